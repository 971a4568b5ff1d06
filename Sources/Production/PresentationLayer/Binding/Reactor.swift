#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// What a screen can be told, and what becomes of its state: a user's actions become mutations, and mutations make the next state.
///
/// It holds no state itself; a ``ReactorStore`` does, and runs it.
package protocol Reactor: Sendable {
    /// What somebody does.
    associatedtype Action: Sendable
    /// What changes.
    associatedtype Mutation: Sendable
    /// What is shown.
    associatedtype State: Sendable

    /// What is shown before the first action.
    var initialState: State { get }

    /// What an action brings about.
    /// - Parameters:
    ///   - action: What was done.
    ///   - state: What is shown.
    /// - Returns: The changes, at once or later, in their order, on any queue; cancelled where another action takes the place of this one.
    func mutate(action: Action, state: State) -> AnyPublisher<Mutation, Never>

    /// What is shown after a change.
    func reduce(state: State, mutation: Mutation) -> State

    /// Whether an action takes the place of one that is at work: nothing of that one comes any more. None does unless a reactor says so.
    func replaces(_ action: Action, running: Action) -> Bool

    /// All actions, as they are to be seen; what comes from elsewhere joins in here.
    func transform(action: AnyPublisher<Action, Never>) -> AnyPublisher<Action, Never>

    /// All changes, as they are to be seen; what comes from elsewhere joins in here.
    func transform(mutation: AnyPublisher<Mutation, Never>) -> AnyPublisher<Mutation, Never>

    /// All states, as they are to be seen by each who watches.
    func transform(state: AnyPublisher<State, Never>) -> AnyPublisher<State, Never>
}

extension Reactor where State: Equatable {
    /// What is the same is not shown again.
    package func transform(state: AnyPublisher<State, Never>) -> AnyPublisher<State, Never> {
        state.removeDuplicates().eraseToAnyPublisher()
    }
}

extension Reactor {
    /// No.
    package func replaces(_ action: Action, running: Action) -> Bool { false }
    /// As they come.
    package func transform(action: AnyPublisher<Action, Never>) -> AnyPublisher<Action, Never> { action }
    /// As they come.
    package func transform(mutation: AnyPublisher<Mutation, Never>) -> AnyPublisher<Mutation, Never> { mutation }
    /// As they come.
    package func transform(state: AnyPublisher<State, Never>) -> AnyPublisher<State, Never> { state }
}
