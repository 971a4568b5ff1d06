import AppCore
import Foundation

/// The products that the user wants to buy.
struct ShoppingList: Reducer {
    enum Filter: String, CaseIterable, Hashable {
        case all, open, done
    }

    struct State: Equatable {
        var items: [ShoppingItem.State] = []
        var filter = Filter.all
        var error: AppError?

        var total: Money { items.map(\.subtotal).sum() }
        var filtered: [ShoppingItem.State] { items.filter(filter.includes) }
    }

    enum Action {
        case appeared
        case loaded([Product])
        case failed(AppError)
        case filterChanged(Filter)
        case deleted(IndexSet)
        case item(id: ShoppingItem.State.ID, action: ShoppingItem.Action)

        static let itemPath = CasePath<Action, (ShoppingItem.State.ID, ShoppingItem.Action)>(embed: Action.item) {
            guard case let .item(id, action) = $0 else { return nil }
            return (id, action)
        }
    }

    @Dependency(\.products) private var products

    var body: some Reducer<State, Action> {
        Reduce { state, action in
            switch action {
            case .appeared:
                return .run { send in
                    await send(.loaded(try await products.allProducts()))
                } catch: { error in
                    .failed(AppError(error))
                }
            case .loaded(let products):
                state.items = products.map(ShoppingItem.State.init)
            case .failed(let error):
                state.error = error
            case .filterChanged(let filter):
                state.filter = filter
            case .deleted(let offsets):
                let removed = offsets.compactMap { state.filtered[safe: $0]?.id }
                state.items.removeAll { removed.contains($0.id) }
            case .item(_, .toggled):
                return state.items.allSatisfy(\.isDone) ? .send(.filterChanged(.all)) : .none
            case .item:
                break
            }
            return .none
        }
        .forEach(\State.items, action: Action.itemPath) { ShoppingItem() }
    }
}

extension ShoppingList.Filter {
    func includes(_ item: ShoppingItem.State) -> Bool {
        switch (self, item.isDone) {
        case (.all, _), (.open, false), (.done, true): return true
        default: return false
        }
    }
}

extension CasePath where Root == ShoppingList.Action, Value == IndexSet {
    static var deletion: CasePath { CasePath(embed: Root.deleted) { if case .deleted(let offsets) = $0 { offsets } else { nil } } }
}
