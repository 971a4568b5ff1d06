import Foundation

/// The distances of the design, for UIKit and SwiftUI.
public enum Spacing: CGFloat, CaseIterable {
    case tight = 4
    case regular = 8
    case loose = 16
}

extension CGFloat {
    public static let small: CGFloat = Spacing.tight.rawValue
    public static let medium: CGFloat = Spacing.regular.rawValue
    public static let large: CGFloat = Spacing.loose.rawValue
    public static let cardRadius: CGFloat = 12

    /// Rounds to half a point.
    public var snapped: CGFloat { (self * 2).rounded() / 2 }
}

extension CGSize {
    public static let icon = CGSize(width: 24, height: 24)

    public static func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }
}
