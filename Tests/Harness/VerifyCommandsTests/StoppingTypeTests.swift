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
            testDescription: "a range upside down", statements: "for number in 1..<list.count { last = number }", stopping: "[]",
            harmless: "[1]"),
    ]

    @Test(arguments: samples)
    func areReported(_ sample: Sample) async throws {
        let shop = try PriceShop()
        try shop.folder.write(
            "App/PriceDTO.swift",
            """
            struct PriceDTO: Decodable {
                var last = 0
                \(sample.beside)
                init(from decoder: any Decoder) throws {
                    let list = try decoder.singleValueContainer().decode([Int].self)
                    \(sample.statements)
                }
            }

            """)
        try shop.body(sample.harmless)
        #expect(await shop.run() == "0\n")
        try shop.body(sample.stopping)
        let printed = await shop.run()
        #expect(printed.hasPrefix("1\n"), "\(printed)")
        #expect(printed.contains("decoding stops the program"), "\(printed)")
    }
}
