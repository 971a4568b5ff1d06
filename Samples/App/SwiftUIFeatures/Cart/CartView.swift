import AppCore
import DesignSystem
import SwiftUI

struct CartView: View {
    @StateObject private var viewModel = CartViewModel()
    @EnvironmentObject private var router: Router

    var body: some View {
        VStack(spacing: Spacing.loose.rawValue) {
            banner
            List {
                ForEach(viewModel.cart.items, content: Row.init)
                    .onDelete(perform: viewModel.remove)
            }
            Summary(total: viewModel.cart.total, count: viewModel.cart.count)
            Button("Check out") { viewModel.checkout.send() }
                .buttonStyle(.primary)
                .disabled(viewModel.cart.isEmpty)
        }
        .transaction { $0.disablesAnimations = viewModel.cart.isEmpty }
        .onReceive(viewModel.checkouts) { router.present(.checkout($0)) }
        .confirmationDialog("Clear?", isPresented: $viewModel.isConfirmingClear) {
            Button("Clear", role: .destructive, action: viewModel.clear)
        }
    }

    @ViewBuilder private var banner: some View {
        switch viewModel.banner {
        case .freeDelivery?:
            Text("Free delivery").padding(.small).background(.brand).font(.title)
        case .missing(let amount)?:
            Text("\(amount.formatted) until free delivery").foregroundColor(.danger)
        case nil:
            EmptyView()
        }
    }
}

private struct Row: View {
    let item: Cart.Item

    init(_ item: Cart.Item) {
        self.item = item
    }

    var body: some View {
        Cell(title: item.product.title, subtitle: "× \(item.quantity)") {
            Text(item.subtotal.formatted)
        }
    }
}

private struct Summary: View {
    let total: Money
    let count: Int

    var body: some View {
        Text("\(count) products, ") + Text(total.formatted).bold().foregroundColor(.brand)
    }
}
