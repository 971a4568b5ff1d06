import UIKit

final class OrdersRouter: OrdersRouting {
    weak var source: UIViewController?

    func showDetail(of order: Order, delegate: any OrderDetailDelegate) {
        push(OrderDetailBuilder(order: order, delegate: delegate).build())
    }
}
