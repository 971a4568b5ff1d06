/// A text with placeholders for secrets, `{{NAME}}`.
///
/// Each placeholder matches any text that is not empty.
struct PlaceholderText: Hashable, Sendable {
    /// The text as recorded.
    let text: String
    /// The texts before, between and after the placeholders, one more than there are placeholders.
    private let literals: [String]

    /// Creates the pattern; nil for a text without placeholders.
    init?(_ text: String) {
        var literals = [""]
        var rest = text[...]
        while let open = rest.firstRange(of: "{{") {
            let name = rest[open.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            guard !name.isEmpty, rest[name.endIndex...].hasPrefix("}}") else {
                literals[literals.count - 1] += rest[..<open.upperBound]
                rest = rest[open.upperBound...]
                continue
            }
            literals[literals.count - 1] += rest[..<open.lowerBound]
            literals.append("")
            rest = rest[name.endIndex...].dropFirst(2)
        }
        guard literals.count > 1 else { return nil }
        literals[literals.count - 1] += rest
        self.text = text
        self.literals = literals
    }

    /// Returns whether a text matches the recorded one, with any text that is not empty instead of each placeholder.
    func accepts(_ other: String) -> Bool {
        guard other.hasPrefix(literals[0]) else { return false }
        var rest = other.dropFirst(literals[0].count)
        for (index, literal) in literals.enumerated().dropFirst() {
            guard !rest.isEmpty else { return false }
            if index == literals.count - 1 { return literal.isEmpty || rest.dropFirst().hasSuffix(literal) }
            guard let found = rest.dropFirst().firstRange(of: literal) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
