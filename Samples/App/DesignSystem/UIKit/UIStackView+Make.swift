import UIKit

extension UIStackView {
    public static func vertical(_ views: UIView..., spacing: Spacing = .regular) -> UIStackView {
        make(views, axis: .vertical, spacing: spacing)
    }

    public static func horizontal(_ views: UIView..., spacing: Spacing = .regular) -> UIStackView {
        make(views, axis: .horizontal, spacing: spacing)
    }

    private static func make(_ views: [UIView], axis: NSLayoutConstraint.Axis, spacing: Spacing) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing.rawValue
        return stack
    }

    public func removeAllArrangedSubviews() {
        arrangedSubviews.forEach { $0.removeFromSuperview() }
    }

    public func padded(_ inset: CGFloat = .large) -> Self {
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(all: inset)
        return self
    }
}

extension UIEdgeInsets {
    public init(all inset: CGFloat) {
        self.init(top: inset, left: inset, bottom: inset, right: inset)
    }
}
