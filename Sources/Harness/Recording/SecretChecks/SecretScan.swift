internal import ContractFiles
internal import Redaction
internal import VerificationModel

/// Scans files for secrets, and remembers which false alarms were silenced.
struct SecretScan: Sendable {
    /// Secrets of the environment that cannot be looked for.
    private(set) var problems: [CheckCase] = []
    /// The findings for recordings that cannot be searched for values that look random.
    var faults: [Finding] = []

    let redactor: Redactor
    let rules: SecretRules
    /// `apis.yml`, as findings show it.
    private let file: String
    private let variables: Set<String>
    /// The false alarms that were silenced.
    var used: Set<AllowedSecret> = []

    init(rules: SecretRules, file: String, environment: [String: String]) {
        self.rules = rules
        self.file = file
        variables = Set(rules.names.values)
        var known: [KnownSecret] = []
        for (variable, secret) in rules.known(environment) {
            switch secret {
            case .success(let secret): known.append(secret)
            case .failure(let problem): problems.append(Self.unusable(variable, problem))
            }
        }
        redactor = Redactor(SecretPolicy(names: rules.names, known: known))
    }

    private static func unusable(_ variable: String, _ problem: RedactionError) -> CheckCase {
        let finding = Finding(
            .secretTooShort, at: SourcePlace(file: variable), what: "\(problem)",
            allowed: "a secret that is distinguishable from other text",
            because: "other text would be reported as the secret", next: "use a longer one, or unset \(variable)")
        return CheckCase(CaseIdentifier(subject: "\(SecretSuite.name)/\(variable)", check: "length"), .couldNotRun([finding]))
    }

    /// Returns the findings of a file, sorted.
    /// - Throws: ``RedactionError`` for a file that cannot be looked into.
    mutating func findings(in bytes: [UInt8], file: String) throws(RedactionError) -> [Finding] {
        let secrets = try secrets(in: bytes, called: file)
        guard !secrets.isEmpty else { return [] }
        let places = TextPlaces(bytes, file: file)
        return secrets.map { Self.finding($0, at: places.place(of: $0.range.lowerBound)) }.sorted()
    }

    /// Returns the secrets in a text, except for allowed ones.
    private mutating func secrets(in bytes: [UInt8], called name: String) throws(RedactionError) -> [SecretPlace] {
        try redactor.secrets(in: Redactor.Part(name, bytes)).filter { secret in
            // The name of its variable is not a secret.
            guard !variables.contains(where: secret.reads) else { return false }
            guard let entry = rules.allowed.first(where: { $0.covers(secret) }) else { return true }
            used.insert(entry)
            return false
        }
    }

    // MARK: Names

    /// A file's path without the secrets in it, and what they are.
    struct Name {
        /// The path, with `{{NAME}}` in the place of each secret: neither a finding nor a report repeats one.
        let shown: String
        /// The problem.
        let findings: [Finding]
    }

    /// Looks a file's path, below the folder that is scanned, through for secrets.
    /// - Parameters:
    ///   - path: The path.
    ///   - folder: The folder, as findings name it.
    mutating func name(_ path: String, in folder: String) throws(RedactionError) -> Name {
        let bytes = Array(path.utf8)
        let secrets = try secrets(in: bytes, called: "the file's name")
        var shown: [UInt8] = []
        var position = 0
        for secret in secrets {
            shown += bytes[position..<secret.range.lowerBound] + Array("{{\(secret.name)}}".utf8)
            position = secret.range.upperBound
        }
        shown += bytes[position...]
        let name = "\(folder)/\(String(decoding: shown, as: UTF8.self))"
        return Name(shown: name, findings: secrets.map { Self.finding($0, inName: name) })
    }

    private static func finding(_ secret: SecretPlace, inName name: String) -> Finding {
        let encoding = secret.encodings.isEmpty ? "" : ", in \(secret.encodings.joined(separator: " in "))"
        return Finding(
            .secretNamed, at: SourcePlace(file: name),
            what:
                "the name of the file or of a folder around it contains \(secret.name), or a value that looks like it, shown here as {{\(secret.name)}}\(encoding)",
            allowed: "a name without a secret", because: "everyone with a list of the files has the secret",
            next: "rename it and revoke the key; if it is not a secret, add it under \"harmless\" in apis.yml, with the reason")
    }

    private static func finding(_ secret: SecretPlace, at place: SourcePlace) -> Finding {
        let encoding = secret.encodings.isEmpty ? "" : ", in \(secret.encodings.joined(separator: " in "))"
        let what =
            secret.field.map { "the value of \"\($0)\" looks like a secret" } ?? "\(secret.name) is here, or a value that looks like it"
        return Finding(
            .secretFound, at: place, what: what + encoding, allowed: "{{\(secret.name)}}",
            because: "everyone with the file has the secret",
            next:
                "replace it by the placeholder and revoke the key; if it is not a secret, add it under \"harmless\" in apis.yml, with the reason"
        )
    }

    static func tooDeep(_ file: String, _ problem: RedactionError) -> Finding {
        Finding(
            problem.isFault ? .runFault : .secretTooDeep, at: SourcePlace(file: file), what: "\(problem)",
            allowed: "a file that can be searched",
            because: "a part that was not searched may contain a secret",
            next: problem.isFault ? RedactionError.adviceForFault : "remove the file, or make it smaller")
    }

    static func unreadable(_ file: String, _ problem: FileError) -> Finding {
        Finding(
            .secretUnreadable, at: SourcePlace(file: file), what: "the file \(problem)", allowed: "a file that can be read",
            because: "a file that was not read may contain a secret", next: "restore the file, or remove it")
    }

    // MARK: False alarms

    /// The case for false alarms that are silenced; nil where there are none.
    var falseAlarms: CaseIdentifier? {
        rules.allowed.isEmpty ? nil : CaseIdentifier(subject: "\(SecretSuite.name)/\(file)", check: "false alarms")
    }

    /// The verdict on silenced false alarms, after everything was scanned: each must have silenced something.
    var verdictOnFalseAlarms: Verdict {
        let findings = rules.allowed.filter { !used.contains($0) }.map { entry in
            Finding(
                .secretStale, at: entry.place, what: "this entry of \"harmless\" is not needed",
                allowed: "entries that allow something",
                because: "it would hide a secret with that name later", next: "remove it")
        }
        return findings.isEmpty ? .kept : .broken(findings)
    }
}
