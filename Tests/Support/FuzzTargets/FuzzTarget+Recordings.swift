import HTTPMessages
import RecordingInterchange
import Recordings
import Redaction
import VerificationModel

extension FuzzTarget {
    /// Recordings, and the files of other programs.
    static let recordings =
        [
            FuzzTarget("recording", limit: 16_384) { bytes in
                var reader = RecordingReader(bytes, file: "a.http")
                guard case .success(let exchanges) = Result(catching: { try reader.exchanges() }) else { return }
                expect(!exchanges.isEmpty, "a recording without an exchange")
                for exchange in exchanges { _ = exchange.request.headers["Content-Type"] }
            }
        ] + ["har", "curl", "wiremock"].map(importing)

    private static func importing(_ name: String) -> FuzzTarget {
        FuzzTarget(name, limit: 16_384) { bytes in
            let reader = ImportReader(
                format: ImportFormat.named(name), request: ImportedRequestLine("GET https://api.example.com/a"), now: 1_764_288_000)
            guard case .success(let file) = Result(catching: { try reader.read(bytes, "a") }) else { return }
            for problem in file.problems { _ = problem.finding.description }
            var redactor = Redactor(SecretPolicy())
            for imported in file.exchanges {
                do { _ = try redactor.redacted([imported.exchange]) } catch { expectNoFault(error) }
            }
        }
    }
}
