internal import StrictJSON

extension ImportFormat {
    /// HAR 1.2, the HTTP archive of browsers and proxies.
    package static let har = ImportFormat(
        Names(option: "har", file: "a HAR file", content: "HAR files", files: "HAR files"),
        reader: .json(
            recognizes: { $0["log"] != nil },
            read: { (json) throws(ImportError) in
                var reader = HARReader(json)
                return try reader.read()
            }))
}

extension ImportError.Shape {
    /// The shape that HAR requires.
    static let har = Self(allowed: "{ \"log\": { \"entries\": [...] } }, as HAR 1.2 has it", next: "export the file again as HAR")
}
