internal import SecretPatterns
internal import VerificationModel

/// The secrets of several recordings: each under one name in all of a recording, whatever came before it.
struct SecretLedger {
    /// A secret that was seen, or is known.
    private struct Secret {
        /// The name of its placeholder, if no other secret has it.
        let called: String
        /// Whether the environment holds it.
        let isKnown: Bool
        /// Its name in this recording; nil where it was not met in it so far.
        var name: String?
    }

    /// The places in which a value is searched for.
    private enum Reach {
        /// Inside a longer word too.
        case everywhere
        /// As a word.
        case word
        /// As a number of its own.
        case number
        /// As a whole value: it could be a word that means something else elsewhere.
        case wholeValue
    }

    /// A value by which a secret is found again, as it reads with nothing encoded.
    private struct Form {
        let bytes: [UInt8]
        let secret: Int
        let reach: Reach
        /// The encodings that the bytes have.
        var encodings: [DecodedText.Encoding] = []
        /// Whether it is found in another letter case too.
        var isCaseless = false
    }

    private var secrets: [Secret] = []
    private var indexes: [[UInt8]: Int] = [:]
    /// The values of all forms.
    private var sought: Set<[UInt8]> = []
    private var taken: Set<String> = []
    /// By name, the number that the next secret of it gets.
    private var numbers: [String: Int] = [:]
    /// Forms with the same first four bytes.
    private struct Bucket {
        var forms: [Form] = []
        /// The bytes of the forms, by their numbers.
        var index = PrefixIndex()

        mutating func add(_ form: Form) {
            forms.append(form)
            index.insert(form.bytes)
        }
    }

    /// By their first four bytes.
    private var forms: [UInt32: Bucket] = [:]
    /// The first bytes of all forms.
    private(set) var soughtBytes = SoughtBytes()
    /// The number of forms that are not found by the readable bytes in a text.
    private(set) var unreadableCount = 0

    init(_ known: [KnownSecret]) {
        for secret in known where indexes[secret.value] == nil {
            for form in KnownForm.all(of: secret.value) where indexes[form.bytes] == nil {
                indexes[form.bytes] = secrets.count
                let reach: Reach = form.isNumber ? .number : .everywhere
                add(Form(bytes: form.bytes, secret: secrets.count, reach: reach, encodings: form.encodings, isCaseless: true))
            }
            secrets.append(Secret(called: secret.name, isKnown: true, name: secret.name))
            taken.insert(secret.name)
        }
    }

    /// The numbers of secrets, and of the values that identify them.
    var count: Int { secrets.count + sought.count }

    /// Forgets the names of what was found, and none of the values: the next recording numbers its own.
    mutating func beginRecording() {
        taken = Set(secrets.filter(\.isKnown).map(\.called))
        numbers = [:]
        for index in secrets.indices where !secrets[index].isKnown { secrets[index].name = nil }
    }

    private mutating func add(_ form: Form) {
        guard sought.insert(form.bytes).inserted else { return }
        forms[SoughtBytes.beginning(form.bytes), default: Bucket()].add(form)
        soughtBytes.insert(form.bytes)
        var reading = Reading()
        for byte in form.bytes { reading.read(byte) }
        if !reading.isLongEnough { unreadableCount += 1 }
    }

    /// The name of a secret; a second one that would be called the same is numbered.
    /// - Parameters:
    ///   - rest: What may come back without the word before it.
    ///   - isNamed: Whether its name leaves no doubt that it is a secret: then a word is looked for too, where it is a whole value.
    mutating func name(for value: [UInt8], called name: String, rest: [UInt8]? = nil, isNamed: Bool = false) -> String {
        let forms = Self.forms(of: value, hasPassword: name == "USER_INFO" || name.hasSuffix("AUTHORIZATION"))
        let known = forms.compactMap { indexes[$0] }.first
        let index = known ?? secrets.count
        if known == nil {
            secrets.append(Secret(called: name, isKnown: false))
            for form in forms { indexes[form] = index }
        }
        for form in forms where indexes[form] == index { seek(form, of: index, isNamed: isNamed) }
        if let rest, indexes[rest] == nil {
            indexes[rest] = index
            seek(rest, of: index, isNamed: false)
        }
        return self.name(of: index, called: name)
    }

    private mutating func seek(_ form: [UInt8], of index: Int, isNamed: Bool) {
        guard let reach = Self.reach(of: form, isNamed: isNamed) else { return }
        add(Form(bytes: form, secret: index, reach: reach))
    }

    /// Whether a value is one that the environment holds, whatever it is encoded by.
    func isKnown(_ value: [UInt8]) -> Bool {
        Self.forms(of: value, hasPassword: false).contains { indexes[$0].map { secrets[$0].isKnown } == true }
    }

    /// The name in this recording of a secret that was found by its value.
    mutating func name(of index: Int) -> String { name(of: index, called: secrets[index].called) }

    private mutating func name(of index: Int, called name: String) -> String {
        if let known = secrets[index].name { return known }
        var free = name
        while taken.contains(free) {
            let number = numbers[name, default: 2]
            numbers[name] = number + 1
            free = "\(name)_\(number)"
        }
        taken.insert(free)
        secrets[index].name = free
        return free
    }

    /// Returns the name of a secret in messages.
    func shownName(of index: Int) -> String { secrets[index].name ?? secrets[index].called }

    /// Returns the places of known secrets in a text, with the encodings that they have there.
    func places(in bytes: [UInt8]) -> [(range: Range<Int>, secret: Int, encodings: [DecodedText.Encoding])] {
        guard !forms.isEmpty else { return [] }
        var found: [(range: Range<Int>, secret: Int, encodings: [DecodedText.Encoding])] = []
        soughtBytes.forEachPlace(in: bytes) { index, beginning in
            guard let bucket = forms[beginning] else { return }
            for form in bucket.index.prefixes(of: bytes[index...]).map({ bucket.forms[$0] }) {
                let range = index..<index + form.bytes.count
                guard range.upperBound <= bytes.count else { continue }
                let isEqual = form.isCaseless ? SoughtBytes.areEqual(bytes[range], form.bytes) : bytes[range].elementsEqual(form.bytes)
                guard isEqual, Self.isReached(range, in: bytes, form.reach) else { continue }
                let place = (range: range, secret: form.secret, encodings: form.encodings)
                if let last = found.last, Self.isSameText(last, place) {
                    if Self.isAligned(place.range, form.encodings) { found[found.count - 1] = place }
                } else {
                    found.append(place)
                }
            }
        }
        return found
    }

    private typealias FoundPlace = (range: Range<Int>, secret: Int, encodings: [DecodedText.Encoding])

    /// Returns whether two places are one text in UTF-16: the zeros of ASCII may belong to the character before or after them.
    private static func isSameText(_ last: FoundPlace, _ place: FoundPlace) -> Bool {
        last.secret == place.secret && last.range.count == place.range.count && last.range.overlaps(place.range)
            && last.encodings.count == place.encodings.count && (last.encodings + place.encodings).allSatisfy(\.isWide)
            && !place.encodings.isEmpty
    }

    private static func isAligned(_ range: Range<Int>, _ encodings: [DecodedText.Encoding]) -> Bool {
        range.lowerBound.isMultiple(of: 2 * encodings.count)
    }

    private static func isReached(_ range: Range<Int>, in bytes: [UInt8], _ reach: Reach) -> Bool {
        switch reach {
        case .everywhere: true
        case .word: isWord(range, in: bytes)
        case .number: isNumber(range, in: bytes)
        case .wholeValue: isWholeValue(range, in: bytes)
        }
    }

    /// Returns whether a value is the whole text, is in quotes, or is a parameter's value, and is not a member's name.
    private static func isWholeValue(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        let isQuote = { (byte: UInt8) in SecretScanner.opensString(byte) }
        guard range.lowerBound == 0 || isQuote(bytes[range.lowerBound - 1]) || "=&".utf8.contains(bytes[range.lowerBound - 1]) else {
            return false
        }
        guard let next = bytes[range.upperBound...].first else { return true }
        guard isQuote(next) else { return next == UInt8(ascii: "&") }
        return bytes[(range.upperBound + 1)...].first { !SecretText.isSpace($0) } != UInt8(ascii: ":")
    }

    /// Returns whether a value is a number of its own.
    private static func isNumber(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        let isPart = { (byte: UInt8) in SecretShape.Alphabet.alphanumeric.contains(byte) || byte == UInt8(ascii: ".") }
        if range.lowerBound > 0, isPart(bytes[range.lowerBound - 1]) { return false }
        return range.upperBound == bytes.count || !isPart(bytes[range.upperBound])
    }

    /// Returns whether a value is a word of its own.
    private static func isWord(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        let isLetter = SecretShape.Alphabet.alphanumeric.contains
        if range.lowerBound > 0, isLetter(bytes[range.lowerBound - 1]), isLetter(bytes[range.lowerBound]) { return false }
        return range.upperBound == bytes.count || !isLetter(bytes[range.upperBound]) || !isLetter(bytes[range.upperBound - 1])
    }

    /// Returns the places in which a found value is searched for: as a word if it is unlike other text, has at least eight bytes, and is not a word, date or number that
    /// may mean something else elsewhere; a word as a whole value; nil for nowhere.
    private static func reach(of value: [UInt8], isNamed: Bool) -> Reach? {
        guard value.count >= SecretPolicy.shortestValue else { return nil }
        let hasDigit = value.contains(where: SecretText.isDigit)
        let hasOther = value.contains { !SecretText.isDigit($0) && !"-:. /".utf8.contains($0) }
        if hasDigit && hasOther || value.count >= 16 && hasOther { return .word }
        return isNamed && hasOther ? .wholeValue : nil
    }

    /// Returns the forms of a value, and the password of a user and a password.
    static func forms(of value: [UInt8], hasPassword: Bool) -> [[UInt8]] {
        var forms: [[UInt8]] = []
        for meaning in DecodedText(value).meanings where !forms.contains(meaning) { forms.append(meaning) }
        for form in forms where hasPassword {
            if let colon = form.firstIndex(of: UInt8(ascii: ":")), colon + 1 < form.count { forms.append(Array(form[(colon + 1)...])) }
        }
        return forms
    }
}
