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

    /// The content, or the reason why it cannot be read.
    var body: Result<BodyBytes, LocatedRecordingError> {
        let start = SourcePlace(file: path, line: 1, column: 1)
        do throws(FileError) {
            let file = try FolderBoundary(root).path(of: path)
            return .success(BodyBytes(bytes: try FileReading.bytes(of: file, limit: Self.sizeLimit), start: start))
        } catch {
            return .failure(LocatedRecordingError(.head(error), at: SourcePlace(file: path)))
        }
    }

    /// Returns the file as the source of checks, or the reason why there is none.
    /// - Parameter place: The place that names the file.
    func source(at place: SourcePlace) -> ExchangePlanner.Source {
        do throws(FileError) {
            _ = try FolderBoundary(root).path(of: path)
            return .fixture(self)
        } catch {
            return .unreadable(
                Finding(
                    .contractFixture, at: place, what: "the fixture \(path) \(error)", allowed: "a JSON file below the root",
                    because: "the contract is checked against this file", next: "correct the path, which is relative to the root"))
        }
    }
}
