import Foundation

/// An identifier of one kind of model.
///
/// Identifiers of different kinds cannot be mixed up.
public struct Identifier<Owner>: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static func random() -> Identifier {
        Identifier(rawValue: UUID().uuidString)
    }
}

extension Identifier: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

extension Identifier: CustomStringConvertible {
    public var description: String { rawValue }
}
