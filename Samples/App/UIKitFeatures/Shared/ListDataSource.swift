import AppCore
import UIKit

/// A data source for one kind of item and one kind of cell.
final class ListDataSource<Item, CellType: ConfigurableCell>: NSObject, UITableViewDataSource where CellType.Model == Item {
    var items: [Item]
    private let decorate: ((CellType, Item) -> Void)?

    init(items: [Item] = [], decorate: ((CellType, Item) -> Void)? = nil) {
        self.items = items
        self.decorate = decorate
    }

    func item(at indexPath: IndexPath) -> Item? {
        items[safe: indexPath.row]
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeue(CellType.self, for: indexPath)
        let item = items[indexPath.row]
        cell.configure(with: item)
        decorate?(cell, item)
        return cell
    }
}
