import SwiftUI

extension Font {
    public static let brand = Font.brand(.body)
    public static let price = Font.brand(.price)

    public static func brand(_ style: BrandFont) -> Font {
        let font = Font.custom("Avenir", size: style.size, relativeTo: .body)
        return style.isBold ? font.bold() : font
    }
}

extension View {
    /// Sets a text style of the brand.
    ///
    /// This is an overload of SwiftUI's modifier.
    public func font(_ style: BrandFont) -> some View {
        font(Font.brand(style))
    }

    public func brandFont() -> some View {
        font(.brand)
    }
}

extension Text {
    public func priceStyle() -> Text {
        font(.price).foregroundColor(.brand)
    }
}

extension Image {
    public func iconStyle() -> some View {
        resizable().frame(width: CGSize.icon.width, height: CGSize.icon.height)
    }
}
