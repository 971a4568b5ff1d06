import SwiftSymbols
import Testing

@Suite("Successive versions of the same sources")
struct SuccessiveParsesTests {
    private func table(_ files: [(path: String, text: String)], _ parses: SuccessiveParses) -> SymbolTable {
        parses.beginVersion()
        return SymbolTable.read(
            files.map { SourceGraph.Source(path: $0.path, module: "App", bytes: Array($0.text.utf8)) }, versions: parses)
    }

    @Test func parsesOnlyWhatHasChanged() {
        let parses = SuccessiveParses()
        let (a, b) = ("struct A { let b: B }", "struct B { let a: Int }")
        _ = table([("a.swift", a), ("b.swift", b)], parses)
        #expect(parses.parseCount == 2)
        _ = table([("a.swift", a), ("b.swift", b + "\nstruct C {}")], parses)
        #expect(parses.parseCount == 3)
        // A file that a version lacks is forgotten.
        _ = table([("b.swift", b)], parses)
        _ = table([("a.swift", a), ("b.swift", b)], parses)
        #expect(parses.parseCount == 5)
    }

    @Test func numbersFilesAsEachVersionHasThem() {
        let parses = SuccessiveParses()
        let last = ("z.swift", "extension Outer { struct Inner {} }")
        _ = table([("b.swift", "struct Outer {}"), last], parses)
        let found = table([("a.swift", "struct First {}"), ("b.swift", "struct Outer {}"), last], parses)
        #expect(parses.parseCount == 3)
        let places = zip(found.paths, found.declarations).filter { $1.kind == .struct }.map { "\($0) \($1.file)" }
        #expect(places == ["First 0", "Outer 1", "Outer.Inner 2"])
    }
}
