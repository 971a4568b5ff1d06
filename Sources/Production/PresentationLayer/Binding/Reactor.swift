#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A screen's actions, its state, and the steps between them: an action produces mutations, and each mutation produces the next state.
///
/// A reactor stores no state. A ``ReactorStore`` stores the state and runs the reactor.
package protocol Reactor: Sendable {
    /// An action of the user.
    associatedtype Action: Sendable
    /// A change of the state.
    associatedtype Mutation: Sendable
    /// The content of the screen.
    associatedtype State: Sendable

    /// The state before the first action.
    var initialState: State { get }

    /// Returns the changes that an action causes.
    /// - Parameters:
    ///   - action: The action.
    ///   - state: The current state.
    /// - Returns: The changes in their order, immediate or delayed, on any queue. The publisher is cancelled if another action replaces
    ///   this one.
    func mutate(action: Action, state: State) -> AnyPublisher<Mutation, Never>

    /// Returns the state after a change.
    func reduce(state: State, mutation: Mutation) -> State

    /// Returns whether an action replaces a running one, which then publishes nothing more.
    ///
    /// The default is false.
    func replaces(_ action: Action, running: Action) -> Bool

    /// Transforms the actions; a reactor can add actions from other sources here.
    func transform(action: AnyPublisher<Action, Never>) -> AnyPublisher<Action, Never>

    /// Transforms the changes; a reactor can add changes from other sources here.
    func transform(mutation: AnyPublisher<Mutation, Never>) -> AnyPublisher<Mutation, Never>

    /// Transforms the states, separately for each observer.
    func transform(state: AnyPublisher<State, Never>) -> AnyPublisher<State, Never>
}

extension Reactor where State: Equatable {
    /// Suppresses a state that is equal to the one before.
    package func transform(state: AnyPublisher<State, Never>) -> AnyPublisher<State, Never> {
        state.removeDuplicates().eraseToAnyPublisher()
    }
}

extension Reactor {
    /// Returns false.
    package func replaces(_ action: Action, running: Action) -> Bool { false }
    /// Returns the actions unchanged.
    package func transform(action: AnyPublisher<Action, Never>) -> AnyPublisher<Action, Never> { action }
    /// Returns the changes unchanged.
    package func transform(mutation: AnyPublisher<Mutation, Never>) -> AnyPublisher<Mutation, Never> { mutation }
    /// Returns the states unchanged.
    package func transform(state: AnyPublisher<State, Never>) -> AnyPublisher<State, Never> { state }
}
