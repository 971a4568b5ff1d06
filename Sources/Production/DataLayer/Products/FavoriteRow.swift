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

    /// - Throws: A price that is no number, which only another program can have written.
    var product: Product {
        get throws {
            guard let price = Decimal(string: price, locale: Locale(identifier: "en_US_POSIX")) else { throw Unreadable() }
            return Product(
                id: id, title: title, summary: summary, brand: brand, category: category, price: price,
                discountPercentage: discountPercentage, rating: rating, stock: stock, thumbnail: thumbnail.flatMap(URL.init(string:)),
                favoriteRegistrationTime: Date(timeIntervalSinceReferenceDate: registeredAt))
        }
    }

    private struct Unreadable: Error {}
}
