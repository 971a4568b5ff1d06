internal import StrictJSON
internal import VerificationModel

/// The number and the places of the values that were replaced in an exchange, for a comment in the head of its recording.
///
/// A place has no value in it: names are those of the redacted texts.
struct RedactionNote {
    /// The largest number of listed places.
    private static let placeLimit = 20
    /// The length of the longest listed name, in bytes.
    private static let nameLimit = 120

    private var count = 0
    /// The places, each once.
    private var places: [String] = []
    /// The number of values whose places are not listed.
    private var rest = 0

    /// `Redacted 3 values: query api_key, header Authorization, body $.user.token`; nil where nothing was replaced.
    var comment: String? {
        guard count > 0 else { return nil }
        return "\(commentWithoutPlaces): \((places + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: ", "))"
    }

    /// `Redacted 3 values`.
    var commentWithoutPlaces: String { "Redacted \(count) value\(count == 1 ? "" : "s")" }

    /// Adds the values that were replaced in a text.
    /// - Parameters:
    ///   - spans: The values, in the order of the text.
    ///   - part: The text with placeholders.
    ///   - isJSON: Whether it is JSON.
    mutating func add(_ spans: [Redactor.Span], in part: Redactor.Part, isJSON: Bool) {
        // JSON in UTF-16, and JSON that does not parse, has no paths: lines and columns are listed.
        let document = isJSON ? try? JSONDocument(part.bytes) : nil
        var distance = 0
        for span in spans {
            let offset = span.range.lowerBound + distance
            distance += span.placeholder.count - span.range.count
            count += 1
            guard places.count < Self.placeLimit else {
                rest += 1
                continue
            }
            let place = Self.place(of: offset, in: part, document)
            if !places.contains(place) { places.append(place) }
        }
    }

    private static func place(of offset: Int, in part: Redactor.Part, _ document: JSONDocument?) -> String {
        switch part.role {
        case .target: parameter(at: offset, in: part.bytes)
        case .requestField: named("header", part.field)
        case .requestBody: "request body \(position(of: offset, in: part.bytes, document))"
        case .reason: "reason phrase"
        case .responseField: named("response header", part.field)
        case .responseBody: "body \(position(of: offset, in: part.bytes, document))"
        case .other: part.name
        }
    }

    private static func named(_ word: String, _ name: String?) -> String {
        guard let name, name.utf8.count <= nameLimit else { return word }
        return "\(word) \(name)"
    }

    /// Returns the parameter whose value has an offset: `query api_key`.
    private static func parameter(at offset: Int, in bytes: [UInt8]) -> String {
        guard let start = bytes[..<offset].lastIndex(where: { "?&#".utf8.contains($0) }) else { return "address" }
        let word = bytes[...start].contains(UInt8(ascii: "#")) ? "fragment" : "query"
        let text = bytes[(start + 1)..<offset]
        guard let end = text.firstIndex(of: UInt8(ascii: "=")), end > text.startIndex else { return word }
        return named(word, String(decoding: text[..<end], as: UTF8.self))
    }

    /// Returns the path of a value of JSON, or the line and the column in other texts.
    private static func position(of offset: Int, in bytes: [UInt8], _ document: JSONDocument?) -> String {
        if let document {
            let path = path(of: offset, in: document)
            if path.utf8.count <= nameLimit { return path }
        }
        let place = SourcePlace(offset: offset, in: bytes, file: "")
        return "line \(place.line ?? 1) column \(place.column ?? 1)"
    }

    /// Returns the path of the member or element that has an offset, whether in its name or in its value.
    private static func path(of offset: Int, in document: JSONDocument) -> String {
        var (value, location) = (document.root, JSONLocation())
        while true {
            if let member = value.members.first(where: { offset < $0.value.range.upperBound }) {
                location = location.appending(.name(member.key))
                value = member.value
                if offset < value.range.lowerBound { return escaped(location) }
            } else if let (index, element) = value.elements.enumerated().first(where: { offset < $0.element.range.upperBound }) {
                location = location.appending(.index(index))
                value = element
            } else {
                return escaped(location)
            }
        }
    }

    /// Returns a path in one line of visible characters.
    private static func escaped(_ location: JSONLocation) -> String {
        location.description.unicodeScalars.map { scalar in
            let isVisible = scalar == " " || !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
            return isVisible ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
        }.joined()
    }
}
