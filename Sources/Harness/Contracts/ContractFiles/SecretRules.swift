internal import StrictYAML
package import VerificationModel

/// The rules for secrets of all APIs in `apis.yml`.
///
/// A secret of one API is redacted in the recordings of all.
package struct SecretRules {
    /// The names of secret parameters, header fields and members, with the environment variables that contain their values.
    package var names: [String: String] = [:]
    /// The names and values that look like secrets but are not.
    package var allowed: [AllowedSecret] = []
}

/// A false alarm that `apis.yml` allows, with a reason.
package struct AllowedSecret: Hashable {
    package enum Kind: Hashable {
        /// Every value with a name.
        case name(String)
        /// A value, with any name or none.
        case value(String)
    }

    package let kind: Kind
    package let place: SourcePlace

    /// Reads an entry.
    ///
    /// Returns nil and reports a problem if it is badly written.
    init?(_ node: YAMLNode, _ problems: FormatProblems) {
        guard let mapping = MappingReader(node, "a false alarm", keys: Self.keys.names, problems: problems) else { return nil }
        _ = mapping.required("because").flatMap { MappingReader.string($0, "\"because\"", problems: problems) }
        switch (mapping["name"], mapping["value"]) {
        case (.some, .some), (nil, nil):
            problems.report(.allowedSecret, at: mapping.place)
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
