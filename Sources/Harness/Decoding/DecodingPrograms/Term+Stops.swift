extension Builtin {
    /// Whether it stops the program for some operands.
    package func mayStop(_ operands: [Term]) -> Bool {
        switch self {
        case .element, .range, .numbers, .uniqueKeys, .narrowed: true
        case .divide, .remainder:
            // Fractions have results for all divisors.
            operands.count > 2 && operands[1].number.map { $0 == 0 } ?? true
        // The sum of two whole numbers may not fit.
        case .add, .subtract, .multiply: operands.count == 4
        case .intOfBase: operands[1].number.map { !(2...36).contains($0) } ?? true
        case .dropFirst, .dropLast: operands.count > 1 && operands[1].number.map { $0 < 0 } ?? true
        default: false
        }
    }
}

extension Term {
    /// The number of a literal.
    package var number: Double? {
        switch self {
        case .constant(.integer(let number)): Double(number)
        case .constant(.double(let number)): number
        default: nil
        }
    }

    /// Whether it is `nil`.
    package var isNull: Bool { if case .constant(.null) = self { true } else { false } }

    /// Whether evaluating the term itself, and not those in it, stops the program for some values.
    fileprivate var stops: Bool {
        switch self {
        case .forced, .forcedTry: true
        case .cast(_, _, let isForced, _): isForced
        case .opaque(let opaque): opaque.mayStop
        case .builtin(let builtin, let operands, _): builtin.mayStop(operands)
        default: false
        }
    }

    /// Whether evaluating the term stops the program for some values, by itself or by a function that it calls.
    package func mayStop(_ stopping: Set<FunctionNumber>) -> Bool {
        if stops { return true }
        if case .call(let function, _, _) = self, stopping.contains(function) { return true }
        return parts.terms.contains { $0.mayStop(stopping) } || parts.steps.mayStop(stopping)
    }
}

extension [Step] {
    /// Whether the steps stop the program for some values, by themselves or by functions that they call.
    package func mayStop(_ stopping: Set<FunctionNumber>) -> Bool {
        contains { step in step.parts.terms.contains { $0.mayStop(stopping) } || step.parts.steps.mayStop(stopping) }
    }
}

extension DecodingProgram {
    /// Finds the functions that stop the program for some values.
    package mutating func findStoppingFunctions() {
        var found: Set<FunctionNumber> = []
        var count = -1
        while count < found.count {
            count = found.count
            for (index, function) in functions.enumerated() where function.body.mayStop(found) { found.insert(FunctionNumber(index)) }
        }
        stoppingFunctions = found
    }
}

extension Term {
    /// Whether it is a closure that stops the program for some values.
    package func isClosureThatMayStop(_ program: DecodingProgram) -> Bool {
        if case .closure(_, let body, _) = self { body.mayStop(program.stoppingFunctions) } else { false }
    }
}

extension Term {
    /// Whether evaluating it calls a closure or a local function.
    package var callsClosure: Bool {
        if case .callClosure = self { true } else { parts.terms.contains(where: \.callsClosure) || parts.steps.callsClosure }
    }
}

extension [Step] {
    /// Whether the steps call a closure or a local function.
    package var callsClosure: Bool {
        contains { step in step.parts.terms.contains(where: \.callsClosure) || step.parts.steps.callsClosure }
    }
}

extension Term.Opaque {
    /// Whether a closure that it gets stops the program for some values.
    package func closuresMayStop(_ program: DecodingProgram) -> Bool { operands.contains { $0.isClosureThatMayStop(program) } }
}
