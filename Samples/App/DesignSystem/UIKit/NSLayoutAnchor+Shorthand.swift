import UIKit

infix operator ~~ : ComparisonPrecedence

extension NSLayoutDimension {
    public func pinned(to constant: CGFloat, priority: UILayoutPriority = .almostRequired) -> NSLayoutConstraint {
        constraint(equalToConstant: constant).with(priority)
    }
}

extension UILayoutPriority {
    public static let almostRequired = UILayoutPriority(999)
}

extension NSLayoutConstraint {
    public func with(_ priority: UILayoutPriority) -> Self {
        self.priority = priority
        return self
    }
}

extension Array where Element == NSLayoutConstraint {
    public func activate() {
        NSLayoutConstraint.activate(self)
    }
}

/// Aligns two vertical anchors.
@discardableResult
public func ~~ (lhs: NSLayoutYAxisAnchor, rhs: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    let constraint = lhs.constraint(equalTo: rhs)
    constraint.isActive = true
    return constraint
}
