import PlantedSwift
import TestFolders
import Testing

@testable import SwiftSymbols

/// Checks that stored nodes are those that were written.
@Suite("Stored nodes")
struct NodeCodingTests {
    /// Every statement, expression, type and declaration that has nodes of its own.
    private static let everyNode = """
        @_exported import Foundation
        @testable import struct Store.Item
        @_spi(Tests) import Kit
        #if os(Linux)
        import Glibc
        #elseif DEBUG
        import Darwin
        #endif
        infix operator <+>: Sums
        precedencegroup Sums { higherThan: AdditionPrecedence }
        @available(*, unavailable) public final class Box<Value: Hashable>: Base<Value>, Named where Value: Sendable {
            @Wrapped(key: { struct Local {}; return "a" }()) private(set) weak var delegate: (any Delegate)?
            lazy var (left, right): (Int, b: String) = (1, "a\\(1, radix: 2)b")
            static let shared = { () -> Box in func make() -> Box { .init() }; return make() }()
            var size: Int { get async throws(Failure) { 1 } set(new) { _ = new } }
            subscript(_ index: Int..., named name: inout [String: Int?] = [:]) -> Self! { self }
            convenience init?(_ other: @escaping @MainActor (Int, some P & Q) async throws -> any R.Type) rethrows { return nil }
            deinit { print(#file, #line) }
            #if DEBUG
            typealias Key = [4 of Int]
            #endif
            #stringify(1, 2) { $0 }
        }
        indirect enum Tree: String { case leaf = "l", node(left: Tree, Tree = .leaf) }
        protocol Source { associatedtype Element: P = Int where Element == Int; func next<T>(_: T) -> Element }
        extension Array where Element == Int { static func <+> (a: Self, b: Self) -> Self { a } }
        @freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
        func all(_ items: [Int]) async throws {
            enum Inner { case a }
            let a = items.map { [weak self, b = 1] (x: Int, y) throws(Failure) -> Int in x + y }
            outer: for case let (x?, _) as (Int?, Int) in items where x > 1 { if x == 2 { continue outer } else { break } }
            while let y = a.first, case .some(let z) = y, #available(iOS 17, *) { _ = z }
            repeat { defer { print() } } while !items.isEmpty
            guard let items, #unavailable(iOS 15) else { throw Failure.a }
            switch items { case [1] where true, is [Int]: fallthrough; case let other as Any: _ = other; default: break }
            do { try await f() } catch let error as Failure { _ = error } catch { }
            do throws(Failure) { try! g(); try? h() } catch {}
            let text = items.isEmpty ? "a" : (b as? String)! + c as! String; var d = x is Int; d = -1.5; d <+> [1: nil, 2: 3]
            _ = \\Root.list[0]?.name; _ = \\.self; _ = &d; _ = items...; _ = super.a(b:c:); _ = [Int?](); _ = /a+/
            items
                .first()
                #if DEBUG
                .second { $0 } third: { $1 }
                #endif
            let e = if d { 1 } else { 2 }
            #warning("a")
            _ = ((Int) -> Void).self; _ = try await 1; unowned(unsafe) let f = self; async let g = h()
        }
        try all([1])
        """

    private static let texts = [everyNode, PlantedSwift.declarations] + PlantedSwift.planted.map(\.1)

    private static func entry(_ text: String) -> (parsed: ParsedFile, entry: FileEntry) {
        let parsed = Lowering.parsedFile(Array(text.utf8), file: 0, build: BuildConditions())
        return (parsed, FileEntry(parsed))
    }

    /// The bytes have all that the nodes have, so equal bytes are equal nodes.
    @Test func areWrittenAsTheyWereRead() throws {
        for text in Self.texts + (try AppSources.all().map { String(decoding: $0.bytes, as: UTF8.self) }) {
            let stored = Self.entry(text).entry.bytes
            let read = try FileEntry(stored: stored[...]).file(3)
            #expect(FileEntry(read).bytes == stored, "\(text.prefix(200))")
            #expect(read.root.file == 3)
        }
    }

    /// Every node of the sample is in the dump of what was read: a writer that leaves out a part twice would go unnoticed otherwise.
    @Test func areComplete() throws {
        let (parsed, entry) = Self.entry(Self.everyNode)
        let read = try FileEntry(stored: entry.bytes[...]).file(0)
        // It adds to the declarations what follows from those around them, as for the file that was written.
        _ = DeclarationIndex(read)
        let (expected, found) = (Self.dumped(parsed), Self.dumped(read))
        #expect(expected == found)
        #expect(expected.count > 100_000)
    }

    private static func dumped(_ file: ParsedFile) -> String {
        var text = ""
        dump(file, to: &text)
        return text
    }

    /// Files that differ only in bodies or places have the same fingerprint for other files, and all others have different ones.
    @Test(arguments: [
        ("struct A { func f() { g() } }", "struct A { func f() { h(1) } }", true),
        ("struct A {}\nstruct B {}", "// A.\n\nstruct A {}\n\n\nstruct B {}", true),
        ("var a: Int { 1 }", "var a: Int { 2 }", true),
        ("let a: Int = 1", "let a: Int = 2", true),
        ("print(1)", "print(2)", true),
        ("let a = 1", "let a = \"\"", false),
        ("func f() {}", "func g() {}", false),
        ("func f() {}", "func f() -> Int {}", false),
        ("func f(a: Int) {}", "func f(a: Int = 1) {}", false),
        ("struct A {}", "public struct A {}", false),
        ("struct A {}", "struct A: B {}", false),
        ("import A", "import B", false),
        ("import A", "@_exported import A", false),
        ("struct A {}", "#if os(iOS)\nstruct A {}\n#endif", false),
        ("func f() {}", "func f() { struct A {} }", false),
    ])
    func haveAFingerprintOfWhatOtherFilesSee(_ first: String, _ second: String, _ isEqual: Bool) {
        #expect((Self.entry(first).entry.interface == Self.entry(second).entry.interface) == isEqual)
    }

    /// Bytes that end early are damaged, and never read beyond their end.
    @Test func areRefusedWhereTheyEndEarly() {
        let stored = Self.entry(Self.everyNode).entry.bytes
        for count in stride(from: 0, to: stored.count, by: 7) {
            #expect(throws: NodeReader.Damaged.self) { try FileEntry(stored: stored[..<count]).file(0) }
        }
    }
}

extension FileEntry {
    /// Returns the file with its bodies.
    fileprivate func file(_ number: Int) throws(NodeReader.Damaged) -> ParsedFile {
        let declarations = try declarations(number)
        try addBodies(to: declarations)
        return declarations.file
    }
}
