import AppCore

final class OrderDetailInteractor: OrderDetailInteractorInput {
    private(set) var order: Order
    @Injected(\.analytics) private var analytics

    init(order: Order) {
        self.order = order
    }

    func cancel() throws -> Order {
        guard !order.state.isFinal else { throw AppError.notFound(order.title) }
        order.state = .cancelled
        analytics.track(.orderCancelled(order))
        return order
    }
}

extension AnalyticsEvent {
    static func orderCancelled(_ order: Order) -> AnalyticsEvent {
        AnalyticsEvent(name: "order_cancelled", parameters: ["id": "\(order.id)"])
    }
}
