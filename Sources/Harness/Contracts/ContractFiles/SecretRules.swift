internal import StrictYAML
package import VerificationModel

/// What `apis.yml` says of secrets, of all APIs together: a secret of one is none of another's business either.
package struct SecretRules {
    /// Parameters, header fields and members that are secret, and the environment variables that hold their values.
    package var names: [String: String] = [:]
    /// What looks like a secret and is none.
    package var harmless: [AllowedSecret] = []
}

/// A false alarm, silenced with a reason.
package struct AllowedSecret: Hashable {
    package enum Kind: Hashable {
        /// Whatever stands beside a name.
        case name(String)
        /// A value, wherever it stands.
        case value(String)
    }

    package let kind: Kind
    package let place: SourcePlace

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
}
