/// Projects of Tuist that a helper makes.
extension RepositoryLayout {
    /// An app of Tuist whose projects are made by a helper, with the features in folders of their own, like SOPT-iOS.
    static let tuistMicroFeatures = RepositoryLayout(
        name: "an app of Tuist with a project for each feature",
        files: #"""
            -- Workspace.swift --
            import ProjectDescription

            let workspace = Workspace(name: "Campus", projects: ["Projects/**"])
            -- Tuist/ProjectDescriptionHelpers/Project+Make.swift --
            import ProjectDescription

            extension Project {
                public static func makeModule(name: String, hasTests: Bool = false, dependencies: [TargetDependency] = []) -> Project {
                    let sources = Target.target(
                        name: name, destinations: .iOS, product: .staticFramework, bundleId: "com.example.\(name)", sources: ["Sources/**"],
                        dependencies: dependencies)
                    return Project(name: name, targets: [sources])
                }
            }
            -- Projects/Campus/Project.swift --
            import ProjectDescription
            import ProjectDescriptionHelpers

            let project = Project.makeModule(
                name: "Campus", dependencies: [.project(target: "AuthFeature", path: "../Features/AuthFeature")])
            -- Projects/Campus/Sources/AppDelegate.swift --
            import AuthFeature
            import Data
            import UIKit

            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                let start = AuthCoordinator(useCase: SignInUseCase(repository: DefaultAuthRepository(service: AuthService())))
            }
            -- Projects/Domain/Project.swift --
            import ProjectDescription
            import ProjectDescriptionHelpers

            let project = Project.makeModule(name: "Domain")
            -- Projects/Domain/Sources/Model/UserModel.swift --
            public struct UserModel: Equatable {
                public let name: String
                public init(name: String) { self.name = name }
            }
            -- Projects/Domain/Sources/UseCase/SignInUseCase.swift --
            import Combine

            public protocol AuthRepository {
                func signIn(code: String) -> AnyPublisher<UserModel, Error>
            }
            public final class SignInUseCase {
                private let repository: AuthRepository
                public init(repository: AuthRepository) { self.repository = repository }
                public func signIn(code: String) -> AnyPublisher<UserModel, Error> { repository.signIn(code: code) }
            }
            -- Projects/Data/Project.swift --
            import ProjectDescription
            import ProjectDescriptionHelpers

            let project = Project.makeModule(
                name: "Data",
                dependencies: [.project(target: "Domain", path: "../Domain"), .project(target: "Networks", path: "../Modules/Networks")])
            -- Projects/Data/Sources/Transform/UserTransform.swift --
            import Domain
            import Networks

            extension UserEntity {
                func toDomain() -> UserModel { UserModel(name: name) }
            }
            -- Projects/Data/Sources/Repository/DefaultAuthRepository.swift --
            import Combine
            import Domain
            import Networks

            public final class DefaultAuthRepository: AuthRepository {
                private let service: AuthService
                public init(service: AuthService) { self.service = service }
                public func signIn(code: String) -> AnyPublisher<UserModel, Error> {
                    service.signIn(code: code).map { $0.toDomain() }.eraseToAnyPublisher()
                }
            }
            -- Projects/Modules/Networks/Project.swift --
            import ProjectDescription
            import ProjectDescriptionHelpers

            let project = Project.makeModule(name: "Networks", hasTests: true)
            -- Projects/Modules/Networks/Sources/Entity/UserEntity.swift --
            public struct UserEntity: Decodable {
                public let name: String
            }
            -- Projects/Modules/Networks/Sources/Service/AuthService.swift --
            import Combine
            import Foundation

            public final class AuthService {
                public init() {}
                public func signIn(code: String) -> AnyPublisher<UserEntity, Error> {
                    URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com/\(code)")!)
                        .map(\.data).decode(type: UserEntity.self, decoder: JSONDecoder()).eraseToAnyPublisher()
                }
            }
            -- Projects/Modules/DSKit/Project.swift --
            import ProjectDescription
            import ProjectDescriptionHelpers

            let project = Project.makeModule(name: "DSKit")
            -- Projects/Modules/DSKit/Sources/UIView+.swift --
            import UIKit

            extension UIView {
                public func addSubviews(_ views: UIView...) { views.forEach { addSubview($0) } }
                public func setCornerRadius(_ radius: CGFloat) { layer.cornerRadius = radius }
            }
            -- Projects/Modules/DSKit/Sources/UIColor+.swift --
            import UIKit

            extension UIColor {
                public static let campusBlue = UIColor.blue
            }
            -- Projects/Modules/DSKit/Sources/CampusButton.swift --
            import UIKit

            public final class CampusButton: UIButton {
                public func setTitle(_ text: String) { setTitle(text, for: .normal) }
            }
            -- Projects/Features/AuthFeature/Project.swift --
            import ProjectDescription
            import ProjectDescriptionHelpers

            let project = Project.makeModule(
                name: "AuthFeature",
                dependencies: [.project(target: "Domain", path: "../../Domain"), .project(target: "DSKit", path: "../../Modules/DSKit")])
            -- Projects/Features/AuthFeature/Sources/AuthCoordinator.swift --
            import Domain
            import UIKit

            public final class AuthCoordinator {
                private let useCase: SignInUseCase
                public init(useCase: SignInUseCase) { self.useCase = useCase }
                public func start() -> UIViewController { SignInVC(viewModel: SignInViewModel(useCase: useCase)) }
            }
            -- Projects/Features/AuthFeature/Sources/ViewModel/SignInViewModel.swift --
            import Combine
            import Domain

            final class SignInViewModel {
                private let useCase: SignInUseCase
                @Published var user: UserModel?
                init(useCase: SignInUseCase) { self.useCase = useCase }
                func signIn() -> AnyCancellable {
                    useCase.signIn(code: "1").sink(receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.user = $0 })
                }
            }
            -- Projects/Features/AuthFeature/Sources/VC/SignInVC.swift --
            import Combine
            import DSKit
            import Domain
            import UIKit

            final class SignInVC: UIViewController {
                private let viewModel: SignInViewModel
                private let button = CampusButton()
                private let label: UILabel = {
                    let label = UILabel()
                    label.textColor = .campusBlue
                    label.setCornerRadius(4)
                    return label
                }()
                private var bag: [AnyCancellable] = []
                init(viewModel: SignInViewModel) {
                    self.viewModel = viewModel
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubviews(label, button)
                    button.setTitle("Sign in")
                    button.setCornerRadius(8)
                    viewModel.$user.compactMap { $0?.name }.sink { [label] in label.text = $0 }.store(in: &bag)
                }
            }
            -- Projects/Features/AuthFeature/Demo/Sources/AppDelegate.swift --
            import AuthFeature
            import UIKit

            @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
            -- Projects/Features/AuthFeature/Tests/Sources/SignInTests.swift --
            import XCTest
            @testable import AuthFeature
            import Domain

            final class SignInTests: XCTestCase {
                func testUser() { XCTAssertEqual(UserModel(name: "a").name, "a") }
            }
            -- Projects/Features/HomeFeature/Project.swift --
            import ProjectDescription
            import ProjectDescriptionHelpers

            let project = Project.makeModule(
                name: "HomeFeature", dependencies: [.project(target: "DSKit", path: "../../Modules/DSKit")])
            -- Projects/Features/HomeFeature/Sources/HomeCell.swift --
            import DSKit
            import UIKit

            final class HomeCell: UICollectionViewCell {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubviews(UILabel())
                    setCornerRadius(2)
                    backgroundColor = .campusBlue
                }
                required init?(coder: NSCoder) { nil }
            }
            """#,
        modules: """
            none: Projects/Campus/Sources/AppDelegate.swift
            none: Projects/Data/Sources/Repository/DefaultAuthRepository.swift
            none: Projects/Data/Sources/Transform/UserTransform.swift
            none: Projects/Domain/Sources/Model/UserModel.swift
            none: Projects/Domain/Sources/UseCase/SignInUseCase.swift
            none: Projects/Features/AuthFeature/Demo/Sources/AppDelegate.swift
            none: Projects/Features/AuthFeature/Sources/AuthCoordinator.swift
            none: Projects/Features/AuthFeature/Sources/VC/SignInVC.swift
            none: Projects/Features/AuthFeature/Sources/ViewModel/SignInViewModel.swift
            none: Projects/Features/AuthFeature/Tests/Sources/SignInTests.swift
            none: Projects/Features/HomeFeature/Sources/HomeCell.swift
            none: Projects/Modules/DSKit/Sources/CampusButton.swift
            none: Projects/Modules/DSKit/Sources/UIColor+.swift
            none: Projects/Modules/DSKit/Sources/UIView+.swift
            none: Projects/Modules/Networks/Sources/Entity/UserEntity.swift
            none: Projects/Modules/Networks/Sources/Service/AuthService.swift
            unread: Projects/Campus/Project.swift:4
            unread: Projects/Data/Project.swift:4
            unread: Projects/Domain/Project.swift:4
            unread: Projects/Features/AuthFeature/Project.swift:4
            unread: Projects/Features/HomeFeature/Project.swift:4
            unread: Projects/Modules/DSKit/Project.swift:4
            unread: Projects/Modules/Networks/Project.swift:4
            """,
        uses: """
            Projects/Campus/Sources/AppDelegate.swift
              Projects/Data/Sources/Repository/DefaultAuthRepository.swift: DefaultAuthRepository, DefaultAuthRepository.init
              Projects/Domain/Sources/UseCase/SignInUseCase.swift: SignInUseCase, SignInUseCase.init
              Projects/Features/AuthFeature/Sources/AuthCoordinator.swift: AuthCoordinator, AuthCoordinator.init
              Projects/Modules/Networks/Sources/Service/AuthService.swift: AuthService, AuthService.init
            Projects/Data/Sources/Repository/DefaultAuthRepository.swift
              Projects/Data/Sources/Transform/UserTransform.swift: UserEntity.toDomain
              Projects/Domain/Sources/Model/UserModel.swift: UserModel
              Projects/Domain/Sources/UseCase/SignInUseCase.swift: AuthRepository
              Projects/Modules/Networks/Sources/Service/AuthService.swift: AuthService, AuthService.signIn
            Projects/Data/Sources/Transform/UserTransform.swift
              Projects/Domain/Sources/Model/UserModel.swift: UserModel, UserModel.init
              Projects/Modules/Networks/Sources/Entity/UserEntity.swift: UserEntity, UserEntity.name
            Projects/Domain/Sources/UseCase/SignInUseCase.swift
              Projects/Domain/Sources/Model/UserModel.swift: UserModel
            Projects/Features/AuthFeature/Sources/AuthCoordinator.swift
              Projects/Domain/Sources/UseCase/SignInUseCase.swift: SignInUseCase
              Projects/Features/AuthFeature/Sources/VC/SignInVC.swift: SignInVC, SignInVC.init
              Projects/Features/AuthFeature/Sources/ViewModel/SignInViewModel.swift: SignInViewModel, SignInViewModel.init
            Projects/Features/AuthFeature/Sources/VC/SignInVC.swift
              Projects/Domain/Sources/Model/UserModel.swift: UserModel.name
              Projects/Features/AuthFeature/Sources/ViewModel/SignInViewModel.swift: SignInViewModel, SignInViewModel.user
              Projects/Modules/DSKit/Sources/CampusButton.swift: CampusButton, CampusButton.setTitle
              Projects/Modules/DSKit/Sources/UIColor+.swift: UIColor.campusBlue
              Projects/Modules/DSKit/Sources/UIView+.swift: UIView.addSubviews, UIView.setCornerRadius
            Projects/Features/AuthFeature/Sources/ViewModel/SignInViewModel.swift
              Projects/Domain/Sources/Model/UserModel.swift: UserModel
              Projects/Domain/Sources/UseCase/SignInUseCase.swift: SignInUseCase, SignInUseCase.signIn
            Projects/Features/AuthFeature/Tests/Sources/SignInTests.swift
              Projects/Domain/Sources/Model/UserModel.swift: UserModel, UserModel.init, UserModel.name
            Projects/Features/HomeFeature/Sources/HomeCell.swift
              Projects/Modules/DSKit/Sources/UIColor+.swift: UIColor.campusBlue
              Projects/Modules/DSKit/Sources/UIView+.swift: UIView.addSubviews, UIView.setCornerRadius
            Projects/Modules/Networks/Sources/Service/AuthService.swift
              Projects/Modules/Networks/Sources/Entity/UserEntity.swift: UserEntity
            """,
        falseUses: """
            Projects/Campus/Sources/AppDelegate.swift
              Projects/Features/AuthFeature/Demo/Sources/AppDelegate.swift
            """,
        unresolved: """
            Projects/Modules/Networks/Sources/Service/AuthService.swift: data
            """,
        layers: """
            Domain: domain, 2
            Networks: data, 2
            Data: data, 2
            Features: presentation, 5
            Campus: none, 1
            DSKit: presentation, 3
            """,
        omissions: """
            1, tests may use all that they test
              Projects/Features/AuthFeature/Tests
            9, they describe packages and projects
              Workspace.swift
              Projects/Campus/Project.swift
              Projects/Data/Project.swift
              Projects/Domain/Project.swift
              Projects/Features/AuthFeature/Project.swift
              Projects/Features/HomeFeature/Project.swift
              Projects/Modules/DSKit/Project.swift
              Projects/Modules/Networks/Project.swift
              Tuist
            """,
        rules: """
            uses: [Domain, Networks]
            """,
        falseRules: """
            imports: [Combine, Networks]
            imports: [AuthFeature, Combine, DSKit, UIKit]
            """
    )
}
