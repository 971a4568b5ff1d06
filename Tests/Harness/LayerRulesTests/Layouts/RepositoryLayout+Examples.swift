/// Packages with modules of one name.
extension RepositoryLayout {
    /// Examples that are packages of their own, each with a module App, like hummingbird-examples.
    static let unrelatedPackages = RepositoryLayout(
        name: "examples that are packages of their own",
        files: #"""
            -- todos/Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "todos",
                dependencies: [.package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0")],
                targets: [
                    .executableTarget(name: "App", dependencies: [.product(name: "Hummingbird", package: "hummingbird")]),
                    .testTarget(name: "AppTests", dependencies: ["App"]),
                ])
            -- todos/Sources/App/App.swift --
            import Hummingbird

            @main struct App {
                static func main() async throws { try await buildApplication().runService() }
            }
            -- todos/Sources/App/Application+build.swift --
            import Hummingbird

            func buildApplication() -> some ApplicationProtocol {
                let router = Router()
                TodoController(repository: MemoryRepository()).addRoutes(to: router.group("todos"))
                return Application(router: router)
            }
            -- todos/Sources/App/Models/Todo.swift --
            import Foundation
            import Hummingbird

            struct Todo: ResponseEncodable, Decodable, Equatable {
                let id: UUID
                var title: String
            }
            -- todos/Sources/App/Controllers/TodoController.swift --
            import Foundation
            import Hummingbird

            struct TodoController<Repository: TodoRepository> {
                let repository: Repository
                func addRoutes(to group: RouterGroup<some RequestContext>) { group.get(":id", use: get) }
                @Sendable func get(_ request: Request, context: some RequestContext) async throws -> Todo? {
                    try await repository.get(id: UUID())
                }
            }
            -- todos/Sources/App/Repositories/TodoRepository.swift --
            import Foundation

            protocol TodoRepository: Sendable {
                func create(title: String) async throws -> Todo
                func get(id: UUID) async throws -> Todo?
            }
            -- todos/Sources/App/Repositories/MemoryRepository.swift --
            import Foundation

            actor MemoryRepository: TodoRepository {
                var todos: [UUID: Todo] = [:]
                func create(title: String) async throws -> Todo {
                    let todo = Todo(id: UUID(), title: title)
                    todos[todo.id] = todo
                    return todo
                }
                func get(id: UUID) async throws -> Todo? { todos[id] }
            }
            -- todos/Tests/AppTests/TodoTests.swift --
            import Testing
            @testable import App

            @Test func createsTodos() async throws {
                let todo = try await MemoryRepository().create(title: "test")
                #expect(todo.title == "test")
            }
            -- auth-jwt/Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "auth-jwt",
                dependencies: [.package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0")],
                targets: [
                    .executableTarget(name: "App", dependencies: [.product(name: "Hummingbird", package: "hummingbird")]),
                    .testTarget(name: "AppTests", dependencies: ["App"]),
                ])
            -- auth-jwt/Sources/App/App.swift --
            import Hummingbird

            @main struct App {
                static func main() async throws { try await buildApplication().runService() }
            }
            -- auth-jwt/Sources/App/Application+build.swift --
            import Hummingbird

            func buildApplication() -> some ApplicationProtocol {
                let router = Router()
                UserController().addRoutes(to: router.group("user"))
                return Application(router: router)
            }
            -- auth-jwt/Sources/App/Models/User.swift --
            import Hummingbird

            final class User: Codable, Sendable {
                let name: String
                init(name: String) { self.name = name }
            }
            -- auth-jwt/Sources/App/Controllers/UserController.swift --
            import Hummingbird

            struct UserController {
                func addRoutes(to group: RouterGroup<some RequestContext>) { group.post(use: create) }
                @Sendable func create(_ request: Request, context: some RequestContext) async throws -> UserResponse {
                    UserResponse(user: User(name: "ada"))
                }
            }
            -- auth-jwt/Sources/App/Controllers/UserResponse.swift --
            import Hummingbird

            struct UserResponse: ResponseCodable {
                let name: String
                init(user: User) { name = user.name }
            }
            -- auth-jwt/Tests/AppTests/UserTests.swift --
            import Testing
            @testable import App

            @Test func showsNames() { #expect(UserResponse(user: User(name: "ada")).name == "ada") }
            -- sessions/Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "sessions",
                dependencies: [.package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0")],
                targets: [.executableTarget(name: "App", dependencies: [.product(name: "Hummingbird", package: "hummingbird")])])
            -- sessions/Sources/App/App.swift --
            import Hummingbird

            @main struct App {
                static func main() async throws { try await buildApplication().runService() }
            }
            -- sessions/Sources/App/Application+build.swift --
            import Hummingbird

            func buildApplication() -> some ApplicationProtocol {
                let router = Router()
                UserController().addRoutes(to: router.group("user"))
                return Application(router: router)
            }
            -- sessions/Sources/App/Models/User.swift --
            struct User: Sendable {
                let id: Int
                static let guest = User(id: 0)
            }
            -- sessions/Sources/App/Controllers/UserController.swift --
            import Hummingbird

            struct UserController {
                func addRoutes(to group: RouterGroup<some RequestContext>) { group.get(use: current) }
                @Sendable func current(_ request: Request, context: some RequestContext) -> String { "\(User.guest.id)" }
            }
            """#,
        modules: """
            auth-jwt/Package.swift App: 5
            auth-jwt/Package.swift AppTests (tests): 1
            sessions/Package.swift App: 4
            todos/Package.swift App: 6
            todos/Package.swift AppTests (tests): 1
            """,
        uses: """
            auth-jwt/Sources/App/App.swift
              auth-jwt/Sources/App/Application+build.swift: buildApplication
            auth-jwt/Sources/App/Application+build.swift
              auth-jwt/Sources/App/Controllers/UserController.swift: UserController, UserController.addRoutes
            auth-jwt/Sources/App/Controllers/UserController.swift
              auth-jwt/Sources/App/Controllers/UserResponse.swift: UserResponse, UserResponse.init
              auth-jwt/Sources/App/Models/User.swift: User, User.init
            auth-jwt/Sources/App/Controllers/UserResponse.swift
              auth-jwt/Sources/App/Models/User.swift: User, User.name
            auth-jwt/Tests/AppTests/UserTests.swift
              auth-jwt/Sources/App/Controllers/UserResponse.swift: UserResponse, UserResponse.init, UserResponse.name
              auth-jwt/Sources/App/Models/User.swift: User, User.init
            sessions/Sources/App/App.swift
              sessions/Sources/App/Application+build.swift: buildApplication
            sessions/Sources/App/Application+build.swift
              sessions/Sources/App/Controllers/UserController.swift: UserController, UserController.addRoutes
            sessions/Sources/App/Controllers/UserController.swift
              sessions/Sources/App/Models/User.swift: User, User.guest, User.id
            todos/Sources/App/App.swift
              todos/Sources/App/Application+build.swift: buildApplication
            todos/Sources/App/Application+build.swift
              todos/Sources/App/Controllers/TodoController.swift: TodoController, TodoController.addRoutes
              todos/Sources/App/Repositories/MemoryRepository.swift: MemoryRepository
            todos/Sources/App/Controllers/TodoController.swift
              todos/Sources/App/Models/Todo.swift: Todo
              todos/Sources/App/Repositories/TodoRepository.swift: TodoRepository, TodoRepository.get
            todos/Sources/App/Repositories/MemoryRepository.swift
              todos/Sources/App/Models/Todo.swift: Todo, Todo.id
              todos/Sources/App/Repositories/TodoRepository.swift: TodoRepository
            todos/Sources/App/Repositories/TodoRepository.swift
              todos/Sources/App/Models/Todo.swift: Todo
            todos/Tests/AppTests/TodoTests.swift
              todos/Sources/App/Models/Todo.swift: Todo.title
              todos/Sources/App/Repositories/MemoryRepository.swift: MemoryRepository, MemoryRepository.create
            """,
        falseUses: """
            auth-jwt/Sources/App/Controllers/UserController.swift
              sessions/Sources/App/Models/User.swift
            sessions/Sources/App/App.swift
              auth-jwt/Sources/App/Application+build.swift
            sessions/Sources/App/Controllers/UserController.swift
              auth-jwt/Sources/App/Models/User.swift
            todos/Sources/App/App.swift
              auth-jwt/Sources/App/Application+build.swift
            """,
        otherMeanings: """
            sessions/Sources/App/Controllers/UserController.swift: get
            todos/Sources/App/Repositories/MemoryRepository.swift: title
            """,
        layers: """
            auth-jwt: none, 5
            sessions: none, 4
            todos: none, 6
            """,
        omissions: """
            2, tests may use all that they test
              auth-jwt/Tests
              todos/Tests
            3, they describe packages and projects
              auth-jwt/Package.swift
              sessions/Package.swift
              todos/Package.swift
            """
    )
}
