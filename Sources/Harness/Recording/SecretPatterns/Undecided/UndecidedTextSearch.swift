/// The search of ``UndecidedText`` through one text.
///
/// The text is cut at blanks, quotation marks, brackets and commas. What remains is an address, which is cut into its parts, or a word,
/// which may have a name in front of it: `ref=...`, `sha256:...`.
struct UndecidedTextSearch {
    private let text: [UInt8]
    private let name: String?
    private let names: [NameWords]
    private(set) var words: [UndecidedText.Word] = []

    init(_ text: [UInt8], name: String?, names: [NameWords]) {
        self.text = text
        self.name = name
        self.names = names
    }

    mutating func run() {
        var index = 0
        while index < text.count {
            let start = index
            while index < text.count, Self.isInside[Int(text[index])] { index += 1 }
            if index - start >= RandomWord.shortest { stretch(start..<index) }
            index += 1
        }
    }

    /// By byte, whether a stretch may contain it.
    private static let isInside: [Bool] = (UInt8.min...UInt8.max).map {
        SecretShape.Alphabet.alphanumeric.contains($0) || "-_+/=.%:?&#@~|!*$".utf8.contains($0)
    }

    /// A name in front of a value, with the sign between them.
    private struct Before {
        let name: String
        /// Whether a sign between them makes it the name of the value.
        let isName: Bool
    }

    private mutating func stretch(_ range: Range<Int>) {
        // The data of a data URL: RFC 2397.
        if text[..<range.lowerBound].suffix(7).elementsEqual("base64,".utf8) { return }
        let before = before(range.lowerBound)
        let context = before.map { [NameWords($0.name.utf8)] } ?? []
        let own = before.flatMap { $0.isName ? $0.name : nil } ?? name
        if isAddress(range) { return address(range, own, context) }
        for part in Self.split(range, in: text, at: "&") {
            if let equals = equals(in: part) {
                let parameter = String(decoding: text[part.lowerBound..<equals], as: UTF8.self)
                value(equals + 1..<part.upperBound, parameter, isParameter: true, [NameWords(parameter.utf8)])
            } else {
                value(part, own, isParameter: false, names + context)
            }
        }
    }

    /// Returns the word in front of a value, in the same line.
    private func before(_ start: Int) -> Before? {
        var end = start
        var isName = false
        while end > 0, start - end < 8, "\"'`\\ =:>".utf8.contains(text[end - 1]) {
            if "=:>".utf8.contains(text[end - 1]) { isName = true }
            end -= 1
        }
        guard end < start else { return nil }
        var begin = end
        while begin > 0, end - begin < 64, SecretText.isNameByte(text[begin - 1]) { begin -= 1 }
        guard begin < end, text[begin..<end].contains(where: { !SecretText.isDigit($0) }) else { return nil }
        return Before(name: String(decoding: text[begin..<end], as: UTF8.self), isName: isName)
    }

    /// Returns the sign between a name and a value: in `ref=...`, and not the padding of base64.
    private func equals(in range: Range<Int>) -> Int? {
        guard let equals = text[range].firstIndex(of: UInt8(ascii: "=")), equals > range.lowerBound,
            text[(equals + 1)..<range.upperBound].contains(where: { $0 != UInt8(ascii: "=") }),
            text[range.lowerBound..<equals].allSatisfy({ SecretText.isNameByte($0) || "%[]".utf8.contains($0) }),
            !RandomWord.isRandom(text[range.lowerBound..<equals])
        else { return nil }
        return equals
    }

    // MARK: Addresses

    private func isAddress(_ range: Range<Int>) -> Bool {
        // A picture in base64 may begin with a slash.
        text[range.lowerBound] == UInt8(ascii: "/") && !text[range].starts(with: "/9j/".utf8) || scheme(of: range) != nil
    }

    /// Returns the end of the scheme of an address: the place behind `://`.
    private func scheme(of range: Range<Int>) -> Int? {
        guard let colon = text[range].firstIndex(of: UInt8(ascii: ":")), colon > range.lowerBound, colon + 3 <= range.upperBound,
            text[colon..<colon + 3].elementsEqual("://".utf8)
        else { return nil }
        return colon + 3
    }

    private mutating func address(_ range: Range<Int>, _ own: String?, _ context: [NameWords]) {
        let fragment = text[range].firstIndex(of: UInt8(ascii: "#")) ?? range.upperBound
        let query = text[range.lowerBound..<fragment].firstIndex(of: UInt8(ascii: "?")) ?? fragment
        var path = range.lowerBound
        // A scheme in the query or the fragment is that of another address: RFC 3986 section 3.
        if let host = scheme(of: range.lowerBound..<query) {
            // The name of a host is public.
            path = text[host..<query].firstIndex(of: UInt8(ascii: "/")) ?? query
        }
        segments(path..<query, own, names + context)
        for part in Self.split(query..<fragment, in: text, at: "?&") + Self.split(fragment..<range.upperBound, in: text, at: "#&") {
            guard let equals = equals(in: part) else {
                value(part, own, isParameter: false, names + context)
                continue
            }
            let parameter = String(decoding: text[part.lowerBound..<equals], as: UTF8.self)
            value(equals + 1..<part.upperBound, parameter, isParameter: true, [NameWords(parameter.utf8)])
        }
    }

    /// Judges the segments of a path, which have no name.
    ///
    /// The path of a file or a picture is an identifier, and so are hexadecimal digits as a segment, unless the segment before them is that
    /// of an address which lets its owner in: `/password/reset/<digits>`.
    private mutating func segments(_ range: Range<Int>, _ own: String?, _ names: [NameWords]) {
        let segments = Self.split(range, in: text, at: "/")
        let pictures = HarmlessForm.Candidate(word: text[range], names: names)
        guard !pictures.isNamed(HarmlessForm.pictures), !(segments.last.map(isFile) ?? false) else { return }
        var previous: Range<Int>?
        for segment in segments {
            defer { previous = segment }
            guard !RandomWord.isHexadecimal(text[segment]) || previous.map(isEntrance) ?? false else { continue }
            value(segment, segments.count == 1 ? own : nil, isParameter: false, [])
        }
    }

    /// Returns whether the segment behind another one may let its owner in.
    private func isEntrance(_ segment: Range<Int>) -> Bool { NameWords(text[segment]).last.map { Self.entrances.contains($0) } ?? false }

    /// The last words of segments before a code, a token or a session.
    private static let entrances: NameList = [
        "access", "accept", "activate", "activation", "apikey", "auth", "authenticate", "authentication", "authorize", "autologin",
        "callback",
        "cart", "carts", "checkout", "claim", "code", "confirm", "confirmation", "credential", "credentials", "device", "devices", "feed",
        "forgot", "hook", "hooks", "ical", "input", "invitation", "invitations", "invite", "invites", "join", "key", "keys", "link",
        "login",
        "magic", "magiclink", "mfa", "oauth", "onboarding", "otp", "pass", "passwd", "password", "passwords", "private", "recover",
        "recovery",
        "redeem", "register", "registration", "reset", "restore", "secret", "secrets", "session", "sessions", "setup", "share", "shared",
        "signin", "signup", "sso", "ticket", "token", "tokens", "unlock", "unsubscribe", "validate", "verification", "verify", "webhook",
        "webhooks",
    ]

    /// Returns whether a segment ends with the ending of a file: `.jpg`, `.woff2`.
    private func isFile(_ segment: Range<Int>) -> Bool {
        guard let dot = text[segment].lastIndex(of: UInt8(ascii: ".")), dot > segment.lowerBound else { return false }
        let ending = text[(dot + 1)..<segment.upperBound]
        return (2...5).contains(ending.count) && ending.first.map(RandomnessHeuristic.isLower) == true
            && ending.allSatisfy(SecretShape.Alphabet.lowerAlphanumeric.contains)
    }

    // MARK: Values

    /// Judges a value, and the parts of it that colons and similar signs separate.
    private mutating func value(_ range: Range<Int>, _ own: String?, isParameter: Bool, _ names: [NameWords]) {
        if isHarmlessAddress(range, names) { return }
        var context: [NameWords] = []
        for part in Self.split(range, in: text, at: ":|@#!*$?") {
            word(part, own, isParameter: isParameter, names + context)
            context = [NameWords(text[part])]
        }
    }

    /// Returns whether a value is a percent-encoded address without a word that looks random: RFC 3986 section 2.1.
    private func isHarmlessAddress(_ range: Range<Int>, _ names: [NameWords]) -> Bool {
        guard range.count >= RandomWord.shortest, let mark = text[range].firstIndex(of: UInt8(ascii: "%")) else { return false }
        let scheme = text[range.lowerBound..<mark]
        guard scheme.isEmpty || ["http", "https"].contains(String(decoding: scheme, as: UTF8.self)) else { return false }
        let address = Self.percentDecoded(text[range])
        guard address.first == UInt8(ascii: "/") || RandomnessHeuristic.isAddress(address[...]) else { return false }
        return UndecidedText.words(in: address, names: names).isEmpty
    }

    private static func percentDecoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            let digits = text[index...].dropFirst().prefix(2)
            if text[index] == UInt8(ascii: "%"), digits.count == 2, let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) {
                decoded.append(byte)
                index += 3
            } else {
                decoded.append(text[index])
                index += 1
            }
        }
        return decoded
    }

    private mutating func word(_ range: Range<Int>, _ own: String?, isParameter: Bool, _ names: [NameWords]) {
        guard RandomWord.isRandom(text[range]) else { return }
        let parts = Self.split(range, in: text, at: "/")
        if parts.count > 1, parts.contains(where: isPlainSegment) {
            if parts.last.map(isFile) == true { return }
            for part in parts { word(part, own, isParameter: isParameter, names) }
            return
        }
        guard !HarmlessForm.covers(HarmlessForm.Candidate(word: text[range], names: names)) else { return }
        words.append(UndecidedText.Word(range: range, name: own, isParameter: isParameter))
    }

    /// Returns whether a part between slashes shows that they separate a path and are not digits of base64: a word, a version or a file.
    private func isPlainSegment(_ range: Range<Int>) -> Bool {
        let segment = text[range]
        return isFile(range)
            || segment.count >= 3 && segment.allSatisfy(RandomnessHeuristic.isLower) && LetterPairs.count(in: segment).unusual == 0
    }

    /// Returns the parts of a range between signs, without empty ones.
    private static func split(_ range: Range<Int>, in text: [UInt8], at signs: StaticString) -> [Range<Int>] {
        text[range].split { $0.isOne(of: signs) }.map { $0.startIndex..<$0.endIndex }
    }
}
