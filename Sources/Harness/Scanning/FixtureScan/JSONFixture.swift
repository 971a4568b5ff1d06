internal import SafeFiles
package import StrictJSON
internal import VerificationModel

/// A JSON file of a repository.
package struct JSONFixture: Sendable {
    /// The path, relative to the root.
    package let path: String
    /// The text as JSON, or the reason why `JSONDecoder` does not read it.
    package let content: Result<JSONDocument, JSONSyntaxError>
    package let bytes: [UInt8]

    /// The largest file that is read, in bytes.
    private static let sizeLimit = 16 << 20

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        content = Self.content(bytes)
    }

    /// The most commas without a value that are left out.
    private static let commaLimit = 100

    /// Reads a text as `JSONDecoder` does, which accepts a comma after the last value.
    ///
    /// Source: swift-foundation, JSONScanner.swift: trailing commas have always been allowed.
    private static func content(_ bytes: [UInt8]) -> Result<JSONDocument, JSONSyntaxError> {
        var text = bytes
        for _ in 0..<commaLimit {
            do throws(JSONSyntaxError) {
                return .success(try JSONDocument(text))
            } catch {
                // The place is that of the bracket behind the comma. A space keeps all other places.
                guard error.reason == .trailingComma, let comma = text[..<error.offset].lastIndex(of: UInt8(ascii: ",")) else {
                    return .failure(error)
                }
                text[comma] = UInt8(ascii: " ")
            }
        }
        return Result { () throws(JSONSyntaxError) in try JSONDocument(bytes) }
    }

    /// Reads a file.
    /// - Parameter path: The path, relative to the root.
    init(_ path: String, below root: String) throws(FileError) {
        self.init(path: path, bytes: try FileReading.bytes(of: "\(root)/\(path)", limit: Self.sizeLimit))
    }

    /// The name of the file without `.json`.
    package var stem: String { Self.stem(of: path) }

    static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
    }

    /// The path of the folder that contains it; empty for the root.
    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

    /// Whether it is the mapping of a stub server, such as WireMock, and not the answer of an API.
    var isStubMapping: Bool {
        guard case .success(let document) = content else { return false }
        let keys = Set(document.root.members.map(\.key))
        return keys.isSuperset(of: ["request", "response"]) || keys == ["mappings", "meta"] || keys == ["mappings"]
    }
}
