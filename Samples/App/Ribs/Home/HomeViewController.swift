import AppCore
import DesignSystem
import UIKit

final class HomeViewController: UIViewController, ViewControllable {
    var onSignOut: () -> Void = {}

    private lazy var greetingLabel: BrandLabel = {
        let label = BrandLabel(.title)
        label.backgroundColor = .surface
        label.layer.apply(.outline)
        return label
    }()
    private let list = UIStackView.vertical()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addAll(greetingLabel, list)
        list.pin(to: view, inset: .large)
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.onSignOut() })
        navigationItem.rightBarButtonItem?.tintColor = .brand
    }
}

extension HomeViewController: HomePresentable {
    func present(_ content: HomeContent) {
        greetingLabel.text = content.greeting
        list.removeAllArrangedSubviews()
        content.recipes.map(makeRow).forEach { list.addArrangedSubview($0) }
    }

    private func makeRow(for recipe: Recipe) -> UIView {
        let label = UILabel().then { $0.attributedText = recipe.title.styled(.body, color: .brand) }
        let icon = UIImageView(image: .icon(.favorite))
        icon.constrainSize(.icon)
        return UIStackView.horizontal(label, icon).padded()
    }
}

extension HomeViewController: Themed {
    var theme: Theme { Theme() }
}
