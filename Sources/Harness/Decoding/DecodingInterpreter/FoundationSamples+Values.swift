extension FoundationSamples {
    /// The values of types that do not restrict them.
    package struct Values: Hashable, Sendable {
        package let text: String
        package let integer: Int
        package let double: Double
        package let bool: Bool
        /// The number of elements of each array.
        package let elementCount: Int
        /// The key of each dictionary.
        package let key: String

        /// The first ones: no case of an enumeration has them by chance.
        package static let first = Values(text: "a saved text", integer: 101, double: 1.5, bool: true, elementCount: 1, key: "a saved text")
        /// Others, by which a reader may decide: numbers as texts, small, great and negative numbers, several elements.
        package static let others = [
            Values(text: "1", integer: 1, double: 2, bool: false, elementCount: 2, key: "1"),
            Values(text: "", integer: 0, double: 0, bool: false, elementCount: 1, key: "a"),
            Values(text: "https://example.com", integer: -1, double: -0.5, bool: true, elementCount: 3, key: "-1"),
            Values(text: "2026-11-25T09:30:00Z", integer: 9_007_199_254_740_991, double: 1e15, bool: false, elementCount: 1, key: "id"),
        ]

        /// Values without elements, of which the values in the elements are gone.
        package static let empty = Values(text: "", integer: 0, double: 0, bool: false, elementCount: 0, key: "")

        /// Whether a text or number in JSON is one of the values.
        package func contains(text found: String?, number: String?) -> Bool {
            found.map { $0 == text || $0 == key } ?? false || number.map { $0 == "\(integer)" || Double($0) == double } ?? false
        }
    }
}
