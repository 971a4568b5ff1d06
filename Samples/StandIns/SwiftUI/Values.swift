public struct Color: Hashable, View {
    public typealias Body = Never
    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    public init(white: Double, opacity: Double = 1) {}
    public static let clear = Color(white: 0, opacity: 0)
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let gray = Color(white: 0.5)
    public static let red = Color(red: 1, green: 0, blue: 0)
    public static let green = Color(red: 0, green: 1, blue: 0)
    public static let primary = Color.black
    public static let secondary = Color.gray
    public static let accentColor = Color.red
    public func opacity(_ opacity: Double) -> Color { self }
}

public protocol ShapeStyle {}
extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
    public static var red: Color { .init(red: 1, green: 0, blue: 0) }
    public static var green: Color { .init(red: 0, green: 1, blue: 0) }
    public static var white: Color { .init(white: 1) }
    public static var black: Color { .init(white: 0) }
    public static var clear: Color { .init(white: 0, opacity: 0) }
}

public struct Font: Hashable {
    public enum TextStyle: Hashable { case largeTitle, title, headline, body, caption }
    public enum Design: Hashable { case `default`, serif, rounded }

    public struct Weight: Hashable {
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
    }

    public static let largeTitle = Font()
    public static let title = Font()
    public static let headline = Font()
    public static let body = Font()
    public static let caption = Font()
    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font { Font() }
    public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { Font() }
    public func bold() -> Font { self }
    public func weight(_ weight: Font.Weight) -> Font { self }
}

public enum Edge: Int8, CaseIterable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
    }
}

public struct EdgeInsets: Equatable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

public struct HorizontalAlignment: Equatable {
    public static let leading = HorizontalAlignment()
    public static let center = HorizontalAlignment()
    public static let trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable {
    public static let top = VerticalAlignment()
    public static let center = VerticalAlignment()
    public static let bottom = VerticalAlignment()
}

public struct Alignment: Equatable {
    public static let center = Alignment()
    public static let leading = Alignment()
    public static let trailing = Alignment()
    public static let topLeading = Alignment()
    public static let topTrailing = Alignment()
    public static let bottom = Alignment()
}

public enum Axis: Int8, CaseIterable {
    case horizontal, vertical

    public struct Set: OptionSet {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

public enum TextAlignment: Hashable { case leading, center, trailing }
public enum ColorScheme: CaseIterable { case light, dark }

public struct Animation: Equatable {
    public static let `default` = Animation()
    public static let easeInOut = Animation()
    public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
        Animation()
    }
    public func delay(_ delay: TimeInterval) -> Animation { self }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public init(animation: Animation?) { self.animation = animation }
}

public struct AnyTransition {
    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
}
