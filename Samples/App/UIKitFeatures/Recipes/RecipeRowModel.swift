import AppCore
import DesignSystem
import UIKit

/// What a cell shows of a recipe.
struct RecipeRowModel: Equatable {
    let title: String
    let subtitle: String
    let imageName: String
    let tint: UIColor

    init(_ recipe: Recipe) {
        title = recipe.title
        subtitle = "\(recipe.ingredients.count) ingredients, \(recipe.totalDuration.inMinutes) min"
        imageName = recipe.cover.name
        tint = recipe.difficulty.color
    }
}

extension TimeInterval {
    var inMinutes: Int { Int(self / 60) }
}

extension Recipe.Difficulty {
    var color: UIColor {
        switch self {
        case .easy: return .brand
        case .medium: return .secondaryLabel
        case .hard: return .danger
        }
    }
}
