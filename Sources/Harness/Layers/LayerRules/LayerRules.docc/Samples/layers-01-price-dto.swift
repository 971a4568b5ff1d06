import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

public struct PriceDTO: Decodable {
    let amount: Double

    public func toDomain() -> Price { Price(amount: amount) }
}

public func fetchPrice(_ id: Int, from base: URL) async throws -> Price {
    let (data, _) = try await URLSession.shared.data(from: base.appendingPathComponent("prices/\(id)"))
    return try JSONDecoder().decode(PriceDTO.self, from: data).toDomain()
}
