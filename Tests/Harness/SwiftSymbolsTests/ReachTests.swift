import Foundation
import TestFolders
import Testing

@testable import SwiftSymbols

@Suite("The reach of a change")
struct ReachTests {
    /// A change of the first of several files.
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let (old, new): (String, String)
        let others: [String]
        /// The numbers of the other files that it reaches; nil if it may reach all.
        let reached: [Int]?

        init(_ description: String, _ old: String, _ new: String, in others: String..., reaches reached: [Int]?) {
            self.init(description, old, new, in: others, reaches: reached)
        }

        init(_ description: String, _ old: String, _ new: String, in others: [String], reaches reached: [Int]?) {
            testDescription = description
            (self.old, self.new, self.others, self.reached) = (old, new, others, reached)
        }
    }

    /// - Parameter modules: The module of each file; nil if all have the same.
    private static func reached(_ change: Change, modules: [String]? = nil, _ links: ModuleLinks = ModuleLinks()) -> [Int]? {
        func parsed(_ text: String, _ number: Int) -> ParsedFile {
            Lowering.parsedFile(Array(text.utf8), file: number, build: BuildConditions())
        }
        let files = ([change.new] + change.others).enumerated().map { parsed($1, $0) }
        let entries = files.map { FileEntry($0) }
        let found = InterfaceChange(from: parsed(change.old, 0), to: files[0])
        let modules = modules ?? files.map { _ in "App" }
        let sight = ModuleTable(files, of: modules, links).sight
        let reach = Reach(of: [0: found], in: files, modules: modules, sight) { entries[$0].contains(anyOf: $1) }
        return reach.map { reach in files.indices.dropFirst().filter { reach.reached[$0] } }
    }

    @Test(arguments: [
        Change("a new method", "class A {}", "class A { func b() {} }", in: "A()", "func f(a: A) { a.b() }", reaches: [2]),
        Change("a removed method", "class A { func b() {} }", "class A {}", in: "A()", "func f(a: A) { a.b() }", reaches: [2]),
        Change("a method's result", "class A { func b() {} }", "class A { func b() -> A {} }", in: "A()", "x.b().c", reaches: [2]),
        Change("a method's access", "class A { func b() {} }", "class A { private func b() {} }", in: "A()", "x.b()", reaches: [2]),
        Change("a moved method", "class A { func b() {}; func c() {} }", "class A { func c() {}; func b() {} }", in: "x.b()", reaches: []),
        Change("a method's body", "class A { func b() {} }", "class A { func b() { c() } }", in: "x.b()", reaches: []),
        Change("a comment", "class A {}", "// A.\n\nclass A {}", in: "A()", reaches: []),
        Change(
            "overloads in another order",
            "func a(b: A) {}; func a(b: B) {}", "func a(b: B) {}; func a(b: A) {}",
            in: "a(b: c)", "c", reaches: [1]),
        Change(
            "a variable of a wrapper",
            "class A { @B var c = 1 }", "class A { @B var c = A() }",
            in: "x.$c", "x._c", "x.d", reaches: [1, 2]),
        Change("a case", "enum A { case b }", "enum A { case b, c(Int) }", in: "let a: A = .b", "let a: A = .c(1)", reaches: [2]),
        Change("a local type", "func a() {}", "func a() { struct B {} }", in: "B()", "a()", reaches: [1]),
    ])
    func coversTheNamesOfDeclarations(_ change: Change) { #expect(Self.reached(change) == change.reached) }

    @Test(arguments: [
        Change(
            "an inferred type",
            "func a() -> Int {}", "func a() -> B {}",
            in: "let c = a()", "let d = c", "d.e", "e.f", reaches: [1, 2, 3]),
        Change(
            "an alias",
            "typealias A = B", "typealias A = C",
            in: "func f() -> A {}", "typealias D = A", "f().g", "var d: D", "B.h", reaches: [1, 2, 3, 4]),
        Change(
            "a type that an initializer of an outside type takes", "class A { init(b: Int) {} }; class B { init() {} }",
            "class A { init(b: C) {} }; class B { init() {} }", in: "extension Int { init(a: A) {} }", reaches: nil),
        Change("a default value", "let a = 1", "let a = A()", in: "func f(b: B = a) {}", "f()", "g()", reaches: [1, 2]),
        Change(
            "a builder",
            "@resultBuilder enum A { static func buildBlock(a: Int) {} }\n@resultBuilder enum B { static func buildBlock() {} }",
            "@resultBuilder enum A { static func buildBlock(a: A) {} }\n@resultBuilder enum B { static func buildBlock() {} }",
            in: "protocol C { @A var body: D { get } }", "class E { var body: F { g } }", "class G { @B var f: H { i } }", reaches: [1, 2]),
    ])
    func coversWhatMentionsAName(_ change: Change) { #expect(Self.reached(change) == change.reached) }

    /// The uses are in files that write neither the type nor the member.
    @Test(arguments: [
        Change(
            "init", "class A { init(b: Int) {} }; class B { init() {} }", "class A { init(b: C) {} }; class B { init() {} }",
            in: "func f(_ a: A) {}", "f(.init(b: c))", "g(.init())", reaches: [1, 2]),
        Change(
            "an inherited init",
            "class A { init(b: Int) {} }; class B { init() {} }", "class A { init(b: C) {} }; class B { init() {} }",
            in: "class D: A {}", "D(b: c)", "E(b: c)", reaches: [1, 2]),
        Change(
            "subscript", "class A { subscript(b: Int) -> Int { 1 } }; class B { subscript() -> Int { 1 } }",
            "class A { subscript(b: Int) -> A { 1 } }; class B { subscript() -> Int { 1 } }", in: "let c: A", "c[1].d", "e[1].d",
            reaches: [1, 2]),
        Change(
            "callAsFunction", "class A { func callAsFunction() {} }; class B { func callAsFunction() {} }",
            "class A { func callAsFunction() -> A {} }; class B { func callAsFunction() {} }", in: "let c: A", "c().d", "e().d",
            reaches: [1, 2]),
        Change(
            "next", "struct A { func next() -> Int? {} }; struct B { func next() -> Int? {} }",
            "struct A { func next() -> A? {} }; struct B { func next() -> Int? {} }", in: "let c: A", "for d in c { d.e }", "for d in e {}",
            reaches: [1, 2]),
        Change(
            "wrappedValue", "struct A { var wrappedValue: Int }; struct B { var wrappedValue: Int }",
            "struct A { var wrappedValue: A }; struct B { var wrappedValue: Int }", in: "class C { @A var d }", "x.d.e", "x.f",
            reaches: [1, 2]),
        Change(
            "a member that determines an associated type",
            "struct A { func makeCoordinator() -> Int { 1 } }; struct B { func makeCoordinator() -> Int { 1 } }",
            "struct A { func makeCoordinator() -> A { 1 } }; struct B { func makeCoordinator() -> Int { 1 } }",
            in: "func c(_ d: E<A>) { d.coordinator.f }", "func g(_ h: E<B>) { h.coordinator.i }", reaches: [1]),
        Change(
            "a variable that an initializer takes",
            "struct A { var b: Int }", "struct A { var b: Int; var c: A? }",
            in: "A(b: 1)", "x.b",
            reaches: [1]),
    ])
    func coversWhatIsUsedWithoutItsName(_ change: Change) { #expect(Self.reached(change) == change.reached) }

    /// The names that the resolver itself looks up are texts in its sources.
    @Test func coversTheNamesThatTheResolverLooksUp() throws {
        let folder = URL(fileURLWithPath: "\(PackageFolders.root)/Sources/Harness/Layers/SwiftSymbols/Resolving")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let lookup = /(?:[mM]embers|Types)\("(\w+)"|"(build[A-Z]\w+|make\w*Iterator)"/
        let names = try files.flatMap { try String(contentsOf: $0, encoding: .utf8).matches(of: lookup).compactMap { $0.1 ?? $0.2 } }
        #expect(Set(names).count > 15)
        for name in Set(names) { #expect(ReachedNames.isImplicit(Word(String(name))), "\(name)") }
    }

    @Test(arguments: [
        Change("a new type", "class A {}", "class A {}; class B: A { func c() {} }", in: "A()", "B()", "x.c()", reaches: [2, 3]),
        Change("a new type with a known supertype", "class A: UIView {}", "class A: UIView {}; class B: UIView {}", in: "A()", reaches: []),
        Change("a type that conforms to a protocol", "struct A {}", "struct A {}; struct B: P {}", in: "protocol P {}", "A()", reaches: []),
        Change("a type's conformance", "struct A {}; protocol P {}", "struct A: P {}; protocol P {}", in: "B()", reaches: nil),
        Change("a type's access", "struct A {}", "private struct A {}", in: "B()", reaches: nil),
        Change("a new supertype", "struct A {}", "struct A {}; class B: UIView {}", in: "A()", reaches: nil),
        Change("a type that others inherit from", "struct A {}", "struct A {}; protocol P {}", in: "class B: P {}", reaches: nil),
        Change("a type that others extend", "struct A {}", "struct A {}; struct B {}", in: "extension B { func c() {} }", reaches: nil),
        Change("an alias that others extend", "typealias A = B", "typealias A = C", in: "typealias D = A", "extension D {}", reaches: nil),
        Change(
            "an associated type",
            "protocol A { associatedtype B }", "protocol A { associatedtype B; associatedtype C }",
            in: "B()", reaches: nil),
    ])
    func ofTypesIsLimitedIfConformancesAreTheSame(_ change: Change) { #expect(Self.reached(change) == change.reached) }

    @Test(arguments: [
        Change("an extension of a type", "class A {}", "class A {}; extension A { func b() {} }", in: "A()", "x.b()", reaches: [2]),
        Change("an extension of a type of another file", "", "extension A { func b() {} }", in: "class A {}", "x.b()", "A()", reaches: [2]),
        Change(
            "an extension of a nested type",
            "enum A { class B {} }", "enum A { class B {} }; extension A.B { func c() {} }",
            in: "x.c()", "A.D", reaches: [1]),
        Change(
            "a member of an extension",
            "extension Int { func a() {} }", "extension Int { func a() {}; func b() {} }",
            in: "1.a()", "1.b()", reaches: [2]),
        Change(
            "a second extension",
            "extension Int { func a() {} }", "extension Int { func a() {} }; extension Int { func b() {} }",
            in: "1.a()", "1.b()", reaches: [2]),
        Change(
            "an extension of a type that only another file sees", "", "extension A { func b() {} }", in: "private class A {}", reaches: nil),
        Change(
            "an extension of a type that the build lacks", "", "extension A { func b() {} }", in: "#if NEVER\nclass A {}\n#endif",
            reaches: nil),
        Change("the first extension of an outside type", "", "extension Int { func a() {} }", in: "1.b()", reaches: nil),
        Change(
            "the first extension that has members",
            "extension Int {}", "extension Int {}; extension Int where A: B { func a() {} }",
            in: "1.b()", reaches: nil),
        Change("an extension's conformance", "class A {}; extension A {}", "class A {}; extension A: B {}", in: "C()", reaches: nil),
        Change(
            "an initializer of an outside type", "extension Int { init(a: Int) {}; init() {} }",
            "extension Int { init(a: A) {}; init() {} }",
            in: "a(.init(a: b))", "class B { init() {} }", reaches: nil),
        Change(
            "extensions in another order", "extension A { func b() {} }; extension A where C: D { func b() {} }",
            "extension A where C: D { func b() {} }; extension A { func b() {} }", in: "class A {}", "x.b()", "x.e()", reaches: [2]),
    ])
    func ofExtensionsIsLimitedIfTheirTypesAreKnown(_ change: Change) { #expect(Self.reached(change) == change.reached) }

    @Test(arguments: [
        Change("an import", "import A", "import A; import B", in: "a", reaches: nil),
        Change("an operator", "", "infix operator <->", in: "a", reaches: nil),
        Change(
            "a macro", "", "@attached(extension, conformances: B) macro A() = #externalMacro(module: \"M\", type: \"T\")", in: "a",
            reaches: nil),
        Change("an operator's function", "struct A {}", "struct A { static func + (a: A, b: A) -> A {} }", in: "a", reaches: nil),
        Change("the first subscript", "class A {}", "class A { subscript(b: Int) -> Int { 1 } }", in: "a[1]", reaches: nil),
    ])
    func isUnlimitedForImportsAndOperators(_ change: Change) { #expect(Self.reached(change) == change.reached) }

    /// The changed file contains the name too.
    @Test(arguments: [(63, true), (64, false)])
    func isUnlimitedForManyFiles(_ count: Int, _ isLimited: Bool) {
        let change = Change(
            "a new method", "class A {}", "class A { func b() {} }", in: Array(repeating: "x.b()", count: count), reaches: [])
        #expect(Self.reached(change)?.count == (isLimited ? count : nil))
    }

    /// The files of five modules write the name.
    ///
    /// They are the changed one, one that imports it, one that imports the latter, one that imports none, and one that imports it where the
    /// build lacks the import.
    @Test(arguments: [
        ("class A { func b(c: Int) {} }", "class A { func b(c: A) {} }", [1, 2, 4]),
        ("", "func b() {}", [1, 2, 4]),
        ("class A {}", "class A {}; extension A { func b() {} }", [1, 2, 4]),
        // Extensions of types of other modules, whose members may be seen in all.
        ("extension Int { func c() {} }", "extension Int { func b() {} }; extension Int { func c() {} }", [1, 2, 3, 4]),
        // The only member with the name: a value is known not to have it.
        ("class A { func d() {} }", "class A {}", [1, 2, 3, 4]),
        // An initializer is reached by the name of its type.
        ("class E {}", "class E { init(c: Int) {} }", [1, 2, 4]),
    ])
    func isLimitedToModulesThatSeeTheChange(_ old: String, _ new: String, _ reached: [Int]) {
        let change = Change(
            "", old, new, in: "import Kit; class F: G { func f() { x.b(); x.d(); E() } }", "import App\nx.b(); x.d(); E()",
            "class H { func b() {}; init() {} }\nx.b(); x.d(); E()", "#if NEVER\nimport Kit\n#endif\nx.b(); x.d(); E()", reaches: nil)
        #expect(Self.reached(change, modules: ["Kit", "App", "Top", "Other", "Inactive"]) == reached)
    }

    @Test func coversModulesThatAreCompiledTogether() {
        let change = Change("", "", "func b() {}", in: "b()", "b()", "b()", reaches: nil)
        var links = ModuleLinks()
        links.peers = ["Kit Peer": ["Kit"]]
        links.peersElsewhere = ["Elsewhere": ["Kit"]]
        #expect(Self.reached(change, modules: ["Kit", "Kit Peer", "Elsewhere", "Other"], links) == [1, 2])
    }

    /// A module extends a type from outside with a member that mentions the changed name.
    ///
    /// Another module does not see the change, and may see the member.
    @Test func coversMembersOfOutsideTypesInAllModules() {
        let change = Change(
            "", "", "func b() -> Int { 1 }", in: "import Kit; extension Int { func c(d: Int = b()) {}; func e() {} }", "1.c()", "1.e()",
            reaches: nil)
        #expect(Self.reached(change, modules: ["Kit", "App", "Other", "Other"]) == [1, 2])
    }

    /// The changed file declares what an associated type of a protocol means.
    ///
    /// The protocol is in a module that does not see it, and so is what mentions the associated type.
    @Test(arguments: [
        ("struct A: B { typealias Item = Int }", "struct A: B { typealias Item = C }", [1, 2]),
        ("struct A: B { struct Item {} }", "struct A: B { struct Item { func d() {} } }", []),
        ("typealias C = Int; struct A: B { typealias Item = C }", "typealias C = Bool; struct A: B { typealias Item = C }", [1, 2]),
        ("struct A: B { typealias Other = Int }", "struct A: B { typealias Other = C }", []),
    ])
    func coversWhatMentionsAssociatedTypesInModulesThatDoNotSeeTheTypes(_ old: String, _ new: String, _ reached: [Int]) {
        let change = Change(
            "", "import Kit; \(old)", "import Kit; \(new)",
            in: "protocol B { associatedtype Item }; extension B { func first() -> Item {}; func d() {}; func Other() {} }",
            "import App; import Kit; func e(f: A) { f.first().g }", reaches: nil)
        #expect(Self.reached(change, modules: ["App", "Kit", "Top"]) == reached)
    }

    /// The path of the extension means a type of another module, although the own module declares a type with this path.
    @Test(arguments: ["private enum Kind { struct A {} }", "enum Kind { struct A {} }; class B { typealias Kind = Int }"])
    func isUnlimitedForPathsWithSeveralMeanings(_ other: String) {
        let change = Change(
            "", "import Kit; extension Kind.A { func c() -> Int {} }", "import Kit; extension Kind.A { func c() -> D {} }",
            in: other, "func e() { f.c() }", "class G { func c() {} }", reaches: nil)
        #expect(Self.reached(change, modules: ["App", "App", "Other", "Kit"]) == nil)
    }

    /// A new type inherits from a name that means another type in some scope.
    @Test(arguments: ["class E { typealias B = NSObject }", "struct E<B> {}", "protocol E { associatedtype B }"])
    func isUnlimitedForSupertypesWithSeveralMeanings(_ other: String) {
        let change = Change("", "class B {}", "class B {}; class A: B {}", in: other, reaches: nil)
        #expect(Self.reached(change) == nil)
    }
}
