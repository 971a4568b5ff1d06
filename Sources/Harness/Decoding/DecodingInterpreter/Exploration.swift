internal import DecodingPrograms

/// The choices at conditions that are not known, while an initializer runs.
///
/// The initializer runs once for each combination of choices.
final class Exploration {
    /// The choices of this run, and of the runs to come.
    private var script: [Bool]
    private var position = 0
    /// The constructs that the choices depend on, each once.
    private(set) var obstacles: [Obstacle] = []

    private static let choiceLimit = 48
    private static let runLimit = 96

    private init(_ script: [Bool]) {
        self.script = script
    }

    /// Returns one of two answers to a condition that is not known.
    func choose(_ obstacle: Obstacle) throws(Interruption) -> Bool {
        if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
        if position == script.count { script.append(true) }
        position += 1
        guard position <= Self.choiceLimit else { throw .undecided(obstacles) }
        return script[position - 1]
    }

    /// The choices of the next run; nil after the last one.
    private var next: [Bool]? {
        var next = Array(script.prefix(position))
        while let last = next.popLast() { if last { return next + [false] } }
        return nil
    }

    /// The reason why the runs have no common end: whether the program stops depends on obstacles, or something else does.
    private static func open(_ obstacles: [Obstacle], after failures: [Interruption]) -> Interruption {
        failures.contains(where: \.mayStop) ? .mayStop(obstacles) : .undecided(obstacles)
    }

    /// Runs a program for all combinations of choices.
    ///
    /// - Returns: Its value, which is unknown if it differs.
    /// - Throws: Its error if all runs throw the same one, or else that the result is not decided.
    static func explore(
        _ decoding: Decoding, _ run: () throws(Interruption) -> Value
    ) throws(Interruption) -> Value {
        let outer = decoding.exploration
        defer { decoding.exploration = outer }
        let noted = decoding.tolerated.count
        let mark = decoding.log?.mark
        var script: [Bool]? = []
        var values: [Value] = []
        var failures: [Interruption] = []
        var obstacles: [Obstacle] = []
        var runCount = 0
        while let one = script {
            let exploration = Exploration(one)
            decoding.exploration = exploration
            if runCount > 0 {
                decoding.tolerated.removeSubrange(noted...)
                if let mark { decoding.log?.restore(mark) }
            }
            let result = Result { () throws(Interruption) in try run() }
            if runCount == 0, exploration.obstacles.isEmpty { return try result.get() }
            switch result {
            case .success(let value): values.append(value)
            case .failure(let error): failures.append(error)
            }
            for each in exploration.obstacles where !obstacles.contains(each) { obstacles.append(each) }
            runCount += 1
            script = exploration.next
            switch failures.last {
            case .undecided(let reasons)?, .mayStop(let reasons)?:
                throw open(obstacles + reasons.filter { !obstacles.contains($0) }, after: failures)
            default: break
            }
            guard runCount < runLimit || script == nil else { throw open(obstacles, after: failures) }
        }
        if failures.isEmpty {
            guard values.count > 1 else { return values[0] }
            let isPresent = values.allSatisfy { $0.isNull == false }
            let reason = obstacles.first ?? Obstacle("a value", at: nil)
            return isPresent ? .present(reason) : .unknown(reason)
        }
        guard values.isEmpty, failures.dropFirst().allSatisfy({ $0.isSame(as: failures[0]) }) else {
            throw open(obstacles, after: failures)
        }
        guard case .fault(var fault) = failures[0] else { throw failures[0] }
        // The text of the error, and what failed before, may depend on what is not known.
        if failures.contains(where: { $0.text != fault.text }) { fault.text = nil }
        if failures.contains(where: { $0.earlier != fault.earlier }) { fault.earlier = [] }
        throw .fault(fault)
    }
}

extension DecodingFailureReport {
    fileprivate var withoutText: DecodingFailureReport {
        DecodingFailureReport(kind: kind, path: path, text: nil, valuePath: valuePath, reader: reader)
    }
}

extension Interruption {
    /// The description of the error.
    fileprivate var text: String? { if case .fault(let fault) = self { fault.text } else { nil } }

    /// The failures of other branches before the error.
    fileprivate var earlier: [ToleratedFailure] { if case .fault(let fault) = self { fault.earlier } else { [] } }

    /// Whether the program stops, or may stop.
    fileprivate var mayStop: Bool {
        switch self {
        case .trap, .mayStop: true
        case .fault, .undecided, .endless: false
        }
    }

    /// Whether two errors are known to be equal.
    fileprivate func isSame(as other: Interruption) -> Bool {
        switch (self, other) {
        case (.fault(let left), .fault(let right)):
            if case .unknown = left.kind { return false }
            return left.report.withoutText == right.report.withoutText
        case (.endless(let left), .endless(let right)), (.trap(let left), .trap(let right)): return left == right
        default: return false
        }
    }
}
