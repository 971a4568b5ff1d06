import AppCore
import DesignSystem
import SwiftUI

struct ShopView: View {
    @ObservedObject var viewModel: ShopViewModel
    @EnvironmentObject private var router: Router
    @State private var columnWidth: CGFloat = .large

    var body: some View {
        LoadableView(viewModel.products) { _ in
            List {
                ForEach(viewModel.sections, id: \.category) { section in
                    Section(section.category.title) {
                        ForEach(section.products) { row(for: $0) }
                    }
                }
            }
            .listStyle(.plain)
            .onSizeChange { columnWidth = $0.width / 2 }
        }
        .navigationTitle(viewModel.title)
        .searchable(text: $viewModel.query, prompt: "Products")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button {
                    router.push(.cart)
                } label: {
                    Image(systemName: "cart").iconStyle().badge(count: viewModel.cartCount)
                }
            }
        }
        .task { await viewModel.load() }
    }

    private func row(for product: Product) -> some View {
        NavigationLink(value: Route.product(product)) {
            ProductRow(product: product, onFavorite: viewModel.toggleFavorite)
        }
        .id(product.id)
        .onTapGesture(count: 2) { viewModel.add(product) }
    }
}

#if DEBUG
    struct ShopView_Previews: PreviewProvider {
        static var previews: some View {
            Group {
                ShopView(viewModel: ShopViewModel())
                ShopView(viewModel: .init(category: .fruit)).theme(.christmas)
            }
            .environmentObject(Router())
        }
    }
#endif
