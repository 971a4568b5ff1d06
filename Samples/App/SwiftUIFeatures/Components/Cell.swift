import DesignSystem
import SwiftUI

/// A row with an icon, a title and something at its end.
///
/// The UIKit screens have a cell of the same name.
struct Cell<Accessory: View>: View {
    let title: String
    var subtitle: String?
    @ViewBuilder var accessory: Accessory

    var body: some View {
        HStack(spacing: .medium) {
            VStack(alignment: .leading, spacing: .small) {
                Text(title).font(.brand)
                if let subtitle {
                    Text(subtitle)
                        .foregroundColor(.secondary)
                        .font(.body)
                }
            }
            Spacer()
            accessory
        }
        .padding(.vertical, .small)
    }
}

extension Cell where Accessory == EmptyView {
    init(_ title: String) {
        self.init(title: title) { EmptyView() }
    }
}
