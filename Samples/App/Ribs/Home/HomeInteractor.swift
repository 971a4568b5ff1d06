import AppCore
import Combine

protocol HomePresentable: AnyObject {
    func present(_ content: HomeContent)
}

/// What the home screen shows.
struct HomeContent: Equatable {
    var greeting: String
    var recipes: [Recipe] = []
    var difficulty = Recipe.Difficulty.easy
}

final class HomeInteractor: PresentableInteractor<any HomePresentable> {
    weak var listener: (any HomeListener)?
    private let repository: any RecipeRepository
    private let account: Account
    private let difficulty = CurrentValueSubject<Recipe.Difficulty, Never>(.hard)

    init(presenter: any HomePresentable, repository: any RecipeRepository, account: Account) {
        self.repository = repository
        self.account = account
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        let greeting = "Hello, \(account.name)"
        repository.recipes()
            .replaceError(with: .samples)
            .combineLatest(difficulty.removeDuplicates()) { recipes, difficulty in
                HomeContent(greeting: greeting, recipes: recipes.filter { $0.difficulty <= difficulty }, difficulty: difficulty)
            }
            .prepend(HomeContent(greeting: greeting))
            .sink { [presenter] in presenter.present($0) }
            .cancelOnDeactivate(of: self)
    }

    func signOut() {
        listener?.homeDidSignOut()
    }
}
