import PlantedSwift
import Testing

@testable import SwiftSymbols

/// Members with one name in several extensions of a generic type, which require something of its argument.
@Suite("Extensions with requirements")
struct ExtensionRequirementsTests {
    private static let reactive = """
        struct Reactive<Base> { let base: Base }
        class Proxy { func send() {} }
        struct Bar { func send() {} }
        """

    private static func graph(_ files: [String]) -> SourceGraph {
        SourceGraph(files.map { SourceGraph.Source(module: "App", bytes: Array($0.utf8)) })
    }

    /// Returns the unresolved uses in a file, each with its reason and the numbers of the files that declare what may be meant.
    private static func unresolved(in file: Int, of graph: SourceGraph) -> [String] {
        graph.unresolvedUses.filter { $0.file == file }.map { use in
            "\(use.name) \(use.reason) \(use.candidates.map { graph.declarations[$0].file })"
        }
    }

    @Test(arguments: [
        ResolutionSample(
            "a class of an SDK", reactive,
            "import UIKit\nextension Reactive where Base: UISearchBar { var delegate: Bar { Bar() } }",
            "import UIKit\nextension Reactive where Base: UIScrollView { var delegate: Proxy { Proxy() } }",
            in: """
                import UIKit
                func f(_ a: «Reactive»<UITableView>, _ b: «Reactive»<UISearchBar>) { a.«delegate».«send»(); b.«delegate».«send»() }
                """,
            uses: ["0 Reactive", "0 Reactive", "2 Reactive.delegate", "0 Proxy.send", "1 Reactive.delegate", "0 Bar.send"]),
        ResolutionSample(
            "the extension around the place", reactive,
            "import UIKit\nextension Reactive where Base: UISearchBar { var delegate: Bar { Bar() } }",
            "import UIKit\nextension Reactive where Base: UIScrollView { var delegate: Proxy { Proxy() } }",
            in: """
                import UIKit
                extension «Reactive» where «Base»: UITextView { func f() { «delegate».«send»(); self.«delegate».«send»() } }
                extension «Reactive» where «Base»: UISearchBar { func f() { «delegate».«send»() } }
                """,
            uses: [
                "0 Reactive", "0 Reactive.Base", "2 Reactive.delegate", "0 Proxy.send", "2 Reactive.delegate", "0 Proxy.send",
                "0 Reactive", "0 Reactive.Base", "1 Reactive.delegate", "0 Bar.send",
            ]),
        ResolutionSample(
            "a class of the sources below one of an SDK", reactive,
            "import UIKit\nextension Reactive where Base: UISearchBar { var delegate: Bar { Bar() } }",
            "import UIKit\nextension Reactive where Base: UIScrollView { var delegate: Proxy { Proxy() } }\nclass List: UITableView {}",
            in: "func f(_ a: «Reactive»<«List»>) { a.«delegate».«send»() }",
            uses: ["0 Reactive", "2 List", "2 Reactive.delegate", "0 Proxy.send"]),
        ResolutionSample(
            "a generic function", reactive,
            "import UIKit\nextension Reactive where Base: UISearchBar { var delegate: Bar { Bar() } }",
            "import UIKit\nextension Reactive where Base: UIScrollView { var delegate: Proxy { Proxy() } }",
            in: "import UIKit\nfunc f<T: UITableView>(_ a: «Reactive»<T>) { a.«delegate».«send»() }",
            uses: ["0 Reactive", "2 Reactive.delegate", "0 Proxy.send"]),
        ResolutionSample(
            "a protocol of the sources", reactive,
            "protocol Searched {}\nextension Reactive where Base: Searched { var delegate: Bar { Bar() } }",
            "protocol Scrolled {}\nextension Reactive where Base: Scrolled { var delegate: Proxy { Proxy() } }",
            in: "extension «Reactive» where «Base»: «Scrolled» { func f() { «delegate».«send»() } }",
            uses: ["0 Reactive", "0 Reactive.Base", "2 Scrolled", "2 Reactive.delegate", "0 Proxy.send"]),
        ResolutionSample(
            "a class of an SDK that is not listed", reactive,
            "import CarPlay\nextension Reactive where Base: CPListItem { var delegate: Bar { Bar() } }",
            "protocol Scrolled {}\nextension Reactive where Base: Scrolled { var delegate: Proxy { Proxy() } }",
            in: "extension «Reactive» where «Base»: «Scrolled» { func f() { «delegate».«send»() } }",
            uses: ["0 Reactive", "0 Reactive.Base", "2 Scrolled", "2 Reactive.delegate", "0 Proxy.send"]),
        ResolutionSample(
            "members of types hide those of protocols", reactive,
            "protocol Named {}\nprotocol Rated {}\nextension Named { func mark(_ a: Int) -> Bar { Bar() } }",
            "extension Named where Self: Rated { func mark(_ a: Int) -> Bar { Bar() } }",
            "class Item: Named, Rated { func mark(_ a: Int) -> Proxy { Proxy() } }\nclass Film: Item {}",
            in: """
                func f(_ a: «Film») { a.«mark»(1).«send»() }
                extension «Named» where Self: «Item» { func f() { «mark»(1).«send»() } }
                """,
            uses: ["3 Film", "3 Item.mark", "0 Proxy.send", "1 Named", "3 Item", "3 Item.mark", "0 Proxy.send"]),
        ResolutionSample(
            "a protocol of the standard library that Self does not conform to", reactive,
            "protocol Named {}\nprotocol Rated {}\nextension Named { func mark(_ a: Int) -> Bar { Bar() } }",
            "extension Named where Self: Rated, Self: Hashable { func mark(_ a: Int) -> Proxy { Proxy() } }",
            in: """
                extension «Named» where Self: «Rated» { func f() { «mark»(1).«send»() } }
                func f(_ a: any «Named» & «Rated») { a.«mark»(1).«send»() }
                func g<T: «Named» & «Rated» & Hashable>(_ a: T) { a.«mark»(1).«send»() }
                """,
            uses: [
                "1 Named", "1 Rated", "1 Named.mark", "0 Bar.send", "1 Named", "1 Rated", "1 Named.mark", "0 Bar.send", "1 Named",
                "1 Rated", "2 Named.mark", "0 Proxy.send",
            ]),
        ResolutionSample(
            "a class that implements a requirement",
            "protocol Selectable { func handle(_ a: Int) -> Int; var name: Int { get } }\nclass Channel<Held: Selectable> { let held: Held }",
            "class Socket { var name = 1 }\nextension Socket: Selectable { func handle(_ a: Int) -> Int { a } }",
            in: "extension «Channel» where «Held»: «Socket» { func f() { _ = «held».«handle»(1) + «held».«name» } }",
            uses: ["0 Channel", "0 Channel.Held", "1 Socket", "0 Channel.held", "1 Socket.handle", "0 Channel.held", "1 Socket.name"]),
        ResolutionSample(
            "the place has no requirements", reactive,
            "protocol Searched {}\nextension Reactive where Base: Searched { var delegate: Bar { Bar() } }",
            "extension Reactive { var delegate: Proxy { Proxy() } }",
            in: "extension «Reactive» { func f() { «delegate».«send»() } }", uses: ["0 Reactive", "2 Reactive.delegate", "0 Proxy.send"]),
        ResolutionSample(
            "a property of types and of their instances",
            reactive + """

                protocol Compatible { associatedtype Held; static var rx: Reactive<Held>.Type { get }; var rx: Reactive<Held> { get } }
                extension Compatible { static var rx: Reactive<Self>.Type { Reactive<Self>.self } }
                extension Compatible { var rx: Reactive<Self> { Reactive(base: self) } }
                """,
            "import UIKit\nextension NSObject: Compatible {}\nextension Reactive where Base: UIControl { var value: Proxy { Proxy() } }",
            "import UIKit\nextension Reactive where Base: UIControl { static var value: Bar { Bar() } }",
            in: """
                import UIKit
                func f(_ a: UIStepper) { a.«rx».«value».«send»(); UIStepper.«rx».«value».«send»() }
                """,
            uses: [
                "0 Compatible.rx", "1 Reactive.value", "0 Proxy.send", "0 Compatible.rx", "2 Reactive.value", "0 Bar.send",
            ]),
        ResolutionSample(
            "a property that a protocol requires",
            reactive + """

                protocol Compatible { associatedtype Held; var rx: Reactive<Held> { get } }
                extension Compatible { var rx: Reactive<Self> { Reactive(base: self) } }
                """,
            "class Film: Compatible {}\nextension Reactive where Base == Film { var title: Proxy { Proxy() } }",
            "class Song: Compatible {}\nextension Reactive where Base == Song { var title: Bar { Bar() } }",
            in: "func f(_ a: «Song»)  { a.«rx».«title».«send»() }",
            uses: ["2 Song", "0 Compatible.rx", "2 Reactive.title", "0 Bar.send"]),
    ])
    func membersWhoseRequirementsAreNotMetAreNotMeant(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a subclass of an SDK", reactive,
            "import UIKit\nextension Reactive where Base: UIView { var color: Bar { Bar() } }",
            "import UIKit\nextension Reactive where Base: UIControl { var color: Proxy { Proxy() } }",
            in: """
                import UIKit
                func f(_ a: «Reactive»<UIButton>, _ b: «Reactive»<UILabel>) { a.«color».«send»(); b.«color».«send»() }
                """,
            uses: ["0 Reactive", "0 Reactive", "2 Reactive.color", "0 Proxy.send", "1 Reactive.color", "0 Bar.send"]),
        ResolutionSample(
            "no requirement and one", reactive,
            "extension Reactive { var color: Bar { Bar() } }",
            "class Item {}\nextension Reactive where Base: Item { var color: Proxy { Proxy() } }",
            in: "func f(_ a: «Reactive»<«Item»>, _ b: «Reactive»<Int>) { a.«color».«send»(); b.«color».«send»() }",
            uses: ["0 Reactive", "2 Item", "0 Reactive", "2 Reactive.color", "0 Proxy.send", "1 Reactive.color", "0 Bar.send"]),
        ResolutionSample(
            "two requirements and one of them", reactive,
            "protocol A {}\nprotocol B {}\nstruct Item: A, B {}\nextension Reactive where Base: A { var color: Bar { Bar() } }",
            "extension Reactive where Base: A, Base: B { var color: Proxy { Proxy() } }",
            in: "func f(_ a: «Reactive»<«Item»>) { a.«color».«send»() }",
            uses: ["0 Reactive", "1 Item", "2 Reactive.color", "0 Proxy.send"]),
        ResolutionSample(
            "a type and its superclass", reactive,
            "class Item {}\nclass Film: Item {}\nextension Reactive where Base: Item { var color: Bar { Bar() } }",
            "extension Reactive where Base == Film { var color: Proxy { Proxy() } }",
            in: "func f(_ a: «Reactive»<«Film»>) { a.«color».«send»() }",
            uses: ["0 Reactive", "1 Film", "2 Reactive.color", "0 Proxy.send"]),
        ResolutionSample(
            "functions", reactive,
            "import UIKit\nextension Reactive where Base: UIView { func color(_ a: Int) -> Bar { Bar() } }",
            "import UIKit\nextension Reactive where Base: UIControl { func color(_ a: Int) -> Proxy { Proxy() } }",
            in: "import UIKit\nfunc f(_ a: «Reactive»<UIButton>) { a.«color»(1).«send»() }",
            uses: ["0 Reactive", "2 Reactive.color", "0 Proxy.send"]),
        ResolutionSample(
            "a protocol that types of an SDK conform to", reactive,
            "protocol Stored {}\nextension Stored where Self: Encodable { var value: Bar { Bar() } }",
            "extension Stored where Self: StringProtocol { var value: Proxy { Proxy() } }\nstruct Film: Stored, Codable {}",
            in: "func f(_ a: «Film») { a.«value».«send»() }", uses: ["2 Film", "1 Stored.value", "0 Bar.send"]),
        ResolutionSample(
            "a type of the standard library", reactive,
            "protocol Stored {}\nextension Int: Stored {}\nextension Reactive { var color: Bar { Bar() } }",
            "extension Reactive where Base: Stored, Base: Hashable { var color: Proxy { Proxy() } }",
            in: "func f(_ a: «Reactive»<Int>, _ b: «Reactive»<Bool>) { a.«color».«send»(); b.«color».«send»() }",
            uses: ["0 Reactive", "0 Reactive", "2 Reactive.color", "0 Proxy.send", "1 Reactive.color", "0 Bar.send"]),
        ResolutionSample(
            "Self of a protocol", reactive,
            "protocol Named {}\nprotocol Rated {}\nclass Item: Named {}\nextension Named { var mark: Bar { Bar() } }",
            "extension Named where Self: Rated { var mark: Proxy { Proxy() } }",
            in: """
                extension «Named» where Self: «Rated» { func f() { «mark».«send»(); self.«mark».«send»() } }
                func f(_ a: any «Named» & «Rated», _ b: any «Named») { a.«mark».«send»(); b.«mark».«send»() }
                func g<T: «Named» & «Rated»>(_ a: T) { a.«mark».«send»() }
                func h<T: «Item» & «Rated»>(_ a: T) { a.«mark».«send»() }
                """,
            uses: [
                "1 Named", "1 Rated", "2 Named.mark", "0 Proxy.send", "2 Named.mark", "0 Proxy.send", "1 Named", "1 Rated", "1 Named",
                "2 Named.mark", "0 Proxy.send", "1 Named.mark", "0 Bar.send", "1 Named", "1 Rated", "2 Named.mark", "0 Proxy.send",
                "1 Item", "1 Rated", "2 Named.mark", "0 Proxy.send",
            ]),
        ResolutionSample(
            "protocols that are required together", reactive,
            "protocol Stored {}\nextension Stored where Self: Encodable { var value: Bar { Bar() } }",
            "extension Stored where Self: Encodable & RawRepresentable { var value: Proxy { Proxy() } }",
            "struct Film: Stored, Encodable {}\nenum Kind: Int, Stored, Encodable { case film }\n"
                + "struct Code: Stored, Encodable, RawRepresentable { var rawValue = 1 }",
            in: "func f(_ a: «Film», _ b: «Code») { a.«value».«send»(); b.«value».«send»() }",
            uses: ["3 Film", "3 Code", "1 Stored.value", "0 Bar.send", "2 Stored.value", "0 Proxy.send"]),
        ResolutionSample(
            "generic arguments of the extension", reactive,
            "class Item {}\nextension Reactive<Item> { var color: Bar { Bar() } }", "extension Reactive { var color: Proxy { Proxy() } }",
            in: "func f(_ a: «Reactive»<«Item»>, _ b: «Reactive»<Int>) { a.«color».«send»(); b.«color».«send»() }",
            uses: ["0 Reactive", "1 Item", "0 Reactive", "1 Reactive.color", "0 Bar.send", "2 Reactive.color", "0 Proxy.send"]),
        ResolutionSample(
            "arguments of a protocol", reactive,
            "protocol Request<Row> { associatedtype Other; associatedtype Row }\nstruct Query<Row>: Request { typealias Other = Int }",
            "class Item {}\nextension Request<Item> { func all(_ a: Int) -> Bar { Bar() } }",
            "extension Request { func all(_ a: Int) -> Proxy { Proxy() } }",
            in: "func f(_ a: «Query»<«Item»>, _ b: «Query»<Int>) { a.«all»(1).«send»(); b.«all»(1).«send»() }",
            uses: ["1 Query", "2 Item", "1 Query", "2 Request.all", "0 Bar.send", "3 Request.all", "0 Proxy.send"]),
        ResolutionSample(
            "an associated type that is a generic parameter", reactive,
            "protocol Request { associatedtype Row }\nprotocol Stored {}\nstruct Query<Row> {}\nextension Query: Request {}",
            "extension Request where Row: Stored { func all(_ a: Int) -> Bar { Bar() } }",
            "extension Request where Row == Int { func all(_ a: Int) -> Proxy { Proxy() } }",
            "class Item: Stored {}",
            in: "func f(_ a: «Query»<«Item»>, _ b: «Query»<Int>) { a.«all»(1).«send»(); b.«all»(1).«send»() }",
            uses: ["1 Query", "4 Item", "1 Query", "2 Request.all", "0 Bar.send", "3 Request.all", "0 Proxy.send"]),
    ])
    func theMemberOfTheMostSpecificExtensionIsMeant(_ sample: ResolutionSample) { sample.check() }

    /// Tests members of which none is more specific: none of them is taken.
    @Test(arguments: [
        "struct Item: A, B {}\nfunc f(_ a: Reactive<Item>) { _ = a.color }",
        "func f<T: A & B>(_ a: Reactive<T>) { _ = a.color }",
        "extension Reactive where Base: A, Base: B { func f() { _ = color } }",
    ])
    func severalMembersAreUnresolved(_ text: String) {
        let files = [
            Self.reactive, "protocol A {}\nprotocol B {}\nextension Reactive where Base: A { var color: Bar { Bar() } }",
            "extension Reactive where Base: B { var color: Proxy { Proxy() } }", text,
        ]
        let graph = Self.graph(files)
        let uses = graph.references.filter { $0.file == 3 }.map { graph.declarations[$0.declaration].symbol }
        #expect(!uses.contains("Reactive.color"))
        let unresolved = Self.unresolved(in: 3, of: graph)
        #expect(unresolved == ["color meaning [1, 2]"])
    }

    /// Tests receivers that may meet the requirements of the extension that requires more: none of the members is taken.
    @Test(arguments: [
        "func f(_ a: Reactive<Absent>) { _ = a.color }", "func f<T>(_ a: T) { _ = absent(a).color }",
    ])
    func unknownReceiversDecideNothing(_ text: String) {
        let files = [
            Self.reactive, "import UIKit\nextension Reactive where Base: UIView { var color: Bar { Bar() } }",
            "import UIKit\nextension Reactive where Base: UIControl { var color: Proxy { Proxy() } }",
            "func absent<T>(_ a: T) -> Reactive<T.Missing> { fatalError() }", "import UIKit\n" + text,
        ]
        let graph = Self.graph(files)
        #expect(!graph.references.contains { $0.file == 4 && graph.declarations[$0.declaration].symbol == "Reactive.color" })
        let unresolved = Self.unresolved(in: 4, of: graph)
        #expect(unresolved == ["color meaning [1, 2]"])
    }

    /// Tests a conformance that depends on the argument: it is not certain.
    @Test func conditionalConformancesDecideNothing() {
        let files = [
            "struct Bar {}\nprotocol Stored {}\nextension Optional: Stored where Wrapped: Stored {}\nstruct Box<T> {}\nextension Box: Stored where T: Stored {}",
            "struct Row<T> {}\nextension Row { var value: Bar { Bar() } }", "extension Row where T: Stored { var value: Bar { Bar() } }",
            "func f(_ a: Row<Int?>, _ b: Row<Box<Int>>, _ c: Row<Box<Int>?>) { _ = a.value; _ = b.value; _ = c.value }",
        ]
        let graph = Self.graph(files)
        #expect(!graph.references.contains { $0.file == 3 && graph.declarations[$0.declaration].symbol == "Row.value" })
        let unresolved = Self.unresolved(in: 3, of: graph)
        #expect(unresolved == Array(repeating: "value meaning [1, 2]", count: 3))
    }

    @Test func aliasesOfATypeWithArgumentsRequireThese() {
        ResolutionSample(
            "aliases of one generic type",
            "struct Three<Element> {}\nstruct Cube {}\nstruct Old {}\ntypealias Puzzle = Three<Three<Cube>>\ntypealias OldPuzzle = Three<Three<Old>>",
            "extension OldPuzzle { static var mock: Bar { Bar() } }\nstruct Bar { func send() {} }",
            "extension Puzzle { static var mock: Proxy { Proxy() } }\nstruct Proxy { func send() {} }",
            in: "func f() { «Puzzle».«mock».«send»(); «OldPuzzle».«mock».«send»() }",
            uses: ["0 Puzzle", "2 Puzzle.mock", "2 Proxy.send", "0 OldPuzzle", "1 OldPuzzle.mock", "1 Bar.send"]
        ).check()
    }

    @Test(arguments: [
        ResolutionSample(
            "the arguments of a type around it",
            "struct Outer<T> { struct Inner<U> {} }\nstruct Film {}\nstruct Song {}\ntypealias First = Outer<Film>.Inner<Song>\n"
                + "typealias Second = Outer<Song>.Inner<Film>",
            "extension First { var bar: Bar { Bar() } }\nstruct Bar { func send() {} }",
            "extension Second { var bar: Proxy { Proxy() } }\nstruct Proxy { func send() {} }",
            in: "func f(_ a: «First», _ b: «Second») { a.«bar».«send»(); b.«bar».«send»() }",
            uses: ["0 First", "0 Second", "1 First.bar", "1 Bar.send", "2 Second.bar", "2 Proxy.send"]),
        ResolutionSample(
            "an alias with a parameter inside of its arguments",
            "struct Box<T> {}\nstruct Later<T> {}\nstruct Film {}\ntypealias Boxed<T> = Box<Later<T>>\nextension Boxed { func open() {} }",
            in: "func f(_ a: «Box»<«Later»<«Film»>>) { a.«open»() }", uses: ["0 Box", "0 Later", "0 Film", "0 Boxed.open"]),
        ResolutionSample(
            "the arguments of a value",
            "struct Box<T> { var a: T }\nstruct Film {}\nstruct Song {}",
            "extension Box<Film> { var bar: Bar { Bar() } }\nstruct Bar { func send() {} }",
            "extension Box<Song> { var bar: Proxy { Proxy() } }\nstruct Proxy { func send() {} }",
            in: "func f() { let a: «Box» = «Box»(a: «Song»()); a.«bar».«send»() }",
            uses: ["0 Box", "0 Box", "0 Song", "2 Box.bar", "2 Proxy.send"]),
    ])
    func argumentsThatArePlacedElsewhereCount(_ sample: ResolutionSample) { sample.check() }

    /// Tests a name that a branch of `#if` declares, which the build lacks: it is not the dynamic member of the same name.
    @Test func namesOfOtherBranchesAreNotLookedUpDynamically() {
        let files = [
            "@dynamicMemberLookup struct Reactive<Base> { subscript<T>(dynamicMember a: KeyPath<Base, T>) -> T { fatalError() } }",
            "#if PHONE\nextension Reactive { var title: Int { 1 }; var text: Int { 1 } }\n#endif",
            "struct Film { var title = 1; var year = 1; var text = 1 }",
            "import UIKit\nfunc f(_ a: Reactive<Film>) { _ = a.title; _ = a.year; _ = a.text }",
        ]
        let graph = Self.graph(files)
        let uses = graph.references.filter { $0.file == 3 }.map { graph.declarations[$0.declaration].symbol }
        #expect(uses.sorted() == ["Film", "Film.year", "Reactive", "Reactive.subscript"])
        #expect(graph.unresolvedUses.filter { $0.file == 3 }.map { "\($0.name) \($0.reason)" } == ["title condition", "text condition"])
    }

    /// Tests an alias that means another type in another branch of `#if`: its requirement decides nothing there.
    @Test func aliasesOfOtherBranchesExcludeNothing() {
        let files = [
            "struct Wrapper<Base> { init(_ a: Base) {} }\n#if os(macOS)\nimport AppKit\ntypealias Image = NSImage\n#else\nimport UIKit\n"
                + "typealias Image = UIImage\n#endif",
            "extension Wrapper where Base: Image { var size: Int { 1 } }",
            "#if os(macOS)\nimport AppKit\nfunc f(_ a: Wrapper<Image>) { _ = a.size }\n#endif",
        ]
        let graph = Self.graph(files)
        #expect(graph.references.contains { $0.file == 2 && graph.declarations[$0.declaration].symbol == "Wrapper.size" })
    }

    /// Tests extensions in branches of `#if` that the build lacks.
    @Test func branchesSeeTheMembersOfTheirOwnRequirements() throws {
        let branches = [
            "extension Reactive where Base: UISearchBar { var delegate: Bar { Bar() } }",
            "extension Reactive where Base: UIScrollView { var delegate: Proxy { Proxy() } }",
            "extension Reactive where Base: UITextView { func f() { delegate.send() } }",
        ]
        let files = [Self.reactive] + branches.map { "#if os(iOS)\nimport UIKit\n\($0)\n#endif" }
        let graph = Self.graph(files)
        let uses = graph.references.filter { $0.file == 3 }.map { use in
            "\(graph.declarations[use.declaration].file) \(graph.declarations[use.declaration].symbol)"
        }
        #expect(uses.sorted() == ["0 Proxy.send", "0 Reactive", "0 Reactive.Base", "2 Reactive.delegate"])
    }
}
