internal import Foundation
import StrictJSON

/// The data of the services: JSON texts as they are sent.
struct ServiceData: Sendable {
    let films: JSONDocument
    let products: JSONDocument
    let headlines: JSONDocument
    let cities: JSONDocument
    let poster: [UInt8]

    /// - Throws: Where a file of the data is missing or no JSON.
    init() throws {
        films = try Self.document("films")
        products = try Self.document("products")
        headlines = try Self.document("headlines")
        cities = try Self.document("cities")
        poster = try Self.bytes("lanternKeepers7.jpg")
    }

    private static func document(_ name: String) throws -> JSONDocument { try JSONDocument(bytes("\(name).json")) }

    private static func bytes(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: Bundle.module.bundleURL.appendingPathComponent("Data/\(name)")))
    }
}
