import Combine

/// The source of recipes.
public protocol RecipeRepository: AnyObject {
    func recipes() -> AnyPublisher<[Recipe], AppError>
    func recipe(_ id: Recipe.ID) -> AnyPublisher<Recipe, AppError>
}

public final class InMemoryRecipeRepository: RecipeRepository {
    private let subject: CurrentValueSubject<[Recipe], Never>

    public init(recipes: [Recipe] = .samples) {
        subject = CurrentValueSubject(recipes)
    }

    public func recipes() -> AnyPublisher<[Recipe], AppError> {
        subject
            .map { $0.sorted(by: \.title) }
            .setFailureType(to: AppError.self)
            .eraseToAnyPublisher()
    }

    public func recipe(_ id: Recipe.ID) -> AnyPublisher<Recipe, AppError> {
        subject
            .map { recipes in recipes.first { $0.id == id } }
            .unwrap(orThrow: .notFound(id.description))
    }
}
