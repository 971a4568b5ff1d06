import DesignSystem
import UIKit

/// The appearance of the screens of this target.
///
/// Other targets have a theme of their own.
struct Theme {
    var tint: UIColor = .brand
    var style: BrandFont = .title

    func apply(to view: UIView) {
        view.tintColor = tint
        view.subviews.compactMap { $0 as? BrandLabel }.forEach { $0.style = style }
    }
}

protocol Themed: UIViewController {
    var theme: Theme { get }
}

extension Themed {
    func applyTheme() {
        theme.apply(to: view)
        view.layer.apply(.card)
    }
}
