import AppCore

protocol RootViewControllable: ViewControllable {
    func replace(with child: any ViewControllable)
}

final class RootRouter: ViewableRouter<RootInteractor, any RootViewControllable>, RootRouting {
    private let loggedOutBuilder: any LoggedOutBuildable
    private let homeBuilder: any HomeBuildable
    private var current: (any Routing)?

    init(
        interactor: RootInteractor,
        viewController: any RootViewControllable,
        loggedOutBuilder: any LoggedOutBuildable,
        homeBuilder: any HomeBuildable
    ) {
        self.loggedOutBuilder = loggedOutBuilder
        self.homeBuilder = homeBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    func routeToLoggedOut() {
        let router = loggedOutBuilder.build(listener: interactor)
        show(router, router.viewController)
    }

    func routeToHome(_ account: Account) {
        let router = homeBuilder.build(listener: interactor, account: account)
        show(router, router.viewController)
    }

    private func show(_ router: any Routing, _ child: any ViewControllable) {
        current.map(detach)
        attach(router)
        viewController.replace(with: child)
        current = router
    }
}
