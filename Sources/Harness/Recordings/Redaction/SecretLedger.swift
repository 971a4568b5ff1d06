/// The secrets of several recordings: each under one name in all of a recording, whatever came before it.
struct SecretLedger {
    /// A secret that was seen, or is known.
    private struct Secret {
        /// What it would be called if nothing else were.
        let called: String
        /// Whether it counts inside a longer word too.
        let isKnown: Bool
        /// Its name in this recording; nil where it was not met in it so far.
        var name: String?
    }

    /// A value by which a secret is found again, as it reads with nothing encoded.
    private struct Form: Hashable {
        let bytes: [UInt8]
        let secret: Int
    }

    private var secrets: [Secret] = []
    private var indexes: [[UInt8]: Int] = [:]
    private var taken: Set<String> = []
    /// By name, the number that the next secret of it gets.
    private var numbers: [String: Int] = [:]
    /// By their first four bytes.
    private var forms: [UInt32: [Form]] = [:]
    /// Whether a form begins with a byte.
    private var begins = [Bool](repeating: false, count: 256)

    init(_ known: [KnownSecret]) {
        for secret in known where indexes[secret.value] == nil {
            for form in Self.knownForms(of: secret.value) where indexes[form] == nil {
                indexes[form] = secrets.count
                add(Form(bytes: form, secret: secrets.count))
            }
            secrets.append(Secret(called: secret.name, isKnown: true, name: secret.name))
            taken.insert(secret.name)
        }
    }

    /// How many secrets there are.
    var count: Int { secrets.count }

    /// Forgets the names of what was found, and none of the values: the next recording numbers its own.
    mutating func beginRecording() {
        taken = Set(secrets.filter(\.isKnown).map(\.called))
        numbers = [:]
        for index in secrets.indices where !secrets[index].isKnown { secrets[index].name = nil }
    }

    private mutating func add(_ form: Form) {
        forms[Self.beginning(form.bytes[...]), default: []].append(form)
        begins[Int(form.bytes[0])] = true
    }

    private static func beginning(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }

    /// The name of a secret; a second one that would be called the same is numbered.
    mutating func name(for value: [UInt8], called name: String) -> String {
        let forms = Self.forms(of: value, hasPassword: name == "USER_INFO" || name.hasSuffix("AUTHORIZATION"))
        if let index = forms.compactMap({ indexes[$0] }).first { return self.name(of: index, called: name) }
        let index = secrets.count
        secrets.append(Secret(called: name, isKnown: false))
        for form in forms {
            indexes[form] = index
            if Self.canBeFoundAgain(form) { add(Form(bytes: form, secret: index)) }
        }
        return self.name(of: index, called: name)
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

    /// What a message calls a secret.
    func shownName(of index: Int) -> String { secrets[index].name ?? secrets[index].called }

    /// Where secrets that are known by now stand in a text, and which of them.
    func places(in bytes: [UInt8]) -> [(range: Range<Int>, secret: Int)] {
        guard bytes.count >= SecretPolicy.shortestValue, !forms.isEmpty else { return [] }
        var found: [(range: Range<Int>, secret: Int)] = []
        var beginning = Self.beginning(bytes[...])
        for index in 0...(bytes.count - 4) {
            if index > 0 { beginning = beginning << 8 | UInt32(bytes[index + 3]) }
            guard begins[Int(bytes[index])] else { continue }
            for form in forms[beginning] ?? [] where bytes[index...].starts(with: form.bytes) {
                let range = index..<index + form.bytes.count
                if secrets[form.secret].isKnown || Self.isWord(range, in: bytes) { found.append((range, form.secret)) }
            }
        }
        return found
    }

    /// Whether nothing stands beside a value that would make another word of it.
    private static func isWord(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        let isLetter = SecretShape.Alphabet.alphanumeric.contains
        if range.lowerBound > 0, isLetter(bytes[range.lowerBound - 1]), isLetter(bytes[range.lowerBound]) { return false }
        return range.upperBound == bytes.count || !isLetter(bytes[range.upperBound]) || !isLetter(bytes[range.upperBound - 1])
    }

    /// Whether a value is like nothing else: eight bytes at least, and no word, date or number that may mean something else elsewhere.
    private static func canBeFoundAgain(_ value: [UInt8]) -> Bool {
        guard value.count >= SecretPolicy.shortestValue else { return false }
        let hasDigit = value.contains(where: SecretScanner.isDigit)
        let hasOther = value.contains { !SecretScanner.isDigit($0) && !"-:. /".utf8.contains($0) }
        return hasDigit && hasOther || value.count >= 16 && hasOther
    }

    /// A known value, without the blanks around it, what follows its scheme, and of a user and a password the password: each may come back alone.
    private static func knownForms(of value: [UInt8]) -> [[UInt8]] {
        let isBlank = { (byte: UInt8) in byte <= 0x20 }
        let trimmed = Array(value.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
        var forms = [value, trimmed]
        if let scheme = trimmed.firstIndex(of: UInt8(ascii: " ")), ["bearer", "basic", "token"].contains(word(trimmed[..<scheme])) {
            forms += Self.forms(of: Array(trimmed[scheme...].drop(while: isBlank)), hasPassword: true)
        }
        return forms.filter { $0.count >= SecretPolicy.shortestValue }
    }

    private static func word(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self).lowercased() }

    /// What a value may stand for, and of a user and a password the password.
    private static func forms(of value: [UInt8], hasPassword: Bool) -> [[UInt8]] {
        var forms: [[UInt8]] = []
        for meaning in TextView(value).meanings where !forms.contains(meaning) { forms.append(meaning) }
        for form in forms where hasPassword {
            if let colon = form.firstIndex(of: UInt8(ascii: ":")), colon + 1 < form.count { forms.append(Array(form[(colon + 1)...])) }
        }
        return forms
    }
}
