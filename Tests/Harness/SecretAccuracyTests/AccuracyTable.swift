import Dispatch
import Foundation
import SecretCorpus

/// How many secrets of the corpus are found, by group and kind, as it is published.
struct AccuracyTable: Sendable {
    /// The samples of a kind.
    struct Row: Sendable {
        let group: String
        let kind: String
        var count = 0
        /// The identifiers and texts of samples of which the secret is missed, or that are a false alarm.
        var wrong: [String] = []
    }

    let secrets: [Row]
    let clean: [Row]

    init(_ corpus: SecretCorpus) throws {
        let held = Self.concurrently(corpus.secrets) { sample in Result { try Measurement.isHeld(sample) } }
        let alarms = Self.concurrently(corpus.clean, Measurement.isFalseAlarm)
        secrets = Self.rows(
            try zip(corpus.secrets, held).map { ($0.group.rawValue, $0.kind, Self.line($0.id, $0.text), try !$1.get()) })
        clean = Self.rows(zip(corpus.clean, alarms).map { ("no secret", $0.kind, Self.line($0.id, Array($0.text.utf8)), $1) })
    }

    /// Returns the identifier of a sample and the beginning of its text.
    private static func line(_ id: String, _ text: [UInt8]) -> String {
        let shown = text.prefix(200).map { (0x20..<0x7F).contains($0) ? String(Unicode.Scalar($0)) : "\\x" + String($0, radix: 16) }
        return "\(id): \(shown.joined())"
    }

    /// Returns a result for each sample, from all cores.
    private static func concurrently<Sample: Sendable, Result: Sendable>(
        _ samples: [Sample], _ result: @Sendable (Sample) -> Result
    ) -> [Result] {
        var results = [Result?](repeating: nil, count: samples.count)
        results.withUnsafeMutableBufferPointer { buffer in
            // Each iteration writes an element of its own.
            nonisolated(unsafe) let buffer = buffer
            DispatchQueue.concurrentPerform(iterations: samples.count) { buffer[$0] = result(samples[$0]) }
        }
        return results.compactMap { $0 }
    }

    /// Returns the rows in the order in which their kinds occur first.
    private static func rows(_ samples: [(group: String, kind: String, line: String, isWrong: Bool)]) -> [Row] {
        var rows: [Row] = []
        var places: [[String]: Int] = [:]
        for sample in samples {
            let place = places[[sample.group, sample.kind]] ?? rows.count
            if place == rows.count { rows.append(Row(group: sample.group, kind: sample.kind)) }
            places[[sample.group, sample.kind]] = place
            rows[place].count += 1
            if sample.isWrong { rows[place].wrong.append(sample.line) }
        }
        return rows
    }

    /// The sum of rows.
    static func sum(of rows: [Row]) -> (count: Int, wrong: [String]) { (rows.reduce(0) { $0 + $1.count }, rows.flatMap(\.wrong)) }

    /// The rows of a group.
    func secrets(of group: SecretSample.Group) -> [Row] { secrets.filter { $0.group == group.rawValue } }

    // MARK: Text

    private var text: String {
        let found = SecretSample.Group.allCases.flatMap { group in
            let rows = secrets(of: group)
            return rows.map { Self.line($0.group, $0.kind, $0.count, $0.wrong.count) } + [Self.total(group.rawValue, rows)]
        }
        let alarms = clean.map {
            "| \($0.kind) | \($0.count) | \($0.wrong.count) | \(Self.percentage($0.wrong.count, of: $0.count)) |\n"
        }
        let all = Self.sum(of: clean)
        return "| group | notation or encoding | samples | found | missed | recall |\n|---|---|---|---|---|---|\n" + found.joined()
            + "\n| text without a secret | samples | false alarms | rate |\n|---|---|---|---|\n" + alarms.joined()
            + "| **all** | \(all.count) | \(all.wrong.count) | \(Self.percentage(all.wrong.count, of: all.count)) |\n"
    }

    private static func total(_ group: String, _ rows: [Row]) -> String {
        let sum = sum(of: rows)
        return line("**\(group)**", "**all**", sum.count, sum.wrong.count)
    }

    private static func line(_ group: String, _ kind: String, _ count: Int, _ missed: Int) -> String {
        "| \(group) | \(kind == "=" || kind == ":=" || kind == "=>" ? "`\(kind)`" : kind.replacing("\\", with: "\\\\")) | \(count) "
            + "| \(count - missed) | \(missed) | \(percentage(count - missed, of: count)) |\n"
    }

    /// Returns a percentage with one decimal, rounded down for a share that is not whole.
    private static func percentage(_ part: Int, of whole: Int) -> String {
        let tenths = part * 1_000 / whole
        return "\(tenths / 10).\(tenths % 10) %"
    }

    // MARK: Documentation

    private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../Documentation/Commands/secrets.md"
    ).standardized
    private static let marks = ("<!-- secrets-accuracy -->\n", "<!-- /secrets-accuracy -->")

    /// The documentation has no place for the table.
    private struct MissingMarksError: Error {
        let file: String
    }

    /// Returns the place of the table in the documentation.
    private static func place(in text: String) throws -> Range<String.Index> {
        guard let start = text.range(of: marks.0), let end = text.range(of: marks.1) else { throw MissingMarksError(file: file.path) }
        return start.upperBound..<end.lowerBound
    }

    /// Whether the documentation has this table.
    var isPublished: Bool {
        get throws {
            let page = try String(contentsOf: Self.file, encoding: .utf8)
            return try page[Self.place(in: page)] == text
        }
    }

    /// Writes the table into the documentation.
    func publish() throws {
        var page = try String(contentsOf: Self.file, encoding: .utf8)
        page.replaceSubrange(try Self.place(in: page), with: text)
        try page.write(to: Self.file, atomically: true, encoding: .utf8)
    }
}
