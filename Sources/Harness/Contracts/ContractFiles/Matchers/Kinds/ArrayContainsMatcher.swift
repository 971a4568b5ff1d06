internal import StrictYAML
internal import StrictJSON
internal import TextPatterns

extension MatcherKind {
    /// An array that contains an element for each of several variants, in any order.
    ///
    /// One element may match several variants.
    ///
    /// An empty list of variants is a mistake, because it would require nothing.
    static let arrayContains = MatcherKind(
        "arrayContains",
        keys: [
            FormatKey(
                "variants", "The matchers or values of which each must match an element.",
                .list(of: .definition(MatcherReader.Level.value.definition), atLeast: 1), isRequired: true)
        ]
    ) { arguments in
        let problems = arguments.problems
        guard let node = arguments.mapping.required("variants") else { return nil }
        guard case .sequence(let nodes) = node.content else {
            problems.report(.wrongType(of: "\"variants\"", found: node.kindName, expected: "a list"), at: node.place)
            return nil
        }
        if nodes.isEmpty { problems.report(.empty("\"variants\"", isRequired: true), at: node.place) }
        let variants = nodes.compactMap { arguments.matcher($0, at: .value) }
        return variants.isEmpty ? nil : .arrayContains(variants)
    }
}

extension Matcher {
    fileprivate static func arrayContains(_ variants: [Matcher]) -> Matcher {
        let words = "an array that contains " + variants.map(\.words).joined(separator: ", and ")
        return Matcher(words) { array, location throws(PatternGaveUpError) in
            guard array.kind == .array else { return [Mismatch(array, at: location)] }
            let elements = array.elements
            var found: [Mismatch] = []
            for variant in variants where try !variant.acceptsAny(of: elements) {
                found.append(Mismatch(array, at: location, fault: "contains no element that is \(variant.words)"))
            }
            return found
        }
    }

    /// Returns whether one of several values is accepted, even if a search in another value could not be completed.
    private func acceptsAny(of values: [JSONValue]) throws(PatternGaveUpError) -> Bool {
        var undecided: PatternGaveUpError?
        for value in values {
            do {
                if try accepts(value) { return true }
            } catch {
                undecided = error
            }
        }
        if let undecided { throw undecided }
        return false
    }
}
