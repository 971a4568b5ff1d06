internal import StrictYAML
internal import StrictJSON

extension MatcherKind {
    /// The lengths that a contract can require of an array.
    private static let lengths = 0...1_000_000_000

    /// A value with the same types as an example at each depth, or an array with a certain length.
    static let type = MatcherKind(
        "type",
        keys: [
            FormatKey("value", "An example with the expected types, through all levels.", .anything),
            FormatKey("min", "The smallest number of elements of an array.", .integer(lengths)),
            FormatKey("max", "The greatest number of elements of an array.", .integer(lengths)),
        ], needsAKey: true
    ) { arguments in
        let (mapping, problems) = (arguments.mapping, arguments.problems)
        let length = ArrayLength(
            min: mapping.integer("min", in: lengths), max: mapping.integer("max", in: lengths))
        guard ["value", "min", "max"].contains(where: { mapping[$0] != nil }) else {
            problems.report(.missingKey("value", of: "match: type (or min or max for an array)"), at: mapping.place)
            return nil
        }
        if let min = length.min, let max = length.max, min > max {
            problems.report(.minimum(min, above: max), at: mapping.place(of: "min"))
            return nil
        }
        guard let node = mapping["value"] else { return .type(of: nil, length) }
        return JSONLiteral(node, problems: problems).map { .type(of: $0, length) }
    }
}

/// The bounds of an array's length.
private struct ArrayLength: Sendable {
    let min: Int?
    let max: Int?

    /// Returns whether a value is an array within the bounds; true for any value if there are no bounds.
    func holds(of value: JSONValue) -> Bool {
        guard min != nil || max != nil else { return true }
        let count = value.elements.count
        return value.kind == .array && count >= min ?? 0 && count <= max ?? .max
    }

    var words: String? {
        switch (min, max) {
        case (nil, nil): nil
        case (let min?, nil): "an array of at least \(min)"
        case (nil, let max?): "an array of at most \(max)"
        case (let min?, let max?): min == max ? "an array of \(min)" : "an array of \(min) to \(max)"
        }
    }
}

extension Matcher {
    fileprivate static func type(of example: JSONLiteral?, _ length: ArrayLength) -> Matcher {
        let words = [example.map { "the type of \($0)" }, length.words].compactMap { $0 }.joined(separator: ", ")
        return Matcher(words) { value in
            length.holds(of: value) && example.map { JSONComparison.sameType.holds(of: value, against: $0) } ?? true
        }
    }
}

extension FormatProblem {
    fileprivate static func minimum(_ min: Int, above max: Int) -> FormatProblem {
        .badValue(
            of: "\"min\"", found: "\(min), above \"max\" of \(max)", allowed: "at most \(max)", because: "no array has such a length",
            next: "fix one of the two")
    }
}
