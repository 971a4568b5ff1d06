internal import ClosedYAML
internal import Recordings
internal import VerificationModel

/// What `apis.yml` says of secrets, of all APIs together: a secret of one is none of another's business either.
struct SecretRules {
    /// Parameters, header fields and members that are secret, and the environment variables that hold their values.
    var names: [String: String] = [:]
    /// What looks like a secret and is none.
    var harmless: [HarmlessEntry] = []
}

/// A false alarm, silenced with a reason.
struct HarmlessEntry: Hashable {
    enum Kind: Hashable {
        /// Whatever stands beside a name.
        case name(String)
        /// A value, wherever it stands.
        case value(String)
    }

    let kind: Kind
    let place: SourcePlace

    /// Nil, with a problem reported, for an entry that is badly written.
    init?(_ node: YAMLNode, _ problems: FormatProblems) {
        guard let mapping = MappingReader(node, "a false alarm", keys: ["name", "value", "because"], problems: problems) else { return nil }
        _ = mapping.required("because").flatMap { MappingReader.string($0, "\"because\"", problems: problems) }
        switch (mapping["name"], mapping["value"]) {
        case (.some, .some), (nil, nil):
            problems.report(.harmless, at: mapping.place)
            return nil
        case (.some, nil):
            guard let name = mapping.string("name") else { return nil }
            kind = .name(name)
        case (nil, .some):
            guard let value = mapping.string("value") else { return nil }
            kind = .value(value)
        }
        place = node.place
    }

    /// Whether this is about what was found.
    func covers(_ secret: SecretPlace) -> Bool {
        switch kind {
        case .name(let name): secret.isNamed(name)
        case .value(let value): secret.reads(value)
        }
    }
}
