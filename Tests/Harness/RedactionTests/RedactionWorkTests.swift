import Redaction
import Testing

/// Bodies that are made to be slow.
@Suite("Redaction: bodies with many secrets")
struct RedactionWorkTests {
    @Test(.timeLimit(.minutes(5)), arguments: ["token: |\n  a\n", "\"token\":[", "-----BEGIN PRIVATE KEY-----\n", "\"token\":{"])
    func ends(_ piece: String) {
        expectRedactionEnds(part(String(repeating: piece, count: 80_000 / piece.utf8.count)))
    }
}
