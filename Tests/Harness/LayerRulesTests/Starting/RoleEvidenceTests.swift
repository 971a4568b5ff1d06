import LayerRules
import TestFolders
import Testing
import VerificationModel

/// Layers whose role, size or shape follows from more than the names of their folders.
@Suite("Roles and parts of a first layers.yml")
struct RoleEvidenceTests {
    // MARK: Coordinators

    @Test(arguments: ["FlowCoordinators", "Coordinators", "Coordinator", "Routers", "Navigation", "AppRouter", "MainCoordinator"])
    func theDataSideDoesNotUseCoordinators(_ folder: String) throws {
        let repository = try Repository([
            "App/\(folder)/Main.swift": "struct Main { let screen: HomeScreen }\n",
            "App/Services/Session.swift": "struct Session { let flow: Main }\n", "App/Screens/Home.swift": "struct HomeScreen {}\n",
        ])
        let first = try repository.first()
        #expect(first.layers.first { $0.name == folder }?.role == .application)
        #expect(first.text.contains("# Not in the list, though the code has it: \(folder), once, first in App/Services/Session.swift"))
        let found = try repository.findings(of: first)
        #expect(found.count == 1 && found[0].hasPrefix("App/Services/Session.swift:1:28: layers.use: uses Main"), "\(found)")
    }

    @Test(arguments: ["Configuration", "DI", "Environment"])
    func theDataSideMayUseTheSettingsOfTheApp(_ folder: String) throws {
        let repository = try Repository([
            "App/\(folder)/Main.swift": "struct Main {}\n", "App/Services/Session.swift": "struct Session { let main: Main }\n",
            "App/Screens/Home.swift": "struct HomeScreen {}\n",
        ])
        #expect(try repository.findings() == [])
    }

    // MARK: Models of servers

    @Test(arguments: ["FluentKit", "Fluent", "Vapor", "HummingbirdCore", "PostgresNIO"])
    func modelsOfAServerAreData(_ module: String) throws {
        let repository = try Repository([
            "Sources/App/Models/Todo.swift": "import \(module)\nfinal class Todo {}\n",
            "Sources/App/Controllers/Todos.swift": "struct Todos { let todo: Todo }\n",
            "Sources/App/Services/Mail.swift": "struct Mail {}\n",
        ])
        let first = try repository.first()
        #expect(first.layers.first { $0.name == "Models" }?.role == .data)
        #expect(first.text.contains("# Data, because its models are those of a server: Models\n"))
        #expect(try repository.findings(of: first) == [])
    }

    @Test(arguments: ["Models", "Entities", "Domain"])
    func otherModelsAreADomain(_ folder: String) throws {
        let module = folder == "Models" ? "Foundation" : "FluentKit"
        let repository = try Repository([
            "App/\(folder)/Todo.swift": "import \(module)\nstruct Todo {}\n", "App/Services/API.swift": "struct API { let todo: Todo }\n",
            "App/Views/List.swift": "struct List { let todo: Todo }\n",
        ])
        #expect(try repository.first().layers.first { $0.name == folder }?.role == .domain)
    }

    // MARK: Views

    private func app(_ admin: [String], other: [(path: String, text: String)] = []) throws -> LayersFileDraft {
        let files = admin.enumerated().map { (path: "App/Admin/File\($0).swift", text: "import UIKit\n\($1)\n") }
        return try Repository(
            files + other + [
                (path: "App/Domain/Film.swift", text: "struct Film {}\n"), (path: "App/Networking/API.swift", text: "struct API {}\n"),
            ]
        ).first()
    }

    @Test(arguments: [
        ["class AdminViewController: UIViewController { let api: API? = nil }"], ["class Panel: Base { let api: API? = nil }"],
        ["struct Panel: View { let api: API }"], ["class Row: UITableViewCell { let api: API? = nil }"],
        ["struct Bridge: UIViewRepresentable { let api: API }"],
        ["class A: UIViewController {}", "class AViewModel { let api: API? = nil }", "struct Option {}", "class Presenter {}"],
    ])
    func foldersOfViewsArePresentation(_ admin: [String]) throws {
        let first = try app(admin, other: [(path: "App/Common/Base.swift", text: "import UIKit\nclass Base: UIViewController {}\n")])
        #expect(first.layers.first { $0.name == "Admin" }?.role == .presentation)
        #expect(first.text.contains("# Presentation by its views and view controllers: Admin\n"))
        #expect(first.text.contains("# Not in the list, though the code has it: Networking, once, first in App/Admin/File"))
    }

    @Test(arguments: [
        ["struct Option {}"], ["class A: UIViewController {}", "struct B {}", "struct C {}"], ["class AdminViewModel {}"],
        ["class A: UIViewController {}", "class AppDelegate: UIResponder, UIApplicationDelegate {}"],
        ["struct Home: View {}", "@main struct Shop: App {}"], ["protocol Viewing {}"],
    ])
    func otherFoldersHaveNoRole(_ admin: [String]) throws {
        #expect(try app(admin).layers.first { $0.name == "Admin" }?.role == nil)
    }

    // MARK: Packages without relation

    private static func example(_ name: String, _ manifest: String = "") -> [(path: String, text: String)] {
        [
            (
                path: "\(name)/Package.swift",
                text: "let package = Package(name: \"\(name)\", \(manifest)targets: [.executableTarget(name: \"App\")])\n"
            ), (path: "\(name)/Sources/App/Controllers/Items.swift", text: "struct Items { let item: Item }\n"),
            (path: "\(name)/Sources/App/Models/Item.swift", text: "import FluentKit\nfinal class Item {}\n"),
            (path: "\(name)/Tests/AppTests/Tests.swift", text: ""),
        ]
    }

    @Test func packagesWithoutRelationAreALayerEach() throws {
        let repository = try Repository(["auth", "chat", "examples/todo"].flatMap { Self.example($0) })
        #expect(try repository.summary() == ["auth: none, 2", "chat: none, 2", "todo: none, 2"])
        let rules = try repository.rules()
        #expect(
            rules.contains(
                "  auth:\n    paths: [auth/**]\n    uses: []\n    imports: [FluentKit]\n"), "\(rules)")
        #expect(try repository.findings() == [])
    }

    @Test(arguments: [
        ["auth", "chat"].flatMap { example($0) },
        ["auth", "chat", "todo"].flatMap { name in
            example(name).map { (path: $0.path, text: $0.text.replacing("\"App\"", with: "\"\(name)App\", path: \"Sources/App\"")) }
        },
        ["auth", "chat"].flatMap { example($0) } + example("todo", "dependencies: [.package(path: \"../auth\")], "),
        ["auth", "chat", "todo"].flatMap { example($0) } + [(path: "Shared/Code.swift", text: "struct Code {}\n")],
        ["auth", "chat", "todo"].flatMap { example($0) } + (0..<40).map { (path: "auth/Sources/App/Models/M\($0).swift", text: "") },
    ])
    func otherPackagesAreDividedByTheirModules(_ files: [(path: String, text: String)]) throws {
        #expect(try !Repository(files).summary().contains("auth: none, 2"))
    }

    // MARK: Features

    @Test func aFeatureStaysOneBesideOthers() throws {
        let repository = try Repository([
            "App/Onboarding/API/Client.swift": "", "App/Onboarding/Views/Welcome.swift": "", "App/Onboarding/Container/Box.swift": "",
            "App/Assist/Assist.swift": "", "App/Cameras/Camera.swift": "", "App/Maps/Map.swift": "", "App/Settings/Settings.swift": "",
            "App/Services/Service.swift": "", "App/Models/Model.swift": "",
        ])
        let layers = try repository.summary()
        #expect(layers.contains("Onboarding: none, 3"), "\(layers)")
        #expect(!layers.contains { $0.hasPrefix("API") || $0.hasPrefix("Container") || $0.hasPrefix("Views") })
    }

    /// Most features have layers, or the layered folder has a domain or most of the code.
    @Test func layeredFoldersAreDivided() throws {
        let plain = ["A", "B", "C"].map { (path: "App/\($0)/\($0).swift", text: "") }
        let layered = [
            (path: "App/Films/Domain/Film.swift", text: ""), (path: "App/Films/Data/Store.swift", text: ""),
            (path: "App/Films/Views/List.swift", text: ""),
        ]
        #expect(try Repository(plain + layered).summary().contains("Domain: domain, 1"))
        let main = [
            (path: "App/Shop/Services/A.swift", text: ""), (path: "App/Shop/Views/B.swift", text: ""),
            (path: "App/Shop/Models/C.swift", text: ""),
            (path: "App/Shop/Models/D.swift", text: ""),
        ]
        #expect(try Repository(plain + main).summary().contains("Services: data, 1"))
    }
}
