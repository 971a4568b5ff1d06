package import Foundation

/// A page of products as DummyJSON sends it.
///
/// Source: DummyJSON, `GET /products`. In 2024 its products changed: prices got cents, and reviews, dimensions and more came; `brand` is absent where a
/// product has none. Nothing of what came is read here, so that both shapes are.
package struct ProductsResponseDTO: Codable, Sendable {
    /// The products.
    package let products: [ProductDTO]
    /// How many there are altogether.
    package let total: Int
    /// How many there are before these.
    package let skip: Int
}

extension ProductsResponseDTO {
    /// One product.
    package struct ProductDTO: Codable, Sendable {
        /// The product's number.
        package let id: Int
        /// Its name.
        package let title: String
        /// What it is.
        package let description: String
        /// What kind of thing it is.
        package let category: String
        /// Who makes it.
        package let brand: String?
        /// The price in US dollars.
        package let price: Decimal
        /// How much is taken off, in per cent.
        package let discountPercentage: Double
        /// What buyers think of it, from 0 to 5.
        package let rating: Double
        /// How many there are.
        package let stock: Int
        /// The address of a small picture.
        package let thumbnail: String?
    }
}
