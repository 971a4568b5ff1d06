import TestFolders
import Testing

@testable import LayerRules

@Suite("Layers are recognized by the names of their folders")
struct FolderNameTests {
    @Test(arguments: [
        ("Domain", LayerRole.domain), ("DomainLayer", .domain), ("02 Use-Cases", .domain), ("entities", .domain), ("Model", .domain),
        ("ShopDomain", .domain), ("Data", .data), ("Data Layer", .data), ("NetworkPlatform", .data), ("Web API", .data), ("DTOs", .data),
        ("FilmsData", .data), ("Scenes", .presentation), ("ViewModels", .presentation), ("ShopUI", .presentation),
        ("Features", .presentation), ("App", .application), ("DI", .application), ("Coordinator", .application), ("Utils", .support),
        ("Supporting Files", .support), ("Core", .support),
    ])
    func recognizesRolesByNames(_ name: String, _ role: LayerRole) {
        #expect(LayerRole(folder: name) == role)
    }

    @Test(arguments: ["Films", "", "2024", "Metadata", "GUI", "UIX", "Layer", "Movies", "映画"])
    func recognizesNoRoleByOtherNames(_ name: String) {
        #expect(LayerRole(folder: name) == nil)
    }

    /// By feature: one layer for all features' folders of a name, and one for what is left of a feature.
    @Test func layersInsideFeaturesAreOne() throws {
        let repository = try Repository([
            "App/Core/Log.swift": "", "App/Features/Films/Domain/Film.swift": "struct Film {}\n",
            "App/Features/Films/Data/FilmStore.swift": "let film = Film()\n", "App/Features/Films/Presentation/FilmList.swift": "",
            "App/Features/Search/Domain/Query.swift": "", "App/Features/Search/Presentation/Search.swift": "let film = Film()\n",
            "App/Features/Login/Login.swift": "", "App/Features/Tab.swift": "",
        ])
        #expect(
            try repository.rules() == """
                sources: [App]
                presets:
                  clean-mvvm:
                    domain: [Domain]
                    data: [Data]
                    presentation: [Features, Presentation]
                layers:
                  Domain:
                    paths: [App/Features/*/Domain/**]
                    uses: []
                    imports: []
                  Data:
                    paths: [App/Features/Films/Data/**]
                    uses: [Domain]
                    imports: []
                  Features:
                    paths: [App/Features/*.swift]
                    uses: []
                    imports: []
                  Presentation:
                    paths: [App/Features/*/Presentation/**]
                    uses: [Domain]
                    imports: []
                  Core:
                    paths: [App/Core/**]
                    uses: []
                    imports: []
                  Login:
                    paths: [App/Features/Login/**]
                    uses: []
                    imports: []
                """)
        #expect(try repository.findings().isEmpty)
    }

    /// Packages inside an app without a manifest of its own: each module is looked at by itself.
    @Test func packagesInsideAnAppAreModules() throws {
        let manifest = #"let package = Package(targets: [.target(name: "NAME"), .testTarget(name: "NAMETests")])"#
        let repository = try Repository([
            "Shop/App.swift": "import Films\nimport Network\nlet film = Film()\n",
            "Modules/Films/Package.swift": manifest.replacing("NAME", with: "Films"),
            "Modules/Films/Sources/Films/Domain/Film.swift": "public struct Film {}\n",
            "Modules/Films/Sources/Films/Data/Store.swift": "let film = Film()\n",
            "Modules/Films/Tests/FilmsTests/FilmTests.swift": "",
            "Modules/Search/Package.swift": manifest.replacing("NAME", with: "Search"),
            "Modules/Search/Package@swift-5.9.swift": manifest.replacing("NAME", with: "Search"),
            "Modules/Search/Sources/Search/Search.swift": "import Films\npublic struct Search {}\n",
        ])
        let rules = try repository.rules()
        #expect(
            rules == """
                sources: [Modules/*/Sources/**, Shop]
                layers:
                  Films.Domain:
                    paths: [Modules/Films/Sources/Films/Domain/**]
                    uses: []
                    imports: []
                  Films.Data:
                    paths: [Modules/Films/Sources/Films/Data/**]
                    uses: [Films.Domain]
                    imports: []
                  Shop:
                    paths: [Shop/**]
                    uses: [Films.Domain]
                    imports: [Network]
                  Search:
                    paths: [Modules/Search/Sources/Search/**]
                    uses: [Films.Data]
                    imports: []
                """)
        #expect(try repository.findings().isEmpty)
    }

    /// Names that YAML or patterns would take for something else.
    @Test func oddNamesAreWrittenSoThatTheyAreRead() throws {
        let repository = try Repository([
            "My App: #1/Domain/Film.swift": "struct Film {}\n", "My App: #1/Données/Store.swift": "let film = Film()\n",
            "My App: #1/Views/List.swift": "let list = Film()\n", "My App: #1/true/A.swift": "let a = Film()\n",
            "My App: #1/{odd}*?/B.swift": "let b = Film()\n", "My App: #1/- \"quoted\" \\/C.swift": "let c = Film()\n",
            "My App: #1/2024/D.swift": "let d = Film()\n", "My App: #1/画面 🎬/E.swift": "let e = Film()\n",
            "My App: #1/two\nlines/F.swift": "let f = Film()\n", "My App: #1/[list], more/G.swift": "let g = Film()\n",
            "My App: #1/Fil'm.swift": "let h = Film()\n",
        ])
        #expect(try repository.findings().isEmpty)
        #expect(
            try repository.rules() == #"""
                sources: ["My App: #1"]
                layers:
                  Domain:
                    paths: ["My App: #1/Domain/**"]
                    uses: []
                    imports: []
                  Views:
                    paths: ["My App: #1/Views/**"]
                    uses: [Domain]
                    imports: []
                  "- \"quoted\" \\":
                    paths: ["My App: #1/- \"quoted\" \\/**"]
                    uses: [Domain]
                    imports: []
                  "2024":
                    paths: ["My App: #1/2024/**"]
                    uses: [Domain]
                    imports: []
                  Données:
                    paths: ["My App: #1/Données/**"]
                    uses: [Domain]
                    imports: []
                  "My App: #1":
                    paths: ["My App: #1/*.swift"]
                    uses: [Domain]
                    imports: []
                  "[list], more":
                    paths: ["My App: #1/[list], more/**"]
                    uses: [Domain]
                    imports: []
                  "true":
                    paths: ["My App: #1/true/**"]
                    uses: [Domain]
                    imports: []
                  "two\u000Alines":
                    paths: ["My App: #1/two\u000Alines/**"]
                    uses: [Domain]
                    imports: []
                  "{odd}*?":
                    paths: ["My App: #1/?odd???/**"]
                    uses: [Domain]
                    imports: []
                  "画面 🎬":
                    paths: ["My App: #1/画面 🎬/**"]
                    uses: [Domain]
                    imports: []
                """#)
    }

    /// An app whose models are its only inner layer has no domain that its screens could ask instead.
    @Test func screensMayUseServicesWhereThereIsNoDomain() throws {
        let repository = try Repository([
            "App/Models/Film.swift": "struct Film { let list: FilmList? }\n", "App/Services/API.swift": "struct API { let film: Film }\n",
            "App/Views/FilmList.swift": "struct FilmList { let api: API }\n",
        ])
        #expect(
            try repository.findings() == [
                "App/Models/Film.swift:1:25: layers.use: uses FilmList, a struct declared at App/Views/FilmList.swift:1:8, of Views"
            ])
    }

    /// Apple has a module of that name: an import of it must not look like a use of the folder.
    @Test func aFolderNamedLikeAModuleOfTheSystemGetsAnotherName() throws {
        let repository = try Repository([
            "App/Domain/Film.swift": "struct Film {}\n", "App/Network/API.swift": "import Network\nlet film = Film()\n",
            "App/Views/Reach.swift": "import Network\n",
        ])
        #expect(try repository.summary() == ["Domain: domain, 1", "NetworkLayer: data, 1", "Views: presentation, 1"])
        #expect(try repository.findings().isEmpty)
    }

    /// Rules with very many findings are left out, and a comment explains how to add them.
    @Test func aPresetWithManyFindingsIsAComment() throws {
        let names = [
            "URLSession", "URLRequest", "URLProtocol", "URLCache", "JSONDecoder", "JSONEncoder", "UserDefaults", "FileManager", "Realm",
            "Alamofire", "MoyaProvider",
        ]
        let forbidden = names.map { "let a\($0): \($0)\n" }.joined()
        let repository = try Repository([
            "App/Domain/Film.swift": "struct Film {}\n", "App/Data/Store.swift": "let film = Film()\n", "App/Views/List.swift": forbidden,
        ])
        #expect(
            try repository.first().text.contains(
                """

                # Rules that most apps with these layers share: no transport and no screens in the domain, names in their places, no cycles.
                # Left for later: it has 11 findings today.
                # presets:
                #   clean-mvvm:
                #     domain: [Domain]
                #     data: [Data]
                #     presentation: [Views]

                """))
        #expect(try repository.findings().isEmpty)
    }
}
