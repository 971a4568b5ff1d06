/// Work that a reducer starts, and that may send actions back.
struct Effect<Action> {
    typealias Send = (Action) async -> Void

    let operations: [(@escaping Send) async -> Void]

    static var none: Effect { Effect(operations: []) }

    static func send(_ action: Action) -> Effect {
        run { send in await send(action) }
    }

    static func run(_ operation: @escaping (@escaping Send) async throws -> Void, catch handler: ((any Error) -> Action)? = nil) -> Effect {
        Effect(operations: [
            { send in
                do {
                    try await operation(send)
                } catch {
                    if let action = handler?(error) { await send(action) }
                }
            }
        ])
    }

    static func merge(_ effects: Effect...) -> Effect {
        Effect(operations: effects.flatMap(\.operations))
    }

    func map<T>(_ transform: @escaping (Action) -> T) -> Effect<T> {
        Effect<T>(
            operations: operations.map { operation in
                { send in await operation { action in await send(transform(action)) } }
            })
    }
}

extension Effect {
    static func + (lhs: Effect, rhs: Effect) -> Effect {
        .merge(lhs, rhs)
    }
}
