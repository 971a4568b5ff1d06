import AppCore
import Combine
import Foundation

/// The state of one recipe, with the amounts for a number of servings.
final class RecipeDetailViewModel {
    enum Section: Hashable, Sendable {
        case ingredients, steps

        var title: String { "\(self)".capitalized }
    }

    @Published private(set) var recipe: Loadable<Recipe> = .idle
    @Published private(set) var ingredients: [Ingredient] = []
    @Published private(set) var related: [RecipeRowModel] = []
    @Published var servings = 1
    @Clamped(0...5) var rating = 3
    @Injected(\.analytics) private var analytics

    let favorites = PassthroughSubject<Recipe.ID, Never>()
    private var cancellables = Set<AnyCancellable>()

    init(id: Recipe.ID, repository: any RecipeRepository = Dependencies.current.recipes) {
        repository.recipe(id)
            .asLoadable()
            .receive(on: DispatchQueue.main)
            .assign(to: \.recipe, onWeak: self)
            .store(in: &cancellables)

        $recipe
            .compactMap(\.value)
            .map(\.ingredients)
            .combineLatest($servings) { ingredients, servings in ingredients.map { $0 * Double(servings) } }
            .assign(to: &$ingredients)

        $recipe
            .compactMap(\.value?.difficulty)
            .removeDuplicates()
            .setFailureType(to: AppError.self)
            .flatMap { difficulty in
                repository.recipes().map { $0.filter { $0.difficulty == difficulty } }
            }
            .map { $0.map(RecipeRowModel.init) }
            .replaceError(with: [])
            .assign(to: &$related)

        $recipe
            .withPrevious()
            .filter { $0.previous?.value == nil && $0.current.value != nil }
            .compactMap { $0.current.value?.title }
            .sink { [analytics] in analytics.track(.opened($0)) }
            .store(in: &cancellables)
    }

    var title: AnyPublisher<String, Never> {
        $recipe.map { $0.value?.title ?? "" }.removeDuplicates().eraseToAnyPublisher()
    }

    func rate(_ value: Int) {
        rating = $rating.contains(value) ? value : rating
    }
}
