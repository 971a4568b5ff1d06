import DesignSystem
import UIKit

/// The cell of an order.
final class Cell: UITableViewCell {
    static let reuseID = "order"

    private let titleLabel = BrandLabel(.body)
    private let priceLabel = BrandLabel(.price)

    var item: OrderItem? {
        didSet { update() }
    }

    private func update() {
        titleLabel.text = item?.title
        priceLabel.text = item?.price
        priceLabel.textColor = item?.color ?? .brand
        if priceLabel.superview == nil { addStack() }
    }

    private func addStack() {
        let stack = UIStackView.horizontal(titleLabel, priceLabel, spacing: .loose).padded(.small)
        contentView.addAll(stack).layoutIfNeeded()
        [
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: .medium),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor).with(.almostRequired),
        ].activate()
    }
}
