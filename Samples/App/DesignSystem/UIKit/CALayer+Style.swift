import UIKit

/// A look of a layer: corners, border and shadow.
public struct LayerStyle {
    var radius: CGFloat = 0
    var border: UIColor?
    var shadowOpacity: Float = 0

    public static let card = LayerStyle(radius: .cardRadius, shadowOpacity: 0.1)
    public static let outline = LayerStyle(radius: .small, border: .separator)
}

extension CALayer {
    public func apply(_ style: LayerStyle) {
        cornerRadius = style.radius
        borderColor = style.border?.cgColor
        borderWidth = style.border == nil ? 0 : 1
        shadowOpacity = style.shadowOpacity
    }
}
