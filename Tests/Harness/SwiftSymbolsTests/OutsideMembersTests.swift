import Testing

/// The choice between members that the sources add to outside types and the own members of these types.
@Suite("Members that are added to outside types")
struct OutsideMembersTests {
    @Test(arguments: [
        ResolutionSample(
            "a type without subscripts of its own", "extension UnsafeRawPointer { subscript(_ a: Int) -> UInt8 { 1 } }",
            in: "func f(_ a: UnsafeRawPointer) { _ = a«[»1] }", uses: ["0 UnsafeRawPointer.subscript"]),
        ResolutionSample(
            "an index type that the type's own subscripts do not accept",
            "struct Film {}\nextension Array where Element == Film { subscript(_ a: String) -> Int { 1 } }",
            in: #"func f(_ a: [«Film»]) { _ = a«[»"b"]; _ = a[1]; _ = a[1...] }"#, uses: ["0 Film", "0 Array.subscript"]),
        ResolutionSample(
            "a range in a collection with an index subscript only", "struct Films: Collection { subscript(a: Int) -> Int { 1 } }",
            in: "func f(_ a: «Films») { _ = a[1...]; _ = a[..<2]; _ = a[1..<2] }", uses: ["0 Films"]),
    ])
    func selectsSubscriptsByIndexType(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a label that the standard library does not have",
            "extension Array { mutating func removeFirst(where a: (Element) -> Bool) {} }",
            in: "func f(_ a: inout [Int]) { a.«removeFirst»(where: { $0 == 1 }); a.«removeFirst» { $0 == 1 }; a.removeFirst(1) }",
            uses: ["0 Array.removeFirst", "0 Array.removeFirst"]),
        ResolutionSample(
            "a method that hides one of the standard library", "extension Optional { mutating func take() -> Wrapped? { nil } }",
            in: "func f(_ a: inout Int?) { _ = a.«take»() }", uses: ["0 Optional.take"]),
        ResolutionSample(
            "without a receiver", "struct Film {}\nextension Sequence { func map(_ a: (Film) -> Film) -> [Int] { [] } }",
            in: "extension Array { func g() { _ = map { $0 } } }", uses: []),
        ResolutionSample(
            "results of string methods", "extension String { func short() -> Int { 1 } }\nextension Substring { func rest() {} }",
            in:
                #"func f(_ a: String, _ b: [String]) { _ = a.lowercased().«short»() + b.joined(separator: "").«short»(); a.split(separator: "b")[0].«rest»() }"#,
            uses: ["0 String.short", "0 String.short", "0 Substring.rest"]),
        ResolutionSample(
            "initializers without a distinguishing argument", "struct Film {}\nextension String { init(_ a: Film) { self = \"\" } }",
            "extension String { func short() {} }", in: "func f(_ a: [Int]) { a.map(String.init).forEach { $0.«short»() } }",
            uses: ["1 String.short"]),
        ResolutionSample(
            "a requirement of a protocol of the sources", "protocol Decoding { func decode() }\nextension Outside: Decoding {}",
            in: "func f(_ a: Outside) { a.decode() }", uses: []),
    ])
    func membersSharedWithTheStandardLibraryNeedConfirmation(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "labels that the type's own initializers have too",
            "protocol Cursor {}\nstruct Films: Cursor {}\nextension Dictionary { init(uniqueKeysWithValues a: some Cursor) { self = [:] } }",
            in:
                "func f(_ a: «Films», _ b: [(Int, Int)]) { _ = «Dictionary»(uniqueKeysWithValues: a); _ = Dictionary(uniqueKeysWithValues: b) }",
            uses: ["0 Films", "0 Dictionary.init"]),
        ResolutionSample(
            "no labels", "struct Films {}\nextension Array { init(_ a: Films) { self = [] } }",
            in: "func f(_ a: «Films», _ b: Set<Int>) { _ = «Array»(a); _ = Array(b) }", uses: ["0 Films", "0 Array.init"]),
        ResolutionSample(
            "a generic parameter whose protocol is from outside",
            "struct Films {}\nextension RangeReplaceableCollection { init<A: AsyncSequence>(_ a: A) async { self.init() }\n init(_ a: Films) { self.init() } }",
            in: "func f<C: RangeReplaceableCollection>(_ a: «Films», _ b: C.Type) { _ = C(CollectionOfOne(1)); _ = «C»(a) }",
            uses: ["0 Films", "0 RangeReplaceableCollection.init"]),
    ])
    func initializersOfOutsideTypesNeedConfirmation(_ sample: ResolutionSample) { sample.check() }

    @Test func standardMethodsTakePrecedenceOverExtensionsOfSequence() {
        ResolutionSample(
            "a sequence of the sources",
            "struct Films: Sequence { typealias Element = Int }\nextension Sequence { func flatMap(_ a: (Int) -> String) -> Int { 1 } }",
            in: "func f(_ a: «Films») { _ = a.flatMap { [$0] } }", uses: ["0 Films"]
        ).check()
    }

    @Test func selfIsTheTypeOfTheReceiver() {
        ResolutionSample(
            "`Self?`", "protocol Fetched {}\nextension Fetched { static func fetch() -> Self? { nil }\n static var all: [Self] { [] } }",
            "struct Film: Fetched { func show() {} }", in: "func f() { «Film».«fetch»()?.«show»(); «Film».«all»[0].«show»() }",
            uses: ["1 Film", "0 Fetched.fetch", "1 Film.show", "1 Film", "0 Fetched.all", "1 Film.show"]
        ).check()
    }

    @Test(arguments: [
        ResolutionSample(
            "an option set", "struct Options: OptionSet { static let one = Options()\n let rawValue = 0 }",
            in: "func f(_ a: «Options») { _ = a.contains(.«one»); _ = a.union([.«one»]).isEmpty }",
            uses: ["0 Options", "0 Options.one", "0 Options.one"]),
        ResolutionSample(
            "a collection", "enum Key { case first }",
            in: "func f(_ a: inout [«Key»]) { _ = a.contains(.«first»); a.append(.«first»); a.append(contentsOf: [.«first»]) }",
            uses: ["0 Key", "0 Key.first", "0 Key.first", "0 Key.first"]),
    ])
    func standardMethodsTakeElements(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a lock", "extension NSLocking { func synchronized(_ a: () -> Void) {} }", in: "let a: Void = NSLock().«synchronized» {}",
            uses: ["0 NSLocking.synchronized"]),
        ResolutionSample(
            "a number", "extension Strideable { func advance(_ a: Int) {} }",
            in: "func f(_ a: Int, _ b: Double) { a.«advance»(1); b.«advance»(1) }", uses: ["0 Strideable.advance", "0 Strideable.advance"]),
        ResolutionSample(
            "a type that is named with its module", "extension Result { func show() {} }",
            in: "func f(_ a: Swift.Result<Int, Never>) { a.«show»() }", uses: ["0 Result.show"]),
    ])
    func findsMembersOfOutsideProtocols(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "an operator as a value", "struct Film { static func < (a: Film, b: Film) -> Bool { true } }",
            in: "func f(_ a: [Int], _ b: [«Film»]) { _ = a.max(by: <); _ = b.max(by: «<») }", uses: ["0 Film", "0 Film.<"]),
        ResolutionSample(
            "beside an unknown operand",
            "protocol Column {}\nstruct Sum: Column { static func == (a: Sum, b: Column) -> Sum { a } }\nstruct Value: Column, Equatable {}",
            in: "func f(_ a: «Value», _ b: «Sum») { _ = outside() == a; _ = b «==» a }", uses: ["0 Value", "0 Sum", "0 Sum.=="]),
    ])
    func selectsOperatorsByOperandTypes(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a number and overloads that accept none", "struct Sum {}\nextension Sum { func add(_ a: UnsafeRawBufferPointer) {} }",
            "extension Sum { func add<T: BinaryInteger>(_ a: T) {} }", "extension Sum { func add<S: StringProtocol>(_ a: S) {} }",
            in: "func f(_ a: «Sum», _ b: UInt, _ c: Substring) { a.«add»(b); a.«add»(c) }", uses: ["0 Sum", "1 Sum.add", "2 Sum.add"]),
        ResolutionSample(
            "two extensions of one type", "struct Sum {}\nextension Sum { func add(_ a: Int) {} }",
            "extension Sum { func add(_ a: Double) {} }",
            in: "func f(_ a: «Sum») { a.add(outside()) }", uses: ["0 Sum"]),
    ])
    func selectsOverloadsOnlyByKnownTypes(_ sample: ResolutionSample) { sample.check() }
}
