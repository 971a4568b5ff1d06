import DesignSystem
import SwiftUI

/// The root view of the composable app.
public struct PantryView: View {
    @StateObject private var store = Store(initialState: PantryFeature.State()) { PantryFeature() }

    public init() {}

    public var body: some View {
        TabView(selection: store.binding(get: \.tab, send: PantryFeature.Action.tabSelected)) {
            ShoppingListView(store: store.scope(state: \.list, action: .list))
                .tabItem { Label("List", systemImage: "list.bullet") }
                .tag(PantryFeature.Tab.list)
            SearchView(store: store.scope(state: \.search, action: .search))
                .tabItem { Label("Search", systemImage: "magnifyingglass") }
                .tag(PantryFeature.Tab.search)
            CounterView(store: store.scope(state: \.counter, action: .counter))
                .tabItem { Label("Counter", systemImage: "number") }
                .tag(PantryFeature.Tab.counter)
        }
        .theme(.christmas)
        .environment(\.listTheme.rowHeight, .large)
    }
}
