import LayerRules
import TestFolders
import Testing

/// Uses that `layers.yml` can allow: through aliases, in previews, and in debug code.
@Suite("Layers: allowed uses")
struct LeniencyTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func lines(_ options: String, _ files: [String: String], layers: String) throws -> [String] {
        for (path, text) in files { try folder.write(path, text) }
        try folder.write("Contracts/layers.yml", "\(options)\nsources: [App]\nlayers:\n\(layers)")
        return try folder.lines()
    }

    // MARK: Previews and debug code

    private static let screens = """
          Data: { paths: [App/Data/**] }
          Screens: { paths: [App/Screens/**] }

        """

    struct Code: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        var isPreview = false
        var isDebug = false
    }

    static let codes = [
        Code(testDescription: "the macro", text: "#Preview { FilmList(films: Sample.films) }", isPreview: true),
        Code(testDescription: "the macro with arguments", text: "#Preview(\"A\", body: { Sample.films.count })", isPreview: true),
        Code(
            testDescription: "a closure in the macro", text: "#Preview {\n let a = { Sample.films }\n return FilmList(films: a())\n}",
            isPreview: true),
        Code(
            testDescription: "a provider",
            text: "struct FilmList_Previews: PreviewProvider { static var previews: Int { Sample.films.count } }",
            isPreview: true),
        Code(
            testDescription: "a provider by its module",
            text: "struct P: SwiftUI.PreviewProvider { struct Inner { let a = Sample.films }\n static var previews: Int { 1 } }",
            isPreview: true),
        Code(
            testDescription: "a provider by an extension",
            text: "struct P {}\nextension P: PreviewProvider { static var previews: Int { Sample.films.count } }",
            isPreview: true),
        Code(
            testDescription: "a modifier of previews",
            text: "struct M: PreviewModifier { static func make() -> Int { Sample.films.count } }",
            isPreview: true),
        Code(testDescription: "debug code", text: "#if DEBUG\nlet a = Sample.films\n#endif", isDebug: true),
        Code(testDescription: "debug code of a system", text: "#if os(iOS) && DEBUG\nlet a = Sample.films\n#endif", isDebug: true),
        Code(testDescription: "the branch beside release code", text: "#if !DEBUG\n#else\nlet a = Sample.films\n#endif", isDebug: true),
        Code(testDescription: "an inner condition", text: "#if DEBUG\n#if os(iOS)\nlet a = Sample.films\n#endif\n#endif", isDebug: true),
        Code(testDescription: "a statement", text: "func f() {\n#if DEBUG\n_ = Sample.films\n#endif\n}", isDebug: true),
        Code(
            testDescription: "a preview in debug code", text: "#if DEBUG\n#Preview { FilmList(films: Sample.films) }\n#endif",
            isPreview: true,
            isDebug: true),
        Code(testDescription: "release code", text: "#if !DEBUG\nlet a = Sample.films\n#endif"),
        Code(testDescription: "the branch beside debug code", text: "#if DEBUG\n#else\nlet a = Sample.films\n#endif"),
        Code(testDescription: "debug code or that of a system", text: "#if DEBUG || os(iOS)\nlet a = Sample.films\n#endif"),
        Code(testDescription: "another name", text: "#if BETA\nlet a = Sample.films\n#endif"),
        Code(testDescription: "another macro", text: "#Snapshot { FilmList(films: Sample.films) }"),
        Code(testDescription: "a type with such a name", text: "struct Previews { let a = Sample.films }"),
        Code(testDescription: "plain code", text: "let a = Sample.films"),
    ]

    @Test(arguments: codes)
    func previewsAndDebugCodeMayUseOtherLayers(_ code: Code) throws {
        let files = [
            "App/Data/Sample.swift": "enum Sample { static let films = [1] }\n",
            "App/Screens/FilmList.swift": "struct FilmList { let films: [Int] }\n\(code.text)\n",
        ]
        func isReported(_ options: String) throws -> Bool {
            let found = try lines(options, files, layers: Self.screens)
            #expect(found.allSatisfy { $0.contains("layers.use: uses Sample, ") })
            return !found.isEmpty
        }
        #expect(try isReported("probable: ignore"))
        #expect(try isReported("previews: allowed") == !code.isPreview)
        #expect(try isReported("debug: allowed") == !code.isDebug)
    }

    @Test func independentPartsAndCyclesLeaveOutPreviews() throws {
        let files = [
            "App/Films/Films.swift": "struct Films {}\n#Preview { Series() }\n",
            "App/Series/Series.swift": "struct Series { let films: Films }\n",
        ]
        let layers =
            "  Films: { paths: [App/Films/**], uses: [Series] }\n  Series: { paths: [App/Series/**], uses: [Films] }\nacyclic: [layers]\n"
        #expect(try lines("previews: checked", files, layers: layers).count == 1)
        #expect(try lines("previews: allowed", files, layers: layers) == [])
        let parts = "  App: { paths: [App/**] }\nindependent: [{ paths: \"App/{part}/**\" }]\n"
        #expect(try lines("previews: checked", files, layers: parts).count == 2)
        #expect(try lines("previews: allowed", files, layers: parts).count == 1)
    }

    @Test func debugCodeMayImportOtherLayersAndModules() throws {
        let files = [
            "App/Data/Sample.swift": "let a = 1\n",
            "App/Screens/FilmList.swift": "#if DEBUG\nimport Data\nimport Pulse\n#endif\nimport Other\n",
        ]
        #expect(try lines("debug: checked", files, layers: Self.screens).count == 3)
        #expect(
            try lines("debug: allowed", files, layers: Self.screens) == [
                "App/Screens/FilmList.swift:5:8 layers.outside-import: imports Other"
            ])
    }

    // MARK: Aliases

    private static let shop = """
          Networking: { paths: [App/Networking/**] }
          Yosemite: { paths: [App/Yosemite/**], uses: [Networking] }
          Screens: { paths: [App/Screens/**], uses: [Yosemite] }

        """

    private static let order = """
        protocol Priced {}
        extension Priced { var price: Int { 1 } }
        struct Order: Priced {
            struct Item { var name = "" }
            let total: String
            var items: [Item] = []
            var customer: Customer
        }
        struct Customer { var name = "" }
        struct Refund { var total = 1 }

        """

    @Test(arguments: [
        ("var a: String { order.total }", true), ("var a: Int { order.price }", true), ("var a: String { order.items[0].name }", true),
        ("let a: ShopOrder.Item", true), ("let a: [ShopOrder] = []", true),
        // The type itself, and what has no alias.
        ("let a: Order?", false), ("let a: Order.Item?", false), ("var a: String { order.customer.name }", false),
        ("var a: Int { Refund().total }", false),
    ])
    func membersOfATypeWithAnAliasAreThoseOfItsLayer(_ member: String, _ isAllowed: Bool) throws {
        let files = [
            "App/Networking/Order.swift": Self.order, "App/Yosemite/Model.swift": "typealias ShopOrder = Order\n",
            "App/Screens/Row.swift": "struct Row {\n    let order: ShopOrder\n    \(member)\n}\n",
        ]
        let found = try lines("aliases: allowed", files, layers: Self.shop)
        #expect(found.isEmpty == isAllowed, "\(found)")
        // Without the option, only the alias itself is allowed.
        let isAliasAlone = member.contains("[ShopOrder]")
        #expect(try lines("aliases: checked", files, layers: Self.shop).isEmpty == isAliasAlone)
    }

    @Test(arguments: ["private typealias ShopOrder = Order", "fileprivate typealias ShopOrder = Order", "struct ShopOrder {}"])
    func onlyAnAliasThatOtherFilesSeeAllowsUses(_ alias: String) throws {
        let files = [
            "App/Networking/Order.swift": Self.order + "func order() -> Order { fatalError() }\n", "App/Yosemite/Model.swift": "\(alias)\n",
            "App/Screens/Row.swift": "let a = order().total\n",
        ]
        #expect(try lines("aliases: allowed", files, layers: Self.shop).count == 2)
    }

    @Test func anAliasOfALayerThatMayNotBeUsedAllowsNothing() throws {
        let files = [
            "App/Networking/Order.swift": Self.order, "App/Yosemite/Model.swift": "",
            "App/Other/Alias.swift": "typealias ShopOrder = Order\n",
            "App/Screens/Row.swift": "func f(_ a: ShopOrder) { _ = a.total }\ntypealias Own = Order\n",
        ]
        let found = try lines("aliases: allowed", files, layers: Self.shop + "  Other: { paths: [App/Other/**], uses: [Networking] }\n")
        #expect(found.count == 2)
        #expect(found.contains { $0.hasPrefix("App/Screens/Row.swift:1:") && $0.contains("uses Order") }, "\(found)")
    }

    @Test func refusesOtherWords() throws {
        let found = try lines(
            "aliases: yes please\npreviews: [allowed]\ndebug: ignore", ["App/A.swift": ""], layers: "  A: { paths: [App/**] }\n")
        #expect(
            found == [
                "Contracts/layers.yml:1:10 format.value: \"aliases\" is \"yes please\"",
                "Contracts/layers.yml:2:11 format.type: \"previews\" is a list",
                "Contracts/layers.yml:3:8 format.value: \"debug\" is \"ignore\"",
            ])
    }

    // MARK: Forbidden names

    @Test(arguments: [
        ("names: [URLSession]", "let a: Session?", "uses Session, an alias of URLSession"),
        ("names: [URLSession]", "let a: [Sessions] = []", "uses Sessions, an alias of URLSession"),
        ("names: [URLSession]", "let a: Again?", "uses Again, an alias of URLSession"),
        ("names: [URLSession]", "let a: Handler?", "uses Handler, an alias of URLSession"),
        ("names: [\"URL*\"]", "let a = Session.self", "uses Session, an alias of URLSession"),
        ("names: [\"*DTO\"]", "let a: Film?", "uses Film, an alias of FilmDTO"),
        ("calls: [Date]", "let a = Now()", "calls Now, an alias of Date"),
        ("names: [Session]", "let a: AlamofireSession?", "uses AlamofireSession, an alias of Session"),
    ])
    func findsForbiddenNamesThroughAliasesOfOtherLayers(_ rule: String, _ source: String, _ what: String) throws {
        let files = [
            "App/Data/Aliases.swift": """
            import Alamofire
            import Foundation
            typealias Session = URLSession
            typealias Sessions = [URLSession]
            typealias Again = Session
            typealias Handler = (URLSession?) -> Void
            typealias Film = FilmDTO
            struct FilmDTO {}
            typealias Now = Date
            typealias AlamofireSession = Alamofire.Session

            """, "App/Screens/Use.swift": "\(source)\n",
        ]
        let layers = "  Data: { paths: [App/Data/**], imports: [\"*\"] }\n  Screens: { paths: [App/Screens/**], uses: [Data] }\n"
        let rules = layers + "forbid: [{ in: Screens, \(rule), because: so }]\n"
        let found = try lines("probable: ignore", files, layers: rules)
        #expect(found.count == 1 && found[0].contains("layers.forbidden: \(what), declared at App/Data/Aliases.swift:"), "\(found)")
        let other = "\(rule.prefix(while: { $0 != ":" })): [Nothing]"
        #expect(try lines("probable: ignore", files, layers: layers + "forbid: [{ in: Screens, \(other), because: so }]\n") == [])
    }
}
