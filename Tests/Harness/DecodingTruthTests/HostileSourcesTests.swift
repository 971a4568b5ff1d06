import DecodingInterpreter
import DecodingPrograms
import DecodingSources
import StrictJSON
import SwiftSymbols
import Testing
import Threads

/// Sources whose types refer to themselves, grow, or do not end: the reader and the interpreter end, and decide nothing that they do not know.
@Suite("Sources without an end", .timeLimit(.minutes(5)))
struct HostileSourcesTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let source: String
        var body = "{}"
        /// The outcome, and the first construct that is not decided.
        let expected: String

        init(_ testDescription: String, _ source: String, body: String = "{}", _ expected: String) {
            self.testDescription = testDescription
            self.source = source
            self.body = body
            self.expected = expected
        }
    }

    /// A type `T` with the key `a` and an initializer.
    static func type(_ statements: String, properties: String = "", around: String = "") -> String {
        """
        \(around)
        struct T: Decodable {
            \(properties)
            enum Keys: CodingKey { case a }
            init(from decoder: any Decoder) throws {
                \(statements)
            }
        }
        """
    }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    // MARK: Types that refer to themselves

    static let cycles = [
        Sample(
            "an ID of the type Self.ID", "struct T: Decodable, Identifiable { let id: Self.ID }",
            "not decided: the type of id is not written"),
        Sample(
            "a raw value of the type RawValue", "struct T: Decodable, RawRepresentable { let rawValue: RawValue }",
            body: #"{"rawValue":1}"#, "not decided: the sources of RawValue are not there"),
        Sample(
            "two IDs of each other",
            "struct T: Decodable, Identifiable { let id: U.ID }\nstruct U: Decodable, Identifiable { let id: T.ID }",
            "not decided: the type of id is not written"),
        Sample(
            "an ID with a type", "struct T: Decodable, Identifiable { let id: Int; let parent: ID }", body: #"{"id":1,"parent":2}"#,
            "decoded"),
        Sample(
            "classes that inherit from each other", "class A: B { init() {} }\nclass B: A {}\nclass T: A, Decodable {}", "decoded"),
        Sample(
            "a risky superclass above another one",
            "class A { init() { fatalError() } }\nclass B: A { override init() {} }\nclass T: B, Decodable { required init(from decoder: any Decoder) throws {} }",
            "not decided: super.init() of A"),
        Sample(
            "a key of userInfo behind another one",
            type(
                "if decoder.userInfo[a] == nil { throw E() }",
                around: "let a = b\nlet b = CodingUserInfoKey(rawValue: \"k\")!\nstruct E: Error {}"),
            "not decided: decoder.userInfo[k]"),
        Sample(
            "a function that calls itself with another type",
            type("f(1)", around: "func f<V>(_ value: V) { f([value]) }"), "not decided: f for types more than 16 types deep"),
    ]

    // MARK: Depth

    /// The code behind it is left out, and may belong to any type of any file.
    static let deep = [
        Sample(
            "a body with a long chain", type("_ = decoder" + repeated(".self", 1_200) + "\nthrow DecodingError.a"),
            "not decided: code that is nested too deeply"),
        Sample(
            "a long sum before an extension with an initializer",
            "struct T: Decodable {}\nlet sum = 1" + repeated(" + 1", 1_200)
                + "\nextension T { init(from decoder: any Decoder) throws { throw E() } }\nstruct E: Error {}",
            "not decided: code that is nested too deeply"),
        Sample(
            "a chain that is not too long", type("_ = decoder" + repeated(".self", 900)), "decoded"),
    ]

    // MARK: Types of other modules

    /// Such a name may be an alias of an optional, whose key may be missing.
    static let absent = [
        Sample("a key with a type that is not there", "struct T: Decodable { let id: ID }", "not decided: the sources of ID are not there"),
        Sample(
            "a key with a type of a named module", "struct T: Decodable { let id: Kit.ID }",
            "not decided: the sources of Kit.ID are not there"),
        Sample(
            "a list of a type that is not there", "struct T: Decodable { let ids: [ID] }", "refused"),
        Sample(
            "a missing key behind it", "struct T: Decodable { let id: ID; let name: String }", body: #"{"id":1}"#,
            "not decided: the sources of ID are not there"),
        Sample("an optional of it", "struct T: Decodable { let id: ID? }", "decoded"),
    ]

    // MARK: Long lists

    /// Comparing each element of a list with each other one takes too many steps.
    static let lists = [
        Sample(
            "a set of many numbers", type("_ = Set(try decoder.singleValueContainer().decode([Int].self))"),
            body: "[\((0..<30_000).map(String.init).joined(separator: ","))]", "decoded"),
        Sample(
            "a set of many texts", type("_ = Set(try decoder.singleValueContainer().decode([String].self))"),
            body: "[\((0..<30_000).map { "\"\($0)\"" }.joined(separator: ","))]", "decoded"),
        Sample(
            "a set of many fractions", type("_ = Set(try decoder.singleValueContainer().decode([Double].self))"),
            body: "[\((0..<30_000).map { "\($0).5" }.joined(separator: ","))]", "not decided: decoding takes too many steps"),
    ]

    // MARK: Numbers at the ends of their types

    static let ends = [
        Sample("the last raw value", "enum T: Int, Decodable { case a = 9223372036854775807 }", body: "9223372036854775807", "decoded"),
        Sample(
            "a case behind the last raw value", "enum T: Int, Decodable { case a = 9223372036854775807; case b }", body: "1",
            "not decided: the raw values of T"),
        Sample(
            "a case behind the last raw value with another one",
            "enum T: Int, Decodable { case a = 9223372036854775807; case b = 1; case c }",
            body: "2", "decoded"),
        Sample(
            "an unavailable case that is not known",
            "enum T: UInt64, Decodable { @available(*, unavailable) case a = 18446744073709551615\n case b }", body: "1",
            "not decided: the raw values of T"),
        Sample(
            "an unavailable case", "enum T: Int, Decodable { @available(*, unavailable) case a = 4\n case b }", body: "5", "decoded"),
        Sample(
            "the value of an unavailable case", "enum T: Int, Decodable { @available(*, unavailable) case a = 4\n case b }", body: "4",
            "refused"),
        Sample("a loop over the last number", type("for _ in 9223372036854775807...9223372036854775807 {}"), "decoded"),
        Sample("a loop over the last numbers", type("for _ in 9223372036854775800...9223372036854775807 {}"), "decoded"),
        Sample("a loop up to the last number", type("for _ in 9223372036854775807..<9223372036854775807 {}"), "decoded"),
        Sample(
            "a subscript without an index",
            type("let c = try decoder.container(keyedBy: Keys.self); let d = try c.decode([String: Int].self, forKey: .a); _ = d[]"),
            body: #"{"a":{}}"#, "decoded"),
        Sample(
            "a subscript of the sources without an index",
            type(
                "let c = try decoder.container(keyedBy: Keys.self); let d = try c.decode([String: Int].self, forKey: .a); _ = d[]",
                around: "extension Dictionary { subscript() -> Int { fatalError() } }"),
            body: #"{"a":{}}"#, "not decided: a subscript"),
    ]

    // MARK: Loops and values that grow

    private static let loops = [
        Sample("a loop with an empty body", type("let go = true\nwhile go {}"), "not decided: decoding takes too many steps"),
        Sample(
            "a loop that repeats an empty body", type("let go = true\nrepeat {} while go"), "not decided: decoding takes too many steps"),
        Sample("a loop that counts", type("var i = 0\nwhile i < 1000000000 { i += 1 }"), "not decided: decoding takes too many steps"),
        Sample(
            "loops in each other", type("for _ in 0..<90000 { for _ in 0..<90000 {} }"), "not decided: decoding takes too many steps"),
        Sample(
            "a loop that ends",
            type("var i = 0\nwhile i < 100000 { i += 1 }\nguard i == 100000 else { throw E() }", around: "struct E: Error {}"), "decoded"),
        Sample(
            "a text that doubles", type("var s = \"aaaaaaaa\"\nfor _ in 0..<60 { s = s + s }"),
            "not decided: a value with more than 1000002 bytes"),
        Sample(
            "a text that doubles in an interpolation", type("var s = \"aaaaaaaa\"\nfor _ in 0..<60 { s = \"\\(s)\\(s)\" }"),
            "not decided: a value with more than 1000002 bytes"),
        Sample(
            "a list that doubles", type("var s = [1, 2, 3]\nfor _ in 0..<60 { s = s + s }"),
            "not decided: a value with more than 1000002 elements"),
        Sample(
            "a case that contains itself twice",
            type(
                "var t = Tree.leaf\nfor _ in 0..<60 { t = .node(t, t) }", around: "indirect enum Tree { case leaf; case node(Tree, Tree) }"),
            "not decided: a value with more than 1000002 parts"),
        Sample(
            "a structure that gets itself", type("n = []\nfor _ in 0..<20000 { self = self }", properties: "let n: [Int]"), "decoded"),
        Sample(
            "a structure that gets another value last",
            type(
                "self = T(n: 1)\nself = self\nself = T(n: 2)\nguard n == 2 else { throw E() }",
                properties: "let n: Int\n init(n: Int) { self.n = n }", around: "struct E: Error {}"),
            "decoded"),
        Sample(
            "instances that contain one instance twice",
            type(
                "var n = Node(nil, nil)\nfor _ in 0..<60 { n = Node(n, n) }\nOutside.use(n)",
                around: "final class Node { let l: Node?; let r: Node?; init(_ l: Node?, _ r: Node?) { self.l = l; self.r = r } }"),
            "decoded"),
    ]

    // MARK: Expressions that are read several times

    private static let expressions = [
        Sample(
            "a chain of functions with closures",
            type(
                "let c = try decoder.container(keyedBy: Keys.self); v = try c.decode([Int].self, forKey: .a)\(repeated(".map { $0 }", 40))",
                properties: "let v: [Int]"),
            body: #"{"a":[1]}"#, "decoded"),
        Sample(
            "a sum of texts beside an operator of the sources",
            type(
                "let s = \"x\"; v = s\(repeated(" + s", 60))\nguard v == \"\(repeated("x", 61))\" else { throw E() }",
                properties: "let v: String", around: "extension Array { static func + (l: [Element], r: E) -> E { r } }\nstruct E: Error {}"
            ),
            "decoded"),
        Sample(
            "comparisons beside an operator of the sources",
            type(
                "let s = true; guard s\(repeated(" && s", 60)) else { throw E() }",
                around: "extension Array { static func && (l: [Element], r: E) -> E { r } }\nstruct E: Error {}"),
            "decoded"),
        Sample(
            "an assignment to a part that is deep",
            type("v = nil\n v\(repeated("!.a", 40)) = nil", properties: "var v: N?", around: "final class N { var a: N? }"),
            "stopped"),
        Sample(
            "an assignment to a property that is deep",
            type("v = N()\n v\(repeated(".a", 40)) = N()", properties: "var v: N", around: "struct N { var a: N { get { self } set {} } }"),
            "decoded"),
        Sample(
            "calls of overloads in each other",
            type(
                "v = \(repeated("f(", 20))1\(repeated(")", 20))", properties: "let v: Int",
                around: "func f(_ x: Int) -> Int { x }\nfunc f(_ x: String) -> String { x }"),
            "not decided: an expression of init that takes too many steps to read"),
        Sample(
            "calls of initializers in each other",
            type(
                "_ = \(repeated("B(", 20))1\(repeated(")", 20))",
                around: "struct B { init(_ x: Int) {}\n init(_ x: String) {}\n init(_ x: B) {} }"),
            "not decided: an expression of init that takes too many steps to read"),
        Sample(
            "constants that are sums of each other",
            type(
                "_ = C.a0",
                around:
                    "enum C { \((0..<8).map { "static let a\($0) = a\($0 + 1)\(repeated(" + a\($0 + 1)", 9))" }.joined(separator: "\n"))\n static let a8 = \"x\" }"
            ),
            "not decided: an expression of init that takes too many steps to read"),
        Sample(
            "generic types in each other",
            "struct T: Decodable { let a: A<Int> }\n"
                + (0..<8).map { "struct W\($0)<V: Decodable>: Decodable { let v: V }\n" }.joined()
                + "struct A<V: Decodable>: Decodable { \((0..<8).map { "let w\($0): [A<W\($0)<V>>]" }.joined(separator: "\n")) }",
            body:
                #"{"a":{"w0":[{"w0":[],"w1":[],"w2":[],"w3":[],"w4":[],"w5":[],"w6":[],"w7":[]}],"w1":[],"w2":[],"w3":[],"w4":[],"w5":[],"w6":[],"w7":[]}}"#,
            "decoded"),
    ]

    private static func outcome(of sample: Sample) throws -> (text: String, isPlaced: Bool) {
        // As in a scan, deep expressions get a deep stack.
        try DeepStack.run { Result { try shallowOutcome(of: sample) } }.get()
    }

    private static func shallowOutcome(of sample: Sample) throws -> (text: String, isPlaced: Bool) {
        let source = SourceGraph.Source(module: "App", bytes: Array("import Foundation\n\(sample.source)".utf8))
        let sources = DecodingSources([DecodingSources.File(name: "T.swift", source: source)], platform: .linux)
        let (program, types) = sources.program(of: sources.candidates(named: "T"))
        _ = Readability(program)
        let interpreter = Interpreter(program, settings: DecoderSettings())
        switch interpreter.outcome(of: try #require(types.first), in: try JSONDocument(Array(sample.body.utf8))) {
        case .decoded: return ("decoded", true)
        case .undecided(let obstacles): return ("not decided: \(obstacles.first?.what ?? "")", obstacles.contains { $0.place != nil })
        case .failed(let report): return (report.kind == .trap ? "stopped" : "refused", true)
        }
    }

    /// Sources that do not compile, or that never end when they run: only the end of the search counts.
    static let invalid = [
        Sample(
            "an ID of the type ID", "struct T: Decodable { let id: ID }",
            "not decided: a type that is not known is not a type that can be read"),
        Sample("a class that inherits from itself", "class T: T, Decodable { let a: Int }", "decoded"),
        Sample(
            "keys of userInfo that are each other",
            type("_ = decoder.userInfo[a]", around: "let a = b\nlet b = a"), "not decided: decoder.userInfo"),
        Sample(
            "a key of userInfo that is itself",
            type("_ = decoder.userInfo[.a]", around: "extension CodingUserInfoKey { static var a: Self { .a } }"),
            "not decided: decoder.userInfo"),
    ]

    @Test(arguments: invalid) func endsForSourcesThatAreInvalid(_ sample: Sample) throws {
        #expect(!(try Self.outcome(of: sample).text.isEmpty))
    }

    @Test(arguments: cycles + deep + absent + lists + ends + loops + expressions) func areReadToTheirEnd(_ sample: Sample) throws {
        let outcome = try Self.outcome(of: sample)
        #expect(outcome.text == sample.expected)
        #expect(outcome.isPlaced)
    }

    /// The keys that a chain of decoders asks for are found in one way through the chain.
    @Test func listsKeysBehindManySuperDecoders() throws {
        let chain = Self.repeated(".unkeyedContainer().superDecoder()", 60)
        let text = Self.type("let d = try decoder\(chain); _ = try d.container(keyedBy: Keys.self).decode(Int.self, forKey: .a)")
        let source = SourceGraph.Source(module: "App", bytes: Array(text.utf8))
        let sources = DecodingSources([DecodingSources.File(name: "T.swift", source: source)], platform: .linux)
        let (program, types) = sources.program(of: sources.candidates(named: "T"))
        guard case .custom(let function) = program[types[0]].shape else {
            Issue.record("\(program[types[0]].shape)")
            return
        }
        #expect(program.keys(of: function).map { $0.label(unknown: "?") } == ["\(Self.repeated("[]", 60)).a"])
    }
}
