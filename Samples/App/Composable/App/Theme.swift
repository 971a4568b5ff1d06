import DesignSystem
import SwiftUI

/// The measures of this target, with the theme of the design system inside.
struct Theme: Equatable {
    var base: DesignSystem.Theme
    var rowHeight: CGFloat

    static let compact = Theme(base: .standard, rowHeight: .large * 2)
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.compact
}

extension EnvironmentValues {
    var listTheme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}
