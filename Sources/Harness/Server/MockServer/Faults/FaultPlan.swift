internal import HTTPMessages

/// What becomes of one answer: the faults that befall it, drawn.
struct FaultPlan: Sendable {
    /// How the answer ends.
    enum Ending: Sendable {
        case whole
        case reset(Fault.ResetPoint)
        case close
        case never
        case truncated(Int)
        case wrongLength(Int)
        case malformedChunk
        case garbage([UInt8])
    }

    /// How the bytes of the answer follow each other.
    enum Pace: Sendable {
        case atOnce
        case parts(bytes: Int, every: Duration)
        case recorded
    }

    private(set) var delay = Duration.zero
    private(set) var ending = Ending.whole
    private(set) var pace = Pace.atOnce
    /// What is answered instead.
    private(set) var replacement: MockResponse?

    /// Nothing befalls it.
    init() {}

    /// Draws which of the faults befall an answer; of those that exclude each other the first does, and delays add up.
    init(_ faults: [Fault], _ generator: inout SeededGenerator) {
        for fault in faults {
            // Drawn even for what always comes, so that a probability changes nothing about the faults after it.
            let isDrawn = generator.fraction() < fault.probability
            let garbage = SeededBytes(&generator)
            let delay: Duration? = if case .latency(let latency) = fault.kind { latency.draw(&generator) } else { nil }
            if isDrawn { apply(fault.kind, delay, garbage) }
        }
    }

    private struct SeededBytes {
        private var generator: SeededGenerator

        init(_ generator: inout SeededGenerator) {
            self.generator = SeededGenerator(seed: generator.next(), stub: 0, count: 0)
        }

        func bytes(_ count: Int) -> [UInt8] {
            var generator = generator
            return (0..<max(count, 0)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
        }
    }

    private mutating func apply(_ kind: Fault.Kind, _ drawnDelay: Duration?, _ garbage: SeededBytes) {
        switch kind {
        case .latency: delay += drawnDelay ?? .zero
        case .dribble(let bytes, let interval): pace(.parts(bytes: bytes, every: interval))
        case .bandwidth(let rate): pace(.parts(bytes: max(rate / 10, 1), every: rate < 10 ? .seconds(1) / rate : .milliseconds(100)))
        case .recordedTimes: pace(.recorded)
        case .status(let status, let retryAfter):
            replacement = replacement ?? MockResponse(status: status, headers: Self.retry(retryAfter))
        case .reset(let point): end(.reset(point))
        case .closeWithoutAnswer: end(.close)
        case .neverAnswer: end(.never)
        case .truncatedBody(let count): end(.truncated(count))
        case .wrongContentLength(let length): end(.wrongLength(length))
        case .malformedChunk: end(.malformedChunk)
        case .garbage(let count): end(.garbage(garbage.bytes(count)))
        }
    }

    private mutating func end(_ ending: Ending) {
        if case .whole = self.ending { self.ending = ending }
    }

    private mutating func pace(_ pace: Pace) {
        if case .atOnce = self.pace { self.pace = pace }
    }

    private static func retry(_ seconds: Int?) -> HeaderFields {
        HeaderFields(seconds.map { [HeaderFields.Field(name: "Retry-After", value: "\($0)")] } ?? [])
    }
}
