import UIKit

/// Builds the screen with the orders.
public enum OrdersBuilder {
    public static func build() -> UIViewController {
        let interactor = OrdersInteractor()
        let router = OrdersRouter()
        let presenter = OrdersPresenter(interactor: interactor, router: router)
        let controller = OrdersViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = controller
        router.source = controller
        return controller
    }
}
