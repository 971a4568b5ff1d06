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
    /// What WireMock's mappings are.
    static let wiremock = Self(
        allowed: "{ \"request\": {...}, \"response\": {...} }, or such objects under \"mappings\"",
        next: "name a mapping, or the folder that holds mappings/ and __files/")
}
