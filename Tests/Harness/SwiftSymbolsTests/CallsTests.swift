import SwiftSymbols
import Testing

/// The choice of the called function, by the form of the call.
@Suite("The choice of the called function")
struct CallsTests {
    @Test(arguments: [
        ResolutionSample(
            "without `await`", "struct Films {}\nextension Films { func close() -> Int { 1 } }",
            "extension Films { func close() async {} }",
            in: "func f(_ a: «Films») async { _ = a.«close»(); await a.«close»() }", uses: ["0 Films", "0 Films.close", "1 Films.close"]),
        ResolutionSample(
            "before a member, an asynchronous function without a result", "struct Film { func show() {} }\nstruct Films {}",
            "extension Films { func close() -> Film { Film() } }", "extension Films { func close() async {} }",
            in: "func f(_ a: «Films») async { await a.«close»().«show»() }", uses: ["0 Films", "1 Films.close", "0 Film.show"]),
        ResolutionSample(
            "in a closure, which `await` does not cover", "func run(_ a: () -> Void) async {}\nfunc show() {}", "func show() async {}",
            in: "func f() async { await «run» { «show»() }; async let a: Void = «show»(); await a }", uses: ["0 run", "0 show", "1 show"]),
        ResolutionSample(
            "a function that the standard library has too",
            "extension Result { init(catching a: () async -> Success) async { fatalError() } }",
            in: "func f() async { _ = Result(catching: { 1 }); _ = await «Result»(catching: { 1 }) }", uses: ["0 Result.init"]),
    ])
    func awaitSelectsAsynchronousFunctions(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a default value that is not a function",
            "struct Options { init() {} }\nfunc open(_ a: Options = Options(), _ b: (Int) -> Void) {}",
            in: "func f() { «open» { _ in } }", uses: ["0 open"]),
        ResolutionSample(
            "a requirement and a method with a default value",
            "struct Film { func show() {} }\nprotocol Opening { func open(_ a: Film, run: (Film) -> Void) }",
            "extension Opening { func open(_ a: Film = Film(), run: (Film) -> Void) {} }",
            in: "func f(_ a: some «Opening») { a.«open» { $0.«show»() } }", uses: ["0 Opening", "1 Opening.open", "0 Film.show"]),
    ])
    func trailingClosuresMatchParametersOfFunctionType(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a variadic parameter", "func open(_ a: Int, more: String..., at b: Int) {}",
            in: "func f() { «open»(1, at: 2); «open»(1, more: \"a\", \"b\", at: 2) }",
            uses: ["0 open", "0 open"]),
        ResolutionSample(
            "a parameter with a default value", "func open(_ a: Int, more: String = \"\", at b: Int) {}",
            in: "func f() { «open»(1, at: 2); open(1, more: \"a\") }",
            uses: ["0 open"]),
    ])
    func argumentsMayBeOmitted(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a call that is returned may have no value",
            "func run(_ a: () -> Void) {}\nfunc help() {}", "func run(_ a: () -> Film) {}\nstruct Film {}",
            in: "func f(_ a: Bool) { «run» { if a { return }; return «help»() }; «run» { return «Film»() } }",
            uses: ["0 run", "0 help", "1 run", "1 Film"]),
        ResolutionSample(
            "a closure's parameter may be a tuple",
            "func each<T>(_ a: [T], _ b: (T) -> Void) {}\nextension Array { func visit(_ b: (Element) -> Void) {} }",
            "func each<T>(_ a: [T], _ b: (Int, T, T) -> Void) {}\nextension Array { func visit(_ b: (Int, Element, Int) -> Void) {} }",
            in: "func f(_ a: [(Int, String)]) { «each»(a) { b, c in }; a.«visit» { b, c in } }",
            uses: ["0 each", "0 Array.visit"]),
        ResolutionSample(
            "keys of another kind of dictionary",
            "enum Film { case a }\nfunc put(_ a: KeyValuePairs<Film, Int>) {}", "enum Song { case b }\nfunc put(_ a: [Song: Int]) {}",
            in: "func f() { «put»([.«a»: 1]); «put»([.«b»: 1]) }", uses: ["0 put", "0 Film.a", "1 put", "1 Song.b"]),
        ResolutionSample(
            "several parameters rather than the parts of a tuple",
            "struct Box<E> { func on(_ a: (E) -> Void) {} }\nfunc run(_ a: () -> Void) {}",
            "extension Box { func on(_ a: (E, E) -> Void) {} }\nfunc run(_ a: () -> Film) {}\nstruct Film {}",
            in: "func f(_ a: «Box»<Int>) { a.«on» { b, c in }; «run» { () -> «Film» in b() } }",
            uses: ["0 Box", "1 Box.on", "1 run", "1 Film"]),
        ResolutionSample(
            "a literal that the type of one candidate lacks",
            "struct Parsed { init(_ a: [Item]) {} }\nfunc load(_ a: Parsed) {}", "enum Item { case fast }\nfunc load(_ a: [Item]) {}",
            in: "func f() { «load»([.«fast»]) }", uses: ["1 load", "1 Item.fast"]),
        ResolutionSample(
            "a call that nothing surrounds", "@_disfavoredOverload func make() -> Int { 1 }",
            "func make() -> Film { Film() }\nstruct Film { var year = 1 }",
            in: "func f() { let a = «make»(); _ = a.«year»; «make»() }", uses: ["1 make", "1 Film.year", "1 make"]),
        ResolutionSample(
            "an expected type before what the compiler prefers",
            "@_disfavoredOverload func make() -> Int { 1 }", "func make() -> String { \"\" }",
            in: "func f() { let a: Int = «make»(); let b: String = «make»() }", uses: ["0 make", "1 make"]),
    ])
    func theFormOfArgumentsExcludesNoCandidateThatFits(_ sample: ResolutionSample) { sample.check() }

    @Test func theCompilersPreferenceDecidesNothingThatOtherTypesMayDecide() {
        let files = [
            "@_disfavoredOverload func make() -> Int { 1 }\n@_disfavoredOverload func run(_ a: () -> Int) {}\nfunc both(_ a: () -> Film) {}\nenum Film { case a }",
            "func make() -> String { \"\" }\nfunc run(_ a: () -> String) {}\nfunc both(_ a: () -> Song) {}\nenum Song { case a }",
            "func f(_ g: (Int) -> Void) { _ = make() + 1; run { 1 }; both { if x { return .a }; return .a } }",
        ]
        let graph = SourceGraph(files.map { SourceGraph.Source(module: "App", bytes: Array($0.utf8)) })
        #expect(!graph.references.contains { $0.file == 2 })
        let unresolved = graph.unresolvedUses.map { "\($0.name) \($0.reason)" }
        #expect(unresolved == ["make meaning", "run meaning", "both meaning", "a receiver", "a receiver"])
    }

    @Test(arguments: [
        ResolutionSample(
            "the parameters of a closure",
            "struct Shop { func on(_ a: Int = 1, then b: (Int) -> Void) {} }",
            "extension Shop { @_disfavoredOverload func on(_ a: Int = 1, then b: (Int, Film) -> Void) {} }\nstruct Film { func play() {} }",
            in: "func f(_ a: «Shop») { a.«on» { b, c in c.«play»() }; a.«on» { b in } }",
            uses: ["0 Shop", "1 Shop.on", "1 Film.play", "0 Shop.on"]),
        ResolutionSample(
            "the result of a closure",
            "struct Shop { func on(then b: (Int) -> Void) {} }",
            "extension Shop { @_disfavoredOverload func on(then b: (Int) -> Film) {} }\nstruct Film { static var best: Film { Film() } }",
            in:
                "func f(_ a: «Shop») { a.«on» { b in b.c(); if b > 1 { return .«best» } else { return .«best» } }; a.«on» { b in b.c(); return } }",
            uses: ["0 Shop", "1 Shop.on", "1 Film.best", "1 Film.best", "0 Shop.on"]),
        ResolutionSample(
            "the members in a literal",
            "struct Shop { func add(_ a: [String: Any]) {}; func put(_ a: [Film]) {} }\nstruct Film { static var best: Film { Film() } }",
            "extension Shop { @_disfavoredOverload func add(_ a: [Key: Any]) {}; @_disfavoredOverload func put(_ a: [Key]) {} }\n"
                + "struct Key: Hashable { static var code: Key { Key() } }",
            in: "func f(_ a: «Shop») { a.«add»([.«code»: 1]); a.«add»([\"a\": 1]); a.«put»([.«code»]); a.«put»([.«best»]) }",
            uses: [
                "0 Shop", "1 Shop.add", "1 Key.code", "0 Shop.add", "1 Shop.put", "1 Key.code", "0 Shop.put", "0 Film.best",
            ]),
    ])
    func argumentsDecideBeforeThePreferenceOfTheCompiler(_ sample: ResolutionSample) { sample.check() }

    @Test func doesNotCallValuesThatAreNotFunctions() {
        ResolutionSample(
            "a value", "struct Film {}\nstruct Column { var title: Film\n var show: () -> Void }",
            in: "func f(_ a: «Column») { a.title(); a.«show»() }", uses: ["0 Column", "0 Column.show"]
        ).check()
    }

    @Test(arguments: [
        ResolutionSample(
            "a property", "struct Film { func show() {}\n var name = 1 }",
            in: "struct A { var b: «Film»!\n func c() { b.«show»(); _ = b.«name»; _ = b.map { _ in 1 } } }",
            uses: ["0 Film", "0 Film.show", "0 Film.name"])
    ])
    func findsMembersOfImplicitlyUnwrappedOptionals(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a collection and a type that is not a collection", "func + <C: Collection, D>(a: C, b: D) -> [D] where C.Element == D { [] }",
            "struct Key: CodingKey {}",
            in: "func f(_ a: [Int], _ b: «Key») { _ = a «+» b; _ = a + [1] }", uses: ["1 Key", "0 +"])
    ])
    func selectsGenericOperatorsThatTheStandardLibraryLacks(_ sample: ResolutionSample) { sample.check() }
}
