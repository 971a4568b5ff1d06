internal import CompressedBytes

extension KnownEncoding {
    /// Every encoding.
    ///
    /// To add an encoding, add it to one of these lists, and its decoder to the tests.
    static let all = addresses + strings + references + digits + wide + archives + chains + writings

    private static let addresses: [KnownEncoding] = [
        .member("percent ×1", [.signs, .accents, .lines]) { TextEncoding.percent($0) },
        .member("percent ×2", [.signs, .accents, .lines]) { TextEncoding.percent(TextEncoding.percent($0)) },
        .member("percent ×3", [.signs, .accents, .lines]) { TextEncoding.percent(TextEncoding.percent(TextEncoding.percent($0))) },
        .member("percent, all bytes") { TextEncoding.percentOfAll($0) },
        .member("percent, lower case") { TextEncoding.percentOfAll($0).lowercased() },
        KnownEncoding("form", type: "application/x-www-form-urlencoded", [.signs, .lines, .accents]) { value in
            Body(before: Array("id=17&note=".utf8), written: Array(TextEncoding.form(value).utf8), after: Array("&page=2".utf8))
        },
    ]

    private static let strings: [KnownEncoding] =
        (1...4).flatMap { level in
            [
                nested("JSON \\n ×\(level)", level, [.lines, .signs]) { TextEncoding.json($0) },
                nested("JSON \\u ×\(level)", level, [.accents]) { TextEncoding.json($0, isASCII: true) },
                nested("JSON \\u0041 ×\(level)", level, [.letters, .lines]) { TextEncoding.jsonOfAll($0) },
            ]
        } + [
            .text("\\x41", [.letters, .words, .accents]) { TextEncoding.byteEscapes($0) },
            .text("\\101", [.letters, .words, .accents]) { TextEncoding.octalEscapes($0) },
            .text("\\u{41}", [.letters, .words, .accents]) { TextEncoding.bracedEscapes($0) },
        ]

    /// JSON in a string of JSON, several levels deep.
    private static func nested(
        _ title: String, _ level: Int, _ values: [Value], written: @escaping @Sendable (String) -> String
    ) -> KnownEncoding {
        KnownEncoding(title, type: "application/json", values) { value in
            var (before, inner, after) = (#"{"id":17,"note":"line one\nand "#, written(value), #"","page":2}"#)
            for _ in 1..<level {
                before = #"{"id":17,"body":""# + TextEncoding.json(before)
                inner = TextEncoding.json(inner)
                after = TextEncoding.json(after) + #""}"#
            }
            return Body(before: Array(before.utf8), written: Array(inner.utf8), after: Array(after.utf8))
        }
    }

    private static let references: [KnownEncoding] = [
        .text("entities, decimal") { TextEncoding.references($0, radix: 10) },
        .text("entities, hex") { TextEncoding.references($0, radix: 16) },
        .text("entities, decimal without ;") { TextEncoding.references($0, radix: 10, end: "") },
        .text("entities, hex without ;") { TextEncoding.references($0, radix: 16, end: "") },
        .text("entities, named", [.signs]) { TextEncoding.namedReferences($0) },
        .text("quoted-printable", [.accents, .lines]) { TextEncoding.quotedPrintable($0, lineCount: 76) },
        .text("quoted-printable, broken lines") { TextEncoding.quotedPrintable($0, lineCount: 16) },
    ]

    private static let digits: [KnownEncoding] = [
        .member("base64 ×1") { TextEncoding.base64($0) },
        .member("base64 ×2") { TextEncoding.base64(TextEncoding.base64($0)) },
        .member("base64 ×3") { TextEncoding.base64(TextEncoding.base64(TextEncoding.base64($0))) },
        .member("base64, for URLs") { TextEncoding.base64(Array("id?\($0)>>".utf8), isURL: true) },
        .member("base64, offset 1") { TextEncoding.base64("u\($0), and page 2") },
        .member("base64, offset 2") { TextEncoding.base64("id\($0), and page 2") },
        .member("base64 behind a path") { "items/" + TextEncoding.base64($0) },
        .text("base64, lines of mail") {
            TextEncoding.base64Lines(Array("A letter of several lines, so that the value is in more than one of them: \($0). Page 2.".utf8))
        },
        .member("base32") { TextEncoding.base32(Array($0.utf8)) },
        .member("base32, lower case") { TextEncoding.base32(Array($0.utf8)).lowercased().replacing("=", with: "") },
        .member("hex, lower case") { TextEncoding.hex(Array($0.utf8)) },
        .member("hex, upper case") { TextEncoding.hex(Array($0.utf8)).uppercased() },
        .text("hex with blanks") { TextEncoding.hex(Array($0.utf8), separator: " ") },
        .text("hex with colons") { TextEncoding.hex(Array($0.utf8), separator: ":").uppercased() },
    ]

    private static let utf16: @Sendable (String) -> [UInt8] = { TextEncoding.utf16($0, isBig: false) }
    private static let bigUTF16: @Sendable (String) -> [UInt8] = { TextEncoding.utf16($0, isBig: true) }
    private static let utf32: @Sendable (String) -> [UInt8] = { TextEncoding.utf32($0, isBig: false) }
    private static let bigUTF32: @Sendable (String) -> [UInt8] = { TextEncoding.utf32($0, isBig: true) }
    private static let utf8: @Sendable (String) -> [UInt8] = { Array($0.utf8) }

    private static let wide: [KnownEncoding] = [
        .whole("UTF-16LE", part: utf16, written: utf16), .whole("UTF-16BE", part: bigUTF16, written: bigUTF16),
        .whole("UTF-16LE, BOM", part: utf16) { [0xFF, 0xFE] + utf16($0) },
        .whole("UTF-16BE, BOM", part: bigUTF16) { [0xFE, 0xFF] + bigUTF16($0) },
        .whole("UTF-32LE", part: utf32, written: utf32), .whole("UTF-32BE", part: bigUTF32, written: bigUTF32),
        .whole("UTF-32LE, BOM", part: utf32) { [0xFF, 0xFE, 0, 0] + utf32($0) },
        .whole("UTF-16LE, mostly Greek", part: utf16) { document in
            let text = String(repeating: "\u{3B1}\u{3C5}\u{3C4}\u{3CC} \u{3B5}\u{3AF}\u{3BD}\u{3B1}\u{3B9} ", count: 30)
            return [0xFF, 0xFE] + utf16(text + document)
        },
        KnownEncoding("UTF-16LE among bytes", [.letters, .words, .accents]) { value in
            let noise = (0..<90).map { UInt8($0 * 37 % 127 + 128) }
            return Body(before: noise, written: TextEncoding.utf16(value, isBig: false), after: [0, 0] + noise)
        },
    ]

    private static let archives: [KnownEncoding] = [
        .whole("gzip") { CompressedBytes.of(Array($0.utf8), .gzip) },
        .whole("zlib") { CompressedBytes.of(Array($0.utf8), .zlib) },
        .whole("deflate") { CompressedBytes.of(Array($0.utf8), .none) },
        .whole("gzip ×2") { CompressedBytes.of(CompressedBytes.of(Array($0.utf8), .gzip), .gzip) },
        .whole("ZIP entry") { Archives.zip(Array($0.utf8), isStored: false) },
        .whole("ZIP entry, stored", part: utf8) { Archives.zip(Array($0.utf8), isStored: true) },
        .whole("PNG zTXt") { Archives.png(text: Array($0.utf8), isCompressed: true) },
        .whole("PNG tEXt", [.letters, .words], part: utf8) { Archives.png(text: Array($0.utf8), isCompressed: false) },
    ]

    private static let chains: [KnownEncoding] = [
        .member("gzip in base64") { TextEncoding.base64(CompressedBytes.of(Array("{\"note\":\"\($0)\"}".utf8), .gzip)) },
        .member("zlib in base64") { TextEncoding.base64(CompressedBytes.of(Array("{\"note\":\"\($0)\"}".utf8), .zlib)) },
        .member("deflate in base64") { TextEncoding.base64(CompressedBytes.of(Array("{\"note\":\"\($0)\"}".utf8), .none)) },
        .member("gzip in hex") { TextEncoding.hex(CompressedBytes.of(Array("{\"note\":\"\($0)\"}".utf8), .gzip)) },
        .member("UTF-16LE in base64") { TextEncoding.base64(TextEncoding.utf16($0, isBig: false)) },
        .member("percent in base64", [.signs, .accents, .lines]) { TextEncoding.base64(TextEncoding.percent($0)) },
        .member("base64 in percent") { TextEncoding.percentOfAll(TextEncoding.base64($0)) },
        .member("JSON \\u in base64", [.accents, .signs, .lines]) {
            TextEncoding.base64("{\"note\":\"\(TextEncoding.json($0, isASCII: true))\"}")
        },
        .member("hex in base64") { TextEncoding.base64(TextEncoding.hex(Array($0.utf8))) },
        .member("entities in percent") { TextEncoding.percent(TextEncoding.references($0, radix: 16)) },
    ]

    private static let writings: [KnownEncoding] = [
        .text("NFD", [.accents]) { $0.replacing("\u{E9}", with: "e\u{301}").replacing("\u{FC}", with: "u\u{308}") },
        .text("lower case", [.letters, .signs]) { $0.lowercased() },
        .text("upper case", [.letters, .words, .signs]) { $0.uppercased() },
        KnownEncoding("number with an exponent", type: "application/json", [.number]) { value in
            let zeros = value.reversed().prefix { $0 == "0" }.count
            let digits = Array(value.dropLast(zeros))
            let number = "\(digits[0]).\(String(digits.dropFirst()))e\(value.count - 1)"
            return Body(before: Array(#"{"id":17,"account":"#.utf8), written: Array(number.utf8), after: Array(#","page":2}"#.utf8))
        },
        KnownEncoding("number with E+ and no point", type: "application/json", [.number]) { value in
            let zeros = value.reversed().prefix { $0 == "0" }.count
            return Body(
                before: Array(#"{"id":17,"account":"#.utf8), written: Array("\(value.dropLast(zeros))E+\(zeros)".utf8),
                after: Array("}".utf8))
        },
    ]
}
