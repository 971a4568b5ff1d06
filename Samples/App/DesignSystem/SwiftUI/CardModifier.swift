import SwiftUI

/// A surface with rounded corners around the content.
public struct CardModifier: ViewModifier {
    @Environment(\.theme) private var theme
    let isSelected: Bool

    public func body(content: Content) -> some View {
        content
            .padding(.large)
            .background(theme.surface)
            .cornerRadius(theme.radius)
            .overlay { border }
    }

    @ViewBuilder private var border: some View {
        if isSelected {
            RoundedRectangle(cornerRadius: theme.radius).stroke(.brand)
        }
    }
}

/// A small mark in the corner of the content.
public struct BadgeModifier: ViewModifier {
    let count: Int

    public func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) {
            if count > 0 {
                Text("\(count)")
                    .font(.caption)
                    .padding(.horizontal, .small)
                    .background(.danger, in: .capsule)
            }
        }
    }
}

extension View {
    public func card(isSelected: Bool = false) -> some View {
        modifier(CardModifier(isSelected: isSelected))
    }

    public func badge(count: Int) -> some View {
        modifier(BadgeModifier(count: count))
    }
}
