/// Loads the products of the shop.
public protocol ProductService: Sendable {
    func products(in category: Product.Category?) async throws -> [Product]
}

extension ProductService {
    public func allProducts() async throws -> [Product] {
        try await products(in: nil)
    }
}

public struct SampleProductService: ProductService {
    public init() {}

    public func products(in category: Product.Category?) async throws -> [Product] {
        guard let category else { return .samples }
        return [Product].samples.filter { $0.category == category }
    }
}

public struct OfflineProductService: ProductService {
    public init() {}

    public func products(in category: Product.Category?) async throws -> [Product] {
        throw AppError.offline
    }
}
