import ContractTesting
import TestFolders
import Testing
import VerifyRunning

/// The values that findings about types of sources name, and those that they do not.
@Suite("Values that decoding refuses")
struct RefusedValueTests {
    private let shop: PriceShop

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

    /// A raw value in snake case is never the key of a decoder that converts names.
    @Test func explainRawValuesThatTheDecoderConverts() async throws {
        try shop.folder.write(
            "App/PriceDTO.swift",
            "struct PriceDTO: Decodable { let unitPrice: Double; enum CodingKeys: String, CodingKey { case unitPrice = \"unit_price\" } }\n"
        )
        try shop.body("{\"unit_price\": 1}")
        let printed = await shop.run()
        #expect(printed.contains("\n  $.unit_price is \"unitPrice\" for the decoder, which converts names from snake case\n"), "\(printed)")
        #expect(printed.contains("\n  next: make \"unitPrice\" the coding key in place of \"unit_price\"\n"))
    }
}
