import Combine
import SwiftUI

/// The state of a feature and the way to change it.
final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State

    private let reduce: (inout State, Action) -> Effect<Action>
    private var parent: AnyCancellable?

    init<R: Reducer>(initialState: State, @ReducerBuilder<State, Action> reducer: () -> R) where R.State == State, R.Action == Action {
        state = initialState
        reduce = reducer().reduce
    }

    private init(state: State, reduce: @escaping (inout State, Action) -> Effect<Action>) {
        self.state = state
        self.reduce = reduce
    }

    func send(_ action: Action) {
        let effect = reduce(&state, action)
        for operation in effect.operations {
            Task { await operation { [weak self] in self?.send($0) } }
        }
    }

    func scope<ChildState, ChildAction>(
        state keyPath: KeyPath<State, ChildState>, action path: CasePath<Action, ChildAction>
    ) -> Store<ChildState, ChildAction> {
        let child = Store<ChildState, ChildAction>(state: state[keyPath: keyPath]) { _, action in
            self.send(path.embed(action))
            return .none
        }
        child.parent = $state.map(keyPath).sink { [weak child] in child?.state = $0 }
        return child
    }

    func binding<Value>(get: @escaping (State) -> Value, send action: @escaping (Value) -> Action) -> Binding<Value> {
        Binding(get: { get(self.state) }, set: { self.send(action($0)) })
    }
}

typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

@dynamicMemberLookup
struct ViewStore<State, Action> {
    let store: Store<State, Action>

    subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { store.state[keyPath: keyPath] }

    func send(_ action: Action) { store.send(action) }
}

struct WithViewStore<State, Action, Content: View>: View {
    @ObservedObject private var store: Store<State, Action>
    private let content: (ViewStore<State, Action>) -> Content

    init(_ store: Store<State, Action>, @ViewBuilder content: @escaping (ViewStore<State, Action>) -> Content) {
        self.store = store
        self.content = content
    }

    var body: some View {
        content(ViewStore(store: store))
    }
}
