internal import StrictYAML

extension LayerRule {
    /// All keys of a rule.
    static var allKeys: [FormatKey] {
        keys + [
            FormatKey("because", "The reason for the rule, which its findings print.", .text, isRequired: defaultReason == nil),
            FormatKey("hint", "The advice that its findings print: what to do instead.", .text),
            FormatKey("optional", "Whether the rule may match nothing.", .flag),
        ]
    }

    /// The key of `layers.yml` for the rules of this kind.
    static var fileKey: FormatKey {
        let rules = alternatives.isEmpty ? [] : [FormatSchema.requiringAny(of: alternatives)]
        let mapping = FormatSchema.mapping(allKeys, rules: rules)
        return FormatKey(key, purpose, .list(of: shortForm.map { .any(of: [$0, mapping]) } ?? mapping, atLeast: 1))
    }
}
