import ContractTesting
import Foundation
import TestFolders
import VerificationModel

/// A test's folder with an API, a contract file and recordings.
struct SampleFolder {
    let folder: TemporaryFolder

    static let body = #"{"page": 1, "results": [{"id": 7, "poster_path": "\/a.jpg"}, {"id": 8, "poster_path": null}]}"#

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop:\n  base: https://api.example.com/v1/\n")
        try record("page-1", Self.body)
    }

    /// Writes a recording of `GET /v1/items?page=1`.
    func record(
        _ name: String, _ body: String?, status: String = "200 OK", contentType: String? = "application/json",
        target: String = "/v1/items?page=1"
    ) throws {
        let type = contentType.map { "Content-Type: \($0)\n" } ?? ""
        let file = body == nil ? "" : "\n<> \(name).json\n"
        try folder.write("Fixtures/\(name).http", "GET https://api.example.com\(target)\n\nHTTP/1.1 \(status)\n\(type)\(file)")
        if let body { try folder.write("Fixtures/\(name).json", body) }
    }

    /// Writes `items.yml` with one contract that has the given responses.
    func promise(_ responses: String, request: String = "GET /items?page") throws {
        try folder.write("Contracts/items.yml", "api: shop\ncontracts:\n  items:\n    request: \(request)\n    responses:\n\(responses)")
    }

    func suites(_ filters: [String] = [], @ResponseTypeBuilder types: () -> [ResponseType] = { SampleTypes.all }) throws -> [CheckSuite] {
        try ContractSuite(contracts: "\(folder.path)/Contracts", filters: filters, types: types).run()
    }

    /// Returns every case that is not kept, with its verdict and its findings.
    func unkept(_ filters: [String] = [], @ResponseTypeBuilder types: () -> [ResponseType] = { SampleTypes.all }) throws -> [String] {
        try suites(filters, types: types).flatMap(\.cases).filter { $0.verdict != .kept }.flatMap { each in
            ["\(each.identifier): \(each.verdict.name)"] + each.verdict.findings.map { "  \($0.place): \($0.what)" }
        }
    }

    /// Returns the findings as text, usually a single one.
    func finding(@ResponseTypeBuilder types: () -> [ResponseType] = { SampleTypes.all }) throws -> String {
        try suites(types: types).flatMap(\.findings).map(\.description).joined(separator: "\n")
    }
}

/// The response types of a sample app.
enum SampleTypes {
    struct Page: Decodable {
        struct Item: Decodable {
            let id: Int
            let posterPath: String?
        }

        let page: Int
        let results: [Item]
    }

    /// The domain type of a page.
    struct Items {}

    struct TooMany: Error, CustomStringConvertible {
        let description: String
    }

    static let all = [
        ResponseType(
            Page.self, name: "ItemsDTO", decoder: decoder,
            domain: { page in
                if page.results.count > 2 { throw TooMany(description: "\(page.results.count) items are too many") }
                return Items()
            }),
        ResponseType(ErrorDTO.self),
        ResponseType(CountDTO.self, decoder: decoder),
    ]

    struct CountDTO: Decodable {
        struct Count: Decodable { let perPage: Int }

        let itemCount: Count
    }

    struct ErrorDTO: Decodable {
        let message: String
    }

    static let decoder: @Sendable () -> JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }
}
