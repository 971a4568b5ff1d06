import DesignSystem
import SwiftUI

/// A switch between the themes, with a preview of each.
struct ThemePicker: View {
    @Binding var isChristmas: Bool
    @Environment(\.dismiss) private var dismiss

    private let themes: [(name: String, theme: Theme)] = [("Standard", .standard), ("Christmas", .christmas)]

    var body: some View {
        Form {
            Toggle("Christmas", isOn: $isChristmas.onSet { _ in dismiss() })
            Section("Preview") {
                ForEach(themes, id: \.name) { entry in
                    Swatch(name: entry.name).theme(entry.theme)
                }
            }
            ForEach(BrandFont.allCases, id: \.self) {
                Text($0.rawValue).font(.brand($0))
            }
        }
        .navigationTitle("Theme")
    }
}

private struct Swatch: View {
    let name: String
    @Environment(\.theme) private var theme
    @Environment(\.theme.titleFont) private var font

    var body: some View {
        Text(name)
            .font(font)
            .padding(.all, .medium)
            .background(theme.accent)
            .card(isSelected: theme == .standard)
    }
}
