import TestFolders
import Testing
import VerifyRunning

@Suite("Contracts about fixtures")
struct FixtureContractTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop:\n  sources: [App]\n  decoder: { keys: convertFromSnakeCase }\n")
        try folder.write("App/PriceDTO.swift", "struct PriceDTO: Decodable {\n    let unitPrice: Double\n}\n")
        try folder.write("Tests/price.json", "{\"unit_price\": 79.95}\n")
    }

    private func run(_ fixtures: String) async throws -> String {
        try folder.write("Contracts/shop.yml", "api: shop\nfixtures:\n\(fixtures)\n")
        return await VerifyRun.run(["--contracts", "@/Contracts", "--reports", "@/Reports", "--quiet"], in: folder).snapshot
    }

    @Test func areKeptWithoutRecordingsAndWithoutABase() async throws {
        #expect(try await run("  Tests/price.json: { body: PriceDTO, expect: { $.unit_price: { match: number } } }") == "0\n")
        let list = await VerifyRun.run(["list", "--contracts", "@/Contracts"], in: folder)
        #expect(
            list.output == """
                apis/format
                shop/format
                shop/Tests/price.json/file
                shop/Tests/price.json/json
                shop/Tests/price.json/decodes
                shop/Tests/price.json/expect $.unit_price

                """)
    }

    @Test func nameThePlaceThatDoesNotDecode() async throws {
        try folder.write("Tests/price.json", "{\n  \"unit_price\": \"79.95\"\n}\n")
        #expect(
            try await run("  Tests/price.json: { body: PriceDTO }") == """
                1
                Tests/price.json:2:17: broken
                  $.unit_price is the string "79.95"
                  allowed: a number (Double), which PriceDTO reads there
                  because: Contracts/shop.yml:3:29 promises that PriceDTO reads this answer; App/PriceDTO.swift:2:9 reads it
                  next: change the property's type if the API has changed, or record the answer again
                  code: contract.decoding
                  case: shop/Tests/price.json/decodes

                5 checks: 4 kept, 1 broken

                """)
        #expect(try await run("  Tests/price.json: { body: PriceDTO, rejects: $.unit_price }") == "0\n")
    }

    @Test func nameAFixtureThatDoesNotExist() async throws {
        let missing = try await run("  Tests/cost.json: { body: PriceDTO }")
        #expect(missing.contains("Contracts/shop.yml:3:3: could not run\n  the fixture Tests/cost.json does not exist\n"))
        #expect(missing.hasPrefix("2\n"))
        let folder = try await run("  Tests: { body: PriceDTO }")
        #expect(folder.contains("Contracts/shop.yml:3:3: could not run\n  the fixture Tests is not a regular file\n"))
        #expect(folder.contains("code: contract.fixture\n"))
        let outside = try await run("  ../price.json: { body: PriceDTO }")
        #expect(outside.contains("code: contract.fixture\n"))
    }

    @Test func refuseKeysThatFixturesDoNotHave() async throws {
        let status = try await run("  Tests/price.json: { body: PriceDTO, status: 200 }")
        #expect(status.contains("\"status\"") && status.hasPrefix("2\n"))
        let body = try await run("  Tests/price.json: { expect: { $.unit_price: 1 } }")
        #expect(body.contains("\"body\"") && body.hasPrefix("2\n"))
        let none = try await run("  Tests/price.json: { body: none }")
        #expect(none.contains("body: none") && none.hasPrefix("2\n"))
        let both = try await run("  Tests/price.json: { body: PriceDTO, rejects: $, expect: { $.unit_price: 1 } }")
        #expect(both.contains("\"rejects\"") && both.hasPrefix("2\n"))
    }
}
