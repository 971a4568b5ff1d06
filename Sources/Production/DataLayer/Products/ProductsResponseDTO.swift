package import Foundation

/// A page of products as DummyJSON sends it.
///
/// Source: DummyJSON, `GET /products`. In 2024 the products changed: prices got cents, and fields such as reviews and dimensions were
/// added. `brand` is absent for a product without a brand. The new fields are not read here, so that both forms can be decoded.
package struct ProductsResponseDTO: Codable, Sendable {
    /// The products.
    package let products: [ProductDTO]
    /// The total number of products.
    package let total: Int
    /// The number of products before these.
    package let skip: Int
}

extension ProductsResponseDTO {
    /// One product.
    package struct ProductDTO: Codable, Sendable {
        /// The product's number.
        package let id: Int
        /// The product's name.
        package let title: String
        /// The description.
        package let description: String
        /// The category.
        package let category: String
        /// The brand.
        package let brand: String?
        /// The price in US dollars.
        package let price: Decimal
        /// The discount on the price, in per cent.
        package let discountPercentage: Double
        /// The buyers' rating, from 0 to 5.
        package let rating: Double
        /// The number of items in stock.
        package let stock: Int
        /// The address of a small picture.
        package let thumbnail: String?
    }
}
