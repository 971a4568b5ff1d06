import Redaction
import Testing

/// Bodies that are made to be slow.
@Suite("Redaction: bodies with many secrets")
struct RedactionWorkTests {
    @Test(.timeLimit(.minutes(5)), arguments: ["token: |\n  a\n", "\"token\":[", "-----BEGIN PRIVATE KEY-----\n", "\"token\":{"])
    func ends(_ piece: String) {
        expectRedactionEnds(part(String(repeating: piece, count: 80_000 / piece.utf8.count)))
    }

    /// Each level of percent-encoding shows something in a part, for which the whole is searched.
    @Test(.timeLimit(.minutes(5)))
    func endsForEncodingsWithinEachOther() {
        let prose = String(repeating: "nothing is here. ", count: 200)
        let pieces = (0..<8).map { "\(prose) toke%\(String(repeating: "25", count: $0))6E=a1b2c3d4e5\($0) + \\u0041 &amp; =3D\n" }
        expectRedactionEnds(part(String(repeating: pieces.joined(), count: 4)))
    }

    /// All tokens have the same head, by which none of them is distinguished.
    @Test(.timeLimit(.minutes(5)))
    func endsForManyTokensThatBeginAlike() {
        let tokens = (0..<1_200).map { #"{"token":"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.a\#(10_000 + $0).c\#($0)"}"# }
        expectRedactionEnds(part("[\(tokens.joined(separator: ","))]"))
    }
}
