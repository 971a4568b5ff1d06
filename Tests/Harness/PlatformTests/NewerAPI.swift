/// An API that not every system of the last years has.
struct NewerAPI: Sendable {
    /// The API, as the tokens of Swift that use it.
    let swift: String
    /// The first systems that have it.
    let since: Platforms
    let instead: String
    let tokens: SwiftTokens

    init(_ swift: String, _ since: Platforms, instead: String) {
        self.swift = swift
        self.since = since
        self.instead = instead
        tokens = SwiftTokens(swift)
    }
}

extension NewerAPI {
    /// The newer APIs of the standard library, its companions and Foundation, by their first systems.
    ///
    /// - Source: the availability in the symbol graphs of Swift 6.3, and for language features SE-0371 and SE-0431.
    ///   `Scripts/availability` compares all symbols that this package uses with these symbol graphs.
    static let all = of2023 + of2024 + of2025

    private static let of2023 = [
        ("withDiscardingTaskGroup", "withTaskGroup, whose results are taken"),
        ("withThrowingDiscardingTaskGroup", "withThrowingTaskGroup, whose results are taken"), ("DiscardingTaskGroup", "TaskGroup"),
        ("ThrowingDiscardingTaskGroup", "ThrowingTaskGroup"), ("ExecutorJob", "UnownedJob"), ("JobPriority", "TaskPriority"),
        ("asUnownedSerialExecutor", "UnownedSerialExecutor.init"), ("Predicate", "a closure"), ("PredicateExpressions", "a closure"),
        ("PredicateExpression", "a closure"), ("StandardPredicateExpression", "a closure"), ("Observation", "Combine"),
        ("@Observable", "Combine"), ("ObservationRegistrar", "Combine"), ("withObservationTracking", "Combine"),
        ("encodingInvalidCharacters:", "URL(string:) with escaped characters"),
    ].map { NewerAPI($0.0, Platforms(iOS: (17, 0), macOS: (14, 0)), instead: $0.1) }

    private static let of2024 =
        [
            ("import Synchronization", "Locked"), ("Mutex", "Locked"), ("Atomic", "Locked"), ("AtomicLazyReference", "Locked"),
            ("AtomicRepresentable", "Locked"), ("atomicMemoryFence", "Locked"), ("String(validating:", "String(validUTF8:)"),
            (".init(validating:", "String(validUTF8:)"), ("RangeSet", "an array of ranges"), ("DiscontiguousSlice", "an array"),
            (".removeSubranges(", "removeSubrange"), ("Int128", "two integers"), ("UInt128", "two integers"), ("TaskExecutor", "an actor"),
            ("UnownedTaskExecutor", "an actor"), ("withTaskExecutorPreference", "an actor"), ("globalConcurrentExecutor", "an actor"),
            ("next(isolation:", "next()"), ("AsyncSequence<", "a generic parameter that conforms to AsyncSequence"),
            ("AsyncIteratorProtocol<", "a generic parameter that conforms to AsyncIteratorProtocol"), ("@isolated(any)", "@Sendable"),
            ("RecurrenceRule", "Calendar.date(byAdding:to:)"), ("DiscreteFormatStyle", "FormatStyle"), ("#Expression", "a closure"),
        ].map { NewerAPI($0.0, Platforms(iOS: (18, 0), macOS: (15, 0)), instead: $0.1) }
        + [NewerAPI("isolated deinit", Platforms(iOS: (18, 4), macOS: (15, 4)), instead: "a method that ends the work")]

    private static let of2025 = [
        ("InlineArray", "Array"), ("UTF8Span", "String.UTF8View"), (".utf8Span", ".utf8"),
        (".mutableSpan", "withUnsafeMutableBufferPointer"),
        ("Observations", "AsyncStream"), ("Task.immediate", "Task.init"), ("Task.immediateDetached", "Task.detached"),
        ("addImmediateTask", "addTask"), ("addImmediateTaskUnlessCancelled", "addTaskUnlessCancelled"),
        ("withTaskPriorityEscalationHandler", "TaskPriority"), (".escalatePriority(", "TaskPriority"), ("String(copying:", "String.init"),
        ("UTF8.ValidationError", "String(validUTF8:)"),
    ].map { NewerAPI($0.0, Platforms(iOS: (26, 0), macOS: (26, 0)), instead: $0.1) }
}
