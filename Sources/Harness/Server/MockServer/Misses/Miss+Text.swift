extension Miss: CustomStringConvertible {
    /// The whole report: the reason, the nearest stubs as tables, and the next step.
    public var description: String {
        ([headline] + candidates.map(\.table) + ["next: \(advice)"]).joined(separator: "\n")
    }
}

extension Miss.Candidate {
    /// The requirements of a stub and the received values, side by side; `x` marks the values that do not match.
    var table: String {
        let header = Miss.Row(isMet: true, subject: "", wanted: "wanted", found: "received")
        // The place of a difference is not cut: without its end, it is of no use.
        let rows = ([header] + rows).map { row -> (mark: String, cells: [String]) in
            // Of two values that differ, the difference is shown; of two that match, the beginnings.
            let (wanted, found) =
                row.isMet
                ? (TextExcerpt.beginning(of: row.wanted), TextExcerpt.beginning(of: row.found)) : TextExcerpt.pair(row.wanted, row.found)
            return (mark: row.isMet ? " " : "x", cells: [row.subject, wanted, found])
        }
        let widths = (0..<2).map { column in rows.map { $0.cells[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let padded = zip(row.cells, widths).map { text, width in text + String(repeating: " ", count: width - text.count) }
            let line = "  \(row.mark) " + (padded + row.cells.suffix(1)).joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        let more = others == 0 ? "" : ", and \(others) more for the same request"
        return (["nearest: \(title)\(more)"] + lines).joined(separator: "\n")
    }
}
