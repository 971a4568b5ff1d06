internal import DomainLayer
internal import Foundation
internal import GRDB

/// A favourite as the database keeps it: numbers exactly as they were, the price as text, the time in seconds since 2001-01-01 UTC.
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

    /// Nil for a product that is no favourite.
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

    /// The product; nil where the price is no number.
    var product: Product? {
        guard let price = Decimal(string: price, locale: Locale(identifier: "en_US_POSIX")) else { return nil }
        return Product(
            id: id, title: title, summary: summary, brand: brand, category: category, price: price,
            discountPercentage: discountPercentage, rating: rating, stock: stock, thumbnail: thumbnail.flatMap(URL.init(string:)),
            favoriteRegistrationTime: Date(timeIntervalSinceReferenceDate: registeredAt))
    }

    /// Keeps a product as its mark says.
    /// - Returns: The product with the time that it is kept with.
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
