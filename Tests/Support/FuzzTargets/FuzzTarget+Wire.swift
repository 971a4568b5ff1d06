import ContentCoding
import HTTPMessages
import StrictJSON
import TextPatterns

extension FuzzTarget {
    /// Texts of the wire: JSON, JSONPath, compressed bodies, addresses, header fields and patterns.
    static let wire = [
        FuzzTarget("json", limit: 65_536) { bytes in
            guard case .success(let document) = Result(catching: { try JSONDocument(bytes) }) else { return }
            expect(walk(document.root, bytes.count) <= bytes.count, "a document has more values than bytes")
        },
        FuzzTarget("jsonpath") { bytes in
            let texts = bytes.texts(2)
            guard case .success(let path) = Result(catching: { try JSONPath(texts[0].text) }) else { return }
            if let location = path.location {
                let again = Result { try JSONPath(location.description).location }
                expect((try? again.get()) == location, "the path of a location is another one: \(location)")
            }
            guard let document = try? JSONDocument(texts[1].isEmpty ? Array(#"{"a":[{"b":1},[2]],"c":{"a":null}}"#.utf8) : texts[1]) else {
                return
            }
            let search = JSONPathSearch(path, in: document)
            for match in search.matches { _ = "\(match.location) \(match.value.text)" }
        },
        FuzzTarget("compressed", limit: 65_536) { bytes in
            let limit = 1 << 20
            if case .success(let inflated) = Result(catching: { try Inflation.inflated(bytes, limit: limit) }) {
                expect(inflated.count <= limit, "more bytes than the limit")
            }
            _ = Inflation.readable(bytes, limit: limit)
            _ = Inflation.readableDeflate(bytes, limit: limit)
            _ = Inflation.isDeflate(bytes)
        },
        FuzzTarget("fields") { bytes in
            let text = bytes.text
            _ = MediaType.isJSON(text)
            _ = HTTPDate(text, now: 1_764_288_000)
            _ = RequestTarget(text)
            _ = PathTemplate(text.split(separator: "/", omittingEmptySubsequences: false).map(String.init))
        },
        FuzzTarget("patterns", limit: 256) { bytes in
            let texts = bytes.texts(2)
            guard case .success(let pattern) = Result(catching: { try RegularExpression(texts[0].text) }) else { return }
            _ = Result { try pattern.isFound(in: texts[1].text) }
        },
    ]

    /// Returns the number of values in a value, with itself.
    private static func walk(_ value: JSONValue, _ size: Int) -> Int {
        expect((0...size).contains(value.range.lowerBound) && value.range.upperBound <= size, "a value is outside of the text")
        _ = "\(value.string ?? "")\(value.number ?? "")\(value.text)"
        return value.elements.reduce(1) { $0 + walk($1, size) } + value.members.reduce(0) { $0 + walk($1.value, size) }
    }
}
