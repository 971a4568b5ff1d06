/// A project of XcodeGen with included specifications.
extension RepositoryLayout {
    /// An app of XcodeGen with many screens, and a manifest in the root for a tool, like Element X.
    static let generatedWithTool = RepositoryLayout(
        name: "an app of XcodeGen beside a package for tools",
        files: #"""
            -- Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Messenger",
                products: [.executable(name: "tools", targets: ["Tools"])],
                dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.0.0")],
                targets: [
                    .executableTarget(
                        name: "Tools", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
                        path: "Tools/Sources")
                ])
            -- Tools/Sources/Tools.swift --
            import ArgumentParser

            @main struct Tools: ParsableCommand {
                static let configuration = CommandConfiguration(subcommands: [BuildStrings.self])
            }
            -- Tools/Sources/BuildStrings.swift --
            import ArgumentParser

            struct BuildStrings: ParsableCommand {
                func run() throws {}
            }
            -- project.yml --
            name: Messenger
            include:
              - path: Messenger/SupportingFiles/target.yml
              - path: NSE/SupportingFiles/target.yml
              - path: UnitTests/SupportingFiles/target.yml
            -- Messenger/SupportingFiles/target.yml --
            targets:
              Messenger:
                type: application
                platform: iOS
                dependencies:
                  - target: NSE
                sources:
                  - path: ../Sources
            -- NSE/SupportingFiles/target.yml --
            targets:
              NSE:
                type: app-extension
                platform: iOS
                sources:
                  - path: ../Sources
                  - path: ../../Messenger/Sources/Other/Bundle.swift
            -- UnitTests/SupportingFiles/target.yml --
            targets:
              UnitTests:
                type: bundle.unit-test
                platform: iOS
                dependencies:
                  - target: Messenger
                sources:
                  - path: ../Sources
            -- Messenger/Sources/Application/AppCoordinator.swift --
            import SwiftUI

            @MainActor final class AppCoordinator {
                private let session: ClientProxyProtocol
                init(session: ClientProxyProtocol) { self.session = session }
                func start() -> RoomScreenViewModel { RoomScreenViewModel(room: session.room(id: "1")) }
            }
            -- Messenger/Sources/Other/Bundle.swift --
            import Foundation

            extension Bundle {
                static var app: Bundle { .main }
                var name: String { bundleIdentifier ?? L10n.unnamed }
            }
            -- Messenger/Sources/Other/StateStore.swift --
            import Combine

            @MainActor class StateStoreViewModel<State, Action>: ObservableObject {
                @Published var state: State
                init(initial: State) { state = initial }
                func process(_ action: Action) {}
            }
            -- Messenger/Sources/Generated/Strings.swift --
            // Generated using SwiftGen
            enum L10n {
                static var unnamed: String { "unnamed" }
                static var send: String { "send" }
            }
            -- Messenger/Sources/Mocks/Generated/GeneratedMocks.swift --
            // Generated using Sourcery
            // DO NOT EDIT
            class ClientProxyMock: ClientProxyProtocol {
                var roomCount = 0
                func room(id: String) -> RoomProxy { RoomProxy(id: id, title: "") }
            }
            -- Messenger/Sources/Services/Client/ClientProxy.swift --
            import Foundation

            final class ClientProxy: ClientProxyProtocol {
                func room(id: String) -> RoomProxy { RoomProxy(id: id, title: Bundle.app.name) }
            }
            -- Messenger/Sources/Services/Client/ClientProxyProtocol.swift --
            protocol ClientProxyProtocol: AnyObject {
                func room(id: String) -> RoomProxy
            }
            -- Messenger/Sources/Services/Room/RoomProxy.swift --
            struct RoomProxy: Equatable {
                let id: String
                let title: String
            }
            -- Messenger/Sources/Screens/RoomScreen/RoomScreenModels.swift --
            struct RoomScreenViewState: Equatable { var title: String }
            enum RoomScreenViewAction { case send }
            -- Messenger/Sources/Screens/RoomScreen/RoomScreenViewModel.swift --
            import Combine

            typealias RoomScreenViewModelType = StateStoreViewModel<RoomScreenViewState, RoomScreenViewAction>

            @MainActor final class RoomScreenViewModel: RoomScreenViewModelType {
                private let room: RoomProxy
                init(room: RoomProxy) {
                    self.room = room
                    super.init(initial: RoomScreenViewState(title: room.title))
                }
                override func process(_ action: RoomScreenViewAction) {
                    switch action {
                    case .send: state.title = L10n.send
                    }
                }
            }
            -- Messenger/Sources/Screens/RoomScreen/View/RoomScreen.swift --
            import SwiftUI

            struct RoomScreen: View {
                @ObservedObject var context: RoomScreenViewModelType
                var body: some View {
                    Button(context.state.title) { context.process(.send) }
                }
            }
            struct RoomScreen_Previews: PreviewProvider {
                static let model = RoomScreenViewModel(room: ClientProxyMock().room(id: "1"))
                static var previews: some View { RoomScreen(context: model) }
            }
            -- Messenger/Sources/Screens/HomeScreen/HomeScreenViewModel.swift --
            @MainActor final class HomeScreenViewModel {
                let rooms: [RoomProxy]
                init(rooms: [RoomProxy]) { self.rooms = rooms }
                var titles: [String] { rooms.map { $0.title } }
            }
            -- Messenger/Sources/Screens/HomeScreen/View/HomeScreen.swift --
            import SwiftUI

            struct HomeScreen: View {
                let model: HomeScreenViewModel
                var body: some View { ForEach(model.titles, id: \.self) { title in Text(title) } }
            }
            -- Messenger/Sources/Screens/LoginScreen/LoginScreen.swift --
            import SwiftUI

            struct LoginScreen: View { var body: some View { Text(L10n.send) } }
            -- Messenger/Sources/Screens/MediaPicker/MediaPicker.swift --
            import SwiftUI

            struct MediaPicker: View { var body: some View { Text("media") } }
            -- Messenger/Sources/Screens/Settings/SettingsScreen.swift --
            import SwiftUI

            struct SettingsScreen: View { var body: some View { Text(Bundle.app.name) } }
            -- Messenger/Sources/Screens/StartChat/StartChatScreen.swift --
            import SwiftUI

            struct StartChatScreen: View { var body: some View { Text("chat") } }
            -- NSE/Sources/NotificationService.swift --
            import UserNotifications

            final class NotificationService: UNNotificationServiceExtension {
                let room = RoomProxy(name: Bundle.app.name)
            }
            -- NSE/Sources/RoomProxy.swift --
            struct RoomProxy { let name: String }
            enum L10n { static let unnamed = "" }
            -- UnitTests/Sources/RoomScreenViewModelTests.swift --
            import XCTest
            @testable import Messenger

            @MainActor final class RoomScreenViewModelTests: XCTestCase {
                func testSending() {
                    let model = RoomScreenViewModel(room: ClientProxyMock().room(id: "1"))
                    model.process(.send)
                    XCTAssertEqual(model.state.title, L10n.send)
                }
            }
            """#,
        modules: """
            Package.swift Tools: 2
            project.yml UnitTests (tests): 1
            project.yml NSE: 3
            project.yml Messenger: 17
            """,
        uses: """
            Messenger/Sources/Application/AppCoordinator.swift
              Messenger/Sources/Screens/RoomScreen/RoomScreenViewModel.swift: RoomScreenViewModel, RoomScreenViewModel.init
              Messenger/Sources/Services/Client/ClientProxyProtocol.swift: ClientProxyProtocol, ClientProxyProtocol.room
            Messenger/Sources/Mocks/Generated/GeneratedMocks.swift
              Messenger/Sources/Services/Client/ClientProxyProtocol.swift: ClientProxyProtocol
              Messenger/Sources/Services/Room/RoomProxy.swift: RoomProxy
            Messenger/Sources/Screens/HomeScreen/HomeScreenViewModel.swift
              Messenger/Sources/Services/Room/RoomProxy.swift: RoomProxy, RoomProxy.title
            Messenger/Sources/Screens/HomeScreen/View/HomeScreen.swift
              Messenger/Sources/Screens/HomeScreen/HomeScreenViewModel.swift: HomeScreenViewModel, HomeScreenViewModel.titles
            Messenger/Sources/Screens/LoginScreen/LoginScreen.swift
              Messenger/Sources/Generated/Strings.swift: L10n, L10n.send
            Messenger/Sources/Screens/RoomScreen/RoomScreenViewModel.swift
              Messenger/Sources/Generated/Strings.swift: L10n, L10n.send
              Messenger/Sources/Other/StateStore.swift: StateStoreViewModel, StateStoreViewModel.init, StateStoreViewModel.state
              Messenger/Sources/Screens/RoomScreen/RoomScreenModels.swift: RoomScreenViewAction, RoomScreenViewAction.send
              Messenger/Sources/Screens/RoomScreen/RoomScreenModels.swift: RoomScreenViewState, RoomScreenViewState.title
              Messenger/Sources/Services/Room/RoomProxy.swift: RoomProxy, RoomProxy.title
            Messenger/Sources/Screens/RoomScreen/View/RoomScreen.swift
              Messenger/Sources/Mocks/Generated/GeneratedMocks.swift: ClientProxyMock, ClientProxyMock.room
              Messenger/Sources/Other/StateStore.swift: StateStoreViewModel.process, StateStoreViewModel.state
              Messenger/Sources/Screens/RoomScreen/RoomScreenModels.swift: RoomScreenViewAction.send, RoomScreenViewState.title
              Messenger/Sources/Screens/RoomScreen/RoomScreenViewModel.swift: RoomScreenViewModel, RoomScreenViewModel.init
              Messenger/Sources/Screens/RoomScreen/RoomScreenViewModel.swift: RoomScreenViewModelType
            Messenger/Sources/Screens/Settings/SettingsScreen.swift
              Messenger/Sources/Other/Bundle.swift: Bundle.app, Bundle.name
            Messenger/Sources/Services/Client/ClientProxy.swift
              Messenger/Sources/Other/Bundle.swift: Bundle.app, Bundle.name
              Messenger/Sources/Services/Client/ClientProxyProtocol.swift: ClientProxyProtocol
              Messenger/Sources/Services/Room/RoomProxy.swift: RoomProxy
            Messenger/Sources/Services/Client/ClientProxyProtocol.swift
              Messenger/Sources/Services/Room/RoomProxy.swift: RoomProxy
            NSE/Sources/NotificationService.swift
              Messenger/Sources/Other/Bundle.swift: Bundle.app, Bundle.name
              NSE/Sources/RoomProxy.swift: RoomProxy
            Tools/Sources/Tools.swift
              Tools/Sources/BuildStrings.swift: BuildStrings
            UnitTests/Sources/RoomScreenViewModelTests.swift
              Messenger/Sources/Generated/Strings.swift: L10n, L10n.send
              Messenger/Sources/Mocks/Generated/GeneratedMocks.swift: ClientProxyMock, ClientProxyMock.room
              Messenger/Sources/Other/StateStore.swift: StateStoreViewModel.state
              Messenger/Sources/Screens/RoomScreen/RoomScreenModels.swift: RoomScreenViewAction.send, RoomScreenViewState.title
              Messenger/Sources/Screens/RoomScreen/RoomScreenViewModel.swift: RoomScreenViewModel, RoomScreenViewModel.init
              Messenger/Sources/Screens/RoomScreen/RoomScreenViewModel.swift: RoomScreenViewModel.process
            """,
        falseUses: """
            Messenger/Sources/Screens/HomeScreen/HomeScreenViewModel.swift
              NSE/Sources/RoomProxy.swift
            Messenger/Sources/Screens/LoginScreen/LoginScreen.swift
              NSE/Sources/RoomProxy.swift
            NSE/Sources/NotificationService.swift
              Messenger/Sources/Services/Room/RoomProxy.swift
            """,
        unresolved: """
            Messenger/Sources/Other/Bundle.swift: L10n
            Messenger/Sources/Other/Bundle.swift: unnamed
            """,
        otherMeanings: """
            Messenger/Sources/Mocks/Generated/GeneratedMocks.swift: id
            Messenger/Sources/Screens/HomeScreen/View/HomeScreen.swift: title
            Messenger/Sources/Services/Client/ClientProxy.swift: id
            """,
        layers: """
            Messenger.Services: data, 3
            Messenger.Screens: presentation, 9
            Messenger.Application: application, 1
            Tools: support, 2
            Messenger.Mocks: support, 1
            Messenger.Generated: none, 1
            Messenger.Other: none, 2
            NSE: none, 2
            """,
        omissions: """
            1, tests may use all that they test
              UnitTests
            1, they describe packages and projects
              Package.swift
            """,
        rules: """
            generated: [Messenger/Sources/Generated/**, Messenger/Sources/Mocks/Generated/**]
            independent:
            - { paths: "Messenger/Sources/Screens/{feature}/**" }
            """
    )
}
