import ContractTesting
import TestFolders
import Testing
import VerifyRunning

/// The values that findings about types of sources name, and those that they do not.
@Suite("Values that decoding refuses")
struct RefusedValueTests {
    private let shop: PriceShop
    private static let jsonInText =
        "let text = try decoder.singleValueContainer().decode(String.self); _ = try JSONDecoder().decode([Int].self, from: Data(text.utf8))"

    init() throws {
        shop = try PriceShop()
    }

    /// A value that one branch refuses is read if another branch reads it.
    @Test(arguments: [
        (
            "if let text = try? c.decode(String.self, forKey: .value) { print(text) } else { _ = try c.decode(Decimal.self, forKey: .value) }",
            "1.5", ""
        ),
        ("do { _ = try c.decode(String.self, forKey: .value) } catch { _ = try c.decode(Double.self, forKey: .value) }", "1.5", ""),
        ("_ = try? c.decode(String.self, forKey: .value); _ = try? c.decode(Int.self, forKey: .value)", "5", ""),
        ("_ = try? c.decode(String.self, forKey: .value); _ = try? c.decode(Int.self, forKey: .value)", "\"a\"", ""),
        ("_ = try? c.decode(Tree.self, forKey: .value)", #"{"a": [1, 2, {"b": "c"}]}"#, ""),
        (
            "if let a = try? c.decode(A.self, forKey: .value) { print(a) } else { _ = try c.decode(B.self, forKey: .value) }", #"{"b": 1}"#,
            ""
        ),
        ("_ = try? c.decode(String.self, forKey: .value)", "1.5", "$.value is the number 1.5"),
        (
            "_ = try? c.decode(String.self, forKey: .value); _ = try? c.decode(Bool.self, forKey: .value)", "1.5",
            "$.value is the number 1.5"
        ),
        ("_ = try? c.decode(A.self, forKey: .value)", #"{"b": 1}"#, "$.value.a is missing"),
        ("_ = try? c.decode(Kind.self, forKey: .value)", #""c""#, #"$.value is the string "c""#),
        ("_ = try? c.decode([A].self, forKey: .value)", #"[{"a": 1}, {"b": 1}]"#, "$.value[1].a is missing"),
        ("_ = try c.decode(Lossy.self, forKey: .value)", #"[{"a": 1}, {"a": "x"}]"#, #"$.value[1].a is the string "x""#),
    ]) func warnOnlyAboutValuesThatNoBranchReads(_ body: String, _ value: String, _ expected: String) async throws {
        try shop.folder.write(
            "App/PriceDTO.swift",
            """
            import Foundation
            struct A: Decodable { let a: Int }
            struct B: Decodable { let b: Int }
            enum Kind: String, Decodable { case a, b }
            enum Tree: Decodable {
                case text(String), number(Double), object([String: Tree]), list([Tree])
                init(from decoder: any Decoder) throws {
                    let c = try decoder.singleValueContainer()
                    if let v = try? c.decode(String.self) { self = .text(v) } else if let v = try? c.decode(Double.self) { self = .number(v) }
                    else if let v = try? c.decode([String: Tree].self) { self = .object(v) } else { self = .list(try c.decode([Tree].self)) }
                }
            }
            struct Skipped: Decodable {}
            struct Lossy: Decodable {
                init(from decoder: any Decoder) throws {
                    var c = try decoder.unkeyedContainer()
                    while !c.isAtEnd { if (try? c.decode(A.self)) == nil { _ = try? c.decode(Skipped.self) } }
                }
            }
            struct PriceDTO: Decodable {
                enum CodingKeys: CodingKey { case value }
                init(from decoder: any Decoder) throws {
                    let c = try decoder.container(keyedBy: CodingKeys.self)
                    \(body)
                }
            }

            """)
        try shop.body("{\"value\": \(value)}")
        let printed = await shop.run()
        #expect(printed.contains("and PriceDTO is read without it") == !expected.isEmpty, "\(printed)")
        #expect(expected.isEmpty || printed.contains("\n  \(expected)"))
        #expect(printed.hasPrefix("0\n"))
    }

    /// A refused value has its own place, also if the error has another one or none.
    @Test(arguments: [
        (
            "let value: Date", "", ".iso8601", #""2025-01-02 00:00""#,
            #"$.value is the string "2025-01-02 00:00": Expected date string to be ISO8601-formatted"#
        ),
        ("let value: [Date]", "", ".iso8601", #"["2025-01-02T00:00:00Z", "x"]"#, #"$.value[1] is the string "x": Expected date string"#),
        ("let value: Own", "throw Bad.text", ".deferredToDate", "1", "$.value is the number 1: an error"),
        (
            "let value: Own", "throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: \"bad\"))", ".deferredToDate", "1",
            "$.value is the number 1: bad"
        ),
        ("let value: [Own]", "throw Bad.text", ".deferredToDate", "[2]", "$.value[0] is the number 2: an error"),
        (
            "let value: UInt128", "", ".deferredToDate", #""1""#,
            "$.value is the string \"1\"\n  allowed: a whole number (UInt128), which PriceDTO reads there\n"
        ),
        (
            "let value: Int128", "", ".deferredToDate", "null",
            "$.value is null\n  allowed: a whole number (Int128), which PriceDTO reads there\n"
        ),
        (
            "let value: Int128", "", ".deferredToDate", "-170141183460469231731687303715884105729",
            "$.value is the number -170141183460469231731687303715884105729\n  allowed: a number that the property of PriceDTO can hold\n"
        ),
        (
            "let value: Own", jsonInText, ".deferredToDate", #""[1,\"x\"]""#,
            #"$.value is the string "[1,\"x\"]", in which the JSON of a text is refused at $[1]: Expected to decode Int but found a string"#
        ),
        (
            "let value: [Own]", jsonInText, ".deferredToDate", #"["[1]", "[1"]"#,
            #"$.value[1] is the string "[1", in which the JSON of a text is refused at $: The given data was not valid JSON"#
        ),
    ]) func nameThePlaceOfARefusedValue(
        _ property: String, _ statement: String, _ strategy: String, _ value: String, _ expected: String
    ) async throws {
        try shop.folder.write(
            "App/PriceDTO.swift",
            """
            import Foundation
            enum Bad: Error { case text }
            struct Own: Decodable { init(from decoder: any Decoder) throws { \(statement.isEmpty ? "throw Bad.text" : statement) } }
            struct PriceDTO: Decodable { \(property) }
            func decoder() -> JSONDecoder { let d = JSONDecoder(); d.dateDecodingStrategy = \(strategy); return d }

            """)
        try shop.folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com, sources: [App] }\n")
        try shop.body("{\"value\": \(value)}")
        let printed = await shop.run()
        #expect(printed.contains("\n  \(expected)"), "\(printed)")
        let place = expected.prefix { $0 != " " }
        try shop.folder.write(
            "Contracts/shop.yml",
            "api: shop\ncontracts: { a: { request: GET /price, responses: [{ recording: price, body: PriceDTO, rejects: \"\(place)\" }] } }\n"
        )
        #expect(await shop.run().hasPrefix("0\n"))
    }

    /// The coding path of Foundation's error for a date is that of the object around it.
    @Test(arguments: ["$", "$.value"]) func keepRejectsAtTheValueAndAtTheCodingPath(_ location: String) async throws {
        try shop.folder.write(
            "App/PriceDTO.swift",
            """
            import Foundation
            struct PriceDTO: Decodable { let value: Date }
            func decoder() -> JSONDecoder { let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601; return d }

            """)
        try shop.folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com, sources: [App] }\n")
        try shop.body(#"{"value": "x"}"#)
        try shop.folder.write(
            "Contracts/shop.yml",
            "api: shop\ncontracts: { a: { request: GET /price, responses: [{ recording: price, body: PriceDTO, rejects: \(location) }] } }\n"
        )
        #expect(await shop.run().hasPrefix("0\n"))
    }

    private static let optionalInit = """
        let avatarURL: Int?
        enum CodingKeys: CodingKey { case avatarURL }
        init(from decoder: any Decoder) throws {
            avatarURL = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Int.self, forKey: .avatarURL)
        }
        """

    /// A coding key that the decoder never makes of the key in the answer: a required property is refused, an optional one is read without it.
    @Test(arguments: [
        (
            "let unitPrice: Int; enum CodingKeys: String, CodingKey { case unitPrice = \"unit_price\" }", #"{"unit_price": 1}"#,
            ["$.unit_price is \"unitPrice\" for the decoder, which converts names from snake case", "\"unitPrice\"", "\"unit_price\""]
        ),
        (
            "let unitPrice: Int?; enum CodingKeys: String, CodingKey { case unitPrice = \"unit_price\" }", #"{"unit_price": 1}"#,
            [
                "$.unit_price is \"unitPrice\" for the decoder, which converts names from snake case, and PriceDTO is read without it",
                "\"unitPrice\"", "\"unit_price\"",
            ]
        ),
        (
            "let avatarURL: Int", #"{"avatar_url": 1}"#,
            ["$.avatar_url is \"avatarUrl\" for the decoder, which converts names from snake case", "\"avatarUrl\"", "\"avatarURL\""]
        ),
        (
            "let avatarURL: Int?", #"{"avatar_url": 1}"#,
            [
                "$.avatar_url is \"avatarUrl\" for the decoder, which converts names from snake case, and PriceDTO is read without it",
                "\"avatarUrl\"", "\"avatarURL\"",
            ]
        ),
        (
            optionalInit, #"{"avatar_url": 1}"#,
            [
                "$.avatar_url is \"avatarUrl\" for the decoder, which converts names from snake case, and PriceDTO is read without it",
                "\"avatarUrl\"", "\"avatarURL\"",
            ]
        ),
        (
            "let list: [Inner]; struct Inner: Decodable { var userID: Int? = 1 }", #"{"list": [{}, {"user_id": 1}]}"#,
            [
                "$.list[1].user_id is \"userId\" for the decoder, which converts names from snake case, and PriceDTO is read without it",
                "\"userId\"", "\"userID\"",
            ]
        ),
        ("let avatarUrl: Int?", #"{"avatar_url": 1}"#, []),
        ("let avatarURL: Int?", #"{"avatarURL": 1}"#, []),
        ("let avatarURL: Int?", #"{"avatar_url": 1, "avatarURL": 2}"#, []),
        ("let avatarURL: Int?", #"{"avatar": 1}"#, []),
        ("let avatarURL: Int?; let avatarUrl: Int?", #"{"avatar_url": 1}"#, []),
        ("let url: Int?", #"{"URL": 1}"#, []),
    ]) func explainKeysThatTheDecoderNeverMakes(_ members: String, _ body: String, _ expected: [String]) async throws {
        try shop.folder.write("App/PriceDTO.swift", "struct PriceDTO: Decodable { \(members) }\n")
        try shop.body(body)
        let printed = await shop.run()
        if expected.isEmpty {
            #expect(printed == "0\n")
        } else {
            #expect(printed.contains("\n  \(expected[0])\n"), "\(printed)")
            #expect(printed.contains("\n  next: make \(expected[1]) the coding key in place of \(expected[2])\n"))
            #expect(printed.hasPrefix(expected[0].contains("without") ? "0\n" : "1\n"))
        }
    }

    /// All branches that failed with the same value are named, the last one first.
    @Test(arguments: [
        (
            "do { first = try Item(from: decoder) } catch { second = try Problem(from: decoder) }", #"{"id": "a"}"#,
            #"$.message is missing; before that, $.id is the string "a" (hidden by App/PriceDTO.swift:8:14)"#
        ),
        (
            "if let item = try? Item(from: decoder) { first = item } else { second = try Problem(from: decoder) }", #"{"id": "a"}"#,
            #"$.message is missing; before that, $.id is the string "a" (hidden by App/PriceDTO.swift:8:28)"#
        ),
        (
            """
            let c = try decoder.singleValueContainer()
                    if let item = try? c.decode(Item.self) { first = item }
                    else if let problem = try? c.decode(Problem.self) { second = problem }
                    else { third = try c.decode(Int.self) }
            """, #"{"id": "a"}"#,
            #"$ is an object; before that, $.id is the string "a" (hidden by App/PriceDTO.swift:9:28), "#
                + "$.message is missing (hidden by App/PriceDTO.swift:10:36)"
        ),
        (
            """
            let c = try decoder.container(keyedBy: Keys.self)
                    if let value = try? c.decode(Int.self, forKey: .value) { third = value }
                    else { third = Int(try c.decode(String.self, forKey: .value)) }
            """, #"{"value": true}"#,
            #"$.value is the boolean true; before that, $.value is the boolean true (hidden by App/PriceDTO.swift:9:29)"#
        ),
        (
            """
            let c = try decoder.container(keyedBy: Keys.self)
                    third = try? c.decode(Int.self, forKey: .value)
                    first = try c.decode(Item.self, forKey: .item)
            """, #"{"value": true, "item": {"id": "a"}}"#, #"$.item.id is the string "a""#
        ),
        (
            """
            let c = try decoder.container(keyedBy: Keys.self)
                    lossy = try c.decode(Lossy.self, forKey: .value)
                    first = try c.decode(Item.self, forKey: .item)
            """, #"{"value": [1, "a"], "item": {"id": "a"}}"#, #"$.item.id is the string "a""#
        ),
        (
            "let c = try decoder.container(keyedBy: Keys.self); first = try c.decode(Either.self, forKey: .item).item",
            #"{"item": {"id": "a"}}"#,
            #"$.item.message is missing; before that, $.item.id is the string "a" (hidden by App/PriceDTO.swift:15:45)"#
        ),
    ]) func nameAllBranchesThatFailed(_ body: String, _ value: String, _ expected: String) async throws {
        try shop.folder.write(
            "App/PriceDTO.swift",
            """
            struct PriceDTO: Decodable {
                var first: Item?
                var second: Problem?
                var third: Int?
                var lossy: Lossy?
                enum Keys: CodingKey { case value, item }
                init(from decoder: any Decoder) throws {
                    \(body)
                }
            }
            struct Item: Decodable { let id: Int }
            struct Problem: Decodable { let message: String }
            struct Either: Decodable {
                let item: Item?
                init(from d: any Decoder) throws { do { item = try Item(from: d) } catch { _ = try Problem(from: d); item = nil } }
            }
            struct Skipped: Decodable {}
            struct Lossy: Decodable {
                init(from decoder: any Decoder) throws {
                    var c = try decoder.unkeyedContainer()
                    while !c.isAtEnd { if (try? c.decode(Int.self)) == nil { _ = try c.decode(Skipped.self) } }
                }
            }

            """)
        try shop.body(value)
        let printed = await shop.run()
        #expect(printed.contains("\n  \(expected)\n"), "\(printed)")
        #expect(printed.hasPrefix("1\n"))
    }
}
