import AppCore
import Foundation

final class OrdersInteractor: OrdersInteractorInput {
    weak var output: (any OrdersInteractorOutput)?

    private let loader: any OrderLoading
    private var orders: [Order.ID: Order] = [:]

    init(loader: any OrderLoading = SampleOrderLoader()) {
        self.loader = loader
    }

    func fetchOrders() {
        loader.load { [weak self] result in
            switch result {
            case .success(let orders):
                self?.orders = Dictionary(uniqueKeysWithValues: orders.map { ($0.id, $0) })
                self?.output?.didFetch(orders)
            case .failure(let error):
                self?.output?.didFail(with: error)
            }
        }
    }

    func order(with id: Order.ID) -> Order? {
        orders[id]
    }
}

/// Loads the orders of the user.
protocol OrderLoading {
    func load(completion: @escaping (Result<[Order], AppError>) -> Void)
}

struct SampleOrderLoader: OrderLoading {
    func load(completion: @escaping (Result<[Order], AppError>) -> Void) {
        let first = Order(id: "1", cart: .sample, state: .open)
        let second = Order(id: "2", cart: Cart(items: [.init(product: .bread)]), state: .delivered(on: Date()))
        completion(.success([first, second]))
    }
}
