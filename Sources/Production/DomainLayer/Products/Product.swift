package import Foundation

/// A product of the service.
package struct Product: Hashable, Sendable, Identifiable {
    /// The product's number.
    package let id: Int
    /// The product's name.
    package let title: String
    /// The description.
    package let summary: String
    /// The brand; nil if the service sends none.
    package let brand: String?
    /// The category: `smartphones`.
    package let category: String
    /// The price in US dollars, exactly as the service sent it.
    package let price: Decimal
    /// The discount on the price, in per cent.
    package let discountPercentage: Double
    /// The buyers' rating, from 0 to 5.
    package let rating: Double
    /// The number of items in stock.
    package let stock: Int
    /// The address of a small picture; nil if there is none.
    package let thumbnail: URL?
    /// The time at which the product became a favourite; nil if it is not one.
    package var favoriteRegistrationTime: Date?

    /// Whether the product is a favourite of the user.
    package var isFavorite: Bool { favoriteRegistrationTime != nil }

    /// Creates a product.
    package init(
        id: Int, title: String, summary: String, brand: String?, category: String, price: Decimal, discountPercentage: Double,
        rating: Double, stock: Int, thumbnail: URL?, favoriteRegistrationTime: Date? = nil
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.brand = brand
        self.category = category
        self.price = price
        self.discountPercentage = discountPercentage
        self.rating = rating
        self.stock = stock
        self.thumbnail = thumbnail
        self.favoriteRegistrationTime = favoriteRegistrationTime
    }
}
