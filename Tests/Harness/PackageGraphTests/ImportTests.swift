import SwiftSymbols
import Testing
import VerificationModel

@testable import PackageGraph

@Suite("Imports")
struct ImportTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let source: String
        let found: [String]
        var testDescription: String { source }

        init(_ source: String, _ found: [String]) { (self.source, self.found) = (source, found) }
    }

    static let samples = [
        Sample("import A", ["1:8 A"]),
        Sample("import A; import B", ["1:8 A", "1:18 B"]),
        Sample("import struct A.B", ["1:15 A.B"]),
        Sample("import class A.B.C", ["1:14 A.B.C"]),
        Sample("import func A.f", ["1:13 A.f"]),
        Sample("import typealias A.T", ["1:18 A.T"]),
        Sample("import os.log", ["1:8 os.log"]),
        Sample("@testable import A", ["1:18 A"]),
        Sample("@_exported import A", ["1:19 A"]),
        Sample("@preconcurrency import A", ["1:24 A"]),
        Sample("@_implementationOnly import A", ["1:29 A"]),
        Sample("@_spi(Internals) import A", ["1:25 A"]),
        Sample("public import A", ["1:15 A"]),
        Sample("package import A", ["1:16 A"]),
        Sample("internal import A", ["1:17 A"]),
        Sample("fileprivate import A", ["1:20 A"]),
        Sample("private import A", ["1:16 A"]),
        Sample("@preconcurrency public import struct A.B", ["1:38 A.B"]),
        Sample("import `class`", ["1:8 class"]),
        Sample("/* é */ import A", ["1:17 A"]),
        Sample(
            "#if canImport(A)\nimport A\n#elseif os(Linux)\nimport B\n#else\nimport C\n#endif",
            ["2:8 A [#if canImport(A)]", "4:8 B [#elseif os(Linux) of #if canImport(A)]", "6:8 C [#else of #if canImport(A)]"]),
        Sample("#if DEBUG\n#else\n#if os(iOS)\n#else\nimport A\n#endif\n#endif", ["5:8 A [#else of #if DEBUG, #else of #if os(iOS)]"]),
        Sample("#if DEBUG\n#if os(iOS)\nimport A\n#endif\n#endif", ["3:8 A [#if DEBUG, #if os(iOS)]"]),
        Sample("struct S {}\nimport A", ["2:8 A"]),
        Sample("// import A", []),
        Sample("/* import A */", []),
        Sample("/// import A\nlet x = 1", []),
        Sample("let s = \"import A\"", []),
        Sample("let s = \"\"\"\nimport A\n\"\"\"", []),
        Sample("let s = #\"import A\"#", []),
        Sample("let importer = 1\nlet `import` = 2", []),
        Sample("", []),
    ]

    @Test(arguments: samples)
    func findsImportsInEveryForm(_ sample: Sample) {
        let graph = Self.graph(sample.source)
        let found = graph.symbols.imports[0].map { each in
            let conditions = each.conditions.isEmpty ? "" : " [\(each.conditions.joined(separator: ", "))]"
            let place = graph.place(of: each.offset, in: 0)
            return "\(place.line ?? 0):\(place.column ?? 0) \(each.path.joined(separator: "."))\(conditions)"
        }
        #expect(found == sample.found)
    }

    @Test(arguments: [("func f( {\n}", "1:9"), ("import A\nstruct {\n}\n", "2:8"), ("let x = \n", "1:9"), ("}\n", "1:1")])
    func reportsThePlaceOfASyntaxError(_ source: String, _ place: String) {
        #expect(Self.graph(source).brokenPlaces.map(\.description) == ["a.swift:\(place)"])
    }

    // The compiler does not read a branch that another version of it would take.
    @Test(
        arguments: [
            ("#if compiler(>=9)\nerror\n#endif\n", nil),
            ("#if swift(>=9) && canImport(A)\nerror\n#else\nlet a = 1\n#endif\n", nil),
            ("#if compiler(<9)\nlet a = 1\n#else\nerror\n#endif\n", nil),
            ("#if !(compiler(<9))\nerror\n#endif\nstruct A {\n#if compiler(>=9) || swift(>=9)\nerror\n#endif\n}\n", nil),
            ("#if true\nlet a = 1\n#elseif compiler(>=9)\nerror\n#endif\n", nil),
            ("#if compiler(>=5)\nlet a = 1\n#elseif os(Windows)\nerror\n#endif\n", 4),
            ("#if compiler(>=5)\nlet a = 1\n#endif foo\n", 3), ("#if compiler(>=9) foo\nlet a = 1\n#endif\n", 1),
            ("#if compiler(<9)\nerror\n#endif\n", 2), ("#if compiler(>=9)\n#else\nerror\n#endif\n", 3),
            ("#if compiler(>=9) || os(Windows)\nerror\n#endif\n", 2), ("#if os(Windows)\nerror\n#endif\n", 2),
            ("#if compiler(>=9)\nerror\n#elseif os(Windows)\nerror\n#endif\n", 4),
            ("#if compiler(>=9)\nerror\n#endif\nerror\n", 4), ("#if compiler(>=9)\nlet a = 1\n", 2),
        ] as [(String, Int?)])
    func reportsNoErrorsThatTheCompilerDoesNotRead(_ source: String, _ line: Int?) {
        let graph = Self.graph(source.replacing("error", with: "let b = )"))
        #expect(graph.brokenPlaces.map(\.line) == (line.map { [$0] } ?? []))
    }

    private static func graph(_ source: String) -> SymbolGraph {
        let text = SourceText(path: "a.swift", module: "", bytes: Array(source.utf8))
        return SymbolGraph([text], ModuleLinks(), build: BuildConditions(), watched: nil)
    }
}
