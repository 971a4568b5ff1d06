import DecodingPrograms
import DecodingSources
import SwiftSymbols
import Testing

/// Obstacles behind calls and assignments, however many there are.
@Suite("Obstacles behind calls")
struct FunctionWalkTests {
    private static func obstacles(_ statements: String, around: String) throws -> [String] {
        let text = """
            \(around)
            struct T: Decodable {
                let id: Int
                enum Keys: CodingKey { case a, b }
                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: Keys.self)
                    \(statements)
                }
            }
            """
        let source = SourceGraph.Source(module: "App", bytes: Array(text.utf8))
        let sources = DecodingSources([DecodingSources.File(name: "T.swift", source: source)], platform: .linux)
        let (program, types) = sources.program(of: sources.candidates(named: "T"))
        return Readability(program).obstacles(of: try #require(types.first)).map(\.what)
    }

    /// The initializer reads one of two keys, which the last of several functions decides.
    @Test(arguments: [1, 2, 3, 4, 5, 9, 40]) func reachTheCallerThroughEachCall(_ count: Int) throws {
        let chain = (1..<count).map { "func f\($0)() -> Bool { f\($0 + 1)() }" }.joined(separator: "\n")
        let statements =
            "id = try container.decode(Int.self, forKey: f1() ? .a : .b)\nif f1() { _ = try container.decode(Int.self, forKey: .b) }"
        let unknown = try Self.obstacles(statements, around: "\(chain)\nfunc f\(count)() -> Bool { Outside.flag() }")
        #expect(unknown == ["the call of Outside.flag"])
        #expect(try Self.obstacles(statements, around: "\(chain)\nfunc f\(count)() -> Bool { true }") == [])
    }

    /// In a loop, each variable gets the value of the one behind it.
    @Test(arguments: [1, 2, 3, 4, 8]) func moveThroughEachVariableOfALoop(_ count: Int) throws {
        let variables = (0...count).map { "var v\($0) = true" }.joined(separator: "\n")
        let moves = (0..<count).map { "v\($0) = v\($0 + 1)" }.joined(separator: "\n")
        let statements = """
            \(variables)
            var last = false
            while !last {
                if v0 { last = try container.decode(Bool.self, forKey: .b) }
                \(moves)
                v\(count) = %
            }
            id = try container.decode(Int.self, forKey: .a)
            """
        #expect(try Self.obstacles(statements.replacing("%", with: "Outside.flag()"), around: "") == ["the call of Outside.flag"])
        #expect(try Self.obstacles(statements.replacing("%", with: "false"), around: "") == [])
    }

    /// Functions that call each other do not move obstacles without end.
    @Test func endForFunctionsThatCallEachOther() throws {
        let around = "func f(_ x: Int) -> Bool { x == 0 ? Outside.flag() : g(x - 1) }\nfunc g(_ x: Int) -> Bool { f(x) }"
        let found = try Self.obstacles("id = 1\nif g(3) { _ = try container.decode(Int.self, forKey: .b) }", around: around)
        #expect(found == ["the call of Outside.flag"])
    }
}
