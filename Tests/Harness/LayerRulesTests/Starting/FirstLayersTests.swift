import LayerRules
import TestFolders
import Testing

@Suite("The first layers of a repository")
struct FirstLayersTests {
    /// An app in one module: what the code does is listed, except for what breaks the Dependency Rule.
    @Test func aModuleWithLayersIsWrittenDown() throws {
        let repository = try Repository([
            "Package.swift": #"let package = Package(targets: [.target(name: "Shop"), .testTarget(name: "ShopTests")])"#,
            "Sources/Shop/Shop.swift": "import Foundation\nlet list = FilmList(films: Store())\n",
            "Sources/Shop/Domain/Film.swift": "import Foundation\nimport UIKit\nstruct Film {}\n",
            "Sources/Shop/Domain/LoadFilms.swift": "protocol Films {}\nstruct LoadFilms { let store = Store(); let other: Store }\n",
            "Sources/Shop/Data/Store.swift": "import GRDB\nstruct Store: Films { let film = Film() }\n",
            "Sources/Shop/Presentation/FilmList.swift": "import Combine\nstruct FilmList { let films: Films }\n",
            "Sources/Shop/Common/Log.swift": "import os.log\n",
            "Tests/ShopTests/FilmTests.swift": "import Shop\n",
        ])
        #expect(
            try repository.first().text == """
                # yaml-language-server: $schema=schemas/layers.schema.json
                # What each layer may use, and what it may import from outside. Both lists are closed: anything that is not listed is not allowed.
                # verify init listed the uses of today, except for those that violate the Dependency Rule. Edit the file from here on:
                # rename, merge and split layers, and remove uses that the code no longer needs.
                #
                # The names of folders determine the layers:
                #   domain: Domain
                #   data: Data
                #   presentation: Presentation
                #   support: Common
                #   no known role: Shop
                # Left out, because tests may use all that they test: Tests
                #
                # To list the violations:          verify --contracts Contracts/ --only layers
                # To let only new violations fail: verify baseline --contracts Contracts/

                sources: [Sources]

                # Rules that most apps with these layers share: no transport and no screens in the domain, names in their places, no cycles.
                presets:
                  clean-mvvm:
                    domain: [Domain]
                    data: [Data]
                    presentation: [Presentation]

                layers:
                  Domain:
                    paths: [Sources/Shop/Domain/**]
                    # Not in the list, though the code has it: Data, twice, first in Sources/Shop/Domain/LoadFilms.swift
                    uses: []
                    # Not in the list, though imported: UIKit, once, first in Sources/Shop/Domain/Film.swift
                    imports: [Foundation]
                    hint: Declare a protocol in Domain, and implement it where the detail belongs.
                  Data:
                    paths: [Sources/Shop/Data/**]
                    uses: [Domain]
                    imports: [GRDB]
                    hint: Return values of Domain, and leave their presentation to the screens.
                  Presentation:
                    paths: [Sources/Shop/Presentation/**]
                    uses: [Domain]
                    imports: [Combine]
                    hint: Take a use case or a protocol of Domain in init, and inject the implementation.
                  Common:
                    paths: [Sources/Shop/Common/**]
                    uses: []
                    imports: [os]
                  Shop:
                    paths: [Sources/Shop/*.swift]
                    uses: [Data, Presentation]
                    imports: [Foundation]

                """)
        let found = try repository.findings()
        #expect(
            found == [
                "Sources/Shop/Domain/LoadFilms.swift:2:32: layers.cycle: a cycle: Data -> Domain -> Data: "
                    + "Data uses Films of Domain (Sources/Shop/Data/Store.swift:2:15), "
                    + "Domain uses Store of Data (Sources/Shop/Domain/LoadFilms.swift:2:32)",
                "Sources/Shop/Domain/Film.swift:2:8: layers.outside-import: imports UIKit",
                "Sources/Shop/Domain/LoadFilms.swift:2:32: layers.use: uses Store, a struct declared at Sources/Shop/Data/Store.swift:2:8, of Data",
            ])
        #expect(try repository.first().layers.map(\.fileCount) == [2, 1, 1, 1, 1])
    }

    /// Without a manifest: tests and the code of others are left out, and the level of the layers is found below the app's folder.
    @Test func anAppWithoutAManifestIsLookedThrough() throws {
        let repository = try Repository([
            "Pods/Alamofire/Source/Session.swift": "class Session {}\n",
            "Shop/Shop/AppDelegate.swift": "let use = LoadFilms()\n",
            "Shop/Shop/UseCases/LoadFilms.swift": "import Foundation\nstruct LoadFilms {}\n",
            "Shop/Shop/Entities/Film.swift": "struct Film {}\n",
            "Shop/Shop/Networking/API.swift": "import Alamofire\nstruct API { let film: Film }\n",
            "Shop/Shop/Screens/Films/FilmList.swift": "import SwiftUI\nstruct FilmList { let load: LoadFilms; let api: API }\n",
            "Shop/Shop/Coordinators/Start.swift": "let start = FilmList.self\n",
            "Shop/ShopTests/LoadTests.swift": "let test = LoadFilms()\n",
            "Shop/ShopUITests/UITests.swift": "",
        ])
        #expect(
            try repository.rules() == """
                sources: [Shop/Shop]
                presets:
                  clean-mvvm:
                    domain: [Entities, UseCases]
                    data: [Networking]
                    presentation: [Screens]
                layers:
                  Entities:
                    paths: [Shop/Shop/Entities/**]
                    uses: []
                    imports: []
                  UseCases:
                    paths: [Shop/Shop/UseCases/**]
                    uses: []
                    imports: [Foundation]
                  Networking:
                    paths: [Shop/Shop/Networking/**]
                    uses: [Entities]
                    imports: [Alamofire]
                  Screens:
                    paths: [Shop/Shop/Screens/**]
                    uses: [UseCases]
                    imports: [SwiftUI]
                  Coordinators:
                    paths: [Shop/Shop/Coordinators/**]
                    uses: [Screens]
                    imports: []
                  Shop:
                    paths: [Shop/Shop/*.swift]
                    uses: [UseCases]
                    imports: []
                """)
        #expect(
            try repository.findings() == [
                "Shop/Shop/Screens/Films/FilmList.swift:2:49: layers.use: uses API, a struct declared at Shop/Shop/Networking/API.swift:2:8, of Networking"
            ])
        let text = try repository.first().text
        #expect(text.contains("\n# Left out, because tests may use all that they test: Shop/ShopTests, Shop/ShopUITests\n"))
        #expect(text.contains("\n# Left out, because it is third-party code: Pods\n"))
    }

    /// Modules are layers, those that are used before those that use them; one of them has layers of its own inside.
    @Test func modulesAreLayers() throws {
        let repository = try Repository([
            "Package.swift": """
            let package = Package(targets: [
                .executableTarget(name: "shop-tool", dependencies: ["Shop"]), .target(name: "Shop", dependencies: ["Zip"]), .target(name: "Zip"),
            ])
            """,
            "Sources/Zip/Zip.swift": "public struct Zip {}\n", "Sources/Zip/Utils/Bits.swift": "", "Sources/Zip/Networking/Get.swift": "",
            "Sources/Shop/Domain/Film.swift": "public struct Film {}\n",
            "Sources/Shop/Data/Store.swift": "import Zip\nlet zip = Zip()\nlet film = Film()\n",
            "Sources/shop-tool/main.swift": "import ArgumentParser\nimport Shop\nlet film = Film()\n",
            "Plugins/Lint/Lint.swift": "import PackagePlugin\n",
        ])
        #expect(
            try repository.rules() == """
                sources: [Sources]
                layers:
                  Shop.Domain:
                    paths: [Sources/Shop/Domain/**]
                    uses: []
                    imports: []
                  Shop.Data:
                    paths: [Sources/Shop/Data/**]
                    uses: [Shop.Domain, Zip]
                    imports: []
                  Zip:
                    paths: [Sources/Zip/**]
                    uses: []
                    imports: []
                  shop_tool:
                    paths: [Sources/shop-tool/**]
                    uses: [Shop.Domain]
                    imports: [ArgumentParser]
                """)
        #expect(try repository.findings().isEmpty)
        #expect(try repository.first().text.contains("\n# Left out, because no package or project has a module with these: Plugins\n"))
    }

    /// Whatever their folders are called.
    @Test func testTargetsAreLeftOut() throws {
        let repository = try Repository([
            "Package.swift": #"let package = Package(targets: [.target(name: "A"), .testTarget(name: "Checks", path: "Extra")])"#,
            "Sources/A/A.swift": "import Foundation\n", "Extra/A.swift": "import A\n",
        ])
        #expect(try repository.summary() == ["A: none, 1"])
        #expect(try repository.first().text.contains("\n# Left out, because tests may use all that they test: Extra\n"))
        #expect(try repository.findings().isEmpty)
    }

    @Test func modulesWithoutRolesAreInTheOrderOfTheirUses() throws {
        let repository = try Repository([
            "Package.swift": #"let package = Package(targets: [.target(name: "A", dependencies: ["B"]), .target(name: "B")])"#,
            "Sources/A/A.swift": "import B\n", "Sources/B/B.swift": "import Foundation\n",
        ])
        #expect(try repository.summary() == ["B: none, 1", "A: none, 1"])
        #expect(try repository.first().text.contains("\n# Each module is a layer.\n#\n"))
        #expect(try repository.findings().isEmpty)
    }

    /// Folders with unknown names are layers too, so that their allowed uses are fixed from now on.
    ///
    /// Cycles are named.
    @Test func usesTopFoldersAsLayersIfNoNameIsKnown() throws {
        let repository = try Repository([
            "Package.swift": #"let package = Package(targets: [.target(name: "Base")])"#,
            "Sources/Base/Query/Query.swift": "struct Query { let record: Record }\n",
            "Sources/Base/Record/Record.swift": "struct Record { let query: () -> Query }\n",
            "Sources/Base/Dump/Dump.swift": "let dump: Record\n", "Sources/Base/Base.swift": "let version = 1\n",
        ])
        #expect(try repository.summary() == ["Base: none, 1", "Query: none, 1", "Record: none, 1", "Dump: none, 1"])
        let text = try repository.first().text
        #expect(text.contains("\n# No folder has a name with a known role, so each top folder is a layer.\n"))
        #expect(
            text.contains(
                """

                # These use each other in cycles, which is allowed unless a rule "acyclic: [layers]" forbids it:
                #   Query, Record

                """))
        #expect(try repository.findings().isEmpty)
    }

    @Test func aFlatPackageIsOneLayer() throws {
        let repository = try Repository([
            "Package.swift": #"let package = Package(targets: [.target(name: "Flat"), .testTarget(name: "FlatTests")])"#,
            "Sources/Flat/Flat.swift": "import Foundation\n", "Tests/FlatTests/FlatTests.swift": "",
        ])
        #expect(
            try repository.rules()
                == "sources: [Sources]\nlayers:\n  Flat:\n    paths: [Sources/Flat/**]\n    uses: []\n    imports: [Foundation]")
        #expect(
            try repository.first().text.contains(
                "\n# There are no folders to distinguish yet; give each folder that should be separate a layer"))
        #expect(try repository.findings().isEmpty)
        let bare = try Repository(["main.swift": "import Foundation\n"])
        #expect(try bare.rules() == "sources: [\".\"]\nlayers:\n  App:\n    paths: [\"**\"]\n    uses: []\n    imports: [Foundation]")
        #expect(try bare.findings().isEmpty)
    }

    /// A target whose folder is `Sources` itself, and one that the manifest makes by code.
    @Test func findsModulesWithoutExplicitPaths() throws {
        let single = try Repository([
            "Package.swift": #"let package = Package(targets: [.target(name: "Flat")])"#, "Sources/main.swift": "import Foundation\n",
        ])
        #expect(try single.summary() == ["Sources: none, 1"])
        #expect(try single.findings().isEmpty)
        let coded = try Repository([
            "Package.swift": #"let package = Package(targets: [.target(name: "A")] + ["B-b"].map { .target(name: $0) })"#,
            "Sources/A/A.swift": "import B_b\n", "Sources/B-b/B.swift": "", "Sources/C.swift": "",
        ])
        #expect(try coded.summary() == ["B_b: none, 1", "A: none, 1"])
        #expect(try coded.findings().isEmpty)
        #expect(try coded.rules().hasPrefix("sources: [Sources/A, Sources/B-b]\n"))
    }

    @Test func theSameFilesGiveTheSameBytes() throws {
        let files: KeyValuePairs = [
            "A/Domain/Film.swift": "struct Film {}\n", "A/Data/Store.swift": "let film = Film()\n",
            "A/Views/List.swift": "let list = Film()\n",
        ]
        let (first, second) = (try Repository(files), try Repository(files))
        let text = try first.first().text
        #expect(try second.first().text == text)
        #expect(!text.contains(first.folder.path))
        for _ in 0..<5 { #expect(try first.first().text == text) }
    }

    // MARK: Nothing to write down

    private func problem(_ files: KeyValuePairs<String, String>) throws -> LayersFileDraft.DraftError? {
        let repository = try Repository(files)
        return #expect(throws: LayersFileDraft.DraftError.self) { try repository.first() }
    }

    @Test func leavesOutTestsAndThirdPartyCode() throws {
        #expect(try problem([:]) == .empty(leftOut: []))
        #expect(
            try problem([
                "Package.swift": "", "AppTests/A.swift": "", "Specs/B.swift": "", "Carthage/Checkouts/C/C.swift": "", "test/D.swift": "",
            ]) == .empty(leftOut: ["AppTests", "Carthage", "Package.swift", "Specs", "test"]))
    }

    @Test func aManifestThatCannotBeReadIsNamed() throws {
        #expect(
            try problem(["Package.swift": "let package = = Package()", "Sources/A/A.swift": ""])
                == .unreadable(path: "Package.swift", reason: "it is not valid Swift, so its modules are unknown"))
    }
}
