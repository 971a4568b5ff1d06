import AppCore
import Combine
import Foundation

protocol RootRouting: AnyObject {
    func routeToLoggedOut()
    func routeToHome(_ account: Account)
}

protocol RootPresentable: AnyObject {
    func setTitle(_ title: String)
}

final class RootInteractor: PresentableInteractor<any RootPresentable> {
    weak var router: (any RootRouting)?

    override func didBecomeActive() {
        super.didBecomeActive()
        router?.routeToLoggedOut()
        NotificationCenter.default.publisher(for: .didSignOut)
            .mapToVoid()
            .sink { [weak self] in self?.router?.routeToLoggedOut() }
            .cancelOnDeactivate(of: self)
    }
}

extension RootInteractor: LoggedOutListener {
    func didLogIn(_ account: Account) {
        presenter.setTitle(account.initials)
        router?.routeToHome(account)
    }
}

extension RootInteractor: HomeListener {
    func homeDidSignOut() {
        NotificationCenter.default.post(name: .didSignOut, object: nil)
    }
}
