import AppCore
import DesignSystem
import Foundation
import UIKit

final class OrdersPresenter: Presenting {
    weak var view: (any OrdersView)?
    let interactor: any OrdersInteractorInput
    let router: OrdersRouter

    init(interactor: any OrdersInteractorInput, router: OrdersRouter) {
        self.interactor = interactor
        self.router = router
    }

    private func makeItem(_ order: Order) -> OrderItem {
        OrderItem(id: order.id, title: order.title, price: "\(price: order.total)", color: color(for: order.state))
    }

    private func color(for state: Order.State) -> UIColor {
        switch state {
        case .yesterday: return .brand
        case .cancelled: return .danger
        default: return .label
        }
    }
}

extension OrdersPresenter: OrdersViewOutput {
    func viewIsReady() {
        view?.setLoading(true)
        interactor.fetchOrders()
    }

    func didSelect(_ item: OrderItem) {
        interactor.order(with: item.id).map { router.showDetail(of: $0, delegate: self) }
    }
}

extension OrdersPresenter: OrdersInteractorOutput {
    func didFetch(_ orders: [Order]) {
        view?.setLoading(false)
        orders.sorted(by: \.total).map(makeItem) |> { view?.show($0) }
    }

    func didFail(with error: AppError) {
        view?.showMessage(error.localizedDescription)
    }
}

extension OrdersPresenter: OrderDetailDelegate {
    func orderDetail(_ presenter: OrderDetailPresenter, didCancel order: Order) {
        view?.showMessage("\(order.title) was cancelled")
        interactor.fetchOrders()
    }
}
