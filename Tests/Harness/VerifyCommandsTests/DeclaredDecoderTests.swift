import TestFolders
import Testing

@Suite("Decoders that a contract names by their declaration")
struct DeclaredDecoderTests {
    private let shop: PriceShop

    init() throws {
        shop = try PriceShop()
        try shop.folder.write("App/PriceDTO.swift", "struct PriceDTO: Decodable { let unitPrice: Int; var at: Int? }\n")
        try shop.folder.write(
            "App/Decoders.swift",
            """
            import Foundation
            extension JSONDecoder {
                static let api: JSONDecoder = {
                    let decoder = JSONDecoder()
                    decoder.keyDecodingStrategy = .convertFromSnakeCase
                    return decoder
                }()
                static var plain: JSONDecoder { JSONDecoder() }
            }
            struct Client { let decoder = JSONDecoder() }
            func makeDecoder() -> JSONDecoder {
                let decoder = JSONDecoder()
                decoder.keyDecodingStrategy = .convertFromSnakeCase
                return decoder
            }
            func twin(_ first: Int) -> JSONDecoder { JSONDecoder() }
            func twin(_ second: String) -> JSONDecoder {
                let decoder = JSONDecoder()
                decoder.keyDecodingStrategy = .convertFromSnakeCase
                return decoder
            }

            """)
        try shop.body(#"{"unit_price": 1}"#)
    }

    @Test(arguments: [
        ("JSONDecoder.api", "0\n"), ("JSONDecoder.plain", "1\n"), ("Client.decoder", "1\n"), ("makeDecoder", "0\n"),
        ("makeDecoder()", "0\n"),
        ("Foundation.JSONDecoder.api", "0\n"),
    ]) func decide(_ declaration: String, _ status: String) async throws {
        try shop.folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com, sources: [App], decoder: \(declaration) }\n")
        let printed = await shop.run()
        #expect(printed.hasPrefix(status), "\(printed)")
    }

    /// The settings or the declaration of a level nearer to the type win.
    @Test(arguments: [
        ("JSONDecoder.plain", "{ decoder: JSONDecoder.api }", "0\n"), ("JSONDecoder.api", "{ decoder: Client.decoder }", "1\n"),
        ("JSONDecoder.plain", "{ decoder: { keys: convertFromSnakeCase } }", "0\n"),
        ("JSONDecoder.api", "{ decoder: { dates: iso8601 } }", "0\n"), ("{ keys: useDefaultKeys }", "{ decoder: makeDecoder }", "0\n"),
    ]) func winOverOuterLevels(_ api: String, _ type: String, _ status: String) async throws {
        try shop.folder.write(
            "Contracts/apis.yml",
            "shop: { base: https://api.example.com, sources: [App], decoder: \(api), types: { PriceDTO: \(type) } }\n")
        let printed = await shop.run()
        #expect(printed.hasPrefix(status), "\(printed)")
    }

    @Test(arguments: [
        (
            "JSONDecoder.apl",
            """
            Contracts/apis.yml:1:65: could not run
              no declaration "JSONDecoder.apl" below App makes a JSONDecoder
              allowed: Client.decoder, JSONDecoder.api, JSONDecoder.plain, makeDecoder, twin
              because: Contracts/apis.yml:1:65 names the declaration that makes the decoder of PriceDTO
              next: write "JSONDecoder.api" if that was meant, or write the settings under "decoder", such as { keys: useDefaultKeys }

            """
        ),
        (
            "twin",
            """
            Contracts/apis.yml:1:65: could not run
              2 declarations are named "twin": App/Decoders.swift:16:42 (the settings of JSONDecoder()), App/Decoders.swift:18:19 (keys: convertFromSnakeCase)
              allowed: a declaration of its own name
              because: Contracts/apis.yml:1:65 names the declaration that makes the decoder of PriceDTO
              next: write the settings under "decoder", such as { keys: useDefaultKeys }

            """
        ),
        (
            "JSONDecoder().api",
            """
            Contracts/apis.yml:1:65: could not run
              "decoder" is "JSONDecoder().api"
              allowed: settings such as { keys: convertFromSnakeCase }, or the name of a declaration
              because: a property or function of the sources can make the decoder
              next: write the name with the type that has it, such as JSONDecoder.api, or makeDecoder for a global function

            """
        ),
    ]) func mustBeOneDeclaration(_ declaration: String, _ finding: String) async throws {
        try shop.folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com, sources: [App], decoder: \(declaration) }\n")
        let printed = await shop.run()
        #expect(printed.hasPrefix("2\n"))
        #expect(printed.contains(finding.split(separator: "\n").joined(separator: "\n")), "\(printed)")
    }
}
