import Testing
import VerificationModel

@Suite("Text of bytes that are valid UTF-8")
struct UTF8Tests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let text: String?

        init(_ description: String, _ bytes: [UInt8], _ text: String?) {
            testDescription = description
            self.bytes = bytes
            self.text = text
        }
    }

    @Test(arguments: [
        Sample("nothing", [], ""), Sample("ASCII", [0x61, 0x00, 0x7F], "a\u{0}\u{7F}"), Sample("two bytes", [0xC3, 0xA9], "\u{E9}"),
        Sample("three bytes", [0xE2, 0x82, 0xAC], "\u{20AC}"), Sample("four bytes", [0xF0, 0x9F, 0x8E, 0xAC], "\u{1F3AC}"),
        Sample("a composed and a decomposed letter", [0xC3, 0xA9, 0x65, 0xCC, 0x81], "\u{E9}e\u{301}"),
        Sample("a byte order mark", [0xEF, 0xBB, 0xBF, 0x61], "\u{FEFF}a"), Sample("U+FFFD itself", [0xEF, 0xBF, 0xBD], "\u{FFFD}"),
        Sample("the highest scalar", [0xF4, 0x8F, 0xBF, 0xBF], "\u{10FFFF}"), Sample("above the highest", [0xF4, 0x90, 0x80, 0x80], nil),
        Sample("a byte of Latin-1", [0x61, 0xE9], nil), Sample("an unfinished sequence", [0xE2, 0x82], nil),
        Sample("a lone continuation", [0x80], nil), Sample("an overlong form", [0xC0, 0xAF], nil),
        Sample("a surrogate", [0xED, 0xA0, 0x80], nil), Sample("a byte that no text has", [0xFF], nil),
        Sample("a malformed byte before U+FFFD", [0xFF, 0xEF, 0xBF, 0xBD], nil),
    ])
    func readsOnlyValidBytes(_ sample: Sample) {
        // Scalars are compared, because equal strings can have different bytes.
        #expect(String(validUTF8: sample.bytes).map { Array($0.unicodeScalars) } == sample.text.map { Array($0.unicodeScalars) })
        #expect((String(validUTF8: sample.bytes[...]) == nil) == (sample.text == nil))
    }
}
