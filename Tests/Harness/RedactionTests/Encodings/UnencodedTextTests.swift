import Foundation
@testable import Redaction
import Testing

/// Bodies that only look encoded, and have no secret.
@Suite("Redaction: texts that look encoded")
struct UnencodedTextTests {
    /// Numbers that look random and are the same in each run.
    private static func noise(_ count: Int, seed: UInt64 = 4_711) -> [UInt8] {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
    }

    private static func hexadecimal(_ bytes: some Sequence<UInt8>, _ separator: String = "") -> String {
        bytes.map { TextEncoder.hex($0, 2) }.joined(separator: separator)
    }

    private static let script = #"""
        !function(e,t){"object"==typeof exports?t(exports):t((e=e||self).app={})}(this,function(e){"use strict";var r=/^(?:\d+\.\w*|\x41\u0042\101)$/g,
        n=["\n","\t","=20",'\'',"%u0041","&#97","\u{1F600}"],i=e=>e.replace(/[&<>"']/g,e=>({"&":"&amp;","<":"&lt;"}[e]))+"?page=20&size=50&q=a+b";
        e.a=function(e,t){return t.filter(t=>t.id===e&&r.test(t.name)).map((e,t)=>n[t%n.length]+i(e.name)).join(`\\n${e}`)}});
        """#

    static let texts: [String] = [
        "{\"image\":\"data:image/png;base64,\(Data(noise(20_000)).base64EncodedString())\",\"n\":1}",
        "{\"images\":[" + (0..<200).map { "\"\(Data(noise(60, seed: UInt64($0))).base64EncodedString())\"" }.joined(separator: ",") + "]}",
        "[" + (0..<300).map { "{\"sha256\":\"\(hexadecimal(noise(32, seed: UInt64($0))))\"}" }.joined(separator: ",") + "]",
        "fingerprint: " + hexadecimal(noise(32), ":") + "\nserial: " + hexadecimal(noise(16), " ").uppercased(),
        "id=550e8400-e29b-41d4-a716-446655440000&mac=00:1B:44:11:3A:B7&from=2026-11-26 17:42:27 1234 5678 90",
        String(repeating: script, count: 5),
        "{\"js\":\"\(script.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\"}",
        "a=1\nb=\nc=20\nempty=\npath=C:\\new\\temp\\report\\u\n/items?page=20&size=3D&filter=C3",
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567 internationalization CONGRATULATIONSTOALL JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
        "&#169; 2026 &copy; caf&eacute; &notanentity; AT&T &#xZZ; &# &#99999999999; R&D",
        #"regex \b\d{4}\1\01 \x4 \u12 \U0001 \u{110000} \q"#,
        #"{"n":4.7e15,"m":471108154711,"o":-1.5E+10}"#, "Größe: 4711 – naïve café, пароль не нужен, 日本語",
    ]

    static let known = ["Zk3Lm9Qr7Tx2Vb5Nw8Pd1Fg6", "schlüssel-für-é-4711", "4711081547110815", "a=b&c%41+d 4711;<e>"]

    private func redactor() throws -> Redactor {
        Redactor(SecretPolicy(known: try Self.known.enumerated().map { try KnownSecret(name: "KEY_\($0)", value: $1) }))
    }

    @Test(arguments: texts) func keepsTexts(_ text: String) throws {
        var redactor = try redactor()
        #expect(try redactor.redacted([part(text)]).map(\.text) == [text])
        try redactor.check([part(text)])
    }

    @Test(arguments: 1...8) func keepsRandomBytes(_ seed: Int) throws {
        var redactor = try redactor()
        let bytes = Self.noise(30_000, seed: UInt64(seed))
        let files = [
            bytes, Array("PK".utf8) + [3, 4] + bytes, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes, [0xFF, 0xD8] + bytes,
            [0x78, 0x9C] + bytes, [0x1F, 0x8B, 8, 0] + bytes, [0xFF, 0xFE] + bytes, bytes.map { $0 & 0x0F }, Compression.gzip(bytes),
        ]
        for file in files {
            let part = Redactor.Part("the body", file)
            #expect(try redactor.redacted([part]) == [part])
        }
    }

    /// However it repeats itself, each encoding is undone in linear time.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "=3D", "=\r\n", "41 ", "0x41, ", "4", "\\x41", "\\\\n", "\\101", "&#65", "A\u{0}", "\u{0}A", "ABCDEFG2", "PK\u{3}\u{4}",
            "%u0041", "= \t",
        ])
    func endsAtTextsThatRepeatThemselves(_ piece: String) throws {
        var redactor = try redactor()
        do throws(RedactionError) {
            _ = try redactor.redacted([part(String(repeating: piece, count: 20_000 / piece.utf8.count))])
        } catch {
            #expect(error == .tooDeep(part: "the text"))
        }
    }
}
