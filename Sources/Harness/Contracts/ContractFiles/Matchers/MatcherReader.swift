internal import ClosedYAML
internal import StrictJSON
internal import TextPatterns
internal import VerificationModel

/// Reads what stands under a path of `expect`: a literal, or a mapping that is a matcher.
struct MatcherReader {
    private static let names = [
        "boolean", "date", "datetime", "decimal", "equality", "equals", "include", "integer", "notEmpty", "null", "number", "regex",
        "string", "time", "type",
    ]
    private static let keys = ["match", "equals", "value", "min", "max", "regex", "format", "optional", "nullable"]
    private static let always: Set<String> = ["match", "optional", "nullable"]

    let problems: FormatProblems

    struct Output {
        let matcher: Matcher
        var isOptional = false
        var isNullable = false
    }

    func read(_ node: YAMLNode) -> Output? {
        guard case .mapping(let entries) = node.content else {
            return JSONLiteral(node, problems: problems).map { Output(matcher: .equality($0)) }
        }
        guard let mapping = MappingReader(node, "a matcher", keys: Self.keys, problems: problems) else { return nil }
        guard let matcher = matcher(mapping, written: Set(entries.map(\.key))) else { return nil }
        return Output(matcher: matcher, isOptional: mapping.flag("optional"), isNullable: mapping.flag("nullable"))
    }

    private func matcher(_ mapping: MappingReader, written: Set<String>) -> Matcher? {
        if let literal = mapping["equals"] {
            refuse(written.subtracting(["equals", "optional", "nullable"]), beside: "\"equals\"", in: mapping)
            return JSONLiteral(literal, problems: problems).map(Matcher.equality)
        }
        guard mapping["match"] != nil else {
            guard !written.isDisjoint(with: ["min", "max"]) else {
                problems.report(.missingKey("match", of: "a matcher (write a literal object as { equals: {...} })"), at: mapping.place)
                return nil
            }
            return matcher("type", mapping, written)
        }
        guard let name = mapping.string("match") else { return nil }
        return matcher(name, mapping, written)
    }

    private func matcher(_ name: String, _ mapping: MappingReader, _ written: Set<String>) -> Matcher? {
        let simple: [String: Matcher] = [
            "boolean": .boolean, "decimal": .decimal, "integer": .integer, "notEmpty": .notEmpty, "null": .null,
            "number": .number, "string": .string,
        ]
        if let matcher = simple[name] {
            refuse(written.subtracting(Self.always), beside: "match: \(name)", in: mapping)
            return matcher
        }
        let taken: Set<String> =
            switch name {
            case "type": ["value", "min", "max"]
            case "equality", "equals", "include": ["value"]
            case "regex": ["regex"]
            case "date", "time", "datetime": ["format"]
            default: []
            }
        guard !taken.isEmpty else {
            problems.report(.matcher(name, known: Self.names), at: mapping["match"]?.place ?? mapping.place)
            return nil
        }
        refuse(written.subtracting(Self.always).subtracting(taken), beside: "match: \(name)", in: mapping)
        switch name {
        case "type": return type(mapping)
        case "equality", "equals": return mapping.required("value").flatMap { JSONLiteral($0, problems: problems) }.map(Matcher.equality)
        case "include":
            return mapping.required("value").flatMap { MappingReader.string($0, "\"value\"", problems: problems) }.map(Matcher.include)
        case "regex": return regex(mapping)
        default: return date(name, mapping)
        }
    }

    private func type(_ mapping: MappingReader) -> Matcher? {
        let min = mapping.integer("min", in: 0...1_000_000_000)
        let max = mapping.integer("max", in: 0...1_000_000_000)
        let hasAny = ["value", "min", "max"].contains { mapping[$0] != nil }
        guard hasAny else {
            problems.report(.missingKey("value", of: "match: type (or min or max, for an array)"), at: mapping.place)
            return nil
        }
        if let min, let max, min > max {
            problems.report(.minimum(min, above: max), at: mapping.place(of: "min"))
        }
        guard let example = mapping["value"] else { return .type(nil, min: min, max: max) }
        return JSONLiteral(example, problems: problems).map { .type($0, min: min, max: max) }
    }

    private func regex(_ mapping: MappingReader) -> Matcher? {
        guard let node = mapping.required("regex"), let pattern = mapping.string("regex") else { return nil }
        do {
            return .regex(try RegularExpression(pattern))
        } catch {
            problems.report(.regex(pattern), at: node.place)
            return nil
        }
    }

    private func date(_ name: String, _ mapping: MappingReader) -> Matcher? {
        let usual = ["date": "yyyy-MM-dd", "time": "HH:mm:ss", "datetime": "yyyy-MM-dd'T'HH:mm:ss"]
        guard let format = mapping["format"] == nil ? usual[name] : mapping.string("format") else { return nil }
        if let pattern = DatePattern(format) { return .date(pattern) }
        problems.report(.dateFormat(format, such: usual[name] ?? "yyyy-MM-dd"), at: mapping["format"]?.place ?? mapping.place)
        return nil
    }

    private func refuse(_ keys: Set<String>, beside owner: String, in mapping: MappingReader) {
        for key in keys.sorted() where Self.keys.contains(key) {
            problems.report(.notBeside(key, owner: owner, because: "it would be silently ignored"), at: mapping.place(of: key))
        }
    }
}
