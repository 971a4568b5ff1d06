/// A key that an initializer may ask for.
package struct AskedKey: Hashable, Sendable {
    /// How a missing key ends.
    package enum Demand: String, Sendable {
        /// Decoding fails without the key.
        case required
        /// The key may be missing, or its value null.
        case optional
        /// A `try?` hides a failure.
        case tolerated
    }

    /// The keys of nested containers around it, the outermost first.
    package let path: [String]
    /// The key; nil for one that the sources do not determine, and empty for the value itself or an element.
    package let key: String?
    /// The type of the value; nil for a nested container.
    package let type: TypeNumber?
    package let demand: Demand
    package let place: ProgramPlace
}

extension DecodingProgram {
    /// Returns the keys that a function and the functions that it calls may ask a keyed container for, in the order of the text.
    ///
    /// A key that only one branch asks for is in the list too.
    package func keys(of number: FunctionNumber) -> [AskedKey] {
        var walk = KeyWalk(program: self)
        walk.walk(number, [:], [:])
        return walk.found
    }
}

/// A walk that lists the keys that a function may ask for.
private struct KeyWalk {
    let program: DecodingProgram
    var found: [AskedKey] = []
    private var seen: Set<FunctionNumber> = []
    private var isTolerated = false
    /// Whether a `catch` accepts that a key is missing.
    private var isOptional = false
    /// The keys of the nested containers in variables.
    private var paths: [Int: [String]] = [:]
    /// The keys that a function was called with.
    private var keys: [Int: String] = [:]

    init(program: DecodingProgram) {
        self.program = program
    }

    /// - Parameters:
    ///   - keys: The keys that the function is called with, by variable.
    ///   - paths: The paths of the nested containers that it is called with, by variable.
    mutating func walk(_ number: FunctionNumber, _ keys: [Int: String], _ paths: [Int: [String]]) {
        guard seen.insert(number).inserted || !keys.isEmpty || !paths.isEmpty, depth < 8 else { return }
        depth += 1
        let outer = (self.paths, self.keys)
        (self.paths, self.keys) = (paths, keys)
        walk(program[number].body)
        (self.paths, self.keys) = outer
        depth -= 1
    }

    private var depth = 0

    private mutating func walk(_ steps: [Step]) {
        for step in steps {
            if case .attempt(let body, let catches, _) = step, catches.contains(where: \.items.isEmpty) {
                // A catch of all errors hides a failure, unless it throws.
                let outer = isTolerated
                isTolerated = isTolerated || !catches.contains { $0.body.throwsErrors }
                walk(body)
                isTolerated = outer
                for each in catches { walk(each.body) }
                continue
            }
            if case .attempt(let body, let catches, _) = step, catches.contains(where: \.acceptsAMissingKey) {
                let outer = isOptional
                isOptional = true
                walk(body)
                isOptional = outer
                for each in catches { walk(each.body) }
                continue
            }
            switch step {
            case .bind(.bind(let variable), let term): paths[variable.index] = path(of: term)
            case .branch(let conditions, _, _, _):
                for case .unwrap(.bind(let variable), let term) in conditions { paths[variable.index] = path(of: term) }
            default: break
            }
            let parts = step.parts
            for term in parts.terms { walk(term) }
            walk(parts.steps)
        }
    }

    /// The keys of a nested container.
    private func path(of term: Term) -> [String]? {
        switch term {
        case .decode(.nestedKeyed(let source, _, _, let key?), _), .decode(.nestedUnkeyed(let source, let key?), _):
            text(key).map { (path(of: source) ?? []) + [$0] }
        case .variable(let variable): paths[variable.index]
        case .optionalTry(let inner, _), .forced(let inner, _): path(of: inner)
        default: nil
        }
    }

    private func text(_ key: Term) -> String? {
        switch key {
        case .key(let text): text
        case .keyOf(.constant(.string(let text))): text
        case .variable(let variable): keys[variable.index]
        case .forced(let inner, _): text(inner)
        default: nil
        }
    }

    private mutating func walk(_ term: Term) {
        switch term {
        case .optionalTry(let inner, _):
            let outer = isTolerated
            isTolerated = true
            walk(inner)
            isTolerated = outer
            return
        case .decode(let operation, let place): note(operation, place)
        case .call(let number, let arguments, _):
            let function = program[number]
            let given =
                function.isInitializer && function.parameters.count == arguments.count - 1 ? Array(arguments.dropFirst()) : arguments
            let texts = zip(function.parameters, given).compactMap { parameter, argument in text(argument).map { (parameter.index, $0) } }
            let containers = zip(function.parameters, given).compactMap { parameter, argument in
                path(of: argument).map { (parameter.index, $0) }
            }
            for argument in given { walk(argument) }
            walk(number, Dictionary(texts) { first, _ in first }, Dictionary(containers) { first, _ in first })
            return
        case .chain(let base, let variable, _): paths[variable.index] = path(of: base)
        default: break
        }
        let parts = term.parts
        for inner in parts.terms { walk(inner) }
        walk(parts.steps)
    }

    private mutating func note(_ operation: DecodingOperation, _ place: ProgramPlace) {
        let asked: (source: Term, key: Term, type: TypeNumber?, demand: AskedKey.Demand)
        switch operation {
        case .decode(let source, let type, let key?): asked = (source, key, type, .required)
        case .decodeIfPresent(let source, let type, let key?): asked = (source, key, type, .optional)
        case .decode(let source, let type, nil): asked = (source, .key(""), type, .required)
        case .decodeIfPresent(let source, let type, nil): asked = (source, .key(""), type, .optional)
        case .nestedKeyed(let source, _, _, let key?), .nestedUnkeyed(let source, let key?): asked = (source, key, nil, .required)
        default: return
        }
        let key = AskedKey(
            path: path(of: asked.source) ?? [], key: text(asked.key), type: asked.type,
            demand: isTolerated ? .tolerated : isOptional ? .optional : asked.demand, place: place)
        if !found.contains(key) { found.append(key) }
    }
}

extension Step.Catch {
    /// Whether it catches the error for a missing key, and does not throw another one.
    fileprivate var acceptsAMissingKey: Bool {
        !body.throwsErrors && items.contains { if case .case("keyNotFound", _) = $0.pattern { true } else { false } }
    }
}
