import TestFolders

extension FindingExample {
    /// `apis.yml` with one API.
    static let api = "shop: { base: https://api.example.com }\n"

    /// Returns the files of one contract, and of its recording `price`.
    static func shop(_ responses: String, _ recording: String? = exchange("{\"id\": 7, \"amount\": 79.95}"), fresh: String = "") -> [String:
        String]
    {
        let lines = responses.split(separator: "\n").map { "      \($0)\n" }.joined()
        var files = ["Contracts/apis.yml": api]
        files["Contracts/shop.yml"] = "api: shop\ncontracts:\n  a price:\n    request: GET /prices/{id}\n\(fresh)    responses:\n\(lines)"
        files["Fixtures/price.http"] = recording
        return files
    }

    /// Returns a recording of one exchange.
    static func exchange(_ body: String, request: String = "GET /prices/7", status: String = "200 OK", type: String = "application/json")
        -> String
    {
        "\(request)\n\nHTTP/1.1 \(status)\nContent-Type: \(type)\n\n\(body)\n"
    }

    /// The beginning of a Swift file with the type of the answer.
    private static let priceType = "import Foundation\nstruct PriceDTO: Decodable {\n    let amount: Double\n}\n"

    /// Returns the files of one contract whose type is read from a folder `App`.
    static func sources(_ swift: [String: String], decoder: String = ", decoder: { keys: useDefaultKeys }", folder: String = "App")
        -> [String:
        String]
    {
        shop("- recording: price\n  body: PriceDTO").merging(swift) { $1 }.merging([
            "Contracts/apis.yml": "shop: { base: https://api.example.com, sources: [\(folder)]\(decoder) }\n"
        ]) { $1 }
    }

    static let contracts: [FindingExample] = [
        FindingExample(
            code: "contract.decoding", files: shop("- { recording: price, body: PriceDTO }"), types: [ExampleTypes.Changed.type]),
        FindingExample(
            code: "contract.mapping", files: shop("- { recording: price, body: PriceDTO, domain: Price }", exchange("{\"amount\": -1}")),
            types: [ExampleTypes.Mapped.type]),
        FindingExample(
            code: "contract.rejects", files: shop("- recording: price\n  body: PriceDTO\n  rejects: $.amount", exchange("{\"id\": 7}")),
            types: [ExampleTypes.Optional.type]),
        FindingExample(code: "contract.request", files: shop("- recording: price", exchange("{}", request: "GET /price/7"))),
        FindingExample(
            code: "contract.status", files: shop("- recording: price\n  status: 200", exchange("{}", status: "404 Not Found"))),
        FindingExample(
            code: "contract.content-type",
            files: shop("- recording: price\n  body: PriceDTO", exchange("{\"amount\": 79.95}", type: "text/html")),
            types: [ExampleTypes.Unmapped.type]),
        FindingExample(code: "contract.json", files: shop("- recording: price", exchange("{\"id\": 7,}"))),
        FindingExample(code: "contract.repeated-key", files: shop("- recording: price", exchange("{\"id\": 1, \"id\": 2}"))),
        FindingExample(code: "contract.empty-body", files: shop("- recording: price\n  body: none")),
        FindingExample(
            code: "contract.expectation",
            files: shop("- recording: price\n  expect:\n    $.amount: { match: number }", exchange("{\"amount\": \"79.95\"}"))),
        FindingExample(
            code: "contract.pattern",
            files: shop(
                "- recording: price\n  expect:\n    $.name:\n      match: regex\n      regex: '^(?:a|b)*$'",
                exchange("{\"name\": \"\(String(repeating: "ab", count: 1_000_000))\"}"))),
        FindingExample(code: "contract.recording-missing", files: shop("- recording: prise\n- recording: price")),
        FindingExample(
            code: "contract.exchange-missing",
            files: shop("- recording: price#1\n- recording: price#2\n- recording: price#3", "\(exchange("{}"))\n###\n\(exchange("{}"))")),
        FindingExample(code: "contract.none", files: ["Contracts/apis.yml": api]),
        FindingExample(
            code: "contract.same-name",
            files: [
                "Contracts/apis.yml": api,
                "Contracts/shop.yml": """
                api: shop
                contracts:
                  a/b: { request: "GET /prices/{id}", responses: [{ recording: c }] }
                  a: { request: "GET /prices/{id}", responses: [{ recording: b/c }] }

                """,
                "Fixtures/c.http": exchange("{}"), "Fixtures/b/c.http": exchange("{}"),
            ]),
        FindingExample(
            code: "contract.unknown-type", files: shop("- recording: price\n  body: PriceDTO"), types: [ExampleTypes.error]),
        FindingExample(
            code: "contract.ambiguous-type",
            files: sources(["App/PriceDTO.swift": priceType, "App/Widget/PriceDTO.swift": priceType])),
        FindingExample(code: "contract.sources", files: sources(["App/PriceDTO.swift": priceType], folder: "Ap")),
        FindingExample(code: "contract.decoder", files: sources(["App/PriceDTO.swift": priceType], decoder: "")),
        FindingExample(
            code: "contract.undecided",
            files: sources(["App/PriceDTO.swift": "import Shared\nstruct PriceDTO: Decodable {\n    let amount: Money\n}\n"])),
        FindingExample(
            code: "contract.tolerated",
            files: sources([
                "App/PriceDTO.swift": """
                struct PriceDTO: Decodable {
                    let amount: String?
                    enum CodingKeys: CodingKey { case amount }
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        amount = try? container.decode(String.self, forKey: .amount)
                    }
                }

                """
            ])),
        FindingExample(
            code: "contract.cross-check",
            files: sources(["App/PriceDTO.swift": priceType.replacing("Double", with: "String")]),
            arguments: ["--contracts", "@/Contracts", "--reports", "@/Reports", "--cross-check"], types: [ExampleTypes.Unmapped.type]),
        FindingExample(
            code: "contract.no-mapping", files: shop("- recording: price\n  body: PriceDTO\n  domain: Price"),
            types: [ExampleTypes.Unmapped.type]),
        FindingExample(
            code: "contract.domain", files: shop("- recording: price\n  body: PriceDTO\n  domain: Price"),
            types: [ExampleTypes.OtherDomain.type]),
    ]

    static let formats: [FindingExample] = [
        FindingExample(code: "format.file", prepare: { try $0.write("Contracts/layers.yml/README.md", "") }),
        FindingExample(
            code: "format.encoding", files: shop("- recording: price"),
            prepare: { try $0.write("Contracts/more.yml", Array("api: shop # caf".utf8) + [0xE9, 0x0A]) }),
        FindingExample(code: "format.empty", files: ["Contracts/layers.yml": ""]),
        FindingExample(
            code: "format.syntax",
            files: shop("- recording: price").merging(["Contracts/more.yml": "api: shop\ncontracts:\n\tb: {}\n"]) { $1 }),
        FindingExample(
            code: "format.size", files: shop("- recording: price"),
            prepare: { folder in
                let lines = zip("abcdefg", "bcdefgh").map {
                    "\($1): &\($1) [\(Array(repeating: "*\($0)", count: 10).joined(separator: ", "))]\n"
                }
                try folder.write("Contracts/more.yml", "a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n\(lines.joined())")
            }),
        FindingExample(code: "format.tag", files: shop("- recording: price\n  status: !!binary aGk=")),
        FindingExample(code: "format.unknown-key", files: shop("- recording: price\n  statsu: 200")),
        FindingExample(code: "format.repeated-key", files: shop("- recording: price\n  status: 200\n  status: 200")),
        FindingExample(
            code: "format.missing-key",
            files: screens("exceptions: [{ from: App/Screens/FilmList.swift, to: FilmStore }]", uses: "FilmStore")),
        FindingExample(code: "format.type", files: shop("- recording: price\n  status: \"200\"")),
        FindingExample(code: "format.value", files: shop("- recording: price", fresh: "    fresh: 90 days\n")),
    ]
}
