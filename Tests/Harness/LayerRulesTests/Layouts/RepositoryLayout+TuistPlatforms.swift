/// A project of Tuist with literal targets.
extension RepositoryLayout {
    /// An app of Tuist with a domain, platforms, features and an example, like CleanArchitectureRxSwift.
    static let tuistPlatforms = RepositoryLayout(
        name: "an app of Tuist with entities on the data's side",
        files: #"""
            -- Project.swift --
            import ProjectDescription

            let bundle = "com.example.anime"
            let project = Project(
                name: "Anime",
                targets: [
                    .target(
                        name: "Domain", destinations: .iOS, product: .framework, bundleId: bundle, sources: ["Domain/Sources/**"]),
                    .target(
                        name: "AnimeAPI", destinations: .iOS, product: .framework, bundleId: bundle,
                        sources: ["Platform/AnimeAPI/Sources/**"],
                        dependencies: [.target(name: "Domain"), .external(name: "Apollo")]),
                    .target(name: "UI", destinations: .iOS, product: .framework, bundleId: bundle, sources: ["UI/Sources/**"]),
                    .target(
                        name: "Features", destinations: .iOS, product: .framework, bundleId: bundle, sources: ["Features/Sources/**"],
                        dependencies: [.target(name: "Domain"), .target(name: "UI"), .external(name: "ComposableArchitecture")]),
                    .target(
                        name: "Example", destinations: .iOS, product: .app, bundleId: bundle, sources: ["Example/Sources/**"],
                        dependencies: [.target(name: "Features"), .target(name: "AnimeAPI")]),
                    .target(
                        name: "DomainTests", destinations: .iOS, product: .unitTests, bundleId: bundle, sources: ["Domain/Tests/**"],
                        dependencies: [.target(name: "Domain")]),
                ])
            -- Tuist/Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Dependencies", dependencies: [.package(url: "https://github.com/apollographql/apollo-ios", from: "1.0.0")])
            -- Domain/Sources/Entities/Media.swift --
            import Foundation

            public struct Media: Equatable, Sendable {
                public let id: Int
                public let title: String
                public let cover: URL?
                public init(id: Int, title: String, cover: URL?) { (self.id, self.title, self.cover) = (id, title, cover) }
            }
            -- Domain/Sources/UseCases/FetchMediaUseCase.swift --
            public protocol MediaRepository: Sendable {
                func media(page: Int) async throws -> [Media]
            }
            public struct FetchMediaUseCase: Sendable {
                let repository: any MediaRepository
                public init(repository: any MediaRepository) { self.repository = repository }
                public func run(page: Int) async throws -> [Media] { try await repository.media(page: page) }
            }
            -- Domain/Tests/FetchMediaTests.swift --
            import Testing
            import Domain

            struct FakeMediaRepository: MediaRepository {
                func media(page: Int) async throws -> [Media] { [Media(id: page, title: "", cover: nil)] }
            }
            @Test func fetches() async throws {
                let found = try await FetchMediaUseCase(repository: FakeMediaRepository()).run(page: 1)
                #expect(found.first?.id == 1)
            }
            -- Platform/AnimeAPI/Sources/Entities/Media+Mapping.swift --
            import Domain
            import Foundation

            extension MediaFragment {
                var asDomain: Media { Media(id: id, title: title ?? "", cover: coverURL.flatMap(URL.init(string:))) }
            }
            -- Platform/AnimeAPI/Sources/Entities/PageDTO.swift --
            struct PageDTO: Decodable {
                let media: [MediaFragment]
            }
            -- Platform/AnimeAPI/Sources/GraphQL/MediaFragment.graphql.swift --
            // @generated
            // This file was automatically generated and should not be edited.
            struct MediaFragment: Decodable {
                let id: Int
                let title: String?
                let coverURL: String?
            }
            -- Platform/AnimeAPI/Sources/Repositories/DefaultMediaRepository.swift --
            import Domain
            import Foundation

            public struct DefaultMediaRepository: MediaRepository {
                public init() {}
                public func media(page: Int) async throws -> [Media] {
                    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com/\(page)")!)
                    let found = try JSONDecoder().decode(PageDTO.self, from: data)
                    return found.media.map { $0.asDomain }
                }
            }
            -- UI/Sources/MediaImageCell.swift --
            import SwiftUI

            struct MediaImageCell: View {
                let url: URL?
                var body: some View { AsyncImage(url: url) }
            }
            -- UI/Sources/MediaRow.swift --
            import SwiftUI

            public struct MediaRow: View {
                let url: URL?
                public init(url: URL?) { self.url = url }
                public var body: some View { MediaImageCell(url: url) }
            }
            -- Features/Sources/Home/HomeFeature.swift --
            import ComposableArchitecture
            import Domain

            @Reducer public struct HomeFeature {
                public struct State: Equatable {
                    public var media: [Media] = []
                    public init() {}
                }
                public enum Action { case appeared, loaded([Media]) }
                let fetch: FetchMediaUseCase
                public init(fetch: FetchMediaUseCase) { self.fetch = fetch }
            }
            -- Features/Sources/Home/HomeView.swift --
            import ComposableArchitecture
            import Domain
            import SwiftUI
            import UI

            public struct HomeView: View {
                let media: [Media]
                public init(media: [Media]) { self.media = media }
                public var body: some View {
                    ForEach(media, id: \.id) { item in
                        MediaRow(url: item.cover)
                        MediaImageCell(title: item.title)
                    }
                }
            }
            -- Features/Sources/Home/MediaImageCell.swift --
            import SwiftUI

            struct MediaImageCell: View {
                let title: String
                var body: some View { Text(title) }
            }
            -- Features/Sources/AnimeCoordinator.swift --
            import Domain
            import UI

            public final class AnimeCoordinator {
                let fetch: FetchMediaUseCase
                public init(fetch: FetchMediaUseCase) { self.fetch = fetch }
                public func home() -> HomeFeature { HomeFeature(fetch: fetch) }
            }
            -- Example/Sources/AnimeCoordinator.swift --
            import AnimeAPI
            import Domain
            import Features

            final class AnimeCoordinator {
                let inner = Features.AnimeCoordinator(fetch: FetchMediaUseCase(repository: DefaultMediaRepository()))
            }
            -- Example/Sources/ExampleApp.swift --
            import Features
            import SwiftUI

            @main struct ExampleApp: App {
                let coordinator = AnimeCoordinator()
                var body: some Scene { WindowGroup { HomeView(media: []) } }
            }
            """#,
        modules: """
            Project.swift Domain: 2
            Project.swift AnimeAPI: 4
            Project.swift UI: 2
            Project.swift Features: 4
            Project.swift Example: 2
            Project.swift DomainTests (tests): 1
            """,
        uses: """
            Domain/Sources/UseCases/FetchMediaUseCase.swift
              Domain/Sources/Entities/Media.swift: Media
            Domain/Tests/FetchMediaTests.swift
              Domain/Sources/Entities/Media.swift: Media, Media.id, Media.init
              Domain/Sources/UseCases/FetchMediaUseCase.swift: FetchMediaUseCase, FetchMediaUseCase.init, FetchMediaUseCase.run
              Domain/Sources/UseCases/FetchMediaUseCase.swift: MediaRepository
            Example/Sources/AnimeCoordinator.swift
              Domain/Sources/UseCases/FetchMediaUseCase.swift: FetchMediaUseCase, FetchMediaUseCase.init
              Features/Sources/AnimeCoordinator.swift: AnimeCoordinator, AnimeCoordinator.init
              Platform/AnimeAPI/Sources/Repositories/DefaultMediaRepository.swift: DefaultMediaRepository, DefaultMediaRepository.init
            Example/Sources/ExampleApp.swift
              Example/Sources/AnimeCoordinator.swift: AnimeCoordinator
              Features/Sources/Home/HomeView.swift: HomeView, HomeView.init
            Features/Sources/AnimeCoordinator.swift
              Domain/Sources/UseCases/FetchMediaUseCase.swift: FetchMediaUseCase
              Features/Sources/Home/HomeFeature.swift: HomeFeature, HomeFeature.init
            Features/Sources/Home/HomeFeature.swift
              Domain/Sources/Entities/Media.swift: Media
              Domain/Sources/UseCases/FetchMediaUseCase.swift: FetchMediaUseCase
            Features/Sources/Home/HomeView.swift
              Domain/Sources/Entities/Media.swift: Media, Media.cover, Media.id, Media.title
              Features/Sources/Home/MediaImageCell.swift: MediaImageCell
              UI/Sources/MediaRow.swift: MediaRow, MediaRow.init
            Platform/AnimeAPI/Sources/Entities/Media+Mapping.swift
              Domain/Sources/Entities/Media.swift: Media, Media.init
              Platform/AnimeAPI/Sources/GraphQL/MediaFragment.graphql.swift: MediaFragment, MediaFragment.coverURL, MediaFragment.id
              Platform/AnimeAPI/Sources/GraphQL/MediaFragment.graphql.swift: MediaFragment.title
            Platform/AnimeAPI/Sources/Entities/PageDTO.swift
              Platform/AnimeAPI/Sources/GraphQL/MediaFragment.graphql.swift: MediaFragment
            Platform/AnimeAPI/Sources/Repositories/DefaultMediaRepository.swift
              Domain/Sources/Entities/Media.swift: Media
              Domain/Sources/UseCases/FetchMediaUseCase.swift: MediaRepository
              Platform/AnimeAPI/Sources/Entities/Media+Mapping.swift: MediaFragment.asDomain
              Platform/AnimeAPI/Sources/Entities/PageDTO.swift: PageDTO, PageDTO.media
            UI/Sources/MediaRow.swift
              UI/Sources/MediaImageCell.swift: MediaImageCell
            """,
        falseUses: """
            Example/Sources/ExampleApp.swift
              Features/Sources/AnimeCoordinator.swift
            Features/Sources/AnimeCoordinator.swift
              Example/Sources/AnimeCoordinator.swift
            Features/Sources/Home/HomeView.swift
              UI/Sources/MediaImageCell.swift
            UI/Sources/MediaRow.swift
              Features/Sources/Home/MediaImageCell.swift
            """,
        layers: """
            Domain: domain, 2
            AnimeAPI: data, 4
            UI: presentation, 2
            Features: presentation, 4
            Example: none, 2
            """,
        omissions: """
            1, tests may use all that they test
              Domain/Tests
            2, they describe packages and projects
              Project.swift
              Tuist
            """,
        rules: """
            generated: ["**/*.graphql.swift"]
            uses: [AnimeAPI, Domain, Features]
            """
    )
}
