import DesignSystem
import UIKit

final class OrderDetailViewController: BaseViewController<OrderDetailPresenter>, OrderDetailView {
    private lazy var cancelButton = UIButton.primary("Cancel") { [presenter] in presenter.cancel() }
    private let lines = UIStackView.vertical(spacing: .tight)

    var isCancellable = false {
        didSet { cancelButton.isEnabled = isCancellable }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addAll(lines, cancelButton)
        cancelButton.titleLabel?.font = .price
        cancelButton.topAnchor ~~ lines.bottomAnchor
        cancelButton.heightAnchor.pinned(to: 44).with(.defaultHigh).isActive = true
        presenter.viewIsReady()
    }

    func show(title: String, lines texts: [String]) {
        self.title = title
        lines.removeAllArrangedSubviews()
        for text in texts {
            lines.addArrangedSubview(BrandLabel(.body, text: text))
        }
        lines.arrangedSubviews.first?.fadeIn(duration: .quick)
    }
}
