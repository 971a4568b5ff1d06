import UIKit

extension NSAttributedString {
    public convenience init(_ text: String, style: BrandFont, color: UIColor = .label) {
        self.init(string: text, attributes: [.font: UIFont.brand(style), .foregroundColor: color, .tone: style.rawValue])
    }
}

extension NSAttributedString.Key {
    /// The text style of the brand, for tests.
    public static let tone = NSAttributedString.Key("tone")
}

extension String {
    public func styled(_ style: BrandFont, color: UIColor = .label) -> NSAttributedString {
        NSAttributedString(self, style: style, color: color)
    }
}
