import Foundation
import PlantedSwift
import Testing

@testable import SwiftSymbols

/// One reference of each kind in Swift's grammar, and code that only looks like a reference.
@Suite("The declarations that names refer to")
struct PlantedReferencesTests {
    @Test(arguments: PlantedSwift.planted)
    func findsEachReferenceAtItsPlace(_ kind: String, _ text: String) {
        let (plain, offsets) = PlantedSwift.unmarked(text)
        let found = Self.references(plain)
        #expect(Set(found.map(\.offset)).sorted() == offsets, "\(kind): \(found)")
    }

    @Test(arguments: PlantedSwift.lookalikes)
    func findsNoReferenceInLookalikes(_ kind: String, _ text: String) {
        #expect(Self.references(text).isEmpty, "\(kind): \(Self.references(text))")
    }

    /// Tests two modules, of which one imports the other.
    @Test func theOwnModuleTakesPrecedenceOverImportedModules() {
        let sources = [
            SourceGraph.Source(module: "Data", bytes: Array("public struct Remote {}\nstruct Hidden {}".utf8)),
            SourceGraph.Source(module: "Domain", bytes: Array("struct Remote {}".utf8)),
            SourceGraph.Source(module: "Domain", bytes: Array("import Data\nlet a: Remote\nlet b: Data.Remote\nlet c: Hidden".utf8)),
        ]
        let graph = SourceGraph(sources)
        #expect(graph.references.map { graph.declarations[$0.declaration].file } == [1, 0])
        #expect(graph.references.map(\.offset) == [19, 38])
    }

    @Test func doesNotFindDeclarationsOfModulesThatAreNotImported() {
        let sources = [
            SourceGraph.Source(module: "Data", bytes: Array("public struct Remote {}".utf8)),
            SourceGraph.Source(module: "Domain", bytes: Array("let a: Remote".utf8)),
        ]
        #expect(SourceGraph(sources).references.isEmpty)
    }

    /// Tests that a member of an outside type is visible in each file that imports its module, directly or through others.
    @Test func findsMembersOfOutsideTypesWhereTheirModuleIsImported() {
        let adding = SourceGraph.Source(module: "Adding", bytes: Array("extension String { public func added() {} }".utf8))
        let passing = SourceGraph.Source(module: "Passing", bytes: Array("import Adding".utf8))
        let uses = ["import Adding\n", "import Passing\n", "import Foundation\n"].map { start in
            let using = SourceGraph.Source(module: "Using", bytes: Array("\(start)let a: Void = \"\".added()".utf8))
            return SourceGraph([adding, passing, using]).references.count
        }
        #expect(uses == [1, 1, 0])
    }

    /// Tests the member of an element that a loop iterates over.
    @Test(arguments: [
        (
            "struct Films: RandomAccessCollection { let startIndex = 0, endIndex = 1\n subscript(position: Int) -> Remote { Remote() } }",
            "Films()[...].dropFirst()"
        ),
        (
            "struct Films: Sequence { func makeIterator() -> Walk { Walk() } }\nstruct Walk: IteratorProtocol { mutating func next() -> Remote? { nil } }",
            "Films()"
        ),
        (
            "struct Films: AsyncSequence { struct AsyncIterator: AsyncIteratorProtocol { mutating func next() async -> Remote? { nil } }\n func makeAsyncIterator() -> AsyncIterator { AsyncIterator() } }",
            "Films()"
        ),
        ("struct Films: Sequence { typealias Element = Remote }", "Films()"),
    ])
    func infersTheElementsOfCollectionsOfTheSources(_ declaration: String, _ value: String) {
        let wait = declaration.contains("AsyncSequence") ? "try await " : ""
        let found = Self.references("\(declaration)\nfunc f() { for \(wait)a in \(value) { _ = a.name } }")
        let text = "\(declaration)\nfunc f() { for \(wait)a in \(value) { _ = a."
        #expect(found.contains { $0.offset == text.utf8.count }, "\(found)")
    }

    /// Tests the symbol that the name behind a text refers to.
    @Test(arguments: [
        (
            "protocol Named {}\nextension Named { func title() {} }\nextension Int: Named {}", "func f(_ a: Int) { a.", "title",
            "Named.title"
        ),
        (
            "protocol Named { var title: Int { get } }\nextension Named { var title: Int { 1 } }", "func f<T: Named>(_ a: T) { _ = a.",
            "title", "Named.title"
        ),
        (
            "struct Title { struct Part { init(of: Int) {} }\n init(_ part: Part) {}\n init(_ parts: some Sequence<Part>) {} }",
            "let a = Title(.", "init(of: 1))", "Title.Part.init"
        ),
        (
            "struct Sum {}\nextension Data { static func + (left: Data, right: Data) -> Data { left } }",
            "func f(_ a: Data, _ b: Data) { _ = a ", "+ b", "Data.+"
        ),
        ("extension Optional { func get() -> Int { 1 } }", "func f(_ a: Int?) { _ = a.", "get()", "Optional.get"),
        (
            "protocol A {}\nprotocol B {}\nextension A { static func fetch() {} }\nextension A where Self: B { static func fetch() {} }\nextension String: A, B {}",
            "func f() { String.", "fetch()", "A.fetch"
        ),
    ])
    func selectsDeclarationsByTheRulesOfSwift(_ declarations: String, _ before: String, _ rest: String, _ symbol: String) {
        let graph = SourceGraph([
            Self.source(declarations), Self.source("\(before)\(rest)\(rest.hasSuffix(")") && before.contains("{") ? " }" : "")"),
        ])
        let found = graph.references.filter { $0.file == 1 && $0.offset == before.utf8.count }.map { graph.declarations[$0.declaration] }
        #expect(found.map(\.symbol) == [symbol])
        // Of two declarations, the requirement or the one with more constraints takes precedence.
        if declarations.contains("{ get }") { #expect(found.first.map { $0.offset } == 21) }
        if declarations.contains("where Self: B") { #expect((found.first?.offset ?? 0) > declarations.utf8.count / 2) }
    }

    /// Tests circular constraints, some of which Swift refuses.
    ///
    /// Each text calls `title` at its end.
    @Test(arguments: [
        "protocol P { associatedtype A\n func m(_ a: A) }\nextension P where A == Self.A, A: Named { func q(_ a: A) { a.title() } }",
        "protocol P { associatedtype A\n var a: A { get } }\nextension P where Self.A == A, A: Named { func q() { a.title() } }",
        "protocol P { associatedtype A: Named where A == B\n associatedtype B: Named where B == A\n var a: A { get } }\nfunc f<T: P>(_ t: T) { t.a.title() }",
        "protocol P { associatedtype A\n associatedtype B\n var a: A { get } }\nextension P where A == B, B == A, B: Named { func q() { a.title() } }",
        "func f<A: Named, B: Named>(_ a: A, _ b: B) where A == B { func g() where B == A { a.title() } }",
        "func f<A, B: Named>(_ a: A, _ b: B) where A == B, B == A { a.title() }",
        "func f<T: T & Named>(_ a: T) { a.title() }", "func f<T: U, U: T & Named>(_ a: T) { a.title() }",
        "func f<T, U: Named>(_ a: T) where T == U, U == T? { a.title() }",
    ])
    func resolvesCircularConstraints(_ text: String) {
        let graph = SourceGraph([Self.source("protocol Named { func title() }"), Self.source(text)])
        let called = graph.references.filter { graph.declarations[$0.declaration].symbol == "Named.title" }
        #expect(called.map(\.offset) == Self.places(of: "title()", in: text))
    }

    /// The thread sanitizer records at most 65,536 calls in progress per thread and crashes beyond them.
    ///
    /// A step takes up to ten. `make sanitize` sets TSAN_OPTIONS.
    private static let chainLength = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] == nil ? 30_000 : 5_000

    /// Tests the time for long chains.
    ///
    /// A resolver that visits each step again for every later step would need hours for them.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            ("let a = 1", " + 1", " + ", "remoteLimit"), ("func f(_ a: Int?) -> Int { a", " ?? a", " ?? ", "remoteLimit }"),
            ("func f(_ a: Bool) -> Int { a", " ? 1 : a", " ? 1 : ", "remoteLimit }"),
            ("func f(_ a: Remote) { _ = a", ".self", ".", "name }"), ("func f(_ a: Remote) { _ = a", ".next[0]", ".", "name }"),
        ])
    func resolvesLongChainsInLinearTime(_ start: String, _ step: String, _ join: String, _ last: String) {
        let text = start + String(repeating: step, count: Self.chainLength) + join + last
        let watched = WatchedNames(key: "Remote.absent", partLimit: 2) { $0 == "Remote.absent" }
        let graph = SourceGraph([Self.source(PlantedSwift.declarations), Self.source(text)], watched: watched)
        #expect(graph.references.last?.offset == Self.places(of: last, in: text).last)
    }

    /// Tests that an import in an inactive branch is visible only at places that the build does not contain.
    @Test func importsOfABranchAreVisibleInTheBranch() {
        let data = SourceGraph.Source(module: "Data", bytes: Array("public struct Remote {}".utf8))
        let text = "#if os(Windows)\nimport Data\nlet a: Remote\nlet b = Remote()\n#endif\nlet c: Remote"
        let graph = SourceGraph([data, SourceGraph.Source(module: "Domain", bytes: Array(text.utf8))])
        #expect(graph.references.map(\.offset) == Self.places(of: "Remote", in: text).dropLast())
        #expect(graph.references.allSatisfy { !$0.isActive })
    }

    @Test func reportsUnresolvedUsesWithoutGuesses() {
        let graph = SourceGraph([Self.source(PlantedSwift.declarations), Self.source("func f() { outside().name = 1 }")])
        #expect(graph.references.isEmpty)
        #expect(graph.unresolvedUses.map(\.name) == ["name"])
        #expect(graph.unresolvedUses.map { [$0.file, $0.offset] } == [[1, 21]])
        #expect(graph.unresolvedUses.map(\.reason) == [.receiver])
    }

    @Test func reportsSyntaxErrorsAndReadsTheRest() {
        let graph = SourceGraph([Self.source(PlantedSwift.declarations), Self.source("let a: Remote\nlet = }")])
        #expect(graph.references.map { graph.declarations[$0.declaration].symbol } == ["Remote"])
        #expect(graph.errorOffsets == [nil, 18])
    }

    @Test func namesOfDeclarationsContainTheDeclarationsAround() {
        let text = "struct A { enum B {} }\nextension A.B { func c() { func d() {} } }\nfunc e() { struct F { var g = 1 } }"
        let declared = SourceGraph([Self.source(text)]).declarations
        #expect(declared.map(\.symbol) == ["A", "A.B", "A.B.c", "A.B.c.d", "e", "e.F", "e.F.g"])
        #expect(declared.map { symbol in symbol.owner.map { declared[$0].symbol } } == [nil, "A", "A.B", "A.B", nil, nil, "e.F"])
    }

    /// Tests attributes in branches.
    ///
    /// An attribute is a use in each branch. It affects its declaration only in the active branch.
    @Test func findsAttributesInAllBranches() {
        let declared = Self.source(
            "@propertyWrapper struct Linux { var wrappedValue = 1; var projectedValue: Film { Film() } }\n@propertyWrapper struct Phone { var wrappedValue = 1 }\nstruct Film { var name = 1 }"
        )
        let using = Self.source(
            "struct A {\n#if os(iOS)\n@Phone\n#elseif os(Linux)\n@Linux\n#endif\nvar a: Int\nfunc f() { _ = $a.name } }")
        let graph = SourceGraph([declared, using])
        let found = graph.references.filter { $0.file == 1 }.map { use in
            "\(graph.declarations[use.declaration].symbol) \(use.role) \(use.isActive) \(use.conditions)"
        }
        #expect(
            found == [
                "Phone attribute false [\"#if os(iOS)\"]", "Linux attribute true [\"#elseif os(Linux) of #if os(iOS)\"]",
                "Film.name other true []",
            ])
    }

    // MARK: Texts

    private static func source(_ text: String) -> SourceGraph.Source { SourceGraph.Source(module: "App", bytes: Array(text.utf8)) }

    /// Returns the offsets of a word in a text.
    private static func places(of word: String, in text: String) -> [Int] {
        text.ranges(of: word).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
    }

    private static func references(_ text: String) -> [Reference] {
        SourceGraph([source(PlantedSwift.declarations), source(text)]).references.filter { $0.file == 1 && $0.isActive }
    }
}
