import AppCore
import Combine
import Foundation

final class CartViewModel: ObservableObject {
    enum Banner: Equatable {
        case freeDelivery
        case missing(Money)
    }

    @Published private(set) var cart = Cart()
    @Published private(set) var banner: Banner?
    @Published var isConfirmingClear = false

    let checkout = PassthroughSubject<Void, Never>()
    private let store: CartStore

    init(store: CartStore = .shared) {
        self.store = store
        store.updates.assign(to: &$cart)
        $cart
            .map(\.total)
            .map { $0 >= .freeDelivery ? .freeDelivery : .missing(.freeDelivery - $0) }
            .assign(to: &$banner)
    }

    /// The cart at the time the user starts the checkout.
    var checkouts: AnyPublisher<Cart, Never> {
        checkout
            .flatMap { [store] in Just(store.cart) }
            .filter { !$0.isEmpty }
            .eraseToAnyPublisher()
    }

    func remove(at offsets: IndexSet) {
        offsets.compactMap { cart.items[safe: $0] }.forEach { store.setQuantity(0, of: $0.product) }
    }

    func clear() {
        store.clear()
    }
}

extension Money {
    fileprivate static let freeDelivery: Money = 40
}
