/// The words of a message about the places of uses after the first.
enum UsePlaces {
    /// ` (inside #if os(iOS))`, and ` (also on lines 4 and 9)`.
    static func words(conditions: [String], lines: [Int]) -> String {
        let inside = conditions.isEmpty ? "" : " (inside \(conditions.joined(separator: ", ")))"
        let others = Set(lines.dropFirst()).subtracting(lines.prefix(1)).sorted()
        guard let last = others.last else { return inside }
        let shown = others.prefix(5).map(String.init)
        let list =
            others.count > 5
            ? "\(shown.joined(separator: ", ")) and \(others.count - 5) more"
            : (shown.dropLast().joined(separator: ", ") + (others.count > 1 ? " and " : "") + "\(last)")
        return inside + " (also on line\(others.count == 1 ? "" : "s") \(list))"
    }
}
