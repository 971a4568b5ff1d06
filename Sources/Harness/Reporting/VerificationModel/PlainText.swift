extension Int {
    /// Returns the number with its noun: `1 layer`, `2 layers`.
    /// - Parameters:
    ///   - noun: The noun for one.
    ///   - plural: The noun for any other number; the first with an `s` if nil.
    package func counted(_ noun: String, plural: String? = nil) -> String {
        "\(self) \(self == 1 ? noun : plural ?? "\(noun)s")"
    }
}

extension String {
    /// Returns the text with spaces behind it, so that it takes a column of this width.
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - count))
    }
}

/// Rows of text with their columns below each other.
package enum TextTable {
    /// Returns a line for each row, without a line break: columns are two spaces apart, the last one is not padded.
    /// - Parameter rows: Rows with the same number of cells.
    package static func lines(_ rows: [[String]]) -> [String] {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).dropLast().map { "\($0.padded(to: $1))  " }.joined() + (row.last ?? "")
        }
    }
}
