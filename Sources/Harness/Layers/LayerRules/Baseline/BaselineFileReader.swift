internal import StrictYAML
internal import VerificationModel

/// Reads `layers-baseline.yml`, reporting everything that is wrong with it.
struct BaselineFileReader {
    let problems: FormatProblems

    func read(_ root: YAMLNode) -> BaselineFile? {
        guard let mapping = MappingReader(root, BaselineFile.fileName, keys: Self.keys.names, problems: problems) else { return nil }
        let version = mapping.required("version").flatMap(version) ?? .current
        guard let frozen = mapping.required("frozen") else { return nil }
        guard case .sequence(let elements) = frozen.content else {
            problems.report(.wrongType(of: "\"frozen\"", found: frozen.kindName, expected: "a list"), at: frozen.place)
            return nil
        }
        let entries = elements.compactMap { entry($0, version) }
        checkRepetition(entries)
        return BaselineFile(version: version, entries: entries)
    }

    private func version(_ node: YAMLNode) -> BaselineFile.Version? {
        if case .scalar(.integer(let text)) = node.content, let version = BaselineFile.Version(rawValue: text) { return version }
        problems.report(.baselineVersion(node.kindName), at: node.place)
        return nil
    }

    private func entry(_ node: YAMLNode, _ version: BaselineFile.Version) -> BaselineFile.Entry? {
        guard let mapping = MappingReader(node, "a frozen violation", keys: Self.entryKeys(version).names, problems: problems) else {
            return nil
        }
        let to = text("to", mapping)
        guard let rule = text("rule", mapping) else { return nil }
        guard FrozenViolation.rules.contains(rule) else {
            problems.report(.frozenRule(rule), at: mapping["rule"]?.place ?? node.place)
            return nil
        }
        if FrozenViolation.rulesWithoutFile.contains(rule) {
            for key in ["file", "in"] where mapping[key] != nil {
                problems.report(
                    .notBeside(key, owner: "the rule \(rule)", because: "a cycle belongs to no single file"), at: mapping.place(of: key))
            }
            return to.map { BaselineFile.Entry(violation: FrozenViolation(rule: rule, file: nil, user: nil, to: $0), place: node.place) }
        }
        let user = mapping.string("in")
        guard let file = text("file", mapping), let to else { return nil }
        return BaselineFile.Entry(violation: FrozenViolation(rule: rule, file: file, user: user, to: to), place: node.place)
    }

    private func text(_ key: String, _ mapping: MappingReader) -> String? {
        mapping.required(key).flatMap { _ in mapping.string(key) }
    }

    private func checkRepetition(_ entries: [BaselineFile.Entry]) {
        var first: [FrozenViolation: SourcePlace] = [:]
        for entry in entries {
            if let earlier = first[entry.violation] {
                problems.report(.frozenTwice(first: earlier), at: entry.place)
            } else {
                first[entry.violation] = entry.place
            }
        }
    }
}

extension FormatProblem {
    fileprivate static func baselineVersion(_ found: String) -> FormatProblem {
        .badValue(
            of: "\"version\"", found: found, allowed: "1 or 2", because: "the same words may have another meaning in another version",
            next: "use the program that wrote the file, or move it away and freeze the violations again")
    }

    fileprivate static func frozenRule(_ name: String) -> FormatProblem {
        .unknownName(
            name, of: "\"rule\"", kind: "rule whose violations can be frozen", known: FrozenViolation.rules.sorted(),
            because: "only violations of files can be frozen", otherwise: "remove the entry")
    }

    fileprivate static func frozenTwice(first: SourcePlace) -> FormatProblem {
        .badValue(
            of: "a frozen violation", found: "there twice, first in line \(first.line ?? 1)", allowed: "each violation once",
            because: "removing one of the two would change nothing", next: "keep one of them")
    }
}
