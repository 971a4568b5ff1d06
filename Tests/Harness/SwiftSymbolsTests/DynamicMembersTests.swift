import Testing

@testable import SwiftSymbols

/// Members that a `@dynamicMemberLookup` type forwards, and the conformances and preferences that decide between its subscripts.
@Suite("Dynamic members")
struct DynamicMembersTests {
    private static let store = """
        @dynamicMemberLookup class Store<State, Action> { let state: State; init(_ a: State) { state = a } }
        protocol Observed {}
        protocol Feature<State, Action> { associatedtype State; associatedtype Action }
        typealias StoreOf<R: Feature> = Store<R.State, R.Action>
        @attached(member, names: named(id)) @attached(extension, conformances: Observed, Sendable) macro Observe() = #externalMacro(module: "M", type: "T")
        """
    private static let reading = """
        extension Store where State: Observed { subscript<V>(dynamicMember a: KeyPath<State, V>) -> V { fatalError() } }
        """

    @Test(arguments: [
        ResolutionSample(
            "a subscript that the compiler does not prefer", store,
            """
            extension Store where State: Observed, Action: Hashable {
                @_disfavoredOverload subscript<V>(dynamicMember a: WritableKeyPath<State, V>) -> V { get { fatalError() } set {} }
                @_disfavoredOverload func go(_ a: Int) {}
            }
            """,
            reading + "\nextension Store { func go<T>(_ a: T) {} }",
            in: "struct Film: «Observed» { var count = 0; let fixed = 1 }\nenum Act { case tap }\n"
                + "func f(_ a: «Store»<Film, Act>, _ b: Int) { _ = a.«count»; _ = a.«fixed»; a.«go»(b) }",
            uses: ["0 Observed", "0 Store", "2 Store.subscript", "2 Store.subscript", "2 Store.go"]),
        ResolutionSample(
            "a subscript that sets values", store,
            "extension Store where State: Observed {\n"
                + " subscript<V>(dynamicMember a: WritableKeyPath<State, V>) -> V { get { fatalError() } set {} }\n}",
            reading,
            in: "struct Film: «Observed» { var count = 0; let fixed = 1; var twice: Int { 2 }; var both: Int { get { 1 } set {} }\n"
                + " private(set) var own = 1 }\n"
                + "func f(_ a: «Store»<Film, Int>) { _ = a.«count»; _ = a.«fixed»; _ = a.«twice»; _ = a.«both»; _ = a.«own» }",
            uses: [
                "0 Observed", "0 Store", "1 Store.subscript", "2 Store.subscript", "2 Store.subscript", "1 Store.subscript",
                "2 Store.subscript",
            ]),
        ResolutionSample(
            "values of another type", "struct Bound<V> {}\n" + store, reading,
            "extension Store where State: Observed {\n"
                + " subscript<V>(dynamicMember a: WritableKeyPath<State, Bound<V>>) -> V { get { fatalError() } set {} }\n}",
            in: "struct Film: «Observed» { var count = 0; var bound = «Bound»<Int>() }\n"
                + "func f(_ a: «Store»<Film, Int>) { _ = a.«count»; _ = a.«bound» }",
            uses: ["0 Observed", "0 Bound", "0 Store", "1 Store.subscript", "2 Store.subscript"]),
        ResolutionSample(
            "a conformance that a macro adds", store, reading,
            in: "struct Home: «Feature» {\n @«Observe» struct State { var count = 0 }\n enum Action { case tap } }\n"
                + "func f(_ a: «StoreOf»<Home>, _ b: «Store»<Home.State, Int>) { _ = a.«count»; _ = b.«count» }",
            uses: ["0 Feature", "0 Observe", "0 StoreOf", "0 Store", "1 Store.subscript", "1 Store.subscript"]),
        ResolutionSample(
            "the associated type of an argument", store,
            "struct Home: Feature {\n struct State { var count = Count() }\n enum Action { case tap } }\nstruct Count { var days = 1 }",
            in: "func state<R: «Feature»>(_ a: R) -> R.«State» { fatalError() }\n"
                + "func f(_ a: «StoreOf»<«Home»>) { _ = a.«state».«count».«days»; _ = state(«Home»()).«count».«days» }",
            uses: [
                "0 Feature", "0 Feature.State", "0 StoreOf", "1 Home", "0 Store.state", "1 Home.State.count", "1 Count.days", "1 Home",
                "1 Home.State.count", "1 Count.days",
            ]),
    ])
    func areThoseOfTheSubscriptThatTheCompilerChooses(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a subclass, an extension with requirements, and one of a protocol",
            """
            protocol Feature { associatedtype State }
            struct Store<R: Feature> { var state: R.State }
            struct Film { var year = 1 }
            class Base: Feature { typealias State = Film }
            class Derived: Base { struct State { var year = 1 } }
            struct Home<T> {}
            extension Home where T == Int { typealias State = Film }
            """,
            in: "func f(_ a: «Store»<«Derived»>, _ b: «Store»<«Base»>) { _ = a.«state».year; _ = b.«state».«year» }",
            uses: ["0 Store", "0 Derived", "0 Store", "0 Base", "0 Store.state", "0 Store.state", "0 Film.year"]),
        ResolutionSample(
            "conformances that are written with `&` and a module",
            "@attached(extension, conformances: A & App.B) macro M() = #externalMacro(module: \"M\", type: \"T\")\nprotocol A {}\nprotocol B {}",
            "struct Box<T> {}\nextension Box where T: A { func a() {} }\nextension Box where T: B { func b() {} }",
            in: "@«M» struct Film {}\nfunc f(_ c: «Box»<Film>) { c.«a»(); c.«b»() }", uses: ["0 M", "1 Box", "1 Box.a", "1 Box.b"]),
    ])
    func areKnownWhereNothingElseMayBeMeant(_ sample: ResolutionSample) { sample.check() }

    /// A macro from outside may add any conformance, so that both subscripts are possible.
    @Test func ofSeveralSubscriptsAreUnresolved() {
        let files = [
            "import Library\n@dynamicMemberLookup struct Box<Base> {}",
            "import Library\nextension Box where Base: Outer { subscript<V>(dynamicMember a: KeyPath<Base, V>) -> V { fatalError() } }",
            "import Library\nextension Box where Base: Other { subscript<V>(dynamicMember a: KeyPath<Base, V>) -> V { fatalError() } }",
            "import Library\n@Observe struct Film { var year = 1 }\nstruct Show { var year = 1 }\nfunc f(_ a: Box<Film>, _ b: Box<Show>) { _ = a.year; _ = b.year }",
        ]
        let graph = SourceGraph(files.map { SourceGraph.Source(module: "App", bytes: Array($0.utf8)) })
        let unresolved = graph.unresolvedUses.map { "\($0.name) \($0.reason) \($0.candidates.map { graph.declarations[$0].file })" }
        #expect(unresolved == ["year meaning [1, 2]", "year receiver []"])
    }
}
