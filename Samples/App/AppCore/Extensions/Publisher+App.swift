import Combine

extension Publisher {
    /// Publishes the states of loading instead of values and errors.
    public func asLoadable() -> AnyPublisher<Loadable<Output>, Never> {
        map { Loadable.loaded($0) }
            .catch { Just(Loadable.failed(AppError($0))) }
            .prepend(.loading)
            .eraseToAnyPublisher()
    }

    /// Publishes each value together with the one before it.
    public func withPrevious() -> AnyPublisher<(previous: Output?, current: Output), Failure> {
        scan((previous: Output?.none, current: Output?.none)) { pair, value in (pair.current, value) }
            .compactMap { pair in pair.current.map { (previous: pair.previous, current: $0) } }
            .eraseToAnyPublisher()
    }

    public func mapToAppError() -> Publishers.MapError<Self, AppError> {
        mapError { AppError($0) }
    }

    public func mapToVoid() -> Publishers.Map<Self, Void> {
        map { _ in }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a property, without keeping the object alive.
    public func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Output>, onWeak object: Root) -> AnyCancellable {
        sink { [weak object] in object?[keyPath: keyPath] = $0 }
    }

    /// Replaces nil by an error.
    public func unwrap<Wrapped>(orThrow error: AppError) -> AnyPublisher<Wrapped, AppError> where Output == Wrapped? {
        tryMap { value in
            guard let value else { throw error }
            return value
        }
        .mapToAppError()
        .eraseToAnyPublisher()
    }
}
