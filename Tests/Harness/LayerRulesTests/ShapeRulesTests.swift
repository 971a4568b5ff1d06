import LayerRules
import TestFolders
import Testing
import VerificationModel

/// Rules on how groups of files hang together, and on where names belong.
@Suite("Layers: rules on shapes")
struct ShapeRulesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Screens/Films/FilmList.swift", "struct FilmList {\n    let row: FilmRow\n}\n")
        try folder.write("App/Screens/Films/FilmRow.swift", "struct FilmRow {}\n")
        try folder.write("App/Screens/Shops/ShopList.swift", "struct ShopList {}\n")
        try folder.write("App/Screens/Shared/Style.swift", "struct Style {}\n")
        try folder.write("App/Data/Store.swift", "import GRDB\nstruct Store {}\n")
        try folder.write("App/Use/FilmUseCase.swift", "struct FilmUseCase {}\n")
    }

    static let layers = """
        sources: [App]
        layers:
          Screens: { paths: [App/Screens/**], uses: "*" }
          Data: { paths: [App/Data/**], uses: "*", imports: "*" }
          Use: { paths: [App/Use/**], uses: "*" }

        """

    private func findings(_ rules: String) throws -> [Finding] {
        try folder.write("Contracts/layers.yml", Self.layers + rules)
        let today = try #require(Day("2026-11-21"))
        return LayerSuite(layersFile: "\(folder.path)/Contracts/layers.yml", root: folder.path, today: today).run().flatMap(\.findings)
    }

    private func lines(_ rules: String) throws -> [String] {
        try findings(rules).map { "\($0.place) \($0.rule): \($0.what)" }
    }

    // MARK: Independent groups

    static let independent = "independent:\n  - paths: App/Screens/{feature}/**\n    except: [Shared]\n"

    @Test func featuresThatKnowEachOtherAreTold() throws {
        try folder.write("App/Screens/Films/FilmList.swift", "struct FilmList {\n    let row: FilmRow\n    let style: Style\n}\n")
        #expect(try lines(Self.independent) == [])
        try folder.write("App/Screens/Shops/ShopList.swift", "struct ShopList {\n    let film: FilmRow?\n}\n")
        #expect(
            try findings(Self.independent).map(\.description) == [
                """
                App/Screens/Shops/ShopList.swift:2:15
                  Shops uses FilmRow, a struct declared at App/Screens/Films/FilmRow.swift:1:8, of Films
                  allowed: App/Screens/{feature}/** whose {feature} do not know each other, but for Shared
                  because: what knows the other can only be changed together with it
                  next: move what both need to where both may look, or name Films under "except"
                """
            ])
        #expect(try lines(Self.independent + "exceptions:\n  - { from: App/Screens/Shops/**, to: FilmRow, because: old }\n") == [])
    }

    @Test func groupsThatAreNotThereAreTold() throws {
        #expect(
            try lines("independent:\n  - paths: App/Data/{feature}/**\n  - paths: App/Screens/{feature}/**\n    except: [Sharde]\n") == [
                "Contracts/layers.yml:7:5 layers.vacuous-rule: App/Data/{feature}/** stands for no file",
                "Contracts/layers.yml:9:14 layers.vacuous-rule: there is no Sharde among what the rule tells apart",
            ])
    }

    /// What is excepted is held against nothing, and so is the one that remains.
    @Test(arguments: [
        ("[Shared, Shops]", "Films alone, but for Shared, Shops"), ("[Shared, Shops, Films]", "nothing, but for Films, Shared, Shops"),
    ])
    func whereAllIsExceptedNothingIsChecked(_ except: String, _ rest: String) throws {
        let rule = "independent:\n  - paths: App/Screens/{feature}/**\n    except: \(except)\n"
        #expect(
            try findings(rule).map(\.description) == [
                """
                Contracts/layers.yml:7:5
                  App/Screens/{feature}/** stands for \(rest)
                  allowed: two groups of files at least, or optional: true
                  because: what stands alone is independent of nothing
                  next: mend the pattern, take names out of "except", or say optional: true
                """
            ])
        #expect(try findings(rule + "    optional: true\n").isEmpty)
    }

    /// The same feature in several layers is one group.
    @Test func groupsMaySpanSeveralPatterns() throws {
        try folder.write("App/Data/Films/FilmStore.swift", "let list = FilmList.self\nlet shops = ShopList.self\n")
        #expect(
            try lines(
                "independent:\n  - paths: [\"App/{Feature}/Nothing/**\", \"**/{feature}/*.swift\"]\n    except: [Use, Data, Shared]\n") == [
                    "App/Data/Films/FilmStore.swift:2:13 layers.independent: Films uses ShopList, a struct declared at App/Screens/Shops/ShopList.swift:1:8, of Shops"
                ])
    }

    // MARK: Circles

    @Test func circlesAreToldWithTheArrowToCut() throws {
        try folder.write("App/Data/Store.swift", "struct Store {\n    let a: FilmUseCase\n    let b: FilmUseCase.Kind\n}\n")
        try folder.write("App/Use/FilmUseCase.swift", "struct FilmUseCase {\n    enum Kind {}\n    let list: ShopList\n}\n")
        #expect(try lines("acyclic: [layers]\n") == [])
        try folder.write("App/Screens/Shops/ShopList.swift", "struct ShopList {\n    let store: Store\n    let stores: [Store]\n}\n")
        #expect(
            try findings("acyclic: [layers]\n").map(\.description) == [
                """
                App/Use/FilmUseCase.swift:3:15
                  a circle: Data -> Use -> Screens -> Data: Data uses FilmUseCase of Use (App/Data/Store.swift:2:12), Use uses ShopList of Screens \
                (App/Use/FilmUseCase.swift:3:15), Screens uses Store of Data (App/Screens/Shops/ShopList.swift:2:16)
                  allowed: layers that do not use each other in a circle
                  because: what uses each other in a circle can only be understood, changed and tested as one
                  next: cut Use -> Screens, which the fewest uses make: App/Use/FilmUseCase.swift:3:15
                """
            ])
        #expect(try lines("acyclic: [layers]\nexceptions:\n  - { from: App/Use/**, to: ShopList, because: old }\n") == [])
    }

    @Test func allCirclesOfFoldersAreToldTheShortestFirst() throws {
        try folder.write("App/Screens/Films/FilmRow.swift", "struct FilmRow {\n    let shop: ShopList?\n}\n")
        try folder.write(
            "App/Screens/Shops/ShopList.swift",
            "struct ShopList {\n    let film: FilmList?\n    let row: FilmRow?\n    let style: Style\n}\n")
        try folder.write("App/Screens/Shared/Style.swift", "struct Style {\n    let film: FilmRow?\n}\n")
        let told = try lines("acyclic:\n  - { paths: \"App/Screens/{folder}/**\", because: so }\n")
        #expect(
            told.map { $0.prefix(while: { $0 != "(" }) } == [
                "App/Screens/Films/FilmRow.swift:2:15 layers.cycle: a circle: Films -> Shops -> Films: Films uses ShopList of Shops "
            ])
        try folder.write(
            "App/Screens/Films/FilmRow.swift", "struct FilmRow {\n    let shop: ShopList?\n    let a: ShopList?\n    let b: ShopList?\n}\n")
        #expect(
            try lines("acyclic: [\"App/Screens/{folder}/**\"]\n").map { $0.split(separator: ":")[4] } == [
                " Films -> Shops -> Films", " Films -> Shops -> Shared -> Films",
            ])
    }

    /// An arrow that no layer allows is the one to cut, however many uses make it.
    @Test func whatIsNotAllowedIsCutFirst() throws {
        try folder.write("App/Data/Store.swift", "struct Store {\n    let a: FilmUseCase\n}\n")
        try folder.write("App/Use/FilmUseCase.swift", "struct FilmUseCase {\n    let a: Store\n    let b: Store\n}\n")
        let layers = Self.layers.replacing("Use: { paths: [App/Use/**], uses: \"*\" }", with: "Use: { paths: [App/Use/**] }")
        try folder.write("Contracts/layers.yml", layers + "acyclic: [layers]\n")
        let today = try #require(Day("2026-11-21"))
        let suites = LayerSuite(layersFile: "\(folder.path)/Contracts/layers.yml", root: folder.path, today: today).run()
        #expect(
            suites.flatMap(\.findings).first { $0.rule == "layers.cycle" }?.next
                == "cut Use -> Data, which is not allowed: App/Use/FilmUseCase.swift:2:12, App/Use/FilmUseCase.swift:3:12")
    }

    @Test func oneNodeIsNoCircle() throws {
        #expect(
            try lines("acyclic: [\"App/Data/{folder}/**\"]\n")
                == ["Contracts/layers.yml:6:11 layers.vacuous-rule: there are no two of what must not use each other in a circle"])
    }

    // MARK: Names and places

    @Test func aNameInAnotherPlaceIsTold() throws {
        let rule = "placed:\n  - { names: \"*UseCase\", in: Use }\n"
        #expect(try lines(rule) == [])
        try folder.write(
            "App/Data/SaveUseCase.swift", "enum Outer {\n    final class SaveUseCase {}\n}\nfunc aUseCase() { struct LocalUseCase {} }\n")
        #expect(
            try findings(rule).map(\.description) == [
                """
                App/Data/SaveUseCase.swift:2:17
                  Outer.SaveUseCase, a class, is declared here
                  allowed: *UseCase in Use only
                  because: a name says where a thing belongs, and who looks for it looks there
                  next: move it to Use, or give it another name
                """
            ])
        #expect(try lines(rule + "exceptions:\n  - { from: App/Data/**, to: SaveUseCase, because: old }\n") == [])
        #expect(
            try lines("placed:\n  - { names: \"*Presenter\", in: \"App/Use/**\" }\n")
                == ["Contracts/layers.yml:7:5 layers.vacuous-rule: no type is named *Presenter"])
    }

    // MARK: Chains

    @Test func whatIsReachedThroughOthersIsToldWithTheChain() throws {
        let rule = "unreachable:\n  - { from: Screens, to: GRDB, because: screens know no database }\n"
        #expect(try lines(rule) == [])
        try folder.write("App/Screens/Films/FilmRow.swift", "struct FilmRow {\n    let run: FilmUseCase\n}\n")
        try folder.write("App/Use/FilmUseCase.swift", "struct FilmUseCase {\n    let next: Helper\n}\n")
        try folder.write("App/Use/Helper.swift", "struct Helper {\n    func help() { _ = Store() }\n}\n")
        #expect(
            try findings(rule).map(\.description) == [
                """
                App/Screens/Films/FilmRow.swift:2:14
                  reaches GRDB: uses FilmUseCase of App/Use/FilmUseCase.swift, which uses Helper of App/Use/Helper.swift (App/Use/FilmUseCase.swift:2:15), \
                which uses Store of App/Data/Store.swift (App/Use/Helper.swift:2:23), which imports GRDB
                  allowed: Screens without GRDB, through others too
                  because: screens know no database
                  next: cut the chain: declare a protocol on this side of it, and inject the implementation
                """
            ])
        #expect(
            try lines(rule.replacing("to: GRDB", with: "to: App/Data/**")).map { String($0.prefix(77)) } == [
                "App/Screens/Films/FilmRow.swift:2:14 layers.unreachable: reaches App/Data/**:"
            ])
        #expect(try lines(rule + "exceptions:\n  - { from: App/Use/Helper.swift, to: Store, because: old }\n") == [])
    }

    @Test func whatIsImportedItselfIsReached() throws {
        try folder.write("App/Data/Other.swift", "struct Other {}\n")
        let rule = "unreachable:\n  - { from: \"App/Data/**\", to: [GRDB, Use], because: so }\n"
        #expect(try lines(rule) == ["App/Data/Store.swift:1:8 layers.unreachable: imports GRDB"])
        let told = try lines(rule.replacing("GRDB", with: "GRBD"))
        #expect(
            told == [
                "Contracts/layers.yml:7:33 layers.vacuous-rule: nothing imports GRBD, and no layer has that name"
            ])
    }

    // MARK: Presets

    @Test func cleanMVVMComesWithItsRules() throws {
        let preset = "presets:\n  clean-mvvm: { domain: Use, data: Data, presentation: Screens }\n"
        #expect(try lines(preset) == [])
        try folder.write("App/Use/FilmUseCase.swift", "struct FilmUseCase: Codable {\n    let list: FilmListViewModel\n}\n")
        try folder.write(
            "App/Screens/Films/FilmList.swift",
            "final class FilmListViewModel {\n    let session = URLSession.shared\n    let run: FilmUseCase\n    let again: FilmUseCase\n}\nstruct FilmDTO {}\n"
        )
        let told = try lines(preset).map { String($0.prefix(while: { $0 != "(" })) }
        #expect(
            told == [
                "App/Screens/Films/FilmList.swift:2:19 layers.forbidden: uses URLSession",
                "App/Screens/Films/FilmList.swift:6:8 layers.placement-of-names: FilmDTO, a struct, is declared here",
                "App/Use/FilmUseCase.swift:1:21 layers.forbidden: conforms to Codable",
                "App/Use/FilmUseCase.swift:2:15 layers.cycle: a circle: Screens -> Use -> Screens: Screens uses FilmUseCase of Use ",
            ])
        // Which of the preset's names it is; the others are told by their number.
        #expect(
            try findings(preset).filter { $0.rule == "layers.forbidden" }.map(\.allowed) == [
                "Screens without URLSession* and 26 more of the preset clean-mvvm",
                "Use without conformances to Codable and 45 more of the preset clean-mvvm",
            ])
    }

    // MARK: The format

    @Test func whatIsBadlyWrittenIsToldAllAtOnce() throws {
        let rules = """
            presets: { clean-mvmm: {}, clean-mvvm: { domain: Use, data: Dta } }
            forbid:
              - { in: Use, because: so }
              - { in: Use, names: ["print()"], colls: [a], because: so }
              - { names: [A] }
            independent:
              - { paths: "App/**" }
              - { paths: "App/{a}/{b}/**" }
              - { paths: "App/*{a}/**" }
            placed:
              - { names: [], in: Use }
            acyclic: [7, { because: so }]
            unreachable:
              - { from: "/abs", to: Data }

            """
        let told = try lines(rules).map { String($0.dropFirst("Contracts/layers.yml:".count)) }
        #expect(
            told == [
                #"6:12 format.value: a key of "presets" is "clean-mvmm", which is no preset"#,
                #"6:40 format.missing-key: "clean-mvvm" has no "presentation""#,
                #"6:61 format.value: "data" is "Dta", which is no layer"#,
                #"8:5 format.missing-key: a "forbid" rule has no "names""#,
                #"9:24 format.value: an element of "names" is "print()""#,
                #"9:36 format.unknown-key: "colls" is no key of a "forbid" rule"#,
                #"10:5 format.missing-key: a "forbid" rule has no "because""#,
                #"10:5 format.missing-key: a "forbid" rule has no "in""#,
                #"12:14 format.value: a pattern of "paths" is "App/**" with no name in braces"#,
                #"13:14 format.value: a pattern of "paths" is "App/{a}/{b}/**" with 2 names in braces"#,
                #"14:14 format.value: a pattern of "paths" is "App/*{a}/**" with * or ? beside the name in braces"#,
                #"16:14 format.value: "names" is empty"#,
                #"17:11 format.type: an "acyclic" rule is the number 7"#,
                #"17:14 format.missing-key: an "acyclic" rule has no "paths""#,
                #"19:5 format.missing-key: an "unreachable" rule has no "because""#,
                #"19:13 format.value: an element of "from" is "/abs", which is absolute"#,
            ])
    }

    /// A rule that is about nothing because its layer is misspelt, or because nothing stands in the list.
    @Test func whatIsAboutNothingIsTold() throws {
        let rules = """
            presets: {}
            forbid: [{ in: [Usee, App/Use/**, App.swift], names: [A], because: so }]
            independent: []
            acyclic: []
            placed: []
            unreachable: []

            """
        let told = try findings(rules).map { "\($0)" }
        #expect(
            told.first { $0.contains("Usee") } == """
                Contracts/layers.yml:7:17
                  an element of "in" is "Usee", which is no layer
                  allowed: Data, Screens, Use
                  because: a rule is about layers, or about the files that a pattern stands for
                  next: write "Use" if that was meant, or name a layer, or write a pattern, as Usee/**
                """)
        #expect(
            try lines(rules).map { String($0.dropFirst("Contracts/layers.yml:".count)) } == [
                #"6:10 format.value: "presets" is empty"#, #"7:17 format.value: an element of "in" is "Usee", which is no layer"#,
                #"8:14 format.value: "independent" is empty"#, #"9:10 format.value: "acyclic" is empty"#,
                #"10:9 format.value: "placed" is empty"#, #"11:14 format.value: "unreachable" is empty"#,
            ])
    }
}
