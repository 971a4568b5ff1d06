import LayerRules
import TestFolders
import Testing
import VerificationModel

/// Tests which parts of a repository become layers: modules of packages and projects, folders, and what is left out.
@Suite("The parts of a first layers.yml")
struct FirstModulesTests {
    private static let project = """
        name: Shop
        targets:
          Shop: { type: application, platform: iOS, sources: [Shop] }
          ShopKit: { type: framework, platform: iOS, sources: [Kit] }
          ShopTests: { type: bundle.unit-test, platform: iOS, sources: [Checks] }

        """

    @Test func targetsOfAProjectAreLayersBesideAPackageForTools() throws {
        let repository = try Repository([
            "Package.swift": #"let package = Package(targets: [.executableTarget(name: "Tools", path: "Tools/Sources")])"#,
            "project.yml": Self.project, "Tools/Sources/main.swift": "import Foundation\n",
            "Shop/Start.swift": "import ShopKit\nlet price = Price()\n", "Shop/Views/List.swift": "", "Shop/Data/Store.swift": "",
            "Kit/Price.swift": "public struct Price {}\n", "Checks/Checks.swift": "import Shop\n", "Old/A.swift": "",
        ])
        #expect(
            try repository.summary() == [
                "Shop.Data: data, 1", "Shop.Views: presentation, 1", "Tools: support, 1", "ShopKit: none, 1", "Shop: none, 1",
            ])
        let first = try repository.first()
        #expect(first.allFileCount == 8)
        #expect(
            first.omissions.map { "\($0.fileCount), \($0.reason): \($0.places)" } == [
                "1, tests may use all that they test: [\"Checks\"]",
                "1, they describe packages and projects: [\"Package.swift\"]",
                "1, no package or project has a module with these: [\"Old\"]",
            ])
    }

    @Test func layersAreModulesOrFoldersOnRequest() throws {
        let files: KeyValuePairs = [
            "project.yml": Self.project, "Shop/Domain/Film.swift": "", "Shop/Data/Store.swift": "", "Shop/Views/List.swift": "",
            "Kit/Data/Zip.swift": "",
        ]
        let repository = try Repository(files)
        #expect(try repository.summary(.modules) == ["Shop: none, 3", "ShopKit: none, 1"])
        #expect(try repository.summary(.folders) == ["Domain: domain, 1", "Data: data, 1", "Views: presentation, 1", "Kit: none, 1"])
        let bare = try Repository(["Domain/Film.swift": "", "Data/Store.swift": ""])
        #expect(throws: LayersFileDraft.DraftError.noModules) { try bare.summary(.modules) }
    }

    @Test func packagesBesideOneInTheRootAreLayers() throws {
        let repository = try Repository([
            "Package.swift": #"let package = Package(targets: [.target(name: "A")])"#, "Sources/A/A.swift": "",
            "Sub/Package.swift": #"let package = Package(targets: [.target(name: "B")])"#, "Sub/Sources/B/B.swift": "",
        ])
        #expect(try repository.summary() == ["A: none, 1", "B: none, 1"])
        #expect(try repository.findings().isEmpty)
    }

    @Test func modulesOfOneNameAreLayersOfTheirOwn() throws {
        let manifest = #"let package = Package(targets: [.target(name: "App"), .target(name: "Kit")])"#
        let repository = try Repository([
            "todos/Package.swift": manifest, "todos/Sources/App/A.swift": "", "todos/Sources/Kit/A.swift": "",
            "auth/Package.swift": #"let package = Package(targets: [.target(name: "App")])"#, "auth/Sources/App/B.swift": "",
        ])
        #expect(try repository.summary() == ["Kit: none, 1", "auth.App: none, 1", "todos.App: none, 1"])
        #expect(try repository.findings().isEmpty)
    }

    @Test func modulesThatHelpTestsAreLeftOut() throws {
        let names = ["Kit", "TestKit", "UITestsFoundation", "NetworkMocks", "ContractTesting", "SpeedTest"]
        let targets = names.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        let repository = try Repository([
            "Package.swift": "let package = Package(targets: [\(targets)])", "Sources/Kit/A.swift": "", "Sources/TestKit/A.swift": "",
            "Sources/UITestsFoundation/A.swift": "", "Sources/NetworkMocks/A.swift": "", "Sources/ContractTesting/A.swift": "",
            "Sources/SpeedTest/A.swift": "",
        ])
        #expect(try repository.summary() == ["ContractTesting: none, 1", "Kit: none, 1", "SpeedTest: none, 1"])
        #expect(
            try repository.first().omissions.map { "\($0.reason): \($0.places)" } == [
                "tests may use all that they test: [\"Sources/NetworkMocks\", \"Sources/TestKit\", \"Sources/UITestsFoundation\"]",
                "they describe packages and projects: [\"Package.swift\"]",
            ])
    }

    @Test func aFileAmongSourcesIsExcluded() throws {
        let repository = try Repository([
            "project.yml":
                "name: Shop\ntargets:\n  App: { type: application, platform: iOS, sources: [{ path: App, excludes: [Data/Old.swift] }] }\n",
            "App/Domain/Movie.swift": "", "App/Data/Repo.swift": "", "App/Data/Other.swift": "", "App/Data/Old.swift": "",
        ])
        #expect(try repository.rules().hasPrefix("sources: [App]\nexclude: [App/Data/Old.swift]\n"))
        #expect(try repository.rules().contains("    paths: [App/Data/**]\n"))
        #expect(try repository.findings().isEmpty)
    }

    @Test func aFileWithoutAPatternOfItsOwnIsNamed() throws {
        let repository = try Repository([
            "project.yml": "name: Shop\ntargets:\n  App: { sources: [App/Start.swift, App/Views.swift, \"App/x*y.swift\"] }\n",
            "App/Start.swift": "", "App/Views.swift": "", "App/x*y.swift": "", "App/x?y.swift": "",
        ])
        let comment = "# Not under exclude, because a pattern for them would match other files too: "
        let lines = try repository.first().text.split(separator: "\n").filter { $0.hasPrefix(comment) }
        #expect(lines.map { $0.dropFirst(comment.count).filter { $0 != "\"" } } == ["App/x?y.swift"])
    }

    @Test func testsBesideTheirSourcesAreExcludedByTheirNames() throws {
        let targets = """
            name: Shop
            targets:
              Shop: { type: application, platform: iOS, sources: [{ path: Shop, excludes: ["**/*Tests.swift", "**/Fixtures"] }] }
              ShopTests: { type: bundle.unit-test, platform: iOS, sources: [{ path: Shop, includes: ["**/*Tests.swift", "**/Fixtures/*"] }] }

            """
        let names = ["Film", "Cart", "Price", "Order"]
        let files = names.flatMap { name in
            [
                ("Shop/\(name)/\(name)View.swift", ""), ("Shop/\(name)/\(name)Store.swift", ""),
                ("Shop/\(name)/\(name).swift", ""), ("Shop/\(name)/\(name)Tests.swift", ""),
                ("Shop/\(name)/Fixtures/\(name)Fixture.swift", ""),
            ]
        }
        let few = try Repository([("project.yml", targets)] + files)
        #expect(try few.rules().contains("exclude: [\"**/*Tests.swift\", Shop/*/Fixtures/**]"))
        #expect(try few.findings().isEmpty)
        // A file of the app has such a name too.
        let meant = try Repository([("project.yml", targets), ("Shop/Film/SpeedTests.swift", "")] + files)
        #expect(try meant.findings().isEmpty)
    }

    @Test func manyModulesAreFewLayers() throws {
        let features = ["Home", "Search", "Cart", "Help"].map { "\($0)Feature" }
        let names = features + ["APIClient", "MailClient", "DiskClient", "URL", "Feature"] + (0..<26).map { "part\($0)" }
        let targets = names.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        let files = names.map {
            (
                "Sources/\($0)/A.swift",
                $0 == "HomeFeature" ? "import CartFeature\nlet cart = Cart()\n" : $0 == "CartFeature" ? "public struct Cart {}\n" : ""
            )
        }
        let repository = try Repository([("Package.swift", "let package = Package(targets: [\(targets)])")] + files)
        let first = try repository.first()
        #expect(first.layers.filter { $0.fileCount > 1 }.map { "\($0.name), \($0.fileCount)" } == ["Client, 3", "Feature, 5"])
        #expect(first.layers.count == 29)
        #expect(
            first.text.contains(
                "# Each module is a layer, and those whose names have the same ending are one, because there are many: Client (3), Feature (5)\n"
            ))
        let rules = Repository.rules(of: first)
        #expect(rules.contains("  Client:\n    paths: [Sources/*Client/**]\n"))
        #expect(rules.contains("  Feature:\n    paths: [Sources/*Feature/**]\n"))
        #expect(rules.contains("independent:\n  - { paths: \"Sources/{feature}Feature/**\" }\n"))
        #expect(try repository.findings(of: first).map { $0.prefix { $0 != ":" } } == ["Sources/HomeFeature/A.swift"])
        #expect(try repository.summary(.modules).count == names.count)
        #expect(!first.text.contains("in cycles"))
        // Each of two modules uses one with the ending of the other: the layers do so in a cycle, and the modules do not.
        try repository.folder.write("Sources/MailClient/A.swift", "import CartFeature\nlet mail = Cart()\n")
        try repository.folder.write("Sources/APIClient/A.swift", "public struct API {}\n")
        try repository.folder.write("Sources/HelpFeature/A.swift", "import APIClient\nlet api = API()\n")
        #expect(
            try repository.first().text.contains(
                "forbids it:\n#   Client, Feature\n# Layers of several modules may do that where no two modules do.\n"))
    }

    @Test func featuresInPackagesOfTheirOwnHaveOneRule() throws {
        let names = ["Home", "Search", "Cart"].map { "\($0)Feature" } + (0..<30).map { "part\($0)" }
        let files = names.flatMap { name in
            [
                ("Packages/\(name)/Package.swift", "let package = Package(targets: [.target(name: \"\(name)\")])"),
                ("Packages/\(name)/Sources/\(name)/A.swift", ""),
            ]
        }
        let repository = try Repository(files)
        let rules = try repository.rules()
        #expect(rules.contains("independent:\n  - { paths: \"Packages/*/Sources/{feature}Feature/**\" }\n"))
        #expect(rules.contains("    paths: [Packages/*/Sources/*Feature/**]\n"))
        #expect(!rules.contains("exclude:"))
        #expect(try repository.findings().isEmpty)
    }

    /// A pattern for the manifest alone would leave out later files beside it.
    @Test func manifestsAreNotExcluded() throws {
        let names = ["One", "Two", "Three", "Four"]
        let targets = names.map { ".target(name: \"\($0)\", path: \"\($0)\")" }.joined(separator: ", ")
        let files = names.flatMap { [("App/\($0)/A.swift", ""), ("App/\($0)/B.swift", "")] }
        let repository = try Repository([("App/Package.swift", "let package = Package(targets: [\(targets)])")] + files)
        #expect(try repository.rules().hasPrefix("sources: [App]\nlayers:\n"))
        #expect(try repository.findings().isEmpty)
    }

    @Test func aFewFilesOfAnotherModuleAreInTheLayerOfTheirFolder() throws {
        let names = (0..<4).map { "Film\($0)" }
        let project = """
            name: Shop
            targets:
              Shop: { type: application, platform: iOS, sources: [{ path: Shop, excludes: [Watch.swift] }] }
              Watch: { type: application, platform: watchOS, sources: [Watch, Shop/Watch.swift] }

            """
        let files = names.map { ("Shop/\($0).swift", "") } + [("Shop/Watch.swift", ""), ("Watch/Face.swift", ""), ("Dangerfile.swift", "")]
        let repository = try Repository([("project.yml", project)] + files)
        #expect(Set(try repository.summary()) == ["Shop: none, 5", "Watch: none, 1"])
        #expect(
            try repository.first().text.contains(
                "# In the layers of their folders, though other modules contain them: Shop/Watch.swift\n"))
        let fewer = try Repository([("project.yml", project)] + files.dropFirst())
        #expect(Set(try fewer.summary()) == ["Shop: none, 3", "Watch: none, 2"])
    }

    /// A file of several targets belongs to the one that has most files in its folder, and not to the largest one.
    @Test func aFileOfSeveralTargetsIsInTheLayerOfItsFolder() throws {
        let project = """
            name: Shop
            targets:
              Shop: { type: application, platform: iOS, sources: [Shop, Widget/Shared, Widget/Entry.swift, Both] }
              Widget: { type: app-extension, platform: iOS, sources: [Widget, Both] }

            """
        let files = ["Shop/A", "Shop/B", "Shop/C", "Shop/D", "Widget/Entry", "Widget/Timeline", "Widget/Shared/Price", "Both/Log"]
        let repository = try Repository([("project.yml", project)] + files.map { ("\($0).swift", "") })
        #expect(try repository.rules().contains("  Widget:\n    paths: [Widget/**]\n"))
        #expect(Set(try repository.summary()) == ["Shop: none, 5", "Widget: none, 3"])
    }

    /// Names of a few folders deep in a module do not decide what its layers are.
    @Test func aFewDeepFoldersDoNotDivideASideModule() throws {
        var files: [(String, String)] = [
            (
                "Package.swift",
                #"let package = Package(targets: [.target(name: "App"), .target(name: "Kit"), .target(name: "Sync")])"#
            ),
            ("Sources/Kit/Settings/Premium/Domain/A.swift", ""), ("Sources/Kit/Settings/Premium/Data/B.swift", ""),
            ("Sources/Kit/Settings/Premium/Views/C.swift", ""),
        ]
        files += (0..<10).map { ("Sources/Kit/Saves/Save\($0).swift", "") }
        files += (0..<30).map { ("Sources/App/App\($0).swift", "") }
        #expect(Set(try Repository(files).summary()) == ["App: application, 30", "Kit: none, 13"])
        // Nor the largest module, if it has less than half of the files.
        files += (0..<100).flatMap { [("Sources/Kit/Saves/More\($0).swift", ""), ("Sources/Sync/Sync\($0).swift", "")] }
        #expect(Set(try Repository(files).summary()) == ["App: application, 30", "Kit: none, 113", "Sync: none, 100"])
    }

    @Test func examplesOfALibraryAndTemplatesAreLeftOut() throws {
        let repository = try Repository([
            "Package.swift": #"let package = Package(targets: [.target(name: "Kit")])"#, "Sources/Kit/Kit.swift": "",
            "Examples/Demo/Start.swift": "", "Templates/View.xctemplate/View.swift": "struct ___VARIABLE_name___ {}\n",
        ])
        #expect(try repository.summary() == ["Kit: none, 1"])
        #expect(
            try repository.first().omissions.map { "\($0.reason): \($0.places)" } == [
                "examples show the use of the library: [\"Examples\"]", "templates are not compiled: [\"Templates\"]",
                "they describe packages and projects: [\"Package.swift\"]",
            ])
    }

    @Test func generatedFilesAreNotChecked() throws {
        let repository = try Repository([
            "App/Domain/Film.swift": "struct Film {}\n", "App/Data/Film.graphql.swift": "struct FilmQuery {}\n",
            "App/Data/Generated/Strings.swift": "enum L10n {}\n",
            "App/Data/Assets.swift": "// swiftlint:disable all\n// Generated using SwiftGen\nenum Assets {}\n",
            "App/Data/Store.swift": "// The list is generated by the server.\nstruct Store {}\n",
        ])
        #expect(
            try repository.rules().contains(
                "generated: [\"**/*.graphql.swift\", App/Data/Generated/**, App/Data/Assets.swift]\n"))
        #expect(try repository.findings().isEmpty)
    }

    @Test func manyFeaturesAreOneLayerWithARule() throws {
        let names = ["Cart", "Films", "Login", "Profile", "Search", "Settings"]
        var files = names.map { ("App/Modules/\($0)/\($0)View.swift", "struct \($0)View {}\n") }
        files += names.map { ("App/Modules/\($0)/Model/\($0).swift", "struct \($0) {}\n") }
        files += [("App/Networking/API.swift", "struct API {}\n"), ("App/Entities/User.swift", "struct User {}\n")]
        let repository = try Repository(files)
        #expect(try repository.summary() == ["Entities: domain, 1", "Networking: data, 1", "Modules: presentation, 12"])
        #expect(try repository.rules().contains("independent:\n  - { paths: \"App/Modules/{feature}/**\" }\n"))
        #expect(try repository.findings().isEmpty)
        try repository.folder.write(
            "App/Modules/Cart/CartView.swift", "struct CartView {}\n" + (0..<11).map { "let a\($0) = FilmsView()\n" }.joined())
        for name in names.dropFirst() {
            try repository.folder.write("App/Modules/\(name)/Use.swift", "let a = Cart()\nlet b = CartView()\nlet c = \(names[0])()\n")
        }
        let text = try repository.first().text
        #expect(text.contains("# Features should not use each other.\n# independent:\n# Left for later: it has 11 findings today.\n"))
        #expect(try !repository.rules().contains("independent"))
    }

    /// A module is one layer if the known names of folders cover little of its code.
    @Test func aFewKnownNamesDoNotDivideAModule() throws {
        var files: [(String, String)] = [
            (
                "project.yml",
                "name: Home\ntargets:\n  Home: { type: application, platform: iOS, sources: [Home] }\n  Widgets: { type: app-extension, platform: iOS, sources: [Widgets] }\n"
            ),
            ("Widgets/CommonlyUsedEntities/Entry.swift", ""), ("Widgets/Scene/Scene.swift", ""), ("Widgets/API/Get.swift", ""),
        ]
        files += (0..<8).flatMap { number in (0..<2).map { ("Widgets/Widget\(number)/View\($0).swift", "") } }
        files += (0..<30).map { ("Home/Home\($0).swift", "") }
        let summary = try Repository(files).summary()
        #expect(summary == ["Home: none, 30", "Widgets: none, 19"])
    }

    /// Folders that are sorted by what they extend do not become layers.
    @Test func helpersHoldNoLayers() throws {
        let repository = try Repository([
            "App/Domain/Film.swift": "", "App/Data/Store.swift": "", "App/Views/List.swift": "",
            "App/Extensions/CoreData/Context.swift": "", "App/Extensions/UI/View.swift": "",
        ])
        #expect(try repository.summary() == ["Domain: domain, 1", "Data: data, 1", "Views: presentation, 1", "Extensions: support, 2"])
    }

    @Test func manyFoldersAreFewLayers() throws {
        var files = ["Domain", "Data", "Views"].map { ("App/\($0)/A.swift", "") }
        files += "ABCDEFGHIJKLMNOP".map { ("App/Area\($0)/A.swift", "") }
        let repository = try Repository(files + [("App/Start.swift", "")])
        let summary = try repository.summary()
        #expect(summary == ["Domain: domain, 1", "Data: data, 1", "Views: presentation, 1", "App: application, 1", "Other: none, 16"])
        #expect(try repository.findings().isEmpty)
        files += [
            "Entities", "Models", "Storage", "Networking", "API", "Services", "Database", "Screens", "Cells", "Scenes", "Pages", "Utils",
            "Router",
        ]
        .map { ("App/\($0)/A.swift", "") }
        let larger = try Repository(files)
        let few = try larger.summary()
        #expect(
            few == [
                "Domain: domain, 3", "Data: data, 6", "Presentation: presentation, 5", "Application: application, 1", "Support: support, 1",
                "Other: none, 16",
            ])
        #expect(try larger.findings().isEmpty)
    }

    /// A folder that is named for modules is divided if it contains the data's side.
    @Test func modulesOfSeveralRolesAreLayersOfTheirOwn() throws {
        let repository = try Repository([
            "App/Domain/Film.swift": "", "App/Views/List.swift": "", "App/Modules/Networks/Get.swift": "",
            "App/Modules/Kit/Label.swift": "",
        ])
        #expect(
            try repository.summary() == ["Domain: domain, 1", "Networks: data, 1", "Views: presentation, 1", "Kit: none, 1"])
    }

    /// The import of a module with several layers allows those that the code uses, and no others.
    @Test func importsOfDividedModulesAllowWhatIsUsed() throws {
        let repository = try Repository([
            "Package.swift": #"let package = Package(targets: [.target(name: "Shop"), .target(name: "Kit", dependencies: ["Shop"])])"#,
            "Sources/Shop/Domain/Film.swift": "public struct Film {}\n", "Sources/Shop/Data/Store.swift": "public struct Store {}\n",
            "Sources/Kit/Kit.swift": "import Shop\nlet film = Film()\n",
        ])
        #expect(try repository.rules().contains("    paths: [Sources/Kit/**]\n    uses: [Shop.Domain]\n"))
        #expect(try repository.findings().isEmpty)
        let first = try repository.first().text
        try repository.folder.write("Contracts/layers.yml", first.replacing("uses: [Shop.Domain]", with: "uses: []"))
        let findings = try repository.folder.suite().run().flatMap(\.findings).map { "\($0.place): \($0.code.name): \($0.what)" }
        #expect(
            findings == [
                "Sources/Kit/Kit.swift:1:8: layers.import: imports Shop.Data (module Shop)",
                "Sources/Kit/Kit.swift:2:12: layers.use: uses Film, a struct declared at Sources/Shop/Domain/Film.swift:1:15, of Shop.Domain",
            ])
    }

    @Test func filesInTheRootAreListedByTheirNames() throws {
        let repository = try Repository([
            "project.yml": "name: Shop\ntargets:\n  Shop: { type: application, platform: iOS, sources: [Start.swift, App] }\n",
            "Start.swift": "",
            "App/A.swift": "", "Old.swift": "",
        ])
        let rules = try repository.rules()
        #expect(rules.hasPrefix("sources: [Start.swift, App]\n"))
    }

    /// A hint names the domain that its layer uses, and no other one.
    @Test func hintsNameTheDomainOfTheirLayer() throws {
        let manifest = { (name: String) in
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\")])\n"
        }
        var files: [String: String] = [:]
        for name in ["Alpha", "Zeta", "Gamma"] {
            files["\(name)/Package.swift"] = manifest(name)
            files["\(name)/Sources/\(name)/Domain/Film.swift"] = "struct \(name)Film {}\n"
            files["\(name)/Sources/\(name)/Data/Store.swift"] =
                "struct \(name)Store { \(name == "Gamma" ? "" : "let film: \(name)Film") }\n"
            files["\(name)/Sources/\(name)/Presentation/FilmView.swift"] =
                "struct \(name)View { \(name == "Gamma" ? "" : "let film: \(name)Film") }\n"
        }
        let text = try Repository(files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }).first().text
        for name in ["Alpha", "Zeta"] {
            #expect(text.contains("hint: Return values of \(name).Domain, and leave"))
            #expect(text.contains("hint: Take a use case or a protocol of \(name).Domain in init"))
        }
        #expect(text.contains("hint: Return values, and leave"))
        #expect(text.contains("hint: Take a use case or a protocol of the domain in init"))
        #expect(!text.contains("of Gamma.Domain"))
    }

    /// Comments about declarations, and sentences about generated values, do not count as marks.
    @Test func findsNoMarksInOtherComments() throws {
        let repository = try Repository([
            "App/A.swift": "// Maps the autogenerated values of the API to films.\nstruct A {}\n",
            "App/B.swift": "/// Its id is generated by the server, so do not edit it.\nstruct B {}\n",
        ])
        let rules = try repository.rules()
        #expect(!rules.contains("generated"))
    }

    @Test(arguments: [
        "/*\n Copyright of the owner.\n\n All rights reserved.\n*/\n\n// This file was automatically generated and should not be edited.\n",
        "// Copyright\n//\n\(String(repeating: "// terms of the licence\n", count: 40))// @generated\n",
        "/* Autogenerated. Do not modify. */\n",
        "/* @generated by a tool\n\(String(repeating: "terms of the licence\n", count: 400))*/\n",
    ])
    func findsMarksOfGeneratedFilesBelowALicence(_ head: String) throws {
        let repository = try Repository([
            "App/A.swift": "\(head)import Foundation\n", "App/B.swift": "/* Copyright */ import A\n// @generated\n",
        ])
        let rules = try repository.rules()
        #expect(rules.contains("generated: [App/A.swift]\n"))
    }

    @Test func entitiesOfTheDataSideAreData() throws {
        let repository = try Repository([
            "App/Domain/Film.swift": "", "App/Views/List.swift": "", "App/Features/Networking/Entities/FilmDTO.swift": "",
            "App/Features/Networking/Client/Get.swift": "",
        ])
        let layers = try repository.first().layers
        #expect(layers.filter { $0.role == .domain }.map(\.name) == ["Domain"])
    }
}
