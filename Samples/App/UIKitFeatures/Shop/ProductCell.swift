import AppCore
import DesignSystem
import UIKit

final class ProductCell: Cell, ConfigurableCell {
    var onAdd: ((Product) -> Void)?

    private var product: Product?
    private let priceLabel = with(UILabel()) {
        $0.font = .price
        $0.textColor = .brand
    }
    private let addButton = UIButton(type: .system)

    override func setUp() {
        super.setUp()
        addButton.setImage(.add)
        addButton.setTitleColor(.brand, for: .normal)
        addButton.onTap { [unowned self] in
            guard let product = self.product else { return }
            onAdd?(product)
        }
        accessoryView = UIStackView.horizontal(priceLabel, addButton)
    }

    func configure(with product: Product) {
        self.product = product
        priceLabel.text = product.price.isFree ? "Free" : "\(price: product.price) each"
        var content = defaultContentConfiguration()
        content.text = product.title
        content.textProperties.font = .body
        content.secondaryText = product.category.title
        content.secondaryTextProperties.color = product.isFavorite ? .danger : .secondaryLabel
        contentConfiguration = content
    }
}
