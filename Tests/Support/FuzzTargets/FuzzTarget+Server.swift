import MockServer

extension FuzzTarget {
    /// The requests of clients of the mock server, and the addresses in its answers.
    static let server = [
        FuzzTarget("http1", limit: 16_384) { bytes in
            // The first byte is the number of bytes that arrive first.
            guard let first = bytes.first else { return }
            let request = Array(bytes.dropFirst())
            let whole = ParsedRequest.http1(request, arrivingAt: [])
            let parts = ParsedRequest.http1(request, arrivingAt: [Int(first)])
            expect(whole == parts, "a request in two parts is another one: \(whole) and \(parts)")
        },
        FuzzTarget("http2", limit: 16_384) { bytes in
            let fields = bytes.split(separator: UInt8(ascii: "\n")).map { line in
                let parts = line.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
                return (Array(parts[0]).text, parts.count > 1 ? Array(parts[1]).text : "")
            }
            _ = ParsedRequest.http2(fields)
        },
        FuzzTarget("markup", limit: 8_192) { bytes in
            for isHTML in [true, false] {
                for reference in MarkupReferences.all(in: bytes, isHTML: isHTML) {
                    let text = String(decoding: bytes[reference.offset...], as: UTF8.self)
                    expect(text.utf8.starts(with: reference.text.utf8), "\(reference.text) is not at its offset")
                }
            }
        },
        FuzzTarget("request-pattern", limit: 512) { bytes in
            _ = Result { try RequestPattern.get(bytes.text) }
            _ = Result { try RequestPattern(nil, regex: bytes.text) }
        },
    ]
}
