import UIKit

extension UIFont {
    public static let body = UIFont.brand(.body)
    public static let price = UIFont.brand(.price)

    public static func brand(_ style: BrandFont) -> UIFont {
        let base = UIFont.systemFont(ofSize: style.size, weight: style.isBold ? .bold : .regular)
        return UIFontMetrics(forTextStyle: .body).scaledFont(for: base)
    }

    public var larger: UIFont { withSize(pointSize + 2) }
}
