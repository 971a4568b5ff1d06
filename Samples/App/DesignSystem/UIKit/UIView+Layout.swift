import UIKit

extension UIView {
    /// Adds several subviews, ready for constraints.
    @discardableResult
    public func addAll(_ views: UIView...) -> Self {
        views.forEach { view in
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        return self
    }

    public func pin(to other: UIView, inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }

    public func pinToSuperview(inset: CGFloat = 0) {
        guard let superview else { return }
        pin(to: superview, inset: inset)
    }

    public func constrainSize(_ size: CGSize) {
        widthAnchor.pinned(to: size.width).isActive = true
        heightAnchor.pinned(to: size.height).isActive = true
    }

    public func fadeIn(duration: TimeInterval = .quick) {
        alpha = 0
        UIView.animate(withDuration: duration) { self.alpha = 1 }
    }
}

extension TimeInterval {
    public static let quick: TimeInterval = 0.2
}
