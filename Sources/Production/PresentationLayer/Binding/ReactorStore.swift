internal import Synchronization

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// The state of a screen, and the one way to change it: actions go in, states come out.
///
/// One thing happens after the other, on the main actor: an action that somebody sends who watches the state waits until all have seen it.
@MainActor
package final class ReactorStore<R: Reactor> {
    private enum Event: Sendable {
        case action(R.Action)
        /// What an action brings about; nil for the end of that.
        case outcome(R.Mutation?, of: Int)
        case mutation(R.Mutation)
    }

    /// What has happened and was not seen to yet, on whatever queue it did.
    private final class Inbox: Sendable {
        private struct State {
            var events: [Event] = []
            /// What has come of the event that is being seen to, before all others.
            var consequences: [Event] = []
        }

        private let state = Mutex(State())

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

    /// An action that is at work.
    private struct Work {
        let number: Int
        let action: R.Action
        let subscription: AnyCancellable
    }

    /// What is shown.
    package var currentState: R.State { states.value }
    /// What is shown now, and whatever is shown later, on the main actor.
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

    /// A screen to which nothing has happened yet.
    package init(_ reactor: R) {
        self.reactor = reactor
        states = CurrentValueSubject(reactor.initialState)
        state = reactor.transform(state: states.eraseToAnyPublisher())
        let tell = teller
        subscriptions = [
            reactor.transform(action: actions.eraseToAnyPublisher()).sink { @Sendable in tell(.action($0)) },
            reactor.transform(mutation: mutations.eraseToAnyPublisher()).sink { @Sendable in tell(.mutation($0)) },
        ]
    }

    /// Does what somebody wants; what changes at once has changed when this returns, unless it is called while something else happens.
    package func send(_ action: R.Action) {
        actions.send(action)
        work()
    }

    /// Takes an event on any queue.
    private var teller: @Sendable (Event) -> Void {
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
        let tell = teller
        let subscription = reactor.mutate(action: action, state: currentState).sink { @Sendable _ in
            tell(.outcome(nil, of: number))
        } receiveValue: { @Sendable mutation in
            tell(.outcome(mutation, of: number))
        }
        works.append(Work(number: number, action: action, subscription: subscription))
    }

    /// Passes a change on, unless it is one of an action whose place another has taken.
    private func pass(_ mutation: R.Mutation?, from number: Int) {
        guard let place = works.firstIndex(where: { $0.number == number }) else { return }
        guard let mutation else {
            works.remove(at: place)
            return
        }
        // What the reactor makes of it is seen to next: nothing that came later overtakes it.
        Passing.$isUnderWay.withValue(true) { mutations.send(mutation) }
    }
}

/// Whether a store is passing a change on to its reactor, in this very call.
private enum Passing {
    @TaskLocal static var isUnderWay = false
}
