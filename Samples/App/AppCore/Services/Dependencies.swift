/// The services of the app, by key path.
public struct Dependencies {
    // It is set once, before the first screen is made.
    nonisolated(unsafe) public static var current = Dependencies()

    public var analytics: any Analytics = ConsoleAnalytics()
    public var payments: any PaymentService = CreditPaymentService()
    public var recipes: any RecipeRepository = InMemoryRecipeRepository()
    public var products: any ProductService = SampleProductService()
    public var cart = CartStore.shared
}

/// A property whose value is one of the app's services.
@propertyWrapper
public struct Injected<Service> {
    private let keyPath: KeyPath<Dependencies, Service>

    public init(_ keyPath: KeyPath<Dependencies, Service>) {
        self.keyPath = keyPath
    }

    public var wrappedValue: Service { Dependencies.current[keyPath: keyPath] }
}
