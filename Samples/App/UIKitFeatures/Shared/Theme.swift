import DesignSystem
import UIKit

/// The appearance of the UIKit screens.
///
/// DesignSystem has a type of the same name for SwiftUI.
struct Theme {
    let background: UIColor
    let titleFont: UIFont
    let insets: UIEdgeInsets

    static let current = Theme(background: .surface, titleFont: .brand(.title), insets: UIEdgeInsets(all: .medium))
}

extension UIView {
    func apply(_ theme: Theme) {
        backgroundColor = theme.background
        layoutMargins = theme.insets
    }
}
