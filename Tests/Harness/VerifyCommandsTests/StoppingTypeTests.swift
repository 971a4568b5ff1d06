import TestFolders
import Testing
import VerifyRunning

/// Types whose decoding stops the program for some bodies, which no compiled test can run.
@Suite("Types that stop the app")
struct StoppingTypeTests {
    /// The statements of an initializer that has decoded `list`, and a list that stops the program and one that does not.
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let statements: String
        let stopping: String
        let harmless: String
        var beside = ""
    }

    private static let samples = [
        Sample(testDescription: "precondition", statements: "precondition(list.count < 2)", stopping: "[1,2]", harmless: "[1]"),
        Sample(
            testDescription: "fatalError in a helper", statements: "last = PriceDTO.checked(list.count)", stopping: "[]", harmless: "[1]",
            beside: "static func checked(_ count: Int) -> Int { guard count > 0 else { fatalError(\"empty\") }; return count }"),
        Sample(
            testDescription: "an index in a method", statements: "last = Box(list: list).second()", stopping: "[1]", harmless: "[1,2]",
            beside: "struct Box { let list: [Int]; func second() -> Int { list[1] } }"),
        Sample(
            testDescription: "a forced value in a method of a decoded class", statements: "let box = Box(list); box.fill()", stopping: "[]",
            harmless: "[1]",
            beside: """
                class Box {
                    let list: [Int]; var first: Int!
                    init(_ list: [Int]) { self.list = list }
                    func fill() { first = find()! }
                    func find() -> Int? { list.first }
                }
                """),
        Sample(
            testDescription: "a method that calls another one", statements: "self.list = list; outer()", stopping: "[]", harmless: "[1]",
            beside: "var list: [Int] = []; func outer() { inner() }; func inner() { _ = list[0] }"),
        Sample(
            testDescription: "keys that are not unique", statements: "_ = Dictionary(uniqueKeysWithValues: list.map { ($0, $0) })",
            stopping: "[1,1]", harmless: "[1,2]"),
        Sample(
            testDescription: "a narrow type", statements: "last = Int(UInt8(list.count + list[0]))", stopping: "[255]", harmless: "[254]"),
        Sample(
            testDescription: "a number of elements below 0", statements: "_ = list.dropFirst(list[0])", stopping: "[-1]", harmless: "[3]"),
        Sample(
            testDescription: "a division in a method", statements: "last = Box(list: list).share()", stopping: "[]", harmless: "[1]",
            beside: "struct Box { let list: [Int]; func share() -> Int { 100 / list.count } }"),
        Sample(
            testDescription: "a product in a method", statements: "last = Box(list: list).square()", stopping: "[4611686018427387904]",
            harmless: "[1]", beside: "struct Box { let list: [Int]; func square() -> Int { list[0] * list[0] } }"),
        Sample(
            testDescription: "a range upside down", statements: "for number in 1..<list.count { last = number }", stopping: "[]",
            harmless: "[1]"),
    ]

    /// Statements that stop the program for some lists, which depends on something that is not read.
    private static let open = [
        ("a slice", "_ = list[1...]"),
        ("an element that is removed", "var rest = list; rest.removeFirst()"),
        ("an element that is removed at an index", "var rest = list; _ = rest.remove(at: 1)"),
        ("a character", "let text = String(describing: list).trimmingCharacters(in: [\"[\", \"]\"]); _ = Character(text)"),
        ("a beginning", "_ = list.prefix(list.count - 1)"),
        ("keys of a sequence", "_ = Dictionary(uniqueKeysWithValues: zip(list, list))"),
        ("keys of a literal", "_ = [list.count: 1, list.first ?? 0: 2]"),
        ("repeated elements", "_ = Array(repeating: 0, count: list.count - 1)"),
        ("a division by something that is not read", "last = 7 / list.sorted().count"),
        ("a division in a method that is not read", "last = Box(list: list).share()"),
        ("a range of something that is not read", "_ = 1...(list.min() ?? 0)"),
        ("a closure that is not called here", "_ = list.sorted { Int?.some($0)! < Box.find($1)! }"),
        ("a narrow type of something that is not read", "_ = UInt8(list.min() ?? 0)"),
        ("a forced value in a method", "last = Box(list: list).largest()"),
        ("an index in a branch", "if list.sorted() == list { _ = list[9] }"),
        ("an index in a method that is overloaded", "_ = Box(list: list).at(list.max() ?? 0)"),
    ]

    private static let box = """
        struct Box {
            let list: [Int]
            func share() -> Int { 100 / (list.min() ?? 0) }
            func largest() -> Int { list.max()! }
            func at(_ index: Int) -> Int { list[index] }
            func at(_ index: Int) -> String { "\\(list[index])" }
            static func find(_ number: Int) -> Int? { number > 0 ? number : nil }
        }
        """

    @Test(arguments: samples)
    func areReported(_ sample: Sample) async throws {
        let shop = try Self.shop(sample.statements, beside: sample.beside)
        try shop.body(sample.harmless)
        #expect(await shop.run() == "0\n")
        try shop.body(sample.stopping)
        let printed = await shop.run()
        #expect(printed.hasPrefix("1\n"), "\(printed)")
        #expect(printed.contains("decoding stops the program"), "\(printed)")
    }

    @Test(arguments: open)
    func areNotDecidedIfSomethingIsNotRead(_ construct: String, _ statements: String) async throws {
        let shop = try Self.shop(statements, beside: Self.box)
        for body in ["[1]", "[]", "[0, 3]"] {
            try shop.body(body)
            let printed = await shop.run()
            #expect(printed.hasPrefix("2\n") && printed.contains("it is not decided whether PriceDTO reads"), "\(body): \(printed)")
        }
    }

    /// The same constructs with literals stop no program.
    @Test(arguments: [
        "_ = list.prefix(1)", "_ = list.dropLast(1)", "_ = Array(repeating: 0, count: 3)", "_ = Character(\"a\")", "last = list.count / 2",
        "for number in stride(from: 9, to: 0, by: -2) { last = number }", "_ = [\"a\": list.count, \"b\": 2]", "_ = Int(Int32(7))",
        "let names = [\"a\": 1]; last = names[\"b\"] ?? 0", "last = Int(Int64(list.count))",
        "if !list.isEmpty { last = list[0] }", "last = list.isEmpty ? 0 : list[0]", "last = list.reduce(0, +) > 0 ? 0 : list.count * 2",
    ])
    func areKeptIfNoValueStopsThem(_ statements: String) async throws {
        let shop = try Self.shop(statements, beside: "")
        for body in ["[1]", "[]", "[0, 3]"] {
            try shop.body(body)
            let printed = await shop.run()
            #expect(printed == "0\n", "\(body): \(printed)")
        }
    }

    private static func shop(_ statements: String, beside: String) throws -> PriceShop {
        let shop = try PriceShop()
        try shop.folder.write(
            "App/PriceDTO.swift",
            """
            struct PriceDTO: Decodable {
                var last = 0
                \(beside)
                init(from decoder: any Decoder) throws {
                    let list = try decoder.singleValueContainer().decode([Int].self)
                    \(statements)
                }
            }

            """)
        return shop
    }
}
