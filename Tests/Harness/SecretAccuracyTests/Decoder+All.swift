import Foundation

extension Decoder {
    /// The decoders by the titles of the encodings.
    static let all: [String: Decoder] = {
        var all = texts.merging(bytes) { first, _ in first }
        for level in 1...4 {
            for style in ["n", "u", "u0041"] { all["JSON \\\(style) ×\(level)"] = json.repeated(level) }
        }
        return all
    }()

    private static let texts: [String: Decoder] = [
        "percent ×1": percent, "percent ×2": percent.repeated(2), "percent ×3": percent.repeated(3), "percent, all bytes": percent,
        "percent, lower case": percent, "form": form,
        "\\x41": numbers("\\x", radix: 16, isByte: true), "\\101": numbers("\\", radix: 8, isByte: true),
        "\\u{41}": numbers("\\u{", "}", radix: 16),
        "entities, decimal": numbers("&#", ";", radix: 10), "entities, hex": numbers("&#x", ";", radix: 16),
        "entities, decimal without ;": numbers("&#", radix: 10), "entities, hex without ;": numbers("&#x", radix: 16),
        "entities, named": named, "quoted-printable": quotedPrintable, "quoted-printable, broken lines": quotedPrintable,
        "base64 ×1": base64, "base64 ×2": base64.repeated(2), "base64 ×3": base64.repeated(3), "base64, for URLs": base64,
        "base64, offset 1": base64, "base64, offset 2": base64, "base64 behind a path": base64, "base64, lines of mail": base64,
        "base32": base32, "base32, lower case": base32, "hex, lower case": hex, "hex, upper case": hex, "hex with blanks": hex,
        "hex with colons": hex, "percent in base64": percent.after(base64), "base64 in percent": base64.after(percent),
        "hex in base64": hex.after(base64), "entities in percent": numbers("&#x", ";", radix: 16).after(percent),
        "JSON \\u in base64": text { text in
            base64.decoded(Array(text.utf8)).flatMap { try? JSONDecoder().decode([String: String].self, from: Data($0.utf8))["note"] }
        },
        "NFD": text { $0.precomposedStringWithCanonicalMapping }, "lower case": text { $0 }, "upper case": text { $0 },
        "number with an exponent": text { Decimal(string: $0)?.description },
        "number with E+ and no point": text { Decimal(string: $0)?.description },
    ]

    private static let bytes: [String: Decoder] = [
        "UTF-16LE": wide(.utf16LittleEndian), "UTF-16BE": wide(.utf16BigEndian), "UTF-16LE, BOM": wide(.utf16LittleEndian),
        "UTF-16BE, BOM": wide(.utf16BigEndian), "UTF-32LE": wide(.utf32LittleEndian), "UTF-32BE": wide(.utf32BigEndian),
        "UTF-32LE, BOM": wide(.utf32LittleEndian), "UTF-16LE, mostly Greek": wide(.utf16LittleEndian),
        "UTF-16LE among bytes": wide(.utf16LittleEndian), "gzip": inflated, "zlib": inflated, "deflate": deflate, "gzip ×2": inflated,
        "ZIP entry": zip, "ZIP entry, stored": text { $0 }, "PNG zTXt": png, "PNG tEXt": text { $0 },
        "gzip in base64": text { inflated.decoded(bytes(ofBase64: $0)) }, "zlib in base64": text { inflated.decoded(bytes(ofBase64: $0)) },
        "deflate in base64": text { deflate.decoded(bytes(ofBase64: $0)) }, "gzip in hex": text { inflated.decoded(bytes(ofHex: $0)) },
        "UTF-16LE in base64": text { wide(.utf16LittleEndian).decoded(bytes(ofBase64: $0)) },
    ]

    /// The decoders of the notations that escape characters.
    static let notations: [String: Decoder] = [
        "JSON": json, "members below a name": json, "members for name and value": json, "rows": json, "signs in names": json,
        "blanks and long names": json, "event stream": json, "XML": named, "plist": named, "HTML": named, "XML by name": named,
        "form": percent, "URL": percent,
    ]
}
