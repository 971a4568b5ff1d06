import TestFolders
import Testing

/// Types with macros of Apple's frameworks.
///
/// The verdicts about `@Observable` are those of the compiled class.
@Suite("Macros of Apple's frameworks on types that are parsed")
struct AppleMacroTests {
    private static let observable = """
        import Observation
        @Observable final class PriceDTO: Codable {
            var name: String
            var count = 3
            let id: Int
            @ObservationIgnored var plain: String = "p"
            var seen: Int? { didSet { print("seen") } }
            var text: String { name }
            init(name: String) { self.name = name; id = 1 }
        }
        """
    private static let named = """
        import SwiftUI
        @Observable final class PriceDTO: Codable {
            var name: String = "x"
            var other = 1
            enum CodingKeys: String, CodingKey { case _name = "name" }
            init() {}
        }
        """
    private static let ownInitializer = """
        import Observation
        @Observable final class PriceDTO: Decodable {
            var name: String
            enum CodingKeys: CodingKey { case name }
            init(from decoder: any Decoder) throws {
                name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
            }
        }
        """
    private static let held = """
        import Observation
        struct PriceDTO: Decodable { let list: [Item] }
        @Observable class Item: Decodable { var id: Int; init(id: Int) { self.id = id } }
        """

    @Test(arguments: [
        (observable, #"{"_name": "a", "_count": 1, "id": 1, "plain": "x"}"#, "0\n"),
        (observable, #"{"name": "a", "count": 1, "id": 1, "plain": "x"}"#, "$._name is missing"),
        (observable, #"{"_name": "a", "id": 1, "plain": "x"}"#, "$._count is missing"),
        (observable, #"{"_name": "a", "_count": 1, "id": 1}"#, "$.plain is missing"),
        (observable, #"{"_name": "a", "_count": 1, "id": 1, "plain": "x", "_seen": "x"}"#, #"$._seen is the string "x""#),
        (named, #"{"name": "a"}"#, "0\n"),
        (named, "{}", "$.name is missing"),
        (ownInitializer, #"{"name": "a"}"#, "0\n"),
        (ownInitializer, #"{"_name": "a"}"#, "$.name is missing"),
        (held, #"{"list": [{"_id": 1}]}"#, "0\n"),
        (held, #"{"list": [{"_id": 1}, {"id": 1}]}"#, "$.list[1]._id is missing"),
        ("import Testing\n@Suite struct PriceDTO: Decodable { let id: Int }", #"{"id": "a"}"#, #"$.id is the string "a""#),
        ("@DebugDescription struct PriceDTO: Decodable { let id: Int; var debugDescription: String { \"\" } }", #"{"id": 1}"#, "0\n"),
        (
            "import FoundationModels\n@Generable struct PriceDTO: Decodable { @Guide(description: \"a\") let id: Int }", #"{"no": 1}"#,
            "$.id is missing"
        ),
    ]) func areKnown(_ source: String, _ body: String, _ expected: String) async throws {
        let printed = try await printed(source, body)
        #expect(expected == "0\n" ? printed == expected : printed.contains("\n  \(expected)"), "\(printed)")
    }

    /// A macro of another package or of the sources may have the same name.
    @Test(arguments: [
        "@Observable final class PriceDTO: Decodable { var id: Int }",
        "@attached(member) macro Observable() = #externalMacro(module: \"A\", type: \"B\")\nimport Observation\n"
            + "@Observable final class PriceDTO: Decodable { var id: Int }",
        "import Other\n@Generable struct PriceDTO: Decodable { let id: Int }",
        "import SwiftData\n@Model final class PriceDTO: Decodable { var id: Int }",
    ]) func areNotGuessed(_ source: String) async throws {
        let printed = try await printed(source, #"{"_id": 1, "id": 1}"#)
        #expect(printed.hasPrefix("2\n"))
        #expect(printed.contains("the macro @"), "\(printed)")
    }

    private func printed(_ source: String, _ body: String) async throws -> String {
        let shop = try PriceShop()
        try shop.folder.write("App/PriceDTO.swift", source + "\n")
        try shop.folder.write(
            "Contracts/apis.yml", "shop: { base: https://api.example.com, sources: [App], decoder: { keys: useDefaultKeys } }\n")
        try shop.body(body)
        return await shop.run()
    }
}
