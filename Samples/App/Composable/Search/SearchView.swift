import AppCore
import DesignSystem
import SwiftUI

struct SearchView: View {
    @ObservedObject var store: StoreOf<Search>
    @Environment(\.listTheme) private var listTheme
    @Environment(\.listTheme.base.accent) private var accent

    var body: some View {
        LazyVStack(alignment: .leading, spacing: .small) {
            results
        }
        .searchable(text: store.binding(get: { $0.query }, send: { .queryChanged($0) }), prompt: "Products")
        .padding(.horizontal, .medium)
        .tint(accent)
    }

    @ViewBuilder private var results: some View {
        switch store.state.results {
        case .loaded(let products) where products.isNotEmpty:
            ForEach(products) { product in
                Button {
                    store.send(.selected(product))
                } label: {
                    Hit(product: product)
                }
                .frame(height: listTheme.rowHeight)
            }
        case .loaded, .idle:
            Text("No results").brandFont()
        case .loading:
            ProgressView()
        case .failed(let error):
            Text(error.errorDescription ?? "").foregroundColor(.danger)
        }
    }
}

private struct Hit: View {
    let product: Product

    var body: some View {
        Label(product.title, systemImage: product.category.symbolName)
            .labelStyle(.stacked)
            .badge(count: product.isFavorite ? 1 : 0)
    }
}
