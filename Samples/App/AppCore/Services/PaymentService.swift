/// Pays a cart.
///
/// Callers get the result in a callback, as in older parts of the app.
public protocol PaymentService: AnyObject {
    typealias Completion = (Result<Transaction, AppError>) -> Void

    func pay(_ cart: Cart, for account: Account, completion: @escaping Completion)
}

public final class CreditPaymentService: PaymentService {
    public init() {}

    public func pay(_ cart: Cart, for account: Account, completion: @escaping Completion) {
        guard account.credit >= cart.total else {
            completion(.failure(.notFound("Credit")))
            return
        }
        var transaction = Transaction(amount: cart.total)
        transaction.complete()
        completion(.success(transaction))
    }
}
