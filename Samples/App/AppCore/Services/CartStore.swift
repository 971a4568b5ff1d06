import Combine
import Foundation

/// The cart that all screens share.
public final class CartStore {
    public static let shared = CartStore()

    private let subject = CurrentValueSubject<Cart, Never>(Cart())

    public init() {}

    public var cart: Cart { subject.value }
    public var updates: AnyPublisher<Cart, Never> { subject.removeDuplicates().eraseToAnyPublisher() }

    public func add(_ product: Product) {
        var cart = subject.value
        cart += product
        publish(cart)
    }

    public func setQuantity(_ quantity: Int, of product: Product) {
        var cart = subject.value
        cart[product] = quantity
        publish(cart)
    }

    public func clear() {
        publish(Cart())
    }

    private func publish(_ cart: Cart) {
        subject.send(cart)
        NotificationCenter.default.post(name: .cartDidChange, object: self, userInfo: [Notification.cartKey: cart])
    }
}
