import UIKit

/// A presenter knows its view, interactor and router.
protocol Presenting: AnyObject {
    associatedtype ViewType
    associatedtype InteractorType
    associatedtype RouterType: Routing

    var view: ViewType? { get }
    var interactor: InteractorType { get }
    var router: RouterType { get }
}

/// A router starts at a view controller.
protocol Routing: AnyObject {
    var source: UIViewController? { get set }
}

extension Routing {
    func push(_ controller: UIViewController) {
        source?.navigationController?.pushViewController(controller, animated: true)
    }

    func close() {
        source?.navigationController?.popViewController(animated: true)
    }
}

/// A view that can show that it is busy.
protocol LoadingView: AnyObject {
    func setLoading(_ isLoading: Bool)
    func showMessage(_ message: String)
}
