import SwiftUI

/// The look of the main button of a screen.
public struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled
    var isCompact = false

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.brand(.body))
            .padding(isCompact ? .medium : .large)
            .background(theme.accent)
            .cornerRadius(.cardRadius)
            .opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
    }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
    public static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
    public static func primary(isCompact: Bool) -> PrimaryButtonStyle { PrimaryButtonStyle(isCompact: isCompact) }
}

/// A label with its icon below the title.
public struct StackedLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: .small) {
            configuration.title.brandFont()
            configuration.icon
        }
    }
}

extension LabelStyle where Self == StackedLabelStyle {
    public static var stacked: StackedLabelStyle { StackedLabelStyle() }
}
