import AppCore

/// A dependency of reducers.
protocol DependencyKey {
    associatedtype Value

    static var liveValue: Value { get }
}

struct DependencyValues {
    private var overrides: [ObjectIdentifier: Any] = [:]

    subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
        get { overrides[ObjectIdentifier(key)] as? Key.Value ?? Key.liveValue }
        set { overrides[ObjectIdentifier(key)] = newValue }
    }
}

@propertyWrapper
struct Dependency<Value> {
    private let keyPath: KeyPath<DependencyValues, Value>

    init(_ keyPath: KeyPath<DependencyValues, Value>) {
        self.keyPath = keyPath
    }

    var wrappedValue: Value { DependencyValues()[keyPath: keyPath] }
}

private enum ProductsKey: DependencyKey {
    static var liveValue: any ProductService { SampleProductService() }
}

private enum NumberFactKey: DependencyKey {
    static var liveValue: NumberFacts { NumberFacts { "\($0) is a good number." } }
}

/// Finds out something about a number.
struct NumberFacts {
    var fact: (Int) async throws -> String
}

extension DependencyValues {
    var products: any ProductService {
        get { self[ProductsKey.self] }
        set { self[ProductsKey.self] = newValue }
    }

    var numberFacts: NumberFacts {
        get { self[NumberFactKey.self] }
        set { self[NumberFactKey.self] = newValue }
    }
}
