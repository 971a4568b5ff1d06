internal import ContentCoding
internal import Foundation
internal import HTTPMessages
internal import Recordings
internal import Redaction
internal import StrictJSON
internal import VerificationModel

/// A body on its way from another program's file into a recording.
enum ImportedBody {
    /// Why a body cannot be used, as one clause.
    struct BodyError: Error, CustomStringConvertible {
        let description: String
    }

    /// The bytes of a text in base64, whose lines may be broken and whose padding may be missing.
    /// - Throws: ``BodyError``.
    static func base64(_ text: String) throws(BodyError) -> [UInt8] {
        var digits = text.filter { !$0.isWhitespace }
        digits += String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: digits) else { throw BodyError(description: "the body is said to be base64, and is not") }
        return Array(data)
    }

    /// A response's body without the codings that its head names, which most programs have undone already.
    ///
    /// What cannot be looked into could hold a secret unseen: it is refused.
    /// - Throws: ``BodyError``.
    static func decoded(_ bytes: [UInt8], _ headers: ImportedHeaders) throws(BodyError) -> (bytes: [UInt8], removedCoding: String?) {
        let codings = headers.all.contentCodings
        guard !codings.isEmpty, !bytes.isEmpty else { return (bytes, nil) }
        let removed = codings.joined(separator: ", ")
        // Compressed bytes are no text; a text that begins as zlib does is.
        guard String(validUTF8: bytes) == nil else { return (bytes, removed) }
        if codings == ["deflate"] ? Inflation.isZlib(bytes) : codings.count == 1 && Inflation.isGzip(bytes) {
            do {
                return (try Inflation.inflated(bytes, limit: RecordingReader.bodyLimit), removed)
            } catch {
                throw BodyError(description: "the body is not the \(removed) that its head says: it \(error)")
            }
        }
        guard codings.allSatisfy({ ["gzip", "x-gzip", "deflate"].contains($0) }) else {
            throw BodyError(
                description: "the body is no text, and may still be coded with \(removed), which cannot be looked into for secrets")
        }
        return (bytes, removed)
    }

    /// The charset that a media type names, where it is another than UTF-8.
    static func otherCharset(_ type: String) -> String? {
        guard let match = type.lowercased().firstMatch(of: /charset="?([a-z0-9._-]+)/) else { return nil }
        let name = String(match.output.1)
        return ["utf-8", "utf8"].contains(name) ? nil : name
    }

    /// What a note says of a text that no longer is what passed; nil where nothing speaks against it.
    static func doubt(about text: String, type: String) -> String? {
        if text.unicodeScalars.contains("\u{FFFD}") {
            return "the text holds U+FFFD: bytes were lost when it was written"
        }
        guard let charset = otherCharset(type), !text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return "the body came in \(charset) and stands here in UTF-8: its bytes are others than those that passed"
    }
}
