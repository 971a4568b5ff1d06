import AppCore
import Foundation

/// A cart that was bought.
struct Order: Identifiable, Equatable {
    enum State: Equatable {
        case open
        case delivered(on: Date)
        case cancelled
    }

    let id: Identifier<Order>
    let cart: Cart
    var state: State

    var title: String { "Order \(id)" }
    var total: Money { cart.total }
}

extension Order.State {
    var isFinal: Bool {
        switch self {
        case .open: return false
        case .delivered, .cancelled: return true
        }
    }

    var text: String {
        guard case let .delivered(date) = self else { return "\(self)" }
        return "delivered on \(date.dayText)"
    }

    static func ~= (pattern: Date, state: Order.State) -> Bool {
        if case .delivered(let date) = state { return date >= pattern }
        return false
    }
}
