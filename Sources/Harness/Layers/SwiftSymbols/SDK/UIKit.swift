/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let uiKit = SDKModule(
        name: "UIKit", exports: ["Foundation", "QuartzCore", "CoreGraphics"],
        declarations: #"""
            extension AttributeScopes.UIKitAttributes: AttributeScope {}
            extension IndexPath {}
            extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
            extension NSAttributedString.DocumentAttributeKey: Hashable, RawRepresentable {}
            extension NSAttributedString.DocumentReadingOptionKey: Hashable, RawRepresentable {}
            extension NSAttributedString.DocumentType: Hashable, RawRepresentable {}
            extension NSAttributedString.Key {
                static let paragraphStyle: NSAttributedString.Key; static let foregroundColor: NSAttributedString.Key
                static let backgroundColor: NSAttributedString.Key; static let ligature: NSAttributedString.Key
                static let kern: NSAttributedString.Key; static let tracking: NSAttributedString.Key
                static let strikethroughStyle: NSAttributedString.Key; static let underlineStyle: NSAttributedString.Key
                static let strokeColor: NSAttributedString.Key; static let strokeWidth: NSAttributedString.Key
                static let shadow: NSAttributedString.Key; static let textEffect: NSAttributedString.Key
                static let attachment: NSAttributedString.Key; static let link: NSAttributedString.Key
                static let baselineOffset: NSAttributedString.Key; static let underlineColor: NSAttributedString.Key
                static let strikethroughColor: NSAttributedString.Key; static let writingDirection: NSAttributedString.Key
                static let obliqueness: NSAttributedString.Key; static let expansion: NSAttributedString.Key
                static let verticalGlyphForm: NSAttributedString.Key; static let accessibilitySpeechPunctuation: NSAttributedString.Key
            }
            extension NSAttributedString.TextEffectStyle: Hashable, RawRepresentable {}
            extension NSAttributedString.TextLayoutSectionKey: Hashable, RawRepresentable {}
            extension NSCollectionLayoutAnchor: NSObject, NSCopying {}
            extension NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem, NSCopying {}
            extension NSCollectionLayoutContainer: NSObjectProtocol {}
            extension NSCollectionLayoutDecorationItem: NSCollectionLayoutItem, NSCopying {}
            extension NSCollectionLayoutDimension: NSObject, NSCopying { static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self }
            extension NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {}
            extension NSCollectionLayoutEnvironment: NSObjectProtocol { var container: any NSCollectionLayoutContainer }
            extension NSCollectionLayoutGroup: NSCollectionLayoutItem, NSCopying {
                var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
            }
            extension NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {}
            extension NSCollectionLayoutItem: NSObject, NSCopying { var contentInsets: NSDirectionalEdgeInsets }
            extension NSCollectionLayoutSection: NSObject, NSCopying {
                var contentInsets: NSDirectionalEdgeInsets; var contentInsetsReference: UIContentInsetsReference
                var supplementaryContentInsetsReference: UIContentInsetsReference
                var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
                var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties
            }
            extension NSCollectionLayoutSize: NSObject, NSCopying {}
            extension NSCollectionLayoutSpacing: NSObject, NSCopying {}
            extension NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem, NSCopying {}
            extension NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {}
            extension NSDataAsset: NSObject, NSCopying {}
            extension NSDiffableDataSourceSectionSnapshot {}
            extension NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {}
            extension NSDiffableDataSourceSectionTransaction {}
            extension NSDiffableDataSourceSnapshot {
                var sectionIdentifiers: [SectionIdentifierType]; var itemIdentifiers: [ItemIdentifierType]
                func numberOfItems(inSection identifier: SectionIdentifierType) -> Int
                func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
                func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
            }
            extension NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {}
            extension NSDiffableDataSourceTransaction {}
            extension NSDirectionalEdgeInsets: Equatable, Codable { static let zero: NSDirectionalEdgeInsets }
            extension NSDirectionalRectEdge: OptionSet {}
            extension NSItemProvider.PreferredPresentationStyle: Hashable, RawRepresentable {}
            extension NSLayoutAnchor: NSObject {
                func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
                func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
                func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
                func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
                func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
                func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
            }
            extension NSLayoutConstraint: NSObject {
                static func activate(_ constraints: [NSLayoutConstraint]); static func deactivate(_ constraints: [NSLayoutConstraint])
                static func constraints(withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
                    metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint]
                convenience init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
                    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute,
                    multiplier: CGFloat, constant c: CGFloat)
                var priority: UILayoutPriority; var firstAttribute: NSLayoutConstraint.Attribute
                var secondAttribute: NSLayoutConstraint.Attribute; var firstAnchor: NSLayoutAnchor; var secondAnchor: NSLayoutAnchor?
                var relation: NSLayoutConstraint.Relation
            }
            extension NSLayoutConstraint.Attribute: Hashable, RawRepresentable {
                static let left: NSLayoutConstraint.Attribute; static let right: NSLayoutConstraint.Attribute
                static let top: NSLayoutConstraint.Attribute; static let bottom: NSLayoutConstraint.Attribute
                static let leading: NSLayoutConstraint.Attribute; static let trailing: NSLayoutConstraint.Attribute
                static let width: NSLayoutConstraint.Attribute; static let height: NSLayoutConstraint.Attribute
            }
            extension NSLayoutConstraint.Axis: Hashable, RawRepresentable {
                static let horizontal: NSLayoutConstraint.Axis; static let vertical: NSLayoutConstraint.Axis
            }
            extension NSLayoutConstraint.FormatOptions: OptionSet {}
            extension NSLayoutConstraint.Relation: Hashable, RawRepresentable {}
            extension NSLayoutDimension: NSLayoutAnchor {
                func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
                func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
                func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
                func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
            }
            extension NSLayoutManager: NSObject, NSSecureCoding {}
            extension NSLayoutManager.ControlCharacterAction: OptionSet {}
            extension NSLayoutManager.GlyphProperty: OptionSet {}
            extension NSLayoutManager.TextLayoutOrientation: Hashable, RawRepresentable {}
            extension NSLayoutManagerDelegate: NSObjectProtocol {}
            extension NSLayoutXAxisAnchor: NSLayoutAnchor {}
            extension NSLayoutYAxisAnchor: NSLayoutAnchor {}
            extension NSLineBreakMode: Hashable, RawRepresentable {
                static let wordWrapping: NSLineBreakMode; static let charWrapping: NSLineBreakMode; static let clipping: NSLineBreakMode
                static let truncatingHead: NSLineBreakMode; static let truncatingTail: NSLineBreakMode
                static let truncatingMiddle: NSLineBreakMode
            }
            extension NSMutableParagraphStyle: NSParagraphStyle {
                var alignment: NSTextAlignment; var lineBreakMode: NSLineBreakMode; var baseWritingDirection: NSWritingDirection
                var tabStops: [NSTextTab]!; var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy; var textLists: [NSTextList]
            }
            extension NSNotification.Name {}
            extension NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding { static var `default`: NSParagraphStyle }
            extension NSParagraphStyle.LineBreakStrategy: OptionSet {}
            extension NSRectAlignment: Hashable, RawRepresentable {}
            extension NSShadow: NSObject, NSCopying, NSSecureCoding {}
            extension NSStringDrawingContext: NSObject {}
            extension NSStringDrawingOptions: OptionSet {}
            extension NSTextAlignment: Hashable, RawRepresentable {
                static let left: NSTextAlignment; static let center: NSTextAlignment; static let right: NSTextAlignment
                static let justified: NSTextAlignment; static let natural: NSTextAlignment
            }
            extension NSTextAttachment: NSObject, NSTextAttachmentLayout, NSTextAttachmentContainer, NSSecureCoding,
                UIAccessibilityContentSizeCategoryImageAdjusting {}
            extension NSTextAttachmentContainer: NSObjectProtocol {}
            extension NSTextAttachmentLayout: NSObjectProtocol {}
            extension NSTextAttachmentViewProvider: NSObject {}
            extension NSTextContainer: NSObject, NSSecureCoding, NSTextLayoutOrientationProvider {}
            extension NSTextContentManager: NSObject, NSTextElementProvider, NSSecureCoding {}
            extension NSTextContentManager.EnumerationOptions: OptionSet {}
            extension NSTextContentManagerDelegate: NSObjectProtocol {}
            extension NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {}
            extension NSTextContentStorageDelegate: NSTextContentManagerDelegate {}
            extension NSTextElement: NSObject {}
            extension NSTextElementProvider: NSObjectProtocol {}
            extension NSTextLayoutFragment: NSObject, NSSecureCoding {}
            extension NSTextLayoutFragment.EnumerationOptions: OptionSet {}
            extension NSTextLayoutFragment.State: Hashable, RawRepresentable {}
            extension NSTextLayoutManager: NSObject, NSSecureCoding, NSTextSelectionDataSource {}
            extension NSTextLayoutManager.SegmentOptions: OptionSet {}
            extension NSTextLayoutManager.SegmentType: Hashable, RawRepresentable {}
            extension NSTextLayoutManagerDelegate: NSObjectProtocol {}
            extension NSTextLayoutOrientationProvider {}
            extension NSTextLineFragment: NSObject, NSSecureCoding {}
            extension NSTextList: NSObject, NSSecureCoding, NSCopying {}
            extension NSTextList.MarkerFormat: Hashable, RawRepresentable {}
            extension NSTextList.Options: OptionSet {}
            extension NSTextListElement: NSTextParagraph {}
            extension NSTextLocation: NSObjectProtocol {}
            extension NSTextParagraph: NSTextElement {}
            extension NSTextRange: NSObject {}
            extension NSTextScalingType: Hashable, RawRepresentable {}
            extension NSTextSelection: NSObject, NSSecureCoding {}
            extension NSTextSelection.Affinity: Hashable, RawRepresentable {}
            extension NSTextSelection.Granularity: Hashable, RawRepresentable {}
            extension NSTextSelectionDataSource: NSObjectProtocol {}
            extension NSTextSelectionNavigation: NSObject {}
            extension NSTextSelectionNavigation.Destination: Hashable, RawRepresentable {}
            extension NSTextSelectionNavigation.Direction: Hashable, RawRepresentable {}
            extension NSTextSelectionNavigation.LayoutOrientation: Hashable, RawRepresentable {}
            extension NSTextSelectionNavigation.Modifier: OptionSet {}
            extension NSTextSelectionNavigation.WritingDirection: Hashable, RawRepresentable {}
            extension NSTextStorage: NSMutableAttributedString, NSSecureCoding {}
            extension NSTextStorage.EditActions: OptionSet {}
            extension NSTextStorageDelegate: NSObjectProtocol {}
            extension NSTextStorageObserving: NSObjectProtocol {}
            extension NSTextTab: NSObject, NSCopying, NSCoding, NSSecureCoding {}
            extension NSTextTab.OptionKey: Hashable, RawRepresentable {}
            extension NSTextViewportLayoutController: NSObject {}
            extension NSTextViewportLayoutControllerDelegate: NSObjectProtocol {}
            extension NSTextWritingDirection: Hashable, RawRepresentable {}
            extension NSUnderlineStyle: OptionSet, Hashable {}
            extension NSUserActivity: NSItemProviderReading, NSItemProviderWriting {}
            extension NSWritingDirection: Hashable, RawRepresentable {}
            extension NSWritingDirectionFormatType: Hashable, RawRepresentable {}
            extension Preview {}
            extension UIAcceleration: NSObject {}
            extension UIAccelerometer: NSObject {}
            extension UIAccelerometerDelegate: NSObjectProtocol {}
            extension UIAccessibility {}
            extension UIAccessibility.AssistiveTechnologyIdentifier: Hashable, RawRepresentable {}
            extension UIAccessibility.DirectTouchOptions: OptionSet {}
            extension UIAccessibility.GuidedAccessError: CustomNSError, Hashable {}
            extension UIAccessibility.GuidedAccessError.Code: Hashable, RawRepresentable {}
            extension UIAccessibility.GuidedAccessRestrictionState: Hashable, RawRepresentable {}
            extension UIAccessibility.HearingDeviceEar: OptionSet {}
            extension UIAccessibility.Notification: Hashable, RawRepresentable {}
            extension UIAccessibility.ZoomType: Hashable, RawRepresentable {}
            extension UIAccessibilityContainerDataTable: NSObjectProtocol {}
            extension UIAccessibilityContainerDataTableCell: NSObjectProtocol {}
            extension UIAccessibilityContainerType: Hashable, RawRepresentable {}
            extension UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {}
            extension UIAccessibilityContrast: Hashable, RawRepresentable {}
            extension UIAccessibilityCustomAction: NSObject {}
            extension UIAccessibilityCustomRotor: NSObject {}
            extension UIAccessibilityCustomRotor.Direction: Hashable, RawRepresentable {}
            extension UIAccessibilityCustomRotor.SystemRotorType: Hashable, RawRepresentable {}
            extension UIAccessibilityCustomRotorItemResult: NSObject {}
            extension UIAccessibilityCustomRotorSearchPredicate: NSObject {}
            extension UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {}
            extension UIAccessibilityIdentification: NSObjectProtocol {}
            extension UIAccessibilityLocationDescriptor: NSObject {}
            extension UIAccessibilityNavigationStyle: Hashable, RawRepresentable {}
            extension UIAccessibilityPriority: Hashable, RawRepresentable {}
            extension UIAccessibilityReadingContent {}
            extension UIAccessibilityScrollDirection: Hashable, RawRepresentable {}
            extension UIAccessibilityTextualContext: Hashable, RawRepresentable {}
            extension UIAccessibilityTraits: Hashable, RawRepresentable, OptionSet {}
            extension UIAction: UIMenuElement, UIMenuLeaf {
                init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
                    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
                    handler: @escaping (UIAction) -> Void)
                var image: UIImage?; var identifier: UIAction.Identifier; var attributes: UIMenuElement.Attributes
                var state: UIMenuElement.State
            }
            extension UIAction.Identifier: Hashable, RawRepresentable {}
            extension UIActionSheet: UIView {}
            extension UIActionSheetDelegate: NSObjectProtocol {}
            extension UIActionSheetStyle: Hashable, RawRepresentable {}
            extension UIActivity: NSObject {}
            extension UIActivity.ActivityType: Hashable, RawRepresentable {}
            extension UIActivity.Category: Hashable, RawRepresentable {}
            extension UIActivityIndicatorView: UIView, NSCoding { var style: UIActivityIndicatorView.Style; var color: UIColor! }
            extension UIActivityIndicatorView.Style: Hashable, RawRepresentable {}
            extension UIActivityItemProvider: Operation, UIActivityItemSource {}
            extension UIActivityItemSource: NSObjectProtocol {}
            extension UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {}
            extension UIActivityItemsConfigurationInteraction: Hashable, RawRepresentable {}
            extension UIActivityItemsConfigurationMetadataKey: Hashable, RawRepresentable {}
            extension UIActivityItemsConfigurationPreviewIntent: Hashable, RawRepresentable {}
            extension UIActivityItemsConfigurationProviding: NSObjectProtocol {}
            extension UIActivityItemsConfigurationReading: NSObjectProtocol {}
            extension UIActivityViewController: UIViewController {
                var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void)?
            }
            extension UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
            extension UIAlertAction: NSObject, NSCopying, UIAccessibilityIdentification { var style: UIAlertAction.Style }
            extension UIAlertAction.Style: Hashable, RawRepresentable {
                static let `default`: UIAlertAction.Style; static let cancel: UIAlertAction.Style
                static let destructive: UIAlertAction.Style
            }
            extension UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
                convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
                func addAction(_ action: UIAlertAction); func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
                var actions: [UIAlertAction]; var preferredAction: UIAlertAction?; var textFields: [UITextField]?
                var preferredStyle: UIAlertController.Style; var severity: UIAlertControllerSeverity
            }
            extension UIAlertController.Style: Hashable, RawRepresentable {
                static let actionSheet: UIAlertController.Style; static let alert: UIAlertController.Style
            }
            extension UIAlertControllerSeverity: Hashable, RawRepresentable {}
            extension UIAlertView: UIView {}
            extension UIAlertViewDelegate: NSObjectProtocol {}
            extension UIAlertViewStyle: Hashable, RawRepresentable {}
            extension UIAppearance: NSObjectProtocol { static func appearance() -> Self }
            extension UIAppearanceContainer: NSObjectProtocol {}
            extension UIApplication: UIResponder {
                static var shared: UIApplication; var delegate: (any UIApplicationDelegate)?; var applicationState: UIApplication.State
                var backgroundRefreshStatus: UIBackgroundRefreshStatus; var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection
                var preferredContentSizeCategory: UIContentSizeCategory; var connectedScenes: Set<UIScene>
                var openSessions: Set<UISceneSession>; var shortcutItems: [UIApplicationShortcutItem]?
                static let didEnterBackgroundNotification: NSNotification.Name
                static let willEnterForegroundNotification: NSNotification.Name
                static let didFinishLaunchingNotification: NSNotification.Name
                static let didBecomeActiveNotification: NSNotification.Name; static let willResignActiveNotification: NSNotification.Name
                static let didReceiveMemoryWarningNotification: NSNotification.Name
                static let willTerminateNotification: NSNotification.Name
                static let significantTimeChangeNotification: NSNotification.Name
                static let willChangeStatusBarOrientationNotification: NSNotification.Name
                static let didChangeStatusBarOrientationNotification: NSNotification.Name
                static let willChangeStatusBarFrameNotification: NSNotification.Name
                static let didChangeStatusBarFrameNotification: NSNotification.Name
            }
            extension UIApplication.ExtensionPointIdentifier: Hashable, RawRepresentable {}
            extension UIApplication.LaunchOptionsKey: Hashable, RawRepresentable {}
            extension UIApplication.OpenExternalURLOptionsKey: Hashable, RawRepresentable {}
            extension UIApplication.OpenURLOptionsKey: Hashable, RawRepresentable {}
            extension UIApplication.State: Hashable, RawRepresentable {}
            extension UIApplicationDelegate: NSObjectProtocol {}
            extension UIApplicationShortcutIcon: NSObject, NSCopying {}
            extension UIApplicationShortcutIcon.IconType: Hashable, RawRepresentable {}
            extension UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {}
            extension UIAttachmentBehavior: UIDynamicBehavior {}
            extension UIAttachmentBehavior.AttachmentType: Hashable, RawRepresentable {}
            extension UIAxis: OptionSet {}
            extension UIBackgroundConfiguration: Hashable { var customView: UIView?; var backgroundColor: UIColor? }
            extension UIBackgroundFetchResult: Hashable, RawRepresentable {}
            extension UIBackgroundRefreshStatus: Hashable, RawRepresentable {}
            extension UIBackgroundTaskIdentifier: Hashable, RawRepresentable {}
            extension UIBandSelectionInteraction: NSObject, UIInteraction {}
            extension UIBandSelectionInteraction.State: Hashable, RawRepresentable {}
            extension UIBarAppearance: NSObject, NSCopying, NSSecureCoding {
                func configureWithDefaultBackground(); func configureWithOpaqueBackground(); func configureWithTransparentBackground()
                var idiom: UIUserInterfaceIdiom; var backgroundEffect: UIBlurEffect?; var backgroundColor: UIColor?
                var backgroundImage: UIImage?; var backgroundImageContentMode: UIView.ContentMode; var shadowColor: UIColor?
                var shadowImage: UIImage?
            }
            extension UIBarButtonItem: UIBarItem, NSCoding, UISpringLoadedInteractionSupporting,
                UIPopoverPresentationControllerSourceItem {
                convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
                var style: UIBarButtonItem.Style; var possibleTitles: Set<String>?; var customView: UIView?; var primaryAction: UIAction?
                var menu: UIMenu?; var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
                var menuRepresentation: UIMenuElement?; var tintColor: UIColor?; var buttonGroup: UIBarButtonItemGroup?
            }
            extension UIBarButtonItem.Style: Hashable, RawRepresentable {
                static let plain: UIBarButtonItem.Style; static let bordered: UIBarButtonItem.Style
                static let done: UIBarButtonItem.Style
            }
            extension UIBarButtonItem.SystemItem: Hashable, RawRepresentable {}
            extension UIBarButtonItemAppearance: NSObject, NSCopying, NSSecureCoding { var normal: UIBarButtonItemStateAppearance }
            extension UIBarButtonItemGroup: NSObject, NSCoding {}
            extension UIBarButtonItemStateAppearance: NSObject { var titleTextAttributes: [NSAttributedString.Key: Any] }
            extension UIBarItem: NSObject, NSCoding, UIAppearance, UIAccessibilityIdentification { var image: UIImage? }
            extension UIBarMetrics: Hashable, RawRepresentable {}
            extension UIBarPosition: Hashable, RawRepresentable {}
            extension UIBarPositioning: NSObjectProtocol {}
            extension UIBarPositioningDelegate: NSObjectProtocol {}
            extension UIBarStyle: Hashable, RawRepresentable {}
            extension UIBaselineAdjustment: Hashable, RawRepresentable {}
            extension UIBehavioralStyle: Hashable, RawRepresentable {}
            extension UIBezierPath: NSObject, NSCopying, NSSecureCoding {
                init(rect: CGRect); init(ovalIn rect: CGRect); init(roundedRect rect: CGRect, cornerRadius: CGFloat)
                init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
                init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
                init(cgPath CGPath: CGPath); var cgPath: CGPath; var bounds: CGRect; var currentPoint: CGPoint
                var lineCapStyle: CGLineCap; var lineJoinStyle: CGLineJoin
            }
            extension UIBlurEffect: UIVisualEffect { init(style: UIBlurEffect.Style) }
            extension UIBlurEffect.Style: Hashable, RawRepresentable {
                static let extraLight: UIBlurEffect.Style; static let light: UIBlurEffect.Style; static let dark: UIBlurEffect.Style
                static let extraDark: UIBlurEffect.Style; static let regular: UIBlurEffect.Style; static let prominent: UIBlurEffect.Style
            }
            extension UIButton: UIControl, NSCoding, UIAccessibilityContentSizeCategoryImageAdjusting,
                UISpringLoadedInteractionSupporting {
                convenience init(type buttonType: UIButton.ButtonType)
                convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
                func setTitle(_ title: String?, for state: UIControl.State)
                func setTitleColor(_ color: UIColor?, for state: UIControl.State); var behavioralStyle: UIBehavioralStyle
                var preferredBehavioralStyle: UIBehavioralStyle; var configuration: UIButton.Configuration?
                var configurationUpdateHandler: ((UIButton) -> Void)?; var tintColor: UIColor!; var buttonType: UIButton.ButtonType
                var role: UIButton.Role; var menu: UIMenu?; var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
                var currentTitleColor: UIColor; var currentTitleShadowColor: UIColor?; var currentImage: UIImage?
                var currentBackgroundImage: UIImage?; var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration?
                var currentAttributedTitle: NSAttributedString?; var titleLabel: UILabel?; var imageView: UIImageView?
                var subtitleLabel: UILabel?
            }
            extension UIButton.ButtonType: Hashable, RawRepresentable {
                static let custom: UIButton.ButtonType; static let system: UIButton.ButtonType
                static let detailDisclosure: UIButton.ButtonType; static let infoLight: UIButton.ButtonType
                static let infoDark: UIButton.ButtonType; static let contactAdd: UIButton.ButtonType
            }
            extension UIButton.Configuration: Hashable {
                var background: UIBackgroundConfiguration; var cornerStyle: UIButton.Configuration.CornerStyle
                var buttonSize: UIButton.Configuration.Size; var macIdiomStyle: UIButton.Configuration.MacIdiomStyle
                var baseForegroundColor: UIColor?; var baseBackgroundColor: UIColor?; var image: UIImage?
                var imageColorTransformer: UIConfigurationColorTransformer?
                var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
            }
            extension UIButton.Configuration.CornerStyle: Hashable {}
            extension UIButton.Configuration.Indicator: Hashable {}
            extension UIButton.Configuration.MacIdiomStyle: Hashable {}
            extension UIButton.Configuration.Size: Hashable {}
            extension UIButton.Configuration.TitleAlignment: Hashable {}
            extension UIButton.Role: Hashable, RawRepresentable {}
            extension UICalendarSelection: NSObject {}
            extension UICalendarSelectionMultiDate: UICalendarSelection {}
            extension UICalendarSelectionMultiDateDelegate: NSObjectProtocol {}
            extension UICalendarSelectionSingleDate: UICalendarSelection {}
            extension UICalendarSelectionSingleDateDelegate: NSObjectProtocol {}
            extension UICalendarView: UIView {}
            extension UICalendarView.Decoration: NSObject {}
            extension UICalendarView.DecorationSize: Hashable, RawRepresentable {}
            extension UICalendarViewDelegate: NSObjectProtocol {}
            extension UICellAccessory {}
            extension UICellAccessory.AccessoryType: Hashable {}
            extension UICellAccessory.CheckmarkOptions {}
            extension UICellAccessory.CustomViewConfiguration {}
            extension UICellAccessory.DeleteOptions {}
            extension UICellAccessory.DetailOptions {}
            extension UICellAccessory.DisclosureIndicatorOptions {}
            extension UICellAccessory.DisplayedState: Hashable {}
            extension UICellAccessory.InsertOptions {}
            extension UICellAccessory.LabelOptions {}
            extension UICellAccessory.LayoutDimension {}
            extension UICellAccessory.MultiselectOptions {}
            extension UICellAccessory.OutlineDisclosureOptions {}
            extension UICellAccessory.OutlineDisclosureOptions.Style: Hashable {}
            extension UICellAccessory.Placement {}
            extension UICellAccessory.PopUpMenuOptions {}
            extension UICellAccessory.ReorderOptions {}
            extension UICellAccessoryDisplayedState: Hashable, RawRepresentable {}
            extension UICellAccessoryOutlineDisclosureStyle: Hashable, RawRepresentable {}
            extension UICellAccessoryPlacement: Hashable, RawRepresentable {}
            extension UICellConfigurationDragState: Hashable, RawRepresentable {}
            extension UICellConfigurationDropState: Hashable, RawRepresentable {}
            extension UICellConfigurationState: UIConfigurationState, Hashable { var traitCollection: UITraitCollection }
            extension UICellConfigurationState.DragState: Hashable {}
            extension UICellConfigurationState.DropState: Hashable {}
            extension UICloudSharingController: UIViewController {}
            extension UICloudSharingController.PermissionOptions: OptionSet {}
            extension UICloudSharingControllerDelegate: NSObjectProtocol {}
            extension UICollectionLayoutListAppearance: Hashable, RawRepresentable {}
            extension UICollectionLayoutListConfiguration { var headerMode: UICollectionLayoutListConfiguration.HeaderMode }
            extension UICollectionLayoutListConfiguration.Appearance: Hashable {}
            extension UICollectionLayoutListConfiguration.FooterMode: Hashable {}
            extension UICollectionLayoutListConfiguration.HeaderMode: Hashable {}
            extension UICollectionLayoutListFooterMode: Hashable, RawRepresentable {}
            extension UICollectionLayoutListHeaderMode: Hashable, RawRepresentable {}
            extension UICollectionLayoutSectionOrthogonalScrollingBehavior: Hashable, RawRepresentable {}
            extension UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {}
            extension UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce: Hashable, RawRepresentable {}
            extension UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate: Hashable, RawRepresentable {}
            extension UICollectionReusableView: UIView {}
            extension UICollectionView: UIScrollView, UIDataSourceTranslating, UISpringLoadedInteractionSupporting {
                init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
                func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String)
                func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
                func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String,
                    for indexPath: IndexPath) -> UICollectionReusableView
                func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
                func indexPath(for cell: UICollectionViewCell) -> IndexPath?; func indexPathForItem(at point: CGPoint) -> IndexPath?
                func reloadItems(at indexPaths: [IndexPath]); func reloadSections(_ sections: IndexSet)
                func insertItems(at indexPaths: [IndexPath]); func deleteItems(at indexPaths: [IndexPath])
                func deselectItem(at indexPath: IndexPath, animated: Bool)
                func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
                func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
                func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
                static let elementKindSectionHeader: String; static let elementKindSectionFooter: String
                var collectionViewLayout: UICollectionViewLayout; var delegate: (any UICollectionViewDelegate)?
                var dataSource: (any UICollectionViewDataSource)?; var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
                var dragDelegate: (any UICollectionViewDragDelegate)?; var dropDelegate: (any UICollectionViewDropDelegate)?
                var contextMenuInteraction: UIContextMenuInteraction?; var reorderingCadence: UICollectionView.ReorderingCadence
                var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation; var backgroundView: UIView?
                var indexPathsForSelectedItems: [IndexPath]?; var visibleCells: [UICollectionViewCell]
                var indexPathsForVisibleItems: [IndexPath]
                func dequeueConfiguredReusableCell<Cell: UICollectionViewCell,
                    Item>(using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
                    item: Item?) -> Cell
            }
            extension UICollectionView.CellRegistration { init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler) }
            extension UICollectionView.ElementCategory: Hashable, RawRepresentable {}
            extension UICollectionView.ReorderingCadence: Hashable, RawRepresentable {}
            extension UICollectionView.ScrollDirection: Hashable, RawRepresentable {}
            extension UICollectionView.ScrollPosition: OptionSet {}
            extension UICollectionView.SelfSizingInvalidation: Hashable, RawRepresentable {}
            extension UICollectionView.SupplementaryRegistration {}
            extension UICollectionViewCell: UICollectionReusableView {
                var configurationState: UICellConfigurationState
                var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
                var contentConfiguration: (any UIContentConfiguration)?; var contentView: UIView
                var backgroundConfiguration: UIBackgroundConfiguration?; var backgroundView: UIView?; var selectedBackgroundView: UIView?
            }
            extension UICollectionViewCell.DragState: Hashable, RawRepresentable {}
            extension UICollectionViewCompositionalLayout: UICollectionViewLayout {}
            extension UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {}
            extension UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {}
            extension UICollectionViewDataSource: NSObjectProtocol {}
            extension UICollectionViewDataSourcePrefetching: NSObjectProtocol {}
            extension UICollectionViewDelegate: UIScrollViewDelegate {}
            extension UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
            extension UICollectionViewDiffableDataSource: NSObject, UICollectionViewDataSource {
                func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
                    animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
                var supplementaryViewProvider: UICollectionViewDiffableDataSource<SectionIdentifierType,
                    ItemIdentifierType>.SupplementaryViewProvider?
            }
            extension UICollectionViewDiffableDataSource.ReorderingHandlers {}
            extension UICollectionViewDiffableDataSource.SectionSnapshotHandlers {}
            extension UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {}
            extension UICollectionViewDragDelegate: NSObjectProtocol {}
            extension UICollectionViewDropCoordinator: NSObjectProtocol {}
            extension UICollectionViewDropDelegate: NSObjectProtocol {}
            extension UICollectionViewDropItem: NSObjectProtocol {}
            extension UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}
            extension UICollectionViewDropPlaceholderContext: UIDragAnimating {}
            extension UICollectionViewDropProposal: UIDropProposal {}
            extension UICollectionViewDropProposal.Intent: Hashable, RawRepresentable {}
            extension UICollectionViewFlowLayout: UICollectionViewLayout {
                var scrollDirection: UICollectionView.ScrollDirection; var sectionInset: UIEdgeInsets
                var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference
            }
            extension UICollectionViewFlowLayout.SectionInsetReference: Hashable, RawRepresentable {}
            extension UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {}
            extension UICollectionViewFocusUpdateContext: UIFocusUpdateContext {}
            extension UICollectionViewLayout: NSObject, NSCoding { var collectionView: UICollectionView? }
            extension UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem { var frame: CGRect; var center: CGPoint }
            extension UICollectionViewLayoutInvalidationContext: NSObject {}
            extension UICollectionViewListCell: UICollectionViewCell {
                var accessories: [UICellAccessory]; var separatorLayoutGuide: UILayoutGuide
            }
            extension UICollectionViewPlaceholder: NSObject {}
            extension UICollectionViewTransitionLayout: UICollectionViewLayout {}
            extension UICollectionViewUpdateItem: NSObject {}
            extension UICollectionViewUpdateItem.Action: Hashable, RawRepresentable {}
            extension UICollisionBehavior: UIDynamicBehavior {}
            extension UICollisionBehavior.Mode: OptionSet {}
            extension UICollisionBehaviorDelegate: NSObjectProtocol {}
            extension UIColor: NSObject, NSSecureCoding, NSCopying, NSItemProviderReading, NSItemProviderWriting {
                init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat); init(white: CGFloat, alpha: CGFloat)
                init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
                init(displayP3Red displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat); init(cgColor: CGColor)
                init(patternImage image: UIImage); static var black: UIColor; static var darkGray: UIColor; static var lightGray: UIColor
                static var white: UIColor; static var gray: UIColor; static var red: UIColor; static var green: UIColor
                static var blue: UIColor; static var cyan: UIColor; static var yellow: UIColor; static var magenta: UIColor
                static var orange: UIColor; static var purple: UIColor; static var brown: UIColor; static var clear: UIColor
                var cgColor: CGColor; var ciColor: CIColor; static var systemRed: UIColor; static var systemGreen: UIColor
                static var systemBlue: UIColor; static var systemOrange: UIColor; static var systemYellow: UIColor
                static var systemPink: UIColor; static var systemPurple: UIColor; static var systemTeal: UIColor
                static var systemIndigo: UIColor; static var systemBrown: UIColor; static var systemMint: UIColor
                static var systemCyan: UIColor; static var systemGray: UIColor; static var systemGray2: UIColor
                static var systemGray3: UIColor; static var systemGray4: UIColor; static var systemGray5: UIColor
                static var systemGray6: UIColor; static var tintColor: UIColor; static var label: UIColor
                static var secondaryLabel: UIColor; static var tertiaryLabel: UIColor; static var quaternaryLabel: UIColor
                static var link: UIColor; static var placeholderText: UIColor; static var separator: UIColor
                static var opaqueSeparator: UIColor; static var systemBackground: UIColor; static var secondarySystemBackground: UIColor
                static var tertiarySystemBackground: UIColor; static var systemGroupedBackground: UIColor
                static var secondarySystemGroupedBackground: UIColor; static var tertiarySystemGroupedBackground: UIColor
                static var systemFill: UIColor; static var secondarySystemFill: UIColor; static var tertiarySystemFill: UIColor
                static var quaternarySystemFill: UIColor; static var lightText: UIColor; static var darkText: UIColor
            }
            extension UIColorPickerViewController: UIViewController {}
            extension UIColorPickerViewControllerDelegate: NSObjectProtocol {}
            extension UIColorWell: UIControl {}
            extension UICommand: UIMenuElement, UIMenuLeaf {}
            extension UICommandAlternate: NSObject, NSCopying, NSSecureCoding {}
            extension UIConfigurationColorTransformer {}
            extension UIConfigurationState {}
            extension UIConfigurationStateCustomKey: Hashable, RawRepresentable {}
            extension UIConfigurationTextAttributesTransformer {}
            extension UIContainerBackgroundStyle: Hashable, RawRepresentable {}
            extension UIContentConfiguration { func makeContentView() -> any UIView & UIContentView }
            extension UIContentContainer: NSObjectProtocol {}
            extension UIContentInsetsReference: Hashable, RawRepresentable {}
            extension UIContentSizeCategory: Hashable, RawRepresentable, Comparable {
                static let unspecified: UIContentSizeCategory; static let extraSmall: UIContentSizeCategory
                static let small: UIContentSizeCategory; static let medium: UIContentSizeCategory; static let large: UIContentSizeCategory
                static let extraLarge: UIContentSizeCategory
            }
            extension UIContentSizeCategoryAdjusting: NSObjectProtocol {}
            extension UIContentUnavailableAlignment: Hashable, RawRepresentable {}
            extension UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {}
            extension UIContentUnavailableConfiguration.Alignment: Hashable {}
            extension UIContentUnavailableConfiguration.ButtonProperties: Hashable {}
            extension UIContentUnavailableConfiguration.ImageProperties: Hashable {}
            extension UIContentUnavailableConfiguration.TextProperties: Hashable {}
            extension UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {}
            extension UIContentUnavailableView: UIView, UIContentView {}
            extension UIContentView: NSObjectProtocol { var configuration: any UIContentConfiguration }
            extension UIContextMenuConfiguration: NSObject {}
            extension UIContextMenuConfiguration.ElementOrder: Hashable, RawRepresentable {}
            extension UIContextMenuInteraction: NSObject, UIInteraction {}
            extension UIContextMenuInteraction.appearance: Hashable, RawRepresentable {}
            extension UIContextMenuInteractionAnimating: NSObjectProtocol {}
            extension UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}
            extension UIContextMenuInteractionCommitStyle: Hashable, RawRepresentable {}
            extension UIContextMenuInteractionDelegate: NSObjectProtocol {}
            extension UIContextualAction: NSObject {
                init(style: UIContextualAction.Style, title: String?, handler: @escaping (UIContextualAction, UIView,
                    @escaping (Bool) -> Void) -> Void)
                var style: UIContextualAction.Style; var backgroundColor: UIColor!; var image: UIImage?
            }
            extension UIContextualAction.Style: Hashable, RawRepresentable {}
            extension UIControl: UIView, UIContextMenuInteractionDelegate {
                func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
                func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
                func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
                func sendActions(for controlEvents: UIControl.Event); var contentVerticalAlignment: UIControl.ContentVerticalAlignment
                var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment
                var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment; var state: UIControl.State
                var allTargets: Set<AnyHashable>; var allControlEvents: UIControl.Event
                var contextMenuInteraction: UIContextMenuInteraction?; var toolTipInteraction: UIToolTipInteraction?
            }
            extension UIControl.ContentHorizontalAlignment: Hashable, RawRepresentable {}
            extension UIControl.ContentVerticalAlignment: Hashable, RawRepresentable {}
            extension UIControl.Event: OptionSet {
                static let touchDown: UIControl.Event; static let touchDownRepeat: UIControl.Event
                static let touchDragInside: UIControl.Event; static let touchDragOutside: UIControl.Event
                static let touchDragEnter: UIControl.Event; static let touchDragExit: UIControl.Event
                static let touchUpInside: UIControl.Event; static let touchUpOutside: UIControl.Event
                static let touchCancel: UIControl.Event; static let valueChanged: UIControl.Event
                static let primaryActionTriggered: UIControl.Event; static let menuActionTriggered: UIControl.Event
                static let editingDidBegin: UIControl.Event; static let editingChanged: UIControl.Event
                static let editingDidEnd: UIControl.Event; static let editingDidEndOnExit: UIControl.Event
                static let allTouchEvents: UIControl.Event; static let allEditingEvents: UIControl.Event
            }
            extension UIControl.State: OptionSet {
                static let normal: UIControl.State; static let highlighted: UIControl.State; static let disabled: UIControl.State
                static let selected: UIControl.State; static let focused: UIControl.State; static let application: UIControl.State
            }
            extension UICoordinateSpace: NSObjectProtocol { var bounds: CGRect }
            extension UICornerCurve: Hashable, RawRepresentable {}
            extension UICubicTimingParameters: NSObject, UITimingCurveProvider {}
            extension UIDataDetectorTypes: OptionSet {}
            extension UIDataSourceModelAssociation {}
            extension UIDataSourceTranslating: NSObjectProtocol {}
            extension UIDatePicker: UIControl, NSCoding {
                var datePickerMode: UIDatePicker.Mode; var locale: Locale?; var calendar: Calendar!
            }
            extension UIDatePicker.Mode: Hashable, RawRepresentable {}
            extension UIDatePickerStyle: Hashable, RawRepresentable {}
            extension UIDeferredMenuElement: UIMenuElement {}
            extension UIDevice: NSObject {
                static var current: UIDevice; var orientation: UIDeviceOrientation; var identifierForVendor: UUID?
                var batteryState: UIDevice.BatteryState; var userInterfaceIdiom: UIUserInterfaceIdiom
                static let batteryStateDidChangeNotification: NSNotification.Name
                static let batteryLevelDidChangeNotification: NSNotification.Name
                static let proximityStateDidChangeNotification: NSNotification.Name
            }
            extension UIDevice.BatteryState: Hashable, RawRepresentable {}
            extension UIDeviceOrientation: Hashable, RawRepresentable {}
            extension UIDictationPhrase: NSObject {}
            extension UIDirectionalRectEdge: OptionSet {}
            extension UIDisplayGamut: Hashable, RawRepresentable {}
            extension UIDocument: NSObject, NSFilePresenter, ProgressReporting, UINavigationItemRenameDelegate, UIUserActivityRestoring {}
            extension UIDocument.ChangeKind: Hashable, RawRepresentable {}
            extension UIDocument.SaveOperation: Hashable, RawRepresentable {}
            extension UIDocument.State: OptionSet {}
            extension UIDocumentBrowserAction: NSObject {}
            extension UIDocumentBrowserAction.Availability: OptionSet {}
            extension UIDocumentBrowserErrorCode: CustomNSError, Hashable {}
            extension UIDocumentBrowserErrorCode.Code: Hashable, RawRepresentable {}
            extension UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {}
            extension UIDocumentBrowserViewController: UIViewController, NSCoding {}
            extension UIDocumentBrowserViewController.BrowserUserInterfaceStyle: Hashable, RawRepresentable {}
            extension UIDocumentBrowserViewController.ImportMode: Hashable, RawRepresentable {}
            extension UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {}
            extension UIDocumentInteractionController: NSObject, UIActionSheetDelegate {}
            extension UIDocumentInteractionControllerDelegate: NSObjectProtocol {}
            extension UIDocumentMenuDelegate: NSObjectProtocol {}
            extension UIDocumentMenuOrder: Hashable, RawRepresentable {}
            extension UIDocumentMenuViewController: UIViewController {}
            extension UIDocumentPickerDelegate: NSObjectProtocol {}
            extension UIDocumentPickerExtensionViewController: UIViewController {}
            extension UIDocumentPickerMode: Hashable, RawRepresentable {}
            extension UIDocumentPickerViewController: UIViewController {}
            extension UIDocumentProperties: NSObject {}
            extension UIDocumentViewController: UIViewController {}
            extension UIDragAnimating: NSObjectProtocol {}
            extension UIDragDropSession: NSObjectProtocol {}
            extension UIDragInteraction: NSObject, UIInteraction {}
            extension UIDragInteractionDelegate: NSObjectProtocol {}
            extension UIDragItem: NSObject {}
            extension UIDragPreview: NSObject, NSCopying {}
            extension UIDragPreviewParameters: UIPreviewParameters {}
            extension UIDragPreviewTarget: UIPreviewTarget {}
            extension UIDragSession: UIDragDropSession {}
            extension UIDropInteraction: NSObject, UIInteraction {}
            extension UIDropInteractionDelegate: NSObjectProtocol {}
            extension UIDropOperation: Hashable, RawRepresentable {}
            extension UIDropProposal: NSObject, NSCopying {}
            extension UIDropSession: UIDragDropSession, ProgressReporting {}
            extension UIDropSessionProgressIndicatorStyle: Hashable, RawRepresentable {}
            extension UIDynamicAnimator: NSObject {}
            extension UIDynamicAnimatorDelegate: NSObjectProtocol {}
            extension UIDynamicBehavior: NSObject {}
            extension UIDynamicItem: NSObjectProtocol {}
            extension UIDynamicItemBehavior: UIDynamicBehavior {}
            extension UIDynamicItemCollisionBoundsType: Hashable, RawRepresentable {}
            extension UIDynamicItemGroup: NSObject, UIDynamicItem {}
            extension UIEdgeInsets: Equatable, Codable {
                static let zero: UIEdgeInsets; init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat); var top: CGFloat
                var left: CGFloat; var bottom: CGFloat; var right: CGFloat
            }
            extension UIEditMenuArrowDirection: Hashable, RawRepresentable {}
            extension UIEditMenuConfiguration: NSObject {}
            extension UIEditMenuInteraction: NSObject, UIInteraction {}
            extension UIEditMenuInteractionAnimating: NSObjectProtocol {}
            extension UIEditMenuInteractionDelegate: NSObjectProtocol {}
            extension UIEditingInteractionConfiguration: Hashable, RawRepresentable {}
            extension UIEvent: NSObject {
                var type: UIEvent.EventType; var subtype: UIEvent.EventSubtype; var modifierFlags: UIKeyModifierFlags
            }
            extension UIEvent.ButtonMask: OptionSet {}
            extension UIEvent.EventSubtype: Hashable, RawRepresentable {}
            extension UIEvent.EventType: Hashable, RawRepresentable {}
            extension UIEventAttribution: NSObject, NSCopying {}
            extension UIEventAttributionView: UIView {}
            extension UIFeedbackGenerator: NSObject { func prepare() }
            extension UIFieldBehavior: UIDynamicBehavior {}
            extension UIFindInteraction: NSObject, UIInteraction {}
            extension UIFindInteractionDelegate: NSObjectProtocol {}
            extension UIFindSession: NSObject {}
            extension UIFindSession.SearchResultDisplayStyle: Hashable, RawRepresentable {}
            extension UIFloatRange: Equatable, Codable { var minimum: CGFloat; var maximum: CGFloat }
            extension UIFocusAnimationContext: NSObjectProtocol {}
            extension UIFocusAnimationCoordinator: NSObject {}
            extension UIFocusDebugger: NSObject {}
            extension UIFocusDebuggerOutput: NSObjectProtocol {}
            extension UIFocusEffect: NSObject, NSCopying {}
            extension UIFocusEnvironment: NSObjectProtocol {}
            extension UIFocusGroupPriority: Hashable, RawRepresentable {}
            extension UIFocusGuide: UILayoutGuide {}
            extension UIFocusHaloEffect: UIFocusEffect {}
            extension UIFocusHaloEffect.Position: Hashable, RawRepresentable {}
            extension UIFocusHeading: OptionSet {}
            extension UIFocusItem: UIFocusEnvironment {}
            extension UIFocusItemContainer: NSObjectProtocol {}
            extension UIFocusItemScrollableContainer: UIFocusItemContainer {}
            extension UIFocusMovementHint: NSObject, NSCopying {}
            extension UIFocusSoundIdentifier: Hashable, RawRepresentable {}
            extension UIFocusSystem: NSObject {}
            extension UIFocusUpdateContext: NSObject {}
            extension UIFont: NSObject, NSCopying, NSSecureCoding {
                init?(name fontName: String, size fontSize: CGFloat); init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
                static func systemFont(ofSize fontSize: CGFloat) -> UIFont
                static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
                static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
                static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
                static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
                static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
                static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
                static func preferredFont(forTextStyle style: UIFont.TextStyle,
                    compatibleWith traitCollection: UITraitCollection?) -> UIFont
                func withSize(_ fontSize: CGFloat) -> UIFont; static var familyNames: [String]; var fontDescriptor: UIFontDescriptor
            }
            extension UIFont.TextStyle: Hashable, RawRepresentable {
                static let largeTitle: UIFont.TextStyle; static let extraLargeTitle: UIFont.TextStyle
                static let extraLargeTitle2: UIFont.TextStyle; static let title1: UIFont.TextStyle; static let title2: UIFont.TextStyle
                static let title3: UIFont.TextStyle; static let headline: UIFont.TextStyle; static let subheadline: UIFont.TextStyle
                static let body: UIFont.TextStyle; static let callout: UIFont.TextStyle; static let footnote: UIFont.TextStyle
                static let caption1: UIFont.TextStyle; static let caption2: UIFont.TextStyle
            }
            extension UIFont.Weight: Hashable, RawRepresentable {
                static let ultraLight: UIFont.Weight; static let thin: UIFont.Weight; static let light: UIFont.Weight
                static let regular: UIFont.Weight; static let medium: UIFont.Weight; static let semibold: UIFont.Weight
                static let bold: UIFont.Weight; static let heavy: UIFont.Weight; static let black: UIFont.Weight
            }
            extension UIFont.Width: Hashable, RawRepresentable {}
            extension UIFontDescriptor: NSObject, NSCopying, NSSecureCoding {
                func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?
                func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor?
                func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFontDescriptor
                var matrix: CGAffineTransform; var symbolicTraits: UIFontDescriptor.SymbolicTraits
                var fontAttributes: [UIFontDescriptor.AttributeName: Any]
            }
            extension UIFontDescriptor.AttributeName: Hashable, RawRepresentable {}
            extension UIFontDescriptor.FeatureKey: Hashable, RawRepresentable {}
            extension UIFontDescriptor.SymbolicTraits: OptionSet {}
            extension UIFontDescriptor.SystemDesign: Hashable, RawRepresentable {
                static let `default`: UIFontDescriptor.SystemDesign; static let rounded: UIFontDescriptor.SystemDesign
                static let serif: UIFontDescriptor.SystemDesign; static let monospaced: UIFontDescriptor.SystemDesign
            }
            extension UIFontDescriptor.TraitKey: Hashable, RawRepresentable {}
            extension UIFontMetrics: NSObject { init(forTextStyle textStyle: UIFont.TextStyle); static var `default`: UIFontMetrics }
            extension UIFontPickerViewController: UIViewController {}
            extension UIFontPickerViewController.Configuration: NSObject, NSCopying {}
            extension UIFontPickerViewControllerDelegate: NSObjectProtocol {}
            extension UIForceTouchCapability: Hashable, RawRepresentable {}
            extension UIGestureRecognizer: NSObject {
                init(target: Any?, action: Selector?); func location(in view: UIView?) -> CGPoint
                func addTarget(_ target: Any, action: Selector); func require(toFail otherGestureRecognizer: UIGestureRecognizer)
                var state: UIGestureRecognizer.State; var delegate: (any UIGestureRecognizerDelegate)?; var view: UIView?
                var allowedTouchTypes: [NSNumber]; var allowedPressTypes: [NSNumber]; var modifierFlags: UIKeyModifierFlags
                var buttonMask: UIEvent.ButtonMask
            }
            extension UIGestureRecognizer.State: Hashable, RawRepresentable {}
            extension UIGestureRecognizerDelegate: NSObjectProtocol {}
            extension UIGraphicsImageRenderer: UIGraphicsRenderer {
                init(size: CGSize); init(bounds: CGRect); init(size: CGSize, format: UIGraphicsImageRendererFormat)
                func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
                func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
            }
            extension UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
            extension UIGraphicsImageRendererFormat: UIGraphicsRendererFormat { var preferredRange: UIGraphicsImageRendererFormat.Range }
            extension UIGraphicsImageRendererFormat.Range: Hashable, RawRepresentable {}
            extension UIGraphicsPDFRenderer: UIGraphicsRenderer {}
            extension UIGraphicsPDFRendererContext: UIGraphicsRendererContext {}
            extension UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {}
            extension UIGraphicsRenderer: NSObject {}
            extension UIGraphicsRendererContext: NSObject {}
            extension UIGraphicsRendererFormat: NSObject, NSCopying {}
            extension UIGravityBehavior: UIDynamicBehavior {}
            extension UIGuidedAccessAccessibilityFeature: OptionSet {}
            extension UIGuidedAccessRestrictionDelegate: NSObjectProtocol {}
            extension UIHostingConfiguration {}
            extension UIHoverAutomaticEffect: UIHoverEffect {}
            extension UIHoverEffect {}
            extension UIHoverGestureRecognizer: UIGestureRecognizer {}
            extension UIHoverHighlightEffect: UIHoverEffect {}
            extension UIHoverLiftEffect: UIHoverEffect {}
            extension UIHoverStyle: NSObject, NSCopying {}
            extension UIImage: NSObject, NSSecureCoding, UIAccessibilityIdentification, NSItemProviderReading, NSItemProviderWriting,
                UIItemProviderPresentationSizeProviding {
                init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
                init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?); init?(data: Data)
                init?(data: Data, scale: CGFloat); init(cgImage: CGImage); init(ciImage: CIImage); func pngData() -> Data?
                func jpegData(compressionQuality: CGFloat) -> Data?
                func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage; func withTintColor(_ color: UIColor) -> UIImage
                func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage
                func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage
                func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage?; var cgImage: CGImage?
                var ciImage: CIImage?; var imageOrientation: UIImage.Orientation; var images: [UIImage]?; var capInsets: UIEdgeInsets
                var resizingMode: UIImage.ResizingMode; var alignmentRectInsets: UIEdgeInsets; var renderingMode: UIImage.RenderingMode
                var imageRendererFormat: UIGraphicsImageRendererFormat; var traitCollection: UITraitCollection
                var imageAsset: UIImageAsset?; var configuration: UIImage.Configuration?
                var symbolConfiguration: UIImage.SymbolConfiguration?; static var actions: UIImage; static var add: UIImage
                static var remove: UIImage; static var checkmark: UIImage; static var strokedCheckmark: UIImage
            }
            extension UIImage.Configuration: NSObject, NSCopying, NSSecureCoding {}
            extension UIImage.DynamicRange: Hashable, RawRepresentable {}
            extension UIImage.Orientation: Hashable, RawRepresentable {}
            extension UIImage.RenderingMode: Hashable, RawRepresentable {
                static let automatic: UIImage.RenderingMode; static let alwaysOriginal: UIImage.RenderingMode
                static let alwaysTemplate: UIImage.RenderingMode
            }
            extension UIImage.ResizingMode: Hashable, RawRepresentable {}
            extension UIImage.SymbolConfiguration: UIImage.Configuration {
                convenience init(pointSize: CGFloat); convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight)
                convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale)
                convenience init(textStyle: UIFont.TextStyle); convenience init(font: UIFont)
                convenience init(weight: UIImage.SymbolWeight); convenience init(scale: UIImage.SymbolScale)
                convenience init(paletteColors: [UIColor]); convenience init(hierarchicalColor: UIColor)
            }
            extension UIImage.SymbolScale: Hashable, RawRepresentable {
                static let `default`: UIImage.SymbolScale; static let unspecified: UIImage.SymbolScale
                static let small: UIImage.SymbolScale; static let medium: UIImage.SymbolScale; static let large: UIImage.SymbolScale
            }
            extension UIImage.SymbolWeight: Hashable, RawRepresentable {
                static let unspecified: UIImage.SymbolWeight; static let ultraLight: UIImage.SymbolWeight
                static let thin: UIImage.SymbolWeight; static let light: UIImage.SymbolWeight; static let regular: UIImage.SymbolWeight
                static let medium: UIImage.SymbolWeight
            }
            extension UIImageAsset: NSObject, NSSecureCoding {}
            extension UIImagePickerController: UINavigationController, NSCoding {}
            extension UIImagePickerController.CameraCaptureMode: Hashable, RawRepresentable {}
            extension UIImagePickerController.CameraDevice: Hashable, RawRepresentable {}
            extension UIImagePickerController.CameraFlashMode: Hashable, RawRepresentable {}
            extension UIImagePickerController.ImageURLExportPreset: Hashable, RawRepresentable {}
            extension UIImagePickerController.InfoKey: Hashable, RawRepresentable {}
            extension UIImagePickerController.QualityType: Hashable, RawRepresentable {}
            extension UIImagePickerController.SourceType: Hashable, RawRepresentable {}
            extension UIImagePickerControllerDelegate: NSObjectProtocol {}
            extension UIImageReader {}
            extension UIImageReader.Configuration: Equatable {}
            extension UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
                var image: UIImage?; var highlightedImage: UIImage?; var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
                var animationImages: [UIImage]?; var highlightedAnimationImages: [UIImage]?; var tintColor: UIColor!
                var preferredImageDynamicRange: UIImage.DynamicRange; var imageDynamicRange: UIImage.DynamicRange
            }
            extension UIImpactFeedbackGenerator: UIFeedbackGenerator {
                init(style: UIImpactFeedbackGenerator.FeedbackStyle); func impactOccurred()
            }
            extension UIImpactFeedbackGenerator.FeedbackStyle: Hashable, RawRepresentable {
                static let light: UIImpactFeedbackGenerator.FeedbackStyle; static let medium: UIImpactFeedbackGenerator.FeedbackStyle
                static let heavy: UIImpactFeedbackGenerator.FeedbackStyle; static let soft: UIImpactFeedbackGenerator.FeedbackStyle
            }
            extension UIIndirectScribbleInteraction: NSObject, UIInteraction {}
            extension UIIndirectScribbleInteractionDelegate: NSObjectProtocol {}
            extension UIInputView: UIView {}
            extension UIInputView.Style: Hashable, RawRepresentable {}
            extension UIInputViewAudioFeedback: NSObjectProtocol {}
            extension UIInputViewController: UIViewController, UITextInputDelegate {}
            extension UIInteraction: NSObjectProtocol {}
            extension UIInterfaceOrientation: Hashable, RawRepresentable {}
            extension UIInterfaceOrientationMask: OptionSet {}
            extension UIInterpolatingMotionEffect: UIMotionEffect {}
            extension UIInterpolatingMotionEffect.EffectType: Hashable, RawRepresentable {}
            extension UIItemProviderPresentationSizeProviding: NSObjectProtocol {}
            extension UIKey: NSObject, NSCopying, NSCoding {}
            extension UIKeyCommand: UICommand {}
            extension UIKeyInput: UITextInputTraits {}
            extension UIKeyModifierFlags: OptionSet {}
            extension UIKeyboardAppearance: Hashable, RawRepresentable {}
            extension UIKeyboardHIDUsage: Hashable, RawRepresentable {}
            extension UIKeyboardLayoutGuide: UITrackingLayoutGuide {}
            extension UIKeyboardType: Hashable, RawRepresentable {}
            extension UILabel: UIView, NSCoding, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
                var text: String?; var font: UIFont!; var textColor: UIColor!; var preferredVibrancy: UILabelVibrancy
                var shadowColor: UIColor?; var shadowOffset: CGSize; var textAlignment: NSTextAlignment
                var lineBreakMode: NSLineBreakMode; var attributedText: NSAttributedString?; var highlightedTextColor: UIColor?
                var isHighlighted: Bool; var isUserInteractionEnabled: Bool; var isEnabled: Bool; var numberOfLines: Int
                var adjustsFontSizeToFitWidth: Bool; var baselineAdjustment: UIBaselineAdjustment; var minimumScaleFactor: CGFloat
                var allowsDefaultTighteningForTruncation: Bool; var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
                var preferredMaxLayoutWidth: CGFloat; var enablesMarqueeWhenAncestorFocused: Bool
                var showsExpansionTextWhenTruncated: Bool
            }
            extension UILabelVibrancy: Hashable, RawRepresentable {}
            extension UILargeContentViewerInteraction: NSObject, UIInteraction {}
            extension UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
            extension UILargeContentViewerItem: NSObjectProtocol {}
            extension UILayoutGuide: NSObject, NSCoding, UIPopoverPresentationControllerSourceItem {
                var layoutFrame: CGRect; var owningView: UIView?; var leadingAnchor: NSLayoutXAxisAnchor
                var trailingAnchor: NSLayoutXAxisAnchor; var leftAnchor: NSLayoutXAxisAnchor; var rightAnchor: NSLayoutXAxisAnchor
                var topAnchor: NSLayoutYAxisAnchor; var bottomAnchor: NSLayoutYAxisAnchor; var widthAnchor: NSLayoutDimension
                var heightAnchor: NSLayoutDimension; var centerXAnchor: NSLayoutXAxisAnchor; var centerYAnchor: NSLayoutYAxisAnchor
            }
            extension UILayoutGuideAspectFitting: NSObjectProtocol {}
            extension UILayoutPriority: Hashable, RawRepresentable {
                static let required: UILayoutPriority; static let defaultHigh: UILayoutPriority; static let defaultLow: UILayoutPriority
                static let fittingSizeLevel: UILayoutPriority; static let dragThatCanResizeScene: UILayoutPriority
                static let dragThatCannotResizeScene: UILayoutPriority; static let sceneSizeStayPut: UILayoutPriority
                init(_ rawValue: Float); init(rawValue: Float); var rawValue: Float
            }
            extension UILayoutSupport: NSObjectProtocol {}
            extension UILegibilityWeight: Hashable, RawRepresentable {}
            extension UILetterformAwareAdjusting: NSObjectProtocol {}
            extension UILetterformAwareSizingRule: Hashable, RawRepresentable {}
            extension UILexicon: NSObject, NSCopying {}
            extension UILexiconEntry: NSObject, NSCopying {}
            extension UILineBreakMode: Hashable, RawRepresentable {}
            extension UIListContentConfiguration: UIContentConfiguration, Hashable {
                static func cell() -> UIListContentConfiguration; var image: UIImage?
                var imageProperties: UIListContentConfiguration.ImageProperties; var attributedText: NSAttributedString?
                var textProperties: UIListContentConfiguration.TextProperties; var secondaryAttributedText: NSAttributedString?
                var secondaryTextProperties: UIListContentConfiguration.TextProperties; var axesPreservingSuperviewLayoutMargins: UIAxis
                var directionalLayoutMargins: NSDirectionalEdgeInsets
            }
            extension UIListContentConfiguration.ImageProperties: Hashable {}
            extension UIListContentConfiguration.TextProperties: Hashable {}
            extension UIListContentConfiguration.TextProperties.TextAlignment: Hashable {}
            extension UIListContentConfiguration.TextProperties.TextTransform: Hashable {}
            extension UIListContentTextAlignment: Hashable, RawRepresentable {}
            extension UIListContentTextTransform: Hashable, RawRepresentable {}
            extension UIListContentView: UIView, UIContentView {}
            extension UIListSeparatorConfiguration: Hashable {}
            extension UIListSeparatorConfiguration.Visibility: Hashable {}
            extension UIListSeparatorVisibility: Hashable, RawRepresentable {}
            extension UILocalNotification: NSObject, NSCopying, NSCoding {}
            extension UILocalizedIndexedCollation: NSObject {}
            extension UILongPressGestureRecognizer: UIGestureRecognizer {}
            extension UILookToDictateCapable: NSObjectProtocol {}
            extension UIManagedDocument: UIDocument {}
            extension UIMarkupTextPrintFormatter: UIPrintFormatter {}
            extension UIMenu: UIMenuElement {
                var identifier: UIMenu.Identifier; var options: UIMenu.Options; var preferredElementSize: UIMenu.ElementSize
                var children: [UIMenuElement]; var selectedElements: [UIMenuElement]
            }
            extension UIMenu.ElementSize: Hashable, RawRepresentable {}
            extension UIMenu.Identifier: Hashable, RawRepresentable {}
            extension UIMenu.Options: OptionSet {}
            extension UIMenuBuilder {}
            extension UIMenuController: NSObject {}
            extension UIMenuController.ArrowDirection: Hashable, RawRepresentable {}
            extension UIMenuElement: NSObject, NSCopying, NSSecureCoding, UIAccessibilityIdentification { var image: UIImage? }
            extension UIMenuElement.Attributes: OptionSet {}
            extension UIMenuElement.State: Hashable, RawRepresentable {}
            extension UIMenuItem: NSObject {}
            extension UIMenuLeaf: NSObjectProtocol {}
            extension UIMenuSystem: NSObject {}
            extension UIModalPresentationStyle: Hashable, RawRepresentable {}
            extension UIModalTransitionStyle: Hashable, RawRepresentable {}
            extension UIMotionEffect: NSObject, NSCopying, NSCoding {}
            extension UIMotionEffectGroup: UIMotionEffect {}
            extension UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}
            extension UIMutableTraits {}
            extension UIMutableUserNotificationAction: UIUserNotificationAction {}
            extension UIMutableUserNotificationCategory: UIUserNotificationCategory {}
            extension UINSToolbarItemPresentationSize: Hashable, RawRepresentable {}
            extension UINavigationBar: UIView, NSCoding, UIBarPositioning {
                var barStyle: UIBarStyle; var delegate: (any UINavigationBarDelegate)?; var topItem: UINavigationItem?
                var backItem: UINavigationItem?; var items: [UINavigationItem]?
                var currentNSToolbarSection: UINavigationBar.NSToolbarSection; var behavioralStyle: UIBehavioralStyle
                var preferredBehavioralStyle: UIBehavioralStyle; var tintColor: UIColor!; var barTintColor: UIColor?
                var shadowImage: UIImage?; var titleTextAttributes: [NSAttributedString.Key: Any]?
            }
            extension UINavigationBar.NSToolbarSection: Hashable, RawRepresentable {}
            extension UINavigationBarAppearance: UIBarAppearance { var titleTextAttributes: [NSAttributedString.Key: Any] }
            extension UINavigationBarDelegate: UIBarPositioningDelegate {}
            extension UINavigationController: UIViewController {
                init(rootViewController: UIViewController); init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
                func pushViewController(_ viewController: UIViewController, animated: Bool)
                func popViewController(animated: Bool) -> UIViewController?
                func popToRootViewController(animated: Bool) -> [UIViewController]?
                func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
                func setViewControllers(_ viewControllers: [UIViewController], animated: Bool); var topViewController: UIViewController?
                var visibleViewController: UIViewController?; var viewControllers: [UIViewController]; var navigationBar: UINavigationBar
                var toolbar: UIToolbar!; var delegate: (any UINavigationControllerDelegate)?
                var interactivePopGestureRecognizer: UIGestureRecognizer?; var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer
                var barHideOnTapGestureRecognizer: UITapGestureRecognizer
            }
            extension UINavigationController.Operation: Hashable, RawRepresentable {}
            extension UINavigationControllerDelegate: NSObjectProtocol {}
            extension UINavigationItem: NSObject, NSCoding {
                var titleView: UIView?; var backBarButtonItem: UIBarButtonItem?
                var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode; var backAction: UIAction?
                var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?; var renameDelegate: (any UINavigationItemRenameDelegate)?
                var documentProperties: UIDocumentProperties?; var leftBarButtonItems: [UIBarButtonItem]?
                var rightBarButtonItems: [UIBarButtonItem]?; var leftBarButtonItem: UIBarButtonItem?
                var rightBarButtonItem: UIBarButtonItem?; var leadingItemGroups: [UIBarButtonItemGroup]
                var centerItemGroups: [UIBarButtonItemGroup]
            }
            extension UINavigationItem.BackButtonDisplayMode: Hashable, RawRepresentable {}
            extension UINavigationItem.ItemStyle: Hashable, RawRepresentable {}
            extension UINavigationItem.LargeTitleDisplayMode: Hashable, RawRepresentable {}
            extension UINavigationItem.SearchBarPlacement: Hashable, RawRepresentable {}
            extension UINavigationItemRenameDelegate: AnyObject {}
            extension UINib: NSObject { init(nibName name: String, bundle bundleOrNil: Bundle?) }
            extension UINib.OptionsKey: Hashable, RawRepresentable {}
            extension UINotificationFeedbackGenerator: UIFeedbackGenerator {}
            extension UINotificationFeedbackGenerator.FeedbackType: Hashable, RawRepresentable {
                static let success: UINotificationFeedbackGenerator.FeedbackType
                static let warning: UINotificationFeedbackGenerator.FeedbackType
                static let error: UINotificationFeedbackGenerator.FeedbackType
            }
            extension UIObjectRestoration {}
            extension UIOffset: Equatable, Codable {
                static let zero: UIOffset; init(horizontal: CGFloat, vertical: CGFloat); var horizontal: CGFloat
            }
            extension UIOpenURLContext: NSObject {}
            extension UIPageControl: UIControl {}
            extension UIPageControl.BackgroundStyle: Hashable, RawRepresentable {}
            extension UIPageControl.Direction: Hashable, RawRepresentable {}
            extension UIPageControl.InteractionState: Hashable, RawRepresentable {}
            extension UIPageControlProgress: NSObject {}
            extension UIPageControlProgressDelegate: NSObjectProtocol {}
            extension UIPageControlTimerProgress: UIPageControlProgress {}
            extension UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {}
            extension UIPageViewController: UIViewController {
                var delegate: (any UIPageViewControllerDelegate)?; var dataSource: (any UIPageViewControllerDataSource)?
                var transitionStyle: UIPageViewController.TransitionStyle
                var navigationOrientation: UIPageViewController.NavigationOrientation
                var spineLocation: UIPageViewController.SpineLocation; var gestureRecognizers: [UIGestureRecognizer]
                var viewControllers: [UIViewController]?
            }
            extension UIPageViewController.NavigationDirection: Hashable, RawRepresentable {}
            extension UIPageViewController.NavigationOrientation: Hashable, RawRepresentable {}
            extension UIPageViewController.OptionsKey: Hashable, RawRepresentable {}
            extension UIPageViewController.SpineLocation: Hashable, RawRepresentable {}
            extension UIPageViewController.TransitionStyle: Hashable, RawRepresentable {}
            extension UIPageViewControllerDataSource: NSObjectProtocol {}
            extension UIPageViewControllerDelegate: NSObjectProtocol {}
            extension UIPanGestureRecognizer: UIGestureRecognizer { var allowedScrollTypesMask: UIScrollTypeMask }
            extension UIPasteConfiguration: NSObject, NSSecureCoding, NSCopying {}
            extension UIPasteConfigurationSupporting: NSObjectProtocol {}
            extension UIPasteControl: UIControl {}
            extension UIPasteControl.Configuration: NSObject, NSSecureCoding {}
            extension UIPasteControl.DisplayMode: Hashable, RawRepresentable {}
            extension UIPasteboard: NSObject {}
            extension UIPasteboard.DetectedValues {}
            extension UIPasteboard.DetectionPattern: Hashable, RawRepresentable {}
            extension UIPasteboard.Name: Hashable, RawRepresentable {}
            extension UIPasteboard.OptionsKey: Hashable, RawRepresentable {}
            extension UIPencilInteraction: NSObject, UIInteraction {}
            extension UIPencilInteractionDelegate: NSObjectProtocol {}
            extension UIPencilPreferredAction: Hashable, RawRepresentable {}
            extension UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {}
            extension UIPickerView: UIView, NSCoding {
                var dataSource: (any UIPickerViewDataSource)?; var delegate: (any UIPickerViewDelegate)?
            }
            extension UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {}
            extension UIPickerViewDataSource: NSObjectProtocol {}
            extension UIPickerViewDelegate: NSObjectProtocol {}
            extension UIPinchGestureRecognizer: UIGestureRecognizer {}
            extension UIPointerAccessory: NSObject, NSCopying {}
            extension UIPointerAccessory.Position {}
            extension UIPointerAccessoryPosition { var offset: CGFloat; var angle: CGFloat }
            extension UIPointerEffect: UIHoverEffect {}
            extension UIPointerEffect.TintMode: Hashable {}
            extension UIPointerEffectTintMode: Hashable, RawRepresentable {}
            extension UIPointerInteraction: NSObject, UIInteraction {}
            extension UIPointerInteractionAnimating: NSObjectProtocol {}
            extension UIPointerInteractionDelegate: NSObjectProtocol {}
            extension UIPointerLockState: NSObject {}
            extension UIPointerRegion: NSObject, NSCopying {}
            extension UIPointerRegionRequest: NSObject {}
            extension UIPointerShape {}
            extension UIPointerStyle: UIHoverStyle, NSCopying {}
            extension UIPopoverArrowDirection: OptionSet {}
            extension UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {}
            extension UIPopoverBackgroundViewMethods {}
            extension UIPopoverController: NSObject, UIAppearanceContainer {}
            extension UIPopoverControllerDelegate: NSObjectProtocol {}
            extension UIPopoverPresentationController: UIPresentationController {
                var delegate: (any UIPopoverPresentationControllerDelegate)?
            }
            extension UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
            extension UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
            extension UIPresentationController: NSObject, UIAppearanceContainer, UITraitEnvironment, UIContentContainer,
                UIFocusEnvironment, UITraitChangeObservable {
                var presentingViewController: UIViewController; var presentedViewController: UIViewController
                var presentationStyle: UIModalPresentationStyle; var containerView: UIView?
                var delegate: (any UIAdaptivePresentationControllerDelegate)?; var adaptivePresentationStyle: UIModalPresentationStyle
            }
            extension UIPress: NSObject {}
            extension UIPress.Phase: Hashable, RawRepresentable {}
            extension UIPress.PressType: Hashable, RawRepresentable {}
            extension UIPressesEvent: UIEvent {}
            extension UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {}
            extension UIPreviewAction.Style: Hashable, RawRepresentable {}
            extension UIPreviewActionGroup: NSObject, NSCopying, UIPreviewActionItem {}
            extension UIPreviewActionItem: NSObjectProtocol {}
            extension UIPreviewInteraction: NSObject {}
            extension UIPreviewInteractionDelegate: NSObjectProtocol {}
            extension UIPreviewParameters: NSObject, NSCopying {}
            extension UIPreviewTarget: NSObject, NSCopying {}
            extension UIPrintErrorCode: CustomNSError, Hashable {}
            extension UIPrintErrorCode.Code: Hashable, RawRepresentable {}
            extension UIPrintFormatter: NSObject, NSCopying {}
            extension UIPrintInfo: NSObject, NSCopying, NSCoding {}
            extension UIPrintInfo.Duplex: Hashable, RawRepresentable {}
            extension UIPrintInfo.Orientation: Hashable, RawRepresentable {}
            extension UIPrintInfo.OutputType: Hashable, RawRepresentable {}
            extension UIPrintInteractionController: NSObject {}
            extension UIPrintInteractionControllerDelegate: NSObjectProtocol {}
            extension UIPrintPageRenderer: NSObject {}
            extension UIPrintPaper: NSObject {}
            extension UIPrintRenderingQuality: Hashable, RawRepresentable {}
            extension UIPrintServiceExtension: NSObject {}
            extension UIPrinter: NSObject {}
            extension UIPrinter.CutterBehavior: Hashable, RawRepresentable {}
            extension UIPrinter.JobTypes: OptionSet {}
            extension UIPrinterDestination: NSObject, NSSecureCoding {}
            extension UIPrinterPickerController: NSObject {}
            extension UIPrinterPickerControllerDelegate: NSObjectProtocol {}
            extension UIProgressView: UIView, NSCoding {}
            extension UIProgressView.Style: Hashable, RawRepresentable {}
            extension UIPushBehavior: UIDynamicBehavior {}
            extension UIPushBehavior.Mode: Hashable, RawRepresentable {}
            extension UIRectCorner: OptionSet {
                static let topLeft: UIRectCorner; static let topRight: UIRectCorner; static let bottomLeft: UIRectCorner
                static let bottomRight: UIRectCorner; static let allCorners: UIRectCorner
            }
            extension UIRectEdge: OptionSet {
                static let none: UIRectEdge; static let top: UIRectEdge; static let left: UIRectEdge; static let bottom: UIRectEdge
                static let right: UIRectEdge; static let all: UIRectEdge
            }
            extension UIReferenceLibraryViewController: UIViewController {}
            extension UIRefreshControl: UIControl { var tintColor: UIColor!; var attributedTitle: NSAttributedString? }
            extension UIRegion: NSObject, NSCopying, NSCoding {}
            extension UIRemoteNotificationType: OptionSet {}
            extension UIResponder: NSObject, UIResponderStandardEditActions, UIActivityItemsConfigurationProviding,
                UIUserActivityRestoring, UIPasteConfigurationSupporting {
                var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?; var nextResponder: UIResponder?
                var undoManager: UndoManager?; var editingInteractionConfiguration: UIEditingInteractionConfiguration
                var keyCommands: [UIKeyCommand]?; var inputView: UIView?; var inputAccessoryView: UIView?
                var inputAssistantItem: UITextInputAssistantItem; var inputViewController: UIInputViewController?
                var inputAccessoryViewController: UIInputViewController?; var textInputMode: UITextInputMode?
                var userActivity: NSUserActivity?; static let keyboardWillShowNotification: NSNotification.Name
                static let keyboardDidShowNotification: NSNotification.Name; static let keyboardWillHideNotification: NSNotification.Name
                static let keyboardDidHideNotification: NSNotification.Name
            }
            extension UIResponderStandardEditActions: NSObjectProtocol {}
            extension UIReturnKeyType: Hashable, RawRepresentable {}
            extension UIRotationGestureRecognizer: UIGestureRecognizer {}
            extension UIScene: UIResponder {
                var pointerLockState: UIPointerLockState?; var session: UISceneSession; var delegate: (any UISceneDelegate)?
                var activationState: UIScene.ActivationState; var activationConditions: UISceneActivationConditions
                static let willConnectNotification: NSNotification.Name; static let didDisconnectNotification: NSNotification.Name
                static let didActivateNotification: NSNotification.Name; static let willDeactivateNotification: NSNotification.Name
            }
            extension UIScene.ActivationRequestOptions: NSObject {}
            extension UIScene.ActivationState: Hashable, RawRepresentable {}
            extension UIScene.ConnectionOptions: NSObject {}
            extension UIScene.OpenExternalURLOptions: NSObject {}
            extension UIScene.OpenURLOptions: NSObject {}
            extension UISceneActivationConditions: NSObject, NSSecureCoding {}
            extension UISceneCollectionJoinBehavior: Hashable, RawRepresentable {}
            extension UISceneConfiguration: NSObject, NSCopying, NSSecureCoding {}
            extension UISceneDelegate: NSObjectProtocol {}
            extension UISceneDestructionRequestOptions: NSObject {}
            extension UISceneErrorCode: CustomNSError, Hashable {}
            extension UISceneErrorCode.Code: Hashable, RawRepresentable {}
            extension UISceneSession: NSObject, NSSecureCoding {}
            extension UISceneSession.Role: Hashable, RawRepresentable {}
            extension UISceneSessionActivationRequest: Hashable {}
            extension UISceneSizeRestrictions: NSObject {}
            extension UISceneWindowingBehaviors: NSObject {}
            extension UIScreen: NSObject, UITraitEnvironment {
                var bounds: CGRect; var availableModes: [UIScreenMode]; var preferredMode: UIScreenMode?; var currentMode: UIScreenMode?
                var overscanCompensation: UIScreen.OverscanCompensation; var overscanCompensationInsets: UIEdgeInsets
                var mirroredScreen: UIScreen?; var coordinateSpace: any UICoordinateSpace; var fixedCoordinateSpace: any UICoordinateSpace
                var nativeBounds: CGRect; var calibratedLatency: CFTimeInterval
                var referenceDisplayModeStatus: UIScreen.ReferenceDisplayModeStatus
            }
            extension UIScreen.OverscanCompensation: Hashable, RawRepresentable {}
            extension UIScreen.ReferenceDisplayModeStatus: Hashable, RawRepresentable {}
            extension UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
            extension UIScreenMode: NSObject {}
            extension UIScreenshotService: NSObject {}
            extension UIScreenshotServiceDelegate: NSObjectProtocol {}
            extension UIScribbleInteraction: NSObject, UIInteraction {}
            extension UIScribbleInteractionDelegate: NSObjectProtocol {}
            extension UIScrollType: Hashable, RawRepresentable {}
            extension UIScrollTypeMask: OptionSet {}
            extension UIScrollView: UIView, NSCoding, UIFocusItemScrollableContainer {
                func setContentOffset(_ contentOffset: CGPoint, animated: Bool); func scrollRectToVisible(_ rect: CGRect, animated: Bool)
                var contentOffset: CGPoint; var contentSize: CGSize; var contentInset: UIEdgeInsets
                var adjustedContentInset: UIEdgeInsets; var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior
                var automaticallyAdjustsScrollIndicatorInsets: Bool; var contentLayoutGuide: UILayoutGuide
                var frameLayoutGuide: UILayoutGuide; var delegate: (any UIScrollViewDelegate)?; var isDirectionalLockEnabled: Bool
                var bounces: Bool; var alwaysBounceVertical: Bool; var alwaysBounceHorizontal: Bool; var isPagingEnabled: Bool
                var isScrollEnabled: Bool; var indicatorStyle: UIScrollView.IndicatorStyle
                var verticalScrollIndicatorInsets: UIEdgeInsets; var horizontalScrollIndicatorInsets: UIEdgeInsets
                var scrollIndicatorInsets: UIEdgeInsets; var decelerationRate: UIScrollView.DecelerationRate
                var indexDisplayMode: UIScrollView.IndexDisplayMode; var minimumZoomScale: CGFloat; var maximumZoomScale: CGFloat
                var zoomScale: CGFloat; var panGestureRecognizer: UIPanGestureRecognizer
                var pinchGestureRecognizer: UIPinchGestureRecognizer?; var keyboardDismissMode: UIScrollView.KeyboardDismissMode
                var refreshControl: UIRefreshControl?
            }
            extension UIScrollView.ContentInsetAdjustmentBehavior: Hashable, RawRepresentable {}
            extension UIScrollView.DecelerationRate: Hashable, RawRepresentable {
                static let normal: UIScrollView.DecelerationRate; static let fast: UIScrollView.DecelerationRate
            }
            extension UIScrollView.IndexDisplayMode: Hashable, RawRepresentable {}
            extension UIScrollView.IndicatorStyle: Hashable, RawRepresentable {}
            extension UIScrollView.KeyboardDismissMode: Hashable, RawRepresentable {}
            extension UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {}
            extension UIScrollViewDelegate: NSObjectProtocol {}
            extension UISearchBar: UIView, UIBarPositioning, UITextInputTraits, UILookToDictateCapable {
                var barStyle: UIBarStyle; var delegate: (any UISearchBarDelegate)?; var searchTextField: UISearchTextField
                var inputAssistantItem: UITextInputAssistantItem; var tintColor: UIColor!; var barTintColor: UIColor?
                var searchBarStyle: UISearchBar.Style; var scopeButtonTitles: [String]?; var inputAccessoryView: UIView?
                var backgroundImage: UIImage?; var scopeBarBackgroundImage: UIImage?
                var searchFieldBackgroundPositionAdjustment: UIOffset
            }
            extension UISearchBar.Icon: Hashable, RawRepresentable {}
            extension UISearchBar.Style: Hashable, RawRepresentable {}
            extension UISearchBarDelegate: UIBarPositioningDelegate {}
            extension UISearchContainerViewController: UIViewController {}
            extension UISearchController: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
                init(searchResultsController: UIViewController?); var searchResultsUpdater: (any UISearchResultsUpdating)?
                var delegate: (any UISearchControllerDelegate)?; var searchResultsController: UIViewController?
                var searchBar: UISearchBar; var searchBarPlacement: UINavigationItem.SearchBarPlacement
                var scopeBarActivation: UISearchController.ScopeBarActivation; var searchSuggestions: [any UISearchSuggestion]?
            }
            extension UISearchController.ScopeBarActivation: Hashable, RawRepresentable {}
            extension UISearchControllerDelegate: NSObjectProtocol {}
            extension UISearchDisplayController: NSObject {}
            extension UISearchDisplayDelegate: NSObjectProtocol {}
            extension UISearchResultsUpdating: NSObjectProtocol {}
            extension UISearchSuggestion: NSObjectProtocol {}
            extension UISearchSuggestionItem: NSObject, UISearchSuggestion {}
            extension UISearchTextField: UITextField {}
            extension UISearchTextFieldDelegate: UITextFieldDelegate {}
            extension UISearchTextFieldPasteItem: UITextPasteItem {}
            extension UISearchToken: NSObject {}
            extension UISegmentedControl: UIControl, NSCoding, UISpringLoadedInteractionSupporting {
                var selectedSegmentTintColor: UIColor?
            }
            extension UISegmentedControl.Segment: Hashable, RawRepresentable {}
            extension UISegmentedControlStyle: Hashable, RawRepresentable {}
            extension UISelectionFeedbackGenerator: UIFeedbackGenerator {}
            extension UISemanticContentAttribute: Hashable, RawRepresentable {}
            extension UIShape: Equatable {}
            extension UIShape.ResolutionContext {}
            extension UIShape.Resolved {}
            extension UISheetPresentationController: UIPresentationController {
                var delegate: (any UISheetPresentationControllerDelegate)?; var sourceView: UIView?
                var detents: [UISheetPresentationController.Detent]
                var selectedDetentIdentifier: UISheetPresentationControllerDetent.Identifier?
                var largestUndimmedDetentIdentifier: UISheetPresentationControllerDetent.Identifier?
            }
            extension UISheetPresentationController.Detent: NSObject {}
            extension UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
            extension UISheetPresentationControllerDetent.Identifier: Hashable, RawRepresentable {}
            extension UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {}
            extension UISimpleTextPrintFormatter: UIPrintFormatter {}
            extension UISlider: UIControl, NSCoding {
                var behavioralStyle: UIBehavioralStyle; var preferredBehavioralStyle: UIBehavioralStyle
            }
            extension UISnapBehavior: UIDynamicBehavior {}
            extension UISplitViewController: UIViewController { var style: UISplitViewController.Style }
            extension UISplitViewController.BackgroundStyle: Hashable, RawRepresentable {}
            extension UISplitViewController.Column: Hashable, RawRepresentable {}
            extension UISplitViewController.DisplayMode: Hashable, RawRepresentable {}
            extension UISplitViewController.DisplayModeButtonVisibility: Hashable, RawRepresentable {}
            extension UISplitViewController.PrimaryEdge: Hashable, RawRepresentable {}
            extension UISplitViewController.SplitBehavior: Hashable, RawRepresentable {}
            extension UISplitViewController.Style: Hashable, RawRepresentable {}
            extension UISplitViewControllerDelegate {}
            extension UISpringLoadedInteraction: NSObject, UIInteraction {}
            extension UISpringLoadedInteractionBehavior: NSObjectProtocol {}
            extension UISpringLoadedInteractionContext: NSObjectProtocol {}
            extension UISpringLoadedInteractionEffect: NSObjectProtocol {}
            extension UISpringLoadedInteractionEffectState: Hashable, RawRepresentable {}
            extension UISpringLoadedInteractionSupporting: NSObjectProtocol {}
            extension UISpringTimingParameters: NSObject, UITimingCurveProvider {}
            extension UIStackView: UIView {
                init(arrangedSubviews views: [UIView]); func addArrangedSubview(_ view: UIView)
                func removeArrangedSubview(_ view: UIView); func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
                func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView); var arrangedSubviews: [UIView]
                var axis: NSLayoutConstraint.Axis; var distribution: UIStackView.Distribution; var alignment: UIStackView.Alignment
                var spacing: CGFloat; var isBaselineRelativeArrangement: Bool; var isLayoutMarginsRelativeArrangement: Bool
            }
            extension UIStackView.Alignment: Hashable, RawRepresentable {
                static let fill: UIStackView.Alignment; static let leading: UIStackView.Alignment; static let top: UIStackView.Alignment
                static let firstBaseline: UIStackView.Alignment; static let center: UIStackView.Alignment
                static let trailing: UIStackView.Alignment
            }
            extension UIStackView.Distribution: Hashable, RawRepresentable {
                static let fill: UIStackView.Distribution; static let fillEqually: UIStackView.Distribution
                static let fillProportionally: UIStackView.Distribution; static let equalSpacing: UIStackView.Distribution
            }
            extension UIStateRestoring: NSObjectProtocol {}
            extension UIStatusBarAnimation: Hashable, RawRepresentable {}
            extension UIStatusBarManager: NSObject {}
            extension UIStatusBarStyle: Hashable, RawRepresentable {}
            extension UIStepper: UIControl {}
            extension UIStoryboard: NSObject { init(name: String, bundle storyboardBundleOrNil: Bundle?) }
            extension UIStoryboardPopoverSegue: UIStoryboardSegue {}
            extension UIStoryboardSegue: NSObject { var source: UIViewController; var destination: UIViewController }
            extension UIStoryboardUnwindSegueSource: NSObject {}
            extension UISwipeActionsConfiguration: NSObject { init(actions: [UIContextualAction]); var actions: [UIContextualAction] }
            extension UISwipeGestureRecognizer: UIGestureRecognizer { var direction: UISwipeGestureRecognizer.Direction }
            extension UISwipeGestureRecognizer.Direction: OptionSet {}
            extension UISwitch: UIControl, NSCoding { var onTintColor: UIColor?; var thumbTintColor: UIColor?; var onImage: UIImage? }
            extension UISwitch.Style: Hashable, RawRepresentable {}
            extension UISymbolEffectCompletionContext {}
            extension UITab: NSObject {}
            extension UITabBar: UIView, UISpringLoadedInteractionSupporting {
                var delegate: (any UITabBarDelegate)?; var items: [UITabBarItem]?; var selectedItem: UITabBarItem?
                var tintColor: UIColor!; var barTintColor: UIColor?; var unselectedItemTintColor: UIColor?; var backgroundImage: UIImage?
                var selectionIndicatorImage: UIImage?; var shadowImage: UIImage?; var itemPositioning: UITabBar.ItemPositioning
                var barStyle: UIBarStyle; var standardAppearance: UITabBarAppearance; var scrollEdgeAppearance: UITabBarAppearance?
            }
            extension UITabBar.ItemPositioning: Hashable, RawRepresentable {}
            extension UITabBarAppearance: UIBarAppearance { var stackedLayoutAppearance: UITabBarItemAppearance }
            extension UITabBarController: UIViewController, UITabBarDelegate, NSCoding {
                func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool); var viewControllers: [UIViewController]?
                var selectedViewController: UIViewController?; var moreNavigationController: UINavigationController
                var customizableViewControllers: [UIViewController]?; var tabBar: UITabBar
                var delegate: (any UITabBarControllerDelegate)?
            }
            extension UITabBarController.Sidebar: NSObject {}
            extension UITabBarControllerDelegate: NSObjectProtocol {}
            extension UITabBarDelegate: NSObjectProtocol {}
            extension UITabBarItem: UIBarItem, UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting {
                convenience init(title: String?, image: UIImage?, tag: Int); var selectedImage: UIImage?
                var titlePositionAdjustment: UIOffset; var badgeColor: UIColor?; var standardAppearance: UITabBarAppearance?
                var scrollEdgeAppearance: UITabBarAppearance?
            }
            extension UITabBarItem.SystemItem: Hashable, RawRepresentable {}
            extension UITabBarItemAppearance: NSObject, NSCopying, NSSecureCoding { var normal: UITabBarItemStateAppearance }
            extension UITabBarItemAppearance.Style: Hashable, RawRepresentable {}
            extension UITabBarItemStateAppearance: NSObject { var titleTextAttributes: [NSAttributedString.Key: Any] }
            extension UITabGroup: UITab {}
            extension UITableView: UIScrollView, NSCoding, UIDataSourceTranslating, UISpringLoadedInteractionSupporting {
                init(frame: CGRect, style: UITableView.Style); func register(_ nib: UINib?, forCellReuseIdentifier identifier: String)
                func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
                func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
                func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
                func cellForRow(at indexPath: IndexPath) -> UITableViewCell?; func indexPath(for cell: UITableViewCell) -> IndexPath?
                func indexPathForRow(at point: CGPoint) -> IndexPath?
                func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
                func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
                func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
                func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
                func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
                func deselectRow(at indexPath: IndexPath, animated: Bool)
                func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
                var style: UITableView.Style; var dataSource: (any UITableViewDataSource)?; var delegate: (any UITableViewDelegate)?
                var prefetchDataSource: (any UITableViewDataSourcePrefetching)?; var dragDelegate: (any UITableViewDragDelegate)?
                var dropDelegate: (any UITableViewDropDelegate)?; var separatorInset: UIEdgeInsets
                var separatorInsetReference: UITableView.SeparatorInsetReference
                var selfSizingInvalidation: UITableView.SelfSizingInvalidation; var backgroundView: UIView?
                var contextMenuInteraction: UIContextMenuInteraction?; var visibleCells: [UITableViewCell]
                var indexPathsForVisibleRows: [IndexPath]?; var indexPathForSelectedRow: IndexPath?
                var indexPathsForSelectedRows: [IndexPath]?; var sectionIndexColor: UIColor?; var sectionIndexBackgroundColor: UIColor?
                var sectionIndexTrackingBackgroundColor: UIColor?; var separatorStyle: UITableViewCell.SeparatorStyle
                var separatorColor: UIColor?; var separatorEffect: UIVisualEffect?; var tableHeaderView: UIView?
                var tableFooterView: UIView?
            }
            extension UITableView.RowAnimation: Hashable, RawRepresentable {
                static let fade: UITableView.RowAnimation; static let right: UITableView.RowAnimation
                static let left: UITableView.RowAnimation; static let top: UITableView.RowAnimation
                static let bottom: UITableView.RowAnimation; static let none: UITableView.RowAnimation
            }
            extension UITableView.ScrollPosition: Hashable, RawRepresentable {}
            extension UITableView.SelfSizingInvalidation: Hashable, RawRepresentable {}
            extension UITableView.SeparatorInsetReference: Hashable, RawRepresentable {}
            extension UITableView.Style: Hashable, RawRepresentable {
                static let plain: UITableView.Style; static let grouped: UITableView.Style; static let insetGrouped: UITableView.Style
            }
            extension UITableViewCell: UIView, NSCoding, UIGestureRecognizerDelegate {
                var configurationState: UICellConfigurationState
                var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
                var contentConfiguration: (any UIContentConfiguration)?; var contentView: UIView
                var backgroundConfiguration: UIBackgroundConfiguration?; var backgroundView: UIView?; var selectedBackgroundView: UIView?
                var multipleSelectionBackgroundView: UIView?; var selectionStyle: UITableViewCell.SelectionStyle
                var editingStyle: UITableViewCell.EditingStyle; var accessoryType: UITableViewCell.AccessoryType
                var accessoryView: UIView?; var imageView: UIImageView?; var textLabel: UILabel?; var detailTextLabel: UILabel?
                var reuseIdentifier: String?
            }
            extension UITableViewCell.AccessoryType: Hashable, RawRepresentable {}
            extension UITableViewCell.CellStyle: Hashable, RawRepresentable {
                static let `default`: UITableViewCell.CellStyle; static let value1: UITableViewCell.CellStyle
                static let value2: UITableViewCell.CellStyle; static let subtitle: UITableViewCell.CellStyle
            }
            extension UITableViewCell.DragState: Hashable, RawRepresentable {}
            extension UITableViewCell.EditingStyle: Hashable, RawRepresentable {}
            extension UITableViewCell.FocusStyle: Hashable, RawRepresentable {}
            extension UITableViewCell.SelectionStyle: Hashable, RawRepresentable {}
            extension UITableViewCell.SeparatorStyle: Hashable, RawRepresentable {}
            extension UITableViewCell.StateMask: OptionSet {}
            extension UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource { var tableView: UITableView! }
            extension UITableViewDataSource: NSObjectProtocol {}
            extension UITableViewDataSourcePrefetching: NSObjectProtocol {}
            extension UITableViewDelegate: NSObjectProtocol, UIScrollViewDelegate {}
            extension UITableViewDiffableDataSource: NSObject, UITableViewDataSource {
                func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
                    animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
                func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
                func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?; var defaultRowAnimation: UITableView.RowAnimation
            }
            extension UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {}
            extension UITableViewDragDelegate: NSObjectProtocol {}
            extension UITableViewDropCoordinator: NSObjectProtocol {}
            extension UITableViewDropDelegate: NSObjectProtocol {}
            extension UITableViewDropItem: NSObjectProtocol {}
            extension UITableViewDropPlaceholder: UITableViewPlaceholder {}
            extension UITableViewDropPlaceholderContext: UIDragAnimating {}
            extension UITableViewDropProposal: UIDropProposal {}
            extension UITableViewDropProposal.Intent: Hashable, RawRepresentable {}
            extension UITableViewFocusUpdateContext: UIFocusUpdateContext {}
            extension UITableViewHeaderFooterView: UIView {
                var configurationState: UIViewConfigurationState
                var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
            }
            extension UITableViewPlaceholder: NSObject {}
            extension UITableViewRowAction: NSObject, NSCopying {}
            extension UITableViewRowAction.Style: Hashable, RawRepresentable {}
            extension UITapGestureRecognizer: UIGestureRecognizer { var buttonMaskRequired: UIEvent.ButtonMask }
            extension UITargetedDragPreview: UITargetedPreview {}
            extension UITargetedPreview: NSObject, NSCopying {}
            extension UITextAlignment: Hashable, RawRepresentable {}
            extension UITextAlternativeStyle: Hashable, RawRepresentable {}
            extension UITextAutocapitalizationType: Hashable, RawRepresentable {}
            extension UITextAutocorrectionType: Hashable, RawRepresentable {}
            extension UITextChecker: NSObject {}
            extension UITextContentType: Hashable, RawRepresentable {}
            extension UITextCursorView: UICoordinateSpace {}
            extension UITextDirection: Hashable, RawRepresentable {}
            extension UITextDocumentProxy: UIKeyInput {}
            extension UITextDragDelegate: NSObjectProtocol {}
            extension UITextDragOptions: OptionSet {}
            extension UITextDragPreviewRenderer: NSObject {}
            extension UITextDragRequest: NSObjectProtocol {}
            extension UITextDraggable: UITextInput {}
            extension UITextDropDelegate: NSObjectProtocol {}
            extension UITextDropEditability: Hashable, RawRepresentable {}
            extension UITextDropProposal: UIDropProposal, NSCopying {}
            extension UITextDropProposal.Action: Hashable, RawRepresentable {}
            extension UITextDropProposal.Performer: Hashable, RawRepresentable {}
            extension UITextDropProposal.ProgressMode: Hashable, RawRepresentable {}
            extension UITextDropRequest: NSObjectProtocol {}
            extension UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {}
            extension UITextField: UIControl, UITextInput, NSCoding, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting,
                UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {
                var text: String?; var attributedText: NSAttributedString?; var textColor: UIColor?; var font: UIFont?
                var textAlignment: NSTextAlignment; var borderStyle: UITextField.BorderStyle
                var defaultTextAttributes: [NSAttributedString.Key: Any]; var placeholder: String?
                var attributedPlaceholder: NSAttributedString?; var clearsOnBeginEditing: Bool; var adjustsFontSizeToFitWidth: Bool
                var minimumFontSize: CGFloat; var delegate: (any UITextFieldDelegate)?; var background: UIImage?
                var disabledBackground: UIImage?; var typingAttributes: [NSAttributedString.Key: Any]?
                var clearButtonMode: UITextField.ViewMode; var leftView: UIView?; var leftViewMode: UITextField.ViewMode
                var rightView: UIView?; var rightViewMode: UITextField.ViewMode; var inputView: UIView?; var inputAccessoryView: UIView?
                static let textDidBeginEditingNotification: NSNotification.Name
                static let textDidEndEditingNotification: NSNotification.Name; static let textDidChangeNotification: NSNotification.Name
            }
            extension UITextField.BorderStyle: Hashable, RawRepresentable {}
            extension UITextField.DidEndEditingReason: Hashable, RawRepresentable {}
            extension UITextField.ViewMode: Hashable, RawRepresentable {}
            extension UITextFieldDelegate: NSObjectProtocol {}
            extension UITextFormattingCoordinator: NSObject, UIFontPickerViewControllerDelegate {}
            extension UITextFormattingCoordinatorDelegate: NSObjectProtocol {}
            extension UITextGranularity: Hashable, RawRepresentable {}
            extension UITextInlinePredictionType: Hashable, RawRepresentable {}
            extension UITextInput: UIKeyInput {}
            extension UITextInputAssistantItem: NSObject {}
            extension UITextInputContext: NSObject {}
            extension UITextInputDelegate: NSObjectProtocol {}
            extension UITextInputMode: NSObject, NSSecureCoding {}
            extension UITextInputPasswordRules: NSObject, NSSecureCoding, NSCopying {}
            extension UITextInputStringTokenizer: NSObject, UITextInputTokenizer {}
            extension UITextInputTokenizer: NSObjectProtocol {}
            extension UITextInputTraits: NSObjectProtocol { var autocapitalizationType: UITextAutocapitalizationType }
            extension UITextInteraction: NSObject, UIInteraction {}
            extension UITextInteractionDelegate: NSObjectProtocol {}
            extension UITextInteractionMode: Hashable, RawRepresentable {}
            extension UITextItem: NSObject {}
            extension UITextItem.Content {}
            extension UITextItem.MenuConfiguration: NSObject {}
            extension UITextItem.MenuConfiguration.Preview {}
            extension UITextItemContentType: Hashable, RawRepresentable {}
            extension UITextItemInteraction: Hashable, RawRepresentable {}
            extension UITextLayoutDirection: Hashable, RawRepresentable {}
            extension UITextLoupeSession: NSObject {}
            extension UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {}
            extension UITextPasteDelegate: NSObjectProtocol {}
            extension UITextPasteItem: NSObjectProtocol {}
            extension UITextPlaceholder: NSObject {}
            extension UITextPosition: NSObject {}
            extension UITextRange: NSObject {}
            extension UITextSearchAggregator {}
            extension UITextSearchFoundTextStyle: Hashable, RawRepresentable {}
            extension UITextSearchOptions: NSObject {}
            extension UITextSearchOptions.WordMatchMethod: Hashable, RawRepresentable {}
            extension UITextSearching: NSObjectProtocol {}
            extension UITextSearchingFindSession: UIFindSession {}
            extension UITextSelectionDisplayInteraction: NSObject, UIInteraction {}
            extension UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {}
            extension UITextSelectionHandleView: UICoordinateSpace {}
            extension UITextSelectionHighlightView: UICoordinateSpace {}
            extension UITextSelectionRect: NSObject {}
            extension UITextSmartDashesType: Hashable, RawRepresentable {}
            extension UITextSmartInsertDeleteType: Hashable, RawRepresentable {}
            extension UITextSmartQuotesType: Hashable, RawRepresentable {}
            extension UITextSpellCheckingType: Hashable, RawRepresentable {}
            extension UITextStorageDirection: Hashable, RawRepresentable {}
            extension UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting, UITextDraggable,
                UITextDroppable, UITextPasteConfigurationSupporting, UIFindInteractionDelegate, UITextSearching {
                var delegate: (any UITextViewDelegate)?; var font: UIFont?; var textColor: UIColor?; var textAlignment: NSTextAlignment
                var selectedRange: NSRange; var dataDetectorTypes: UIDataDetectorTypes; var attributedText: NSAttributedString!
                var typingAttributes: [NSAttributedString.Key: Any]; var inputView: UIView?; var inputAccessoryView: UIView?
            }
            extension UITextView.BorderStyle: Hashable, RawRepresentable {}
            extension UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {}
            extension UITimingCurveProvider: NSCoding, NSCopying {}
            extension UITimingCurveType: Hashable, RawRepresentable {}
            extension UIToolTipConfiguration: NSObject {}
            extension UIToolTipInteraction: NSObject, UIInteraction {}
            extension UIToolTipInteractionDelegate: NSObjectProtocol {}
            extension UIToolbar: UIView, UIBarPositioning {}
            extension UIToolbarAppearance: UIBarAppearance {}
            extension UIToolbarDelegate: UIBarPositioningDelegate {}
            extension UITouch: NSObject {
                var phase: UITouch.Phase; var type: UITouch.TouchType; var window: UIWindow?; var view: UIView?
            }
            extension UITouch.Phase: Hashable, RawRepresentable {}
            extension UITouch.Properties: OptionSet {}
            extension UITouch.TouchType: Hashable, RawRepresentable {}
            extension UITrackingLayoutGuide: UILayoutGuide {}
            extension UITraitAccessibilityContrast: UITraitDefinition {}
            extension UITraitActiveAppearance: UITraitDefinition {}
            extension UITraitChangeObservable {}
            extension UITraitChangeRegistration: NSObjectProtocol, NSCopying {}
            extension UITraitCollection: NSObject, NSCopying, NSSecureCoding {
                var userInterfaceIdiom: UIUserInterfaceIdiom; var userInterfaceStyle: UIUserInterfaceStyle
                var layoutDirection: UITraitEnvironmentLayoutDirection; var horizontalSizeClass: UIUserInterfaceSizeClass
                var verticalSizeClass: UIUserInterfaceSizeClass; var forceTouchCapability: UIForceTouchCapability
                var preferredContentSizeCategory: UIContentSizeCategory; var displayGamut: UIDisplayGamut
            }
            extension UITraitDefinition {}
            extension UITraitDisplayGamut: UITraitDefinition {}
            extension UITraitDisplayScale: UITraitDefinition {}
            extension UITraitEnvironment: NSObjectProtocol { var traitCollection: UITraitCollection }
            extension UITraitEnvironmentLayoutDirection: Hashable, RawRepresentable {}
            extension UITraitForceTouchCapability: UITraitDefinition {}
            extension UITraitHorizontalSizeClass: UITraitDefinition {}
            extension UITraitImageDynamicRange: UITraitDefinition {}
            extension UITraitLayoutDirection: UITraitDefinition {}
            extension UITraitLegibilityWeight: UITraitDefinition {}
            extension UITraitOverrides: UIMutableTraits {}
            extension UITraitPreferredContentSizeCategory: UITraitDefinition {}
            extension UITraitToolbarItemPresentationSize: UITraitDefinition {}
            extension UITraitTypesettingLanguage: UITraitDefinition {}
            extension UITraitUserInterfaceIdiom: UITraitDefinition {}
            extension UITraitUserInterfaceLevel: UITraitDefinition {}
            extension UITraitUserInterfaceStyle: UITraitDefinition {}
            extension UITraitVerticalSizeClass: UITraitDefinition {}
            extension UITransitionContextViewControllerKey: Hashable, RawRepresentable {}
            extension UITransitionContextViewKey: Hashable, RawRepresentable {}
            extension UIUserActivityRestoring: NSObjectProtocol {}
            extension UIUserInterfaceActiveAppearance: Hashable, RawRepresentable {}
            extension UIUserInterfaceIdiom: Hashable, RawRepresentable {}
            extension UIUserInterfaceLayoutDirection: Hashable, RawRepresentable {}
            extension UIUserInterfaceLevel: Hashable, RawRepresentable {}
            extension UIUserInterfaceSizeClass: Hashable, RawRepresentable {
                static let unspecified: UIUserInterfaceSizeClass; static let compact: UIUserInterfaceSizeClass
                static let regular: UIUserInterfaceSizeClass
            }
            extension UIUserInterfaceStyle: Hashable, RawRepresentable {
                static let unspecified: UIUserInterfaceStyle; static let light: UIUserInterfaceStyle
                static let dark: UIUserInterfaceStyle
            }
            extension UIUserNotificationAction: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {}
            extension UIUserNotificationActionBehavior: Hashable, RawRepresentable {}
            extension UIUserNotificationActionContext: Hashable, RawRepresentable {}
            extension UIUserNotificationActivationMode: Hashable, RawRepresentable {}
            extension UIUserNotificationCategory: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {}
            extension UIUserNotificationSettings: NSObject {}
            extension UIUserNotificationType: OptionSet {}
            extension UIVibrancyEffect: UIVisualEffect {}
            extension UIVibrancyEffectStyle: Hashable, RawRepresentable {}
            extension UIVideoEditorController: UINavigationController {}
            extension UIVideoEditorControllerDelegate: NSObjectProtocol {}
            extension UIView: UIResponder, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UITraitEnvironment,
                UICoordinateSpace, UIFocusItem, UIFocusItemContainer, CALayerDelegate, UIAccessibilityIdentification,
                UILargeContentViewerItem, UIPopoverPresentationControllerSourceItem, UITraitChangeObservable {
                var mask: UIView?; var forFirstBaselineLayout: UIView; var forLastBaselineLayout: UIView; init(frame: CGRect)
                init?(coder: NSCoder); func addSubview(_ view: UIView); func insertSubview(_ view: UIView, at index: Int)
                func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
                func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView); func bringSubviewToFront(_ view: UIView)
                func sendSubviewToBack(_ view: UIView); func removeFromSuperview(); func isDescendant(of view: UIView) -> Bool
                func viewWithTag(_ tag: Int) -> UIView?; func layoutIfNeeded(); func layoutSubviews(); func setNeedsLayout()
                func setNeedsDisplay(); func setNeedsUpdateConstraints(); func updateConstraints(); func sizeToFit()
                func sizeThatFits(_ size: CGSize) -> CGSize; func invalidateIntrinsicContentSize(); func draw(_ rect: CGRect)
                func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
                func point(inside point: CGPoint, with event: UIEvent?) -> Bool
                func convert(_ point: CGPoint, to view: UIView?) -> CGPoint; func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
                func convert(_ rect: CGRect, to view: UIView?) -> CGRect; func convert(_ rect: CGRect, from view: UIView?) -> CGRect
                func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
                func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
                func addConstraint(_ constraint: NSLayoutConstraint); func addConstraints(_ constraints: [NSLayoutConstraint])
                func removeConstraint(_ constraint: NSLayoutConstraint); func removeConstraints(_ constraints: [NSLayoutConstraint])
                func addLayoutGuide(_ layoutGuide: UILayoutGuide); func addInteraction(_ interaction: any UIInteraction)
                func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
                func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
                func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
                func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
                static func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
                    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
                static func animate(withDuration duration: TimeInterval, delay: TimeInterval,
                    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
                    options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
                static func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
                    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
                static func appearance() -> Self; var hoverStyle: UIHoverStyle?; var interactions: [any UIInteraction]
                var largeContentTitle: String?; var largeContentImage: UIImage?; var largeContentImageInsets: UIEdgeInsets
                var layer: CALayer; var focusGroupIdentifier: String?; var focusGroupPriority: UIFocusGroupPriority
                var focusEffect: UIFocusEffect?; var semanticContentAttribute: UISemanticContentAttribute
                var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection; var frame: CGRect; var bounds: CGRect
                var center: CGPoint; var transform: CGAffineTransform; var transform3D: CATransform3D; var contentScaleFactor: CGFloat
                var anchorPoint: CGPoint; var autoresizingMask: UIView.AutoresizingMask; var superview: UIView?; var subviews: [UIView]
                var window: UIWindow?; var layoutMargins: UIEdgeInsets; var directionalLayoutMargins: NSDirectionalEdgeInsets
                var safeAreaInsets: UIEdgeInsets; var layoutMarginsGuide: UILayoutGuide; var readableContentGuide: UILayoutGuide
                var safeAreaLayoutGuide: UILayoutGuide; var keyboardLayoutGuide: UIKeyboardLayoutGuide; var backgroundColor: UIColor?
                var alpha: CGFloat; var contentMode: UIView.ContentMode; var tintColor: UIColor!
                var tintAdjustmentMode: UIView.TintAdjustmentMode; static var inheritedAnimationDuration: TimeInterval
                var gestureRecognizers: [UIGestureRecognizer]?; var motionEffects: [UIMotionEffect]; var constraints: [NSLayoutConstraint]
                var alignmentRectInsets: UIEdgeInsets; var layoutGuides: [UILayoutGuide]; var leadingAnchor: NSLayoutXAxisAnchor
                var trailingAnchor: NSLayoutXAxisAnchor; var leftAnchor: NSLayoutXAxisAnchor; var rightAnchor: NSLayoutXAxisAnchor
                var topAnchor: NSLayoutYAxisAnchor; var bottomAnchor: NSLayoutYAxisAnchor; var widthAnchor: NSLayoutDimension
                var heightAnchor: NSLayoutDimension; var centerXAnchor: NSLayoutXAxisAnchor; var centerYAnchor: NSLayoutYAxisAnchor
                var firstBaselineAnchor: NSLayoutYAxisAnchor; var lastBaselineAnchor: NSLayoutYAxisAnchor
                var restorationIdentifier: String?; var overrideUserInterfaceStyle: UIUserInterfaceStyle
                var minimumContentSizeCategory: UIContentSizeCategory?; var maximumContentSizeCategory: UIContentSizeCategory?
                var traitOverrides: any UITraitOverrides
            }
            extension UIView.AnimationCurve: Hashable, RawRepresentable {
                static let easeInOut: UIView.AnimationCurve; static let easeIn: UIView.AnimationCurve
                static let easeOut: UIView.AnimationCurve; static let linear: UIView.AnimationCurve
            }
            extension UIView.AnimationOptions: OptionSet {
                static let layoutSubviews: UIView.AnimationOptions; static let allowUserInteraction: UIView.AnimationOptions
                static let beginFromCurrentState: UIView.AnimationOptions; static let `repeat`: UIView.AnimationOptions
                static let autoreverse: UIView.AnimationOptions; static let overrideInheritedDuration: UIView.AnimationOptions
                static let overrideInheritedCurve: UIView.AnimationOptions; static let allowAnimatedContent: UIView.AnimationOptions
                static let showHideTransitionViews: UIView.AnimationOptions; static let overrideInheritedOptions: UIView.AnimationOptions
                static let curveEaseInOut: UIView.AnimationOptions; static let curveEaseIn: UIView.AnimationOptions
                static let curveEaseOut: UIView.AnimationOptions; static let curveLinear: UIView.AnimationOptions
            }
            extension UIView.AnimationTransition: Hashable, RawRepresentable {}
            extension UIView.AutoresizingMask: OptionSet {}
            extension UIView.ContentMode: Hashable, RawRepresentable {
                static let scaleToFill: UIView.ContentMode; static let scaleAspectFit: UIView.ContentMode
                static let scaleAspectFill: UIView.ContentMode; static let redraw: UIView.ContentMode
                static let center: UIView.ContentMode; static let top: UIView.ContentMode; static let bottom: UIView.ContentMode
                static let left: UIView.ContentMode; static let right: UIView.ContentMode; static let topLeft: UIView.ContentMode
                static let topRight: UIView.ContentMode; static let bottomLeft: UIView.ContentMode
                static let bottomRight: UIView.ContentMode
            }
            extension UIView.Invalidating {}
            extension UIView.Invalidations {}
            extension UIView.Invalidations.Configuration: UIViewInvalidating {}
            extension UIView.Invalidations.Constraints: UIViewInvalidating {}
            extension UIView.Invalidations.Display: UIViewInvalidating {}
            extension UIView.Invalidations.IntrinsicContentSize: UIViewInvalidating {}
            extension UIView.Invalidations.Layout: UIViewInvalidating {}
            extension UIView.Invalidations.Tuple: UIViewInvalidating {}
            extension UIView.KeyframeAnimationOptions: OptionSet {}
            extension UIView.SystemAnimation: Hashable, RawRepresentable {}
            extension UIView.TintAdjustmentMode: Hashable, RawRepresentable {}
            extension UIViewAnimating: NSObjectProtocol {}
            extension UIViewAnimatingPosition: Hashable, RawRepresentable {}
            extension UIViewAnimatingState: Hashable, RawRepresentable {}
            extension UIViewConfigurationState: UIConfigurationState, Hashable {}
            extension UIViewController: UIResponder, NSCoding, UIAppearanceContainer, UITraitEnvironment, UIContentContainer,
                UIFocusEnvironment, UIStateRestoring, NSExtensionRequestHandling, UITraitChangeObservable {
                var parent: UIViewController?; init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?); init?(coder: NSCoder)
                func loadView()
                func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
                func addChild(_ childController: UIViewController); func willMove(toParent parent: UIViewController?)
                func didMove(toParent parent: UIViewController?); func show(_ vc: UIViewController, sender: Any?)
                func prepare(for segue: UIStoryboardSegue, sender: Any?)
                func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge)
                var navigationItem: UINavigationItem; var navigationController: UINavigationController?
                var toolbarItems: [UIBarButtonItem]?; var splitViewController: UISplitViewController?; var tabBarItem: UITabBarItem!
                var tabBarController: UITabBarController?; var view: UIView!; var viewIfLoaded: UIView?; var title: String?
                var presentedViewController: UIViewController?; var presentingViewController: UIViewController?
                var focusGroupIdentifier: String?; var interactionActivityTrackingBaseName: String?
                var modalTransitionStyle: UIModalTransitionStyle; var modalPresentationStyle: UIModalPresentationStyle
                var edgesForExtendedLayout: UIRectEdge; var preferredUserInterfaceStyle: UIUserInterfaceStyle
                var overrideUserInterfaceStyle: UIUserInterfaceStyle; var supportedInterfaceOrientations: UIInterfaceOrientationMask
                var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation; var editButtonItem: UIBarButtonItem
                var children: [UIViewController]; var childViewControllerForUserInterfaceStyle: UIViewController?
                var restorationIdentifier: String?; var restorationClass: (any UIViewControllerRestoration)?
                var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?; var additionalSafeAreaInsets: UIEdgeInsets
                var systemMinimumLayoutMargins: NSDirectionalEdgeInsets; var extensionContext: NSExtensionContext?
                var presentationController: UIPresentationController?; var sheetPresentationController: UISheetPresentationController?
                var popoverPresentationController: UIPopoverPresentationController?
                var activePresentationController: UIPresentationController?
                var childForScreenEdgesDeferringSystemGestures: UIViewController?
                var preferredScreenEdgesDeferringSystemGestures: UIRectEdge; var childForHomeIndicatorAutoHidden: UIViewController?
                var childViewControllerForPointerLock: UIViewController?
                var contentUnavailableConfiguration: (any UIContentConfiguration)?
                var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState; var traitOverrides: any UITraitOverrides
                var preferredContainerBackgroundStyle: UIContainerBackgroundStyle
                var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
            }
            extension UIViewController.ViewLoading {}
            extension UIViewControllerAnimatedTransitioning: NSObjectProtocol {}
            extension UIViewControllerContextTransitioning: NSObjectProtocol { var containerView: UIView }
            extension UIViewControllerInteractiveTransitioning: NSObjectProtocol {}
            extension UIViewControllerPreviewing: NSObjectProtocol {}
            extension UIViewControllerPreviewingDelegate: NSObjectProtocol {}
            extension UIViewControllerRestoration {}
            extension UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {}
            extension UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
            extension UIViewControllerTransitioningDelegate: NSObjectProtocol {}
            extension UIViewImplicitlyAnimating: UIViewAnimating {}
            extension UIViewInvalidating {}
            extension UIViewPrintFormatter: UIPrintFormatter {}
            extension UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
                init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
                func addAnimations(_ animation: @escaping () -> Void)
                func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
                var timingParameters: (any UITimingCurveProvider)?
            }
            extension UIVisualEffect: NSObject, NSCopying, NSSecureCoding {}
            extension UIVisualEffectView: UIView, NSSecureCoding {
                init(effect: UIVisualEffect?); var contentView: UIView; var effect: UIVisualEffect?
            }
            extension UIWebView: UIView, NSCoding, UIScrollViewDelegate {}
            extension UIWebView.NavigationType: Hashable, RawRepresentable {}
            extension UIWebView.PaginationBreakingMode: Hashable, RawRepresentable {}
            extension UIWebView.PaginationMode: Hashable, RawRepresentable {}
            extension UIWebViewDelegate: NSObjectProtocol {}
            extension UIWindow: UIView {
                init(windowScene: UIWindowScene); func makeKeyAndVisible(); var windowScene: UIWindowScene?; var screen: UIScreen
                var windowLevel: UIWindow.Level; var rootViewController: UIViewController?
                var safeAreaAspectFitLayoutGuide: UILayoutGuide & UILayoutGuideAspectFitting
            }
            extension UIWindow.Level: Hashable, RawRepresentable {
                static let normal: UIWindow.Level; static let alert: UIWindow.Level; static let statusBar: UIWindow.Level
            }
            extension UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
                var focusSystem: UIFocusSystem?; var screenshotService: UIScreenshotService?; var statusBarManager: UIStatusBarManager?
                var screen: UIScreen; var interfaceOrientation: UIInterfaceOrientation; var coordinateSpace: any UICoordinateSpace
                var traitCollection: UITraitCollection; var effectiveGeometry: UIWindowScene.Geometry
                var sizeRestrictions: UISceneSizeRestrictions?; var windows: [UIWindow]; var keyWindow: UIWindow?
                var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?
            }
            extension UIWindowScene.ActivationAction: UIAction {}
            extension UIWindowScene.ActivationConfiguration: NSObject {}
            extension UIWindowScene.ActivationInteraction: NSObject, UIInteraction {}
            extension UIWindowScene.ActivationRequestOptions: UIScene.ActivationRequestOptions {}
            extension UIWindowScene.DismissalAnimation: Hashable, RawRepresentable {}
            extension UIWindowScene.Geometry: NSObject, NSCopying {}
            extension UIWindowScene.GeometryPreferences: NSObject {}
            extension UIWindowScene.GeometryPreferences.Mac {}
            extension UIWindowScene.GeometryPreferences.iOS {}
            extension UIWindowScene.PresentationStyle: Hashable, RawRepresentable {}
            extension UIWindowSceneDelegate: UISceneDelegate {}
            extension UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {}
            extension UIWindowSceneDragInteraction: NSObject, UIInteraction {}
            extension UIWindowSceneGeometryPreferences.Mac: UIWindowScene.GeometryPreferences {}
            extension UIWindowSceneGeometryPreferences.Reality: UIWindowScene.GeometryPreferences {}
            extension UIWindowSceneGeometryPreferences.iOS: UIWindowScene.GeometryPreferences {}
            extension UIWindowScenePlacement: Hashable {}
            extension UIWindowSceneProminentPlacement: UIWindowScenePlacement {}
            extension UIWindowSceneResizingRestrictions: Hashable, RawRepresentable {}
            extension UIWindowSceneStandardPlacement: UIWindowScenePlacement {}
            extension URLResourceValues {}
            """#)
}
