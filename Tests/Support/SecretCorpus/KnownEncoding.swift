/// An encoding in which an answer may contain a known value.
struct KnownEncoding: Sendable {
    /// The kinds of values.
    enum Value: String, Sendable {
        case letters
        case words
        /// With characters that most encodings write in another way.
        case signs
        case accents
        /// With line breaks and tabs.
        case lines
        /// A number with zeros at its end.
        case number

        /// Returns a value.
        /// - Parameters:
        ///   - number: The number of the value, by which values have other lengths.
        ///   - name: The text that the value is for; nil for the values of the corpus, which are the same in each encoding.
        func value(_ number: Int, for name: String? = nil) -> String {
            var random = RandomText("known \(rawValue) \(number)" + (name.map { " \($0)" } ?? ""))
            switch self {
            case .letters: return random.letters(24 + number)
            case .words: return random.words(3, "-") + "-" + random.text(RandomText.lower, 4)
            case .signs:
                return "\(random.letters(6))/\(random.letters(5))+\(random.letters(4))&\"\(random.letters(5))\\<\(random.letters(4))'"
            case .accents: return "cl\u{E9}-\(random.letters(8))-\u{FC}n-\(random.letters(6))"
            case .lines: return "\(random.letters(9))\n\(random.letters(8))\t\(random.letters(7))"
            case .number: return random.text("123456789", 3) + String(repeating: "0", count: 8 + number)
            }
        }
    }

    /// The parts of a body.
    struct Body {
        var before: [UInt8] = []
        /// The bytes that represent the value.
        var written: [UInt8]
        var after: [UInt8] = []
    }

    let title: String
    let type: String
    let values: [Value]
    let body: @Sendable (String) -> Body

    init(_ title: String, type: String = "application/octet-stream", _ values: [Value], body: @escaping @Sendable (String) -> Body) {
        self.title = title
        self.type = type
        self.values = values
        self.body = body
    }

    /// An encoding of a member of JSON.
    static func member(
        _ title: String, _ values: [Value] = [.letters, .signs, .accents], written: @escaping @Sendable (String) -> String
    ) -> KnownEncoding {
        KnownEncoding(title, type: "application/json", values) { value in
            Body(before: Array(#"{"id":17,"note":""#.utf8), written: Array(written(value).utf8), after: Array(#"","page":2}"#.utf8))
        }
    }

    /// An encoding of a part of a text.
    static func text(
        _ title: String, _ values: [Value] = [.letters, .signs, .accents], written: @escaping @Sendable (String) -> String
    ) -> KnownEncoding {
        KnownEncoding(title, type: "text/plain", values) { value in
            Body(before: Array("id 17, ".utf8), written: Array(written(value).utf8), after: Array(" and page 2\n".utf8))
        }
    }

    /// An encoding of a whole body.
    /// - Parameters:
    ///   - part: Returns the bytes of the value in the body; nil where only the whole body represents it, as compressed bytes do.
    ///   - written: Returns the body.
    static func whole(
        _ title: String, _ values: [Value] = [.letters, .words, .accents], part: (@Sendable (_ value: String) -> [UInt8])? = nil,
        written: @escaping @Sendable (_ document: String) -> [UInt8]
    ) -> KnownEncoding {
        KnownEncoding(title, values) { value in
            let body = written("{\"id\":17,\"note\":\"\(value)\",\"page\":2}")
            guard let part = part?(value) else { return Body(written: body) }
            guard let range = body.firstRange(of: part) else { preconditionFailure("\(title): the body does not contain the value") }
            return Body(before: Array(body[..<range.lowerBound]), written: part, after: Array(body[range.upperBound...]))
        }
    }
}

extension SecretCorpus {
    /// The number of samples in each encoding.
    private static let valueCount = 6

    /// Returns known values in every encoding.
    static func knownValues() -> [SecretSample] {
        KnownEncoding.all.flatMap { encoding in
            (0..<valueCount).map { number in
                let kind = encoding.values[number % encoding.values.count]
                let value = kind.value(number)
                let body = encoding.body(value)
                return SecretSample(
                    group: .knownValue, kind: encoding.title, detail: "\(kind) \(number)", place: .body(type: encoding.type),
                    text: body.before + body.written + body.after,
                    written: body.before.count..<body.before.count + body.written.count, secret: value)
            }
        }
    }
}
