import AppCore
import DesignSystem
import UIKit

private enum Section { case main }

/// A row of categories.
///
/// Its nested cell has the name of the base class of the table cells.
final class CategoriesViewController: UIViewController {
    private let selection: (Product.Category) -> Void
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Section, Product.Category>?

    init(selection: @escaping (Product.Category) -> Void) {
        self.selection = selection
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<Cell, Product.Category> { cell, _, category in
            cell.label.text = category.title
            cell.label.style = .price
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, Product.Category>(collectionView: collectionView) {
            view, indexPath, category in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: category)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Product.Category>()
        snapshot.appendSections([.main])
        snapshot.appendItems(Product.Category.allCases)
        dataSource.apply(snapshot)
        self.dataSource = dataSource
        collectionView.delegate = self
    }
}

extension CategoriesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        dataSource?.itemIdentifier(for: indexPath).map(selection)
    }
}

extension CategoriesViewController {
    private final class Cell: UICollectionViewCell {
        let label = BrandLabel(.body)

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addAll(label)
            label.pin(to: contentView, inset: Spacing.tight.rawValue)
            contentView.layer.apply(.outline)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
}
