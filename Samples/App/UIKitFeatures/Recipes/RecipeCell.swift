import DesignSystem
import UIKit

final class RecipeCell: Cell {
    private enum Metrics {
        static let image = CGSize.square(56)
        static let spacing = Spacing.loose
    }

    private let titleLabel = BrandLabel(.body)
    private let subtitleLabel: UILabel = {
        let label = UILabel()
        label.font = .body.larger
        label.textColor = .brand.pressed
        return label
    }()
    private let coverView = UIImageView().then {
        $0.constrainSize(Metrics.image)
        $0.layer.apply(.outline)
    }
    private var imageTask: Task<Void, Never>?

    override func setUp() {
        super.setUp()
        let texts = UIStackView.vertical(titleLabel, subtitleLabel)
        let row = UIStackView.horizontal(coverView, texts, spacing: Metrics.spacing)
        contentView.addAll(row)
        row.pin(to: contentView, inset: .small)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        coverView.image = nil
        imageTask?.cancel()
    }
}

extension RecipeCell: ConfigurableCell {
    func configure(with model: RecipeRowModel) {
        titleLabel.text = model.title
        subtitleLabel.text = model.subtitle
        imageTask = Task { [coverView] in coverView.image = await ImageCache.shared.image(named: model.imageName) }
        coverView.tintColor = model.tint
    }
}
