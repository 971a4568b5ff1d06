import TestFolders
import Testing
import VerifyRunning

/// Tests of decoders that one file makes and another uses or changes by a name that does not show it.
@Suite("Decoders under other names")
struct CoderFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop:\n  sources: [App]\n")
        try folder.write("Contracts/shop.yml", "api: shop\nfixtures:\n  price.json: { body: Price }\n")
        try folder.write("App/Price.swift", "struct Price: Decodable { let unitPrice: Double }\n")
        try folder.write("price.json", #"{"unit_price": 1}"#)
    }

    private func run() async -> VerifyRun { await VerifyRun.run(["--contracts", "@/Contracts/", "--reports", "@/Reports"], in: folder) }

    @Test func findsASettingOfAPropertyWithAnotherName() async throws {
        try folder.write(
            "App/Tools.swift",
            """
            import Foundation
            final class Tools {
                static let json = JSONDecoder()
                static func configure() { json.keyDecodingStrategy = .convertFromSnakeCase }
            }
            """)
        #expect(await run().output.contains("keyDecodingStrategy, which is set under a condition"))
    }

    /// The second file has none of the words by which files with decoders are found.
    @Test func findsADecoderThatAnotherFileStores() async throws {
        try folder.write(
            "App/Tools.swift",
            """
            import Foundation
            final class Tools {
                var json = JSONDecoder()
                init() { json.keyDecodingStrategy = .convertFromSnakeCase }
            }
            """)
        #expect(await run().status == 0)
        try folder.write(
            "App/Other.swift",
            """
            extension Tools {
                func reset() { json = Plain() }
            }
            """)
        try folder.write(
            "App/Plain.swift",
            """
            import Foundation
            final class Plain: JSONDecoder, @unchecked Sendable {}
            """)
        // Two decoders with different settings are not decided.
        #expect(await run().output.contains("contract.undecided"))
    }
}
