/// A library beside apps that show its use.
extension RepositoryLayout {
    /// A library with tutorials and an example that are apps of their own, like RIBs-iOS.
    static let libraryWithTutorials = RepositoryLayout(
        name: "a library with tutorials and an example",
        files: #"""
            -- Package.swift --
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Branches", products: [.library(name: "Branches", targets: ["Branches"])],
                dependencies: [.package(url: "https://github.com/ReactiveX/RxSwift", from: "6.0.0")],
                targets: [
                    .target(name: "Branches", dependencies: ["RxSwift"], path: "Branches"),
                    .testTarget(name: "BranchesTests", dependencies: ["Branches"], path: "BranchesTests"),
                ])
            -- Branches/Classes/Router.swift --
            public protocol RouterScope: AnyObject {}
            public protocol Routing: RouterScope {
                var interactable: any Interactable { get }
                func attachChild(_ child: any Routing)
            }
            open class Router<InteractorType>: Routing {
                public let interactor: InteractorType
                public let interactable: any Interactable
                public init(interactor: InteractorType) {
                    self.interactor = interactor
                    guard let interactable = interactor as? any Interactable else { fatalError() }
                    self.interactable = interactable
                }
                public final func attachChild(_ child: any Routing) { child.interactable.activate() }
            }
            -- Branches/Classes/Interactor.swift --
            import RxSwift

            public protocol Interactable: AnyObject {
                func activate()
            }
            open class Interactor: Interactable {
                public init() {}
                public final func activate() { didBecomeActive() }
                open func didBecomeActive() {}
            }
            -- Branches/Classes/PresentableInteractor.swift --
            open class PresentableInteractor<PresenterType>: Interactor {
                public let presenter: PresenterType
                public init(presenter: PresenterType) { self.presenter = presenter }
            }
            -- Branches/Classes/Builder.swift --
            public protocol Buildable: AnyObject {}
            open class Builder<DependencyType>: Buildable {
                public let dependency: DependencyType
                public init(dependency: DependencyType) { self.dependency = dependency }
            }
            -- Branches/Classes/DI/Component.swift --
            public protocol Dependency: AnyObject {}
            open class Component<DependencyType>: Dependency {
                public let dependency: DependencyType
                public init(dependency: DependencyType) { self.dependency = dependency }
            }
            -- Branches/Classes/ViewControllable.swift --
            #if canImport(UIKit)
            import UIKit

            public protocol ViewControllable: AnyObject {
                var uiviewController: UIViewController { get }
            }
            extension ViewControllable where Self: UIViewController {
                public var uiviewController: UIViewController { self }
            }
            #endif
            -- BranchesTests/RouterTests.swift --
            import XCTest
            @testable import Branches

            final class RouterTests: XCTestCase {
                func testAttaching() {
                    let router = Router<Interactor>(interactor: Interactor())
                    router.attachChild(Router<Interactor>(interactor: Interactor()))
                }
            }
            -- tutorials/tutorial1/Tutorial.xcodeproj/project.pbxproj --
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = M; targets = (A); };
                M = { isa = PBXGroup; children = (G); sourceTree = "<group>"; };
                G = { isa = PBXFileSystemSynchronizedRootGroup; path = Game; sourceTree = "<group>"; };
                A = { isa = PBXNativeTarget; name = Game; buildPhases = (B); fileSystemSynchronizedGroups = (G);
                      packageProductDependencies = (1); productType = "com.apple.product-type.application"; };
                B = { isa = PBXSourcesBuildPhase; files = (); };
                1 = { isa = XCSwiftPackageProductDependency; productName = Branches; };
            }; rootObject = P; }
            -- tutorials/tutorial1/Game/Root/RootBuilder.swift --
            import Branches

            protocol RootDependency: Dependency {}
            final class RootComponent: Component<RootDependency> {}
            final class RootBuilder: Builder<RootDependency> {
                func build() -> Routing {
                    _ = RootComponent(dependency: dependency)
                    return RootRouter(interactor: RootInteractor())
                }
            }
            -- tutorials/tutorial1/Game/Root/RootInteractor.swift --
            import Branches

            final class RootInteractor: Interactor {
                override func didBecomeActive() { super.didBecomeActive() }
            }
            -- tutorials/tutorial1/Game/Root/RootRouter.swift --
            import Branches

            final class RootRouter: Router<RootInteractor> {
                func start() { attachChild(LoggedOutRouter(interactor: LoggedOutInteractor())) }
            }
            -- tutorials/tutorial1/Game/LoggedOut/LoggedOutRouter.swift --
            import Branches

            final class LoggedOutInteractor: Interactor {}
            final class LoggedOutRouter: Router<LoggedOutInteractor> {}
            -- tutorials/tutorial2/Game/Root/RootBuilder.swift --
            import Branches

            final class RootBuilder: Builder<Void> {}
            -- Example/Example/AppDelegate.swift --
            import Branches
            import UIKit

            @UIApplicationMain final class AppDelegate: UIResponder, UIApplicationDelegate {
                private var router: Routing?
            }
            -- Example/Example/ExampleController.swift --
            import UIKit

            final class ExampleController: UIViewController {}
            -- BranchesTests/InteractorTests.swift --
            import XCTest
            @testable import Branches

            final class InteractorTests: XCTestCase {
                func testActivating() {
                    let interactor: Interactable = PresentableInteractor(presenter: ())
                    interactor.activate()
                }
            }
            """#,
        modules: """
            tutorials/tutorial1/Tutorial.xcodeproj Game: 4
            Package.swift Branches: 6
            Package.swift BranchesTests (tests): 2
            none: Example/Example/AppDelegate.swift
            none: Example/Example/ExampleController.swift
            none: tutorials/tutorial2/Game/Root/RootBuilder.swift
            """,
        uses: """
            Branches/Classes/PresentableInteractor.swift
              Branches/Classes/Interactor.swift: Interactor
            Branches/Classes/Router.swift
              Branches/Classes/Interactor.swift: Interactable, Interactable.activate
            BranchesTests/InteractorTests.swift
              Branches/Classes/Interactor.swift: Interactable, Interactable.activate
              Branches/Classes/PresentableInteractor.swift: PresentableInteractor, PresentableInteractor.init
            BranchesTests/RouterTests.swift
              Branches/Classes/Interactor.swift: Interactor, Interactor.init
              Branches/Classes/Router.swift: Router, Router.attachChild, Router.init
            tutorials/tutorial1/Game/LoggedOut/LoggedOutRouter.swift
              Branches/Classes/Interactor.swift: Interactor
              Branches/Classes/Router.swift: Router
            tutorials/tutorial1/Game/Root/RootBuilder.swift
              Branches/Classes/Builder.swift: Builder, Builder.dependency
              Branches/Classes/DI/Component.swift: Component, Component.init, Dependency
              Branches/Classes/Interactor.swift: Interactor.init
              Branches/Classes/Router.swift: Router.init, Routing
              tutorials/tutorial1/Game/Root/RootInteractor.swift: RootInteractor
              tutorials/tutorial1/Game/Root/RootRouter.swift: RootRouter
            tutorials/tutorial1/Game/Root/RootInteractor.swift
              Branches/Classes/Interactor.swift: Interactor, Interactor.didBecomeActive
            tutorials/tutorial1/Game/Root/RootRouter.swift
              Branches/Classes/Interactor.swift: Interactor.init
              Branches/Classes/Router.swift: Router, Router.attachChild, Router.init
              tutorials/tutorial1/Game/LoggedOut/LoggedOutRouter.swift: LoggedOutInteractor, LoggedOutRouter
              tutorials/tutorial1/Game/Root/RootInteractor.swift: RootInteractor
            """,
        falseUses: """
            tutorials/tutorial1/Game/Root/RootRouter.swift
              tutorials/tutorial2/Game/Root/RootBuilder.swift
            """,
        layers: """
            Branches: none, 6
            """,
        omissions: """
            2, tests may use all that they test
              BranchesTests
            7, examples show the use of the library
              Example
              tutorials
            1, they describe packages and projects
              Package.swift
            """
    )
}
