/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let combine = SDKModule(
        name: "Combine", exports: [],
        declarations: #"""
            extension AnyCancellable: Cancellable, Hashable {
                init(_ cancel: @escaping () -> Void); init<C: Cancellable>(_ canceller: C); func cancel()
            }
            extension AnyPublisher: Publisher { init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure }
            extension AnySubscriber: Subscriber {}
            extension AsyncPublisher: AsyncSequence {}
            extension AsyncPublisher.Iterator: AsyncIteratorProtocol {}
            extension AsyncThrowingPublisher: AsyncSequence {}
            extension AsyncThrowingPublisher.Iterator: AsyncIteratorProtocol {}
            extension Cancellable {
                func cancel(); func store(in set: inout Set<AnyCancellable>)
                func store<C: RangeReplaceableCollection>(in collection: inout C)
            }
            extension CombineIdentifier: Hashable {}
            extension ConnectablePublisher: Publisher {
                func autoconnect() -> AnyPublisher<Output, Failure>; func connect() -> any Cancellable
            }
            extension CurrentValueSubject: Subject {
                var value: Output; init(_ value: Output); func send(subscription: any Subscription); func send(_ input: Output)
                func send(completion: Subscribers.Completion<Failure>)
            }
            extension CustomCombineIdentifierConvertible {}
            extension Deferred: Publisher {}
            extension DispatchQueue: Scheduler {}
            extension Empty: Publisher, Equatable {
                init(completeImmediately: Bool = true)
                init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
            }
            extension Fail: Publisher, Equatable {
                init(error: Failure); init(outputType: Output.Type, failure: Failure); let error: Failure
            }
            extension Future: Publisher {
                typealias Promise = (Result<Output, Failure>) -> Void
                init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void); var value: Output
            }
            extension ImmediateScheduler: Scheduler {}
            extension ImmediateScheduler.SchedulerTimeType: Strideable {}
            extension ImmediateScheduler.SchedulerTimeType.Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
                SchedulerTimeIntervalConvertible {}
            extension JSONDecoder: TopLevelDecoder {}
            extension JSONEncoder: TopLevelEncoder {}
            extension Just: Publisher, Equatable {
                let output: Output; init(_ output: Output); func output(at index: Int) -> Optional<Output>.Publisher
                func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int
            }
            extension NSObject {
                func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial,
                    .new]) -> NSObject.KeyValueObservingPublisher<Self, Value>
            }
            extension NSObject.KeyValueObservingPublisher: Publisher { typealias Output = Value; typealias Failure = Never }
            extension NotificationCenter {
                func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
            }
            extension NotificationCenter.Publisher: Publisher { typealias Output = Notification; typealias Failure = Never }
            extension ObservableObject: AnyObject { var objectWillChange: ObservableObjectPublisher }
            extension ObservableObjectPublisher: Publisher { typealias Output = Void; typealias Failure = Never; init(); func send() }
            extension OperationQueue: Scheduler {}
            extension Optional { var publisher: Optional<Wrapped>.Publisher }
            extension Optional.Publisher: Publisher, Equatable {}
            extension PassthroughSubject: Subject {
                init(); func send(subscription: any Subscription); func send(_ input: Output)
                func send(completion: Subscribers.Completion<Failure>)
            }
            extension PropertyListDecoder: TopLevelDecoder {}
            extension PropertyListEncoder: TopLevelEncoder {}
            extension Published { var wrappedValue: Value; var projectedValue: Published<Value>.Publisher }
            extension Published.Publisher: Publisher { typealias Output = Value; typealias Failure = Never }
            extension Publisher {
                func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure>
                func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure>
                func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error>
                func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure>
                func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error>
                func flatMap<T, P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited,
                    _ transform: @escaping (Output) -> P) -> AnyPublisher<T, Failure> where T == P.Output
                func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
                func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error>
                func removeDuplicates() -> AnyPublisher<Output, Failure>
                func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
                func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>
                func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>
                func collect() -> AnyPublisher<[Output], Failure>; func collect(_ count: Int) -> AnyPublisher<[Output], Failure>
                func count() -> AnyPublisher<Int, Failure>; func first() -> AnyPublisher<Output, Failure>
                func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
                func last() -> AnyPublisher<Output, Failure>
                func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
                func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure>
                func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
                func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
                func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
                func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
                func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure>; func ignoreOutput() -> AnyPublisher<Never, Failure>
                func contains(_ output: Output) -> AnyPublisher<Bool, Failure>
                func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure>
                func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure>
                func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T?
                func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure>
                func replaceError(with output: Output) -> AnyPublisher<Output, Never>
                func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure>
                func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
                func append(_ elements: Output...) -> AnyPublisher<Output, Failure>
                func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
                func merge(with other: Self) -> AnyPublisher<Output, Failure>
                func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
                func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
                func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T,
                    Failure>
                func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> AnyPublisher<(Output, P.Output,
                    Q.Output), Failure>
                func combineLatest<P: Publisher, Q: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output,
                    P.Output, Q.Output) -> T) -> AnyPublisher<T, Failure>
                func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
                func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure>
                func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> AnyPublisher<(Output, P.Output, Q.Output),
                    Failure>
                func switchToLatest() -> AnyPublisher<Output.Output, Failure>
                func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
                func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error>
                func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E>
                func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E>
                func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never>
                func retry(_ retries: Int) -> AnyPublisher<Output, Failure>
                func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
                    options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure>
                func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> AnyPublisher<Output,
                    Failure>
                func delay<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
                    scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure>
                func timeout<S: Scheduler>(_ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
                    customError: (() -> Failure)? = nil) -> AnyPublisher<Output, Failure>
                func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure>
                func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure>
                func subscribe<S: Subject>(_ subject: S) -> AnyCancellable; func receive<S: Subscriber>(subscriber: S)
                func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
                    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
                    receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> AnyPublisher<Output, Failure>
                func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> AnyPublisher<Output, Failure>
                func breakpointOnError() -> AnyPublisher<Output, Failure>; func share() -> AnyPublisher<Output, Failure>
                func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
                func makeConnectable() -> Publishers.MakeConnectable<Self>
                func buffer(size: Int, prefetch: Publishers.PrefetchStrategy,
                    whenFull: Publishers.BufferingStrategy<Failure>) -> AnyPublisher<Output, Failure>
                func measureInterval<S: Scheduler>(using scheduler: S,
                    options: S.SchedulerOptions? = nil) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure>
                func output(at index: Int) -> AnyPublisher<Output, Failure>
                func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder) -> AnyPublisher<Item, any Error>
                func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
                func min() -> AnyPublisher<Output, Failure>; func max() -> AnyPublisher<Output, Failure>
                func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
                func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
                    receiveValue: @escaping (Output) -> Void) -> AnyCancellable
                func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
                func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
                func assign(to published: inout Published<Output>.Publisher); var values: AsyncThrowingPublisher<Self>
            }
            extension Publishers {}
            extension Publishers.AllSatisfy: Publisher {}
            extension Publishers.AssertNoFailure: Publisher {}
            extension Publishers.Autoconnect: Publisher {}
            extension Publishers.Breakpoint: Publisher {}
            extension Publishers.Buffer: Publisher {}
            extension Publishers.BufferingStrategy {}
            extension Publishers.Catch: Publisher {}
            extension Publishers.Collect: Publisher, Equatable {}
            extension Publishers.CollectByCount: Publisher, Equatable {}
            extension Publishers.CollectByTime: Publisher {}
            extension Publishers.CombineLatest: Publisher, Equatable { init(_ a: A, _ b: B); typealias Output = (A.Output, B.Output) }
            extension Publishers.CombineLatest3: Publisher, Equatable {
                init(_ a: A, _ b: B, _ c: C); typealias Output = (A.Output, B.Output, C.Output)
            }
            extension Publishers.CombineLatest4: Publisher, Equatable {
                init(_ a: A, _ b: B, _ c: C, _ d: D); typealias Output = (A.Output, B.Output, C.Output, D.Output)
            }
            extension Publishers.CompactMap: Publisher {}
            extension Publishers.Comparison: Publisher {}
            extension Publishers.Concatenate: Publisher, Equatable {}
            extension Publishers.Contains: Publisher, Equatable {}
            extension Publishers.ContainsWhere: Publisher {}
            extension Publishers.Count: Publisher, Equatable {}
            extension Publishers.Debounce: Publisher {}
            extension Publishers.Decode: Publisher {}
            extension Publishers.Delay: Publisher {}
            extension Publishers.Drop: Publisher, Equatable {}
            extension Publishers.DropUntilOutput: Publisher, Equatable {}
            extension Publishers.DropWhile: Publisher {}
            extension Publishers.Encode: Publisher {}
            extension Publishers.Filter: Publisher {}
            extension Publishers.First: Publisher, Equatable {}
            extension Publishers.FirstWhere: Publisher {}
            extension Publishers.FlatMap: Publisher {}
            extension Publishers.HandleEvents: Publisher {}
            extension Publishers.IgnoreOutput: Publisher, Equatable {}
            extension Publishers.Last: Publisher, Equatable {}
            extension Publishers.LastWhere: Publisher {}
            extension Publishers.MakeConnectable: ConnectablePublisher {}
            extension Publishers.Map: Publisher {}
            extension Publishers.MapError: Publisher {}
            extension Publishers.MapKeyPath: Publisher {}
            extension Publishers.MapKeyPath2: Publisher {}
            extension Publishers.MapKeyPath3: Publisher {}
            extension Publishers.MeasureInterval: Publisher {}
            extension Publishers.Merge: Publisher, Equatable { init(_ a: A, _ b: B); typealias Output = A.Output }
            extension Publishers.Merge3: Publisher, Equatable {}
            extension Publishers.Merge4: Publisher, Equatable {}
            extension Publishers.Merge5: Publisher, Equatable {}
            extension Publishers.Merge6: Publisher, Equatable {}
            extension Publishers.Merge7: Publisher, Equatable {}
            extension Publishers.Merge8: Publisher, Equatable {}
            extension Publishers.MergeMany: Publisher, Equatable {
                init(_ upstream: Upstream...); init<S: Sequence>(_ upstream: S) where Upstream == S.Element
                typealias Output = Upstream.Output
            }
            extension Publishers.Multicast: ConnectablePublisher {}
            extension Publishers.Output: Publisher, Equatable {}
            extension Publishers.PrefetchStrategy: Hashable {}
            extension Publishers.PrefixUntilOutput: Publisher {}
            extension Publishers.PrefixWhile: Publisher {}
            extension Publishers.Print: Publisher {}
            extension Publishers.ReceiveOn: Publisher {}
            extension Publishers.Reduce: Publisher {}
            extension Publishers.RemoveDuplicates: Publisher {}
            extension Publishers.ReplaceEmpty: Publisher, Equatable {}
            extension Publishers.ReplaceError: Publisher, Equatable {}
            extension Publishers.Retry: Publisher, Equatable {}
            extension Publishers.Scan: Publisher {}
            extension Publishers.Sequence: Publisher, Equatable { typealias Output = Elements.Element }
            extension Publishers.SetFailureType: Publisher, Equatable {}
            extension Publishers.Share: Publisher, Equatable {}
            extension Publishers.SubscribeOn: Publisher {}
            extension Publishers.SwitchToLatest: Publisher {}
            extension Publishers.Throttle: Publisher {}
            extension Publishers.TimeGroupingStrategy {}
            extension Publishers.Timeout: Publisher {}
            extension Publishers.TryAllSatisfy: Publisher {}
            extension Publishers.TryCatch: Publisher {}
            extension Publishers.TryCompactMap: Publisher {}
            extension Publishers.TryComparison: Publisher {}
            extension Publishers.TryContainsWhere: Publisher {}
            extension Publishers.TryDropWhile: Publisher {}
            extension Publishers.TryFilter: Publisher {}
            extension Publishers.TryFirstWhere: Publisher {}
            extension Publishers.TryLastWhere: Publisher {}
            extension Publishers.TryMap: Publisher {}
            extension Publishers.TryPrefixWhile: Publisher {}
            extension Publishers.TryReduce: Publisher {}
            extension Publishers.TryRemoveDuplicates: Publisher {}
            extension Publishers.TryScan: Publisher {}
            extension Publishers.Zip: Publisher, Equatable { init(_ a: A, _ b: B); typealias Output = (A.Output, B.Output) }
            extension Publishers.Zip3: Publisher, Equatable {
                init(_ a: A, _ b: B, _ c: C); typealias Output = (A.Output, B.Output, C.Output)
            }
            extension Publishers.Zip4: Publisher, Equatable { typealias Output = (A.Output, B.Output, C.Output, D.Output) }
            extension Record: Publisher, Codable {}
            extension Record.Recording: Codable {}
            extension Result { var publisher: Result<Success, Failure>.Publisher }
            extension Result.Publisher: Publisher, Equatable {}
            extension RunLoop: Scheduler {}
            extension Scheduler {}
            extension SchedulerTimeIntervalConvertible {}
            extension Sequence { var publisher: Publishers.Sequence<Self, Never> }
            extension Subject: AnyObject, Publisher {
                func send(_ value: Self.Output); func send(completion: Subscribers.Completion<Self.Failure>)
                func send(subscription: any Subscription); func send()
            }
            extension Subscriber: CustomCombineIdentifierConvertible {}
            extension Subscribers {}
            extension Subscribers.Assign: Subscriber, Cancellable {}
            extension Subscribers.Completion: Hashable, Encodable, Decodable {
                static let finished: Subscribers.Completion<Failure>
                static func failure(_ error: Failure) -> Subscribers.Completion<Failure>
            }
            extension Subscribers.Demand: Comparable, Hashable, Codable {}
            extension Subscribers.Sink: Subscriber, Cancellable {}
            extension Subscription: Cancellable, CustomCombineIdentifierConvertible {}
            extension Subscriptions {}
            extension Timer {
                static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
                    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> Timer.TimerPublisher
            }
            extension Timer.TimerPublisher: ConnectablePublisher { typealias Output = Date; typealias Failure = Never }
            extension TopLevelDecoder {}
            extension TopLevelEncoder {}
            extension URLSession {
                func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher
                func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher
            }
            extension URLSession.DataTaskPublisher: Publisher {
                typealias Output = (data: Data, response: URLResponse); typealias Failure = URLError
            }
            """#)
}
