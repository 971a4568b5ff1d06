extension Resolver {
    func awaiting<Value>(_ isAwaiting: Bool, _ work: () -> Value) -> Value {
        let before = self.isAwaiting
        self.isAwaiting = isAwaiting
        defer { self.isAwaiting = before }
        return work()
    }

    func infer(_ closure: ClosureNode, expecting expected: KnownType) -> KnownType {
        attributes(closure.attributes)
        if let thrown = closure.thrown { type(thrown) }
        var parameters: [KnownType] = []
        var wanted = KnownType.unknown
        if case .function(let types, let result) = expected.fullyUnwrapped { (parameters, wanted) = (types, result) }
        // Captured values are looked up outside of the closure.
        let captured = closure.captures.map { capture in
            (name: capture.name.word, type: infer(capture.value ?? .name(capture.name, labels: nil, generics: []), expecting: .unknown))
        }
        let before = result
        defer { result = before }
        return inScope {
            for capture in captured { declare(capture.name, capture.type) }
            if let named = closure.parameters {
                // Several parameter names may split one tuple.
                if named.count > 1, parameters.count == 1, case .tuple(let elements) = parameters[0], elements.count == named.count {
                    parameters = elements.map(\.type)
                }
                for (index, parameter) in named.enumerated() {
                    let type = parameter.type.map { self.type($0) } ?? (index < parameters.count ? parameters[index] : .unknown)
                    declare(parameter.name.word, type)
                    // `{ $item in item }`.
                    if parameter.name.text.utf8.first == UInt8(ascii: "$"), case .outside(_, let arguments) = type {
                        declare(Word(String(parameter.name.text.dropFirst())), arguments.first ?? .unknown)
                    }
                }
            }
            closureParameters.append(parameters)
            defer { closureParameters.removeLast() }
            if let node = closure.result { wanted = type(node) }
            result = wanted
            let found = awaiting(false) { value(of: closure.body, expecting: wanted) }
            return .function(parameters, wanted.isUnknown ? found : wanted)
        }
    }

    /// Returns the candidates that may take closures where the arguments are closures, or all candidates if there are none.
    func takingClosures(_ viable: [(Declaration, [Int])], _ arguments: [ArgumentNode]) -> [(Declaration, [Int])] {
        let closures = arguments.indices.filter { Self.isClosure(arguments[$0].value) }
        guard viable.count > 1, !closures.isEmpty else { return viable }
        return takingTheirForm(takingAny(viable, arguments, closures), arguments, closures)
    }

    /// Returns the candidates whose functions have as many parameters as the closures name, and a result if the closures return one, or all
    /// candidates if there are none.
    private func takingTheirForm(_ viable: [(Declaration, [Int])], _ arguments: [ArgumentNode], _ closures: [Int]) -> [(Declaration, [Int])]
    {
        let fitting = viable.filter { candidate, mapping in
            let parameters = inference.parameterTypes(of: candidate)
            return closures.allSatisfy { index in
                guard case .closure(let closure) = arguments[index].value,
                    case .function(let taken, let result) = parameters[mapping[index]].fullyUnwrapped
                else { return true }
                if case .tuple(let elements) = result, elements.isEmpty, closure.result == nil,
                    closure.body.contains(where: \.returnsOtherThanVoid)
                {
                    return false
                }
                if result.isCertainlyNotVoid, closure.result == nil, closure.body.contains(where: \.returnsNothing) { return false }
                guard let named = closure.parameters, named.count != taken.count else { return true }
                return taken.count == 1 ? mayHaveParts(taken[0], named.count) : taken.contains(where: \.isUnknown)
            }
        }
        return fitting.isEmpty ? viable : fitting
    }

    /// Returns whether a closure's parameter may be a tuple with a number of parts, or may be several parameters.
    private func mayHaveParts(_ type: KnownType, _ count: Int) -> Bool {
        switch type {
        case .tuple(let elements): elements.count == count
        case .parameter, .associated, .unknown: true
        case .outside(let name, _): !StandardLibrary.isConcrete(name)
        case .nominal, .function, .metatype, .composition, .module: false
        }
    }

    private func takingAny(_ viable: [(Declaration, [Int])], _ arguments: [ArgumentNode], _ closures: [Int]) -> [(Declaration, [Int])] {
        accepting(viable, closures) { type in
            switch type {
            case .function, .parameter, .associated, .unknown, .outside("Any", _): true
            case .outside(let name, _): StandardLibrary.mayBeFunction(name) && !table.isOfSDK(type: name)
            case .nominal, .tuple, .metatype, .composition, .module: false
            }
        }
    }
}

extension KnownType {
    /// Whether it is a type other than `()`, whatever generic parameters stand for.
    fileprivate var isCertainlyNotVoid: Bool {
        switch self {
        case .nominal, .function, .metatype: true
        case .tuple(let elements): !elements.isEmpty
        case .outside(let name, _): StandardLibrary.isConcrete(name)
        case .parameter, .associated, .composition, .module, .unknown: false
        }
    }
}
