import Testing

@testable import SwiftSymbols

/// The types that generic parameters and associated types of SDKs stand for: members behind them must not be lost.
@Suite("Generic parameters and associated types of SDKs")
struct AssociatedTypesOfSDKsTests {
    @Test(arguments: [
        ResolutionSample(
            "elements of a sequence, written in four ways",
            """
            struct Film { var title = "" }
            extension Collection {
                subscript(at index: Index) -> Iterator.Element? { nil }
                var single: Self.Element? { nil }
                var copy: [SubSequence.Element] { [] }
                func visit(_ body: (Self.Element) -> Void) {}
            }
            """,
            in: """
                func f(_ a: [«Film»]) {
                    _ = a«[»at: 0]?.«title»; _ = a.«single»!.«title»; _ = a.«copy»[0].«title»
                    a.«visit» { print($0.«title») }
                }
                """,
            uses: [
                "0 Film", "0 Collection.subscript", "0 Film.title", "0 Collection.single", "0 Film.title", "0 Collection.copy",
                "0 Film.title",
                "0 Collection.visit", "0 Film.title",
            ]),
        ResolutionSample(
            "a data source", "enum Part { case top\n var footer: String { \"\" } }\nstruct Row { var level = 0; static let first = Row() }",
            in: """
                import UIKit
                func f(_ a: UITableViewDiffableDataSource<«Part», «Row»>, _ b: IndexPath) {
                    _ = a.itemIdentifier(for: b)?.«level»; _ = a.snapshot().sectionIdentifiers[0].«footer»
                    var c = NSDiffableDataSourceSnapshot<«Part», «Row»>(); c.appendItems([.«first»], toSection: .«top»)
                    _ = c.itemIdentifiers(inSection: .«top»).first?.«level»
                }
                """,
            uses: [
                "0 Part", "0 Row", "0 Row.level", "0 Part.footer", "0 Part", "0 Row", "0 Row.first", "0 Part.top", "0 Part.top",
                "0 Row.level",
            ]),
        ResolutionSample(
            "fetched objects, entries and observed values",
            """
            import CoreData
            class Film: NSManagedObject { var title = ""; @objc dynamic var rating = 0 }
            struct Entry { let kind: Int }
            """,
            in: """
                import Combine
                import CoreData
                import WidgetKit
                func f(_ a: NSFetchedResultsController<«Film»>, _ b: Timeline<«Entry»>, _ c: «Film») {
                    a.fetchedObjects?.forEach { print($0.«title») }; _ = b.entries[0].«kind»
                    _ = c.publisher(for: \\.«rating»).sink { print($0) }
                }
                """,
            uses: ["0 Film", "0 Entry", "0 Film", "0 Film.title", "0 Entry.kind", "0 Film.rating"]),
        ResolutionSample(
            "joined publishers", "struct Film { var title = \"\" }",
            in: """
                import Combine
                class Shop { @Published var film = «Film»() }
                func f(_ a: AnyPublisher<«Film», Never>, _ b: Shop) {
                    _ = Publishers.CombineLatest(a, b.$film).sink { x, y in print(x.«title», y.«title») }
                    _ = Publishers.Merge(a, a).sink { print($0.«title») }
                }
                """,
            uses: ["0 Film", "0 Film", "0 Film.title", "0 Film.title", "0 Film.title"]),
        ResolutionSample(
            "the coordinator of a view", "class Guide { var count = 0 }",
            in: """
                import SwiftUI
                struct Map: UIViewRepresentable {
                    func makeCoordinator() -> «Guide» { «Guide»() }
                    func makeUIView(context: Context) -> UIView { context.coordinator.«count» = 1; return UIView() }
                    func updateUIView(_ a: UIView, context: UIViewRepresentableContext<Map>) { context.coordinator.«count» = 2 }
                }
                """,
            uses: ["0 Guide", "0 Guide", "0 Guide.count", "0 Guide.count"]),
        ResolutionSample(
            "the projected value of a wrapper",
            "import Combine\nclass Clip: ObservableObject { @Published var start = Mark() }\nstruct Mark { var second = 0 }",
            in: "import SwiftUI\nfunc f(_ a: ObservedObject<«Clip»>) { _ = a.projectedValue.«start».«second» }",
            uses: ["0 Clip", "0 Clip.start", "0 Mark.second"]),
    ])
    func areKnown(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "a member that only `Double` has",
            "extension Double { var minutes: Double { self } }\nextension Int { var films: Int { self } }",
            in: "let a: Double = 5.«minutes»\nlet b = -1.«minutes»\nlet c = 3.«films»\nlet d = 5.0.«minutes»",
            uses: ["0 Double.minutes", "0 Double.minutes", "0 Int.films", "0 Double.minutes"]),
        ResolutionSample(
            "an alias that is called", "extension Double { var minutes: Double { self } }",
            in: "import Foundation\nfunc f(_ a: Int) { _ = TimeInterval(a).«minutes»; _ = Float64(a).«minutes» }",
            uses: ["0 Double.minutes", "0 Double.minutes"]),
        ResolutionSample(
            "a case where any value may stand", "enum Kind: Int { case off, on }",
            in: """
                func f(_ a: Bool) -> [String: Any] {
                    ["a": «Kind»(rawValue: 1) ?? .«off», "b": a ? «Kind».«on» : .«off»]
                }
                """,
            uses: ["0 Kind", "0 Kind.off", "0 Kind", "0 Kind.on", "0 Kind.off"]),
        ResolutionSample(
            "conformances of values",
            """
            extension Error { var isFatal: Bool { true } }
            extension Comparable { func clamped(_ a: ClosedRange<Self>) -> Self { self } }
            extension CustomStringConvertible { var label: String { "" } }
            """,
            in: """
                import Foundation
                func f(_ a: URLError, _ b: Date, _ c: Character, _ d: Decimal, _ e: Duration, _ g: NSNumber) {
                    _ = a.«isFatal»; _ = CocoaError(.fileNoSuchFile).«isFatal»
                    _ = b.«clamped»(b...b); _ = c.«clamped»("a"..."z"); _ = d.«clamped»(0...1); _ = e.«clamped»(.zero ... .zero)
                    _ = g.«label»; _ = (a as NSError).domain.«label»
                }
                """,
            uses: [
                "0 Error.isFatal", "0 Error.isFatal", "0 Comparable.clamped", "0 Comparable.clamped", "0 Comparable.clamped",
                "0 Comparable.clamped", "0 CustomStringConvertible.label", "0 CustomStringConvertible.label",
            ]),
        ResolutionSample(
            "ranges of five kinds",
            """
            extension Range { func a() {} }
            extension ClosedRange { func a() {}; func b() {} }
            extension PartialRangeUpTo { func c() {} }
            extension PartialRangeThrough { func d() {} }
            extension PartialRangeFrom { func e() {} }
            extension String { subscript(a: Range<Int>) -> Int { 1 }; subscript(a: ClosedRange<Int>) -> Film { Film() } }
            struct Film { func play() {} }
            struct Films: Collection { subscript(a: Int) -> Int { 1 }; subscript(a: Range<Int>) -> Film { Film() } }
            """,
            in: """
                func f(_ a: Int, _ b: String, _ g: «Films») {
                    g«[»1...].«play»()
                    (0..<3).«a»(); (0...a).«a»(); (1...3).«b»(); (..<3).«c»(); (...3).«d»(); (a...).«e»()
                    b«[»1...3].«play»(); _ = b«[»1..<3]
                    for d in 1... { d.h() }
                }
                """,
            uses: [
                "0 Films", "0 Films.subscript", "0 Film.play", "0 Range.a", "0 ClosedRange.a", "0 ClosedRange.b", "0 PartialRangeUpTo.c",
                "0 PartialRangeThrough.d",
                "0 PartialRangeFrom.e", "0 String.subscript", "0 Film.play", "0 String.subscript",
            ]),
    ])
    func ofValuesAreKnown(_ sample: ResolutionSample) { sample.check() }
}
