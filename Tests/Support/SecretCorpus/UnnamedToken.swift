/// A random text without a name, as it is written in an answer.
package struct UnnamedToken: Sendable {
    /// The alphabet of the text.
    package let alphabet: String
    package let text: String

    /// Random texts of several alphabets and lengths, always the same.
    package static let all: [UnnamedToken] = alphabets.flatMap { name, letters in
        [24, 32, 43].flatMap { length in
            (0..<100).map { number in
                var random = RandomText("unnamed \(name) \(length) \(number)")
                return UnnamedToken(alphabet: name, text: random.text(letters, length))
            }
        }
    }

    private static let alphabets = [
        ("letters and digits", RandomText.alphanumeric), ("base64 for URLs", RandomText.alphanumeric + "-_"),
        ("small letters and digits", RandomText.lower + RandomText.digits), ("capitals and digits", RandomText.upper + RandomText.digits),
        ("hexadecimal digits", RandomText.hexadecimal),
    ]
}
