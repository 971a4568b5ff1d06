import UIKit

/// A label with a text style of the brand.
open class BrandLabel: UILabel {
    public var style: BrandFont {
        didSet { updateFont() }
    }

    public init(_ style: BrandFont, text: String? = nil) {
        self.style = style
        super.init(frame: .zero)
        self.text = text
        numberOfLines = 0
        updateFont()
    }

    public required init?(coder: NSCoder) {
        style = .body
        super.init(coder: coder)
    }

    private func updateFont() {
        font = .brand(style)
    }
}
