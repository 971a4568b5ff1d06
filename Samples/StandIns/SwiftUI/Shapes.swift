public struct Path: Equatable, Shape {
    public init() {}
    public init(_ callback: (inout Path) -> Void) {}
    public mutating func move(to end: CGPoint) {}
    public mutating func addLine(to end: CGPoint) {}
    public mutating func closeSubpath() {}
    public func path(in rect: CGRect) -> Path { self }
}

public protocol Shape: View {
    func path(in rect: CGRect) -> Path
}

extension Shape where Body == Never {
    public var body: Never { fatalError("a stand-in has no values") }
}

extension Shape {
    public func fill<S: ShapeStyle>(_ content: S) -> some View { self }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
}

extension Path {
    public typealias Body = Never
}

public struct Rectangle: Shape {
    public typealias Body = Never
    public init() {}
    public func path(in rect: CGRect) -> Path { Path() }
}

public struct Circle: Shape {
    public typealias Body = Never
    public init() {}
    public func path(in rect: CGRect) -> Path { Path() }
}

public struct Capsule: Shape {
    public typealias Body = Never
    public init() {}
    public func path(in rect: CGRect) -> Path { Path() }
}

public struct RoundedRectangle: Shape {
    public typealias Body = Never
    public init(cornerRadius: CGFloat) {}
    public func path(in rect: CGRect) -> Path { Path() }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}
