/// An amount of something that a recipe needs.
public struct Ingredient: Hashable, Sendable {
    public enum Unit: String, Sendable {
        case gram = "g"
        case milliliter = "ml"
        case piece = ""
    }

    public let name: String
    public let amount: Double
    public let unit: Unit

    public init(_ name: String, _ amount: Double, _ unit: Unit = .piece) {
        self.name = name
        self.amount = amount
        self.unit = unit
    }

    public static func * (lhs: Ingredient, rhs: Double) -> Ingredient {
        Ingredient(lhs.name, lhs.amount * rhs, lhs.unit)
    }

    public var summary: String { "\(amount) \(unit.rawValue) \(name)" }
}
