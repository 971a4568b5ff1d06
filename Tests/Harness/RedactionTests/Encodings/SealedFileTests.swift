import Foundation
@testable import Redaction
import Testing

/// Files that programs in Python made (`zipfile`, `zlib`, `plistlib`), in base64.
private enum SampleFile {
    /// `notes/a.txt`, compressed, with the key in it.
    static let zip =
        "UEsDBBQAAAAIAAAAIVwdC2AxTAAAAGUAAAALAAAAbm90ZXMvYS50eHQryUhVyE6tVMgsVojKNvbJtdQNLDIPqTDSC0sy9Su3CEgxdEs301FIzE"
        + "tRyM0vSlUozy9KKVZIy8/JyS9XyCxRyEgtSsUjXQKS5wIAUEsBAhQDFAAAAAgAAAAhXB0LYDFMAAAAZQAAAAsAAAAAAAAAAAAAAIABAAAAAG5v"
        + "dGVzL2EudHh0UEsFBgAAAAABAAEAOQAAAHUAAAAAAA=="
    /// `a.txt`, not compressed, with the key in it.
    static let storedZip =
        "UEsDBBQAAAAAAAAAIVyvUjCWHwAAAB8AAAAFAAAAYS50eHRrZXkgWmszTG05LVFyN1R4Mi5WYjVOdzhQZDFGZzYKUEsBAhQDFAAAAAAAAAAhXK"
        + "9SMJYfAAAAHwAAAAUAAAAAAAAAAAAAAIABAAAAAGEudHh0UEsFBgAAAAABAAEAMwAAAEIAAAAAAA=="
    /// A picture with the key in a compressed comment.
    static let zTXt =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAANXpUWHRDb21tZW50AAB4nMtNTElVKM8syVCIyjb2ybXUDSwyD6kw0gtLMvUrtw"
        + "hIMXRLNwMA3ikLgxgk7LEAAAAKSURBVHicY6gHAACBAIDTlFNKAAAAAElFTkSuQmCC"
    /// The same in UTF-8.
    static let compressedITXt =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAAOmlUWHRDb21tZW50AAEAZW4AAHicy01MSVUozyzJUIjKNvbJtdQNLDIPqTDSC0"
        + "sy9Su3CEgxdEs3AwDeKQuD4LssEQAAAApJREFUeJxjqAcAAIEAgNOUU0oAAAAASUVORK5CYII="
    /// A picture with the key in a comment that is not compressed.
    static let iTXt =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAAMmlUWHRDb21tZW50AAAAZW4AAG1hZGUgd2l0aCBaazNMbTktUXI3VHgyLlZiNU"
        + "53OFBkMUZnNt8BD8EAAAAKSURBVHicY6gHAACBAIDTlFNKAAAAAElFTkSuQmCC"
    /// The same in ISO 8859-1.
    static let tEXt =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAALHRFWHRDb21tZW50AG1hZGUgd2l0aCBaazNMbTktUXI3VHgyLlZiNU53OFBkMU"
        + "ZnNvaxl4EAAAAKSURBVHicY6gHAACBAIDTlFNKAAAAAElFTkSuQmCC"
    /// A picture with comments.
    static let cleanPNG =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAAFHRFWHRDb21tZW50AG1hZGUgYnkgaGFuZCyo+ikAAAAYelRYdFRpdGxlAAB4nE"
        + "tUyEnMK0ktygMAECMDds789EEAAAAKSURBVHicY6gHAACBAIDTlFNKAAAAAElFTkSuQmCC"
    /// `access_token` in a dictionary in a dictionary.
    static let namedPropertyList =
        "YnBsaXN0MDDSAQIDCFdzZXNzaW9uVHVzZXLSBAUGB1xhY2Nlc3NfdG9rZW5Rbl8QGlprM0xtOS1RcjdUeDIuVmI1Tnc4UGQxRmc2EQETVGluZX"
        + "MIDRUaHywuS04AAAAAAAABAQAAAAAAAAAJAAAAAAAAAAAAAAAAAAAAUw=="
    /// The key in a text with é in it, which is in UTF-16.
    static let widePropertyList =
        "YnBsaXN0MDDSAQIDBVRub3RlVHVzZXKhBG8QIgBpAHQAIABpAHMAIABaAGsAMwBMAG0AOQAtAFEAcgA3AFQAeAAyAC4AVgBiADUATgB3ADgAUA"
        + "BkADEARgBnADYAIADpZABpAG4A6QBzCA0SFxlgAAAAAAAAAQEAAAAAAAAABgAAAAAAAAAAAAAAAAAAAGk="
    /// The key in gzip in a binary value.
    static let dataPropertyList =
        "YnBsaXN0MDDRAQJUYmxvYk8QNh+LCAAAAAAAAgOrVkpUslKKyjb2ybXUDSwyD6kw0gtLMvUrtwhIMXRLN1OqBQCmEZu2IgAAAAgLEAAAAAAAAA"
        + "EBAAAAAAAAAAMAAAAAAAAAAAAAAAAAAABJ"
    /// `access_token` in a dictionary of NSKeyedArchiver.
    static let keyedArchive =
        "YnBsaXN0MDDUAQIDBAUGGRxZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKlBwgREhNVJG51bGzTCQ"
        + "oLDA0PViRjbGFzc1dOUy5rZXlzWk5TLm9iamVjdHOABKEOgAKhEIADXGFjY2Vzc190b2tlbl8QGlprM0xtOS1RcjdUeDIuVmI1Tnc4UGQxRmc2"
        + "0hQVFhdYJGNsYXNzZXNaJGNsYXNzbmFtZaIXGFxOU0RpY3Rpb25hcnlYTlNPYmplY3TRGhtUcm9vdIABEgABhqAIERskKTJESlBXXmZxc3V3eX"
        + "uIpaqzvsHO19rf4QAAAAAAAAEBAAAAAAAAAB0AAAAAAAAAAAAAAAAAAADm"
    /// Numbers, texts and a binary value.
    static let cleanPropertyList =
        "YnBsaXN0MDDTAQIDBAUJVGRhdGFVcGFnZXNUdXNlckMA/4CjBgcIEAEjQAQAAAAAAAAJVGluZXMIDxQaHyMnKTIzAAAAAAAAAQEAAAAAAAAACg"
        + "AAAAAAAAAAAAAAAAAAADg="
    /// The key in JSON, compressed without a head.
    static let deflate =
        "q1bKyy9JVbJSyixRyCxWiMo29sm11A0sMg+pMNILSzL1K7cISDF0SzfTUUjMS1HIzS9KVaoFAA=="

    static func bytes(_ base64: String) throws -> [UInt8] { Array(try #require(Data(base64Encoded: base64))) }
}

@Suite("Redaction: files with several parts")
struct SealedFileTests {
    private static let key = "Zk3Lm9-Qr7Tx2.Vb5Nw8Pd1Fg6"

    private func redactor() throws -> Redactor { Redactor(SecretPolicy(known: [try KnownSecret(name: "SHOP_KEY", value: Self.key)])) }

    @Test(arguments: [
        (SampleFile.zip, "SHOP_KEY", ["a ZIP archive"]), (SampleFile.storedZip, "SHOP_KEY", ["a ZIP archive"]),
        (SampleFile.zTXt, "SHOP_KEY", ["a PNG image"]), (SampleFile.compressedITXt, "SHOP_KEY", ["a PNG image"]),
        (SampleFile.iTXt, "SHOP_KEY", ["a PNG image"]), (SampleFile.tEXt, "SHOP_KEY", ["a PNG image"]),
        (SampleFile.namedPropertyList, "ACCESS_TOKEN", ["a binary property list"]),
        (SampleFile.widePropertyList, "SHOP_KEY", ["a binary property list", "UTF-16BE"]),
        (SampleFile.dataPropertyList, "SHOP_KEY", ["a binary property list", "gzip"]),
        (SampleFile.keyedArchive, "ACCESS_TOKEN", ["a binary property list"]), (SampleFile.deflate, "SHOP_KEY", ["deflate"]),
    ])
    func refusesSecretsInFiles(_ file: String, _ name: String, _ encodings: [String]) throws {
        let bytes = try SampleFile.bytes(file)
        // A name reveals the secret too where the value is not known.
        var redactor = name == "SHOP_KEY" ? try redactor() : Redactor(SecretPolicy())
        let problem = RedactionError.cannotReplace(name: name, part: "the body", encodings: encodings)
        #expect(throws: problem) { try redactor.redacted([Redactor.Part("the body", bytes)]) }
        // The text around base64 does not depend on it.
        let redacted = try redactor.redacted([part(#"{"file":"\#(file)","n":1}"#)])
        #expect(redacted.map(\.text) == [#"{"file":"{{\#(name)}}","n":1}"#])
        let form = Array("--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n".utf8) + bytes + Array("\r\n--x--\r\n".utf8)
        guard encodings[0] != "deflate", encodings[0] != "a binary property list" else { return }
        #expect(throws: problem) { try redactor.redacted([Redactor.Part("the body", form)]) }
    }

    @Test func namesThePlaceAndTheNextStep() throws {
        var redactor = try redactor()
        let part = Redactor.Part("the response's body", try SampleFile.bytes(SampleFile.zip))
        let problem = #expect(throws: RedactionError.self) { try redactor.redacted([part]) }
        #expect(
            problem?.description == """
                the response's body contains the secret SHOP_KEY in a ZIP archive, and it cannot be replaced there; nothing was written. Request \
                the answer without that encoding, or record another one
                """)
    }

    @Test(arguments: [SampleFile.cleanPNG, SampleFile.cleanPropertyList]) func keepsFilesWithoutSecrets(_ file: String) throws {
        var redactor = try redactor()
        let parts = [Redactor.Part("the body", try SampleFile.bytes(file)), part(#"{"file":"\#(file)"}"#)]
        #expect(try redactor.redacted(parts) == parts)
        try redactor.check(parts)
    }

    /// A list without its end may have a name in one place and the value in another.
    @Test(arguments: [SampleFile.namedPropertyList, SampleFile.cleanPropertyList]) func refusesDamagedPropertyLists(_ file: String) throws {
        var redactor = Redactor(SecretPolicy())
        var bytes = try SampleFile.bytes(file)
        bytes[bytes.count - 1] = 0xFF
        for damaged in [bytes, Array(bytes.dropLast(9))] {
            let problem = #expect(throws: RedactionError.self) { try redactor.redacted([Redactor.Part("the response's body", damaged)]) }
            #expect(
                problem?.description == """
                    the response's body contains text in a binary property list that cannot be read, and may contain a secret; nothing was \
                    written. Request the answer in another format, or record another one
                    """)
        }
    }

    @Test func keepsTextsAboutPropertyLists() throws {
        let text = "bplist00 are the first bytes of a property list in the binary format."
        #expect(try redacted(text) == text)
    }

    /// A list whose objects refer to themselves, or to one object many times, is read in a bounded time.
    @Test(.timeLimit(.minutes(1))) func endsAtPropertyListsThatReferToThemselves() throws {
        let trailer: [UInt8] = [0, 0, 0, 0, 0, 0, 1, 1]
        func list(_ objects: [[UInt8]]) -> [UInt8] {
            let offsets = objects.indices.map { UInt8(8 + objects[..<$0].reduce(0) { $0 + $1.count }) }
            let table = 8 + objects.reduce(0) { $0 + $1.count }
            let numbers = [objects.count, 0, table].flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) } }
            return Array("bplist00".utf8) + objects.joined() + offsets + trailer + numbers
        }
        let circle = list([[0xA2, 0, 0]])
        let many = list((1...25).map { [0xAF, 0x10, 4] + [UInt8](repeating: UInt8($0), count: 4) } + [[0x08]])
        for bytes in [circle, many] {
            var redactor = Redactor(SecretPolicy())
            let problem = RedactionError.cannotRead(part: "the body", encodings: ["a binary property list"])
            #expect(throws: problem) { try redactor.redacted([Redactor.Part("the body", bytes)]) }
        }
    }
}
