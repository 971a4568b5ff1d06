package import DomainLayer

/// A state with a list of products.
package protocol ProductList: Sendable {
    /// The products in display order.
    var products: [Product] { get }
}

extension HomeReactor.State: ProductList {}
extension FavoriteReactor.State: ProductList {}
