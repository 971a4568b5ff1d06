/// The logic of a feature: how its state changes, and which effects start.
protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    associatedtype Body

    func reduce(into state: inout State, action: Action) -> Effect<Action>

    @ReducerBuilder<State, Action>
    var body: Body { get }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        body.reduce(into: &state, action: action)
    }
}

extension Reducer where Body == Never {
    var body: Never { fatalError("\(Self.self) has no body") }
}

@resultBuilder
enum ReducerBuilder<State, Action> {
    static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
    static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

    static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

    static func buildPartialBlock<A: Reducer<State, Action>, B: Reducer<State, Action>>(accumulated: A, next: B) -> Sequential<A, B> {
        Sequential(first: accumulated, second: next)
    }
}

struct Sequential<First: Reducer, Second: Reducer>: Reducer where First.State == Second.State, First.Action == Second.Action {
    let first: First
    let second: Second

    func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
        first.reduce(into: &state, action: action) + second.reduce(into: &state, action: action)
    }
}

/// A reducer made of a closure.
struct Reduce<State, Action>: Reducer {
    private let closure: (inout State, Action) -> Effect<Action>

    init(_ closure: @escaping (inout State, Action) -> Effect<Action>) {
        self.closure = closure
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        closure(&state, action)
    }
}
