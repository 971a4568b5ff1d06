import TestFolders
import Testing
import VerifyRunning

/// A folder with an app, a contract for a price, and its recording.
struct PriceShop {
    let folder: TemporaryFolder

    /// The type that the contract names.
    static let type = "struct PriceDTO: Decodable {\n    let unitPrice: Double\n    let tags: [String]\n}\n"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Contracts/apis.yml", "shop:\n  base: https://api.example.com\n  sources: [App]\n  decoder: { keys: convertFromSnakeCase }\n")
        try folder.write(
            "Contracts/shop.yml",
            """
            api: shop
            contracts:
              a price:
                request: GET /price
                responses: [{ recording: price, body: PriceDTO }]

            """)
        try folder.write("App/PriceDTO.swift", Self.type)
        try body("{\"unit_price\": 79.95, \"tags\": []}")
    }

    /// Records a body.
    func body(_ text: String) throws {
        try folder.write("Fixtures/price.http", "GET /price\n\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n\(text)\n")
    }

    /// The status and what is printed: findings, and warnings below a line `--`.
    func run(_ arguments: [String] = []) async -> String {
        await VerifyRun.run(["--contracts", "@/Contracts", "--reports", "@/Reports", "--quiet"] + arguments, in: folder).snapshot
    }

    func prints(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        let printed = await run()
        #expect(printed == expected, sourceLocation: sourceLocation)
    }
}
