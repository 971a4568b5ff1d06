extension Plant {
    /// The number of samples of each notation that are planted as they are; each template and each kind of value is among them.
    static let plainCount = 8

    /// Returns texts of the corpus: values of each notation, a token of each vendor, and each file with a key.
    static func samples(of corpus: SecretCorpus) -> [Plant] {
        let byGroup = Dictionary(grouping: corpus.secrets, by: \.group)
        let named = kinds(byGroup[.namedValue] ?? []).flatMap { $0.prefix(plainCount) }
        let shapes = kinds(byGroup[.knownShape] ?? [])
        let files = shapes.filter { $0[0].kind == "key file" }.flatMap(\.self)
        let notations = shapes.filter { $0[0].kind != "key file" }
        // A sample of each notation has the same number for the same vendor.
        let tokens = notations[0].indices.map { notations[$0 % notations.count][$0] }
        return (named + tokens + files).enumerated().map { plant($1, number: $0) }
    }

    /// Returns known values in each encoding of the corpus, each with a value of its own.
    static func knownValues() -> [Plant] {
        KnownEncoding.all.flatMap { encoding in
            (0..<3).map { number in
                let value = encoding.values[number % encoding.values.count].value(number, for: encoding.title)
                let body = encoding.body(value)
                return Plant(
                    .knownValue, encoding.title, secret: value, type: encoding.type, body: body.before + body.written + body.after)
            }
        }
    }

    /// Returns samples by their kind, in the order of the corpus.
    static func kinds(_ samples: [SecretSample]) -> [[SecretSample]] {
        var kinds: [String] = []
        let byKind = Dictionary(grouping: samples, by: \.kind)
        for sample in samples where kinds.last != sample.kind { kinds.append(sample.kind) }
        return kinds.compactMap { byKind[$0] }
    }

    private static func plant(_ sample: SecretSample, number: Int) -> Plant {
        let text = String(decoding: sample.text, as: UTF8.self)
        switch sample.place {
        case .body(let type): return Plant(sample.group, sample.kind, secret: sample.secret, type: type, body: sample.text)
        case .requestForm:
            let type = "application/x-www-form-urlencoded"
            let request = Request(fields: [Field(name: "Content-Type", value: type)], body: sample.text)
            return Plant(sample.group, sample.kind, secret: sample.secret, type: type, body: sample.text, request: request)
        case .target:
            let query = text.split(separator: "?", maxSplits: 1)
            let request = query.count == 2 ? Request(query: String(query[1])) : nil
            return Plant(
                sample.group, sample.kind, secret: sample.secret, fields: [address(text, number)].compactMap { $0 },
                body: number.isMultiple(of: 3) ? Array("{\"next\":\"\(text)\"}".utf8) : answer, request: request)
        case .field:
            let field = field(text)
            let isCookie = field.name == "Set-Cookie"
            let cookie = Field(name: "Cookie", value: String(field.value.prefix { $0 != ";" }))
            return Plant(
                sample.group, sample.kind, secret: sample.secret, fields: [field], body: answer,
                request: Request(fields: [isCookie ? cookie : field]))
        }
    }

    /// A body without a secret.
    static let answer = Array(#"{"id":17,"page":2}"#.utf8)

    static func field(_ line: String) -> Field {
        let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
        return Field(name: parts[0], value: parts[1])
    }

    private static func address(_ text: String, _ number: Int) -> Field? {
        switch number % 3 {
        case 1: Field(name: "Location", value: text)
        case 2: Field(name: "Link", value: "<\(text)>; rel=\"next\"")
        default: nil
        }
    }
}
