import Foundation

extension Notification.Name {
    public static let cartDidChange = Notification.Name("cartDidChange")
    public static let didSignOut = Notification.Name("didSignOut")
}

extension Notification {
    public static let cartKey = "cart"

    /// The cart that the notification carries.
    public var cart: Cart? { userInfo?[Notification.cartKey] as? Cart }
}
