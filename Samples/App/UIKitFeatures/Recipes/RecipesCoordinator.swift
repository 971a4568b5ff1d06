import AppCore
import Combine
import UIKit

final class RecipesCoordinator: Coordinator {
    var children: [any Coordinator] = []
    let navigation: UINavigationController
    private let repository: any RecipeRepository
    private var cancellables = Set<AnyCancellable>()

    init(navigation: UINavigationController, repository: any RecipeRepository = InMemoryRecipeRepository()) {
        self.navigation = navigation
        self.repository = repository
    }

    func start() {
        let viewModel = RecipeListViewModel(repository: repository)
        viewModel.onSelect = { [weak self] in self?.showDetail(of: $0) }
        show(RecipeListViewController(viewModel: viewModel))
    }

    private func showDetail(of recipe: Recipe) {
        let viewModel = RecipeDetailViewModel(id: recipe.id, repository: repository)
        viewModel.favorites
            .sink { [weak self] _ in self?.showSettings() }
            .store(in: &cancellables)
        show(RecipeDetailViewController(viewModel: viewModel), title: recipe.title)
    }

    /// Returns to the list, if it is on the stack.
    func popToList() {
        guard navigation.viewControllers.contains(where: { $0 is RecipeListViewController }) else { return }
        if let detail = navigation.topViewController as? RecipeDetailViewController {
            detail.prepareForClosing()
        }
        children.compactMap { $0 as? SettingsCoordinator }.forEach(removeChild)
        navigation.popToRootViewController(animated: true)
    }

    private func showSettings() {
        let coordinator = SettingsCoordinator(navigation: navigation)
        coordinator.onFinish = { [weak self, weak coordinator] in
            guard let coordinator else { return }
            self?.removeChild(coordinator)
        }
        startChild(coordinator)
    }
}
