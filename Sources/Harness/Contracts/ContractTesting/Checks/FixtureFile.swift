internal import Recordings
internal import SafeFiles
internal import VerificationModel

/// A JSON file below the root that is not a recording.
struct FixtureFile: Sendable {
    /// The path, relative to the root.
    let path: String
    /// The folder that paths are relative to.
    let root: String

    /// The largest file that is read, in bytes.
    private static let sizeLimit = 16 << 20

    /// Reads the content.
    /// - Parameter place: The place that names the file.
    func body(namedAt place: SourcePlace) throws(UnreadableBody) -> BodyBytes {
        do throws(FileError) {
            let file = try FolderBoundary(root).path(of: path)
            let bytes = try FileReading.bytes(of: file, limit: Self.sizeLimit)
            return BodyBytes(bytes: bytes, start: SourcePlace(file: path, line: 1, column: 1))
        } catch {
            throw UnreadableBody(
                finding: Finding(
                    .contractFixture, at: place, what: "the fixture \(path) \(error)", allowed: "a JSON file below the root",
                    because: "the contract is checked against this file", next: "correct the path, which is relative to the root"))
        }
    }
}

/// The reason why the body of a recording or the content of a fixture cannot be read.
struct UnreadableBody: Error {
    let finding: Finding
}
