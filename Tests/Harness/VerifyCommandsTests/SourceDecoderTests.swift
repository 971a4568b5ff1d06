import TestFolders
import Testing

@Suite("Decoders of types that are read from sources")
struct SourceDecoderTests {
    private let shop: PriceShop

    init() throws {
        shop = try PriceShop()
    }

    /// The settings that the sources make, and what a contract about `unit_price` and `at` gives with them.
    @Test(arguments: [
        ("JSONDecoder()", "0", ""),
        (
            "{ let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; return d }()", "1",
            "$.unit_price is \"unitPrice\" for the decoder, which converts names from snake case"
        ),
        (
            "{ let d = JSONDecoder(); if slow { d.keyDecodingStrategy = .convertFromSnakeCase }; return d }()", "2",
            "keyDecodingStrategy, which is set under a condition"
        ),
        (
            "{ let d = JSONDecoder(); d.keyDecodingStrategy = slow ? .convertFromSnakeCase : .useDefaultKeys; return d }()", "2",
            ": keyDecodingStrategy\n"
        ),
        (
            "{ let d = JSONDecoder(); func set() { d.keyDecodingStrategy = .convertFromSnakeCase }; return d }()", "2",
            "keyDecodingStrategy, which is set under a condition"
        ),
        (
            "JSONDecoder().setting(\\.keyDecodingStrategy, to: .useDefaultKeys)", "2",
            "keyDecodingStrategy of a decoder that is made elsewhere"
        ),
        (
            "D()\nclass D: JSONDecoder { override init() { super.init(); keyDecodingStrategy = .convertFromSnakeCase } }", "1",
            "$.unit_price is \"unitPrice\" for the decoder, which converts names from snake case"
        ),
        (
            "API().decoder\nstruct API { let decoder = JSONDecoder(); init() { decoder.keyDecodingStrategy = .convertFromSnakeCase } }",
            "1",
            "$.unit_price is \"unitPrice\" for the decoder, which converts names from snake case"
        ),
        ("JSONDecoder()\nfunc set() { decoder.keyDecodingStrategy = .convertFromSnakeCase }", "2", "which is set under a condition"),
        (
            "API().decoder\nstruct API { let decoder = JSONDecoder(); init() {}\n"
                + "init(snake: Void) { decoder.keyDecodingStrategy = .convertFromSnakeCase } }", "2", "which is set under a condition"
        ),
        (
            "{ let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; d.keyDecodingStrategy = .useDefaultKeys; return d }()",
            "2", "keyDecodingStrategy, which is set more than once"
        ),
        ("make().with { $0.keyDecodingStrategy = .convertFromSnakeCase }", "2", "keyDecodingStrategy of a decoder that is made elsewhere"),
        ("{ let d = JSONDecoder(); d.keyDecodingStrategy = .custom { $0.last! }; return d }()", "2", "keyDecodingStrategy = .custom"),
        (
            "[JSONDecoder(), { let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase; return d }()].first", "2",
            "it decodes with that of App/API.swift:2:16"
        ),
    ])
    func readTheDecoderFromTheSources(_ decoder: String, _ status: String, _ message: String) async throws {
        try shop.folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com, sources: [App] }\n")
        try shop.folder.write("App/PriceDTO.swift", "struct PriceDTO: Decodable {\n    let unit_price: Double\n}\n")
        try shop.folder.write("App/API.swift", "import Foundation\nlet decoder = \(decoder)\n")
        let printed = await shop.run()
        #expect(printed.hasPrefix("\(status)\n"))
        #expect(printed.contains(message), "\(printed)")
    }

    @Test func needAKnownDecoder() async throws {
        try shop.folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com, sources: [App] }\n")
        await shop.prints(
            """
            2
            Contracts/shop.yml:5:43: could not run
              the decoder of PriceDTO is not known: App makes no JSONDecoder, and no file names its settings
              allowed: settings under "decoder", or sources that make a JSONDecoder
              because: whether a body decodes depends on these settings
              next: write decoder: { keys: useDefaultKeys } beside "sources" if the app uses JSONDecoder() as it is
              code: contract.decoder
              case: shop/a price/price/decodes

            9 checks: 8 kept, 1 could not run

            """)
    }

    @Test func preferTheSettingsOfATypeToThoseOfTheContractAndTheAPI() async throws {
        let contract = try shop.folder.text("Contracts/shop.yml")
        try shop.folder.write(
            "Contracts/shop.yml", contract.replacing("    request", with: "    decoder: { keys: useDefaultKeys }\n    request"))
        #expect(await shop.run().contains("\n  $.unitPrice is missing\n"))
        let apis = try shop.folder.text("Contracts/apis.yml")
        try shop.folder.write("Contracts/apis.yml", apis + "  types: { PriceDTO: { decoder: { keys: convertFromSnakeCase } } }\n")
        await shop.prints("0\n")
    }

    /// A formatter is read only if the locale of the device does not decide about its result.
    @Test(arguments: [
        (
            "extension DateFormatter { enum Own { static let day: DateFormatter = { let f = DateFormatter(); "
                + "f.locale = Locale(identifier: \"en_US_POSIX\"); f.timeZone = TimeZone(secondsFromGMT: 0); "
                + "f.dateFormat = \"yyyy-MM-dd\"; return f }() } }", ".formatted(DateFormatter.Own.day)", "0\n"
        ),
        (
            "extension DateFormatter { static var day: DateFormatter { let f = DateFormatter(); "
                + "f.locale = Locale(identifier: \"en_US_POSIX\"); f.timeZone = TimeZone(identifier: \"UTC\")!; "
                + "f.dateFormat = \"yyyy-MM-dd\"; return f } }", ".formatted(.day)", "0\n"
        ),
        (
            "enum Own { static let day: DateFormatter = { let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd\"; return f }() }",
            ".formatted(Own.day)", "2\n"
        ),
        (
            "enum Own { static let day: DateFormatter = { let f = DateFormatter(); f.locale = Locale(identifier: \"en_US_POSIX\"); "
                + "f.dateFormat = \"yyyy-MM-dd\"; return f }() }", ".formatted(Own.day)", "0\n"
        ),
        (
            "enum Own { static let day: DateFormatter = { let f = DateFormatter(); f.locale = Locale(identifier: \"en_US_POSIX\"); "
                + "f.dateFormat = format; f.timeZone = TimeZone(secondsFromGMT: 0); return f }() }", ".formatted(Own.day)", "2\n"
        ),
    ])
    func readTheFormatOfADateFormatter(_ formatter: String, _ strategy: String, _ status: String) async throws {
        try shop.folder.write("Contracts/apis.yml", "shop:\n  base: https://api.example.com\n  sources: [App]\n")
        try shop.folder.write("App/PriceDTO.swift", "struct PriceDTO: Decodable {\n    let day: Date\n}\n")
        try shop.folder.write(
            "App/API.swift", "\(formatter)\nlet decoder = { let d = JSONDecoder(); d.dateDecodingStrategy = \(strategy); return d }()\n")
        try shop.body("{\"day\": \"2026-11-24\"}")
        let printed = await shop.run()
        #expect(printed.hasPrefix(status), "\(printed)")
        guard status == "0\n" else { return }
        try shop.body("{\"day\": \"24.11.2026\"}")
        #expect(await shop.run().hasPrefix("1\n"))
    }
}
