import AppCore
import SwiftUI

import struct AppCore.Transaction

final class CheckoutViewModel: ObservableObject {
    @Published var account = Account.sample
    @Published private(set) var transaction: Transaction?
    @Published private(set) var isValid = false

    let cart: Cart
    @Injected(\.payments) private var payments

    init(cart: Cart) {
        self.cart = cart
        Publishers.CombineLatest($account.map(\.name), $account.map(\.address.street))
            .map { name, street in !name.isEmpty && !street.isEmpty }
            .assign(to: &$isValid)
    }

    func pay() {
        payments.pay(cart, for: account) { [weak self] result in
            switch result {
            case .success(let transaction):
                self?.transaction = transaction
            case .failure(let error):
                self?.transaction = Transaction(amount: .zero, status: .failed(reason: error.localizedDescription))
            }
        }
    }

    /// Publishes the payment once it is complete.
    var completed: AnyPublisher<Transaction, Never> {
        $transaction
            .unwrap(orThrow: .notFound("Payment"))
            .filter(\.isCompleted)
            .catch { _ in Empty() }
            .eraseToAnyPublisher()
    }
}
