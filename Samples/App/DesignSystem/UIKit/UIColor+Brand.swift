import UIKit

extension UIColor {
    public static let brand = UIColor(hex: 0x2F9E44)
    public static let danger = UIColor(hex: 0xE03131)

    public static var surface: UIColor {
        UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
    }

    public convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255,
            green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha
        )
    }

    /// The color when the control is pressed.
    public var pressed: UIColor { withAlphaComponent(0.6) }
}
