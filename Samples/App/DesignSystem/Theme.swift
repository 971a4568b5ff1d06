import SwiftUI

/// The colors and fonts of a brand.
public struct Theme: Equatable {
    public var accent: Color
    public var surface: Color
    public var radius: CGFloat
    public var titleFont: Font

    public init(accent: Color = .brand, surface: Color = .surface, radius: CGFloat = .cardRadius, titleFont: Font = .brand(.title)) {
        self.accent = accent
        self.surface = surface
        self.radius = radius
        self.titleFont = titleFont
    }

    public static let standard = Theme()
    public static let christmas = Theme(accent: .red, surface: .white)
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.standard
}

extension EnvironmentValues {
    public var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

extension View {
    public func theme(_ theme: Theme) -> some View {
        environment(\.theme, theme)
    }
}
