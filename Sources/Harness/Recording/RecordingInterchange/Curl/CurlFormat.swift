extension ImportFormat {
    /// The output of `curl -is`.
    package static let curl = ImportFormat(
        Names(option: "curl", file: "the output of curl -is", content: "the output of curl -is", files: "outputs of curl -is"),
        reader: .text(
            recognizes: { $0[CurlHeadCursor.start(of: $0)...].starts(with: "HTTP/".utf8) },
            read: { (text) throws(ImportError) in
                var reader = try CurlReader(text)
                return try reader.read()
            }))
}
