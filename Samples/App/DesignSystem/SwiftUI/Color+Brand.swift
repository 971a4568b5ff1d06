import SwiftUI
import UIKit

extension Color {
    public static let brand = Color(uiColor: .brand)
    public static let surface = Color(uiColor: .surface)
    public static let danger = Color(hex: 0xE03131)

    public init(hex: UInt32) {
        self.init(uiColor: UIColor(hex: hex))
    }
}

extension ShapeStyle where Self == Color {
    public static var brand: Color { Color(uiColor: .brand) }
    public static var danger: Color { Color(hex: 0xE03131) }
}
