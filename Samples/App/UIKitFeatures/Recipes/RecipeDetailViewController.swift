import AppCore
import Combine
import DesignSystem
import UIKit

final class RecipeDetailViewController: UIViewController {
    private typealias Section = RecipeDetailViewModel.Section

    private let viewModel: RecipeDetailViewModel
    private let header = BrandLabel(.title)
    private let stack = UIStackView.vertical(spacing: .loose)
    private lazy var favoriteButton = UIButton.primary("Add to favorites") { [weak self] in self?.favorite() }
    private var cancellables = Set<AnyCancellable>()

    init(viewModel: RecipeDetailViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = UIView().addAll(header, stack, favoriteButton)
        header.topAnchor ~~ view.topAnchor
        favoriteButton.titleLabel?.font = .body
        favoriteButton.setImage(.favorite)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.title
            .sink { [weak self] in self?.header.text = $0 }
            .store(in: &cancellables)

        viewModel.$ingredients
            .map { $0.map(\.summary) }
            .sink { [stack] lines in
                stack.removeAllArrangedSubviews()
                lines.map { BrandLabel(.body, text: $0) }.forEach(stack.addArrangedSubview)
            }
            .store(in: &cancellables)

        viewModel.$related
            .compactMap(\.first?.tint)
            .sink { [stack] in stack.tintColor = $0.pressed }
            .store(in: &cancellables)

        viewModel.$recipe
            .sink { [weak self] state in self?.render(state) }
            .store(in: &cancellables)
    }

    private func render(_ state: Loadable<Recipe>) {
        switch state {
        case .idle, .loading:
            stack.alpha = 0.5
        case let .loaded(recipe) where recipe.difficulty > .easy:
            stack.addArrangedSubview(NoticeCard(title: Section.steps.title, content: UILabel()))
        case .loaded:
            stack.fadeIn()
        case .failed(.offline):
            showError("No connection")
        case .failed(let error):
            showError(error.errorDescription.orEmpty)
        }
    }

    func prepareForClosing() {
        cancellables.removeAll()
        view.subviews.forEach { ($0 as? Card)?.titleLabel.style = .body }
    }

    private func favorite() {
        guard let recipe = viewModel.recipe.value else { return }
        viewModel.favorites.send(recipe.id)
    }
}
