/// Modules of one manifest beside a project.
extension RepositoryLayout {
    /// A game in the Composable Architecture, of many modules of one manifest, with a project for the app, like isowords.
    static let composableModules = RepositoryLayout(
        name: "an app in the Composable Architecture of one manifest",
        files: #"""
            -- Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            var package = Package(
                name: "words", platforms: [.iOS(.v17)],
                products: [.library(name: "AppFeature", targets: ["AppFeature"])],
                dependencies: [.package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.0.0")],
                targets: [
                    .target(name: "SharedModels"),
                    .target(name: "Styleguide"),
                    .target(name: "ApiClient", dependencies: ["SharedModels", tca]),
                    .target(name: "HomeFeature", dependencies: ["ApiClient", "SharedModels", "Styleguide", tca]),
                    .target(name: "SettingsFeature", dependencies: ["Styleguide", tca]),
                ])
            let tca = Target.Dependency.product(name: "ComposableArchitecture", package: "swift-composable-architecture")
            package.targets.append(contentsOf: [
                .target(name: "ApiClientLive", dependencies: ["ApiClient", "SharedModels"]),
                .target(name: "AppFeature", dependencies: ["ApiClient", "HomeFeature", "SettingsFeature", tca]),
                .testTarget(name: "HomeFeatureTests", dependencies: ["HomeFeature"]),
            ])
            -- Sources/SharedModels/Puzzle.swift --
            public struct Puzzle: Codable, Equatable, Sendable {
                public var letters: [Letter]
                public init(letters: [Letter]) { self.letters = letters }
            }
            -- Sources/SharedModels/Letter.swift --
            public enum Letter: String, Codable, Sendable {
                case vowel, consonant
                public var score: Int { self == .vowel ? 1 : 2 }
            }
            -- Sources/SharedModels/Score.swift --
            extension Array where Element == Letter {
                public var total: Int { reduce(0) { $0 + $1.score } }
            }
            -- Sources/ApiClient/ApiClient.swift --
            import ComposableArchitecture
            import SharedModels

            @DependencyClient public struct ApiClient: Sendable {
                public var puzzle: @Sendable (_ day: Int) async throws -> Puzzle
                public var submit: @Sendable (Puzzle) async throws -> Void
                public init(
                    puzzle: @escaping @Sendable (Int) async throws -> Puzzle, submit: @escaping @Sendable (Puzzle) async throws -> Void
                ) {
                    (self.puzzle, self.submit) = (puzzle, submit)
                }
            }
            -- Sources/ApiClient/Dependency.swift --
            import ComposableArchitecture
            import SharedModels

            extension ApiClient: TestDependencyKey {
                public static let testValue = ApiClient(puzzle: { _ in Puzzle(letters: []) }, submit: { _ in })
            }
            extension DependencyValues {
                public var apiClient: ApiClient {
                    get { self[ApiClient.self] }
                    set { self[ApiClient.self] = newValue }
                }
            }
            -- Sources/ApiClientLive/Live.swift --
            import ApiClient
            import Foundation
            import SharedModels

            extension ApiClient {
                public static let live = ApiClient(
                    puzzle: { day in
                        let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com/\(day)")!)
                        return try JSONDecoder().decode(Puzzle.self, from: data)
                    },
                    submit: { puzzle in print(puzzle.letters.total) })
            }
            -- Sources/Styleguide/Fonts.swift --
            import SwiftUI

            public enum FontName: String { case matter, mono }

            extension View {
                public func adaptiveFont(_ name: FontName, size: CGFloat) -> some View { font(.custom(name.rawValue, size: size)) }
            }
            extension Color {
                public static let wordsOrange = Color.orange
            }
            -- Sources/Styleguide/Padding.swift --
            import SwiftUI

            extension CGFloat {
                public static let grid: (Int) -> CGFloat = { CGFloat($0) * 4 }
                public static let border: CGFloat = 2
            }
            -- Sources/Styleguide/ActionButtonStyle.swift --
            import SwiftUI

            public struct ActionButtonStyle: ButtonStyle {
                let isBold: Bool
                public func makeBody(configuration: Configuration) -> some View {
                    configuration.label.adaptiveFont(.matter, size: 20).padding(.border)
                }
            }
            extension ButtonStyle where Self == ActionButtonStyle {
                public static var action: Self { ActionButtonStyle(isBold: true) }
            }
            -- Sources/HomeFeature/Home.swift --
            import ApiClient
            import ComposableArchitecture
            import SharedModels

            @Reducer public struct Home {
                @ObservableState public struct State: Equatable {
                    public var puzzle: Puzzle?
                    public init() {}
                }
                public enum Action {
                    case onAppear
                    case loaded(Puzzle)
                }
                @Dependency(\.apiClient) var apiClient
                public init() {}
                public var body: some ReducerOf<Self> {
                    Reduce { state, action in
                        switch action {
                        case .onAppear: return .run { [apiClient] send in await send(.loaded(try await apiClient.puzzle(1))) }
                        case .loaded(let puzzle):
                            state.puzzle = puzzle
                            return .none
                        }
                    }
                }
            }
            -- Sources/HomeFeature/HomeView.swift --
            import ComposableArchitecture
            import SharedModels
            import Styleguide
            import SwiftUI

            public struct HomeView: View {
                let store: StoreOf<Home>
                public init(store: StoreOf<Home>) { self.store = store }
                public var body: some View {
                    VStack {
                        Text("words").adaptiveFont(.mono, size: 12).foregroundStyle(Color.wordsOrange)
                        Button("Play") { store.send(.onAppear) }.buttonStyle(.action)
                        ScoreView(letters: [.vowel])
                    }
                    .padding(.border)
                }
            }
            -- Sources/HomeFeature/ScoreView.swift --
            import SharedModels
            import Styleguide
            import SwiftUI

            struct ScoreView: View {
                let letters: [Letter]
                var body: some View {
                    Text(verbatim: "\(letters.total)").bold().adaptiveFont(.matter, size: 8)
                }
            }
            -- Sources/SettingsFeature/Settings.swift --
            import ComposableArchitecture

            @Reducer public struct Settings {
                @ObservableState public struct State: Equatable {
                    public var isSoundOn = true
                    public init() {}
                }
                public enum Action { case soundTapped }
                public init() {}
                public var body: some ReducerOf<Self> {
                    Reduce { state, _ in
                        state.isSoundOn.toggle()
                        return .none
                    }
                }
            }
            -- Sources/SettingsFeature/SettingsView.swift --
            import ComposableArchitecture
            import Styleguide
            import SwiftUI

            public struct SettingsView: View {
                let store: StoreOf<Settings>
                public init(store: StoreOf<Settings>) { self.store = store }
                public var body: some View { Text("Sound").adaptiveFont(.matter, size: 16) }
            }
            -- Sources/AppFeature/AppReducer.swift --
            import ComposableArchitecture
            import HomeFeature
            import SettingsFeature

            @Reducer public struct AppReducer {
                @ObservableState public struct State: Equatable {
                    public var home = Home.State()
                    public var settings = Settings.State()
                    public init() {}
                }
                public enum Action {
                    case home(Home.Action)
                    case settings(Settings.Action)
                }
                public init() {}
                public var body: some ReducerOf<Self> {
                    Scope(state: \.home, action: \.home) { Home() }
                    Scope(state: \.settings, action: \.settings) { Settings() }
                }
            }
            -- Sources/AppFeature/AppView.swift --
            import ComposableArchitecture
            import HomeFeature
            import SettingsFeature
            import SwiftUI

            public struct AppView: View {
                let store: StoreOf<AppReducer>
                public init(store: StoreOf<AppReducer>) { self.store = store }
                public var body: some View {
                    HomeView(store: store.scope(state: \.home, action: \.home))
                    SettingsView(store: store.scope(state: \.settings, action: \.settings))
                }
            }
            -- Tests/HomeFeatureTests/HomeTests.swift --
            import ApiClient
            import ComposableArchitecture
            import SharedModels
            import XCTest
            @testable import HomeFeature

            final class HomeTests: XCTestCase {
                func testLoading() async {
                    let store = TestStore(initialState: Home.State()) { Home() }
                    await store.send(.onAppear)
                }
            }
            -- App/words.xcodeproj/project.pbxproj --
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = M; targets = (A); };
                M = { isa = PBXGroup; children = (G); sourceTree = "<group>"; };
                G = { isa = PBXFileSystemSynchronizedRootGroup; path = iOS; sourceTree = "<group>"; };
                A = { isa = PBXNativeTarget; name = words; buildPhases = (B); fileSystemSynchronizedGroups = (G);
                      packageProductDependencies = (1); productType = "com.apple.product-type.application"; };
                B = { isa = PBXSourcesBuildPhase; files = (); };
                1 = { isa = XCSwiftPackageProductDependency; productName = AppFeature; };
            }; rootObject = P; }
            -- App/iOS/WordsApp.swift --
            import AppFeature
            import ComposableArchitecture
            import SwiftUI

            @main struct WordsApp: App {
                var body: some Scene {
                    WindowGroup { AppView(store: Store(initialState: AppReducer.State()) { AppReducer() }) }
                }
            }
            """#,
        modules: """
            App/words.xcodeproj words: 1
            Package.swift SharedModels: 3
            Package.swift Styleguide: 3
            Package.swift ApiClient: 2
            Package.swift HomeFeature: 3
            Package.swift SettingsFeature: 2
            Package.swift ApiClientLive: 1
            Package.swift AppFeature: 2
            Package.swift HomeFeatureTests (tests): 1
            """,
        uses: """
            App/iOS/WordsApp.swift
              Sources/AppFeature/AppReducer.swift: AppReducer, AppReducer.State, AppReducer.State.init, AppReducer.init
              Sources/AppFeature/AppView.swift: AppView, AppView.init
            Sources/ApiClient/ApiClient.swift
              Sources/SharedModels/Puzzle.swift: Puzzle
            Sources/ApiClient/Dependency.swift
              Sources/ApiClient/ApiClient.swift: ApiClient, ApiClient.init
              Sources/SharedModels/Puzzle.swift: Puzzle, Puzzle.init
            Sources/ApiClientLive/Live.swift
              Sources/ApiClient/ApiClient.swift: ApiClient, ApiClient.init
              Sources/SharedModels/Puzzle.swift: Puzzle, Puzzle.letters
              Sources/SharedModels/Score.swift: Array.total
            Sources/AppFeature/AppReducer.swift
              Sources/HomeFeature/Home.swift: Home, Home.Action, Home.State, Home.State.init, Home.init
              Sources/SettingsFeature/Settings.swift: Settings, Settings.Action, Settings.State, Settings.State.init, Settings.init
            Sources/AppFeature/AppView.swift
              Sources/AppFeature/AppReducer.swift: AppReducer
              Sources/HomeFeature/HomeView.swift: HomeView, HomeView.init
              Sources/SettingsFeature/SettingsView.swift: SettingsView, SettingsView.init
            Sources/HomeFeature/Home.swift
              Sources/SharedModels/Puzzle.swift: Puzzle
            Sources/HomeFeature/HomeView.swift
              Sources/HomeFeature/Home.swift: Home
              Sources/HomeFeature/ScoreView.swift: ScoreView
              Sources/SharedModels/Letter.swift: Letter.vowel
              Sources/Styleguide/ActionButtonStyle.swift: ButtonStyle.action
              Sources/Styleguide/Fonts.swift: Color.wordsOrange, FontName.mono, View.adaptiveFont
              Sources/Styleguide/Padding.swift: CGFloat.border
            Sources/HomeFeature/ScoreView.swift
              Sources/SharedModels/Letter.swift: Letter
              Sources/SharedModels/Score.swift: Array.total
              Sources/Styleguide/Fonts.swift: FontName.matter, View.adaptiveFont
            Sources/SettingsFeature/SettingsView.swift
              Sources/SettingsFeature/Settings.swift: Settings
              Sources/Styleguide/Fonts.swift: FontName.matter, View.adaptiveFont
            Sources/SharedModels/Puzzle.swift
              Sources/SharedModels/Letter.swift: Letter
            Sources/SharedModels/Score.swift
              Sources/SharedModels/Letter.swift: Letter, Letter.score
            Sources/Styleguide/ActionButtonStyle.swift
              Sources/Styleguide/Fonts.swift: FontName.matter, View.adaptiveFont
              Sources/Styleguide/Padding.swift: CGFloat.border
            Tests/HomeFeatureTests/HomeTests.swift
              Sources/HomeFeature/Home.swift: Home, Home.State, Home.State.init, Home.init
            """,
        falseUses: """
            Sources/HomeFeature/Home.swift
              Sources/ApiClientLive/Live.swift
            Sources/HomeFeature/HomeView.swift
              Sources/SettingsFeature/Settings.swift
            """,
        unresolved: """
            Sources/AppFeature/AppReducer.swift: home
            Sources/AppFeature/AppReducer.swift: settings
            Sources/AppFeature/AppView.swift: home
            Sources/AppFeature/AppView.swift: settings
            Sources/HomeFeature/Home.swift: apiClient
            Sources/HomeFeature/Home.swift: loaded
            Sources/HomeFeature/Home.swift: none
            Sources/HomeFeature/Home.swift: onAppear
            Sources/HomeFeature/Home.swift: puzzle
            Sources/HomeFeature/Home.swift: run
            Sources/HomeFeature/HomeView.swift: onAppear
            Sources/SettingsFeature/Settings.swift: isSoundOn
            Sources/SettingsFeature/Settings.swift: none
            Sources/SettingsFeature/Settings.swift: toggle
            Tests/HomeFeatureTests/HomeTests.swift: onAppear
            """,
        otherMeanings: """
            Sources/ApiClientLive/Live.swift: puzzle
            Sources/HomeFeature/Home.swift: action
            """,
        layers: """
            SharedModels: none, 3
            Styleguide: none, 3
            ApiClient: none, 2
            SettingsFeature: presentation, 2
            ApiClientLive: none, 1
            HomeFeature: presentation, 3
            AppFeature: presentation, 2
            words: none, 1
            """,
        omissions: """
            1, tests may use all that they test
              Tests
            1, they describe packages and projects
              Package.swift
            """
    )
}
