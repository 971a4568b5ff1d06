import SwiftUI
import UIKit

/// A label of UIKit in SwiftUI.
public struct LabelView: UIViewRepresentable {
    private let text: String
    private let style: BrandFont

    public init(_ text: String, style: BrandFont = .body) {
        self.text = text
        self.style = style
    }

    public func makeUIView(context: Context) -> BrandLabel {
        BrandLabel(style)
    }

    public func updateUIView(_ label: BrandLabel, context: Context) {
        label.text = text
        label.style = style
        label.textColor = .brand
    }
}
