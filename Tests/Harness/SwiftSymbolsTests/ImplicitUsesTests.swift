import Testing

/// Uses of functions that are called without their names.
@Suite("Implicit uses")
struct ImplicitUsesTests {
    @Test(arguments: [
        ResolutionSample(
            "an integer", "struct Size: ExpressibleByIntegerLiteral { init(integerLiteral: Int) {} }", in: "let a: «Size» = «1»",
            uses: ["0 Size", "0 Size.init"]),
        ResolutionSample(
            "a negative number that is returned", "struct Size: ExpressibleByFloatLiteral { init(floatLiteral: Double) {} }",
            in: "func f() -> «Size» { -«1.5» }", uses: ["0 Size", "0 Size.init"]),
        ResolutionSample(
            "an array as an argument",
            "struct Films: ExpressibleByArrayLiteral { init(arrayLiteral: Film...) {} }\nstruct Film { static let first = Film() }\nfunc show(_ a: Films) {}",
            in: "func f() { «show»(«[».«first»]) }", uses: ["0 show", "0 Films.init", "0 Film.first"]),
        ResolutionSample(
            "a dictionary",
            "struct Names: ExpressibleByDictionaryLiteral { init(dictionaryLiteral: (Key, Int)...) {} }\nenum Key { case first }",
            in: "let a: «Names» = «[».«first»: 1]", uses: ["0 Names", "0 Names.init", "0 Key.first"]),
        ResolutionSample(
            "a literal that selects one of two functions", "struct Size: ExpressibleByStringLiteral { init(stringLiteral: String) {} }",
            "func show(_ a: Int) {}", "func show(_ a: Size) {}", in: #"func f() { «show»(«"a"») }"#, uses: ["2 show", "0 Size.init"]),
        ResolutionSample(
            "a coerced literal (SE-0213)",
            "struct Size: ExpressibleByIntegerLiteral { init(integerLiteral: Int) {} }", "extension Size { init(_ a: Int) {} }",
            in: "let a = «Size»(«1»)", uses: ["0 Size", "0 Size.init"]),
        ResolutionSample(
            "an operand",
            "struct Size: ExpressibleByIntegerLiteral, Equatable { init(integerLiteral: Int) {}\n static func << (a: Size, b: Int) -> Size { a } }",
            in: "func f(_ a: «Size») { _ = a == «1»; _ = a «<<» 2 }", uses: ["0 Size", "0 Size.init", "0 Size.<<"]),
        ResolutionSample(
            "an option set", "struct Options: OptionSet { static let one = Options()\n let rawValue = 0 }",
            in: "let a: «Options» = [.«one»]", uses: ["0 Options", "0 Options.one"]),
    ])
    func literalsCallInitializers(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a string type of the sources",
            """
            struct Query: ExpressibleByStringInterpolation {
                init(stringLiteral: String) {}
                init(stringInterpolation: Parts) {}
                struct Parts: StringInterpolationProtocol { init(literalCapacity: Int, interpolationCount: Int) {}\n func appendLiteral(_ a: String) {} }
            }
            """, "extension Query.Parts { func appendInterpolation(_ a: Int) {}\n func appendInterpolation(name: String) {} }",
            in: #"let a: «Query» = «»«"a \«(name: "b")""#,
            uses: ["0 Query", "0 Query.init", "0 Query.Parts.appendLiteral", "1 Query.Parts.appendInterpolation"]),
        ResolutionSample(
            "a coerced literal (SE-0213)",
            """
            struct Query: ExpressibleByStringInterpolation {
                init(stringLiteral: String) {}
                init(stringInterpolation: Parts) {}
                struct Parts: StringInterpolationProtocol { func appendInterpolation(_ a: Int) {} }
            }
            """, "extension Query { init(_ a: String) {} }", in: #"let a = «Query»(«"\«(1)")"#,
            uses: ["0 Query", "0 Query.init", "0 Query.Parts.appendInterpolation"]),
        ResolutionSample(
            "an extension of all strings",
            "struct Film {}\nextension String.StringInterpolation { func appendInterpolation(_ a: Film) {} }",
            "extension DefaultStringInterpolation { func appendInterpolation(short: Int) {} }",
            in: #"func f(_ a: «Film») -> String { "\«(a) \«(short: 1) \(1)" }"#,
            uses: ["0 Film", "0 String.StringInterpolation.appendInterpolation", "1 DefaultStringInterpolation.appendInterpolation"]),
    ])
    func interpolationsCallTheStringBuilder(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a sequence", "struct Films: Sequence { func makeIterator() -> Walk { Walk() } }",
            "struct Walk: IteratorProtocol { mutating func next() -> Int? { nil } }",
            in: "func f(_ a: «Films») { «»«for» b in a {} }", uses: ["0 Films", "0 Films.makeIterator", "1 Walk.next"]),
        ResolutionSample(
            "an asynchronous sequence", "struct Films: AsyncSequence { func makeAsyncIterator() -> Walk { Walk() } }",
            "struct Walk: AsyncIteratorProtocol { mutating func next() async -> Int? { nil } }",
            in: "func f(_ a: «Films») async { «»«for» await b in a {} }", uses: ["0 Films", "0 Films.makeAsyncIterator", "1 Walk.next"]),
    ])
    func loopsCallTheIterator(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a subscript", "struct Films { subscript(index: Int) -> Int { 1 }\n subscript(name name: String) -> Int { 1 } }",
            in: #"func f(_ a: «Films») { _ = a«[»1]; _ = a«[»name: "b"] }"#, uses: ["0 Films", "0 Films.subscript", "0 Films.subscript"]),
        ResolutionSample(
            "a subscript in a key path", "struct Films { subscript(index: Int) -> Int { 1 } }", in: #"let a = \«Films».«[»1]"#,
            uses: ["0 Films", "0 Films.subscript"]),
        ResolutionSample(
            "a value that is called", "struct Show { func callAsFunction(_ a: Int) {} }", in: "func f(_ a: «Show») { a«(»1) }",
            uses: ["0 Show", "0 Show.callAsFunction"]),
    ])
    func findsUsesAtBracketsAndParentheses(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a closure", "func page(@Lines _ a: () -> Int) {}",
            """
            @resultBuilder enum Lines {
                static func buildBlock(_ a: Int...) -> Int { 1 }
                static func buildExpression(_ a: Int) -> Int { a }
                static func buildOptional(_ a: Int?) -> Int { 1 }
                static func buildEither(first a: Int) -> Int { a }
                static func buildEither(second a: Int) -> Int { a }
                static func buildArray(_ a: [Int]) -> Int { 1 }
            }
            """, in: "func f() { «page» «»«»«»«{» 1; if true { 2 }; for _ in [1] { 3 } } }",
            uses: ["0 page", "1 Lines.buildBlock", "1 Lines.buildExpression", "1 Lines.buildOptional", "1 Lines.buildArray"]),
        ResolutionSample(
            "a protocol requirement", "protocol Page { @Lines var body: Int { get } }",
            "@resultBuilder enum Lines { static func buildBlock(_ a: Int...) -> Int { 1 } }",
            in: "struct A: «Page» { var «body»: Int { 1 } }\nstruct B: «Page» { var body: Int { return 1 } }",
            uses: ["0 Page", "1 Lines.buildBlock", "0 Page"]),
    ])
    func bodiesCallFunctionsOfTheirResultBuilder(_ sample: ResolutionSample) { sample.check() }
}
