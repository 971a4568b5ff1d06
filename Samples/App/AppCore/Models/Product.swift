/// Something that the shop sells.
public struct Product: Identifiable, Hashable, Sendable {
    public enum Category: String, CaseIterable, Hashable, Sendable {
        case fruit, vegetables, bakery, dairy

        public var title: String { rawValue.capitalized }
        public var symbolName: String { "category.\(rawValue)" }
    }

    public let id: Identifier<Product>
    public let title: String
    public let price: Money
    public let category: Category
    public let image: Media.Image
    public var isFavorite: Bool

    public init(
        id: Identifier<Product>,
        title: String,
        price: Money,
        category: Category,
        image: Media.Image = .placeholder,
        isFavorite: Bool = false
    ) {
        self.id = id
        self.title = title
        self.price = price
        self.category = category
        self.image = image
        self.isFavorite = isFavorite
    }

    public func favorited() -> Product {
        var copy = self
        copy.isFavorite.toggle()
        return copy
    }
}
