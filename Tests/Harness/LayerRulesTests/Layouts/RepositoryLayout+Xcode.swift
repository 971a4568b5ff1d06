/// A project of Xcode beside a package with the same names.
extension RepositoryLayout {
    /// An app of UIKit and SwiftUI with extensions of the system and a server beside it, like the one of Home Assistant.
    static let appWithServer = RepositoryLayout(
        name: "an app of Xcode with extensions, and a server",
        files: #"""
            -- House.xcodeproj/project.pbxproj --
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = M; targets = (A, K, W, N); };
                M = { isa = PBXGroup; children = (G1, G2, G3, G4); sourceTree = "<group>"; };
                G1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources/App; sourceTree = "<group>"; };
                G2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources/Shared; sourceTree = "<group>"; };
                G3 = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources/Extensions/Widgets; sourceTree = "<group>"; };
                G4 = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources/Extensions/NotificationContent; sourceTree = "<group>"; };
                A = { isa = PBXNativeTarget; name = App; buildPhases = (B1); fileSystemSynchronizedGroups = (G1); dependencies = (D1);
                      productType = "com.apple.product-type.application"; };
                K = { isa = PBXNativeTarget; name = Shared; buildPhases = (B2); fileSystemSynchronizedGroups = (G2);
                      productType = "com.apple.product-type.framework"; };
                W = { isa = PBXNativeTarget; name = Widgets; buildPhases = (B3); fileSystemSynchronizedGroups = (G3); dependencies = (D2);
                      productType = "com.apple.product-type.app-extension"; };
                N = { isa = PBXNativeTarget; name = NotificationContent; buildPhases = (B4); fileSystemSynchronizedGroups = (G4);
                      dependencies = (D3); productType = "com.apple.product-type.app-extension"; };
                B1 = { isa = PBXSourcesBuildPhase; files = (); }; B2 = { isa = PBXSourcesBuildPhase; files = (); };
                B3 = { isa = PBXSourcesBuildPhase; files = (); }; B4 = { isa = PBXSourcesBuildPhase; files = (); };
                D1 = { isa = PBXTargetDependency; target = K; }; D2 = { isa = PBXTargetDependency; target = K; };
                D3 = { isa = PBXTargetDependency; target = K; };
            }; rootObject = P; }
            -- Sources/App/AppDelegate.swift --
            import Shared
            import UIKit

            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                let api = HouseAPI(server: Server(name: "home"))
            }
            -- Sources/App/Scenes/SceneManager.swift --
            import Shared
            import UIKit

            final class SceneManager {
                func show(_ category: NotificationCategory, in window: UIWindow) {
                    window.rootViewController = SettingsController(category: category)
                }
            }
            -- Sources/App/Settings/SettingsController.swift --
            import Shared
            import UIKit

            final class SettingsController: UIViewController {
                private let category: NotificationCategory
                private let label = UILabel()
                init(category: NotificationCategory) {
                    self.category = category
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                func fill() {
                    label.text = category.title
                    label.pin(to: view)
                    view.backgroundColor = .houseBlue
                }
            }
            -- Sources/App/Settings/SettingsView.swift --
            import Shared
            import SwiftUI

            struct SettingsView: View {
                let server: Server
                var body: some View { Text(server.name).cardStyle() }
            }
            -- Sources/Shared/API/HouseAPI.swift --
            import Foundation

            public final class HouseAPI {
                public let server: Server
                public init(server: Server) { self.server = server }
                public func categories() async throws -> [NotificationCategory] {
                    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://\(server.name)")!)
                    return try JSONDecoder().decode([NotificationCategory].self, from: data)
                }
            }
            -- Sources/Shared/API/Models/NotificationCategory.swift --
            import Foundation

            public struct NotificationCategory: Codable {
                public let title: String
                static let empty = NotificationCategory(title: "")
            }
            -- Sources/Shared/API/Server.swift --
            public struct Server: Codable, Equatable {
                public let name: String
                public init(name: String) { self.name = name }
            }
            -- Sources/Shared/Common/UIView+Pin.swift --
            import UIKit

            extension UIView {
                public func pin(to other: UIView) { other.addSubview(self) }
            }
            extension UIColor {
                public static let houseBlue = UIColor.systemBlue
            }
            -- Sources/Shared/Common/View+Card.swift --
            import SwiftUI

            extension View {
                public func cardStyle() -> some View { padding().background(Color.gray) }
            }
            -- Sources/Extensions/NotificationContent/NotificationCategory.swift --
            import UserNotifications

            protocol NotificationCategory {
                func didReceive(_ notification: UNNotification)
            }
            -- Sources/Extensions/NotificationContent/CameraController.swift --
            import UIKit
            import UserNotifications

            final class CameraController: UIViewController, NotificationCategory {
                func didReceive(_ notification: UNNotification) { title = notification.request.content.title }
            }
            -- Sources/Extensions/NotificationContent/ContentController.swift --
            import Shared
            import UIKit
            import UserNotifications

            final class ContentController: UIViewController {
                private var active: NotificationCategory?
                private let server = Server(name: "home")
                func start(_ notification: UNNotification) {
                    active = CameraController()
                    active?.didReceive(notification)
                }
            }
            -- Sources/Extensions/Widgets/CommonlyUsedEntities/CommonlyUsedWidget.swift --
            import Shared
            import SwiftUI
            import WidgetKit

            struct CommonlyUsedWidget: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "common", provider: CommonlyUsedProvider()) { entry in
                        Text(entry.server.name).cardStyle()
                    }
                }
            }
            -- Sources/Extensions/Widgets/CommonlyUsedEntities/CommonlyUsedProvider.swift --
            import Shared
            import WidgetKit

            struct CommonlyUsedEntry: TimelineEntry {
                let date: Date
                let server: Server
            }
            struct CommonlyUsedProvider: TimelineProvider {
                func placeholder(in context: Context) -> CommonlyUsedEntry { CommonlyUsedEntry(date: .now, server: Server(name: "")) }
                func getSnapshot(in context: Context, completion: @escaping (CommonlyUsedEntry) -> Void) {
                    completion(placeholder(in: context))
                }
                func getTimeline(in context: Context, completion: @escaping (Timeline<CommonlyUsedEntry>) -> Void) {
                    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
                }
            }
            -- Push/Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "push", dependencies: [.package(url: "https://github.com/vapor/vapor", from: "4.0.0")],
                targets: [
                    .target(name: "SharedPush"),
                    .executableTarget(name: "App", dependencies: ["SharedPush", .product(name: "Vapor", package: "vapor")]),
                    .testTarget(name: "AppTests", dependencies: ["App"]),
                ])
            -- Push/Sources/SharedPush/Payload.swift --
            public struct Payload: Codable, Sendable {
                public let message: String
                public init(message: String) { self.message = message }
            }
            -- Push/Sources/App/Server.swift --
            import Vapor

            struct Server: Content {
                let host: String
            }
            -- Push/Sources/App/Controllers/PushController.swift --
            import SharedPush
            import Vapor

            struct PushController: RouteCollection {
                func boot(routes: any RoutesBuilder) throws { routes.post("push", use: send) }
                func send(_ request: Request) async throws -> Payload {
                    let server = try request.content.decode(Server.self)
                    return Payload(message: server.host)
                }
            }
            extension Payload: @retroactive Content {}
            -- Push/Tests/AppTests/PayloadTests.swift --
            import SharedPush
            import Testing
            @testable import App

            @Test func serversHaveHosts() { #expect(Server(host: "a").host == Payload(message: "a").message) }
            """#,
        modules: """
            House.xcodeproj App: 4
            House.xcodeproj Shared: 5
            House.xcodeproj Widgets: 2
            House.xcodeproj NotificationContent: 3
            Push/Package.swift SharedPush: 1
            Push/Package.swift App: 2
            Push/Package.swift AppTests (tests): 1
            """,
        uses: """
            Push/Sources/App/Controllers/PushController.swift
              Push/Sources/App/Server.swift: Server
              Push/Sources/SharedPush/Payload.swift: Payload, Payload.init
            Push/Tests/AppTests/PayloadTests.swift
              Push/Sources/App/Server.swift: Server, Server.host
              Push/Sources/SharedPush/Payload.swift: Payload, Payload.init, Payload.message
            Sources/App/AppDelegate.swift
              Sources/Shared/API/HouseAPI.swift: HouseAPI, HouseAPI.init
              Sources/Shared/API/Server.swift: Server, Server.init
            Sources/App/Scenes/SceneManager.swift
              Sources/App/Settings/SettingsController.swift: SettingsController, SettingsController.init
              Sources/Shared/API/Models/NotificationCategory.swift: NotificationCategory
            Sources/App/Settings/SettingsController.swift
              Sources/Shared/API/Models/NotificationCategory.swift: NotificationCategory, NotificationCategory.title
              Sources/Shared/Common/UIView+Pin.swift: UIColor.houseBlue, UIView.pin
            Sources/App/Settings/SettingsView.swift
              Sources/Shared/API/Server.swift: Server, Server.name
              Sources/Shared/Common/View+Card.swift: View.cardStyle
            Sources/Extensions/NotificationContent/CameraController.swift
              Sources/Extensions/NotificationContent/NotificationCategory.swift: NotificationCategory
            Sources/Extensions/NotificationContent/ContentController.swift
              Sources/Extensions/NotificationContent/CameraController.swift: CameraController
              Sources/Extensions/NotificationContent/NotificationCategory.swift: NotificationCategory, NotificationCategory.didReceive
              Sources/Shared/API/Server.swift: Server, Server.init
            Sources/Extensions/Widgets/CommonlyUsedEntities/CommonlyUsedProvider.swift
              Sources/Shared/API/Server.swift: Server, Server.init
            Sources/Extensions/Widgets/CommonlyUsedEntities/CommonlyUsedWidget.swift
              Sources/Extensions/Widgets/CommonlyUsedEntities/CommonlyUsedProvider.swift: CommonlyUsedProvider
              Sources/Shared/Common/View+Card.swift: View.cardStyle
            Sources/Shared/API/HouseAPI.swift
              Sources/Shared/API/Models/NotificationCategory.swift: NotificationCategory
              Sources/Shared/API/Server.swift: Server, Server.name
            """,
        falseUses: """
            Push/Sources/App/Controllers/PushController.swift
              Sources/Shared/API/Server.swift
            Sources/Extensions/NotificationContent/ContentController.swift
              Sources/Shared/API/Models/NotificationCategory.swift
            Sources/Shared/API/HouseAPI.swift
              Push/Sources/App/Server.swift
              Sources/Extensions/NotificationContent/NotificationCategory.swift
            """,
        unresolved: """
            Push/Sources/App/Controllers/PushController.swift: decode
            Push/Sources/App/Controllers/PushController.swift: host
            Sources/Extensions/Widgets/CommonlyUsedEntities/CommonlyUsedWidget.swift: name
            Sources/Extensions/Widgets/CommonlyUsedEntities/CommonlyUsedWidget.swift: server
            """,
        otherMeanings: """
            Sources/App/Scenes/SceneManager.swift: category
            Sources/Extensions/NotificationContent/CameraController.swift: title
            """,
        layers: """
            Shared: support, 5
            SharedPush: none, 1
            House.App: none, 4
            NotificationContent: presentation, 3
            Push.App: none, 2
            Widgets: none, 2
            """,
        omissions: """
            1, tests may use all that they test
              Push/Tests
            1, they describe packages and projects
              Push/Package.swift
            """
    )
}
