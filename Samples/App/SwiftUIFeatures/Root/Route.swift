import AppCore

/// A screen that can be pushed.
enum Route: Hashable {
    case product(Product)
    case category(Product.Category)
    case cart
    case payments

    var title: String {
        switch self {
        case .product(let product): return product.title
        case .category(let category): return category.title
        case .cart: return "Cart"
        case .payments: return "Payments"
        }
    }
}
