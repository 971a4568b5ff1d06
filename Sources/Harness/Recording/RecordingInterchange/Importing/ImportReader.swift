internal import SafeFiles
internal import StrictJSON
internal import VerificationModel

/// The formats of other programs that can be imported.
package enum ImportFormat: String, CaseIterable, Sendable {
    /// HAR 1.2, the HTTP archive of browsers and proxies.
    case har
    /// The output of `curl -is`.
    case curl
    /// WireMock's mappings, with the bodies in `__files`.
    case wiremock
}

/// Reads what other programs have written down, whichever of them it was.
package struct ImportReader: Sendable {
    /// The largest file that is read, in bytes.
    private static let sizeLimit = 512 << 20

    private let format: ImportFormat?
    private let request: ImportedRequestLine?

    /// A reader.
    /// - Parameters:
    ///   - format: The format; told by the content where nil.
    ///   - request: What was asked for, which the output of curl does not say.
    package init(format: ImportFormat? = nil, request: ImportedRequestLine? = nil) {
        self.format = format
        self.request = request
    }

    /// What a file, or a folder of WireMock's, holds.
    /// - Throws: ``ImportProblem`` where it cannot be read at all.
    package func read(_ path: String) throws(ImportProblem) -> ImportedFile {
        let isFolder: Bool
        do {
            isFolder = try PathLookup.isFolder(path)
        } catch {
            throw ImportProblem(.file(error), at: SourcePlace(file: path))
        }
        // Only WireMock's come in folders.
        let isWireMock = isFolder && [nil, .wiremock].contains(format)
        if isFolder, !isWireMock { throw ImportProblem(.folder, at: SourcePlace(file: path)) }
        var file = isWireMock ? try WireMockFolder(path).read() : try read(Self.bytes(of: path), path)
        // What was left out of it is told all the same.
        if file.exchanges.isEmpty, file.problems.isEmpty { file.problems = [ImportProblem(.nothing, at: SourcePlace(file: path))] }
        return file
    }

    private func read(_ bytes: [UInt8], _ path: String) throws(ImportProblem) -> ImportedFile {
        if bytes.isEmpty { throw ImportProblem(.empty, at: SourcePlace(file: path)) }
        if let reason = Self.encoding(of: bytes) { throw ImportProblem(reason, at: SourcePlace(file: path, line: 1, column: 1)) }
        let isCurl = format.map { $0 == .curl } ?? bytes.starts(with: Array("HTTP/".utf8))
        guard !isCurl else {
            var reader = try CurlReader(bytes, file: path, request: request)
            return try reader.read()
        }
        let isJSON = bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "{")
        guard isJSON || format != nil else { throw ImportProblem(.unknownFormat, at: SourcePlace(file: path, line: 1, column: 1)) }
        let json = try ImportedJSON(bytes, file: path)
        switch format {
        case .har: return try har(json)
        case .wiremock: return try WireMockFolder.read(json)
        case .curl, nil: break
        }
        if json.root["log"] != nil { return try har(json) }
        if json.root["mappings"] != nil || json.root["request"] != nil { return try WireMockFolder.read(json) }
        throw ImportProblem(.unknownFormat, at: json.place(of: json.root))
    }

    /// What is told of a file whose bytes are no text in UTF-8 from the first on; nil where nothing speaks against it.
    private static func encoding(of bytes: [UInt8]) -> ImportProblem.Reason? {
        let isUTF16 = [[0xFF, 0xFE], [0xFE, 0xFF]].contains { bytes.starts(with: $0) } || bytes.prefix(2).contains(0)
        if isUTF16 { return .encoding("UTF-16, or no text", next: "save it as UTF-8, or export it again") }
        let packed: [(name: String, mark: [UInt8])] = [("gzip", [0x1F, 0x8B]), ("a zip archive", Array("PK\u{3}\u{4}".utf8))]
        let found = packed.first { bytes.starts(with: $0.mark) }
        return found.map { .encoding($0.name, next: "unpack it, and import what is in it") }
    }

    private func har(_ json: ImportedJSON) throws(ImportProblem) -> ImportedFile {
        var reader = HARReader(json)
        return try reader.read()
    }

    static func bytes(of path: String) throws(ImportProblem) -> [UInt8] {
        do {
            return try FileReading.bytes(of: path, limit: sizeLimit)
        } catch {
            throw ImportProblem(.file(error), at: SourcePlace(file: path))
        }
    }
}
