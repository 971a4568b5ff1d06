/// The words of a name, in lower case: `smtp` and `pass` for `smtpPass`, `SMTP_PASS`, `smtp.pass` and `smtp[pass]`.
///
/// A word begins after a character that is not a letter or a digit, with a capital after a lower-case letter or a digit, and with the last
/// of several capitals before a lower-case letter: `APIKey`. The plural of an acronym is one word: `JWTs`. Bytes of other alphabets are
/// lower-case letters, because ``NameFolding`` comes first.
struct NameWords {
    /// The letters and digits of all words.
    private(set) var letters: [UInt8] = []
    /// The offsets in ``letters`` at which words begin, in ascending order.
    private(set) var starts: [Int] = []

    init(_ name: some Collection<UInt8>) {
        letters.reserveCapacity(name.count)
        var last = Kind.separator
        var capitals = 0
        var index = name.startIndex
        while index < name.endIndex {
            let byte = name[index]
            name.formIndex(after: &index)
            let kind = Kind(byte)
            guard kind != .separator else {
                last = kind
                continue
            }
            let isAfterCapitals = last == .upper && capitals > 1
            if last == .separator || kind == .upper && last != .upper {
                starts.append(letters.count)
                capitals = 0
            } else if kind == .lower, isAfterCapitals, !Self.isPlural(byte, before: index < name.endIndex ? name[index] : nil) {
                starts.append(letters.count - 1)
                capitals = 0
            }
            capitals = kind == .upper ? capitals + 1 : 0
            letters.append(kind == .upper ? byte + 0x20 : byte)
            last = kind
        }
    }

    /// The words.
    var all: [ArraySlice<UInt8>] {
        starts.indices.map { letters[starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : letters.count)] }
    }

    /// The last word; nil where there is none.
    var last: ArraySlice<UInt8>? { starts.last.map { letters[$0...] } }

    /// Returns whether a word begins at an offset, or a part of one that follows a word which is often written without a separator:
    /// `smtppass`.
    func isStart(_ offset: Int) -> Bool {
        isStartOfWord(offset) || Self.prefixes.word(endOf: letters[..<offset], where: { isStartOfWord(offset - $0) }) != nil
    }

    /// Returns whether a word begins at an offset.
    func isStartOfWord(_ offset: Int) -> Bool {
        var range = starts.indices
        while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
            if starts[middle] == offset { return true }
            range = starts[middle] < offset ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return false
    }

    private static func isPlural(_ byte: UInt8, before next: UInt8?) -> Bool {
        byte == UInt8(ascii: "s") && next.map { Kind($0) != .lower } ?? true
    }

    private enum Kind {
        case upper, lower, digit, separator

        init(_ byte: UInt8) {
            self =
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
                // Letters of other alphabets have no capitals here.
                case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: .lower
                case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
                default: .separator
                }
        }
    }

    /// Words that are often joined with the next one in lower case.
    private static let prefixes: NameList = [
        "access", "account", "admin", "api", "app", "auth", "aws", "azure", "bot", "card", "client", "customer", "database", "db", "dev",
        "device", "email", "ftp", "github", "gitlab", "http", "id", "imap", "key", "ldap", "login", "mail", "mongo", "my", "mysql", "new",
        "oauth", "old", "pg", "postgres", "private", "prod", "proxy", "redis", "root", "secret", "sentry", "server", "service", "session",
        "sftp", "sim", "site", "slack", "sms", "smtp", "sql", "ssh", "storage", "stripe", "test", "twilio", "user", "vpn", "wallet", "web",
        "wifi", "x", "zoom",
    ]
}
