import ContractTesting
import TestFolders
import Testing
import VerifyRunning

/// Contracts whose types are read from the sources of an app, with the messages of the whole program.
@Suite("Contracts whose types are read from sources")
struct SourceContractTests {
    private let shop: PriceShop

    init() throws {
        shop = try PriceShop()
    }

    // MARK: Findings

    @Test func areKept() async throws {
        await shop.prints("0\n")
    }

    @Test func nameTheDecoderInANote() async throws {
        let run = await VerifyRun.run(["--contracts", "@/Contracts", "--reports", "@/Reports"], in: shop.folder)
        #expect(
            run.output == """
                apis               1 kept
                shop               7 kept
                unused recordings  1 kept

                PriceDTO is parsed from App/PriceDTO.swift:1:8, with the decoder (keys: convertFromSnakeCase)

                9 checks: 9 kept

                """)
    }

    @Test func nameThePropertyThatReadsTheValue() async throws {
        try shop.body("{\"unit_price\": \"79.95\", \"tags\": []}")
        await shop.prints(
            """
            1
            Fixtures/price.http:6:16: broken
              $.unit_price is the string "79.95"
              allowed: a number (Double), which PriceDTO reads there
              because: Contracts/shop.yml:5:43 promises that PriceDTO reads this answer; App/PriceDTO.swift:2:9 reads it
              next: change the property's type if the API has changed, or record the answer again
              code: contract.decoding
              case: shop/a price/price/decodes

            9 checks: 8 kept, 1 broken

            """)
    }

    @Test func reportABodyThatIsRefusedElsewhere() async throws {
        try shop.folder.write(
            "Contracts/shop.yml",
            "api: shop\ncontracts: { a: { request: GET /price, responses: [{ recording: price, body: PriceDTO, rejects: $.tags }] } }\n")
        #expect(await shop.run().contains("\n  $.unit_price is") == false)
        #expect(await shop.run().contains("\n  PriceDTO reads the body\n  allowed: a decoding that fails at $.tags\n"))
        try shop.body("{\"unit_price\": 1}")
        await shop.prints("0\n")
        try shop.body("{\"tags\": []}")
        let printed = await shop.run()
        #expect(printed.contains("\n  decoding fails at $.unitPrice: $.unitPrice is missing\n"))
        #expect(printed.contains("promises that the app refuses it there; App/PriceDTO.swift:2:9 reads it\n"))
    }

    @Test func keepAnAnswerWhoseFailureIsHiddenAndWarn() async throws {
        try shop.folder.write(
            "App/PriceDTO.swift",
            """
            struct PriceDTO: Decodable {
                let unitPrice: Double?
                enum CodingKeys: CodingKey { case unitPrice }
                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    unitPrice = try? container.decode(Double.self, forKey: .unitPrice)
                }
            }

            """)
        try shop.body("{\"unit_price\": \"x\"}")
        await shop.prints(
            """
            0
            --
            Fixtures/price.http:6:16: warning
              $.unit_price is the string "x", and PriceDTO is read without it
              allowed: a number (Double), which PriceDTO reads there
              because: App/PriceDTO.swift:6:26 hides the failure; App/PriceDTO.swift:6:36 reads it
              next: change the property's type if the API has changed, or record the answer again
              code: contract.tolerated

            """)
    }

    @Test(arguments: [("UInt8", 0, "1\n"), ("UInt8", 1, "0\n"), ("Int", 0, "0\n"), ("UInt64", 1, "0\n")])
    func reportArithmeticThatStopsTheApp(_ type: String, _ count: Int, _ status: String) async throws {
        try shop.folder.write(
            "App/PriceDTO.swift",
            """
            struct PriceDTO: Decodable {
                let last: \(type)
                enum CodingKeys: CodingKey { case count }
                init(from decoder: any Decoder) throws {
                    last = try decoder.container(keyedBy: CodingKeys.self).decode(\(type).self, forKey: .count) - 1
                }
            }

            """)
        try shop.body("{\"count\": \(count)}")
        let printed = await shop.run()
        #expect(printed.hasPrefix(status), "\(printed)")
        #expect(printed.contains("decoding stops the program") == (status == "1\n"))
    }

    @Test func areNotDecidedWhereAConstructIsNotRead() async throws {
        try shop.folder.write(
            "App/PriceDTO.swift", "import Shared\nstruct PriceDTO: Decodable {\n    let unitPrice: Money\n    let tags: [String]\n}\n")
        await shop.prints(
            """
            2
            App/PriceDTO.swift:3:9: could not run
              it is not decided whether PriceDTO reads Fixtures/price.http: the sources of Money are not there
              allowed: sources and settings that determine it
              because: Contracts/shop.yml:5:43 promises that PriceDTO is read or refused
              next: name settings under "decoder", a "platform" or folders under "sources" that decide it, or register PriceDTO where verify is built
              code: contract.undecided
              case: shop/a price/price/decodes

            9 checks: 8 kept, 1 could not run

            """)
    }

    @Test func reportAMappingOnceForEachType() async throws {
        try shop.folder.write(
            "Contracts/shop.yml",
            """
            api: shop
            contracts:
              a price: { request: GET /price, responses: [{ recording: price, body: PriceDTO, domain: Price }] }
              the same: { request: GET /price, responses: [{ recording: price, body: PriceDTO, domain: Price }] }

            """)
        let printed = await shop.run()
        #expect(
            printed.hasPrefix(
                """
                2
                Contracts/shop.yml:3:91: could not run
                  PriceDTO is parsed from sources, so that `domain` cannot be checked
                  allowed: a registered type with a mapping to Price
                  because: mappings must be compiled
                  next: register PriceDTO with domain: { ... } where verify is built, or take "domain" out
                  code: contract.no-mapping
                  case: shop/a price/price/maps

                """))
        #expect(printed.hasSuffix("17 checks: 15 kept, 1 could not run, 1 not reached\n"))
        #expect(await shop.run(["--filter", "the same"]).contains("case: shop/the same/price/maps"), "a filter hides no reason")
    }

    // MARK: Names

    @Test func chooseAmongTypesOfOneName() async throws {
        try shop.folder.write("App/Widget/PriceDTO.swift", "struct PriceDTO: Decodable {\n    let amount: Int\n}\n")
        await shop.prints(
            """
            2
            Contracts/shop.yml:5:43: could not run
              2 types are named "PriceDTO": PriceDTO at App/PriceDTO.swift:1:8, PriceDTO at App/Widget/PriceDTO.swift:1:8
              allowed: a name that only one type has
              because: Contracts/apis.yml:3:12 names sources that contain all of them
              next: choose one beside "sources", such as types: { PriceDTO: { file: App/PriceDTO.swift } }, or write the types around it too
              code: contract.ambiguous-type
              case: shop/a price/price/decodes

            9 checks: 8 kept, 1 could not run

            """)
        let apis = try shop.folder.text("Contracts/apis.yml")
        try shop.folder.write("Contracts/apis.yml", apis + "  types: { PriceDTO: { file: App/PriceDTO.swift } }\n")
        await shop.prints("0\n")
        try shop.folder.write("Contracts/apis.yml", apis + "  types: { PriceDTO: { file: App/Widget/PriceDTO.swift } }\n")
        #expect(await shop.run().contains("\n  $.amount is missing\n"))
        try shop.folder.write("Contracts/apis.yml", apis + "  types: { PriceDTO: { file: App/Other.swift } }\n")
        #expect(await shop.run().contains("\n  no response type \"PriceDTO\" is registered, and App/Other.swift does not declare it\n"))
    }

    @Test(arguments: [
        ("\"[PriceDTO]\"", #"[{"unit_price": 1, "tags": []}]"#, #"[{"unit_price": 1, "tags": [2]}]"#, "$[0].tags[0] is the number 2"),
        ("\"[String: [PriceDTO]?]\"", #"{"a": null}"#, #"{"a": [{"tags": []}]}"#, "$.a[0].unitPrice is missing"),
        ("Page<PriceDTO>", #"{"items": [], "next": null}"#, #"{"items": {}}"#, "$.items is an object"),
        ("\"Page<[Int: String]>\"", #"{"items": [{"1": "a"}]}"#, #"{"items": [{"x": "a"}]}"#, "$.items[0].x"),
        ("Prices", #"[]"#, #"{}"#, "$ is an object"),
    ])
    func mayBeMadeOfOthers(_ type: String, _ body: String, _ refused: String, _ what: String) async throws {
        try shop.folder.write(
            "App/Page.swift",
            "struct Page<Item: Decodable>: Decodable { let items: [Item]; let next: Int? }\ntypealias Prices = [PriceDTO]\n")
        try shop.folder.write(
            "Contracts/shop.yml", try shop.folder.text("Contracts/shop.yml").replacing("body: PriceDTO", with: "body: \(type)"))
        try shop.body(body)
        await shop.prints("0\n")
        try shop.body(refused)
        let printed = await shop.run()
        #expect(printed.hasPrefix("1\n") && printed.contains("\n  \(what)"), "\(printed)")
    }

    @Test(arguments: [
        (
            "\"[PricesDTO]\"", "no response type \"[PricesDTO]\" is registered, and App does not declare PricesDTO",
            "write \"PriceDTO\" if that was meant"
        ),
        (
            "\"[Inner]\"", "2 types are named \"Inner\": A.Inner at App/Page.swift:1:17, B.Inner at App/Page.swift:2:17",
            "types: { Inner: { file:"
        ),
        (
            "PriceDTO<Int>", "PriceDTO<Int> gives PriceDTO another number of types in <> (1) than its declaration has (0)",
            "write PriceDTO as App/PriceDTO.swift:1:8 declares it"
        ),
        ("\"(Int, Int)\"", "App does not declare a type that is not a name, an array, a dictionary or an optional", "code"),
    ])
    func describeTypesThatCannotBeMade(_ type: String, _ what: String, _ next: String) async throws {
        try shop.folder.write("App/Page.swift", "enum A { struct Inner: Decodable {} }\nenum B { struct Inner: Decodable {} }\n")
        try shop.folder.write(
            "Contracts/shop.yml", try shop.folder.text("Contracts/shop.yml").replacing("body: PriceDTO", with: "body: \(type)"))
        let printed = await shop.run()
        #expect(printed.hasPrefix("2\n") && printed.contains(what) && printed.contains(next), "\(printed)")
    }

    @Test func preferARegisteredTypeUnlessAFileIsNamed() async throws {
        let registered = [ResponseType(ForeignPrice.self, name: "PriceDTO")]
        func status() async -> Int32 {
            await VerifyRun.run(["--contracts", "@/Contracts", "--reports", "@/Reports", "--quiet"], in: shop.folder, types: registered)
                .status
        }
        #expect(await status() == 1)
        let apis = try shop.folder.text("Contracts/apis.yml")
        try shop.folder.write("Contracts/apis.yml", apis + "  types: { PriceDTO: { file: App/PriceDTO.swift } }\n")
        #expect(await status() == 0)
    }

    /// The type of another program with the same name.
    private struct ForeignPrice: Decodable { let amount: Int }

    /// A checkout is a folder of sources like any other, also one that is left out when the whole repository is read.
    @Test(arguments: [".build/checkouts/models", "Pods/Models"])
    func readTypesOfCheckouts(_ checkout: String) async throws {
        try shop.folder.write(
            "\(checkout)/Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"models\", targets: [.target(name: \"Models\")])\n"
        )
        try shop.folder.write("\(checkout)/Sources/Models/Money.swift", "public struct Money: Decodable { let amount: Int }\n")
        try shop.folder.write("App/PriceDTO.swift", "import Models\nstruct PriceDTO: Decodable { let unitPrice: Money }\n")
        try shop.body("{\"unit_price\": {\"amount\": \"1\"}}")
        #expect(await shop.run().contains(": the sources of Money are not there\n"))
        let apis = try shop.folder.text("Contracts/apis.yml")
        try shop.folder.write("Contracts/apis.yml", apis.replacing("[App]", with: "[App, \(checkout)]"))
        #expect(await shop.run().contains("; \(checkout)/Sources/Models/Money.swift:1:38 reads it\n"))
    }

    @Test func suggestATypeOfTheSources() async throws {
        try shop.folder.write("App/PriceDTO.swift", PriceShop.type.replacing("PriceDTO", with: "PricesDTO"))
        await shop.prints(
            """
            2
            Contracts/shop.yml:5:43: could not run
              no response type "PriceDTO" is registered, and App does not declare it
              allowed: none, a registered type, or a type of these sources
              because: Contracts/apis.yml:3:12 names the sources that types are read from
              next: write "PricesDTO" if that was meant, or add the folder that declares PriceDTO to "sources"
              code: contract.unknown-type
              case: shop/a price/price/decodes

            9 checks: 8 kept, 1 could not run

            """)
    }

    @Test(arguments: [
        ("[Ap]", "Ap: it does not exist", "check this path, or name other folders under \"sources\""),
        (
            "[App, Contracts]", "Contracts: no Swift file was found in it, except those of tests",
            "check this path, or name other folders under \"sources\""
        ),
        ("[Contracts]", "Contracts: no Swift file was found", "name the folders of the app's sources, relative to the root"),
    ])
    func reportSourcesThatCannotBeRead(_ written: String, _ what: String, _ next: String) async throws {
        try shop.folder.write("Contracts/apis.yml", try shop.folder.text("Contracts/apis.yml").replacing("[App]", with: written))
        let printed = await shop.run()
        #expect(printed.hasPrefix("2\nContracts/apis.yml:3:12: could not run\n  \(what)\n  allowed: folders with Swift files\n"))
        #expect(printed.contains("\n  next: \(next)\n  code: contract.sources\n"))
    }

    // MARK: The format

    @Test func describeBadValues() async throws {
        try shop.folder.write(
            "Contracts/apis.yml",
            """
            shop:
              base: https://api.example.com
              sources: [../App]
              decoder: { keys: convertFromSnakecase, dates: iso8601, dateFormat: yyyy, userInfo: { unit: [] } }
              types: { PriceDTO: {} }

            """)
        await shop.prints(
            """
            2
            Contracts/apis.yml:3:13: could not run
              "sources" is "../App"
              allowed: a folder below the root, such as Sources/Data; "." for the root itself
              because: sources are read below the root only, so that findings can name their files
              next: write the path without "..", or name a higher root with --root
              code: format.value
              case: apis/format

            Contracts/apis.yml:4:20: could not run
              "keys" is "convertFromSnakecase"
              allowed: convertFromSnakeCase, useDefaultKeys
              because: these are the strategies of JSONDecoder that verify knows
              next: write "convertFromSnakeCase" if that was meant, or write one of them, or register the type with its own decoder
              code: format.value
              case: apis/format

            Contracts/apis.yml:4:42: could not run
              "dates" is there beside "dateFormat"
              allowed: "dateFormat" without "dates"
              because: a decoder has one date strategy
              next: remove it
              code: format.value
              case: apis/format

            Contracts/apis.yml:4:94: could not run
              "unit" is a list
              allowed: a text, a number, true or false
              because: the format is closed, so that mistakes show
              next: write a text, a number, true or false
              code: format.type
              case: apis/format

            Contracts/apis.yml:5:22: could not run
              "PriceDTO" is empty
              allowed: at least one entry
              because: an empty value checks nothing
              next: add one, or remove it
              code: format.value
              case: apis/format

            Contracts/shop.yml:5:43: could not run
              no response type "PriceDTO" is registered
              allowed: none, or a registered type; there are none
              because: types are registered, or read from the "sources" that apis.yml names
              next: register PriceDTO where verify is built, or name the app's folders under "sources" in apis.yml
              code: contract.unknown-type
              case: shop/a price/price/decodes

            9 checks: 7 kept, 2 could not run

            """)
    }
}
