import DomainLayer
import FakeSupport
import PresentationLayer
import Testing

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A reactor that adds numbers up, some of which come later.
private struct SumReactor: Reactor {
    enum Action: Hashable, Sendable {
        case add([Int])
        case ask(Int)
        case stop
    }

    struct State: Hashable, Sendable {
        var sum = 0
        var added: [Int] = []
    }

    let initialState = State()
    let answer = FakeMethod<Int, Int>("answer")
    let outside = FakeEvents<Int>()
    let actionsFromOutside = FakeEvents<Action>()

    func mutate(action: Action, state: State) -> AnyPublisher<Int, Never> {
        switch action {
        case .add(let numbers): numbers.publisher.eraseToAnyPublisher()
        case .ask(let number):
            answer.publisher(number).catch { (_: RepositoryFailure) in Just(-1) }.prepend(1_000).eraseToAnyPublisher()
        case .stop: Empty().eraseToAnyPublisher()
        }
    }

    func reduce(state: State, mutation: Int) -> State {
        State(sum: state.sum + mutation, added: state.added + [mutation])
    }

    func replaces(_ action: Action, running: Action) -> Bool {
        if case .ask = running { action == .stop } else { false }
    }

    func transform(action: AnyPublisher<Action, Never>) -> AnyPublisher<Action, Never> {
        [action, actionsFromOutside.publisher].publisher.flatMap { $0 }.eraseToAnyPublisher()
    }

    func transform(mutation: AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never> {
        [mutation, outside.publisher].publisher.flatMap { $0 }.map { $0 * 2 }.eraseToAnyPublisher()
    }

    func transform(state: AnyPublisher<State, Never>) -> AnyPublisher<State, Never> {
        state.filter { $0.sum != 6 }.eraseToAnyPublisher()
    }
}

@Suite("The reactor's store") @MainActor
struct ReactorStoreTests {
    private let reactor = SumReactor()
    private let store: ReactorStore<SumReactor>

    init() {
        store = ReactorStore(reactor)
    }

    private func advance(by seconds: Int) async {
        reactor.answer.clock.advance(by: .seconds(seconds))
        await mainQueueIsDrained()
    }

    @Test func appliesSynchronousChangesBeforeSendReturns() {
        store.send(.add([1, 2]))
        #expect(store.currentState == SumReactor.State(sum: 6, added: [2, 4]))
    }

    @Test func eachTransformationIsSeen() {
        var sums: [Int] = []
        let subscription = store.state.sink { sums.append($0.sum) }
        store.send(.add([1, 2, 3]))
        // The first is there before anything happens; 6 is filtered out.
        #expect(sums == [0, 2, 12])
        subscription.cancel()
    }

    @Test func changesFromOutsideJoinIn() async {
        reactor.outside.send(5)
        await mainQueueIsDrained()
        #expect(store.currentState.added == [10])
        reactor.actionsFromOutside.send(.add([7]))
        await mainQueueIsDrained()
        #expect(store.currentState.added == [10, 14])
    }

    @Test func changesComeLaterToo() async {
        reactor.answer.stub(.computes { $0 }.after(.seconds(1)))
        store.send(.ask(3))
        #expect(store.currentState.added == [2_000])
        await advance(by: 1)
        #expect(store.currentState.added == [2_000, 6])
    }

    @Test func changesComeOnTheMainActorFromAnyQueue() async {
        let outside = reactor.outside
        await withTaskGroup { group in
            for number in 1...50 { group.addTask { outside.send(number) } }
        }
        await mainQueueIsDrained()
        #expect(store.currentState.added.sorted() == (1...50).map { $0 * 2 })
    }

    /// A change of this store's own, and one from outside right behind it, before the store has seen to either.
    @Test func keepsTheOrderOfAsynchronousChanges() async {
        reactor.answer.stub(.computes { $0 }.after(.seconds(1)))
        store.send(.ask(3))
        reactor.answer.clock.advance(by: .seconds(1))
        reactor.outside.send(5)
        await mainQueueIsDrained()
        #expect(store.currentState.added == [2_000, 6, 10])
    }

    // MARK: Replacing

    @Test func anActionTakesThePlaceOfOthers() async {
        reactor.answer.stub(.computes { $0 }.after(.seconds(1)).ignoringCancellation)
        store.send(.ask(3))
        store.send(.ask(4))
        store.send(.add([1]))
        store.send(.stop)
        #expect(reactor.answer.cancelledCalls == [3, 4])
        await advance(by: 1)
        #expect(store.currentState.added == [2_000, 2_000, 2])
    }

    @Test func keepsResultsFromBeforeACancellation() async {
        reactor.answer.stub(.computes { $0 }.after(.seconds(1)))
        store.send(.ask(3))
        reactor.answer.clock.advance(by: .seconds(1))
        store.send(.stop)
        #expect(store.currentState.added == [2_000, 6])
    }

    /// An answer that is on its way to the main actor when its action is replaced.
    @Test func dropsResultsAfterACancellation() async {
        reactor.answer.stub(.computes { $0 }.after(.seconds(1)))
        store.send(.ask(3))
        reactor.actionsFromOutside.send(.stop)
        reactor.answer.clock.advance(by: .seconds(1))
        await mainQueueIsDrained()
        #expect(store.currentState.added == [2_000])
    }

    // MARK: Order

    /// A watcher may send an action: all watchers see one state before the next.
    ///
    /// The publisher decides which watcher sees a state first, so the first one sends the action.
    @Test func anActionOfAWatcherWaitsForTheOthers() {
        let store = store
        var hasActed = false
        var seen: [[Int]] = [[], []]
        let subscriptions = seen.indices.map { watcher in
            store.state.sink { state in
                seen[watcher].append(state.sum)
                guard state.sum == 2, !hasActed else { return }
                hasActed = true
                store.send(.add([5]))
            }
        }
        store.send(.add([1]))
        #expect(seen == [[0, 2, 12], [0, 2, 12]])
        for subscription in subscriptions { subscription.cancel() }
    }

    @Test func everythingEndsWithTheStore() async {
        reactor.answer.stub(.never)
        var store: ReactorStore<SumReactor>? = ReactorStore(reactor)
        weak let weakStore = store
        store?.send(.ask(3))
        store = nil
        #expect(weakStore == nil)
        #expect(reactor.answer.cancelledCalls == [3])
        reactor.outside.send(1)
        await mainQueueIsDrained()
    }
}
