import Foundation
import TestFolders
import Testing
import VerifyRunning

@Suite("verify schema")
struct SchemaCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String...) async -> VerifyRun { await VerifyRun.run(["schema"] + arguments, in: folder) }

    @Test func listsTheFormats() async {
        #expect(
            await run().snapshot == """
                0
                apis       The APIs of an app: the base URL, the secrets, and the values that are not secret.
                contracts  The promises of an API, checked against recordings.
                layers     The layers of an app, and what they may use.
                baseline   Violations of layers.yml that existed before their rules.

                """)
    }

    @Test func writesWhatItPrints() async throws {
        let names = ["apis", "contracts", "layers", "baseline"]
        let written = await run("--into", "@/Schemas/")
        #expect(
            written.snapshot == "0\n" + names.map { "@/Schemas/\($0).schema.json is written\n" }.joined()
                + "@/Schemas/catalog.json is written\n")
        #expect(folder.files(below: "Schemas") == (["catalog.json"] + names.map { "\($0).schema.json" }).sorted())
        for name in names {
            let text = try folder.text("Schemas/\(name).schema.json")
            #expect(await run(name).output == text)
            let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        }
        // A second run replaces the files.
        try folder.write("Schemas/layers.schema.json", "old")
        #expect(await run("--into", "@/Schemas").status == 0)
        #expect(await run("layers").output == (try folder.text("Schemas/layers.schema.json")))
    }

    @Test func writesACatalog() async throws {
        _ = await run("--into", "@/Schemas", "--url", "https://example.com/schemas/", "--contracts", "./Quality/Rules/")
        let text = try folder.text("Schemas/catalog.json")
        let catalog = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let schemas = try #require(catalog["schemas"] as? [[String: Any]])
        #expect(
            schemas.compactMap { $0["url"] as? String }
                == ["apis", "contracts", "layers", "baseline"].map { "https://example.com/schemas/\($0).schema.json" })
        #expect(
            schemas.compactMap { $0["fileMatch"] as? [String] } == [
                ["**/Quality/Rules/apis.yml"],
                [
                    "**/Quality/Rules/**/*.yml", "!**/Quality/Rules/apis.yml", "!**/Quality/Rules/layers.yml",
                    "!**/Quality/Rules/layers-baseline.yml",
                ],
                ["**/Quality/Rules/layers.yml"], ["**/Quality/Rules/layers-baseline.yml"],
            ])
        #expect(schemas.allSatisfy { $0["name"] is String && $0["description"] is String })
    }

    @Test func refusesUnknownFormatsAndFolders() async throws {
        #expect(
            await run("layer").snapshot
                == "2\n--\nverify: \"layer\" is not a format with a schema; write \"layers\" if that was meant, or write one of apis, contracts, layers, baseline\n"
        )
        try folder.write("file", "")
        #expect(
            await run("--into", "@/file").snapshot
                == "2\n--\nverify: the file @/file/apis.schema.json is not a folder; name another folder with --into\n")
        #expect(await run("layers", "--into", "@/S").status == 64)
        #expect(await run("--url", "https://example.com/").status == 64)
        #expect(await run("--into", "").status == 64)
        #expect(try folder.names() == ["file"])
    }

    @Test func createsTheFoldersAroundIt() async throws {
        #expect(await run("--into", "@/none/deep").status == 0)
        #expect(folder.files(below: "none/deep").contains("catalog.json"))
    }

    /// The JSON files beside contracts are not read as contracts.
    @Test func theSchemasDoNotDisturbACheck() async throws {
        try folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com }\n")
        try folder.write("Contracts/layers.yml", "layers: { App: { paths: [App/**] } }\nsources: [App]\n")
        try folder.write("App/A.swift", "struct A {}\n")
        _ = await run("--into", "@/Contracts/schemas")
        let check = await VerifyRun.run(["--contracts", "@/Contracts", "--reports", "@/Reports", "--only", "layers"], in: folder)
        #expect(check.status == 0, "\(check.snapshot)")
        let all = await VerifyRun.run(["list", "--contracts", "@/Contracts"], in: folder)
        #expect(!all.snapshot.contains("schema"))
    }
}
