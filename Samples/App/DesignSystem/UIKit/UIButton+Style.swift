import UIKit

extension UIButton.Configuration {
    public static func brand(title: String) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        configuration.baseBackgroundColor = .brand
        return configuration
    }
}

extension UIControl {
    /// Calls a closure when the user taps the control.
    public func onTap(_ handler: @escaping () -> Void) {
        addAction(UIAction { _ in handler() }, for: .touchUpInside)
    }
}

extension UIButton {
    public static func primary(_ title: String, onTap handler: @escaping () -> Void) -> UIButton {
        let button = UIButton(configuration: .brand(title: title))
        button.onTap(handler)
        return button
    }

    public func setImage(_ icon: UIImage.Icon) {
        setImage(.icon(icon), for: .normal)
    }
}

extension UIImage {
    public enum Icon: String {
        case add = "plus"
        case cart
        case favorite = "heart"
    }

    public static func icon(_ icon: Icon) -> UIImage? {
        UIImage(systemName: icon.rawValue)?.withRenderingMode(.alwaysTemplate)
    }
}
