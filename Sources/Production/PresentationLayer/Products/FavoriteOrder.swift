package import DomainLayer
internal import Foundation

/// An order of favourites.
package struct FavoriteOrder: Hashable, Sendable {
    /// What decides it.
    package enum Criterion: String, CaseIterable, Sendable {
        /// When they became favourites.
        case time
        /// What buyers think of them.
        case rating
    }

    /// What decides it.
    package let criterion: Criterion
    /// Whether the earliest, or the worst, comes first.
    package let isAscending: Bool

    /// An order.
    package init(by criterion: Criterion, isAscending: Bool) {
        self.criterion = criterion
        self.isAscending = isAscending
    }

    /// The same the other way round.
    package var reversed: FavoriteOrder { FavoriteOrder(by: criterion, isAscending: !isAscending) }

    /// The products in this order; of two that are alike in it, the one of the lower number comes first.
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
