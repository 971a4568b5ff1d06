import Foundation

/// A recipe with its ingredients and steps.
public struct Recipe: Identifiable, Hashable, Sendable {
    public enum Difficulty: Int, Comparable, CaseIterable, Sendable {
        case easy, medium, hard

        public static func < (lhs: Difficulty, rhs: Difficulty) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    public struct Step: Hashable, Sendable {
        public let text: String
        public let duration: TimeInterval

        public init(_ text: String, duration: TimeInterval = .minute) {
            self.text = text
            self.duration = duration
        }
    }

    public let id: Identifier<Recipe>
    public let title: String
    public let difficulty: Difficulty
    public let ingredients: [Ingredient]
    public let steps: [Step]
    public let cover: Media.Image

    public init(
        id: Identifier<Recipe>,
        title: String,
        difficulty: Difficulty = .easy,
        ingredients: [Ingredient] = [],
        steps: [Step] = [],
        cover: Media.Image = .placeholder
    ) {
        self.id = id
        self.title = title
        self.difficulty = difficulty
        self.ingredients = ingredients
        self.steps = steps
        self.cover = cover
    }

    public var totalDuration: TimeInterval { steps.map(\.duration).reduce(0, +) }
}
