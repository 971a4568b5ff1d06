extension Miss: CustomStringConvertible {
    /// The widest cell of a table.
    private static let cellWidth = 48

    /// The whole report: the reason, the nearest stubs as tables, and the next step.
    public var description: String {
        ([headline] + candidates.map(Self.table) + ["next: \(advice)"]).joined(separator: "\n")
    }

    /// Returns the requirements of a stub and the received values, side by side; `x` marks the values that do not match.
    private static func table(_ candidate: Candidate) -> String {
        let header = Row(isMet: true, subject: "", wanted: "wanted", found: "received")
        let rows = ([header] + candidate.rows).map { row in
            (mark: row.isMet ? " " : "x", cells: [row.subject, row.wanted, row.found].map(cell))
        }
        let widths = (0..<2).map { column in rows.map { $0.cells[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let padded = zip(row.cells, widths).map { text, width in text + String(repeating: " ", count: width - text.count) }
            let line = "  \(row.mark) " + (padded + row.cells.suffix(1)).joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        let others = candidate.others == 0 ? "" : ", and \(candidate.others) more for the same request"
        return (["nearest: \(candidate.title)\(others)"] + lines).joined(separator: "\n")
    }

    static func cell(_ text: String) -> String { text.count > cellWidth ? text.prefix(cellWidth - 1) + "…" : text }
}
