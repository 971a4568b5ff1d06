import Testing

@testable import SwiftSymbols

/// Names of the sources that are used through types of libraries, of which nothing is known: they are listed.
@Suite("Types of libraries")
struct LibraryTypesTests {
    private static func unresolved(_ texts: String...) -> [String] {
        let graph = SourceGraph(texts.map { SourceGraph.Source(module: "App", bytes: Array("import Library\n\($0)".utf8)) })
        return graph.unresolvedUses.filter { $0.file == texts.count - 1 }.map { use in
            "\(use.name) \(use.reason) \(use.candidates.map { graph.declarations[$0].symbol })"
        }
    }

    @Test func mayForwardMembersOfTheirArguments() {
        let found = Self.unresolved(
            "struct Home { struct State { var title = 1 }\n enum Action { case tap } }\nextension Home { struct Extra { var note = 1 } }\nstruct Film { var name = 1; var run: (Int) -> Void }",
            "struct A { @Bindable var store: StoreOf<Home>; let box: Box<Film>\n"
                + " func f() { _ = store.title; _ = $store.title; _ = store.note; _ = box.name; _ = box.title; _ = store.other; store.title(1); box.run(1) } }"
        )
        #expect(
            found == [
                "title receiver [\"Home.State.title\"]", "title receiver [\"Home.State.title\"]", "note receiver [\"Home.Extra.note\"]",
                "name receiver [\"Film.name\"]", "run receiver [\"Film.run\"]",
            ])
    }

    @Test func haveGenericParametersOfUnknownNames() {
        let found = Self.unresolved(
            "struct Film { static let best = Film(); var year = 1 }\n"
                + "extension Effect { init(value: A) { fatalError() }\n static func pure(_ a: A) -> Effect { fatalError() }\n var output: A { fatalError() } }\n"
                + "struct Client { var get: () -> Effect<Film> }",
            "func f(_ a: inout Client, _ b: Effect<Film>) { a.get = { .init(value: .best) }; a.get = { .pure(.best) }; _ = b.output.year }")
        #expect(found == ["best receiver [\"Film.best\"]", "best receiver [\"Film.best\"]", "year receiver [\"Film.year\"]"])
    }

    @Test func keyPathsHaveMembersOfTheProtocolThatAppends() {
        ResolutionSample(
            "an extension of `_AppendKeyPath`", "extension _AppendKeyPath { func safe() {} }",
            in: "func f<A, B>(_ a: KeyPath<A, B>, _ b: WritableKeyPath<A, B>) { a.«safe»(); b.«safe»() }",
            uses: ["0 _AppendKeyPath.safe", "0 _AppendKeyPath.safe"]
        ).check()
    }
}
