internal import DomainLayer
internal import Foundation
internal import GRDB

/// A favourite as a row of the database.
///
/// Numbers are unchanged, the price is text, and the time is in seconds since 2001-01-01 UTC.
struct FavoriteRow: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "favoriteProduct"

    let id: Int
    let title: String
    let summary: String
    let brand: String?
    let category: String
    let price: String
    let discountPercentage: Double
    let rating: Double
    let stock: Int
    let thumbnail: String?
    let registeredAt: Double

    /// Creates a row; nil for a product that is not a favourite.
    init?(_ product: Product) {
        guard let time = product.favoriteRegistrationTime else { return nil }
        id = product.id
        title = product.title
        summary = product.summary
        brand = product.brand
        category = product.category
        price = "\(product.price)"
        discountPercentage = product.discountPercentage
        rating = product.rating
        stock = product.stock
        thumbnail = product.thumbnail?.absoluteString
        registeredAt = time.timeIntervalSinceReferenceDate
    }

    /// The product; nil if the price is not a number.
    var product: Product? {
        guard let price = Decimal(string: price, locale: Locale(identifier: "en_US_POSIX")) else { return nil }
        return Product(
            id: id, title: title, summary: summary, brand: brand, category: category, price: price,
            discountPercentage: discountPercentage, rating: rating, stock: stock, thumbnail: thumbnail.flatMap(URL.init(string:)),
            favoriteRegistrationTime: Date(timeIntervalSinceReferenceDate: registeredAt))
    }

    /// Saves a product that is a favourite, or removes one that is not.
    /// - Returns: The product with its stored time.
    static func keep(_ product: Product, in database: Database) throws -> Product {
        var product = product
        let kept = try Double.fetchOne(database, sql: "SELECT registeredAt FROM favoriteProduct WHERE id = ?", arguments: [product.id])
        if let kept, product.isFavorite { product.favoriteRegistrationTime = Date(timeIntervalSinceReferenceDate: kept) }
        if let row = FavoriteRow(product) {
            try row.upsert(database)
        } else {
            try deleteOne(database, key: product.id)
        }
        return product
    }
}
