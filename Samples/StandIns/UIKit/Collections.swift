public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public init() {}
    public var numberOfItems: Int { itemIdentifiers.count }
    public private(set) var itemIdentifiers: [ItemIdentifierType] = []
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { sectionIdentifiers += identifiers }
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {}
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
}

open class UICollectionViewLayout: NSObject {}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize.zero
    open var minimumLineSpacing: CGFloat = 0
    open var sectionInset = UIEdgeInsets.zero
}

open class UICollectionViewCell: UIView {
    open private(set) var contentView = UIView()
    open var isSelected = false
    open func prepareForReuse() {}
}

public protocol UICollectionViewDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

open class UICollectionView: UIScrollView {
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        public init(handler: @escaping Handler) {}
    }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var delegate: (any UICollectionViewDelegate)?

    open func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell { fatalError("a stand-in has no values") }
}

open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {}

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { nil }
}
