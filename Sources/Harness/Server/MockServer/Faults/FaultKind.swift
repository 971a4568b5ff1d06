/// A kind of fault: its name in a test, and its forms as an option of a command line.
package struct FaultKind: Sendable {
    /// Every kind, in the order in which help lists them.
    package static let all: [FaultKind] = [
        .reset, .closeWithoutAnswer, .neverAnswer, .truncatedBody, .wrongContentLength, .malformedChunk, .garbage, .dribble, .bandwidth,
        .recordedTimes, .status, .latency,
    ]

    /// The call in a test: `.truncatedBody(after:)`.
    package let call: String
    /// The forms of the option: `["truncate=BYTES"]`; empty for a kind with a separate option.
    package let forms: [String]
    private let read: @Sendable (FaultText) -> Fault?

    /// Creates a kind whose option has values.
    init(_ call: String, _ forms: String..., read: @escaping @Sendable (FaultText) -> Fault?) {
        self.call = call
        self.forms = forms
        self.read = read
    }

    /// Creates a kind whose option is a word.
    ///
    /// If there are several words, each is a fault.
    init(_ call: String, words: KeyValuePairs<String, Fault>) {
        let words = words.map { (word: $0.key, fault: $0.value) }
        self.call = call
        forms = words.map(\.word)
        read = { text in words.first { text.isWord($0.word) }?.fault }
    }

    /// Reads an option, without its probability: `truncate=100`.
    /// - Returns: The fault; nil if the text is not one.
    package static func fault(_ text: Substring) -> Fault? {
        let text = FaultText(text)
        return all.lazy.compactMap { $0.read(text) }.first
    }
}

/// The parts of an option's text: `NAME`, `NAME=VALUE` or `NAME=VALUE/VALUE`.
struct FaultText {
    private let name: Substring
    /// The values; nil without `=`.
    private let values: [Substring]?

    init(_ text: Substring) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        name = parts[0]
        values = parts.count < 2 ? nil : parts[1].split(separator: "/", omittingEmptySubsequences: false)
    }

    /// Returns whether the option is a word without values.
    func isWord(_ word: String) -> Bool { values == nil && name == word }

    /// Returns the values after a name; nil if the name or the number of values is another one.
    func values(after name: String, _ count: Int) -> [Substring]? { self.name == name && values?.count == count ? values : nil }

    /// Returns the one value after a name if it is a whole number from 0.
    func number(after name: String) -> Int? { values(after: name, 1).flatMap { Self.number($0[0]) } }

    /// Returns a whole number from 0; nil for every other text.
    static func number(_ text: Substring) -> Int? { Int(text).flatMap { $0 >= 0 ? $0 : nil } }
}
