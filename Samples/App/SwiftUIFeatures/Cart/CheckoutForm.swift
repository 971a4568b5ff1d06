import AppCore
import DesignSystem
import SwiftUI

struct CheckoutForm: View {
    private enum Field: Hashable { case name, address }

    @StateObject var viewModel: CheckoutViewModel
    @FocusState private var focus: Field?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.theme) private var theme

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $viewModel.account.name)
                    .focused($focus, equals: .name)
                AddressFields(address: $viewModel.account.address)
                    .focused($focus, equals: .address)
            } header: {
                Text(viewModel.account.initials).font(theme.titleFont)
            }
            if let transaction = viewModel.transaction {
                PaymentRow(transaction: transaction)
            }
            Button(action: viewModel.pay) {
                Text("Pay \(viewModel.cart.total.formatted)")
            }
            .buttonStyle(PrimaryButtonStyle.primary)
            .disabled(!viewModel.isValid)
            .modifier(Highlight(isOn: viewModel.isValid))
        }
        .onReceive(viewModel.completed) { _ in dismiss() }
        .onAppear { focus = .name }
    }
}

private struct Highlight: ViewModifier {
    let isOn: Bool
    @Environment(\.theme) private var theme

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, isOn ? .large : .medium)
            .shadow(color: theme.accent.opacity(0.2), radius: .small)
            .animation(.bouncy, value: isOn)
    }
}

private struct AddressFields: View {
    @Binding var address: Account.Address

    var body: some View {
        Group {
            TextField("Street", text: $address.street)
            TextField("City", text: $address.city)
        }
        .padding(.vertical, .small)
        .font(.brand(.body))
        .background(Color.surface)
    }
}
