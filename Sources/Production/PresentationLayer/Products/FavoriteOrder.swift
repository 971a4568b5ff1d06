package import DomainLayer
internal import Foundation

/// A sort order of favourites.
package struct FavoriteOrder: Hashable, Sendable {
    /// The criteria of a sort order.
    package enum Criterion: String, CaseIterable, Sendable {
        /// The time at which a product became a favourite.
        case time
        /// The buyers' rating.
        case rating
    }

    /// The criterion.
    package let criterion: Criterion
    /// Whether the earliest or the worst product comes first.
    package let isAscending: Bool

    /// Creates an order.
    package init(by criterion: Criterion, isAscending: Bool) {
        self.criterion = criterion
        self.isAscending = isAscending
    }

    /// The reversed order.
    package var reversed: FavoriteOrder { FavoriteOrder(by: criterion, isAscending: !isAscending) }

    /// Returns the products in this order; of two equal ones, the one with the lower number comes first.
    package func sorted(_ products: [Product]) -> [Product] {
        products.sorted { left, right in
            let (first, second) = (value(of: left), value(of: right))
            if first == second { return left.id < right.id }
            return isAscending ? first < second : first > second
        }
    }

    private func value(of product: Product) -> Double {
        switch criterion {
        case .time: product.favoriteRegistrationTime?.timeIntervalSinceReferenceDate ?? -.infinity
        case .rating: product.rating
        }
    }
}
