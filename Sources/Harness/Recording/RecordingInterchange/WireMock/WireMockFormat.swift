internal import StrictJSON

extension ImportFormat {
    /// WireMock's mappings, with the bodies in `__files`.
    package static let wiremock = ImportFormat(
        Names(option: "wiremock", file: "WireMock mappings", content: "WireMock mappings", files: "WireMock mappings"),
        reader: .json(
            recognizes: { $0["mappings"] != nil || $0["request"] != nil },
            read: { (json) throws(ImportError) in try WireMockFolder.read(json) }),
        folder: Folder(
            one: "a WireMock folder", owned: "WireMock's folder", marker: "mappings", content: "mappings/ and __files/",
            read: { (path) throws(ImportError) in try WireMockFolder(path).read() }))
}

extension ImportError.Shape {
    /// The shape of WireMock's mappings.
    static let wiremock = Self(
        allowed: "{ \"request\": {...}, \"response\": {...} }, or such objects under \"mappings\"",
        next: "name a mapping, or the folder that contains mappings/ and __files/")
}
