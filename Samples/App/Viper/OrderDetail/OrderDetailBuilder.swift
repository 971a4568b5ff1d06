import UIKit

final class OrderDetailRouter: Routing {
    weak var source: UIViewController?
}

/// Builds the screen of one order.
struct OrderDetailBuilder {
    let order: Order
    weak var delegate: (any OrderDetailDelegate)?

    func build() -> UIViewController {
        let router = OrderDetailRouter()
        let presenter = OrderDetailPresenter(interactor: OrderDetailInteractor(order: order), router: router, delegate: delegate)
        let controller = OrderDetailViewController(presenter: presenter)
        (presenter.view, router.source) = (controller, controller)
        return controller
    }
}
