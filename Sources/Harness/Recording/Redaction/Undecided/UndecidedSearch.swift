internal import HTTPMessages
package import Recordings
internal import SecretPatterns
internal import StrictJSON
internal import VerificationModel

/// The search for values of an exchange that look random.
///
/// JSON is searched by its strings and names, and so are MessagePack, CBOR and BSON. Any other text is searched word by word, and so are
/// the texts of other binary formats. Another body that is not UTF-8 is not searched.
struct UndecidedSearch {
    private let target: String
    private let request: String
    private(set) var values: [UndecidedValue] = []

    init(_ exchange: CapturedExchange) {
        target = exchange.request.target
        request = "\(exchange.request.method) \(Self.path(of: exchange.request.target))"
        search(target: Array(exchange.request.target.utf8))
        fields(exchange.request.headers, .headers, "header") { .requestField($0) }
        body(exchange.request.body, exchange.request.headers, "request body", .requestBody)
        fields(exchange.response.headers, .fields, "response header") { .responseField($0) }
        body(exchange.response.body, exchange.response.headers, "body", .responseBody)
    }

    /// Returns the path of an address, with `*` in the place of each random segment.
    private static func path(of target: String) -> String {
        let segments = RequestTarget(target).segments.map { UndecidedText.isUndecided($0) ? "*" : $0 }
        return "/" + segments.joined(separator: "/")
    }

    private mutating func search(target bytes: [UInt8]) {
        for word in UndecidedText.words(in: bytes) {
            let place = word.name.map { "query \(Self.shown($0))" } ?? "path"
            add(word, in: bytes, at: 0, place, .target, .query, name: word.name)
        }
    }

    private mutating func fields(
        _ headers: HeaderFields, _ section: UndecidedValue.Section, _ noun: String, _ part: (String) -> UndecidedValue.Part
    ) {
        for field in headers.fields {
            let bytes = Array(field.value.utf8)
            for word in UndecidedText.words(in: bytes, name: field.name) {
                // A parameter inside the value, such as one of a link, has a name of its own.
                let name = word.isParameter ? word.name : field.name
                let place = "\(noun) \(field.name)" + Self.parameter(word)
                add(word, in: bytes, at: 0, place, part(field.name), word.isParameter ? .fields : section, name: name)
            }
        }
    }

    // MARK: Bodies

    private mutating func body(_ bytes: [UInt8], _ headers: HeaderFields, _ noun: String, _ part: UndecidedValue.Part) {
        guard bytes.count >= UndecidedText.shortest else { return }
        let type = MediaType(headers["Content-Type"])
        if let contents = DecodedText.binaryContents(of: bytes) { return body(contents.text, HeaderFields(), noun, part) }
        if let format = type.binaryFormat(of: bytes), format != MediaType.otherBytes {
            return texts(of: bytes, noun, part)
        }
        guard String(validUTF8: bytes) != nil else { return }
        if case .success(let document) = Result(catching: { () throws(JSONSyntaxError) in try JSONDocument(bytes) }) {
            return json(document.root, JSONLocation(), StableNumbers.Path(), name: nil, noun, part)
        }
        for word in UndecidedText.words(in: bytes) {
            let place = word.name.map { "\(noun) \(Self.shown($0))" } ?? noun
            add(word, in: bytes, at: 0, place, part, .fields, name: word.name)
        }
    }

    /// Judges the texts of a binary body, of which one may be a part of another.
    private mutating func texts(of bytes: [UInt8], _ noun: String, _ part: UndecidedValue.Part) {
        var end = 0
        for range in MediaType.textsBehindLengths(in: bytes) {
            let text = Array(bytes[range])
            for word in UndecidedText.words(in: text) where range.lowerBound + word.range.upperBound > end {
                end = range.lowerBound + word.range.upperBound
                add(word, in: text, at: range.lowerBound, noun, part, .fields, name: word.name)
            }
        }
    }

    private mutating func json(
        _ value: JSONValue, _ location: JSONLocation, _ path: StableNumbers.Path, name: String?, _ noun: String, _ part: UndecidedValue.Part
    ) {
        for member in value.members {
            let isRandom = UndecidedText.isUndecided(member.key)
            if isRandom { words(of: member.name, location, nil, name: nil, "\(noun) name in", part) }
            let inside = location.appending(.name(isRandom ? "*" : member.key))
            json(member.value, inside, path.appending(member: member.key), name: isRandom ? nil : member.key, noun, part)
        }
        for (index, element) in value.elements.enumerated() {
            json(element, location.appending(.index(0)), path.appending(element: index), name: name, noun, part)
        }
        words(of: value, location, path, name: name, noun, part)
    }

    /// - Parameter path: The path of a value; nil for a name, which is never replaced.
    private mutating func words(
        of value: JSONValue, _ location: JSONLocation, _ path: StableNumbers.Path?, name: String?, _ noun: String,
        _ part: UndecidedValue.Part
    ) {
        guard value.range.count >= UndecidedText.shortest, let text = value.string else { return }
        let bytes = Array(text.utf8)
        let words = UndecidedText.words(in: bytes, name: name)
        // The string in the place of one that is not read contains nothing of an answer.
        if !words.isEmpty, let path, UnreadStrings.isReplacement(value, at: path) { return }
        for word in words {
            let path = location.description.replacing("[0]", with: "[*]")
            add(word, in: bytes, at: value.range.lowerBound + 1, "\(noun) \(path)\(Self.parameter(word))", part, .fields, name: word.name)
        }
    }

    private static func parameter(_ word: UndecidedText.Word) -> String {
        word.isParameter ? word.name.map { " parameter \(shown($0))" } ?? "" : ""
    }

    /// Returns a name that does not look random itself.
    private static func shown(_ name: String) -> String { UndecidedText.isUndecided(name) ? "*" : name }

    private mutating func add(
        _ word: UndecidedText.Word, in bytes: [UInt8], at start: Int, _ place: String, _ part: UndecidedValue.Part,
        _ section: UndecidedValue.Section, name: String?
    ) {
        values.append(
            UndecidedValue(
                request: request, target: target, place: place, part: part, offset: start + word.range.lowerBound, name: name,
                section: section, value: Array(bytes[word.range])))
    }
}

extension Redactor {
    /// Returns the values of exchanges that look random, and that neither the policy nor a known form decides about.
    ///
    /// - Parameter exchanges: Exchanges with placeholders.
    /// - Returns: The values in the order of the exchanges; equal values at the same path once.
    /// - Throws: ``RedactionError`` for an exchange that cannot be searched.
    package func undecidedValues(in exchanges: some Sequence<CapturedExchange>) throws(RedactionError) -> [UndecidedValue] {
        var seen: Set<UndecidedValue.Identity> = []
        var values: [UndecidedValue] = []
        for exchange in exchanges {
            values += try Self.guarded("the exchange \(exchange.request.method)") { UndecidedSearch(exchange).values }
        }
        return values.filter { value in
            !policy.isAllowed(value.value, field: value.name) && seen.insert(value.identity).inserted
        }
    }
}
