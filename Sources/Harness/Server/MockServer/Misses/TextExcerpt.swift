/// Parts of long texts for the cells of a table.
enum TextExcerpt {
    /// The largest number of characters of an excerpt.
    static let width = 48
    /// The number of characters that are shown before the first difference of two texts.
    private static let lead = 12
    /// The number of characters from the first difference on that the beginnings of two texts must show.
    private static let tail = 16

    /// Returns the beginnings of two texts or, where these would not show the first difference, the texts from shortly before it.
    static func pair(_ left: String, _ right: String) -> (String, String) {
        let common = zip(left, right).prefix { $0 == $1 }.count
        let start = max(left.count, right.count) > width && common + tail > width ? common - lead : 0
        return (excerpt(left, from: start), excerpt(right, from: start))
    }

    /// Returns the beginning of a text.
    static func beginning(of text: String) -> String { excerpt(text, from: 0) }

    private static func excerpt(_ text: String, from start: Int) -> String {
        let rest = (start > 0 ? "…" : "") + text.dropFirst(start)
        return rest.count > width ? rest.prefix(width - 1) + "…" : rest
    }
}
