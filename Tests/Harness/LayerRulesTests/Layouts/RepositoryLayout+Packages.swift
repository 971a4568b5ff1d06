/// Packages without a manifest in the root.
extension RepositoryLayout {
    /// An app of SwiftUI with a package for each part, and no manifest in the root, like IceCubesApp.
    static let packagesWithoutRoot = RepositoryLayout(
        name: "a SwiftUI app of packages without a manifest in the root",
        files: #"""
            -- Reef.xcodeproj/project.pbxproj --
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = M; targets = (A, S); };
                M = { isa = PBXGroup; children = (G, H); sourceTree = "<group>"; };
                G = { isa = PBXFileSystemSynchronizedRootGroup; path = ReefApp; sourceTree = "<group>"; };
                H = { isa = PBXFileSystemSynchronizedRootGroup; path = ReefShare; sourceTree = "<group>"; };
                A = { isa = PBXNativeTarget; name = Reef; buildPhases = (B); fileSystemSynchronizedGroups = (G);
                      packageProductDependencies = (1, 2, 3, 4); productType = "com.apple.product-type.application"; };
                S = { isa = PBXNativeTarget; name = ReefShare; buildPhases = (C); fileSystemSynchronizedGroups = (H);
                      packageProductDependencies = (1); productType = "com.apple.product-type.app-extension"; };
                B = { isa = PBXSourcesBuildPhase; files = (); }; C = { isa = PBXSourcesBuildPhase; files = (); };
                1 = { isa = XCSwiftPackageProductDependency; productName = Models; };
                2 = { isa = XCSwiftPackageProductDependency; productName = Env; };
                3 = { isa = XCSwiftPackageProductDependency; productName = Timeline; };
                4 = { isa = XCSwiftPackageProductDependency; productName = DesignSystem; };
            }; rootObject = P; }
            -- Packages/Models/Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Models", products: [.library(name: "Models", targets: ["Models"])],
                targets: [.target(name: "Models"), .testTarget(name: "ModelsTests", dependencies: ["Models"])])
            -- Packages/Models/Sources/Models/Account.swift --
            import Foundation

            public struct Account: Codable, Identifiable, Sendable {
                public let id: String
                public let displayName: String?
                public var shownName: String { displayName ?? id }
            }
            -- Packages/Models/Sources/Models/Status.swift --
            import Foundation

            public struct Status: Codable, Identifiable, Sendable {
                public enum Visibility: String, Codable, Sendable { case open = "public", direct }
                public let id: String
                public let account: Account
                public let visibility: Visibility
                public let createdAt: Age
            }
            -- Packages/Models/Sources/Models/Age.swift --
            import Foundation

            public struct Age: Codable, Sendable {
                public let seconds: Int
                public func isOlder(than limit: Swift.Int) -> Bool { seconds > limit }
            }

            let tick = Duration.seconds(1)
            -- Packages/Models/Sources/Models/List.swift --
            public struct List: Codable, Identifiable, Sendable { public let id, title: String }
            -- Packages/Models/Sources/Models/Notification.swift --
            public struct Notification: Codable, Identifiable, Sendable {
                public let id: String
                public let status: Status?
            }
            -- Packages/Models/Tests/ModelsTests/StatusTests.swift --
            import Testing
            @testable import Models

            @Test func agesAreCompared() {
                let age = Age(seconds: 3)
                #expect(age.isOlder(than: 2))
            }
            -- Packages/NetworkClient/Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "NetworkClient", products: [.library(name: "NetworkClient", targets: ["NetworkClient"])],
                dependencies: [.package(name: "Models", path: "../Models")],
                targets: [.target(name: "NetworkClient", dependencies: [.product(name: "Models", package: "Models")])])
            -- Packages/NetworkClient/Sources/NetworkClient/Endpoint.swift --
            public protocol Endpoint: Sendable {
                func path() -> String
            }
            -- Packages/NetworkClient/Sources/NetworkClient/Statuses.swift --
            import Models

            public enum Statuses: Endpoint {
                case status(id: String)
                case post(visibility: Status.Visibility)
                public func path() -> String { "statuses" }
            }
            -- Packages/NetworkClient/Sources/NetworkClient/Client.swift --
            import Foundation

            public final class Client: Sendable {
                public let server: String
                public init(server: String) { self.server = server }
                public func get<Entity: Decodable>(_ endpoint: any Endpoint) async throws -> Entity {
                    let (data, _) = try await URLSession.shared.data(from: URL(string: server + endpoint.path())!)
                    return try JSONDecoder().decode(Entity.self, from: data)
                }
            }
            -- Packages/NetworkClient/Sources/NetworkClient/Names.swift --
            import Foundation

            extension Notification.Name {
                public static let signedOut = Notification.Name("signedOut")
            }
            -- Packages/Env/Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Env", products: [.library(name: "Env", targets: ["Env"])],
                dependencies: [.package(name: "Models", path: "../Models"), .package(name: "NetworkClient", path: "../NetworkClient")],
                targets: [.target(name: "Env", dependencies: ["Models", "NetworkClient"])])
            -- Packages/Env/Sources/Env/Duration.swift --
            public enum Duration: Int, CaseIterable, Sendable {
                case infinite = 0, oneDay = 86400
                public var seconds: Int { rawValue }
            }
            -- Packages/Env/Sources/Env/CurrentAccount.swift --
            import Foundation
            import Models
            import NetworkClient
            import Observation

            @MainActor @Observable public final class CurrentAccount {
                public static let shared = CurrentAccount()
                public private(set) var account: Account?
                private var client: Client?
                public func setClient(_ client: Client) { self.client = client }
                public func reload() { NotificationCenter.default.post(name: .signedOut, object: nil) }
            }
            -- Packages/Env/Sources/Env/Preferences.swift --
            import Models
            import Observation

            @MainActor @Observable public final class Preferences {
                public var mute: Duration = .oneDay
                public var visibility = Models.Status.Visibility.direct
                public init() {}
            }
            -- Packages/DesignSystem/Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "DesignSystem", products: [.library(name: "DesignSystem", targets: ["DesignSystem"])],
                targets: [.target(name: "DesignSystem")])
            -- Packages/DesignSystem/Sources/DesignSystem/Font.swift --
            import SwiftUI

            extension Font {
                public static var scaledHeadline: Font { .system(size: 17) }
            }
            extension CGFloat {
                public static let layoutPadding: CGFloat = 12
            }
            extension Color {
                public static let brand = Color(red: 1, green: 0, blue: 0)
            }
            -- Packages/DesignSystem/Sources/DesignSystem/Theme.swift --
            import SwiftUI

            public struct Theme: Equatable, Sendable {
                public var isDark: Bool
                public init(isDark: Bool = false) { self.isDark = isDark }
            }
            struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }
            extension EnvironmentValues {
                public var theme: Theme {
                    get { self[ThemeKey.self] }
                    set { self[ThemeKey.self] = newValue }
                }
            }
            -- Packages/DesignSystem/Sources/DesignSystem/Modifiers.swift --
            import SwiftUI

            extension View {
                public func applyTheme(_ theme: Theme) -> some View { environment(\.theme, theme).tint(.brand) }
            }
            -- Packages/DesignSystem/Sources/DesignSystem/TagList.swift --
            import SwiftUI

            public struct TagList: View {
                public init() {}
                public var body: some View {
                    List { Text("#swift").font(.scaledHeadline).padding(.leading, .layoutPadding) }
                }
            }
            -- Packages/Timeline/Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Timeline", products: [.library(name: "Timeline", targets: ["Timeline"])],
                dependencies: [
                    .package(name: "Models", path: "../Models"), .package(name: "NetworkClient", path: "../NetworkClient"),
                    .package(name: "Env", path: "../Env"), .package(name: "DesignSystem", path: "../DesignSystem"),
                ],
                targets: [.target(name: "Timeline", dependencies: ["Models", "NetworkClient", "Env", "DesignSystem"])])
            -- Packages/Timeline/Sources/Timeline/TimelineViewModel.swift --
            import Models
            import NetworkClient
            import Observation

            @MainActor @Observable final class TimelineViewModel {
                var statuses: [Status] = []
                var client: Client?
                func load(id: String) async throws {
                    guard let client else { return }
                    let status: Status = try await client.get(Statuses.status(id: id))
                    statuses.append(status)
                }
            }
            -- Packages/Timeline/Sources/Timeline/TimelineView.swift --
            import DesignSystem
            import Env
            import SwiftUI

            public struct TimelineView: View {
                @Environment(CurrentAccount.self) private var current
                @Environment(\.theme) private var theme
                @State private var model = TimelineViewModel()
                public init() {}
                public var body: some View {
                    List {
                        ForEach(model.statuses) { status in StatusRow(status: status) }
                        TagList()
                    }
                    .navigationTitle(current.account?.shownName ?? "")
                }
            }
            -- Packages/Timeline/Sources/Timeline/StatusRow.swift --
            import DesignSystem
            import Models
            import SwiftUI

            struct StatusRow: View {
                let status: Status
                var body: some View {
                    Text(status.account.shownName).bold().font(.scaledHeadline).foregroundStyle(Color.brand)
                }
            }
            -- ReefApp/ReefApp.swift --
            import DesignSystem
            import Env
            import SwiftUI

            @main struct ReefApp: App {
                @State private var preferences = Preferences()
                var body: some Scene {
                    WindowGroup {
                        RootView().environment(CurrentAccount.shared).applyTheme(Theme(isDark: preferences.mute == .infinite))
                    }
                }
            }
            -- ReefApp/RootView.swift --
            import DesignSystem
            import SwiftUI
            import Timeline

            struct RootView: View {
                var body: some View {
                    Timeline.TimelineView().tint(Color.brand).background(Color.sand)
                }
            }
            -- ReefApp/Colors.swift --
            import SwiftUI

            extension Color {
                static let brand = Color.orange
                static let sand = Color.yellow
            }
            -- ReefShare/ShareController.swift --
            import Models
            import UIKit

            final class ShareController: UIViewController {
                var account: Account?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = account?.displayName
                }
            }
            """#,
        modules: """
            Reef.xcodeproj Reef: 3
            Reef.xcodeproj ReefShare: 1
            Packages/DesignSystem/Package.swift DesignSystem: 4
            Packages/Env/Package.swift Env: 3
            Packages/Models/Package.swift Models: 5
            Packages/Models/Package.swift ModelsTests (tests): 1
            Packages/NetworkClient/Package.swift NetworkClient: 4
            Packages/Timeline/Package.swift Timeline: 3
            """,
        uses: """
            Packages/DesignSystem/Sources/DesignSystem/Modifiers.swift
              Packages/DesignSystem/Sources/DesignSystem/Font.swift: Color.brand
              Packages/DesignSystem/Sources/DesignSystem/Theme.swift: EnvironmentValues.theme, Theme
            Packages/DesignSystem/Sources/DesignSystem/TagList.swift
              Packages/DesignSystem/Sources/DesignSystem/Font.swift: CGFloat.layoutPadding, Font.scaledHeadline
            Packages/Env/Sources/Env/CurrentAccount.swift
              Packages/Models/Sources/Models/Account.swift: Account
              Packages/NetworkClient/Sources/NetworkClient/Client.swift: Client
              Packages/NetworkClient/Sources/NetworkClient/Names.swift: Notification.Name.signedOut
            Packages/Env/Sources/Env/Preferences.swift
              Packages/Env/Sources/Env/Duration.swift: Duration, Duration.oneDay
              Packages/Models/Sources/Models/Status.swift: Status, Status.Visibility, Status.Visibility.direct
            Packages/Models/Sources/Models/Notification.swift
              Packages/Models/Sources/Models/Status.swift: Status
            Packages/Models/Sources/Models/Status.swift
              Packages/Models/Sources/Models/Account.swift: Account
              Packages/Models/Sources/Models/Age.swift: Age
            Packages/Models/Tests/ModelsTests/StatusTests.swift
              Packages/Models/Sources/Models/Age.swift: Age, Age.isOlder
            Packages/NetworkClient/Sources/NetworkClient/Client.swift
              Packages/NetworkClient/Sources/NetworkClient/Endpoint.swift: Endpoint, Endpoint.path
            Packages/NetworkClient/Sources/NetworkClient/Statuses.swift
              Packages/Models/Sources/Models/Status.swift: Status, Status.Visibility
              Packages/NetworkClient/Sources/NetworkClient/Endpoint.swift: Endpoint
            Packages/Timeline/Sources/Timeline/StatusRow.swift
              Packages/DesignSystem/Sources/DesignSystem/Font.swift: Color.brand, Font.scaledHeadline
              Packages/Models/Sources/Models/Account.swift: Account.shownName
              Packages/Models/Sources/Models/Status.swift: Status, Status.account
            Packages/Timeline/Sources/Timeline/TimelineView.swift
              Packages/DesignSystem/Sources/DesignSystem/TagList.swift: TagList, TagList.init
              Packages/DesignSystem/Sources/DesignSystem/Theme.swift: EnvironmentValues.theme
              Packages/Env/Sources/Env/CurrentAccount.swift: CurrentAccount, CurrentAccount.account
              Packages/Models/Sources/Models/Account.swift: Account.shownName
              Packages/Timeline/Sources/Timeline/StatusRow.swift: StatusRow
              Packages/Timeline/Sources/Timeline/TimelineViewModel.swift: TimelineViewModel, TimelineViewModel.statuses
            Packages/Timeline/Sources/Timeline/TimelineViewModel.swift
              Packages/Models/Sources/Models/Status.swift: Status
              Packages/NetworkClient/Sources/NetworkClient/Client.swift: Client, Client.get
              Packages/NetworkClient/Sources/NetworkClient/Statuses.swift: Statuses, Statuses.status
            ReefApp/ReefApp.swift
              Packages/DesignSystem/Sources/DesignSystem/Modifiers.swift: View.applyTheme
              Packages/DesignSystem/Sources/DesignSystem/Theme.swift: Theme, Theme.init
              Packages/Env/Sources/Env/CurrentAccount.swift: CurrentAccount, CurrentAccount.shared
              Packages/Env/Sources/Env/Duration.swift: Duration.infinite
              Packages/Env/Sources/Env/Preferences.swift: Preferences, Preferences.init, Preferences.mute
              ReefApp/RootView.swift: RootView
            ReefApp/RootView.swift
              Packages/Timeline/Sources/Timeline/TimelineView.swift: TimelineView, TimelineView.init
              ReefApp/Colors.swift: Color.brand, Color.sand
            ReefShare/ShareController.swift
              Packages/Models/Sources/Models/Account.swift: Account, Account.displayName
            """,
        falseUses: """
            Packages/DesignSystem/Sources/DesignSystem/TagList.swift
              Packages/Models/Sources/Models/List.swift
            Packages/Models/Sources/Models/Age.swift
              Packages/Env/Sources/Env/Duration.swift
            Packages/NetworkClient/Sources/NetworkClient/Names.swift
              Packages/Models/Sources/Models/Notification.swift
            Packages/Timeline/Sources/Timeline/TimelineView.swift
              Packages/Models/Sources/Models/List.swift
            ReefApp/RootView.swift
              Packages/DesignSystem/Sources/DesignSystem/Font.swift
            """,
        otherMeanings: """
            Packages/DesignSystem/Sources/DesignSystem/TagList.swift: List
            Packages/DesignSystem/Sources/DesignSystem/Theme.swift: get
            Packages/Env/Sources/Env/CurrentAccount.swift: post
            Packages/Models/Sources/Models/Age.swift: Duration
            Packages/NetworkClient/Sources/NetworkClient/Client.swift: shared
            Packages/NetworkClient/Sources/NetworkClient/Names.swift: Notification
            Packages/Timeline/Sources/Timeline/TimelineView.swift: List status
            Packages/Timeline/Sources/Timeline/TimelineViewModel.swift: id
            ReefShare/ShareController.swift: title
            """,
        layers: """
            Models: domain, 5
            DesignSystem: presentation, 4
            NetworkClient: none, 4
            ReefShare: presentation, 1
            Env: none, 3
            Timeline: presentation, 3
            Reef: none, 3
            """,
        omissions: """
            1, tests may use all that they test
              Packages/Models/Tests
            5, they describe packages and projects
              Packages/DesignSystem/Package.swift
              Packages/Env/Package.swift
              Packages/Models/Package.swift
              Packages/NetworkClient/Package.swift
              Packages/Timeline/Package.swift
            """,
        rules: """
            sources: [Packages/*/Sources/**, ReefApp, ReefShare]
            """,
        falseRules: """
            uses: [Env]
            """
    )
}
