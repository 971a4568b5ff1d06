/// A key that an initializer may ask for.
package struct AskedKey: Hashable, Sendable {
    /// How a missing key ends.
    package enum Demand: String, Sendable {
        /// Decoding fails without the key.
        case required
        /// Decoding fails without the key in one of several branches; others do not ask for it.
        case conditional
        /// The key may be missing; null fails.
        case omissible
        /// The key may be missing, or its value null.
        case optional
        /// A `try?` hides a failure.
        case tolerated
    }

    /// The keys of nested containers around it, the outermost first.
    package let path: [String]
    /// The key; nil for one that the sources do not determine, empty for the value itself, and `[]` for an element.
    package let key: String?
    /// The type of the value; nil for a nested container.
    package let type: TypeNumber?
    package let demand: Demand
    package let place: ProgramPlace

    /// The path and the key: `items[].id`; empty for the value itself.
    /// - Parameter unknown: The text for a key that the sources do not determine.
    package func label(unknown: String) -> String {
        (path + [key ?? unknown].filter { !$0.isEmpty }).joined(separator: ".").replacing(".[]", with: "[]")
    }
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
    /// The value that a decoder or a container reads.
    struct Place: Hashable {
        /// The keys around it, the outermost first; `[]` for an element.
        var path: [String] = []
        /// Whether it is a container of elements.
        var isList = false
    }

    /// The surroundings of an operation.
    struct Surroundings {
        var isTolerated = false
        /// Whether a `catch` accepts that a key is missing.
        var acceptsMissing = false
        var isConditional = false
    }

    let program: DecodingProgram
    var found: [AskedKey] = []
    private var seen: Set<FunctionNumber> = []
    private var around = Surroundings()
    /// The values that decoders and containers in variables read.
    private var places: [Int: Place] = [:]
    /// The keys that a function was called with.
    private var keys: [Int: String] = [:]
    private var depth = 0

    init(program: DecodingProgram) {
        self.program = program
    }

    /// - Parameters:
    ///   - keys: The keys that the function is called with, by variable.
    ///   - places: The values of the decoders and containers that it is called with, by variable.
    mutating func walk(_ number: FunctionNumber, _ keys: [Int: String], _ places: [Int: Place]) {
        guard seen.insert(number).inserted || !keys.isEmpty || places.values.contains(where: { $0 != Place() }), depth < 8 else { return }
        depth += 1
        let outer = (self.places, self.keys)
        (self.places, self.keys) = (places, keys)
        walk(program[number].body)
        (self.places, self.keys) = outer
        depth -= 1
    }

    private mutating func with(_ change: (inout Surroundings) -> Void, _ part: (inout Self) -> Void) {
        let outer = around
        change(&around)
        part(&self)
        around = outer
    }

    // MARK: Statements

    private mutating func walk(_ steps: [Step]) {
        let outer = around
        for step in steps {
            walk(step)
            // The statements behind a branch that returns run only in the other one.
            if case .branch(_, let then, let otherwise, _) = step, then.leaves || otherwise.leaves { around.isConditional = true }
            if case .choose(_, let choices, _) = step, choices.contains(where: \.body.leaves) { around.isConditional = true }
        }
        around = outer
    }

    private mutating func walk(_ step: Step) {
        switch step {
        case .attempt(let body, let catches, _):
            with {
                $0.isTolerated = $0.isTolerated || catches.contains { $0.catchesAll && !$0.body.throwsErrors }
                $0.acceptsMissing = $0.acceptsMissing || catches.contains(where: \.acceptsAMissingKey)
            } _: {
                $0.walk(body)
            }
            with({ $0.isConditional = true }) { walk in for each in catches { walk.walk(each.body) } }
        case .bind(.bind(let variable), let term):
            places[variable.index] = place(of: term)
            walk(term)
        case .assign(.variable(let variable), let term):
            places[variable.index] = place(of: term)
            walk(term)
        case .branch(let conditions, let then, let otherwise, _):
            let fails = otherwise.contains { if case .throw = $0 { true } else { false } }
            for condition in conditions {
                if case .unwrap(.bind(let variable), let term) = condition { places[variable.index] = place(of: term) }
                // Decoding fails without the value that a `try?` gives nil for.
                if fails, case .unwrap(_, .optionalTry(let inner, _)) = condition { walk(inner) } else { walk(condition.term) }
            }
            with({ $0.isConditional = true }) {
                $0.walk(then)
                $0.walk(otherwise)
            }
        case .choose(let subject, let choices, _):
            walk(subject)
            with({ $0.isConditional = true }) { walk in
                for choice in choices {
                    for item in choice.items { if let condition = item.condition { walk.walk(condition) } }
                    walk.walk(choice.body)
                }
            }
        default:
            let parts = step.parts
            for term in parts.terms { walk(term) }
            walk(parts.steps)
        }
    }

    // MARK: Places

    /// The value that a decoder or container reads.
    private func place(of term: Term) -> Place? {
        switch term {
        case .decode(let operation, _): place(of: operation)
        case .variable(let variable): places[variable.index]
        case .optionalTry(let inner, _), .forced(let inner, _), .forcedTry(let inner, _), .passed(_, let inner): place(of: inner)
        default: nil
        }
    }

    private func place(of operation: DecodingOperation) -> Place? {
        func inner(_ source: Term, _ key: Term?, isList: Bool = false, plain: (Place) -> String = { _ in "[]" }) -> Place? {
            let outer = place(of: source) ?? Place()
            guard let key else { return Place(path: outer.path + [plain(outer)], isList: isList) }
            return text(key).map { Place(path: outer.path + [$0], isList: isList) }
        }
        switch operation {
        case .keyed(let source, _), .single(let source): return place(of: source) ?? Place()
        case .unkeyed(let source): return Place(path: place(of: source)?.path ?? [], isList: true)
        case .nestedKeyed(let source, _, _, let key): return inner(source, key)
        case .nestedUnkeyed(let source, let key): return inner(source, key, isList: true)
        case .superDecoder(let source, let key): return inner(source, key) { $0.isList ? "[]" : "super" }
        default: return nil
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

    // MARK: Terms

    private mutating func walk(_ term: Term) {
        switch term {
        case .optionalTry(let inner, _): with({ $0.isTolerated = true }) { $0.walk(inner) }
        case .decode(let operation, let place):
            note(operation, place)
            for term in operation.terms { walk(term) }
        case .make(let type, let source, let place):
            note(self.place(of: source) ?? Place(), "", type, .required, place)
            walk(source)
        case .call(let number, let arguments, _):
            let function = program[number]
            let given =
                function.isInitializer && function.parameters.count == arguments.count - 1 ? Array(arguments.dropFirst()) : arguments
            for argument in given { walk(argument) }
            let texts = zip(function.parameters, given).compactMap { parameter, argument in text(argument).map { (parameter.index, $0) } }
            let containers = zip(function.parameters, given).compactMap { parameter, argument in
                place(of: argument).map { (parameter.index, $0) }
            }
            walk(number, Dictionary(texts) { first, _ in first }, Dictionary(containers) { first, _ in first })
        case .coalesce(let left, let right), .and(let left, let right), .or(let left, let right):
            walk(left)
            with({ $0.isConditional = true }) { $0.walk(right) }
        case .ternary(let condition, let then, let otherwise, _):
            walk(condition)
            with({ $0.isConditional = true }) {
                $0.walk(then)
                $0.walk(otherwise)
            }
        case .chain(let base, let variable, let rest):
            places[variable.index] = place(of: base)
            walk(base)
            with({ $0.isConditional = true }) { $0.walk(rest) }
        default:
            let parts = term.parts
            for inner in parts.terms { walk(inner) }
            walk(parts.steps)
        }
    }

    private mutating func note(_ operation: DecodingOperation, _ place: ProgramPlace) {
        func asked(_ source: Term, _ key: Term?, _ type: TypeNumber?, _ demand: AskedKey.Demand) {
            let outer = self.place(of: source) ?? Place()
            note(outer, key.map(text) ?? (outer.isList ? "[]" : ""), type, demand, place)
        }
        switch operation {
        case .decode(let source, let type, let key): asked(source, key, type, .required)
        case .decodeIfPresent(let source, let type, let key): asked(source, key, type, .optional)
        case .nestedKeyed(let source, _, _, let key), .nestedUnkeyed(let source, let key): asked(source, key, nil, .required)
        default: return
        }
    }

    private mutating func note(_ outer: Place, _ key: String?, _ type: TypeNumber?, _ demand: AskedKey.Demand, _ place: ProgramPlace) {
        var demand = demand
        if demand == .required, around.isConditional { demand = .conditional }
        if demand != .optional, around.acceptsMissing { demand = .omissible }
        if around.isTolerated { demand = .tolerated }
        let key = AskedKey(path: outer.path, key: key, type: type, demand: demand, place: place)
        if !found.contains(key) { found.append(key) }
    }
}

extension Step.Catch {
    /// Whether it catches the error for a missing key, and does not throw another one.
    fileprivate var acceptsAMissingKey: Bool {
        !body.throwsErrors && items.contains { if case .case("keyNotFound", _, _) = $0.pattern { true } else { false } }
    }

    /// Whether it catches all errors, or all of the decoder.
    fileprivate var catchesAll: Bool {
        items.isEmpty
            || items.contains { item in
                guard item.condition == nil else { return false }
                return switch item.pattern {
                case .any, .bind, .type(.decodingError, _), .type(.error, _): true
                default: false
                }
            }
    }
}
