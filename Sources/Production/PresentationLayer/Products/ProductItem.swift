package import DomainLayer
internal import Foundation

/// A product as text for a view.
package struct ProductItem: Hashable, Sendable, Identifiable {
    /// The message for a favourite that could not be added or removed.
    static let notChanged = "The favourite could not be changed"

    /// The product's number, by which actions identify it.
    package let id: Int
    /// `Copper Lantern`.
    package let title: String
    /// `$24.99, 12.5 % off, rated 4.6 of 5`; without a discount if there is none.
    package let offer: String
    /// `lighting, by Holm & Sons, 34 in stock`; without the brand if there is none.
    package let origin: String
    /// The description.
    package let summary: String
    /// `Favourite since Nov 21, 2026`; empty for a product that is not a favourite.
    package let favorite: String

    /// Creates the texts.
    package init(_ product: Product) {
        let locale = Locale(identifier: "en_US")
        func shown(_ number: Double) -> String {
            number.formatted(.number.locale(locale).precision(.fractionLength(0...2)))
        }
        id = product.id
        title = product.title
        let discount = product.discountPercentage > 0 ? "\(shown(product.discountPercentage)) % off" : nil
        let price = product.price.formatted(.currency(code: "USD").locale(locale))
        offer = [price, discount, "rated \(shown(product.rating)) of 5"].compactMap { $0 }.joined(separator: ", ")
        let stock = product.stock > 0 ? "\(product.stock) in stock" : "sold out"
        origin = [product.category, product.brand.map { "by \($0)" }, stock].compactMap { $0 }.joined(separator: ", ")
        summary = product.summary
        let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, timeZone: .gmt)
        favorite = product.favoriteRegistrationTime.map { "Favourite since \($0.formatted(style))" } ?? ""
    }
}
