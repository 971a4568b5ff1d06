/// The whole app: its features and how they work together.
struct PantryFeature: Reducer {
    struct State: Equatable {
        var counter = Counter.State()
        var list = ShoppingList.State()
        var search = Search.State()
        var tab = Tab.list
    }

    enum Tab: Hashable { case list, search, counter }

    enum Action {
        case counter(Counter.Action)
        case list(ShoppingList.Action)
        case search(Search.Action)
        case tabSelected(Tab)
    }

    var body: some Reducer<State, Action> {
        Scope(state: \State.counter, action: .counter) { Counter() }
        Scope(state: \State.list, action: .list) { ShoppingList() }
        Scope(state: \State.search, action: .search) { Search() }
        Reduce { state, action in
            switch action {
            case .search(.selected(let product)):
                state.list.items.append(ShoppingItem.State(product))
                return .send(.tabSelected(.list))
            case .tabSelected(let tab):
                state.tab = tab
                return .none
            case CasePath.list .. .deletion:
                state.counter.fact = nil
                return .none
            default:
                return .none
            }
        }
    }
}

extension CasePath where Root == PantryFeature.Action, Value == Counter.Action {
    static var counter: CasePath { CasePath(embed: Root.counter) { if case .counter(let action) = $0 { action } else { nil } } }
}

extension CasePath where Root == PantryFeature.Action, Value == ShoppingList.Action {
    static var list: CasePath { CasePath(embed: Root.list) { if case .list(let action) = $0 { action } else { nil } } }
}

extension CasePath where Root == PantryFeature.Action, Value == Search.Action {
    static var search: CasePath { CasePath(embed: Root.search) { if case .search(let action) = $0 { action } else { nil } } }
}
