import AppCore
import DesignSystem
import SwiftUI

/// The payments of the user.
///
/// SwiftUI has a `Transaction` too, so that the module is named.
struct PaymentList: View {
    let transactions: [AppCore.Transaction]
    @State private var selection: AppCore.Transaction?

    var body: some View {
        List(transactions) { transaction in
            PaymentRow(transaction: transaction)
                .onTapGesture { selection = transaction }
        }
        .transaction(Self.slowDown)
        .sheet(item: $selection) { PaymentRow(transaction: $0) }
    }

    private static func slowDown(_ transaction: inout SwiftUI.Transaction) {
        transaction.animation = .bouncy
    }
}

struct PaymentRow: View {
    typealias Status = AppCore.Transaction.Status

    let transaction: AppCore.Transaction

    var body: some View {
        Cell(title: transaction.amount.formatted, subtitle: transaction.id.description) {
            StatusBadge(status: transaction.status)
        }
        .card(isSelected: transaction.isCompleted)
    }
}

private struct StatusBadge: View {
    let status: PaymentRow.Status

    var body: some View {
        switch status {
        case .pending:
            ProgressView()
        case .completed:
            Circle().fill(.brand)
        case .failed(let reason):
            Text(reason).foregroundStyle(.danger)
        }
    }
}
