internal import SafeFiles
internal import VerificationModel

/// Reads YAML files.
package enum YAMLFile {
    /// The root of a file's document.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - name: How findings name it.
    /// - Throws: ``LocatedFormatError`` for a file that cannot be read, or whose text is not a YAML document.
    package static func root(of path: String, shownAs name: String) throws(LocatedFormatError) -> YAMLNode {
        let bytes: [UInt8]
        do {
            bytes = try FileReading.bytes(of: path, limit: YAMLReading.sizeLimit)
        } catch {
            throw LocatedFormatError(.unreadable(error), at: SourcePlace(file: name))
        }
        return try YAMLReading.root(of: bytes, file: name)
    }
}
