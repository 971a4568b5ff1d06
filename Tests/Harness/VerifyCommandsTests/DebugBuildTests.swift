import TestFolders
import Testing
import VerifyRunning

/// Types whose decoding a debug and a release build decide differently by `#if DEBUG`.
@Suite("Debug and release builds of types that are parsed")
struct DebugBuildTests {
    private func printed(_ source: String) async throws -> String {
        let shop = try PriceShop()
        try shop.folder.write("App/PriceDTO.swift", source)
        try shop.body(#"{"id": 1}"#)
        return await shop.run()
    }

    @Test(arguments: [
        ("struct PriceDTO: Decodable { let id: Int\n#if DEBUG\nlet debugInfo: String\n#endif\n}", "#if DEBUG"),
        ("struct PriceDTO: Decodable { let id: Int\n#if !DEBUG\nlet released: String\n#endif\n}", "#if !DEBUG"),
        (
            "struct PriceDTO: Decodable { let id: Int\n#if os(macOS)\n#elseif DEBUG\nlet debugInfo: String\n#endif\n}",
            "#elseif DEBUG of #if os(macOS)"
        ),
        ("struct PriceDTO: Decodable { let id: Int\n#if !(DEBUG || TEST)\nlet released: String\n#endif\n}", "#if !(DEBUG || TEST)"),
        ("struct PriceDTO: Decodable { let id: Int\n#if DEBUG\nlet a: String?\n#else\nlet b: String\n#endif\n}", "#if DEBUG"),
        ("enum PriceDTO: String, Decodable {\ncase a\n#if DEBUG\ncase b\n#endif\n}", "#if DEBUG"),
        (
            "struct PriceDTO: Decodable { let id: Int\nenum CodingKeys: String, CodingKey {\n#if DEBUG\ncase id = \"debug\"\n#else\ncase id\n#endif\n} }",
            "#if DEBUG"
        ),
        (
            "struct PriceDTO: Decodable { let id: Int }\n#if DEBUG\nextension PriceDTO { init(from d: any Decoder) throws { id = 1 } }\n#endif",
            "#if DEBUG"
        ),
        (
            "#if DEBUG\nstruct PriceDTO: Decodable { let other: Int }\n#else\nstruct PriceDTO: Decodable { let id: Int }\n#endif",
            "#if DEBUG"
        ),
        (
            """
            struct PriceDTO: Decodable {
                let id: Int
                enum CodingKeys: CodingKey { case id }
                init(from decoder: any Decoder) throws {
                    #if DEBUG
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    id = try container.decode(Int.self, forKey: .id)
                    #else
                    id = 1
                    #endif
                }
            }
            """, "#if DEBUG"
        ),
        (
            """
            struct PriceDTO: Decodable {
                let id: Int
                enum CodingKeys: CodingKey { case id, debug }
                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    id = try container.decode(Int.self, forKey: .id)
                    #if DEBUG
                    _ = try container.decode(Int.self, forKey: .debug)
                    #endif
                }
            }
            """, "#if DEBUG"
        ),
    ]) func areNotGuessed(_ source: String, _ condition: String) async throws {
        let printed = try await printed(source + "\n")
        #expect(printed.hasPrefix("2\n"))
        #expect(printed.contains(": \(condition), which differs between debug and release builds\n"), "\(printed)")
        #expect(printed.contains("or register PriceDTO where verify is built\n"))
    }

    /// Settings of a decoder that only one of the builds has.
    @Test(arguments: [
        "#if DEBUG\ndecoder.keyDecodingStrategy = .convertFromSnakeCase\n#endif",
        "#if !DEBUG\ndecoder.keyDecodingStrategy = .convertFromSnakeCase\n#endif",
        "#if DEBUG\nprint(1)\n#else\ndecoder.keyDecodingStrategy = .convertFromSnakeCase\n#endif",
    ]) func leaveSettingsOpen(_ setting: String) async throws {
        let source = """
            import Foundation
            struct PriceDTO: Decodable { let unitPrice: Int }
            func read(_ data: Data) throws -> PriceDTO {
                let decoder = JSONDecoder()
                \(setting)
                return try decoder.decode(PriceDTO.self, from: data)
            }

            """
        let shop = try PriceShop()
        try shop.folder.write("App/PriceDTO.swift", source)
        try shop.folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com, sources: [App] }\n")
        try shop.body(#"{"unitPrice": 1}"#)
        let printed = await shop.run()
        #expect(printed.hasPrefix("2\n"))
        #expect(printed.contains("keyDecodingStrategy, which is set under a condition"), "\(printed)")
    }

    /// Conditions that change nothing about the decoding, or around the whole type.
    @Test(arguments: [
        "struct PriceDTO: Decodable { let id: Int\n#if DEBUG\nvar text: String { \"\\(id)\" }\nstatic let sample = PriceDTO(id: 1)\n#endif\n}",
        "#if DEBUG\nstruct PriceDTO: Decodable { let id: Int }\n#endif",
        "struct PriceDTO: Decodable { let id: Int\n#if DEBUG_MENU\nlet menu: String\n#endif\n}",
        "struct PriceDTO: Decodable { let id: Int }\n#if DEBUG\nextension PriceDTO { static let sample = PriceDTO(id: 1) }\n#endif",
        """
        struct PriceDTO: Decodable {
            let id: Int
            enum CodingKeys: CodingKey { case id }
            init(from decoder: any Decoder) throws {
                #if DEBUG
                print("decodes")
                #endif
                id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
                #if DEBUG
                #else
                print(id)
                #endif
            }
        }
        """,
    ]) func doNotMatter(_ source: String) async throws {
        #expect(try await printed(source + "\n") == "0\n")
    }
}
