internal import HTTPMessages
internal import StrictJSON

/// An address in an answer that leads a client away from the server, to the service that was recorded or to another one.
struct OutwardAddress: Hashable, Sendable {
    /// The part of an answer that has the address.
    enum Part: Hashable, Sendable {
        /// The field at a position among the header fields.
        case field(name: String, index: Int)
        /// A string of a JSON body, or a reference in HTML or XML, which begins at an offset.
        case body(offset: Int)
    }

    let part: Part
    let host: RequestHost

    /// Returns the addresses of an answer in their order: those of its header fields, and those in a body of JSON, HTML or XML.
    static func all(in response: MockResponse, servedFrom server: ServerAddress) -> [OutwardAddress] {
        fields(of: response, servedFrom: server) + body(of: response, servedFrom: server)
    }

    /// Returns the address that a client follows by itself: the Location of a redirect, or that of a Refresh field.
    static func followed(in response: MockResponse, servedFrom server: ServerAddress) -> OutwardAddress? {
        fields(of: response, servedFrom: server).first { address in
            guard case .field(let name, _) = address.part else { return false }
            return switch name.lowercased() {
            case "location": (300..<400).contains(response.status)
            case "refresh": true
            default: false
            }
        }
    }

    // MARK: Header fields

    private static func fields(of response: MockResponse, servedFrom server: ServerAddress) -> [OutwardAddress] {
        response.headers.fields.enumerated().flatMap { index, field in
            references(in: field).compactMap { reference in
                host(of: reference, server).map { OutwardAddress(part: .field(name: field.name, index: index), host: $0) }
            }
        }
    }

    /// Returns the references of a field that has some.
    ///
    /// Source: RFC 9110 sections 8.7 and 10.2.2, RFC 8288 section 3, and the HTML standard for Refresh.
    private static func references(in field: HeaderFields.Field) -> [Substring] {
        switch field.name.lowercased() {
        case "location", "content-location": [field.value[...]]
        case "link": field.value.matches(of: /<([^>]*)>/).map(\.output.1)
        case "refresh": field.value.firstMatch(of: /^[0-9. ]*[;,]\s*(?:[Uu][Rr][Ll]\s*=\s*)?["']?([^"']*)/).map { [$0.output.1] } ?? []
        default: []
        }
    }

    // MARK: Bodies

    private static func body(of response: MockResponse, servedFrom server: ServerAddress) -> [OutwardAddress] {
        if let isHTML = isHTML(response) {
            return MarkupReferences.all(in: response.body, isHTML: isHTML).compactMap { reference in
                host(of: reference.text, server).map { OutwardAddress(part: .body(offset: reference.offset), host: $0) }
            }
        }
        guard isJSON(response), mayHaveAddress(response.body),
            case .success(let document) = Result(catching: { () throws(JSONSyntaxError) in try JSONDocument(response.body) })
        else { return [] }
        var found: [OutwardAddress] = []
        collect(document.root, server, &found)
        return found
    }

    /// Returns whether a body is declared as HTML, and not as XML; nil if it is declared as neither.
    private static func isHTML(_ response: MockResponse) -> Bool? {
        guard let type = response.headers["Content-Type"]?.prefix(while: { $0 != ";" && $0 != " " }).lowercased() else { return nil }
        if type == "text/html" { return true }
        return type.hasSuffix("/xml") || type.hasSuffix("+xml") ? false : nil
    }

    /// Returns whether a body is declared as JSON, or begins like an object or an array, as some servers send it with another type.
    private static func isJSON(_ response: MockResponse) -> Bool {
        let first = response.body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return MediaType.isJSON(response.headers["Content-Type"]) || first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    /// Returns whether a body has two slashes in a row, as they are or escaped.
    ///
    /// Most bodies have none, and are not parsed.
    private static func mayHaveAddress(_ body: [UInt8]) -> Bool {
        var slashes = 0
        var escape: [UInt8] = []
        for byte in body {
            if byte == UInt8(ascii: "/") {
                slashes += 1
                escape = []
            } else if byte == UInt8(ascii: "\\") {
                escape = [byte]
            } else if !escape.isEmpty, escape.count < 6, UInt8(ascii: "u") == byte || JSONStrings.hexadecimal(byte) != nil {
                escape.append(byte)
                if escape.count == 6 {
                    slashes = String(decoding: escape, as: UTF8.self).lowercased() == "\\u002f" ? slashes + 1 : 0
                    escape = []
                }
            } else {
                (slashes, escape) = (0, [])
            }
            if slashes == 2 { return true }
        }
        return false
    }

    private static func collect(_ value: JSONValue, _ server: ServerAddress, _ found: inout [OutwardAddress]) {
        switch value.kind {
        case .object: for member in value.members { collect(member.value, server, &found) }
        case .array: for element in value.elements { collect(element, server, &found) }
        case .string:
            guard let text = value.string, !text.contains(where: \.isWhitespace), let host = host(of: text, server) else { return }
            found.append(OutwardAddress(part: .body(offset: value.range.lowerBound), host: host))
        case .number, .boolean, .null: break
        }
    }

    /// Returns the host that a reference names; nil for the server itself, for a path, and for an address that is not one of HTTP.
    private static func host(of reference: some StringProtocol, _ server: ServerAddress) -> RequestHost? {
        let start = reference.drop { $0 == " " || $0 == "\t" }
        let scheme = start.prefix { $0 != ":" && $0 != "/" }.lowercased()
        guard ["http", "https"].contains(scheme) || start.hasPrefix("//"), let host = RequestHost(target: start), !server.isOwn(host)
        else { return nil }
        return host
    }
}
