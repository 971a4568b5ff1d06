extension DecodedText {
    /// An encoding that can be removed.
    enum Encoding: String {
        /// `%2F`: RFC 3986 section 2.1. `%u002F`: `escape` of JavaScript.
        case percent = "percent-encoding"
        /// The same, with `+` for a space, as HTML forms have it.
        case form = "form encoding"
        /// `\/` and `\u0041`: RFC 8259 section 7. `\x41`, `\101` and `\u{41}`: programming languages.
        case json = "JSON escapes"
        /// Either alphabet, with or without padding: RFC 4648 sections 4 and 5.
        case base64 = "base64"
        /// In capitals or in small letters, with or without padding: RFC 4648 section 6.
        case base32 = "base32"
        /// Digits in either case, with or without signs between the bytes.
        case hexadecimal = "hexadecimal digits"
        /// As Bitcoin has it.
        case base58 = "base58"
        /// RFC 1950 and RFC 1952.
        case gzip
        /// Compressed bytes without a head: RFC 1951.
        case deflate
        /// `&quot;` and `&#x66;`: HTML and XML.
        case entities = "character references"
        /// `=3D`, and lines that end in `=`: RFC 2045 section 6.7.
        case quotedPrintable = "quoted-printable"
        /// Short lines that end in `=`, which may be quoted-printable.
        case brokenLines = "lines that end in ="
        /// Two bytes for each character, the lower one first. Twice in UTF-32.
        case utf16Little = "UTF-16LE"
        /// Two bytes for each character, the higher one first. Twice in UTF-32.
        case utf16Big = "UTF-16BE"
        /// An entry of an archive.
        case zip = "a ZIP archive"
        /// A part of a picture: each has a checksum.
        case png = "a PNG image"
        /// Objects that refer to each other by their positions.
        case propertyList = "a binary property list"
        /// Names and values with their lengths.
        case messagePack = "MessagePack"
        /// RFC 8949.
        case cbor = "CBOR"
        /// Documents of names, types and values.
        case bson = "BSON"

        /// Whether other bytes around a text depend on it, so that no part of it can be replaced.
        var isSealed: Bool {
            switch self {
            case .gzip, .deflate, .zip, .png, .propertyList, .messagePack, .cbor, .bson: true
            default: false
            }
        }

        /// Whether it is a file with several parts.
        var hasParts: Bool {
            switch self {
            case .zip, .png, .propertyList, .messagePack, .cbor, .bson: true
            default: false
            }
        }

        /// Whether it is undone in place: a few bytes of the text are replaced, and all others are kept.
        var isInPlace: Bool {
            switch self {
            case .percent, .form, .json, .entities, .quotedPrintable: true
            default: false
            }
        }

        /// Whether each byte becomes two.
        var isWide: Bool { self == .utf16Little || self == .utf16Big }

        /// Returns a text of ASCII in encodings of two bytes for each character, of which the outermost is the first.
        static func widened(_ text: [UInt8], _ encodings: [Encoding]) -> [UInt8] {
            encodings.reversed().reduce(text) { text, encoding in text.flatMap { encoding == .utf16Little ? [$0, 0] : [0, $0] } }
        }
    }
}
