import PlantedSwift
import Testing

@testable import SwiftSymbols

/// One reference of each kind that Swift's grammar has, and what only looks like one.
@Suite("What names stand for")
struct PlantedReferencesTests {
    @Test(arguments: PlantedSwift.planted)
    func eachReferenceIsFoundAtItsPlace(_ kind: String, _ text: String) {
        let (plain, offsets) = PlantedSwift.unmarked(text)
        let found = Self.references(plain)
        #expect(Set(found.map(\.offset)).sorted() == offsets, "\(kind): \(found)")
    }

    @Test(arguments: PlantedSwift.lookalikes)
    func whatOnlyLooksLikeAReferenceIsNone(_ kind: String, _ text: String) {
        #expect(Self.references(text).isEmpty, "\(kind): \(Self.references(text))")
    }

    /// Two modules, of which one imports the other.
    @Test func theOwnModuleWinsOverAnImportedOne() {
        let sources = [
            SourceGraph.Source(module: "Data", bytes: Array("public struct Remote {}\nstruct Hidden {}".utf8)),
            SourceGraph.Source(module: "Domain", bytes: Array("struct Remote {}".utf8)),
            SourceGraph.Source(module: "Domain", bytes: Array("import Data\nlet a: Remote\nlet b: Data.Remote\nlet c: Hidden".utf8)),
        ]
        let graph = SourceGraph(sources)
        #expect(graph.references.map { graph.declarations[$0.declaration].file } == [1, 0])
        #expect(graph.references.map(\.offset) == [19, 38])
    }

    @Test func whatIsNotImportedIsNotSeen() {
        let sources = [
            SourceGraph.Source(module: "Data", bytes: Array("public struct Remote {}".utf8)),
            SourceGraph.Source(module: "Domain", bytes: Array("let a: Remote".utf8)),
        ]
        #expect(SourceGraph(sources).references.isEmpty)
    }

    @Test func whatIsNotKnownIsCountedAndNotGuessed() {
        let graph = SourceGraph([Self.source(PlantedSwift.declarations), Self.source("func f() { outside().name = 1 }")])
        #expect(graph.references.isEmpty)
        #expect(graph.unresolvedUses == [UnresolvedUse(file: 1, name: "name", offset: 21, reason: .receiver, isActive: true)])
    }

    @Test func aFileThatStopsBeingSwiftIsToldAndTheRestIsRead() {
        let graph = SourceGraph([Self.source(PlantedSwift.declarations), Self.source("let a: Remote\nlet = }")])
        #expect(graph.references.map { graph.declarations[$0.declaration].symbol } == ["Remote"])
        #expect(graph.errorOffsets == [nil, 18])
    }

    // MARK: Texts

    private static func source(_ text: String) -> SourceGraph.Source { SourceGraph.Source(module: "App", bytes: Array(text.utf8)) }

    private static func references(_ text: String) -> [Reference] {
        SourceGraph([source(PlantedSwift.declarations), source(text)]).references.filter { $0.file == 1 && $0.isActive }
    }
}
