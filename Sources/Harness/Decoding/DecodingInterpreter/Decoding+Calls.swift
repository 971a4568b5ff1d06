internal import DecodingPrograms

extension Decoding {
    /// Calls a function of the sources with the values of terms.
    func call(
        _ number: FunctionNumber, _ arguments: [Term], _ place: ProgramPlace, _ frame: Frame
    ) throws(Interruption) -> Value {
        let function = program[number]
        var values: [Value] = []
        for (index, argument) in arguments.enumerated() {
            let found = try value(of: argument, frame)
            // A method works on its receiver, and `inout` on the variable itself.
            let isReceiver = index == 0 && !(function.isInitializer && function.parameters.count == arguments.count)
            let isShared = if case .passed = argument { true } else { isReceiver }
            values.append(isShared ? found : try copy(of: found))
        }
        // An initializer that another one calls continues with its object.
        if function.isInitializer, case .object(let own)? = values.first, function.parameters.count == values.count - 1 {
            values.removeFirst()
            let made = try recursing { () throws(Interruption) in try self.call(number, values, own: own) }
            if case .object = made { return made }
            own.whole = made
            return made
        }
        let passed = zip(function.parameters, arguments).compactMap { parameter, argument in
            if case .passed(let target, _) = argument { (parameter, target) } else { nil }
        }
        guard function.isQuiet else {
            return try recursing { () throws(Interruption) in
                try self.call(number, values) { inner in
                    for (parameter, target) in passed { self.assign(inner.variables[parameter.index], to: target, frame) }
                }
            }
        }
        return try quietly(number, values, passed, place, frame)
    }

    /// Calls a function that can neither throw nor read a decoder.
    ///
    /// If its way is not known, nothing is known of its result and of the values that it may change.
    private func quietly(
        _ number: FunctionNumber, _ values: [Value], _ passed: [(Variable, Step.Target)], _ place: ProgramPlace, _ frame: Frame
    ) throws(Interruption) -> Value {
        var runCount = 0
        var unknown: Obstacle?
        var result = Value.void
        do throws(Interruption) {
            result = try explored { () throws(Interruption) in
                runCount += 1
                return try self.recursing { () throws(Interruption) in
                    try self.call(number, values) { inner in
                        for (parameter, target) in passed { self.assign(inner.variables[parameter.index], to: target, frame) }
                    }
                }
            }
            if runCount > 1 { unknown = result.obstacle ?? Obstacle("the result of \(program[number].name)", at: place) }
        } catch .undecided(let obstacles) {
            // The part that did not run may stop the program.
            if program.stoppingFunctions.contains(number) || values.contains(where: mayStop) { throw .mayStop(obstacles) }
            unknown = obstacles.first ?? Obstacle("the result of \(program[number].name)", at: place)
            if let unknown { result = .unknown(unknown) }
        }
        guard let unknown else { return result }
        for value in values {
            if case .object(let object) = value { object.forget(unknown) } else { value.forgetInstances(unknown) }
            if case .closure(let closure) = value { forget(closure.body.changed, unknown, closure.frame) }
        }
        for (_, target) in passed { forget(target, unknown, frame) }
        return result
    }

    /// Whether a value is a closure that stops the program for some values.
    private func mayStop(_ value: Value) -> Bool {
        if case .closure(let closure) = value { closure.body.mayStop(program.stoppingFunctions) } else { false }
    }

    /// Notes that nothing is known of variables and properties that a closure may have changed.
    func forget(_ targets: [Step.Target], _ obstacle: Obstacle, _ frame: Frame) {
        for target in targets { forget(target, obstacle, frame) }
    }

    /// Runs a call at a limited depth.
    func recursing(_ run: () throws(Interruption) -> Value) throws(Interruption) -> Value {
        callDepth += 1
        defer { callDepth -= 1 }
        guard callDepth < 200 else { throw .undecided([Obstacle("functions that call each other without end", at: nil)]) }
        return try run()
    }

    /// Calls a closure, whose own variables are new for each call.
    /// - Parameters:
    ///   - end: Collects the values of `inout` parameters when the closure has ended.
    ///   - assign: Assigns them, after the variables of the call around it are back.
    func call(
        _ closure: ClosureValue, _ arguments: [Value], end: (inout [(Step.Target, Value)]) -> Void = { _ in },
        assign: (Step.Target, Value) -> Void = { _, _ in }
    ) throws(Interruption) -> Value {
        guard closure.hasItsVariables else {
            throw .undecided([Obstacle("a closure that is called after the round of the loop in which it was made", at: nil)])
        }
        let outer = Array(closure.frame.variables[closure.own])
        let outerRounds = closure.frame.rounds
        closure.frame.rounds = closure.rounds + [nextRound()]
        var changed: [(Step.Target, Value)] = []
        defer {
            end(&changed)
            closure.frame.variables.replaceSubrange(closure.own, with: outer)
            closure.frame.rounds = outerRounds
            for (target, value) in changed { assign(target, value) }
        }
        if closure.parameters.count == 1, arguments.count > 1 {
            _ = try match(closure.parameters[0], .tuple(arguments.map { (nil, $0) }), closure.frame)
        } else if closure.parameters.count > 1, arguments.count == 1, case .tuple(let parts) = arguments[0] {
            for (parameter, part) in zip(closure.parameters, parts) { _ = try match(parameter, part.value, closure.frame) }
        } else {
            for (parameter, argument) in zip(closure.parameters, arguments) { _ = try match(parameter, argument, closure.frame) }
        }
        guard case .returned(let value) = try run(closure.body, closure.frame) else { return .void }
        return value
    }
}
