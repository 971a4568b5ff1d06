internal import DecodingPrograms

extension Decoding {
    /// Takes steps from those that may still run.
    func spend(_ count: Int) throws(Interruption) {
        stepsLeft -= count
        guard stepsLeft > 0 else { throw .undecided([Obstacle("decoding takes too many steps", at: running)]) }
    }

    /// Takes steps for work that grows with the sizes of values.
    func spend(on values: [Value]) throws(Interruption) {
        try spend(values.reduce(0) { $0 + $1.size } / Self.partsPerStep)
    }

    /// The number of small parts of a value that take as long as a step.
    static let partsPerStep = 64

    /// Checks the size of a value that is to be made.
    /// - Parameter unit: The parts that are counted: `elements`.
    func checkSize(_ size: Int, _ unit: String, at place: ProgramPlace) throws(Interruption) {
        guard size <= sizeLimit else { throw .undecided([Obstacle("a value with more than \(sizeLimit) \(unit)", at: place)]) }
    }

    // MARK: Copies

    /// Returns a value as another variable gets it: a structure is copied, and so is a container that moves from element to element.
    func copy(of value: Value) throws(Interruption) -> Value {
        var partCount = 0
        let copy = try copy(of: value, &partCount)
        try spend(partCount / Self.partsPerStep)
        return copy
    }

    /// Returns values as other variables get them.
    func copies(of values: [Value]) throws(Interruption) -> [Value] {
        var partCount = 0
        let copies = try copies(of: values, &partCount)
        try spend(partCount / Self.partsPerStep)
        return copies
    }

    private func copies(of values: [Value], _ partCount: inout Int) throws(Interruption) -> [Value] {
        var copies: [Value] = []
        copies.reserveCapacity(values.count)
        for value in values { copies.append(try copy(of: value, &partCount)) }
        return copies
    }

    /// - Parameter partCount: The number of parts that were copied: a value that contains another one twice is twice as great.
    private func copy(of value: Value, _ partCount: inout Int) throws(Interruption) -> Value {
        partCount += 1
        guard partCount <= sizeLimit else { throw .undecided([Obstacle("a value with more than \(sizeLimit) parts", at: running)]) }
        switch value {
        case .object(let object) where !object.isReference:
            // The value that was assigned to `self` is the value itself.
            if let whole = object.whole { return try copy(of: whole, &partCount) }
            return .object(try object.copy { part throws(Interruption) in try self.copy(of: part, &partCount) })
        case .container(let container): return .container(container.copy)
        case .tuple(let parts):
            let copies = try copies(of: parts.map(\.value), &partCount)
            return .tuple(zip(parts, copies).map { (label: $0.label, value: $1) })
        case .case(let name, let values) where !values.isEmpty: return .case(name, try copies(of: values, &partCount))
        case .array(let values) where values.contains(where: \.hasParts): return .array(try copies(of: values, &partCount))
        case .unordered(let values) where values.contains(where: \.hasParts): return .unordered(try copies(of: values, &partCount))
        case .dictionary(let members) where members.values.contains(where: \.hasParts):
            var copies: [String: Value] = [:]
            for (key, member) in members { copies[key] = try copy(of: member, &partCount) }
            return .dictionary(copies)
        case .array(let values), .unordered(let values):
            // Only the search for parts takes time.
            try spend(values.count / Self.partsPerStep)
            return value
        default: return value
        }
    }
}

extension Value {
    /// Whether a copy of it may be changed in part.
    fileprivate var hasParts: Bool {
        switch self {
        case .object, .container, .tuple, .array, .unordered, .dictionary: true
        case .case(_, let values): !values.isEmpty
        default: false
        }
    }

    /// The number of the elements or bytes.
    fileprivate var size: Int {
        switch self {
        case .string(let text): text.utf8.count
        case .array(let values), .unordered(let values): values.count
        case .dictionary(let members): members.count
        default: 1
        }
    }
}
