/// The products that the user is about to buy.
public struct Cart: Hashable, Sendable {
    public struct Item: Identifiable, Hashable, Sendable {
        public let product: Product
        public var quantity: Int

        public init(product: Product, quantity: Int = 1) {
            self.product = product
            self.quantity = quantity
        }

        public var id: Product.ID { product.id }
        public var subtotal: Money { product.price * quantity }
    }

    public private(set) var items: [Item]

    public init(items: [Item] = []) {
        self.items = items
    }

    public var count: Int { items.map(\.quantity).reduce(0, +) }
    public var total: Money { items.map(\.subtotal).sum() }
    public var isEmpty: Bool { items.isEmpty }

    public subscript(product: Product) -> Int {
        get { items.first { $0.id == product.id }?.quantity ?? 0 }
        set {
            items.removeAll { $0.id == product.id }
            if newValue > 0 { items.append(Item(product: product, quantity: newValue)) }
        }
    }

    public mutating func add(_ product: Product, quantity: Int = 1) {
        self[product] += quantity
    }

    public static func += (lhs: inout Cart, rhs: Product) {
        lhs.add(rhs)
    }
}
