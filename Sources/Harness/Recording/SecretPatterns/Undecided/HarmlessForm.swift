/// A form of values that look random and are not secret.
///
/// To add a form, add a line to ``all``, and a line to the tables of its tests and of `Documentation/Commands/secrets.md`.
struct HarmlessForm: Sendable {
    /// A word that looks random, and the names beside it.
    struct Candidate {
        let word: ArraySlice<UInt8>
        /// The names of the value: the member, the parameter or the field, and the word before it in a text.
        let names: [NameWords]

        /// Whether one of the names ends with a word of a list.
        func isNamed(_ list: NameList) -> Bool { names.contains { $0.last.map { list.contains($0) } ?? false } }

        /// Whether the letters of one of the names end with a text of a list.
        func isNamed(endingWith list: NameList) -> Bool { names.contains { list.contains(endOf: $0.letters[...]) } }
    }

    let title: String
    let matches: @Sendable (Candidate) -> Bool

    private init(_ title: String, _ matches: @escaping @Sendable (Candidate) -> Bool) {
        self.title = title
        self.matches = matches
    }

    /// Returns whether a word has one of the forms.
    static func covers(_ candidate: Candidate) -> Bool { all.contains { $0.matches(candidate) } }

    /// Every form.
    static let all = [
        HarmlessForm("placeholder") { SecretText.isNothing($0.word) },
        HarmlessForm("UUID") { isUUID($0.word) },
        HarmlessForm("ULID") { isULID($0.word) },
        HarmlessForm("hash of content") { ($0.isNamed(hashes) || $0.isNamed(endingWith: ["etag", "etags"])) && isDigest($0.word) },
        HarmlessForm("identifier") { $0.isNamed(identifiers) && isIdentifier($0.word) },
        HarmlessForm("identifier with a prefix") { isPrefixedIdentifier($0.word) },
        HarmlessForm("paging token") { $0.isNamed(pages) || $0.names.contains(where: isPageToken) },
        HarmlessForm("picture") { $0.isNamed(pictures) },
        HarmlessForm("geometry") { $0.isNamed(geometries) },
        HarmlessForm("public key") { $0.isNamed(endingWith: publicKeys) },
        HarmlessForm("number of a request") { $0.isNamed(endingWith: requestNumbers) },
        HarmlessForm("time") { RandomnessHeuristic.isTime($0.word) },
        HarmlessForm("bundle id") { RandomnessHeuristic.isBundleIdentifier($0.word) },
        HarmlessForm("base64 of a known type") { isKnownBase64($0) },
    ]

    // MARK: Names

    private static let hashes: NameList = [
        "build", "checksum", "checksums", "commit", "commits", "crc", "crc32", "digest", "digests", "fingerprint",
        "fingerprints", "hash", "hashes", "integrity", "match", "md5", "release", "rev", "revision", "sha", "sha1", "sha224", "sha256",
        "sha384", "sha512", "tree", "version", "xxhash",
    ]
    private static let identifiers: NameList = [
        "gid", "guid", "guids", "id", "identifier", "identifiers", "ids", "oid", "uid", "uuid", "uuids",
    ]
    private static let pages: NameList = [
        "after", "before", "continuation", "cursor", "cursors", "marker", "next", "pagination", "prev", "previous",
    ]
    private static let pageTokens: NameList = [
        "continuationtoken", "cursortoken", "deltatoken", "nexttoken", "pagetoken", "paginationtoken", "prevtoken", "previoustoken",
        "scrollid", "skiptoken", "starttoken", "synctoken",
    ]
    /// Returns whether a name ends with the words of a paging token, and not with a part of another word: `homepage_token`.
    private static func isPageToken(_ name: NameWords) -> Bool {
        guard let token = pageTokens.word(endOf: name.letters[...]) else { return false }
        let start = name.letters.count - token.count
        return name.isStart(start) && !SecretFieldNames.pagesOfOtherKinds.contains(endOf: name.letters[..<start])
    }

    static let pictures: NameList = [
        "artwork", "avatar", "avatars", "backdrop", "banner", "cover", "icon", "icons", "image", "images", "img", "logo", "logos", "path",
        "photo", "photos", "picture", "pictures", "poster", "preview", "src", "srcset", "thumb", "thumbnail", "thumbnails", "thumbs",
    ]
    private static let geometries: NameList = ["geometry", "points", "polyline", "polylines", "shape"]
    private static let publicKeys: NameList = ["certificate", "cert", "kid", "publickey", "x5c", "x5t"]
    private static let requestNumbers: NameList = [
        "amzid2", "cfid", "cfray", "contentsecuritypolicy", "contentsecuritypolicyreportonly", "correlationid", "nel", "reportingendpoints",
        "reportto", "requestid", "servertiming", "spanid", "tracecontext", "traceid", "traceparent", "tracestate", "uploadid", "vercelid",
    ]

    // MARK: Values

    /// Returns whether a word is 8-4-4-4-12 hexadecimal digits: RFC 9562 section 4.
    static func isUUID(_ word: ArraySlice<UInt8>) -> Bool {
        word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map(\.count) == [8, 4, 4, 4, 12]
            && word.allSatisfy { $0 == UInt8(ascii: "-") || SecretShape.Alphabet.hexadecimal.contains($0) }
    }

    /// Returns whether a word is an identifier with a time since 2004: `01` and 24 characters of Crockford's base32.
    ///
    /// Source: the specification of ULID.
    private static func isULID(_ word: ArraySlice<UInt8>) -> Bool {
        word.count == 26 && word.starts(with: "01".utf8)
            && word.allSatisfy { SecretShape.Alphabet.upperAlphanumeric.contains($0) && !"ILOU".utf8.contains($0) }
    }

    /// Returns whether a word may be the result of a hash function: up to 64 bytes in hexadecimal digits or base64.
    private static func isDigest(_ word: ArraySlice<UInt8>) -> Bool {
        word.count <= (RandomWord.isHexadecimal(word) ? 128 : 96)
    }

    /// Returns whether a word may be an identifier: up to 32 characters, or 64 hexadecimal digits.
    private static func isIdentifier(_ word: ArraySlice<UInt8>) -> Bool { word.count <= (RandomWord.isHexadecimal(word) ? 64 : 32) }

    /// Returns whether a word is an identifier of Stripe's kind: `pi_`, `ch_` or another prefix of an object, and letters and digits.
    ///
    /// A client secret goes on behind them: `_secret_`. Source: Stripe's documentation of its objects.
    private static func isPrefixedIdentifier(_ word: ArraySlice<UInt8>) -> Bool {
        guard let sign = word.firstIndex(of: UInt8(ascii: "_")), objects.contains(word[..<sign]) else { return false }
        let rest = word[(sign + 1)...]
        return (14...32).contains(rest.count) && rest.allSatisfy(SecretShape.Alphabet.alphanumeric.contains)
    }

    private static let objects: NameList = [
        "acct", "ba", "bpc", "btok", "ca", "card", "ch", "cn", "cus", "dp", "evt", "fca", "fee", "fr", "iauth", "ich", "ii", "il", "in",
        "ipi",
        "issfr", "li", "mbur", "pi", "plan", "pm", "po", "price", "prod", "pst", "py", "pyr", "qt", "rate", "rcpt", "re", "req", "rp",
        "seti",
        "setatt", "shp", "shr", "si", "sku", "src", "sub", "ti", "tmr", "tr", "trr", "tu", "txi", "txn", "txr",
    ]

    // MARK: Base64

    /// The beginnings of base64 by which the type of the encoded file is known.
    private static let beginnings = [
        // PNG, JPEG, GIF, RIFF (WebP, WAVE), BMP and ICO.
        "iVBORw0KGgo", "/9j/", "R0lGOD", "UklGR", "AAABAA",
        // PDF, ZIP, gzip, fonts, MP3 and XML.
        "JVBERi", "UEsDB", "H4sIA", "d09GR", "d09GM", "AAEAAAA", "T1RUTw", "SUQz", "PD94bWw", "PHN2Z",
    ].map { Array($0.utf8) }

    /// Returns whether a word is base64 of a file of a known type, or of a text in which nothing looks random.
    private static func isKnownBase64(_ candidate: Candidate) -> Bool {
        let word = candidate.word
        if beginnings.contains(where: word.starts(with:)) { return true }
        var digits = word.prefix { Base64.sixBits[Int($0)] < 64 }
        // The padding may be percent-encoded.
        guard word[digits.endIndex...].allSatisfy({ "=%3Dd".utf8.contains($0) }) else { return false }
        if digits.count % 4 == 1 { digits = digits.dropLast() }
        let text = Base64.decoded(digits)
        guard text.allSatisfy({ (0x20..<0x7F).contains($0) || SecretText.isSpace($0) }) else { return false }
        return UndecidedText.words(in: text, names: candidate.names).isEmpty
    }
}
