internal import DecodingPrograms
internal import StrictJSON

extension Decoding {
    /// Evaluates an expression.
    func value(of expression: Term, _ frame: Frame) throws(Interruption) -> Value {
        switch expression {
        case .constant(let constant): return Self.value(of: constant)
        case .variable(let variable): return frame.variables[variable.index]
        case .property(let base, let name): return try property(name, of: try value(of: base, frame))
        case .case(_, let name, let payload): return .case(name, try copies(of: try values(of: payload, frame)))
        case .key(let text): return .key(text)
        case .metatype: return .present(Obstacle("a type", at: nil))
        case .keyOf(let text):
            switch try value(of: text, frame) {
            case .string(let text), .key(let text): return .key(text)
            case .integer(let number): return .key("\(number)")
            case let other: return other
            }
        case .array(let elements): return .array(try copies(of: try values(of: elements, frame)))
        case .tuple(let elements):
            var found: [(label: String?, value: Value)] = []
            for element in elements { found.append((element.label, try copy(of: try value(of: element.value, frame)))) }
            return .tuple(found)
        case .decode(let operation, let place): return try value(of: operation, place, frame)
        case .call(let function, let arguments, let place): return try call(function, arguments, place, frame)
        case .make(let type, let source, let place):
            guard case .decoder(let decoder) = try value(of: source, frame) else { throw .undecided([Obstacle("a decoder", at: place)]) }
            return try located(place) { () throws(Interruption) in try self.made(type, from: decoder) }
        case .chosenType(let type): return .chosenType(type)
        case .makeChosen(let type, let source, let place):
            let type = try chosenType(type, place, frame)
            guard case .decoder(let decoder) = try value(of: source, frame) else { throw .undecided([Obstacle("a decoder", at: place)]) }
            return try located(place) { () throws(Interruption) in try self.made(type, from: decoder) }
        case .decodeText(let text, let type, let settings, let place):
            let found = try value(of: text, frame)
            return try located(place) { () throws(Interruption) in
                guard case .utf8(let text) = found else { throw .undecided([found.obstacle ?? Obstacle("JSON in a text", at: place)]) }
                return try self.value(of: type, inText: text, settings, place)
            }
        case .optionalTry(let inner, let place):
            let mark = log?.mark
            do throws(Interruption) {
                return try value(of: inner, frame)
            } catch .fault(let fault) {
                if let mark { log?.restore(mark) }
                tolerate(fault, at: place)
                return .null
            }
        case .forcedTry(let inner, let place):
            do throws(Interruption) {
                return try value(of: inner, frame)
            } catch .fault {
                throw .trap(place)
            }
        case .forced(let inner, let place):
            let found = try value(of: inner, frame)
            switch found {
            case .null: throw .trap(place)
            case .unknown(let obstacle): throw .mayStop([obstacle])
            default: return found
            }
        case .coalesce(let left, let right):
            let found = try value(of: left, frame)
            switch found {
            case .null: return try value(of: right, frame)
            case .unknown(let obstacle):
                guard right.isEffectless else { return try choose(obstacle) ? .present(obstacle) : try value(of: right, frame) }
                let other = try possible(right, obstacle, frame)
                other.forgetInstances(obstacle)
                return other.isNull == false ? .present(obstacle) : .unknown(obstacle)
            default: return found
            }
        case .and(let left, let right): return try both(left, right, frame, stopsAt: false)
        case .or(let left, let right): return try both(left, right, frame, stopsAt: true)
        case .not(let inner):
            let found = try value(of: inner, frame)
            if case .bool(let holds) = found { return .bool(!holds) }
            return .present(found.obstacle ?? Obstacle("a condition", at: nil))
        case .compare(let comparison, let left, let right):
            return Self.compare(comparison, try value(of: left, frame), try value(of: right, frame))
        case .ternary(let condition, let then, let otherwise, _):
            let found = try value(of: condition, frame)
            if case .bool(let holds) = found { return try value(of: holds ? then : otherwise, frame) }
            let obstacle = found.obstacle ?? Obstacle("a condition", at: nil)
            if then.isEffectless, otherwise.isEffectless {
                let values = [try possible(then, obstacle, frame), try possible(otherwise, obstacle, frame)]
                for value in values { value.forgetInstances(obstacle) }
                return values.allSatisfy { $0.isNull == false } ? .present(obstacle) : .unknown(obstacle)
            }
            return try value(of: try choose(obstacle) ? then : otherwise, frame)
        case .chain(let base, let variable, let rest):
            let found = try value(of: base, frame)
            switch found {
            case .null: return .null
            case .unknown(let obstacle):
                frame.variables[variable.index] = .present(obstacle)
                if rest.isEffectless {
                    _ = try possible(rest, obstacle, frame)
                    return .unknown(obstacle)
                }
                return try choose(obstacle) ? try value(of: rest, frame) : .null
            default:
                frame.variables[variable.index] = found
                return try value(of: rest, frame)
            }
        case .builtin(let builtin, let operands, let place): return try value(of: builtin, operands, place, frame)
        case .dateOfText(let format, let text, let place):
            let found = try value(of: text, frame)
            guard case .string(let text) = found else { return .unknown(found.obstacle ?? Obstacle("a date in a text", at: place)) }
            return date(in: text, format, place)
        case .passed(_, let inner): return try value(of: inner, frame)
        case .closure(let parameters, let body, let own):
            return .closure(ClosureValue(parameters: parameters, body: body, own: own, frame: frame))
        case .callClosure(let callee, let arguments, let place):
            let found = try value(of: callee, frame)
            guard case .closure(let closure) = found else { throw .undecided([found.obstacle ?? Obstacle("a closure", at: place)]) }
            let values = try values(of: arguments, frame)
            return try recursing { () throws(Interruption) in
                try self.call(closure, values) { inner in
                    for (parameter, argument) in zip(closure.parameters, arguments) {
                        guard case .passed(let target, _) = argument, case .bind(let variable) = parameter else { continue }
                        inner.append((target, closure.frame.variables[variable.index]))
                    }
                } assign: { target, value in
                    self.assign(value, to: target, frame)
                }
            }
        case .block(let steps):
            let flow = try run(steps, frame)
            guard case .returned(let value) = flow else { return .void }
            return value
        case .cast(let inner, let type, let isForced, let place):
            let found = try value(of: inner, frame)
            trace?.handOver(found, to: Obstacle("a cast", at: place))
            if case .decode(.userInfo(let key), _) = inner, let key, isGiven(found, as: type, for: key) { return found }
            if case .null = found { return isForced ? try { () throws(Interruption) -> Value in throw .trap(place) }() : .null }
            switch Self.isOf(type, found) {
            case true?: return found
            case false?: if isForced { throw .trap(place) } else { return .null }
            case nil:
                let obstacle = found.obstacle ?? Obstacle("a cast", at: place)
                guard isForced else { return .unknown(obstacle) }
                throw .mayStop([obstacle])
            }
        case .decodingError(let name, let key, let path, let text, let type): return try error(name, key, path, text, type, frame)
        case .error(let text): return .error(Fault(.other(text), nil))
        case .opaque(let opaque):
            for operand in opaque.operands {
                try handOver(try value(of: operand, frame), to: opaque)
                if case .passed(let target, _) = operand { forget(target, opaque.obstacle, frame) }
            }
            changeCount += 1
            if opaque.mayThrow, !(try choose(opaque.obstacle)) { throw .fault(Fault(.unknown, nil, reader: opaque.obstacle.place)) }
            if opaque.mayStop { throw .mayStop([opaque.obstacle]) }
            return .unknown(opaque.obstacle)
        }
    }

    /// Gives a value to code that is not read, which may change instances, and may call closures any number of times.
    private func handOver(_ value: Value, to code: Term.Opaque) throws(Interruption) {
        trace?.handOver(value, to: code.obstacle)
        let closures = value.closures
        value.forgetInstances(code.obstacle)
        for closure in closures { try forget(closure, code.obstacle) }
    }

    /// Notes that a closure may run any number of times.
    func forget(_ closure: ClosureValue, _ obstacle: Obstacle) throws(Interruption) {
        let body = closure.body
        // The effects of a local function or of another closure are not followed.
        guard !body.readsElements, !body.callsClosure, !body.mayStop(program.stoppingFunctions) else { throw .mayStop([obstacle]) }
        forget(body.changed, obstacle, closure.frame)
    }

    func values(of expressions: [Term], _ frame: Frame) throws(Interruption) -> [Value] {
        var found: [Value] = []
        for expression in expressions { found.append(try value(of: expression, frame)) }
        return found
    }

    static func value(of constant: Constant) -> Value {
        switch constant {
        case .null: .null
        case .bool(let value): .bool(value)
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .double(let number): .double(number)
        }
    }

    /// Evaluates a part of the program, and gives errors without a place the place of the part.
    private func located(_ place: ProgramPlace, _ run: () throws(Interruption) -> Value) throws(Interruption) -> Value {
        do throws(Interruption) {
            return try run()
        } catch .fault(var fault) {
            if fault.reader == nil { fault.reader = ofSources(place) }
            throw .fault(fault)
        } catch .undecided(let obstacles) {
            // The initializer around it may swallow an error.
            guard exploration != nil, let first = obstacles.first else { throw .undecided(obstacles) }
            trace?.leave(first)
            guard try choose(first) else { throw .fault(Fault(.unknown, nil, reader: ofSources(place))) }
            return .unknown(first)
        }
    }

    private func both(_ left: Term, _ right: Term, _ frame: Frame, stopsAt stop: Bool) throws(Interruption) -> Value {
        let found = try value(of: left, frame)
        if case .bool(let holds) = found { return holds == stop ? found : try value(of: right, frame) }
        let obstacle = found.obstacle ?? Obstacle("a condition", at: nil)
        guard right.isEffectless else { return try choose(obstacle) == stop ? .bool(stop) : try value(of: right, frame) }
        if case .bool(stop) = try possible(right, obstacle, frame) { return .bool(stop) }
        return .present(obstacle)
    }

    /// Evaluates an expression that the program may leave out, which depends on something unknown.
    private func possible(_ expression: Term, _ obstacle: Obstacle, _ frame: Frame) throws(Interruption) -> Value {
        do throws(Interruption) {
            return try value(of: expression, frame)
        } catch .trap {
            throw .mayStop([obstacle])
        }
    }

    private static func compare(_ comparison: Term.Comparison, _ left: Value, _ right: Value) -> Value {
        let obstacle = left.obstacle ?? right.obstacle ?? Obstacle("a comparison", at: nil)
        switch comparison {
        case .equal: return isEqual(left, right).map { .bool($0) } ?? .present(obstacle)
        case .notEqual: return isEqual(left, right).map { .bool(!$0) } ?? .present(obstacle)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            if left.isNotANumber || right.isNotANumber { return .bool(false) }
        }
        guard let order = order(left, right) else { return .present(obstacle) }
        return switch comparison {
        case .less: .bool(order < 0)
        case .lessOrEqual: .bool(order <= 0)
        case .greater: .bool(order > 0)
        case .greaterOrEqual: .bool(order >= 0)
        case .equal, .notEqual: .present(obstacle)
        }
    }

    /// Returns a negative number, 0 or a positive number for two values in ascending, equal or descending order; nil if that is not known.
    static func order(_ left: Value, _ right: Value) -> Int? {
        func order<Content: Comparable>(_ left: Content, _ right: Content) -> Int { left < right ? -1 : left == right ? 0 : 1 }
        return switch (left, right) {
        case (.integer(let left), .integer(let right)): order(left, right)
        case (.string(let left), .string(let right)): order(left, right)
        case (.double(let left), .double(let right)): order(left, right)
        case (.integer(let left), .double(let right)): order(Double(left), right)
        case (.double(let left), .integer(let right)): order(left, Double(right))
        default: nil
        }
    }

    // MARK: Properties

    func property(_ name: String, of base: Value) throws(Interruption) -> Value {
        switch base {
        case .object(let object):
            if let whole = object.whole { return try property(name, of: whole) }
            return object[name] ?? .unknown(Obstacle("the property \(name)", at: nil))
        case .decoded(let type, let decoder):
            guard case .fields(let fields) = program.shape(of: type), let field = fields.first(where: { $0.property == name }) else {
                return .unknown(Obstacle("the property \(name) of \(program[type].name)", at: nil))
            }
            let members = try members(of: decoder)
            return try value(of: field, in: members, ContainerValue(.keyed(members, nil), decoder))
        case .tuple(let elements):
            if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
            return elements.first { $0.label == name }?.value ?? .unknown(Obstacle("a tuple", at: nil))
        case .null: return .null
        default:
            let obstacle = base.obstacle ?? Obstacle("the property \(name)", at: nil)
            trace?.handOver(base, to: obstacle)
            return .unknown(obstacle)
        }
    }

    // MARK: Errors

    private func error(
        _ name: String, _ key: Term?, _ path: Term?, _ text: Term?, _ type: String?, _ frame: Frame
    ) throws(Interruption) -> Value {
        let found = try key.map { expression throws(Interruption) in try self.value(of: expression, frame) }
        var description: String?
        if let text, case .string(let known) = try value(of: text, frame) { description = known }
        var place: Path?
        switch try path.map({ expression throws(Interruption) in try self.value(of: expression, frame) }) {
        case .container(let container)?:
            place = container.decoder.path
            if case .key(let key)? = found { place = Path.appending(.key(key), to: place) }
            if case .unkeyed = container.kind { place = Path.appending(.index(container.index), to: place) }
        case .decoder(let decoder)?: place = decoder.path
        case .path(let known)?: place = known
        case .array(let elements)?:
            for element in elements {
                guard case .key(let key) = element else { throw .undecided([Obstacle("the path of an error", at: nil)]) }
                place = Path.appending(.key(key), to: place)
            }
        case let other?: throw .undecided([other.obstacle ?? Obstacle("the path of an error", at: nil)])
        case nil: break
        }
        switch name {
        case "keyNotFound":
            guard case .key(let key)? = found else { throw .undecided([Obstacle("the key of an error", at: nil)]) }
            return .error(Fault(.keyNotFound(key), place, description, valuePath: Path.appending(.key(key), to: place)))
        case "typeMismatch": return .error(Fault(.typeMismatch(type ?? "a type"), place, description))
        case "valueNotFound": return .error(Fault(.valueNotFound(type ?? "a type"), place, description))
        default: return .error(Fault(.dataCorrupted, place, description))
        }
    }
}

extension Term {
    /// Whether evaluating it can neither throw nor change anything.
    var isEffectless: Bool {
        switch self {
        case .constant, .variable, .key, .error, .closure, .metatype, .chosenType: true
        case .property(let base, _), .keyOf(let base), .not(let base), .dateOfText(_, let base, _): base.isEffectless
        case .passed: false
        case .case(_, _, let parts), .array(let parts): parts.allSatisfy(\.isEffectless)
        case .tuple(let parts): parts.allSatisfy(\.value.isEffectless)
        case .coalesce(let left, let right), .and(let left, let right), .or(let left, let right), .compare(_, let left, let right):
            left.isEffectless && right.isEffectless
        case .ternary(let condition, let then, let otherwise, _): condition.isEffectless && then.isEffectless && otherwise.isEffectless
        case .chain(let base, _, let rest): base.isEffectless && rest.isEffectless
        case .builtin(let builtin, let operands, _):
            operands.allSatisfy { if case .closure = $0 { false } else { $0.isEffectless } } && builtin != .assignSelf
                && builtin != .assignProperties && !builtin.mayStop(operands)
        case .cast(let inner, _, let isForced, _): !isForced && inner.isEffectless
        case .opaque(let opaque): !opaque.mayThrow && !opaque.mayStop && opaque.operands.allSatisfy(\.isEffectless)
        case .decode(let operation, _):
            switch operation {
            case .isAtEnd, .count, .currentIndex, .contains, .allKeys, .userInfo: true
            default: false
            }
        case .call, .make, .makeChosen, .decodeText, .optionalTry, .forcedTry, .forced, .callClosure, .block, .decodingError: false
        }
    }
}
