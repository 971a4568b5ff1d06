import DesignSystem
import UIKit

/// A view with the look of a card, and a title above its content.
class Card: UIView {
    let titleLabel = BrandLabel(.title)
    private let content: UIView

    init(title: String, content: UIView) {
        self.content = content
        super.init(frame: .zero)
        titleLabel.text = title
        layer.apply(.card)
        backgroundColor = .surface
        build()
    }

    required init?(coder: NSCoder) {
        content = UIView()
        super.init(coder: coder)
    }

    private func build() {
        let stack = UIStackView.vertical(titleLabel, content, spacing: .tight).padded()
        addAll(stack)
        stack.pin(to: self)
    }
}

/// A card that appears with an animation.
final class NoticeCard: Card {
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        pinToSuperview(inset: .large)
        fadeIn()
        titleLabel.textColor = .danger
    }
}
