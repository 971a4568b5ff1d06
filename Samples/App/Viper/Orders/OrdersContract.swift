import AppCore
import UIKit

protocol OrdersView: LoadingView {
    func show(_ items: [OrderItem])
}

protocol OrdersViewOutput: AnyObject {
    func viewIsReady()
    func didSelect(_ item: OrderItem)
}

protocol OrdersInteractorInput: AnyObject {
    func fetchOrders()
    func order(with id: Order.ID) -> Order?
}

protocol OrdersInteractorOutput: AnyObject {
    func didFetch(_ orders: [Order])
    func didFail(with error: AppError)
}

protocol OrdersRouting: Routing {
    func showDetail(of order: Order, delegate: any OrderDetailDelegate)
}

/// What the view shows of an order.
struct OrderItem: Equatable {
    let id: Order.ID
    let title: String
    let price: String
    let color: UIColor
}
