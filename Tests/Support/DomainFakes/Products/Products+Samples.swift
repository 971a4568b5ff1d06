package import DomainLayer
package import Foundation

extension Product {
    /// A product with everything known about it, no favourite; its title contains its number.
    package static func sample(
        id: Int = 1, title: String? = nil, summary: String = "What it is.", brand: String? = "Holm & Sons", category: String = "lighting",
        price: Decimal = 24, discountPercentage: Double = 12.5, rating: Double = 4.6, stock: Int = 34,
        thumbnail: URL? = URL(string: "https://img.example.com/1.jpg"), favoriteRegistrationTime: Date? = nil
    ) -> Product {
        Product(
            id: id, title: title ?? "Product \(id)", summary: summary, brand: brand, category: category, price: price,
            discountPercentage: discountPercentage, rating: rating, stock: stock, thumbnail: thumbnail,
            favoriteRegistrationTime: favoriteRegistrationTime)
    }

    /// The same product, a favourite since so many seconds after 1970-01-01 UTC.
    package func favorite(at seconds: TimeInterval) -> Product {
        var product = self
        product.favoriteRegistrationTime = Date(timeIntervalSince1970: seconds)
        return product
    }
}

extension ProductsPage {
    /// A page of two of five products that are numbered on from page to page: 1 and 2, then 3 and 4.
    package static func sample(skip: Int = 0, total: Int = 5, products: [Product]? = nil) -> ProductsPage {
        ProductsPage(products: products ?? [.sample(id: skip + 1), .sample(id: skip + 2)], skip: skip, total: total)
    }
}
