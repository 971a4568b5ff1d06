package import DomainLayer
internal import Foundation

extension ProductsResponseDTO {
    /// The page as the app knows it; no product is a favourite yet.
    ///
    /// One without products may lie beyond the end: there may have been more when it was asked for.
    /// - Throws: ``MappingError`` for a page whose numbers cannot be.
    package func toDomain() throws(MappingError) -> ProductsPage {
        guard skip >= 0, total >= 0, products.isEmpty || skip <= total - products.count else {
            throw .page(skip: skip, total: total, products: products.count)
        }
        return ProductsPage(products: products.map { $0.toDomain() }, skip: skip, total: total)
    }
}

extension ProductsResponseDTO.ProductDTO {
    /// The product as the app knows it; a picture that has no address of the web is none.
    package func toDomain() -> Product {
        Product(
            id: id, title: title, summary: description, brand: brand.flatMap { $0.isEmpty ? nil : $0 }, category: category, price: price,
            discountPercentage: discountPercentage, rating: rating, stock: stock, thumbnail: picture)
    }

    private var picture: URL? {
        thumbnail.flatMap(URL.init(string:)).flatMap { ["http", "https"].contains($0.scheme?.lowercased()) ? $0 : nil }
    }
}
