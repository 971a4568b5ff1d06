internal import Threads

/// The identifiers that are written in the code of files, also in parts that no rule needs to be resolved.
package struct CodeWords: Sendable {
    package let all: Set<String>

    /// - Parameter sources: The files, of which those that cannot be read have no words.
    package init(_ sources: UnparsedSources) {
        let texts = sources.texts.compactMap { if case .success(let text) = $0 { text.bytes } else { nil } }
        all = DeepStack.map(texts) { Self.words(in: $0) }.reduce(into: []) { $0.formUnion($1) }
    }

    /// Returns the identifiers in a text, without those in comments; words in literals count too, because code is in them as well.
    static func words(in bytes: [UInt8]) -> Set<String> {
        var words: Set<ArraySlice<UInt8>> = []
        var next = 0
        while next < bytes.count {
            if bytes[next] == UInt8(ascii: "/"), next + 1 < bytes.count, skipsComment(bytes, &next) { continue }
            let start = next
            while next < bytes.count, isInWord(bytes[next]) { next += 1 }
            if next > start { words.insert(bytes[start..<next]) } else { next += 1 }
        }
        return Set(words.map { String(decoding: $0, as: UTF8.self) })
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "_") || byte >= 0x80
        }
    }

    /// Skips a comment; comments of several lines may contain others.
    private static func skipsComment(_ bytes: [UInt8], _ next: inout Int) -> Bool {
        let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
        switch bytes[next + 1] {
        case slash:
            while next < bytes.count, bytes[next] != UInt8(ascii: "\n"), bytes[next] != UInt8(ascii: "\r") { next += 1 }
            return true
        case star:
            var depth = 0
            repeat {
                let (byte, following) = (bytes[next], next + 1 < bytes.count ? bytes[next + 1] : 0)
                if byte == slash, following == star {
                    (depth, next) = (depth + 1, next + 2)
                } else if byte == star, following == slash {
                    (depth, next) = (depth - 1, next + 2)
                } else {
                    next += 1
                }
            } while depth > 0 && next < bytes.count
            return true
        default: return false
        }
    }
}
