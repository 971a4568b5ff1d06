import Foundation

/// An amount in cents.
public struct Money: Hashable, Comparable, Sendable {
    public static let zero = Money(cents: 0)

    public var cents: Int

    public init(cents: Int) {
        self.cents = cents
    }

    public var isFree: Bool { self == .zero }

    public var formatted: String {
        String(format: "%.2f €", Double(cents) / 100)
    }

    public static func < (lhs: Money, rhs: Money) -> Bool { lhs.cents < rhs.cents }
    public static func + (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents + rhs.cents) }
    public static func - (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents - rhs.cents) }
    public static func * (lhs: Money, rhs: Int) -> Money { Money(cents: lhs.cents * rhs) }
    public static func += (lhs: inout Money, rhs: Money) { lhs = lhs + rhs }
}

extension Money: ExpressibleByIntegerLiteral {
    /// Makes an amount of whole euros.
    public init(integerLiteral value: Int) {
        self.init(cents: value * 100)
    }
}

extension Sequence where Element == Money {
    public func sum() -> Money {
        reduce(.zero, +)
    }
}

extension DefaultStringInterpolation {
    public mutating func appendInterpolation(price: Money) {
        appendInterpolation(price.formatted)
    }
}
