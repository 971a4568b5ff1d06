import PlantedSwift
import Testing

@testable import SwiftSymbols

/// Names in and of branches of `#if` that the build lacks.
@Suite("Branches that the build lacks")
struct BranchTests {
    /// Returns the uses in the last of several files, and the unresolved ones.
    ///
    /// - Parameter texts: The files with the names of their modules. Each use is marked with `«` and `»`.
    private static func found(_ texts: [(module: String, text: String)]) -> (uses: [String], unresolved: [String], marks: [Int]) {
        let plain = texts.map { PlantedSwift.unmarked($0.text) }
        let graph = SourceGraph(zip(texts, plain).map { SourceGraph.Source(module: $0.module, bytes: Array($1.0.utf8)) })
        let last = texts.count - 1
        let uses = graph.references.filter { $0.file == last }.map { use in
            "\(use.offset) \(graph.declarations[use.declaration].file) \(graph.declarations[use.declaration].symbol)"
        }
        let unresolved = graph.unresolvedUses.filter { $0.file == last }.map { use in
            "\(use.name) \(use.reason) \(use.candidates.map { graph.declarations[$0].file })\(use.probable == nil ? "" : " probable")"
        }
        return (Array(Set(uses)).sorted(), unresolved, plain[last].1)
    }

    private static func check(
        _ texts: [(module: String, text: String)], _ uses: [String], unresolved: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = found(texts)
        #expect(found.uses == zip(found.marks, uses).map { "\($0) \($1)" }.sorted(), sourceLocation: sourceLocation)
        #expect(found.unresolved == unresolved, sourceLocation: sourceLocation)
    }

    // MARK: Declarations

    /// Tests names that the build contains, while it lacks their only declaration.
    @Test(arguments: [
        ("struct Phone {}", "func f(_ a: Phone) {}", ["Phone condition [0] probable"]),
        ("struct Phone { static let new = 1 }", "let a = Phone.new", ["Phone condition [0] probable", "new receiver []"]),
        ("func ring() {}", "func f() { ring(); ring() }", ["ring condition [0] probable", "ring condition [0] probable"]),
        ("let volume = 1", "let a = volume", ["volume condition [0] probable"]),
        ("extension Film { func ring() {} }", "func f(_ a: Film) { a.ring() }", ["ring condition [0] probable"]),
        ("extension Film { static var best: Film { Film() } }", "let a: Film = .best", ["best condition [0] probable"]),
        ("extension Film { struct Reel {} }", "let a: Film.Reel? = nil", ["Reel condition [0] probable"]),
        ("extension Film { func ring() {} }", "extension Film { func f() { ring() } }", ["ring condition [0] probable"]),
        ("extension UIView { func ring() {} }", "import UIKit\nfunc f(_ a: UIView) { a.ring() }", ["ring condition [0] probable"]),
        ("extension UIView { func sizeToFit() {} }", "import UIKit\nfunc f(_ a: UIView) { a.sizeToFit() }", []),
        ("protocol Publisher {}", "import Combine\nfunc f(_ a: Publisher) {}", []),
        ("func ring() {}\n#else\n#if PHONE\nfunc ring(_ a: Int) {}\n#endif", "func f() { ring() }", ["ring condition [0, 0]"]),
        ("func print(_ a: Any) {}", "func f() { print(1) }", []),
        (
            "func reload() {}", "import UIKit\nclass Table: UITableViewController { func f() { reload() } }",
            ["reload condition [0] probable"]
        ),
    ])
    func listsUsesOfDeclarationsThatTheBuildLacks(_ declaration: String, _ text: String, _ unresolved: [String]) {
        let found = Self.found([("App", "#if PHONE\n\(declaration)\n#endif"), ("App", "struct Film {}"), ("App", text)])
        #expect(found.unresolved == unresolved)
        #expect(found.uses.allSatisfy { $0.hasSuffix(" 1 Film") })
    }

    @Test func takesDeclarationsThatTheBuildContainsBeforeOthers() {
        Self.check(
            [
                ("App", "#if PHONE\nstruct Film { var phone = 1 }\n#endif"), ("App", "struct Film { var title = 1 }"),
                ("App", "func f(_ a: «Film») { _ = a.«title» }"),
            ], ["1 Film", "1 Film.title"])
    }

    /// Tests alternatives of which the place has one.
    @Test func takesDeclarationsOfTheSameBranch() {
        let files = ["iOS", "macOS"].map { system in
            ("App", "#if os(\(system))\nstruct Screen { func show() {} }\nfunc draw() {}\n#endif")
        }
        Self.check(
            files + [("App", "#if os(macOS)\nfunc f(_ a: «Screen») { a.«show»(); «draw»() }\n#endif")],
            ["1 Screen", "1 Screen.show", "1 draw"])
        Self.check(
            files + [("App", "#if os(tvOS)\nfunc f(_ a: Screen) {}\n#endif")], [], unresolved: ["Screen meaning [0, 1]"])
        Self.check(
            files + [
                ("App", "struct Screen {}\nfunc draw() {}"), ("App", "#if os(macOS)\nfunc f(_ a: «Screen») { «draw»() }\n#endif"),
            ], ["1 Screen", "1 draw"])
    }

    /// Tests members of several types, which can be in one build.
    @Test func takesOverloadsOfOtherBranchesToo() {
        Self.check(
            [
                ("App", "class View {}\nextension View { func show(_ a: Int) {}\n func show(on b: Film) {} }\nstruct Film {}"),
                ("App", "#if os(iOS)\nclass Button: View {}\nextension Button { func show(_ a: Film) {} }\n#endif"),
                ("App", "#if os(iOS)\nfunc f(_ a: «Button», _ b: «Film») { a.«show»(b); a.«show»(on: b); a.«show»(1) }\n#endif"),
            ], ["1 Button", "0 Film", "1 Button.show", "0 View.show", "0 View.show"])
    }

    /// Tests extensions of one type with requirements, of which the place has one.
    @Test func takesThePropertyOfTheSameFile() {
        let page = "extension «Reactive» where «Base»: Page"
        Self.check(
            [
                ("App", "struct Reactive<Base> {}"),
                ("App", "#if os(iOS)\nextension Reactive where Base: Table { var delegate: Int { 1 } }\n#endif"),
                ("App", "#if os(iOS)\n\(page) { var delegate: Int { 1 } }\n\(page) { func f() { _ = delegate } }\n#endif"),
            ], ["0 Reactive", "0 Reactive.Base", "0 Reactive", "0 Reactive.Base"])
    }

    /// Tests an alias that the build lacks, and an extension under its name.
    @Test func takesMembersOfExtensionsOfTypesThatTheBuildLacks() {
        Self.check(
            [
                ("App", "#if os(iOS)\ntypealias Image = UIImage\n#endif"),
                ("App", "extension Image { func show() {}\n static var new: Int { 1 } }"),
                ("App", "func f(_ a: Image) { a.«show»(); _ = Image.«new» }"),
            ], ["1 Image.show", "1 Image.new"], unresolved: ["Image condition [0] probable", "Image condition [0] probable"])
    }

    @Test func importsWithSPIShowItInTheirBranch() {
        Self.check(
            [
                ("Models", "@_spi(Internal) public struct Film {}"),
                (
                    "App",
                    "#if os(iOS)\n@_spi(Internal) import Models\nlet a: «Film» = «Film»()\n#endif\nlet b: Film? = nil"
                ),
            ], ["0 Film", "0 Film"])
    }

    // MARK: Statements

    @Test(arguments: [
        ("struct Phone { func ring() {} }", "let a: «Phone» = «Phone»(); a.«ring»()", ["0 Phone", "0 Phone", "0 Phone.ring"]),
        ("struct Phone { func ring() {} }", "(b as? «Phone»)?.«ring»()", ["0 Phone", "0 Phone.ring"]),
        ("struct Phone { func ring() {} }", "func g(_ a: «Phone») { a.«ring»() }", ["0 Phone", "0 Phone.ring"]),
        ("enum Phone { case old }", "switch b { case «Phone».«old»: break; default: break }", ["0 Phone", "0 Phone.old"]),
        ("func ring() {}", "[1].forEach { _ in «ring»() }", ["0 ring"]),
    ])
    func findsUsesInBranchesOfStatements(_ declaration: String, _ statements: String, _ uses: [String]) {
        Self.check(
            [
                ("App", "#if os(iOS)\n\(declaration)\n#endif"),
                ("App", "func f(_ b: Any) {\n#if os(iOS)\n\(statements)\n#else\nprint(b)\n#endif\n}"),
            ], uses)
    }

    /// Tests variables of branches, which other statements do not see.
    @Test func variablesOfBranchesDoNotHideThoseOfTheBuild() {
        let files = [("App", "struct Film { func play() {} }"), ("App", "struct Phone { func play() {} }")]
        Self.check(
            files + [
                (
                    "App",
                    "func f() {\n#if os(Linux)\nlet a = «Film»()\n#else\nlet a = «Phone»()\n#endif\na.«play»()\n"
                        + "#if !os(Linux)\na.«play»()\n#endif\n}"
                )
            ], ["0 Film", "1 Phone", "0 Film.play", "1 Phone.play"])
        Self.check(
            files + [("App", "func f(_ a: «Film») {\nguard true else { return }\n#if os(iOS)\nlet a = «Phone»()\n#endif\na.«play»()\n}")],
            ["0 Film", "1 Phone", "0 Film.play"])
    }

    // MARK: Imports

    /// Tests imports that only a branch has, which then sees internal names too.
    @Test(arguments: [("@testable ", true), ("", false)])
    func importsOfABranchShowNamesInIt(_ attribute: String, _ isTestable: Bool) {
        let model =
            "public struct Film { public func play() {}\n func cut() {} }\nstruct Reel {}\nextension String { public func film() {} }"
        let internals = isTestable ? "_ = a.«cut»(); _ = «Reel».self; let b: «Reel»" : "a.cut(); _ = Reel.self; let b: Reel"
        let found = Self.found([
            ("Models", model),
            ("Tests", "#if os(iOS)\n\(attribute)import Models\nfunc f(_ a: «Film») { a.«play»(); \"\".«film»(); \(internals) }\n#endif"),
        ])
        let uses = ["0 Film", "0 Film.play", "0 String.film"] + (isTestable ? ["0 Film.cut", "0 Reel", "0 Reel"] : [])
        #expect(found.uses == zip(found.marks, uses).map { "\($0) \($1)" }.sorted())
    }

    @Test func importsOfABranchShowNamesInStatements() {
        Self.check(
            [
                ("Models", "public struct Film {}\nstruct Reel {}\npublic func play() {}"),
                (
                    "Tests",
                    "#if os(iOS)\n@testable import Models\n#endif\nfunc f() {\nlet a: Film?\nplay()\n"
                        + "#if os(iOS)\nlet b: «Film»\nlet c: Models.«Reel»\n«play»()\n#endif\n}"
                ),
            ], ["0 Film", "0 Reel", "0 play"])
    }
}
