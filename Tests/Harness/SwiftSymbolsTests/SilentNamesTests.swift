import SwiftSymbols
import Testing

/// Names that another file declares although a declaration of the same name is nearer: the nearer one must not hide them.
@Suite("Names beside others of the same name")
struct SilentNamesTests {
    @Test(arguments: [
        ResolutionSample(
            "an asynchronous function whose result lacks the member",
            "struct Later<A> { func get() async -> A { fatalError() } }\nprotocol Channel { func option<A: Option>(_ a: A) -> Later<A.Value> }\n"
                + "protocol Option { associatedtype Value: Equatable & Sendable }",
            in: "extension «Channel» {\n func option<A: «Option»>(_ a: A) async -> A.«Value» { await «option»(a).«get»() }\n}",
            uses: ["0 Channel", "0 Option", "0 Option.Value", "0 Channel.option", "0 Later.get"]),
        ResolutionSample(
            "an asynchronous function whose type lacks the member",
            "struct Later { func get() async -> Film { Film() } }\nstruct Film {}\nextension Shop { func film(_ a: Int) -> Later { Later() } }",
            in: "struct Shop { func film(_ a: Int) async -> «Film» { await «film»(a).«get»() } }",
            uses: ["0 Film", "0 Shop.film", "0 Later.get"]),
    ])
    func synchronousFunctionsAreUsedForMembersOfTheirResults(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "an operator with an operand of another type",
            "struct Moment { static func now() -> Moment { Moment() } }\nstruct Duration: AdditiveArithmetic {}\n"
                + "func + (a: Duration, b: Duration) -> Duration { a }\nfunc + (a: Moment, b: Duration) -> Moment { a }",
            in: "func wait(_ a: «Moment») {}\nfunc f(_ b: «Duration») { wait(.«now»() «+» b) }",
            uses: ["0 Moment", "0 Duration", "0 Moment.now", "0 +"])
    ])
    func implicitMembersBelongToTheTypeThatTheOperatorTakes(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a static requirement", "enum Threads: ThreadActions { static func join(_ a: Int) {} }",
            in: "protocol ThreadActions { associatedtype Handle\n static func join(_ a: Handle) }\n"
                + "func f(_ a: String) { «Threads».«join»(a) }",
            uses: ["0 Threads", "0 Threads.join"]),
        ResolutionSample(
            "a requirement beside a member with other types",
            "protocol Opening { func open(_ a: Int) }\nprotocol Showing {}\nextension Showing { func open(_ a: String) {} }",
            in: "@Mockable struct Shop: «Opening», «Showing» {}\nfunc f(_ a: Shop, _ b: Int) { a.«open»(b) }",
            uses: ["0 Opening", "0 Showing", "0 Opening.open"]),
    ])
    func concreteTypesImplementRequirements(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a conformance of `Wrapped`", "protocol Readable { static func read(_ a: Int) -> Self? }",
            in: "extension Optional: «Readable» where Wrapped: «Readable» {\n"
                + " static func read(_ a: Int) -> Self? { Wrapped.«read»(a).map { $0 } }\n}",
            uses: ["0 Readable", "0 Readable", "0 Readable.read"]),
        ResolutionSample(
            "an element of a type", "struct Film { func show() {} }",
            in: "extension Array where Element == «Film» { func f(_ a: Element) { a.«show»() } }", uses: ["0 Film", "0 Film.show"]),
    ])
    func extensionsOfOutsideTypesRequireMembersOfTheirParameters(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "an associated type of a protocol that `Self` conforms to",
            "protocol Request { associatedtype Row }\nprotocol Record { associatedtype Parts }\nprotocol Selection {}",
            in: "extension «Selection» where Self: «Request», Self.«Row»: «Record» {\n typealias Parts = «Row».«Parts»\n}",
            uses: ["0 Selection", "0 Request", "0 Request.Row", "0 Record", "0 Request.Row", "0 Record.Parts"]),
        ResolutionSample(
            "an associated type that is declared again", "protocol Decoder { associatedtype Out }",
            in: "protocol StepDecoder: «Decoder» { associatedtype Out }\nfunc f<A: StepDecoder>(_ a: A, _ b: A.«Out») {}",
            uses: ["0 Decoder", "0 Decoder.Out"]),
    ])
    func associatedTypesAreThoseOfTheRequiredProtocols(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a value and an optional chain",
            "enum Change<Value> { case kept, set(Value) }\nfunc ?? <Value>(a: Change<Value>, b: Value) -> Value { b }\n"
                + "struct Film { var change: Change<Int> }",
            in: "func f(_ a: «Change»<Int>, _ b: «Film»?, _ c: Int?, _ d: «Change»<Int>) {\n"
                + " _ = a «??» 1; _ = c ?? 1; _ = b?.«change» ?? d; _ = b!.«change» «??» 2\n}",
            uses: ["0 Change", "0 Film", "0 Change", "0 ??", "0 Film.change", "0 Film.change", "0 ??"])
    ])
    func operatorsOfTheSourcesHideThatOfOptionals(_ sample: ResolutionSample) { sample.check() }

    /// Tests containers of coders, which take values of all types beside those that the sources add.
    @Test(arguments: [
        ResolutionSample(
            "types of other functions",
            "struct Rate {}\nextension KeyedDecodingContainer {\n"
                + " func decodeIfPresent(_ a: Rate.Type, forKey b: Key) throws -> Rate? { nil }\n"
                + " func decodeIfPresent(_ a: [Rate].Type, forKey b: Key) throws -> [Rate]? { nil }\n}",
            in:
                "extension KeyedDecodingContainer {\n func value<T: Decodable>(_ a: Key) -> T? { try? decodeIfPresent(T.self, forKey: a) }\n"
                + " func rate(_ a: Key) throws -> «Rate»? { try «decodeIfPresent»(«Rate».self, forKey: a) }\n"
                + " func count(_ a: Key) throws -> Int? { try decodeIfPresent(Int.self, forKey: a) }\n}",
            uses: ["0 Rate", "0 KeyedDecodingContainer.decodeIfPresent", "0 Rate"])
    ])
    func valuesOfOtherTypesAreCodedByTheStandardLibrary(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a literal and a value",
            "extension Int { func money() {} }\nextension Double { func money() {} }\nstruct Sum { func money() {} }\nstruct Item { let price: Double }",
            in: "func f(_ a: [«Item»], _ b: «Sum») { a.reduce(0) { $0 + $1.«price» }.money(); a.reduce(b) { c, _ in c }.«money»() }",
            uses: ["0 Item", "0 Sum", "0 Item.price", "0 Sum.money"])
    ])
    func reductionsHaveTheTypeOfTheirFirstValueUnlessItIsALiteral(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a build with threads", "func debugOnly() {}", in: "func f() {\n#if _runtime(_multithreaded)\n«debugOnly»()\n#endif\n}",
            uses: ["0 debugOnly"])
    ])
    func conditionsAboutTheRuntimeHold(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a scalar and a key path",
            "struct Parser {\n var string: String { \"\" }\n func read(_ a: Unicode.Scalar) -> Bool { false }\n"
                + " func read(until a: KeyPath<Unicode.Scalar, Bool>, throwing: Bool = true) -> Int { 0 }\n"
                + " func read(while a: (Unicode.Scalar) -> Bool) -> Parser { self }\n}",
            in: "func f(_ a: «Parser») { _ = a.«read» { _ in true }.«string» }", uses: ["0 Parser", "0 Parser.read", "0 Parser.string"]),
        ResolutionSample(
            "any value",
            "struct Film { var title: String { \"\" } }\n"
                + "struct Log {\n func add(_ a: Any) -> Film { Film() }\n func add(_ a: Int) -> String { \"\" }\n}",
            in: "func f(_ a: «Log») { _ = a.«add»({ 1 }).«title» }", uses: ["0 Log", "0 Log.add", "0 Film.title"]),
    ])
    func parametersOfOtherTypesTakeNoClosures(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "bytes of a required element type",
            "extension DataProtocol { var hexString: String { \"\" } }\nprotocol Digest: Sequence where Element == UInt8 {}",
            in: "extension «Digest» { var text: String { Array(self).«hexString» } }", uses: ["0 Digest", "0 DataProtocol.hexString"]),
        ResolutionSample(
            "bytes of a constrained parameter", "extension DataProtocol { var hexString: String { \"\" } }",
            in: "func f<A: Collection<UInt8>>(_ a: A) -> String { Array(a).«hexString» }", uses: ["0 DataProtocol.hexString"]),
    ])
    func arraysHaveTheElementsOfTheirArgument(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "an asynchronous sequence", "func merge(_ a: Int, _ b: Int) {}",
            in: "struct Chunks: AsyncSequence, Sendable { func f() { «merge»(1, 2) } }", uses: ["0 merge"]),
        ResolutionSample(
            "a type without members of collections", "func update() {}", in: "struct Film: Codable { func f() { «update»() } }",
            uses: ["0 update"]),
    ])
    func functionsAreHiddenOnlyByMembersThatATypeMayHave(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "other labels than the method of optionals has", "struct FrameEncoder { mutating func encode(frame: Int, to a: Int) {} }",
            in: "struct Handler {\n var encoder: «FrameEncoder»!\n mutating func f() { encoder.«encode»(frame: 1, to: 2) }\n}",
            uses: ["0 FrameEncoder", "0 FrameEncoder.encode"]),
        ResolutionSample(
            "results of methods",
            "struct Model { var title: Title { Title() }\n func show() {}\n subscript(_ a: Int) -> Title { Title() } }\nstruct Title { func draw() {} }\n"
                + "struct Maker { func make() -> Model! { nil }\n static func some() -> Model! { nil }\n var all: [Model]! { nil }\n subscript(_ a: String) -> Model! { nil } }",
            in: "func f(_ a: «Maker») {\n a.«make»().«title».«draw»(); a.«make»().«show»(); «Maker».«some»().«title».«draw»()\n"
                + " let b = a.«make»(); b?.«show»(); b!.«title».«draw»(); a.«all».forEach { $0.«show»() }; a.«all»[0].«show»()\n"
                + " a«[»\"b\"].«show»(); a.«make»()«[»1].«draw»()\n}",
            uses: [
                "0 Maker", "0 Maker.make", "0 Model.title", "0 Title.draw", "0 Maker.make", "0 Model.show", "0 Maker", "0 Maker.some",
                "0 Model.title", "0 Title.draw", "0 Maker.make", "0 Model.show", "0 Model.title", "0 Title.draw", "0 Maker.all",
                "0 Model.show", "0 Maker.all", "0 Model.show", "0 Maker.subscript", "0 Model.show", "0 Maker.make", "0 Model.subscript",
                "0 Title.draw",
            ]),
        ResolutionSample(
            "mapped values", "struct Model { var title: Title { Title() } }\nstruct Title { func draw() {}\n var size: Int? { 1 } }",
            in: "struct Page {\n var model: «Model»!\n var other: «Model»! { nil }\n func f() {\n  model.map { $0.«title».«draw»() }\n"
                + "  _ = model.flatMap { $0.«title».«size» }; _ = other.map(\\.«title»)?.«size»\n  model.map { $0.«title» }?.«draw»()\n }\n}",
            uses: [
                "0 Model", "0 Model", "0 Model.title", "0 Title.draw", "0 Model.title", "0 Title.size", "0 Model.title", "0 Title.size",
                "0 Model.title", "0 Title.draw",
            ]),
    ])
    func implicitlyUnwrappedOptionalsHaveTheMethodsOfTheirValues(_ sample: ResolutionSample) { sample.check() }

    /// Tests names of another file that are not resolved, and must be listed.
    @Test(arguments: [
        (
            "struct Film { var title: String { \"\" } }\n"
                + "struct Shop {\n func find(_ a: Int) -> Bool { true }\n func find(_ a: String) -> Film { Film() }\n}",
            "func f(_ a: Shop, _ b: Unknown) { _ = a.find(b.value).title }", ["title"]
        ),
        (
            "extension DataProtocol { var hexString: String { \"\" } }",
            "func f<A: Sequence>(_ a: A) { _ = Array(a).hexString; _ = Array(0...1).hexString; _ = [\"b\"].hexString }",
            ["hexString", "hexString"]
        ),
        (
            "extension FixedWidthInteger { func pointer<A>(_ a: (Int) -> A) -> A { a(0) } }",
            "func f() { _ = RSA_F4.pointer { $0 } }", ["pointer"]
        ),
        ("func merge(_ a: Int, _ b: Int) {}", "struct Films: Sequence { func f() { merge(1, 2) } }", ["merge"]),
        (
            "func write(_ a: Data) {}", "import Foundation\nextension FileHandle { func save(_ a: Data) { write(a) } }", ["write"]
        ),
        (
            "struct Item { func run() {} }\nlet count = Item()", "struct Films: Collection { func f() { count.run() } }",
            ["count", "run"]
        ),
        (
            "struct Film {}\nextension Array where Element == Film { func sum() {} }", "func f() { Array(\"abc\").sum() }", ["sum"]
        ),
        (
            "struct Frame {\n func encode(to a: Encoder) {}\n func map(_ a: (Int) -> Int) {}\n}",
            "struct Handler {\n var frame: Frame!\n func f(_ a: Encoder) { frame.encode(to: a); _ = frame.map { $0 } }\n}", ["encode"]
        ),
    ])
    func listsNamesWhoseMeaningIsNotKnown(_ declarations: String, _ text: String, _ names: [String]) {
        let graph = SourceGraph([declarations, text].map { SourceGraph.Source(module: "App", bytes: Array($0.utf8)) })
        #expect(graph.unresolvedUses.map { "\($0.file) \($0.name)" } == names.map { "1 \($0)" })
    }

    /// Tests an app for a watch, an app whose project names no system, and a package that is read as on Linux.
    @Test(arguments: [(.app, "watchOS", 1), (.app, nil, 0), (BuildConditions(), "watchOS", 0)] as [(BuildConditions, String?, Int)])
    func conditionsAskForTheSystemOfTheModule(_ build: BuildConditions, _ system: String?, _ count: Int) {
        let texts = ["#if os(watchOS) && !canImport(WebKit)\nstruct Crown {}\n#endif", "func f(_ a: Crown) {}"]
        let graph = SourceGraph(texts.map { SourceGraph.Source(module: "App", bytes: Array($0.utf8), system: system) }, build: build)
        #expect(graph.references.count == count)
    }

    @Test func listsOperatorsForOutsideTypesThatAreNotResolved() {
        let graph = SourceGraph([
            SourceGraph.Source(module: "App", bytes: Array("func ?? <A>(a: Binding<A?>, b: A) -> Binding<A> { fatalError() }".utf8)),
            SourceGraph.Source(
                module: "App",
                bytes: Array("func f(_ a: Binding<String?>, _ b: String?, _ c: [Int]) { _ = a ?? \"b\"; _ = b ?? \"\"; _ = c ?? 1 }".utf8)),
        ])
        let found = graph.references.map { "\($0.file) \($0.offset)" } + graph.unresolvedUses.map { "\($0.file) \($0.offset)" }
        #expect(found == ["1 \(Array("func f(_ a: Binding<String?>, _ b: String?, _ c: [Int]) { _ = a ".utf8).count)"])
    }

    @Test func listsMembersOfInterpolationsThatAreNotTexts() {
        let graph = SourceGraph([
            SourceGraph.Source(
                module: "App",
                bytes: Array(
                    "struct SQL {}\nextension Sequence where Element == SQL { func joined(separator: String) -> SQL { SQL() } }".utf8)),
            SourceGraph.Source(
                module: "App",
                bytes: Array("func f(_ a: [Int]) { _ = a.map { \"\\(identifier: $0)\" }.joined(separator: \",\") }".utf8)),
        ])
        #expect(graph.unresolvedUses.map { "\($0.file) \($0.name)" } == ["1 joined"])
    }
}
