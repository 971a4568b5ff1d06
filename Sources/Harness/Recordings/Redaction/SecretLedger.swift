/// The secrets of several texts, each under one name.
struct SecretLedger {
    /// A value by which a secret is found again, as it reads with nothing encoded.
    private struct Form: Hashable {
        let bytes: [UInt8]
        let name: String
    }

    private var names: [[UInt8]: String] = [:]
    private var taken: Set<String> = []
    private var forms: [Form] = []

    init(_ known: [KnownSecret]) {
        for secret in known where names[secret.value] == nil {
            names[secret.value] = secret.name
            taken.insert(secret.name)
            forms.append(Form(bytes: secret.value, name: secret.name))
        }
    }

    /// The name of a secret; a second one that would be called the same is numbered.
    mutating func name(for value: [UInt8], called name: String) -> String {
        let forms = Self.forms(of: value)
        if let known = forms.compactMap({ names[$0] }).first { return known }
        var free = name
        var number = 2
        while taken.contains(free) {
            free = "\(name)_\(number)"
            number += 1
        }
        taken.insert(free)
        for form in forms {
            names[form] = free
            if form.count >= SecretPolicy.shortestValue { self.forms.append(Form(bytes: form, name: free)) }
        }
        return free
    }

    /// Where secrets that are known by now stand in a text; what is shorter than eight bytes is known in its own place alone.
    func places(in bytes: [UInt8]) -> [(range: Range<Int>, name: String)] {
        guard bytes.count >= SecretPolicy.shortestValue else { return [] }
        var byFirst: [[Form]] = Array(repeating: [], count: 256)
        for form in forms { byFirst[Int(form.bytes[0])].append(form) }
        var found: [(range: Range<Int>, name: String)] = []
        for index in bytes.indices {
            for form in byFirst[Int(bytes[index])] where bytes[index...].starts(with: form.bytes) {
                found.append((index..<index + form.bytes.count, form.name))
            }
        }
        return found
    }

    /// What a value may stand for, and of a user and a password the password.
    private static func forms(of value: [UInt8]) -> [[UInt8]] {
        var forms: [[UInt8]] = []
        for meaning in TextView(value).meanings where !forms.contains(meaning) { forms.append(meaning) }
        for form in forms {
            guard let colon = form.firstIndex(of: UInt8(ascii: ":")), form.count - colon - 1 >= SecretPolicy.shortestValue else { continue }
            forms.append(Array(form[(colon + 1)...]))
        }
        return forms
    }
}
