package import DomainLayer

/// A state that shows products.
package protocol ProductList: Sendable {
    /// The products in the order in which they are shown.
    var products: [Product] { get }
}

extension HomeReactor.State: ProductList {}
extension FavoriteReactor.State: ProductList {}
