internal import ContentCoding
internal import Foundation
internal import HTTPMessages
internal import Recordings
internal import Redaction
internal import StrictJSON
internal import VerificationModel

/// Converts the bodies of other programs' files.
enum ImportedBody {
    /// The reason why a body cannot be used, as one clause.
    struct BodyError: Error, CustomStringConvertible {
        let description: String
    }

    /// Returns the bytes of a text in base64, which may have line breaks and no padding.
    /// - Throws: ``BodyError``.
    static func base64(_ text: String) throws(BodyError) -> [UInt8] {
        var digits = text.filter { !$0.isWhitespace }
        digits += String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: digits) else {
            throw BodyError(description: "the body is declared as base64 and is not valid base64")
        }
        return Array(data)
    }

    /// Returns a response's body without the codings that its head names, which most programs have removed already.
    ///
    /// A coding that cannot be removed is refused, because the body could contain a secret.
    /// - Throws: ``BodyError``.
    static func decoded(_ bytes: [UInt8], _ headers: ImportedHeaders) throws(BodyError) -> (bytes: [UInt8], removedCoding: String?) {
        let codings = headers.all.contentCodings
        guard !codings.isEmpty, !bytes.isEmpty else { return (bytes, nil) }
        let removed = codings.joined(separator: ", ")
        // Compressed bytes are not valid UTF-8; a text may begin with the bytes of a zlib head.
        guard String(validUTF8: bytes) == nil else { return (bytes, removed) }
        if codings == ["deflate"] ? Inflation.isZlib(bytes) : codings.count == 1 && Inflation.isGzip(bytes) {
            do {
                return (try Inflation.inflated(bytes, limit: RecordingReader.bodyLimit), removed)
            } catch {
                throw BodyError(description: "the body is not valid \(removed), which its head declares: it \(error)")
            }
        }
        guard codings.allSatisfy({ ["gzip", "x-gzip", "deflate"].contains($0) }) else {
            throw BodyError(
                description: "the body is not text, and may still be coded with \(removed), which cannot be searched for secrets")
        }
        return (bytes, removed)
    }

    /// Returns the charset that a media type names, unless it is UTF-8.
    static func otherCharset(_ type: String) -> String? {
        guard let match = type.lowercased().firstMatch(of: /charset="?([a-z0-9._-]+)/) else { return nil }
        let name = String(match.output.1)
        return ["utf-8", "utf8"].contains(name) ? nil : name
    }

    /// Returns the note for a text that differs from the original; nil if there is no sign of that.
    static func doubt(about text: String, type: String) -> String? {
        if text.unicodeScalars.contains("\u{FFFD}") {
            return "the text contains U+FFFD: bytes were lost when it was written"
        }
        guard let charset = otherCharset(type), !text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return "the body was sent in \(charset) and is in UTF-8 here: its bytes differ from the original ones"
    }
}
