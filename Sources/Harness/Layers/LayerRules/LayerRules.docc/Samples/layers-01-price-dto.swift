import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A price as the API sends it.
public struct PriceDTO: Decodable {
    let amount: Double

    /// Returns the price of the domain.
    public func toDomain() -> Price { Price(amount: amount) }
}

/// Asks the API for a price.
public func fetchPrice(_ id: Int, from base: URL) async throws -> Price {
    let (data, _) = try await URLSession.shared.data(from: base.appendingPathComponent("prices/\(id)"))
    return try JSONDecoder().decode(PriceDTO.self, from: data).toDomain()
}
