import UIKit

/// The base class of the cells of this target.
class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.apply(.current)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Adds the subviews.
    ///
    /// Subclasses override it.
    func setUp() {
        selectionStyle = .none
    }
}

/// A cell that shows a model.
protocol ConfigurableCell: UITableViewCell {
    associatedtype Model

    func configure(with model: Model)
}

extension UITableViewCell {
    static var identifier: String { String(describing: self) }
}

extension UITableView {
    func register<C: UITableViewCell>(_ cell: C.Type) {
        register(cell, forCellReuseIdentifier: cell.identifier)
    }

    func dequeue<C: UITableViewCell>(_ cell: C.Type, for indexPath: IndexPath) -> C {
        guard let cell = dequeueReusableCell(withIdentifier: C.identifier, for: indexPath) as? C else {
            fatalError("\(C.identifier) is not registered")
        }
        return cell
    }
}
