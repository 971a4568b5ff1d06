package import Foundation

/// Something that can be bought.
package struct Product: Hashable, Sendable, Identifiable {
    /// The product's number.
    package let id: Int
    /// Its name.
    package let title: String
    /// What it is.
    package let summary: String
    /// Who makes it; nil where nobody says.
    package let brand: String?
    /// What kind of thing it is: `smartphones`.
    package let category: String
    /// The price in US dollars, exactly as it was sent.
    package let price: Decimal
    /// How much is taken off the price, in per cent.
    package let discountPercentage: Double
    /// What buyers think of it, from 0 to 5.
    package let rating: Double
    /// How many there are.
    package let stock: Int
    /// A small picture; nil where there is none.
    package let thumbnail: URL?
    /// When the user took it for a favourite; nil where it is none.
    package var favoriteRegistrationTime: Date?

    /// Whether the user has taken it for a favourite.
    package var isFavorite: Bool { favoriteRegistrationTime != nil }

    /// A product.
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
