internal import Locks

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// The store of a screen's state.
///
/// Sent actions are the only way to change the state, and it publishes each new state.
///
/// Events are processed one at a time, on the main actor. An action that an observer sends waits until all observers have received the
/// current state.
@MainActor
package final class ReactorStore<R: Reactor> {
    private enum Event: Sendable {
        case action(R.Action)
        /// A result of an action; nil when the action has ended.
        case outcome(R.Mutation?, of: Int)
        case mutation(R.Mutation)
    }

    /// The events that were not yet processed, from any queue.
    private final class Inbox: Sendable {
        private struct State {
            var events: [Event] = []
            /// The results of the event that is being processed; they come before all other events.
            var consequences: [Event] = []
        }

        private let state = Locked(State())

        func append(_ event: Event, isConsequence: Bool) {
            state.withLock { if isConsequence { $0.consequences.append(event) } else { $0.events.append(event) } }
        }

        func next() -> Event? {
            state.withLock { state in
                if !state.consequences.isEmpty { return state.consequences.removeFirst() }
                return state.events.isEmpty ? nil : state.events.removeFirst()
            }
        }
    }

    /// A running action.
    private struct Work {
        let number: Int
        let action: R.Action
        let subscription: AnyCancellable
    }

    /// The current state.
    package var currentState: R.State { states.value }
    /// Publishes the current state and all later ones, on the main actor.
    package let state: AnyPublisher<R.State, Never>

    private let reactor: R
    private let actions = PassthroughSubject<R.Action, Never>()
    private let mutations = PassthroughSubject<R.Mutation, Never>()
    private let states: CurrentValueSubject<R.State, Never>
    private let inbox = Inbox()
    private var subscriptions: [AnyCancellable] = []
    private var works: [Work] = []
    private var begun = 0
    private var isBusy = false

    /// Creates a store with the reactor's initial state.
    package init(_ reactor: R) {
        self.reactor = reactor
        states = CurrentValueSubject(reactor.initialState)
        state = reactor.transform(state: states.eraseToAnyPublisher())
        let handle = eventHandler
        subscriptions = [
            reactor.transform(action: actions.eraseToAnyPublisher()).sink { @Sendable in handle(.action($0)) },
            reactor.transform(mutation: mutations.eraseToAnyPublisher()).sink { @Sendable in handle(.mutation($0)) },
        ]
    }

    /// Sends an action.
    ///
    /// Immediate changes are done when this method returns, unless another event is being processed.
    package func send(_ action: R.Action) {
        actions.send(action)
        work()
    }

    /// Adds an event, on any queue.
    private var eventHandler: @Sendable (Event) -> Void {
        let inbox = inbox
        return { [weak self] event in
            inbox.append(event, isConsequence: Passing.isUnderWay)
            MainQueue.async { self?.work() }
        }
    }

    private func work() {
        guard !isBusy else { return }
        isBusy = true
        while let event = inbox.next() {
            switch event {
            case .action(let action): begin(action)
            case .outcome(let mutation, let number): pass(mutation, from: number)
            case .mutation(let mutation): states.value = reactor.reduce(state: currentState, mutation: mutation)
            }
        }
        isBusy = false
    }

    private func begin(_ action: R.Action) {
        let replaced = works.filter { reactor.replaces(action, running: $0.action) }
        works.removeAll { work in replaced.contains { $0.number == work.number } }
        for work in replaced { work.subscription.cancel() }
        begun += 1
        let number = begun
        let handle = eventHandler
        let subscription = reactor.mutate(action: action, state: currentState).sink { @Sendable _ in
            handle(.outcome(nil, of: number))
        } receiveValue: { @Sendable mutation in
            handle(.outcome(mutation, of: number))
        }
        works.append(Work(number: number, action: action, subscription: subscription))
    }

    /// Passes a change on, unless its action was replaced by another.
    private func pass(_ mutation: R.Mutation?, from number: Int) {
        guard let place = works.firstIndex(where: { $0.number == number }) else { return }
        guard let mutation else {
            works.remove(at: place)
            return
        }
        // The reactor's result is processed next, before all later events.
        Passing.$isUnderWay.withValue(true) { mutations.send(mutation) }
    }
}

/// Whether a store is passing a change to its reactor, within the current call.
private enum Passing {
    @TaskLocal static var isUnderWay = false
}
