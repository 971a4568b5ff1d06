import AppCore
import UIKit

public protocol RootDependency: AnyObject {
    var repository: any RecipeRepository { get }
}

final class RootComponent: Component<any RootDependency>, LoggedOutDependency, HomeDependency {
    var session: Session { shared { Session() } }
    var recipes: any RecipeRepository { dependency.repository }
}

/// The user who is signed in, if there is one.
final class Session {
    var account: Account?
}

protocol RootBuildable {
    func build() -> any Routing
}

final class RootBuilder: Builder<any RootDependency>, RootBuildable {
    func build() -> any Routing {
        let component = RootComponent(dependency: dependency)
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController)
        let router = RootRouter(
            interactor: interactor,
            viewController: viewController,
            loggedOutBuilder: LoggedOutBuilder(dependency: component),
            homeBuilder: HomeBuilder(dependency: component)
        )
        interactor.router = router
        return router
    }
}
