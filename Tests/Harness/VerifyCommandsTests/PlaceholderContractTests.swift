import TestFolders
import Testing
import VerifyRunning

/// Contracts about recordings in which a placeholder replaces a secret.
@Suite("Contracts and placeholders")
struct PlaceholderContractTests {
    private func status(_ type: String, _ value: String, system: String = "") async throws -> (status: Int32, output: String) {
        let folder = try TemporaryFolder()
        try folder.write(
            "App/Login.swift",
            """
            import Foundation
            struct Login: Decodable { let value: \(type) }
            enum Kind: String, Decodable { case new, old }
            enum Level: Int, Decodable { case low = 1 }
            struct Inner: Decodable { let a: Int }
            struct Parsed: Decodable {
                let number: Int
                init(from decoder: any Decoder) throws {
                    let text = try decoder.singleValueContainer().decode(String.self)
                    guard let number = Int(text) else {
                        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no number"))
                    }
                    self.number = number
                }
            }

            """)
        try folder.write("Contracts/apis.yml", "shop:\n  sources: [App]\n\(system)  decoder: { dates: iso8601 }\n")
        try folder.write("Contracts/shop.yml", "api: shop\nfixtures: { Fixtures/login.json: { body: Login } }\n")
        try folder.write("Fixtures/login.json", "{\"value\": \(value)}\n")
        let run = await VerifyRun.run(["--contracts", "@/Contracts", "--quiet"], in: folder)
        return (run.status, run.output)
    }

    /// The value behind a placeholder was a string or a number of any form.
    @Test(arguments: [
        ("Int", #""{{PIN}}""#), ("UInt8", #""{{PIN}}""#), ("Int?", #""{{PIN}}""#), ("Double", #""{{PIN}}""#), ("Decimal", #""{{PIN}}""#),
        ("String", #""{{PIN}}""#), ("UUID", #""{{SESSION_ID_2}}""#), ("Data", #""{{KEY}}""#), ("Date", #""{{KEY}}""#),
        ("URL", #""{{KEY}}""#),
        ("URL", #""https://a.example/{{KEY}}?t={{TOKEN}}""#), ("Kind", #""{{KEY}}""#), ("Level", #""{{KEY}}""#),
        ("[Int]", #"[1, "{{PIN}}"]"#), ("[String: UUID]", #"{"a": "{{KEY}}"}"#),
    ])
    func areKept(_ type: String, _ value: String) async throws {
        let run = try await status(type, value)
        #expect(run.status == 0, "\(run.output)")
    }

    /// Systems before iOS 17 refuse braces in addresses.
    @Test(arguments: [#""{{KEY}}""#, #""https://a.example/{{KEY}}?t={{TOKEN}}""#])
    func areKeptForAddressesOfEarlierSystems(_ value: String) async throws {
        let run = try await status("URL", value, system: "  systems: [iOS 16]\n")
        #expect(run.status == 0, "\(run.output)")
    }

    @Test(arguments: [
        ("Bool", #""{{FLAG}}""#, "change the property's type"), ("[String]", #""{{LIST}}""#, "change the property's type"),
        ("Inner", #""{{INNER}}""#, "change the property's type"), ("Int", #""{{name}}""#, "change the property's type"),
        ("Int", #""PIN {{PIN}}""#, "change the property's type"), ("UUID", #""{{}}""#, "change how the property is decoded"),
    ])
    func areBrokenWhereNoSecretFits(_ type: String, _ value: String, _ next: String) async throws {
        let run = try await status(type, value)
        #expect(run.status == 1, "\(run.output)")
        #expect(run.output.contains("next: \(next)"), "\(run.output)")
    }

    /// The result of parsing the text of a secret is not known.
    @Test func areNotDecidedWhereTheTextIsParsed() async throws {
        let run = try await status("Parsed", #""{{PIN}}""#)
        #expect(run.status == 2, "\(run.output)")
        #expect(run.output.contains("a secret that a placeholder replaces"), "\(run.output)")
    }
}
