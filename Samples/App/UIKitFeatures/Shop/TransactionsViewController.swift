import AppCore
import DesignSystem
import UIKit

private enum Section: Int { case open, closed }

private struct Row: Hashable, Sendable {
    let transaction: Transaction

    var text: String { "\(transaction.id): \(transaction.amount.formatted)" }

    var color: UIColor {
        switch transaction.status {
        case .pending: return .secondaryLabel
        case .completed: return .brand
        case .failed: return .danger
        }
    }
}

/// The payments of the user.
///
/// Other screens have private types of the same names.
final class TransactionsViewController: UIViewController {
    private let tableView = UITableView()
    private lazy var dataSource = UITableViewDiffableDataSource<Section, Row>(tableView: tableView) { table, path, row in
        let cell = table.dequeue(Cell.self, for: path)
        var content = cell.defaultContentConfiguration()
        content.attributedText(row.text, color: row.color)
        cell.contentConfiguration = content
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self)
        tableView.refreshControl = with(UIRefreshControl()) { $0.tintColor = .brand }
        tableView.backgroundView = UIView().addAll(BrandLabel(.body, text: "No payments"))
    }

    func show(_ transactions: [Transaction]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        let (closed, open) = transactions.partitioned(by: \.isCompleted)
        snapshot.appendSections([.open, .closed])
        snapshot.appendItems(open.map(Row.init), toSection: .open)
        snapshot.appendItems(closed.map(Row.init), toSection: .closed)
        dataSource.apply(snapshot) { [tableView] in tableView.refreshControl?.endRefreshing() }
    }
}

extension UIListContentConfiguration {
    fileprivate mutating func attributedText(_ text: String, color: UIColor) {
        self.text = text
        textProperties.color = color
        textProperties.font = .price
    }
}

extension Sequence {
    fileprivate func partitioned(by isMatch: (Element) -> Bool) -> (matching: [Element], others: [Element]) {
        (filter(isMatch), filter { !isMatch($0) })
    }
}
