import AppCore

protocol LoggedOutDependency {
    var session: Session { get }
}

protocol LoggedOutListener: AnyObject {
    func didLogIn(_ account: Account)
}

protocol LoggedOutBuildable {
    func build(listener: any LoggedOutListener) -> LoggedOutRouter
}

final class LoggedOutRouter: ViewableRouter<LoggedOutInteractor, any ViewControllable> {}

final class LoggedOutBuilder: Builder<any LoggedOutDependency>, LoggedOutBuildable {
    func build(listener: any LoggedOutListener) -> LoggedOutRouter {
        let viewController = LoggedOutViewController()
        let interactor = LoggedOutInteractor(presenter: viewController, session: dependency.session)
        interactor.listener = listener
        viewController.listener = interactor
        return LoggedOutRouter(interactor: interactor, viewController: viewController)
    }
}
