import Testing

@testable import SwiftSymbols

/// Tests the use of members through types of Apple's SDKs.
@Suite("Types of SDKs")
struct SDKTests {
    @Test(arguments: [
        ResolutionSample(
            "a subclass", "import UIKit\nextension UIView { func addAll() {} }",
            in: "import UIKit\nfunc f() { UILabel().«addAll»(); UIColor().addAll() }", uses: ["0 UIView.addAll"]),
        ResolutionSample(
            "a class of the sources", "import UIKit\nextension UIView { func addAll() {}\n var gap: Int { 1 } }",
            in: "import UIKit\nclass Card: UILabel { func f() { «addAll»(); _ = self.«gap» } }\nfunc g() { Card().«addAll»() }",
            uses: ["0 UIView.addAll", "0 UIView.gap", "0 UIView.addAll"]),
        ResolutionSample(
            "a subclass of a class of the sources", "import UIKit\nextension UIView { func addAll() {} }",
            "import UIKit\nclass Base: UIButton {}\nclass Sub: Base {}",
            in: "import UIKit\nfunc f(_ a: «Sub») { a.«addAll»() }\nclass Last: «Sub» { func g() { «addAll»() } }",
            uses: ["1 Sub", "0 UIView.addAll", "1 Sub", "0 UIView.addAll"]),
        ResolutionSample(
            "a view", "import SwiftUI\nextension View { func brandFont() -> some View { self } }",
            in: """
                import SwiftUI
                struct Card: View { var body: some View { Text("a").«brandFont»().rotated().«brandFont»() } }
                func f() { Card().«brandFont»().padding(1).«brandFont»() }
                """,
            uses: ["0 View.brandFont", "0 View.brandFont", "0 View.brandFont", "0 View.brandFont"]),
        ResolutionSample(
            "a modifier that gives the type itself", "import SwiftUI\nextension Text { func brandText() -> Text { self } }",
            in: "import SwiftUI\nfunc f() { Text(\"a\").bold().«brandText»(); Text(\"a\").unlisted().«brandText»() }",
            uses: ["0 Text.brandText", "0 Text.brandText"]),
        ResolutionSample(
            "a conformance to a protocol of the sources", "import UIKit\nprotocol Themed { func apply() }\nextension UIView: Themed {}",
            "import UIKit\nextension Themed { func reset() {} }", in: "import UIKit\nfunc f(_ a: UIButton) { a.«reset»() }",
            uses: ["1 Themed.reset"]),
        ResolutionSample(
            "a class of the sources and a conformance of its superclass",
            "import UIKit\nprotocol Themed {}\nextension Themed { func applyTheme() {} }\nextension UIView: Themed {}",
            "func paint(_ a: Themed) {}", "func paint(_ a: Int) {}",
            in: """
                import UIKit
                final class Card: UIButton { func f() { «applyTheme»() } }
                func f() { Card().«applyTheme»(); «paint»(Card()) }
                enum Kind: String { case one }
                func g() { Kind.one.applyTheme() }
                """, uses: ["0 Themed.applyTheme", "0 Themed.applyTheme", "1 paint"]),
        ResolutionSample(
            "an extension for one superclass",
            "import UIKit\nprotocol Themed { func reset() }\nextension UIView: Themed {}\nextension UIViewController: Themed {}",
            "extension Themed where Self: UIViewController { func applyTheme() {} }",
            "extension Themed where Self: UIView { func applyTheme() {} }",
            in: """
                import UIKit
                final class Card: UIButton {}
                final class Page: UIViewController {}
                func f() { Card().«applyTheme»(); Page().«applyTheme»(); Card().reset() }
                """, uses: ["2 Themed.applyTheme", "1 Themed.applyTheme"]),
        ResolutionSample(
            "values that are encoded", "extension Encodable { func json() -> String { \"\" } }",
            "struct Film: Codable {}", in: "func f(_ a: «Film», _ b: [«Film»]) { a.«json»(); b.«json»(); [1].«json»() }",
            uses: ["1 Film", "1 Film", "0 Encodable.json", "0 Encodable.json", "0 Encodable.json"]),
    ])
    func findsMembersThatAreAddedToSupertypes(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "modifiers", "import SwiftUI\nextension Font { static let brand = Font() }\nextension CGFloat { static let gap: CGFloat = 1 }",
            in: "import SwiftUI\nfunc f() { Text(\"a\").font(.«brand»).padding(.leading, .«gap»).padding(.«gap»).font(.headline) }",
            uses: ["0 Font.brand", "0 CGFloat.gap", "0 CGFloat.gap"]),
        ResolutionSample(
            "properties",
            "import UIKit\nextension UIColor { static let brand = UIColor() }\nextension UIFont { static let body = UIFont() }",
            in: """
                import UIKit
                class Page: UIViewController { func f(_ b: UIButton) { view.backgroundColor = .«brand»; b.titleLabel?.font = .«body» } }
                """,
            uses: ["0 UIColor.brand", "0 UIFont.body"]),
        ResolutionSample(
            "values of the environment",
            "import SwiftUI\nstruct Theme { var accent: Int }\nextension EnvironmentValues { var theme: Theme { get { Theme(accent: 1) } set {} } }",
            in: """
                import SwiftUI
                struct Card: View {
                    @Environment(\\.«theme») var theme
                    var body: some View { Text(theme.«accent».description).environment(\\.«theme», «Theme»(accent: 1)) }
                }
                """,
            uses: ["0 EnvironmentValues.theme", "0 Theme.accent", "0 EnvironmentValues.theme", "0 Theme"]),
    ])
    func knowsWhichTypeIsExpected(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "elements", "struct Film { var title: String; var id: Int }",
            in: """
                import SwiftUI
                func f(_ a: [«Film»]) { ForEach(a) { film in Text(film.«title») }; ForEach(a, id: \\.«id») { Text($0.«title») } }
                """,
            uses: ["0 Film", "0 Film.title", "0 Film.id", "0 Film.title"]),
        ResolutionSample(
            "values of publishers", "struct Film { var title: String }",
            in: """
                import Combine
                func f(_ a: AnyPublisher<«Film», Never>) { a.map { $0.«title» }.sink { _ = $0 }; a.sink { film in _ = film.«title» } }
                """,
            uses: ["0 Film", "0 Film.title", "0 Film.title"]),
        ResolutionSample(
            "bindings", "import SwiftUI\nclass Store: ObservableObject { @Published var name = Name() }\nstruct Name { var first = \"\" }",
            in: """
                import SwiftUI
                struct Card: View {
                    @ObservedObject var store: «Store»
                    @State var name = «Name»()
                    var body: some View { TextField("a", text: $store.«name».«first»); TextField("a", text: $name.«first») }
                }
                """,
            uses: ["0 Store", "0 Name", "0 Store.name", "0 Name.first", "0 Name.first"]),
        ResolutionSample(
            "unwrapped values", "struct Film { func play() {} }",
            in: "import XCTest\nfunc f(_ a: «Film»?) throws { let b = try XCTUnwrap(a); b.«play»() }", uses: ["0 Film", "0 Film.play"]),
        ResolutionSample(
            "projected publishers", "import Combine\nclass Store { @Published var film = Film() }\nstruct Film { var title = \"\" }",
            in: "import Combine\nfunc f(_ a: «Store») { a.«$film».sink { _ = $0.«title» } }",
            uses: ["0 Store", "0 Store.film", "0 Film.title"]),
    ])
    func knowsTheParametersOfClosuresAndWrappedValues(_ sample: ResolutionSample) { sample.check() }

    @Test(arguments: [
        ResolutionSample(
            "an overload for a type of the sources",
            "import SwiftUI\nstruct BrandFont { static let large = BrandFont() }\nextension View { func font(_ a: BrandFont) -> some View { self } }",
            in: "import SwiftUI\nfunc f() { Text(\"a\").«font»(.«large»); Text(\"a\").font(.headline) }",
            uses: ["0 View.font", "0 BrandFont.large"]),
        ResolutionSample(
            "a type of the sources with the name of one of an SDK", "struct Text { func bold() {} }",
            in: "import SwiftUI\nfunc f() { «Text»().«bold»() }", uses: ["0 Text", "0 Text.bold"]),
        ResolutionSample(
            "types that the sources add to a type of an SDK", "import Combine\nextension Published { struct Publisher { func show() {} } }",
            in: "import Combine\nfunc f(_ a: Published<Int>.«Publisher») { a.«show»() }",
            uses: ["0 Published.Publisher", "0 Published.Publisher.show"]),
    ])
    func declarationsOfTheSourcesHideThoseOfSDKs(_ sample: ResolutionSample) { sample.check() }

    @Test func membersOfTypesWithUnknownSupertypesAreUnresolved() {
        let graph = SourceGraph([
            source("import UIKit\nimport Maps\nextension UIView { func addAll() {} }\nextension Shown { func show() {} }"),
            source(
                "import Maps\nclass Map: MapView { func f() { addAll() } }\nfunc g() { MapView().addAll(); MapView().other(); Map().show() }"
            ),
            source("import UIKit\nfunc h() { UILabel().show(); UIColor.red.addAll() }"),
        ])
        #expect(graph.references.filter { graph.declarations[$0.declaration].symbol.hasPrefix("UIView") }.isEmpty)
        let unresolved = graph.unresolvedUses.map {
            "\($0.file) \($0.name) \($0.reason) \($0.candidates.map { graph.declarations[$0].symbol })"
        }
        #expect(
            unresolved == [
                "1 addAll supertypes [\"UIView.addAll\"]", "1 addAll supertypes [\"UIView.addAll\"]",
                "1 show supertypes [\"Shown.show\"]",
            ])
    }

    @Test func probableMembersAreWrittenAsTheyAreDeclared() {
        let graph = SourceGraph([
            source("struct Film { static var best = 1\n func play() {} }\nenum Step { case done }"),
            source("func f() { make().play(); make().best; g(.best); make().done; g(.done); g(.play) }"),
        ])
        let probable = graph.unresolvedUses.map { "\($0.name) \($0.probable.map { graph.declarations[$0].symbol } ?? "none")" }
        #expect(probable == ["play Film.play", "best none", "best Film.best", "done none", "done Step.done", "play none"])
    }

    @Test func probableMembersTakeTheArguments() {
        let graph = SourceGraph([
            source(
                "struct Film { func play(_ a: Int, at b: Int = 1, then c: () -> Void) {}\n func stop(_ a: Int...) {} }\nenum Step { case done(Int) }"
            ),
            source(
                "func f() { a().play(1) {}; a().play(1, at: 2, then: b); a().play(at: 1) {}; a().play(1); a().play(1) {} then: {} last: {}; a().play }\n"
                    + "func g() { a().stop(); a().stop(1, 2); a().stop { } last: { }; g(.done(1)); g(.done()) }"),
        ])
        let names = ["play", "stop", "done"]
        let probable = graph.unresolvedUses.filter { names.contains($0.name) }.map { "\($0.name) \($0.probable == nil ? "no" : "yes")" }
        #expect(
            probable == [
                "play yes", "play yes", "play no", "play no", "play no", "play yes", "stop yes", "stop yes", "stop no", "done yes",
                "done no",
            ])
    }

    private func source(_ text: String) -> SourceGraph.Source { SourceGraph.Source(module: "App", bytes: Array(text.utf8)) }

    /// The last three calls match no initializer.
    @Test func listsNoInheritedOrSynthesizedInitializers() {
        let texts = [
            """
            import UIKit
            enum Order: Int { case title
             init?(old: String) { nil } }
            enum Kind { case film
             init?(old: String) { nil } }
            class Switch: UISwitch { override init(frame: CGRect) { super.init(frame: frame) } }
            class Plain { init(a: Int) {} }
            """,
            """
            func f() {
                _ = Order(rawValue: 1); _ = Order(old: "a"); _ = Switch(); _ = Switch(frame: .zero)
                _ = Order(new: 1); _ = Kind(rawValue: 1); _ = Plain()
            }
            """,
        ]
        let graph = SourceGraph(texts.map { SourceGraph.Source(module: "App", bytes: Array($0.utf8)) })
        let listed = graph.unresolvedUses.map { use in
            String(decoding: Array(texts[1].utf8)[use.offset...].prefix { $0 != UInt8(ascii: ")") }, as: UTF8.self)
        }
        #expect(listed == ["Order(new: 1", "Kind(rawValue: 1", "Plain("])
    }
}
