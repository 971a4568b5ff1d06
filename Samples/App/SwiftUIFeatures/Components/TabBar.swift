import DesignSystem
import SwiftUI

/// Something that can be chosen in a tab bar.
protocol TabItem: Hashable, Identifiable, CaseIterable {
    var title: String { get }
    var symbol: String { get }
}

private struct WidthKey: PreferenceKey {
    static var defaultValue: [String: CGFloat] { [:] }

    static func reduce(value: inout [String: CGFloat], nextValue: () -> [String: CGFloat]) {
        value.merge(nextValue()) { $1 }
    }
}

struct TabBar<Item: TabItem>: View where Item.AllCases: RandomAccessCollection {
    @Binding var selection: Item
    @State private var widths: [String: CGFloat] = [:]
    @Environment(\.theme) private var theme
    @Environment(\.tabBarIsCompact) private var isCompact

    var body: some View {
        HStack(spacing: isCompact ? .small : .large) {
            ForEach(Item.allCases) { item in
                Button {
                    selection = item
                } label: {
                    Label(item.title, systemImage: item.symbol).labelStyle(.stacked)
                }
                .buttonStyle(.primary(isCompact: isCompact))
                .tint(item == selection ? theme.accent : nil)
                .preference(key: WidthKey.self, value: [item.title: .medium])
            }
        }
        .onPreferenceChange(WidthKey.self) { widths = $0 }
    }
}

private struct TabBarIsCompactKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var tabBarIsCompact: Bool {
        get { self[TabBarIsCompactKey.self] }
        set { self[TabBarIsCompactKey.self] = newValue }
    }
}
