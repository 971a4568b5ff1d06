import AppCore
import DesignSystem
import SwiftUI

struct ShoppingListView: View {
    @ObservedObject var store: StoreOf<ShoppingList>

    private var filter: Binding<ShoppingList.Filter> {
        store.binding(get: \.filter, send: ShoppingList.Action.filterChanged)
    }

    var body: some View {
        WithViewStore(store) { viewStore in
            List {
                Picker("Filter", selection: filter.animation()) {
                    ForEach(ShoppingList.Filter.allCases, id: \.self) {
                        Text($0.rawValue.capitalized).tag($0)
                    }
                }
                ForEach(viewStore.filtered) { item in
                    Cell(item: item) { viewStore.send(.item(id: item.id, action: $0)) }
                }
                .onDelete { viewStore.send(.deleted($0)) }
                Text(viewStore.total.formatted).font(.price)
            }
            .listStyle(.insetGrouped)
            .onAppear { viewStore.send(.appeared) }
            .if(viewStore.error == .offline) { $0.overlay { Banner(error: viewStore.error) } }
        }
    }
}

/// A line of the list.
///
/// Two other targets have a cell of the same name.
private struct Cell: View {
    let item: ShoppingItem.State
    let send: (ShoppingItem.Action) -> Void

    var body: some View {
        HStack(spacing: .small) {
            Toggle(isOn: Binding(get: { item.isDone }, set: { _ in send(.toggled) })) {
                Text(item.product.title).strikethrough(item.isDone)
            }
            TextField("Note", text: Binding(get: { item.note }, set: { send(.noteChanged($0)) }))
            Button("More") { send(.quantity(.incrementTapped)) }
                .buttonStyle(.primary)
        }
        .padding(.leading, .medium)
        .theme(Theme.compact.base)
    }
}

private struct Banner: View {
    let error: AppError?

    var body: some View {
        Text(error?.localizedDescription ?? "")
            .padding(.large)
            .background(.danger, in: .capsule)
    }
}
