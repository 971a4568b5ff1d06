import Foundation
import TruthTypes

/// The counts of the comparison by level and construct, as they are published.
struct TruthTable {
    private struct Row {
        var types = 0
        var bodies = 0
        var failures = 0
        var undecided = 0
        var wrong = 0
    }

    private var rows: [[String]: Row] = [:]
    private(set) var differences: [Truth.Difference] = []

    mutating func add(_ one: TruthCase, _ counts: Truth.Counts) {
        var row = rows[[one.level, one.construct]] ?? Row()
        row.types += 1
        row.bodies += counts.bodies
        row.failures += counts.failures
        row.undecided += counts.undecided
        row.wrong += counts.differences.count
        rows[[one.level, one.construct]] = row
        differences += counts.differences
    }

    /// The bodies of all types but those that are written to be left open.
    var bodies: Int { bounded.reduce(0) { $0 + $1.bodies } }
    /// The bodies of these types that are not decided.
    var undecided: Int { bounded.reduce(0) { $0 + $1.undecided } }

    private var bounded: [Row] { rows.filter { $0.key[0] != "left open" }.map(\.value) }

    private var text: String {
        let header =
            "| level | construct | types | bodies | refused by the compiled type | not decided | wrong |\n|---|---|---|---|---|---|---|\n"
        let lines = rows.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, row in
            "| \(key[0]) | \(key[1]) | \(row.types) | \(row.bodies) | \(row.failures) | \(row.undecided) | \(row.wrong) |\n"
        }
        let all = rows.values.reduce(into: Row()) { sum, row in
            sum.types += row.types
            sum.bodies += row.bodies
            sum.failures += row.failures
            sum.undecided += row.undecided
            sum.wrong += row.wrong
        }
        return header + lines.joined() + "| all | | \(all.types) | \(all.bodies) | \(all.failures) | \(all.undecided) | \(all.wrong) |\n"
    }

    private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../Documentation/Commands/type.md"
    ).standardized
    private static let marks = ("<!-- truth -->\n", "<!-- /truth -->")

    /// The table in the documentation.
    static func published() throws -> String {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard let start = text.range(of: marks.0), let end = text.range(of: marks.1) else {
            throw TruthError(what: "\(file.path) has no lines \(marks)")
        }
        return String(text[start.upperBound..<end.lowerBound])
    }

    /// Writes the table into the documentation.
    func publish() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        guard let start = text.range(of: Self.marks.0), let end = text.range(of: Self.marks.1) else {
            throw TruthError(what: "\(Self.file.path) has no lines \(Self.marks)")
        }
        try (text[..<start.upperBound] + self.text + text[end.lowerBound...]).write(to: Self.file, atomically: true, encoding: .utf8)
    }
}
