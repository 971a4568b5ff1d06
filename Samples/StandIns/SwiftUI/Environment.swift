@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
    public init() {}
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
    }
}

public struct DismissAction {
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var dismiss: DismissAction { DismissAction() }
    public var colorScheme: ColorScheme {
        get { .light }
        set {}
    }
    public var isEnabled: Bool {
        get { true }
        set {}
    }
    public var font: Font? {
        get { nil }
        set {}
    }
}

public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}
