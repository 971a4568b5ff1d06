import DesignSystem
import SwiftUI

/// The root of the SwiftUI screens.
public struct RootView: View {
    private enum Tab: String, TabItem {
        case shop, cart

        var id: String { rawValue }
        var title: String { rawValue.capitalized }
        var symbol: String { self == .cart ? "cart" : "house" }
    }

    @StateObject private var router = Router()
    @StateObject private var shop = ShopViewModel()
    @State private var tab = Tab.shop
    @AppStorage("isChristmas") private var isChristmas = false

    public init() {}

    public var body: some View {
        NavigationStack(path: $router.path) {
            VStack {
                screen
                TabBar(selection: $tab)
            }
            .navigationDestination(for: Route.self) { destination(for: $0) }
        }
        .sheet(item: $router.sheet) { sheet in
            switch sheet {
            case .checkout(let cart): CheckoutForm(viewModel: CheckoutViewModel(cart: cart))
            case .settings: ThemePicker(isChristmas: $isChristmas)
            }
        }
        .environmentObject(router)
        .theme(isChristmas ? .christmas : .standard)
    }

    @ViewBuilder private var screen: some View {
        switch tab {
        case .shop: ShopView(viewModel: shop)
        case .cart: CartView()
        }
    }

    private func destination(for route: Route) -> AnyView {
        switch route {
        case .product(let product): return AnyView(ProductDetailView(product: product))
        case .category(let category): return ShopView(viewModel: ShopViewModel(category: category)).erased()
        case .cart: return CartView().erased()
        case .payments: return PaymentList(transactions: []).erased()
        }
    }
}

extension View {
    func erased() -> AnyView { AnyView(self) }
}
