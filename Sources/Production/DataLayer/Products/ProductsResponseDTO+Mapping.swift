package import DomainLayer
internal import Foundation

extension ProductsResponseDTO {
    /// Returns the page as the app represents it, without favourites.
    ///
    /// An empty page may start after the last product, because there may have been more products when it was requested.
    /// - Throws: ``MappingError`` for a page whose numbers contradict each other.
    package func toDomain() throws(MappingError) -> ProductsPage {
        guard skip >= 0, total >= 0, products.isEmpty || skip <= total - products.count else {
            throw .page(skip: skip, total: total, products: products.count)
        }
        return ProductsPage(products: products.map { $0.toDomain() }, skip: skip, total: total)
    }
}

extension ProductsResponseDTO.ProductDTO {
    /// Returns the product as the app represents it.
    ///
    /// A picture without an http or https address is ignored.
    package func toDomain() -> Product {
        Product(
            id: id, title: title, summary: description, brand: brand.flatMap { $0.isEmpty ? nil : $0 }, category: category, price: price,
            discountPercentage: discountPercentage, rating: rating, stock: stock, thumbnail: picture)
    }

    private var picture: URL? {
        thumbnail.flatMap(URL.init(string:)).flatMap { ["http", "https"].contains($0.scheme?.lowercased()) ? $0 : nil }
    }
}
