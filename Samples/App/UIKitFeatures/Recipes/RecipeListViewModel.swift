import AppCore
import Combine

/// The state of the list of recipes.
final class RecipeListViewModel {
    let rows = Box<[RecipeRowModel]>([])
    let isLoading = Box(false)
    var onSelect: ((Recipe) -> Void)?
    var onError: ((AppError) -> Void)?

    private let repository: any RecipeRepository
    private var recipes: [Recipe] = []
    private var cancellables: Set<AnyCancellable> = []

    init(repository: any RecipeRepository) {
        self.repository = repository
    }

    var title: String { "Recipes" }

    func load() {
        isLoading.toggle()
        repository.recipes()
            .map { $0.filter(\.steps.isNotEmpty) }
            .sink { [weak self] completion in
                self?.isLoading.value = false
                if case .failure(let error) = completion { self?.onError?(error) }
            } receiveValue: { [weak self] in
                self?.show($0)
            }
            .store(in: &cancellables)
    }

    func select(at index: Int) {
        guard let recipe = recipes[safe: index] else { return }
        onSelect?(recipe)
    }

    private func show(_ recipes: [Recipe]) {
        self.recipes = recipes
        rows.value = recipes.map(RecipeRowModel.init)
    }
}
