import AppCore

protocol HomeDependency {
    var recipes: any RecipeRepository { get }
}

protocol HomeListener: AnyObject {
    func homeDidSignOut()
}

protocol HomeBuildable {
    func build(listener: any HomeListener, account: Account) -> HomeRouter
}

final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController> {}

final class HomeBuilder: Builder<any HomeDependency>, HomeBuildable {
    func build(listener: any HomeListener, account: Account) -> HomeRouter {
        let viewController = HomeViewController()
        let interactor = HomeInteractor(presenter: viewController, repository: dependency.recipes, account: account)
        interactor.listener = listener
        viewController.onSignOut = { [weak interactor] in interactor?.signOut() }
        return HomeRouter(interactor: interactor, viewController: viewController)
    }
}
