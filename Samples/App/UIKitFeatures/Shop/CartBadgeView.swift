import AppCore
import Combine
import DesignSystem
import UIKit

/// The number of products in the cart.
final class CartBadgeView: UIControl {
    private let label = UILabel()
    private var subscription: AnyCancellable?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAll(label)
        label.font = .brand(.price)
        label.pinToSuperview()
        layer.apply(.card)
        subscription = NotificationCenter.default.publisher(for: .cartDidChange)
            .compactMap(\.cart)
            .map(\.count)
            .sink { [weak self] in self?.update(count: $0) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func update(count: Int) {
        label.text = "\(count)"
        isHidden = count == 0
        UIView.animate(withDuration: .quick) {
            self.transform = .pop
        } completion: { _ in
            self.transform = .identity
        }
    }
}

extension CGAffineTransform {
    static let pop = CGAffineTransform(scaleX: 1.2, y: 1.2)
}
