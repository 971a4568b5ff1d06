internal import StrictYAML

extension BaselineFileReader {
    /// The keys of the file.
    static let keys = [
        FormatKey("version", "The version of the format: 2; files of version 1 are read too.", .integer(1...2), isRequired: true),
        FormatKey(
            "frozen", "The violations that existed before their rules. verify baseline writes and removes them.",
            .list(of: .mapping(entryKeys(.current), rules: entryRules).described("A frozen violation."), isUnique: true),
            isRequired: true),
    ]

    /// Returns the keys of a frozen violation.
    static func entryKeys(_ version: BaselineFile.Version) -> [FormatKey] {
        let user = FormatKey("in", "The declaration that has the violation, if one has it.", .text)
        return [
            FormatKey("rule", "The code of the violated rule.", .text(from: FrozenViolation.rules.sorted()), isRequired: true),
            FormatKey("file", "The file with the violation; absent for a cycle.", .text),
        ] + (version == .files ? [] : [user]) + [FormatKey("to", "The symbol, module or layer that is used.", .text, isRequired: true)]
    }

    private static let entryRules = [
        FormatSchema.ifText(
            "rule", isIn: FrozenViolation.rulesWithoutFile.sorted(), .forbidding(["file", "in"]), otherwise: .requiring("file"))
    ]

    /// The schema of the file.
    static let schema = FormatSchema.mapping(
        keys, rules: [.ifNumber("version", is: 1, .value(of: "frozen", .elements(.forbidding(["in"]))))])
}
