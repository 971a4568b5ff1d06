/// A walk through a function that finds what its effects on decoding depend on.
final class FunctionWalk {
    private let program: DecodingProgram
    private let function: DecodingFunction
    /// The knowledge of the results of other functions, as far as they were walked through.
    private let results: [Knowledge]
    private(set) var obstacles: [Obstacle] = []
    /// The obstacles on which it depends whether the program stops.
    private(set) var stops: [Obstacle] = []
    /// The values of `decoder.userInfo` that it asks for.
    private(set) var settings: [Obstacle] = []
    private(set) var types: [TypeNumber] = []
    private(set) var functions: [FunctionNumber] = []
    /// The functions that it calls and whose obstacles make only their results unknown.
    private(set) var quietFunctions: [FunctionNumber] = []
    private var variables: [Int: Knowledge] = [:]
    private var properties: [String: Knowledge] = [:]
    private(set) var result = Knowledge.known
    private var isRecording = false

    private init(_ program: DecodingProgram, _ function: DecodingFunction, _ results: [Knowledge]) {
        self.program = program
        self.function = function
        self.results = results
    }

    /// Walks through all functions of a program.
    static func all(of program: DecodingProgram) -> [FunctionWalk] {
        var results = program.functions.map { _ in Knowledge.known }
        var walks = program.functions.map { walk(through: $0, of: program, results) }
        // The results of functions that others call become known less from pass to pass.
        for _ in 0..<2 {
            results = zip(walks, results).map { $0.outcome.or($1) }
            walks = program.functions.map { walk(through: $0, of: program, results) }
        }
        // An obstacle moves up one call in each pass, so that the callers of a function follow as long as its result changes.
        var callers: [Int: Set<Int>] = [:]
        for (index, walk) in walks.enumerated() {
            for called in walk.functions + walk.quietFunctions { callers[called.index, default: []].insert(index) }
        }
        var changed = Set(walks.indices)
        while !changed.isEmpty {
            var next: Set<Int> = []
            for index in changed {
                let result = walks[index].outcome.or(results[index])
                guard result.level > results[index].level else { continue }
                results[index] = result
                next.formUnion(callers[index] ?? [])
            }
            for index in next { walks[index] = walk(through: program.functions[index], of: program, results) }
            changed = next
        }
        return walks
    }

    private static func walk(through function: DecodingFunction, of program: DecodingProgram, _ results: [Knowledge]) -> FunctionWalk {
        let walk = FunctionWalk(program, function, results)
        walk.walk()
        return walk
    }

    /// The knowledge of what a call of the function gives.
    private var outcome: Knowledge { function.isQuiet ? obstacles.first.map { .unknown($0) } ?? result : result }

    private func walk() {
        // In a loop, a variable may get the value of one that changes behind it: each walk moves an obstacle by one assignment.
        var before: Levels
        var count = 0
        repeat {
            before = levels
            walk(function.body)
            count += 1
        } while count < 3 || levels != before && count < 3 + 2 * (variables.count + properties.count)
        isRecording = true
        walk(function.body)
    }

    /// How much is known of the variables and properties.
    private struct Levels: Equatable {
        let variables: [Int: Int]
        let properties: [String: Int]
    }

    private var levels: Levels { Levels(variables: variables.mapValues(\.level), properties: properties.mapValues(\.level)) }

    /// Runs a part of the walk whose obstacles do not count, and returns them.
    private func hiding<Result>(_ part: () -> Result) -> (Result, [Obstacle]) {
        let outer = (obstacles, isRecording)
        let stopsBefore = stops.count
        obstacles = []
        // Types and functions are found by the last walk only.
        isRecording = true
        let before = (types.count, functions.count, quietFunctions.count)
        let result = part()
        let hidden = obstacles
        (obstacles, isRecording) = outer
        if !isRecording {
            types.removeSubrange(before.0...)
            functions.removeSubrange(before.1...)
            quietFunctions.removeSubrange(before.2...)
            stops.removeSubrange(stopsBefore...)
        }
        return (result, hidden)
    }

    private func note(_ obstacle: Obstacle?) {
        guard isRecording, let obstacle, !obstacles.contains(obstacle) else { return }
        obstacles.append(obstacle)
    }

    private func noteStop(_ obstacle: Obstacle?) {
        note(obstacle)
        guard isRecording, let obstacle, !stops.contains(obstacle) else { return }
        stops.append(obstacle)
    }

    /// Notes that steps with effects depend on something that is not known.
    private func note(_ obstacle: Obstacle?, before steps: [Step]) {
        guard let obstacle, steps.hasEffects else { return }
        if steps.mayStop(program.stoppingFunctions) { noteStop(obstacle) } else { note(obstacle) }
    }

    // MARK: Statements

    private func walk(_ steps: [Step]) { for step in steps { walk(step) } }

    private func walk(_ step: Step) {
        switch step {
        case .evaluate(let term): _ = knowledge(of: term)
        case .bind(let pattern, let term): bind(pattern, knowledge(of: term))
        case .assign(let target, let term):
            let known = knowledge(of: term)
            switch target {
            case .variable(let variable): variables[variable.index] = variables[variable.index].map { $0.or(known) } ?? known
            case .property(let name): properties[name] = properties[name].map { $0.or(known) } ?? known
            case .partOf(let whole), .member(let whole, _): forget(whole, Obstacle("a value that is changed in part", at: function.place))
            case .ignored: break
            }
        case .branch(let conditions, let then, let otherwise, _):
            note(self.conditions(conditions), before: then + otherwise)
            walk(then)
            walk(otherwise)
        case .choose(let subject, let choices, _):
            let known = knowledge(of: subject)
            var obstacle: Obstacle?
            for choice in choices {
                for item in choice.items {
                    obstacle = obstacle ?? match(item.pattern, known)
                    if let condition = item.condition { obstacle = obstacle ?? knowledge(of: condition).obstacle }
                }
            }
            note(obstacle, before: choices.flatMap(\.body))
            for choice in choices { walk(choice.body) }
        case .loop(let loop, let body, _, _):
            switch loop {
            case .while(let conditions): note(self.conditions(conditions))
            case .repeatWhile(let condition): note(knowledge(of: condition).obstacle)
            case .each(let pattern, let sequence, let condition):
                let known = knowledge(of: sequence)
                bind(pattern, known)
                note(known.obstacle, before: body)
                if let condition { note(knowledge(of: condition).obstacle, before: body) }
            }
            walk(body)
        case .attempt(let body, let catches, _):
            let catchesAll = catches.contains { $0.items.isEmpty && !$0.body.hasEffects } && catches.allSatisfy { !$0.body.hasEffects }
            if catchesAll, !body.leaves { _ = hiding { walk(body) } } else { walk(body) }
            for each in catches {
                for item in each.items {
                    _ = match(item.pattern, .known)
                    if let condition = item.condition, let obstacle = knowledge(of: condition).obstacle, each.body.hasEffects {
                        note(obstacle)
                    }
                }
                walk(each.body)
            }
        case .labeled(_, let body), .deferred(let body): walk(body)
        case .throw(let term, _, _): _ = knowledge(of: term)
        case .return(let term): if let term { result = result.or(knowledge(of: term)) }
        case .break, .continue, .fallthrough: break
        }
    }

    /// Returns why conditions are not known; nil if they are.
    private func conditions(_ conditions: [StepCondition]) -> Obstacle? {
        var obstacle: Obstacle?
        for condition in conditions {
            switch condition {
            case .holds(let term): obstacle = obstacle ?? knowledge(of: term).obstacle
            case .unwrap(let pattern, let term):
                let known = knowledge(of: term)
                if case .unknown(let reason) = known {
                    obstacle = obstacle ?? reason
                    bind(pattern, .present(reason))
                } else {
                    bind(pattern, known)
                }
            case .match(let pattern, let term): obstacle = obstacle ?? match(pattern, knowledge(of: term))
            }
        }
        return obstacle
    }

    // MARK: Patterns

    private func bind(_ pattern: Pattern, _ known: Knowledge) { _ = match(pattern, known) }

    /// Returns why it is not known whether a pattern matches; nil if it is.
    private func match(_ pattern: Pattern, _ known: Knowledge) -> Obstacle? {
        switch pattern {
        case .any: return nil
        case .bind(let variable):
            variables[variable.index] = variables[variable.index].map { $0.or(known) } ?? known
            return nil
        case .equal(let term): return known.obstacle ?? knowledge(of: term).obstacle
        case .present(let inner):
            if case .unknown(let obstacle) = known {
                _ = match(inner, .present(obstacle))
                return obstacle
            }
            return match(inner, known)
        case .case(_, let payload, _):
            for part in payload ?? [] { _ = match(part, known.obstacle.map { .unknown($0) } ?? .known) }
            return known.obstacle
        case .tuple(let parts): return parts.reduce(nil) { $0 ?? match($1, known) }
        case .type(_, let inner):
            _ = match(inner, known)
            return known.obstacle
        case .inside: return known.obstacle
        case .unread(let obstacle): return obstacle
        }
    }

    // MARK: Terms

    /// Notes that nothing is known of a variable or property any more.
    private func forget(_ target: Step.Target, _ obstacle: Obstacle) {
        switch target {
        case .variable(let variable):
            variables[variable.index] = function.present.contains(variable) ? .present(obstacle) : .unknown(obstacle)
        case .property(let name): properties[name] = .unknown(obstacle)
        case .partOf(let whole), .member(let whole, _): forget(whole, obstacle)
        case .ignored: break
        }
    }

    private func knowledge(of terms: [Term]) -> Knowledge { terms.reduce(.known) { $0.or(knowledge(of: $1)) } }

    private func knowledge(of term: Term) -> Knowledge {
        switch term {
        case .constant, .key, .metatype: return .known
        case .chosenType(let type):
            if isRecording { types.append(type) }
            return .known
        case .error(let text): return .present(Obstacle(text, at: nil))
        case .variable(let variable): return variables[variable.index] ?? .known
        case .property(let base, let name):
            let known = knowledge(of: base)
            if case .variable(.own) = base { return properties[name] ?? .known }
            return known.obstacle.map { .unknown($0) } ?? .known
        case .case(_, _, let payload), .array(let payload): return knowledge(of: payload).isKnownOrPresent
        case .keyOf(let inner), .not(let inner): return knowledge(of: inner)
        case .tuple(let parts): return knowledge(of: parts.map(\.value))
        case .decode(let operation, _): return knowledge(of: operation)
        case .call(let number, let arguments, _):
            if isRecording { if program[number].isQuiet { quietFunctions.append(number) } else { functions.append(number) } }
            if case .unknown(let obstacle) = results[number.index], program[number].isQuiet {
                for case .passed(let target, _) in arguments { forget(target, obstacle) }
            }
            let known = knowledge(of: arguments.filter { if case .variable(.own) = $0 { false } else { true } })
            return results[number.index].or(known.obstacle.map { .unknown($0) } ?? .known)
        case .make(let type, let decoder, _):
            note(knowledge(of: decoder).obstacle)
            return value(of: type)
        case .makeChosen(let type, let decoder, let place):
            note(knowledge(of: type).or(knowledge(of: decoder)).obstacle)
            return .present(Obstacle("a value of a type in a variable", at: place))
        case .decodeText(let text, let type, _, _):
            note(knowledge(of: text).obstacle)
            return value(of: type)
        case .optionalTry(let inner, _):
            // An error ends here, so that an operation that may throw makes the value unknown.
            let (known, hidden) = hiding { knowledge(of: inner) }
            return hidden.first.map { .unknown($0) } ?? known
        case .forcedTry(let inner, _):
            let before = obstacles.count
            let known = knowledge(of: inner)
            for obstacle in obstacles.dropFirst(before) { noteStop(obstacle) }
            return known
        case .forced(let inner, let place):
            let known = knowledge(of: inner)
            guard case .unknown(let obstacle) = known else { return known }
            noteStop(Obstacle("\(obstacle.what), which is unwrapped by force", at: place))
            return .present(obstacle)
        case .coalesce(let left, let right):
            let first = knowledge(of: left)
            let second = knowledge(of: right)
            guard case .unknown(let obstacle) = first else { return first.or(second) }
            if right.hasEffects { note(obstacle) }
            if case .unknown = second { return first }
            return .present(obstacle)
        case .and(let left, let right), .or(let left, let right):
            let first = knowledge(of: left)
            if let obstacle = first.obstacle, right.hasEffects { note(obstacle) }
            return first.or(knowledge(of: right))
        case .compare(_, let left, let right):
            let first = knowledge(of: left)
            if case .constant(.null) = right, case .present = first { return .known }
            return first.or(knowledge(of: right))
        case .ternary(let condition, let then, let otherwise, _):
            let known = knowledge(of: condition)
            if let obstacle = known.obstacle, then.hasEffects || otherwise.hasEffects { note(obstacle) }
            let value = knowledge(of: then).or(knowledge(of: otherwise))
            if case .unknown = value { return value }
            return known.obstacle.map { .present($0) } ?? value
        case .chain(let base, let variable, let rest):
            let first = knowledge(of: base)
            if case .unknown(let obstacle) = first {
                variables[variable.index] = .present(obstacle)
                if rest.hasEffects { note(obstacle) }
                _ = knowledge(of: rest)
                return first
            }
            variables[variable.index] = first
            return knowledge(of: rest)
        case .builtin(let builtin, let operands, let place): return knowledge(of: builtin, operands, place)
        case .dateOfText(_, let text, _): return knowledge(of: text).obstacle.map { .unknown($0) } ?? .known
        case .closure(let parameters, let body, _):
            for parameter in parameters {
                if case .bind(let variable) = parameter, variables[variable.index] == nil { variables[variable.index] = .known }
            }
            let outer = result
            result = .known
            walk(body)
            defer { result = outer }
            return result
        case .callClosure(let callee, let arguments, _): return knowledge(of: callee).or(knowledge(of: arguments))
        case .block(let steps):
            let outer = result
            result = .known
            walk(steps)
            defer { result = outer }
            return result
        case .cast(let inner, _, let isForced, let place):
            let known = knowledge(of: inner)
            guard let obstacle = known.obstacle else { return .known }
            if isForced { noteStop(Obstacle("a cast by force", at: place)) }
            return .unknown(obstacle)
        case .decodingError(_, let key, _, let text, _):
            if let key { note(knowledge(of: key).obstacle) }
            _ = text.map { knowledge(of: $0) }
            return .known
        case .passed(_, let inner): return knowledge(of: inner)
        case .opaque(let opaque):
            _ = knowledge(of: opaque.operands)
            for operand in opaque.operands {
                if case .passed(let target, _) = operand { forget(target, opaque.obstacle) }
                if case .closure(_, let body, _) = operand { for target in body.changed { forget(target, opaque.obstacle) } }
            }
            if opaque.mayThrow { note(opaque.obstacle) }
            if opaque.mayStop || opaque.closuresMayStop(program) { noteStop(opaque.obstacle) }
            return .unknown(opaque.obstacle)
        }
    }

    private func knowledge(of builtin: Builtin, _ operands: [Term], _ place: ProgramPlace) -> Knowledge {
        // Each operand is walked through once: it may be a chain of such functions.
        let each = operands.map { knowledge(of: $0) }
        let known = each.reduce(Knowledge.known) { $0.or($1) }
        if let obstacle = known.obstacle, builtin.mayStop(operands) || operands.contains(where: { $0.isClosureThatMayStop(program) }) {
            noteStop(obstacle)
        }
        switch builtin {
        case .url, .uuid, .data64, .decimal, .textRange, .expressionRange, .anyCaseExpressionRange, .dateInGMT, .dateInLocalZone,
            .dateInZoneOfFormat:
            if let obstacle = known.obstacle { return .unknown(obstacle) }
            return .known
        case .fraction, .ofOneLevel: return known
        case .value, .object, .instance, .assignProperties, .assignSelf: return .present(Obstacle("a value", at: place))
        case .map, .compactMap, .flatMap, .filter, .allSatisfy, .firstWhere, .containsWhere, .forEach:
            if let obstacle = each.first?.obstacle, operands.dropFirst().contains(where: \.hasEffects) {
                note(obstacle)
            }
            return known.obstacle.map { .unknown($0) } ?? .known
        case .element, .entry, .int, .intOfBase, .narrowed, .double, .float, .bool, .first, .last, .intValue, .string:
            return known.obstacle.map { .unknown($0) } ?? .known
        default: return known.isKnownOrPresent
        }
    }

    private func knowledge(of operation: DecodingOperation) -> Knowledge {
        func asked(_ source: Term, _ key: Term? = nil) {
            note(knowledge(of: source).obstacle)
            if let key { note(knowledge(of: key).obstacle) }
        }
        switch operation {
        case .keyed(let source, _), .unkeyed(let source), .single(let source): asked(source)
        case .nestedKeyed(let source, _, _, let key), .nestedUnkeyed(let source, let key), .superDecoder(let source, let key),
            .decodeNil(let source, let key):
            asked(source, key)
        case .decode(let source, let type, let key), .decodeIfPresent(let source, let type, let key):
            asked(source, key)
            return value(of: type)
        case .contains(let source, let key): asked(source, key)
        case .decodeChosen(let source, let type, let key):
            asked(source, key)
            note(knowledge(of: type).obstacle)
            return .present(Obstacle("a value of a type in a variable", at: function.place))
        case .allKeys(let source), .isAtEnd(let source), .count(let source), .currentIndex(let source): asked(source)
        case .userInfo(let key):
            guard let key else { return .unknown(Obstacle("decoder.userInfo", at: function.place)) }
            let setting = Obstacle("decoder.userInfo[\(key)]", at: function.place)
            if isRecording, !settings.contains(setting) { settings.append(setting) }
        }
        return .known
    }

    /// The knowledge of a decoded value.
    private func value(of type: TypeNumber) -> Knowledge {
        if isRecording { types.append(type) }
        switch program[type].shape {
        case .leaf(.bool), .leaf(.string), .leaf(.integer), .leaf(.double), .rawValues, .cases, .custom, .fields,
            .rawRepresentable, .dictionary(.string, _):
            return .known
        case .leaf, .set, .dictionary, .wrapped, .range:
            return .present(Obstacle("a value of \(program[type].name)", at: nil))
        case .array, .optional: return .known
        case .anyValue, .unreadable: return .unknown(Obstacle("a value of \(program[type].name)", at: nil))
        }
    }
}
