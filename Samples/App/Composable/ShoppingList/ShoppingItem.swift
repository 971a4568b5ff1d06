import AppCore

/// One line of the shopping list.
struct ShoppingItem: Reducer {
    struct State: Identifiable, Equatable {
        let id: Identifier<ShoppingItem>
        var product: Product
        var note = ""
        var isDone = false
        var quantity = Counter.State(count: 1)

        init(_ product: Product) {
            id = .init(rawValue: product.id.rawValue)
            self.product = product
        }

        var subtotal: Money { product.price * quantity.count }
    }

    enum Action {
        case toggled
        case noteChanged(String)
        case quantity(Counter.Action)

        static let quantityPath = CasePath(embed: Action.quantity) {
            if case .quantity(let action) = $0 { return action }
            return nil
        }
    }

    var body: some Reducer<State, Action> {
        Scope(state: \State.quantity, action: Action.quantityPath) { Counter() }
        Reduce { state, action in
            switch action {
            case .toggled:
                state.isDone.toggle()
            case .noteChanged(let note):
                state.note = note
            case .quantity(.decrementTapped) where state.quantity.count < 0:
                state.quantity.count = 0
            case .quantity:
                break
            }
            return .none
        }
    }
}
