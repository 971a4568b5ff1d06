import Foundation

/// A key of the user defaults with the type of its value.
public struct DefaultsKey<Value> {
    public let name: String
    public let fallback: Value

    public init(_ name: String, default fallback: Value) {
        self.name = name
        self.fallback = fallback
    }
}

extension DefaultsKey where Value == Bool {
    // A constant with constant content.
    nonisolated(unsafe) public static let hasSeenOnboarding = DefaultsKey("hasSeenOnboarding", default: false)
}

extension DefaultsKey where Value == String {
    // A constant with constant content.
    nonisolated(unsafe) public static let lastSearch = DefaultsKey("lastSearch", default: "")
}

/// A property in the user defaults.
@propertyWrapper
public struct Stored<Value> {
    private let key: DefaultsKey<Value>
    private let defaults: UserDefaults

    public init(_ key: DefaultsKey<Value>, in defaults: UserDefaults = .standard) {
        self.key = key
        self.defaults = defaults
    }

    public var wrappedValue: Value {
        get { defaults.object(forKey: key.name) as? Value ?? key.fallback }
        nonmutating set { defaults.set(newValue, forKey: key.name) }
    }
}
