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
        var left = viable
        for index in closures {
            guard case .closure(let closure) = arguments[index].value else { continue }
            let forms = left.map { candidate, mapping in form(of: closure, for: inference.parameterTypes(of: candidate)[mapping[index]]) }
            // A tuple of unknown parts is unlikely where several parameters of unknown types are taken.
            let isExact = forms.contains(.exact) && closure.parameters?.contains { $0.type != nil } != true
            let fitting = zip(left, forms).filter { $1 != .other && !(isExact && $1 == .parts) }.map(\.0)
            if !fitting.isEmpty { left = fitting }
        }
        return left
    }

    /// The way in which a parameter takes the form of a closure.
    private enum ClosureForm {
        /// With as many parameters, whose types are not known.
        case exact
        /// With one that may be a tuple.
        case parts
        case possible, other
    }

    private func form(of closure: ClosureNode, for parameter: KnownType) -> ClosureForm {
        guard case .function(let taken, let result) = parameter.fullyUnwrapped else { return .possible }
        let isVoid = if case .tuple(let elements) = result { elements.isEmpty } else { false }
        let written = closure.result.map { table.type($0, in: context) }
        if let written {
            let isOther = if case .tuple(let elements) = written { !elements.isEmpty } else { written.isCertainlyNotVoid }
            if isVoid && isOther { return .other }
        } else {
            if isVoid, closure.body.contains(where: \.returnsOtherThanVoid) { return .other }
            if result.isCertainlyNotVoid, closure.body.contains(where: \.returnsNothing) { return .other }
        }
        guard let named = closure.parameters else { return .possible }
        if named.count == taken.count { return taken.count > 1 && taken.allSatisfy(isOpen) ? .exact : .possible }
        guard taken.count == 1 else { return taken.contains(where: \.isUnknown) ? .possible : .other }
        if case .tuple(let elements) = taken[0] { return elements.count == named.count ? .possible : .other }
        return isOpen(taken[0]) ? .parts : .other
    }

    /// Returns whether a type may be any other one, such as a tuple.
    private func isOpen(_ type: KnownType) -> Bool {
        switch type {
        case .parameter, .associated, .unknown: true
        case .outside(let name, _): StandardLibrary.isTypeName(name) || !table.isKnownOutside(type: name)
        case .tuple, .nominal, .function, .metatype, .composition, .module: false
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
