import AppCore
import Combine
import DesignSystem
import UIKit

/// The products of the shop, by category.
final class ShopViewController: UIViewController {
    private typealias DataSource = UITableViewDiffableDataSource<Product.Category, Product>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Product.Category, Product>

    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let badge = CartBadgeView()
    private var cancellables = Set<AnyCancellable>()
    @Injected(\.cart) private var cartStore

    private lazy var dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, product in
        let cell = tableView.dequeue(ProductCell.self, for: indexPath)
        cell.configure(with: product)
        cell.onAdd = { self?.cartStore.add($0) }
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        embed(CategoriesViewController(selection: { [weak self] category in self?.filter(by: category) }))
        view.addAll(tableView, badge)
        tableView.register(ProductCell.self)
        tableView.tableHeaderView = Card(title: "Offers", content: badge)
        apply(.samples)
        badge.taps
            .sink { [unowned self] in
                let payments = TransactionsViewController()
                payments.show([.init(amount: cartStore.cart.total)])
                navigationController?.pushViewController(payments, animated: true)
            }
            .store(in: &cancellables)
    }

    private func filter(by category: Product.Category) {
        apply([Product].samples.filter { $0.category == category })
    }

    private func apply(_ products: [Product]) {
        let groups = products.grouped(by: ^\.category)
        var snapshot = Snapshot()
        for category in groups.keys.sorted(by: \.title) {
            snapshot.appendSections([category])
            snapshot.appendItems(groups[category] ?? [], toSection: category)
        }
        dataSource.apply(snapshot, animatingDifferences: view.superview != nil)
    }
}
