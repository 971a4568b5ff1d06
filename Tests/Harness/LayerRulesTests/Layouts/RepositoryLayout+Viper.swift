/// Templates that no target compiles.
extension RepositoryLayout {
    /// Templates of Xcode for VIPER and an app that shows their use, like the templates of Infinum.
    static let templatesWithDemo = RepositoryLayout(
        name: "templates for VIPER and a demo",
        files: #"""
            -- Templates/Viper Templates/Module.xctemplate/With XIB/___VARIABLE_moduleName___Presenter.swift --
            import Foundation

            final class ___VARIABLE_moduleName___Presenter {
                private unowned let view: ___VARIABLE_moduleName___ViewInterface
                private let wireframe: ___VARIABLE_moduleName___WireframeInterface
            }
            -- Templates/Viper Templates/Module.xctemplate/With XIB/___VARIABLE_moduleName___Interfaces.swift --
            protocol ___VARIABLE_moduleName___ViewInterface: ViewInterface {}
            protocol ___VARIABLE_moduleName___WireframeInterface: WireframeInterface {}
            -- Demo/Demo.xcodeproj/project.pbxproj --
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = M; targets = (A, T); };
                M = { isa = PBXGroup; children = (G, H); sourceTree = "<group>"; };
                G = { isa = PBXFileSystemSynchronizedRootGroup; path = Demo; sourceTree = "<group>"; };
                H = { isa = PBXFileSystemSynchronizedRootGroup; path = DemoTests; sourceTree = "<group>"; };
                A = { isa = PBXNativeTarget; name = Demo; buildPhases = (B); fileSystemSynchronizedGroups = (G);
                      productType = "com.apple.product-type.application"; };
                T = { isa = PBXNativeTarget; name = DemoTests; buildPhases = (C); fileSystemSynchronizedGroups = (H); dependencies = (D);
                      productType = "com.apple.product-type.bundle.unit-test"; };
                B = { isa = PBXSourcesBuildPhase; files = (); };
                C = { isa = PBXSourcesBuildPhase; files = (); };
                D = { isa = PBXTargetDependency; target = A; };
            }; rootObject = P; }
            -- Demo/Demo/Application/AppDelegate.swift --
            import UIKit

            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func start() {
                    let controller = UINavigationController()
                    controller.setRootWireframe(LoginWireframe())
                    window?.rootViewController = controller
                }
            }
            -- Demo/Demo/Common/VIPER/BaseWireframe.swift --
            import UIKit

            protocol WireframeInterface: AnyObject {}
            class BaseWireframe<ViewController: UIViewController>: WireframeInterface {
                let viewController: ViewController
                init(viewController: ViewController) { self.viewController = viewController }
            }
            extension UINavigationController {
                func setRootWireframe<Controller>(_ wireframe: BaseWireframe<Controller>, animated: Bool = true) {
                    setViewControllers([wireframe.viewController], animated: animated)
                }
            }
            -- Demo/Demo/Common/VIPER/Interfaces.swift --
            protocol ViewInterface: AnyObject {}
            protocol PresenterInterface: AnyObject {
                func viewDidLoad()
            }
            extension PresenterInterface {
                func viewDidLoad() {}
            }
            -- Demo/Demo/Common/Extensions/UIViewController+Alert.swift --
            import UIKit

            extension UIViewController {
                func showAlert(_ text: String) {
                    present(UIAlertController(title: nil, message: text, preferredStyle: .alert), animated: true)
                }
            }
            -- Demo/Demo/Common/Networking/APIService.swift --
            import Foundation

            protocol APIServicing {
                func load(_ path: String, completion: @escaping (Result<Data, Error>) -> Void)
            }
            final class APIService: APIServicing {
                static let shared = APIService()
                func load(_ path: String, completion: @escaping (Result<Data, Error>) -> Void) {
                    URLSession.shared.dataTask(with: URL(string: path)!) { data, _, error in
                        completion(Result { try data.orThrow(error) })
                    }.resume()
                }
            }
            -- Demo/Demo/Common/Extensions/Optional+Throw.swift --
            extension Optional {
                func orThrow(_ error: Error?) throws -> Wrapped {
                    guard let self else { throw error ?? CancellationError() }
                    return self
                }
            }
            -- Demo/Demo/Common/Models/User.swift --
            struct User: Decodable {
                let name: String
            }
            -- Demo/Demo/Modules/Login/LoginInterfaces.swift --
            import UIKit

            protocol LoginWireframeInterface: WireframeInterface {
                func openHome(for user: User)
            }
            protocol LoginViewInterface: ViewInterface {
                func show(error: String)
            }
            protocol LoginPresenterInterface: PresenterInterface {
                func logIn(name: String)
            }
            protocol LoginInteractorInterface {
                func user(named name: String, completion: @escaping (Result<User, Error>) -> Void)
            }
            -- Demo/Demo/Modules/Login/LoginInteractor.swift --
            import Foundation

            final class LoginInteractor: LoginInteractorInterface {
                private let service: APIServicing = APIService.shared
                func user(named name: String, completion: @escaping (Result<User, Error>) -> Void) {
                    service.load("https://example.com/\(name)") { result in
                        completion(result.flatMap { data in Result { try JSONDecoder().decode(User.self, from: data) } })
                    }
                }
            }
            -- Demo/Demo/Modules/Login/LoginPresenter.swift --
            final class LoginPresenter: LoginPresenterInterface {
                private unowned let view: LoginViewInterface
                private let interactor: LoginInteractorInterface
                private let wireframe: LoginWireframeInterface
                init(view: LoginViewInterface, interactor: LoginInteractorInterface, wireframe: LoginWireframeInterface) {
                    (self.view, self.interactor, self.wireframe) = (view, interactor, wireframe)
                }
                func logIn(name: String) {
                    interactor.user(named: name) { [unowned self] result in
                        switch result {
                        case .success(let user): wireframe.openHome(for: user)
                        case .failure(let error): view.show(error: error.localizedDescription)
                        }
                    }
                }
            }
            -- Demo/Demo/Modules/Login/LoginViewController.swift --
            import UIKit

            final class LoginViewController: UIViewController, LoginViewInterface {
                var presenter: LoginPresenterInterface!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    presenter.viewDidLoad()
                    presenter.logIn(name: "ada")
                }
                func show(error: String) { showAlert(error) }
            }
            -- Demo/Demo/Modules/Login/LoginWireframe.swift --
            import UIKit

            final class LoginWireframe: BaseWireframe<LoginViewController>, LoginWireframeInterface {
                init() {
                    let controller = LoginViewController()
                    super.init(viewController: controller)
                    controller.presenter = LoginPresenter(view: controller, interactor: LoginInteractor(), wireframe: self)
                }
                func openHome(for user: User) {
                    viewController.navigationController?.setRootWireframe(HomeWireframe(user: user))
                }
            }
            -- Demo/Demo/Modules/Home/HomeViewController.swift --
            import UIKit

            final class HomeViewController: UIViewController {
                var user: User?
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    showAlert(user?.name ?? "")
                }
            }
            -- Demo/Demo/Modules/Home/HomeWireframe.swift --
            import UIKit

            final class HomeWireframe: BaseWireframe<HomeViewController> {
                init(user: User) {
                    let controller = HomeViewController()
                    super.init(viewController: controller)
                    controller.user = user
                }
            }
            -- Demo/DemoTests/LoginPresenterTests.swift --
            import XCTest
            @testable import Demo

            final class FakeLoginView: LoginViewInterface {
                var error: String?
                func show(error: String) { self.error = error }
            }
            """#,
        modules: """
            Demo/Demo.xcodeproj Demo: 14
            Demo/Demo.xcodeproj DemoTests (tests): 1
            """,
        uses: """
            Demo/Demo/Application/AppDelegate.swift
              Demo/Demo/Common/VIPER/BaseWireframe.swift: UINavigationController.setRootWireframe
              Demo/Demo/Modules/Login/LoginWireframe.swift: LoginWireframe, LoginWireframe.init
            Demo/Demo/Common/Networking/APIService.swift
              Demo/Demo/Common/Extensions/Optional+Throw.swift: Optional.orThrow
            Demo/Demo/Modules/Home/HomeViewController.swift
              Demo/Demo/Common/Extensions/UIViewController+Alert.swift: UIViewController.showAlert
              Demo/Demo/Common/Models/User.swift: User, User.name
            Demo/Demo/Modules/Home/HomeWireframe.swift
              Demo/Demo/Common/Models/User.swift: User
              Demo/Demo/Common/VIPER/BaseWireframe.swift: BaseWireframe, BaseWireframe.init
              Demo/Demo/Modules/Home/HomeViewController.swift: HomeViewController, HomeViewController.user
            Demo/Demo/Modules/Login/LoginInteractor.swift
              Demo/Demo/Common/Models/User.swift: User
              Demo/Demo/Common/Networking/APIService.swift: APIService, APIService.shared, APIServicing, APIServicing.load
              Demo/Demo/Modules/Login/LoginInterfaces.swift: LoginInteractorInterface
            Demo/Demo/Modules/Login/LoginInterfaces.swift
              Demo/Demo/Common/Models/User.swift: User
              Demo/Demo/Common/VIPER/BaseWireframe.swift: WireframeInterface
              Demo/Demo/Common/VIPER/Interfaces.swift: PresenterInterface, ViewInterface
            Demo/Demo/Modules/Login/LoginPresenter.swift
              Demo/Demo/Modules/Login/LoginInterfaces.swift: LoginInteractorInterface, LoginInteractorInterface.user
              Demo/Demo/Modules/Login/LoginInterfaces.swift: LoginPresenterInterface, LoginViewInterface, LoginViewInterface.show
              Demo/Demo/Modules/Login/LoginInterfaces.swift: LoginWireframeInterface, LoginWireframeInterface.openHome
            Demo/Demo/Modules/Login/LoginViewController.swift
              Demo/Demo/Common/Extensions/UIViewController+Alert.swift: UIViewController.showAlert
              Demo/Demo/Common/VIPER/Interfaces.swift: PresenterInterface.viewDidLoad
              Demo/Demo/Modules/Login/LoginInterfaces.swift: LoginPresenterInterface, LoginPresenterInterface.logIn, LoginViewInterface
            Demo/Demo/Modules/Login/LoginWireframe.swift
              Demo/Demo/Common/Models/User.swift: User
              Demo/Demo/Common/VIPER/BaseWireframe.swift: BaseWireframe, BaseWireframe.init, BaseWireframe.viewController
              Demo/Demo/Common/VIPER/BaseWireframe.swift: UINavigationController.setRootWireframe
              Demo/Demo/Modules/Home/HomeWireframe.swift: HomeWireframe, HomeWireframe.init
              Demo/Demo/Modules/Login/LoginInteractor.swift: LoginInteractor
              Demo/Demo/Modules/Login/LoginInterfaces.swift: LoginWireframeInterface
              Demo/Demo/Modules/Login/LoginPresenter.swift: LoginPresenter, LoginPresenter.init
              Demo/Demo/Modules/Login/LoginViewController.swift: LoginViewController, LoginViewController.presenter
            Demo/DemoTests/LoginPresenterTests.swift
              Demo/Demo/Modules/Login/LoginInterfaces.swift: LoginViewInterface
            """,
        falseUses: """
            Templates/Viper Templates/Module.xctemplate/With XIB/___VARIABLE_moduleName___Interfaces.swift
              Demo/Demo/Common/VIPER/BaseWireframe.swift
              Demo/Demo/Common/VIPER/Interfaces.swift
            """,
        otherMeanings: """
            Demo/Demo/Common/Extensions/Optional+Throw.swift: error
            Demo/Demo/Common/Networking/APIService.swift: error
            Demo/Demo/Common/VIPER/BaseWireframe.swift: wireframe
            Demo/Demo/Modules/Login/LoginPresenter.swift: name
            Demo/Demo/Modules/Login/LoginViewController.swift: error
            Demo/Demo/Modules/Login/LoginWireframe.swift: user
            """,
        layers: """
            Models: domain, 1
            Networking: data, 1
            Modules: presentation, 7
            Application: application, 1
            Extensions: support, 2
            VIPER: none, 2
            """,
        omissions: """
            1, tests may use all that they test
              Demo/DemoTests
            2, templates are not compiled
              Templates
            """
    )
}
