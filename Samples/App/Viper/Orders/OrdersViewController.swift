import DesignSystem
import UIKit

final class OrdersViewController: BaseViewController<any OrdersViewOutput> {
    private var items: [OrderItem] = []
    private let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addAll(tableView)
        tableView.pin(to: view)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(Cell.self, forCellReuseIdentifier: Cell.reuseID)
        presenter.viewIsReady()
    }
}

extension OrdersViewController: OrdersView {
    func show(_ items: [OrderItem]) {
        self.items = items
        tableView.reloadData()
    }
}

extension OrdersViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Cell.reuseID, for: indexPath)
        (cell as? Cell)?.item = items[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelect(items[indexPath.row])
    }
}
