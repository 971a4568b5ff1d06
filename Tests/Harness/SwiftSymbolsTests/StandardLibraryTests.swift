import PlantedSwift
import Testing

@testable import SwiftSymbols

/// Facts about outside types that affect the meaning of names.
///
/// Each text uses declarations of the other file exactly at its marks `«»`.
@Suite("The standard library")
struct StandardLibraryTests {
    @Test(arguments: [
        ("struct Element {}", "extension Array { func a() -> Element? { last } }"),
        ("struct Element { static let one = 1 }", "extension Array { func a() { _ = Element.self } }"),
        ("struct Key {}\nstruct Value {}", "extension Dictionary { func a(_ b: Key) -> Value? { self[b] } }"),
        ("struct Wrapped {}", "extension Optional { func a() -> Wrapped? { self } }"),
        ("struct Index {}", "extension Collection { func a(_ b: Index) {} }"),
        ("struct Iterator {}", "extension Set { func a(_ b: Iterator) {} }"),
        ("struct RawValue {}", "extension RawRepresentable { func a(_ b: RawValue) {} }"),
        ("struct Output {}\nstruct Failure {}", "import Combine\nextension Publisher { func a(_ b: Output, _ c: Failure) {} }"),
        ("struct Output {}", "import Combine\nextension Publisher where Output == Int { func a() {} }"),
        ("struct Element {}", "protocol A: Sequence {}\nextension A { func c(_ d: Element) {} }"),
        ("struct Element {}", "protocol A: Sequence {}\nprotocol B: A { func c(_ d: Element) }"),
        ("struct Element {}", "extension Array { struct A { let b: Element } }"),
        ("struct ID { static let one = 1 }", "struct A: Identifiable { let id: Int; func b() { _ = ID.self } }"),
        ("struct RawValue { static let one = 1 }", "enum A: Int { case a; func b() { _ = RawValue.one } }"),
        ("struct Body { static let one = 1 }", "import SwiftUI\nstruct A: View { func b() { _ = Body.self } }"),
        ("struct Input {}", "import Combine\nprotocol A: Subscriber { func a(_ b: Input) }"),
        // The compiler looks at the declarations around a type before it infers the associated types.
        ("struct ID {}", "struct A: Identifiable { let id: Int; func a(_ b: «ID») {} }"),
        ("struct Element {}", "struct A: Sequence { func b(_ c: «Element») {} }"),
        ("struct Film<Element> {}", "extension «Film» { struct A: IteratorProtocol { func next() -> «Element»? { nil } } }"),
        // These names do not refer to a type there.
        ("struct Element {}", "struct A {}\nextension A { func b(_ c: «Element») {} }"),
        ("struct Value {}", "extension Array { func b(_ c: «Value») {} }"),
        ("struct RawValue {}", "enum A: Equatable { func b() { _ = «RawValue».self } }"),
    ])
    func namesInOutsideTypesReferToTheirOwnTypes(_ declared: String, _ text: String) { expect(text, beside: declared) }

    @Test(arguments: [
        ("extension Box where T == String { func a() {} }", "struct Box<T> { let b: T }\nfunc f(_ c: Box<Int>) { c.a() }"),
        ("extension Box where T == String { func a() {} }", "struct Box<T> { let b: T }\nfunc f(_ c: Box<String>) { c.«a»() }"),
        ("extension Box where T == Film { func a() {} }", "struct Film {}\nstruct Box<T> { let b: T }\nfunc f(_ c: Box<Film>) { c.«a»() }"),
        (
            "extension Box where T: Named { func a() {} }",
            "protocol Named {}\nstruct Film {}\nstruct Box<T> { let b: T }\nfunc f(_ c: Box<Film>) { c.a() }"
        ),
        (
            "extension Box where B == String { func a() {} }",
            "struct Box<A, B> {}\nfunc f(_ c: Box<String, Int>, _ d: Box<Int, String>) { c.a(); d.«a»() }"
        ),
        (
            "extension Base where T == Int { func a() {} }",
            "class Base<T> {}\nclass Sub<T>: Base<Int> {}\nfunc f(_ c: Sub<String>) { c.«a»() }"
        ),
        (
            "extension Box where T == String { func a() {} }",
            "struct Box<T> {}\nextension Box where T == String { func b() { «a»() } }"
        ),
        ("extension Optional where Wrapped == String { func a() {} }", "func f(_ c: Int?) { c.a() }"),
        ("extension Optional where Wrapped == String { func a() {} }", "func f(_ c: [Int]?) { c.a() }"),
        ("extension Optional where Wrapped == String { func a() {} }", "func f(_ c: String?) { c.«a»() }"),
        ("extension Dictionary where Value == String { func a() {} }", "func f(_ c: [String: Int], _ d: [Int: String]) { c.a(); d.«a»() }"),
        ("extension Dictionary where Key == String { func a() {} }", "func f(_ c: [String: Int], _ d: [Int: String]) { c.«a»(); d.a() }"),
        ("extension Result where Success == Int { func a() {} }", "func f(_ c: Result<String, any Error>) { c.a() }"),
    ])
    func constrainedExtensionsApplyToMatchingTypes(_ declared: String, _ text: String) { expect(text, beside: declared) }

    @Test(arguments: [
        "func f(_ a: [Genre]) -> Bool { a.contains(.«hidden») }", "func f(_ a: [Genre]) { _ = a.firstIndex(of: .«hidden») }",
        "func f(_ a: [Genre]) { _ = a.lastIndex(of: .«hidden») }", "func f(_ a: inout [Genre]) { a.append(.«hidden») }",
        "func f(_ a: inout [Genre]) { a.insert(.«hidden», at: 0) }", "func f(_ a: inout [Genre]) { a.append(contentsOf: [.«hidden»]) }",
        "func f(_ a: [Genre]) { _ = a.split(separator: .«hidden») }", "func f(_ a: [Genre]) -> Bool { a == [.«hidden»] }",
        "func f(_ a: inout Set<Genre>) { a.remove(.«hidden») }", "func f(_ a: inout Set<Genre>) { a.insert(.«hidden») }",
        "func f(_ a: Set<Genre>) { _ = a.union([.«hidden»]) }", "func f(_ a: inout Set<Genre>) { a.remove(.a)?.«save»() }",
        "func f(_ a: inout [Genre: Genre]) { a.updateValue(.«hidden», forKey: .a); a.removeValue(forKey: .a) }",
        "func f(_ a: inout [Genre: Int]) { a.removeValue(forKey: .«hidden») }",
        "func f(_ a: [Genre]) { _ = a.map { $0.«save»() } }", "let o: Opt = [.«remote»]",
        "func g(_ o: Opt) {}\nfunc f() { g([.«remote»]) }",
        "func f(_ o: inout Opt) { o.insert(.«remote») }", "func f(_ o: Opt) -> Bool { o.contains(.«remote») }",
        "func f(_ o: Opt) -> Opt { o.union([.«remote»]) }",
    ])
    func findsImplicitMembersOfElements(_ text: String) {
        expect(
            "enum Genre { case a }\nstruct Opt: OptionSet { let rawValue: Int }\n\(text)",
            beside:
                "extension Genre { static var hidden: Genre { .a }; func save() {} }\nextension Opt { static let remote = Opt(rawValue: 4) }"
        )
    }

    @Test(arguments: [
        "func f(_ r: Result<Film, Error>) { if case .success(let film) = r { film.«save»() } }",
        "func f(_ r: Result<Int, Late>) { switch r { case .success: break; case .failure(let late): late.«retry»() } }",
        "func f(_ r: Result<Film, Error>) { if case let .success(film) = r { film.«save»() } }",
        "func f(_ r: Result<Film, Error>) { if case Result.success(let film) = r { film.«save»() } }",
        "func f(_ r: Film?) { switch r { case .some(let film): film.«save»(); case .none: break } }",
        "func f(_ r: Result<Film?, Error>) { if case .success(.some(let film)) = r { film.«save»() } }",
        "func f(_ r: Result<Film, Error>) throws { try r.get().«save»() }",
        "func f(_ r: Result<Int, Late>) { _ = r.mapError { $0.«retry»() } }",
        "func f(_ r: Result<Film, Error>) { _ = r.map { $0.«save»() } }",
        "func load(_ c: @escaping (Result<Film, Error>) -> Void) {}\nfunc f() { load { result in if case let .success(film) = result { film.«save»() } } }",
        "func load(_ c: (Result<Film, Late>) -> Void) { c(.failure(.«soon»)) }",
    ])
    func infersValuesOfResultsAndOptionals(_ text: String) {
        expect(
            "struct Film {}\nstruct Late: Error {}\n\(text)",
            beside: "extension Film { func save() {} }\nextension Late { func retry() {}; static var soon: Late { Late() } }")
    }

    @Test(arguments: [
        "func f(_ a: [Int]) { a.dropFirst().chunk(); a[0..<1].chunk(); a[1...].chunk(); a[..<2].chunk(); a.prefix(1).suffix(1).chunk() }",
        "func f(_ a: [Int]) { a.filter { $0 > 1 }.«chunk»(); Array(a.dropFirst()).«chunk»() }",
        "func f(_ a: Set<Int>) { a.dropFirst().chunk(); a.filter { $0 > 1 }.chunk(); a.sorted().«chunk»() }",
        "func f(_ a: [Int: Int]) { a.dropFirst().chunk(); a.filter { $0.key > 1 }.chunk() }",
        "func f(_ a: String) { a.dropFirst().chunk(); a.filter { $0 > \"a\" }.chunk() }",
        "func f(_ a: [Film]) { a.dropFirst().first?.«save»(); for b in a.prefix(2) { b.«save»() } }",
        "func f(_ a: [Film]) { a.dropFirst().map { $0 }.«chunk»() }",
        "func f(_ a: Set<Film>) { for b in a.dropFirst() { b.«save»() } }",
        "func f(_ a: [Int: Film]) { for (_, b) in a.dropFirst() { b.«save»() } }",
    ])
    func infersSlicesOfCollections(_ text: String) {
        expect("struct Film {}\n\(text)", beside: "extension Array { func chunk() {} }\nextension Film { func save() {} }")
    }

    @Test(arguments: [
        (
            "extension Error { var message: String { \"\" } }",
            "func f() { do { try g() } catch { _ = error.«message» } }\nfunc g() throws {}"
        ),
        (
            "extension Error { var message: String { \"\" } }",
            "func f() { do { try g() } catch let e { _ = e.«message» } }\nfunc g() throws {}"
        ),
        ("struct Gone: Error { var code = 1 }", "func f() { do {} catch let e as «Gone» { _ = e.«code» } catch { _ = error.code } }"),
        ("let error = 1", "func f() { do { try g() } catch is Int { _ = «error» } catch { _ = error } }\nfunc g() throws {}"),
    ])
    func infersCaughtErrors(_ declared: String, _ text: String) { expect(text, beside: declared) }

    private func expect(_ text: String, beside declared: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let (plain, offsets) = PlantedSwift.unmarked(text)
        let graph = SourceGraph([declared, plain].map { SourceGraph.Source(module: "App", bytes: Array($0.utf8)) })
        let found = graph.references.filter { $0.file == 1 }
        let uses = found.map { "\(graph.declarations[$0.declaration].symbol) at \($0.offset)" }
        #expect(Set(found.map(\.offset)).sorted() == offsets, "\(uses)", sourceLocation: sourceLocation)
    }
}
