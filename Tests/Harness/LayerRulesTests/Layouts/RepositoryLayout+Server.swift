/// A manifest that declares targets with a function of its own.
extension RepositoryLayout {
    /// A server of one manifest, whose functions lie beside it and are declared by a helper of the manifest, like penny-bot.
    static let serverWithFunctions = RepositoryLayout(
        name: "a server with functions in folders beside the sources",
        files: #"""
            -- Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "coins-bot",
                targets: [
                    .executableTarget(name: "Bot", dependencies: ["Models", "Shared"]),
                    .target(name: "Models", dependencies: ["Shared"]),
                    .target(name: "Shared"),
                    .lambdaTarget(name: "Users"),
                    .lambdaTarget(name: "AutoFaqs"),
                    .testTarget(name: "BotTests", dependencies: ["Bot"]),
                ])
            extension Target {
                static func lambdaTarget(name: String) -> Target {
                    .executableTarget(name: "\(name)Lambda", dependencies: ["Models", "Shared"], path: "./Lambdas/\(name)")
                }
            }
            -- Sources/Shared/Optional+Require.swift --
            extension Optional {
                package func requireValue() throws -> Wrapped {
                    guard let self else { throw MissingValue() }
                    return self
                }
            }
            package struct MissingValue: Error { package init() {} }
            -- Sources/Shared/APIError.swift --
            package struct APIError: Error {
                package let status: Int
                package init(status: Int) { self.status = status }
            }
            -- Sources/Models/User.swift --
            package struct User: Codable, Sendable {
                package let id: String
                package var coins: Int
                package init(id: String, coins: Int) { (self.id, self.coins) = (id, coins) }
            }
            -- Sources/Models/UserRequest.swift --
            package enum UserRequest: Codable, Sendable {
                case add(Reason, to: String)
                case get(id: String)
                package enum Reason: String, Codable, Sendable { case thanks, startup }
            }
            -- Sources/Bot/Main.swift --
            import Models
            import Shared

            @main struct Bot {
                static func main() async throws {
                    let service = DefaultUsersService(base: "https://example.com")
                    let handler = MessageHandler(service: service)
                    try await handler.handle("thanks @ada")
                }
            }
            -- Sources/Bot/Services/UsersService.swift --
            import Models

            protocol UsersService: Sendable {
                func post(_ request: UserRequest) async throws -> User
            }
            -- Sources/Bot/Services/DefaultUsersService.swift --
            import Models
            import Shared

            struct DefaultUsersService: UsersService {
                let base: String
                func post(_ request: UserRequest) async throws -> User {
                    switch request {
                    case .add(let reason, let id): return User(id: id, coins: reason == .thanks ? 1 : 5)
                    case .get: throw APIError(status: 404)
                    }
                }
            }
            -- Sources/Bot/Handlers/MessageHandler.swift --
            import Models
            import Shared

            struct MessageHandler {
                let service: any UsersService
                func handle(_ text: String) async throws {
                    let name = try text.split(separator: "@").last.requireValue()
                    let user = try await service.post(.add(.thanks, to: String(name)))
                    print(user.coins)
                }
            }
            -- Lambdas/Users/UsersHandler.swift --
            import AWSLambdaRuntime
            import Models
            import Shared

            @main struct UsersHandler {
                let repository = Repository()
                func handle(_ request: UserRequest) async throws -> User {
                    switch request {
                    case .get(let id): return try await repository.find(id).requireValue()
                    case .add: throw APIError(status: 400)
                    }
                }
            }
            -- Lambdas/Users/Repository.swift --
            import Models

            struct Repository {
                func find(_ id: String) async throws -> User? { User(id: id, coins: 0) }
            }
            -- Lambdas/AutoFaqs/AutoFaqsHandler.swift --
            import AWSLambdaRuntime
            import Shared

            @main struct AutoFaqsHandler {
                let repository = Repository()
                func handle(_ word: String) async throws -> String {
                    try await repository.answer(to: word).requireValue()
                }
            }
            -- Lambdas/AutoFaqs/Repository.swift --
            struct Repository {
                func answer(to word: String) async throws -> String? { nil }
            }
            -- Tests/BotTests/FakeUsersService.swift --
            import Models
            @testable import Bot

            struct FakeUsersService: UsersService {
                func post(_ request: UserRequest) async throws -> User { User(id: "1", coins: 1) }
            }
            -- Tests/BotTests/MessageHandlerTests.swift --
            import Testing
            @testable import Bot

            @Test func thanksAreCounted() async throws {
                let handler = MessageHandler(service: FakeUsersService())
                try await handler.handle("thanks @ada")
            }
            """#,
        modules: """
            Package.swift AutoFaqsLambda: 2
            Package.swift UsersLambda: 2
            Package.swift Bot: 4
            Package.swift Models: 2
            Package.swift Shared: 2
            Package.swift BotTests (tests): 2
            """,
        uses: """
            Lambdas/AutoFaqs/AutoFaqsHandler.swift
              Lambdas/AutoFaqs/Repository.swift: Repository, Repository.answer
              Sources/Shared/Optional+Require.swift: Optional.requireValue
            Lambdas/Users/Repository.swift
              Sources/Models/User.swift: User, User.init
            Lambdas/Users/UsersHandler.swift
              Lambdas/Users/Repository.swift: Repository, Repository.find
              Sources/Models/User.swift: User
              Sources/Models/UserRequest.swift: UserRequest, UserRequest.add, UserRequest.get
              Sources/Shared/APIError.swift: APIError, APIError.init
              Sources/Shared/Optional+Require.swift: Optional.requireValue
            Sources/Bot/Handlers/MessageHandler.swift
              Sources/Bot/Services/UsersService.swift: UsersService, UsersService.post
              Sources/Models/User.swift: User.coins
              Sources/Models/UserRequest.swift: UserRequest.Reason.thanks, UserRequest.add
              Sources/Shared/Optional+Require.swift: Optional.requireValue
            Sources/Bot/Main.swift
              Sources/Bot/Handlers/MessageHandler.swift: MessageHandler, MessageHandler.handle
              Sources/Bot/Services/DefaultUsersService.swift: DefaultUsersService
            Sources/Bot/Services/DefaultUsersService.swift
              Sources/Bot/Services/UsersService.swift: UsersService
              Sources/Models/User.swift: User, User.init
              Sources/Models/UserRequest.swift: UserRequest, UserRequest.Reason.thanks, UserRequest.add, UserRequest.get
              Sources/Shared/APIError.swift: APIError, APIError.init
            Sources/Bot/Services/UsersService.swift
              Sources/Models/User.swift: User
              Sources/Models/UserRequest.swift: UserRequest
            Tests/BotTests/FakeUsersService.swift
              Sources/Bot/Services/UsersService.swift: UsersService
              Sources/Models/User.swift: User, User.init
              Sources/Models/UserRequest.swift: UserRequest
            Tests/BotTests/MessageHandlerTests.swift
              Sources/Bot/Handlers/MessageHandler.swift: MessageHandler, MessageHandler.handle
              Tests/BotTests/FakeUsersService.swift: FakeUsersService
            """,
        falseUses: """
            Lambdas/AutoFaqs/AutoFaqsHandler.swift
              Lambdas/Users/Repository.swift
            Lambdas/Users/UsersHandler.swift
              Lambdas/AutoFaqs/Repository.swift
            """,
        otherMeanings: """
            Lambdas/AutoFaqs/AutoFaqsHandler.swift: main
            Lambdas/Users/Repository.swift: id
            Lambdas/Users/UsersHandler.swift: main
            """,
        layers: """
            Models: domain, 2
            Shared: support, 2
            AutoFaqsLambda: none, 2
            Bot: none, 4
            UsersLambda: none, 2
            """,
        omissions: """
            2, tests may use all that they test
              Tests
            1, they describe packages and projects
              Package.swift
            """,
        rules: """
            sources: [Lambdas, Sources]
            """
    )
}
