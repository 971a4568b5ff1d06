internal import DecodingPrograms

/// The way in which statements end.
enum Flow {
    case next
    case returned(Value)
    case broke(String?)
    case continued(String?)
    case fell
}

extension Decoding {
    /// Runs a program for all answers to conditions that are not known.
    func explored(_ run: () throws(Interruption) -> Value) throws(Interruption) -> Value { try Exploration.explore(self, run) }

    /// Runs the `init(from:)` of a type.
    func run(_ number: FunctionNumber, type: TypeNumber, decoder: DecoderValue) throws(Interruption) -> Value {
        let made = try explored { () throws(Interruption) in try self.call(number, [.decoder(decoder)]) }
        trace?.handOver(made, to: Obstacle("a decoder that \(program[type].name) keeps", at: program[number].place))
        return made
    }

    /// Calls a function of the sources.
    ///
    /// - Parameter own: The object that an initializer continues with, for example that of a subclass.
    /// - Parameter end: Called with the variables of the function when it has ended.
    func call(
        _ number: FunctionNumber, _ arguments: [Value], own: ObjectValue? = nil, end: (Frame) -> Void = { _ in }
    ) throws(Interruption) -> Value {
        let function = program[number]
        let frame = Frame(function)
        let outer = running
        running = function.place
        defer {
            running = outer
            end(frame)
        }
        for (parameter, argument) in zip(function.parameters, arguments) { frame.variables[parameter.index] = argument }
        guard function.isInitializer else {
            guard case .returned(let value) = try run(function.body, frame) else { return .void }
            return value
        }
        let object = own ?? ObjectValue(function.selfType, isReference: function.selfType.map { program[$0].isReference } ?? false)
        frame.variables[Variable.own.index] = .object(object)
        for (property, value) in function.defaults { object.set(property, try self.value(of: value, frame)) }
        if case .returned(let value) = try run(function.body, frame), value.isNull != false {
            if case .void = value { return object.whole ?? .object(object) }
            return value
        }
        return object.whole ?? .object(object)
    }

    // MARK: Statements

    func run(_ steps: [Step], _ frame: Frame) throws(Interruption) -> Flow {
        var deferred: [[Step]] = []
        var flow = Flow.next
        var interruption: Interruption?
        do throws(Interruption) {
            loop: for step in steps {
                if case .deferred(let body) = step {
                    deferred.append(body)
                    continue
                }
                flow = try run(step, frame)
                guard case .next = flow else { break loop }
            }
        } catch {
            interruption = error
        }
        for body in deferred.reversed() { _ = try run(body, frame) }
        if let interruption { throw interruption }
        return flow
    }

    private func run(_ step: Step, _ frame: Frame) throws(Interruption) -> Flow {
        try spend(1)
        switch step {
        case .evaluate(let expression):
            _ = try value(of: expression, frame)
            return .next
        case .bind(let pattern, let expression):
            _ = try match(pattern, try value(of: expression, frame), frame)
            return .next
        case .assign(let target, let expression):
            assign(try copy(of: try value(of: expression, frame)), to: target, frame)
            return .next
        case .branch(let conditions, let then, let otherwise, _):
            return try run(try holds(conditions, frame) ? then : otherwise, frame)
        case .choose(let subject, let choices, _): return try choose(try value(of: subject, frame), choices, frame)
        case .loop(let loop, let body, let label, let place): return try run(loop, body, label, place, frame)
        case .attempt(let body, let catches, let place): return try attempt(body, catches, place, frame)
        case .labeled(let label, let body):
            let flow = try run(body, frame)
            if case .broke(label) = flow { return .next }
            return flow
        case .throw(let error, let type, let place): throw try thrown(try value(of: error, frame), type, place)
        case .return(let value):
            return .returned(
                try value.map { expression throws(Interruption) in try self.copy(of: try self.value(of: expression, frame)) } ?? .void)
        case .break(let label): return .broke(label)
        case .continue(let label): return .continued(label)
        case .fallthrough: return .fell
        case .deferred: return .next
        }
    }

    func assign(_ value: Value, to target: Step.Target, _ frame: Frame) {
        switch target {
        case .variable(let variable):
            changeCount += 1
            if variable == .own, case .object(let object) = frame.variables[variable.index] {
                if case .object(let new) = value, new === object { return }
                object.whole = value
            } else {
                frame.variables[variable.index] = value
            }
        case .property(let name):
            changeCount += 1
            let own = frame.variables[Variable.own.index]
            if let object = object(of: own) {
                if case .decoded = own { frame.variables[Variable.own.index] = .object(object) }
                object.set(name, value)
            }
        case .partOf(let whole): forget(whole, Obstacle("a value that is changed in part", at: nil), frame)
        case .member(let whole, let name):
            changeCount += 1
            let obstacle = Obstacle("a value that is changed in part", at: nil)
            guard let old = current(whole, frame), let object = object(of: old) else { return forget(whole, obstacle, frame) }
            object.set(name, value)
            if case .decoded = old { assign(.object(object), to: whole, frame) }
        case .ignored: break
        }
    }

    /// The value of a variable or property; nil if it has none.
    func current(_ target: Step.Target, _ frame: Frame) -> Value? {
        switch target {
        case .variable(let variable): return frame.variables[variable.index]
        case .property(let name):
            switch frame.variables[Variable.own.index] {
            case .object(let object): return object[name]
            case .decoded: return .unknown(Obstacle("the property \(name)", at: nil))
            default: return nil
            }
        case .partOf, .member, .ignored: return nil
        }
    }

    /// The properties of a value that is to change; nil if they are not known.
    private func object(of value: Value) -> ObjectValue? {
        switch value {
        case .object(let object): return object
        case .decoded(let type, let decoder):
            guard case .fields(let fields) = program.shape(of: type) else { return nil }
            do throws(Interruption) {
                return try object(of: fields, from: decoder, type)
            } catch {
                // It was decoded before.
                return nil
            }
        default: return nil
        }
    }

    /// Notes that nothing is known of a variable or property any more.
    func forget(_ target: Step.Target, _ obstacle: Obstacle, _ frame: Frame) {
        if case .partOf(let whole) = target { return forget(whole, obstacle, frame) }
        if case .member(let whole, _) = target { return forget(whole, obstacle, frame) }
        guard let old = current(target, frame) else { return }
        changeCount += 1
        old.forgetInstances(obstacle)
        if case .object(let object) = old { return object.forget(obstacle) }
        guard case .variable(let variable) = target else { return assign(.unknown(obstacle), to: target, frame) }
        frame.variables[variable.index] = frame.present.contains(variable) ? .present(obstacle) : .unknown(obstacle)
    }

    private func thrown(_ error: Value, _ type: String?, _ place: ProgramPlace) throws(Interruption) -> Interruption {
        switch error {
        case .error(var fault):
            if fault.reader == nil { fault.reader = ofSources(place) }
            return .fault(fault)
        case .present, .unknown: return .fault(Fault(.unknown, nil, reader: ofSources(place)))
        default:
            var fault = Fault(.other("an error"), nil, reader: ofSources(place))
            fault.thrown = ThrownValue(error)
            fault.thrownType = type
            return .fault(fault)
        }
    }

    private func choose(_ subject: Value, _ choices: [Step.Choice], _ frame: Frame) throws(Interruption) -> Flow {
        for (index, choice) in choices.enumerated() {
            guard try matches(choice.items, subject, frame, isCatch: false) else { continue }
            var next = index
            while next < choices.count {
                let flow = try run(choices[next].body, frame)
                switch flow {
                case .fell: next += 1
                case .broke(nil): return .next
                default: return flow
                }
            }
            return .next
        }
        return .next
    }

    /// Returns whether one of the patterns of a `case` or a `catch` matches.
    private func matches(
        _ items: [(pattern: Pattern, condition: Term?)], _ value: Value, _ frame: Frame, isCatch: Bool
    ) throws(Interruption) -> Bool {
        guard !items.isEmpty else { return true }
        for item in items {
            guard try match(item.pattern, value, frame) else { continue }
            guard let condition = item.condition else { return true }
            if try truth(try self.value(of: condition, frame)) { return true }
        }
        return false
    }

    private func attempt(
        _ body: [Step], _ catches: [Step.Catch], _ place: ProgramPlace, _ frame: Frame
    ) throws(Interruption) -> Flow {
        let mark = log?.mark
        do throws(Interruption) {
            return try run(body, frame)
        } catch .fault(let fault) {
            if let mark { log?.restore(mark) }
            for each in catches {
                if let error = each.error { frame.variables[error.index] = .error(fault) }
                guard try matches(each.items, .error(fault), frame, isCatch: true) else { continue }
                let noted = tolerated.count
                tolerate(fault, at: place)
                do throws(Interruption) {
                    return try run(each.body, frame)
                } catch .fault(let next) {
                    throw .fault(next.after(tolerated.dropFirst(noted).prefix(1), isRetry: true))
                }
            }
            throw .fault(fault)
        }
    }

    /// Returns a place, if it is in the sources and not in the declaration of a package's type.
    func ofSources(_ place: ProgramPlace) -> ProgramPlace? { place.file < program.ownFileCount ? place : nil }

    /// Notes a failure that the sources swallow.
    func tolerate(_ fault: Fault, at place: ProgramPlace) {
        // A type of a package swallows errors because it decodes this way.
        guard tolerated.count < 1_000, let place = ofSources(place) else { return }
        tolerated.append(HiddenFailure(failure: ToleratedFailure(failure: fault.report, place: place), start: fault.start))
    }

    // MARK: Conditions

    func holds(_ conditions: [StepCondition], _ frame: Frame) throws(Interruption) -> Bool {
        for condition in conditions {
            switch condition {
            case .holds(let expression): guard try truth(try value(of: expression, frame)) else { return false }
            case .unwrap(let pattern, let expression):
                let found = try value(of: expression, frame)
                switch found {
                case .null: return false
                case .unknown(let obstacle):
                    guard try choose(obstacle) else { return false }
                    _ = try match(pattern, .present(obstacle), frame)
                default: _ = try match(pattern, found, frame)
                }
            case .match(let pattern, let expression):
                guard try match(pattern, try value(of: expression, frame), frame) else { return false }
            }
        }
        return true
    }

    /// Returns whether a value is true; both ways are followed if it is not known.
    func truth(_ value: Value) throws(Interruption) -> Bool {
        switch value {
        case .bool(let holds): return holds
        case .null: return false
        default: return try choose(value.obstacle ?? Obstacle("a condition", at: nil))
        }
    }

    /// Returns an answer to a condition that is not known.
    func choose(_ obstacle: Obstacle) throws(Interruption) -> Bool {
        guard let exploration else { throw .undecided([obstacle]) }
        return try exploration.choose(obstacle)
    }
}
