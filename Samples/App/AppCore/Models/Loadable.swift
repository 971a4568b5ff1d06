/// The state of a value that is loaded.
public enum Loadable<Value> {
    case idle
    case loading
    case loaded(Value)
    case failed(AppError)

    public var value: Value? {
        guard case .loaded(let value) = self else { return nil }
        return value
    }

    public var isLoading: Bool {
        if case .loading = self { return true }
        return false
    }

    public func map<T>(_ transform: (Value) -> T) -> Loadable<T> {
        switch self {
        case .idle: return .idle
        case .loading: return .loading
        case .loaded(let value): return .loaded(transform(value))
        case .failed(let error): return .failed(error)
        }
    }
}

extension Loadable: Equatable where Value: Equatable {}

extension Loadable where Value: Collection {
    public var isEmpty: Bool { value?.isEmpty ?? true }
}
