import Testing

@testable import SwiftSymbols

/// The type that a name refers to, where several types have the name.
@Suite("The types that names refer to")
struct TypeLookupTests {
    @Test(arguments: [
        ResolutionSample(
            "two parameters that are constrained to each other", "struct Film {}\nprotocol Showing { associatedtype Item }",
            in: "struct A<T, U> where T == U, U == T { let b: T.Film\n let c: T.Item }", uses: []),
        ResolutionSample(
            "a member with alternatives in `#if`", "enum System {}", "#if os(Windows)\nextension System { typealias Handle = Int }\n#endif",
            "#if os(Linux)\nextension System { typealias Handle = Int }\n#endif", in: "let a: «System».«Handle»",
            uses: ["0 System", "2 System.Handle"]),
        ResolutionSample(
            "an element of an outside type", "struct Element {}\nstruct Key {}\nprotocol Showing { static func show() }",
            in:
                "extension Array: «Showing» where Element: «Showing» { static func show() { Element.«show»() } }\nextension Set { func f(_ a: «Key») {} }",
            uses: ["0 Showing", "0 Showing", "0 Showing.show", "0 Key"]),
        ResolutionSample(
            "an element of a conforming type", "struct Element {}\nprotocol Showing {}",
            in:
                "protocol A: Sequence { func f(_ a: Element) }\nextension «Showing» where Self: Collection { func f(_ a: Element) { _ = Element.self } }",
            uses: ["0 Showing"]),
        ResolutionSample(
            "an associated type and a generic parameter with its name",
            "protocol Writing { associatedtype Item\n func write(_ a: Item) }\nstruct Item {}",
            in: "struct A<Item> { struct B: «Writing» { func write(_ a: Item) {} } }\nprotocol C: «Writing» { func d(_ a: «Item») }",
            uses: ["0 Writing", "0 Writing", "0 Writing.Item"]),
        ResolutionSample(
            "an extension that a missing brace nests in the extended type", "struct Rating {}",
            in: "extension Film.Star { static let a = 1\nextension Film { enum Star: Int { case b\n static func c(_ d: «Rating») {} } }",
            uses: ["0 Rating"]),
        ResolutionSample(
            "a type that only some arguments have, and an associated type",
            "struct Film { let name = 1 }\nstruct Other { let name = \"2\" }",
            "protocol Giving { associatedtype Output; var output: Output { get } }",
            "struct Box<T>: Giving { var output: Other { Other() } }\nextension Box where T == Int { typealias Output = Film }",
            "func use<X: Giving>(_ a: X) -> X.Output { a.output }", in: "let a = «use»(«Box»<String>()).name", uses: ["3 use", "2 Box"]),
        ResolutionSample(
            "a type's constraints, which do not see its members", "protocol Kind {}",
            in: "struct A<T>: «Kind» where T: «Kind» { typealias Kind = T\n let b: Kind }", uses: ["0 Kind", "0 Kind"]),
    ])
    func selectsTheNearestVisibleType(_ sample: ResolutionSample) { sample.check() }

    /// Source: The Swift Programming Language, "Import Declaration".
    @Test(arguments: [("", 1), ("import struct System.Handle\n", 0), ("@_exported import struct System.Handle\n", 0)])
    func importedDeclarationsTakePrecedenceOverImportedModules(_ line: String, _ uses: Int) {
        let text = "import Core\n\(line)let a: Handle"
        let sources = [("Core", "public protocol Handle {}"), ("App", text), ("App", "import Core\nlet b: Handle")].map {
            SourceGraph.Source(module: $0, bytes: Array($1.utf8))
        }
        let found = SourceGraph(sources).references
        #expect(found.filter { $0.file == 1 }.count == uses)
        #expect(found.filter { $0.file == 2 }.count == (line.hasPrefix("@") ? 0 : 1))
    }
}
