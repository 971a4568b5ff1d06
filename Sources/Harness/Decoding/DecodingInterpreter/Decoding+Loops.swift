internal import DecodingPrograms

extension Decoding {
    /// Runs a loop until it ends, or until its way is not known.
    func run(
        _ loop: Step.Loop, _ body: [Step], _ label: String?, _ place: ProgramPlace, _ frame: Frame
    ) throws(Interruption) -> Flow {
        let outer = running
        running = place
        defer { running = outer }
        switch loop {
        case .each(let pattern, let sequence, let condition):
            let elements: [Value]
            var isOrdered = true
            switch try value(of: sequence, frame) {
            case .array(let found): elements = found
            case .unordered(let found): (elements, isOrdered) = (found, found.count < 2)
            case .dictionary(let members):
                elements = members.sorted { $0.key < $1.key }.map { .tuple([("key", .string($0.key)), ("value", $0.value)]) }
                isOrdered = elements.count < 2
            case .tuple(let bounds) where bounds.count == 3: elements = try numbers(between: bounds.map(\.value), place)
            case let found where !body.mayThrow && !body.endLoop && !body.hasEffects:
                // It may run any number of times, which only matters for what it changes.
                forget(body.changed, found.obstacle ?? Obstacle("a loop", at: place), frame)
                return .next
            case let found: throw .undecided([found.obstacle ?? Obstacle("a loop over something that is not read", at: place)])
            }
            if !isOrdered { try forgetOrder(of: body, place, frame) }
            for element in elements {
                guard try match(pattern, element, frame) else { continue }
                if let condition, !(try truth(try value(of: condition, frame))) { continue }
                if let end = Self.end(of: try round(of: body, frame), label) { return end }
            }
            if !isOrdered { try forgetOrder(of: body, place, frame) }
            return .next
        case .while(let conditions):
            let asksContainersOnly = conditions.allSatisfy(\.asksContainersOnly)
            var idleCount = 0
            while try holds(conditions, frame) {
                let before = (readCount, changeCount)
                if let end = Self.end(of: try round(of: body, frame), label) { return end }
                if asksContainersOnly { try checkProgress(since: before, &idleCount, place) }
            }
            return .next
        case .repeatWhile(let condition):
            let asksContainersOnly = StepCondition.holds(condition).asksContainersOnly
            var idleCount = 0
            while true {
                let before = (readCount, changeCount)
                if let end = Self.end(of: try round(of: body, frame), label) { return end }
                guard try truth(try value(of: condition, frame)) else { return .next }
                if asksContainersOnly { try checkProgress(since: before, &idleCount, place) }
            }
        }
    }

    /// Runs one round of a loop, which has its own variables.
    private func round(of body: [Step], _ frame: Frame) throws(Interruption) -> Flow {
        // A round costs a step of its own: its body may be empty.
        try spend(1)
        frame.rounds.append(nextRound())
        defer { frame.rounds.removeLast() }
        return try run(body, frame)
    }

    /// Ends a loop that waits for a container, and read nothing from one in its last round.
    ///
    /// If the round changed nothing either, the next one is the same.
    private func checkProgress(since before: (Int, Int), _ idleCount: inout Int, _ place: ProgramPlace) throws(Interruption) {
        guard readCount == before.0 else { return }
        if changeCount == before.1 { throw .endless(place) }
        idleCount += 1
        guard idleCount < 1_000 else { throw .undecided([Obstacle("a loop that reads nothing", at: place)]) }
    }

    /// The whole numbers of a range, given as its bounds and whether it is closed.
    func numbers(between bounds: [Value], _ place: ProgramPlace) throws(Interruption) -> [Value] {
        guard case .integer(let low) = bounds[0], case .integer(let high) = bounds[1], case .bool(let isClosed) = bounds[2] else {
            throw .undecided([bounds.lazy.compactMap(\.obstacle).first ?? Obstacle("a loop over a range", at: place)])
        }
        guard low <= high else { throw .trap(place) }
        let (distance, isFar) = high.subtractingReportingOverflow(low)
        let count = isFar || distance == Int.max ? Int.max : distance + (isClosed ? 1 : 0)
        guard count <= 100_000 else { throw .undecided([Obstacle("a loop over \(count) numbers", at: place)]) }
        try spend(count / Self.partsPerStep)
        return (0..<count).map { .integer(low + $0) }
    }

    /// Notes that the values that a loop changes depend on the order of its elements, which is not known.
    private func forgetOrder(of body: [Step], _ place: ProgramPlace, _ frame: Frame) throws(Interruption) {
        let obstacle = Obstacle("the order of keys", at: place)
        // An element that ends the loop may come before the others, or behind them.
        guard !body.endLoop else { throw .undecided([obstacle]) }
        let (unknown, sums) = body.dependOnOrderOfElements
        for target in unknown { forget(target, obstacle, frame) }
        for target in sums { forgetOrder(of: target, obstacle, frame) }
    }

    /// Notes that the order of the parts of a sum is not known.
    private func forgetOrder(of target: Step.Target, _ obstacle: Obstacle, _ frame: Frame) {
        guard let old = current(target, frame) else { return }
        switch old {
        case .array(let elements): assign(.unordered(elements), to: target, frame)
        case .string: forget(target, obstacle, frame)
        default: break
        }
    }

    /// Returns the way in which a loop ends after an iteration; nil if it continues.
    private static func end(of flow: Flow, _ label: String?) -> Flow? {
        switch flow {
        case .next, .continued(nil): nil
        case .broke(nil): .next
        case .continued(let name): name == label ? nil : flow
        case .broke(let name): name == label ? .next : flow
        case .returned, .fell: flow
        }
    }
}

extension StepCondition {
    /// Whether a condition depends on nothing but the places of containers.
    fileprivate var asksContainersOnly: Bool { if case .holds(let expression) = self { expression.asksContainersOnly } else { false } }
}

extension Term {
    fileprivate var asksContainersOnly: Bool {
        switch self {
        case .not(let inner): inner.asksContainersOnly
        case .and(let left, let right), .or(let left, let right), .compare(_, let left, let right):
            left.asksContainersOnly && right.asksContainersOnly
        case .coalesce(let left, _): left.asksContainersOnly
        case .decode(.isAtEnd, _), .decode(.count, _), .decode(.currentIndex, _), .constant: true
        default: false
        }
    }
}
