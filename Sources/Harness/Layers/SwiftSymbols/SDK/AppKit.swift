/// Source: the headers and interfaces of macOS 14.0.
extension SDKModule {
    static let appKit = SDKModule(
        name: "AppKit", exports: ["Foundation", "QuartzCore", "CoreGraphics"],
        declarations: #"""
            extension CGRect {}
            extension CocoaError {}
            extension CocoaError.Code {}
            extension IndexPath {}
            extension NSATSTypesetter: NSTypesetter {}
            extension NSAccessibility: NSObjectProtocol {}
            extension NSAccessibility.Action: Hashable, RawRepresentable {}
            extension NSAccessibility.AnnotationAttributeKey: Hashable, RawRepresentable {}
            extension NSAccessibility.AnnotationPosition: Hashable, RawRepresentable {}
            extension NSAccessibility.Attribute: Hashable, RawRepresentable {}
            extension NSAccessibility.FontAttributeKey: Hashable, RawRepresentable {}
            extension NSAccessibility.Notification: Hashable, RawRepresentable {}
            extension NSAccessibility.NotificationUserInfoKey: Hashable, RawRepresentable {}
            extension NSAccessibility.Orientation: Hashable, RawRepresentable {}
            extension NSAccessibility.OrientationValue: Hashable, RawRepresentable {}
            extension NSAccessibility.ParameterizedAttribute: Hashable, RawRepresentable {}
            extension NSAccessibility.Role: Hashable, RawRepresentable {}
            extension NSAccessibility.RulerMarkerType: Hashable, RawRepresentable {}
            extension NSAccessibility.RulerMarkerTypeValue: Hashable, RawRepresentable {}
            extension NSAccessibility.RulerUnitValue: Hashable, RawRepresentable {}
            extension NSAccessibility.SortDirection: Hashable, RawRepresentable {}
            extension NSAccessibility.SortDirectionValue: Hashable, RawRepresentable {}
            extension NSAccessibility.Subrole: Hashable, RawRepresentable {}
            extension NSAccessibility.Units: Hashable, RawRepresentable {}
            extension NSAccessibilityButton: NSAccessibilityElement {}
            extension NSAccessibilityCheckBox: NSAccessibilityButton {}
            extension NSAccessibilityColor {}
            extension NSAccessibilityContainsTransientUI: NSAccessibilityElement {}
            extension NSAccessibilityCustomAction: NSObject {}
            extension NSAccessibilityCustomRotor: NSObject {}
            extension NSAccessibilityCustomRotor.ItemResult: NSObject {}
            extension NSAccessibilityCustomRotor.RotorType: Hashable, RawRepresentable {}
            extension NSAccessibilityCustomRotor.SearchDirection: Hashable, RawRepresentable {}
            extension NSAccessibilityCustomRotor.SearchParameters: NSObject {}
            extension NSAccessibilityCustomRotorItemSearchDelegate: NSObjectProtocol {}
            extension NSAccessibilityElement: NSObject, NSAccessibility, NSObjectProtocol {}
            extension NSAccessibilityElementLoading: NSObjectProtocol {}
            extension NSAccessibilityGroup: NSAccessibilityElement {}
            extension NSAccessibilityImage: NSAccessibilityElement {}
            extension NSAccessibilityLayoutArea: NSAccessibilityGroup {}
            extension NSAccessibilityLayoutItem: NSAccessibilityGroup {}
            extension NSAccessibilityList: NSAccessibilityTable {}
            extension NSAccessibilityNavigableStaticText: NSAccessibilityStaticText {}
            extension NSAccessibilityOutline: NSAccessibilityTable {}
            extension NSAccessibilityPriorityLevel: Hashable, RawRepresentable {}
            extension NSAccessibilityProgressIndicator: NSAccessibilityGroup {}
            extension NSAccessibilityRadioButton: NSAccessibilityButton {}
            extension NSAccessibilityRow: NSAccessibilityGroup {}
            extension NSAccessibilitySlider: NSAccessibilityElement {}
            extension NSAccessibilityStaticText: NSAccessibilityElement {}
            extension NSAccessibilityStepper: NSAccessibilityElement {}
            extension NSAccessibilitySwitch: NSAccessibilityButton {}
            extension NSAccessibilityTable: NSAccessibilityGroup {}
            extension NSActionCell: NSCell {}
            extension NSAlert: NSObject {
                var icon: NSImage!; var buttons: [NSButton]; var alertStyle: NSAlert.Style; var helpAnchor: NSHelpAnchorName
                var delegate: (any NSAlertDelegate)?; var accessoryView: NSView?; var suppressionButton: NSButton?; var window: NSWindow
            }
            extension NSAlert.Style: Hashable, RawRepresentable {}
            extension NSAlertDelegate: NSObjectProtocol {}
            extension NSAlignmentFeedbackFilter: NSObject {}
            extension NSAlignmentFeedbackToken: NSObjectProtocol {}
            extension NSAnimatablePropertyContainer {}
            extension NSAnimation: NSObject, NSCopying, NSCoding {}
            extension NSAnimation.BlockingMode: Hashable, RawRepresentable {}
            extension NSAnimation.Curve: Hashable, RawRepresentable {}
            extension NSAnimationContext: NSObject {}
            extension NSAnimationDelegate: NSObjectProtocol {}
            extension NSAnimationEffect: Hashable, RawRepresentable {}
            extension NSAppKitVersion: Hashable, RawRepresentable {}
            extension NSAppearance: NSObject, NSSecureCoding {}
            extension NSAppearance.Name: Hashable, RawRepresentable {}
            extension NSAppearanceCustomization: NSObjectProtocol { var appearance: NSAppearance? }
            extension NSApplication: NSResponder, NSUserInterfaceValidations, NSMenuItemValidation, NSAccessibilityElement,
                NSAccessibility, NSAppearanceCustomization {
                static var shared: NSApplication; var delegate: (any NSApplicationDelegate)?; var mainWindow: NSWindow?
                var keyWindow: NSWindow?; var modalWindow: NSWindow?; var windows: [NSWindow]; var mainMenu: NSMenu?
                var helpMenu: NSMenu?; var applicationIconImage: NSImage!; var dockTile: NSDockTile
                var presentationOptions: NSApplication.PresentationOptions
            }
            extension NSApplication.AboutPanelOptionKey: Hashable, RawRepresentable {}
            extension NSApplication.ActivationOptions: OptionSet {}
            extension NSApplication.ActivationPolicy: Hashable, RawRepresentable {}
            extension NSApplication.DelegateReply: Hashable, RawRepresentable {}
            extension NSApplication.ModalResponse: Hashable, RawRepresentable {}
            extension NSApplication.OcclusionState: OptionSet {}
            extension NSApplication.PresentationOptions: OptionSet {}
            extension NSApplication.PrintReply: Hashable, RawRepresentable {}
            extension NSApplication.RemoteNotificationType: OptionSet {}
            extension NSApplication.RequestUserAttentionType: Hashable, RawRepresentable {}
            extension NSApplication.TerminateReply: Hashable, RawRepresentable {}
            extension NSApplication.WindowListOptions: OptionSet {}
            extension NSApplicationDelegate: NSObjectProtocol {}
            extension NSArrayController: NSObjectController {}
            extension NSAttributedString: NSPasteboardReading, NSPasteboardWriting {}
            extension NSAttributedString.DocumentAttributeKey: Hashable, RawRepresentable {}
            extension NSAttributedString.DocumentReadingOptionKey: Hashable, RawRepresentable {}
            extension NSAttributedString.DocumentType: Hashable, RawRepresentable {}
            extension NSAttributedString.SpellingState: Hashable, RawRepresentable {}
            extension NSAttributedString.TextEffectStyle: Hashable, RawRepresentable {}
            extension NSAttributedString.TextLayoutSectionKey: Hashable, RawRepresentable {}
            extension NSBezierPath: NSObject, NSCopying, NSSecureCoding {
                var cgPath: CGPath; static var defaultWindingRule: NSBezierPath.WindingRule
                static var defaultLineCapStyle: NSBezierPath.LineCapStyle; static var defaultLineJoinStyle: NSBezierPath.LineJoinStyle
                var lineCapStyle: NSBezierPath.LineCapStyle; var lineJoinStyle: NSBezierPath.LineJoinStyle
                var windingRule: NSBezierPath.WindingRule; var flattened: NSBezierPath; var reversed: NSBezierPath
                var currentPoint: NSPoint; var controlPointBounds: NSRect; var bounds: NSRect
            }
            extension NSBezierPath.ElementType: Hashable, RawRepresentable {}
            extension NSBezierPath.LineCapStyle: Hashable, RawRepresentable {}
            extension NSBezierPath.LineJoinStyle: Hashable, RawRepresentable {}
            extension NSBezierPath.WindingRule: Hashable, RawRepresentable {}
            extension NSBindingInfoKey: Hashable, RawRepresentable {}
            extension NSBindingName: Hashable, RawRepresentable {}
            extension NSBindingOption: Hashable, RawRepresentable {}
            extension NSBindingSelectionMarker: NSObject, NSCopying {}
            extension NSBitmapImageRep: NSImageRep, NSSecureCoding {}
            extension NSBitmapImageRep.FileType: Hashable, RawRepresentable {}
            extension NSBitmapImageRep.Format: OptionSet {}
            extension NSBitmapImageRep.LoadStatus: Hashable, RawRepresentable {}
            extension NSBitmapImageRep.PropertyKey: Hashable, RawRepresentable {}
            extension NSBitmapImageRep.TIFFCompression: Hashable, RawRepresentable {}
            extension NSBorderType: Hashable, RawRepresentable {}
            extension NSBox: NSView {}
            extension NSBox.BoxType: Hashable, RawRepresentable {}
            extension NSBox.TitlePosition: Hashable, RawRepresentable {}
            extension NSBrowser: NSControl {}
            extension NSBrowser.ColumnResizingType: Hashable, RawRepresentable {}
            extension NSBrowser.DropOperation: Hashable, RawRepresentable {}
            extension NSBrowserCell: NSCell {}
            extension NSBrowserDelegate: NSObjectProtocol {}
            extension NSButton: NSControl, NSUserInterfaceValidations, NSAccessibilityButton, NSUserInterfaceCompression {
                var attributedTitle: NSAttributedString; var attributedAlternateTitle: NSAttributedString; var sound: NSSound?
                var bezelStyle: NSButton.BezelStyle; var bezelColor: NSColor?; var contentTintColor: NSColor?; var image: NSImage?
                var alternateImage: NSImage?; var imagePosition: NSControl.ImagePosition; var imageScaling: NSImageScaling
                var symbolConfiguration: NSImage.SymbolConfiguration?; var state: NSControl.StateValue
            }
            extension NSButton.BezelStyle: Hashable, RawRepresentable {}
            extension NSButton.ButtonType: Hashable, RawRepresentable {}
            extension NSButton.GradientType: Hashable, RawRepresentable {}
            extension NSButtonCell: NSActionCell {}
            extension NSButtonTouchBarItem: NSTouchBarItem {}
            extension NSCIImageRep: NSImageRep {}
            extension NSCachedImageRep: NSImageRep {}
            extension NSCandidateListTouchBarItem: NSTouchBarItem {}
            extension NSCandidateListTouchBarItemDelegate: NSObjectProtocol {}
            extension NSCell: NSObject, NSCopying, NSCoding, NSUserInterfaceItemIdentification, NSAccessibilityElement, NSAccessibility {
                var controlView: NSView?; var type: NSCell.CellType; var state: NSControl.StateValue; var alignment: NSTextAlignment
                var font: NSFont?; var formatter: Formatter?; var image: NSImage?; var controlSize: NSControl.ControlSize
                var cellSize: NSSize; var menu: NSMenu?; static var defaultMenu: NSMenu?; var baseWritingDirection: NSWritingDirection
                var lineBreakMode: NSLineBreakMode; var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
                var focusRingType: NSFocusRingType
            }
            extension NSCell.Attribute: Hashable, RawRepresentable {}
            extension NSCell.CellType: Hashable, RawRepresentable {}
            extension NSCell.HitResult: OptionSet {}
            extension NSCell.StyleMask: OptionSet {}
            extension NSChangeSpelling {}
            extension NSCharacterCollection: Hashable, RawRepresentable {}
            extension NSClickGestureRecognizer: NSGestureRecognizer, NSCoding {}
            extension NSClipView: NSView {}
            extension NSCloudSharingServiceDelegate: NSSharingServiceDelegate {}
            extension NSCloudSharingValidation: NSObjectProtocol {}
            extension NSCollectionElementCategory: Hashable, RawRepresentable {}
            extension NSCollectionLayoutAnchor: NSObject, NSCopying {}
            extension NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem, NSCopying {}
            extension NSCollectionLayoutContainer: NSObjectProtocol {}
            extension NSCollectionLayoutDecorationItem: NSCollectionLayoutItem, NSCopying {}
            extension NSCollectionLayoutDimension: NSObject, NSCopying {}
            extension NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {}
            extension NSCollectionLayoutEnvironment: NSObjectProtocol {}
            extension NSCollectionLayoutGroup: NSCollectionLayoutItem, NSCopying {}
            extension NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {}
            extension NSCollectionLayoutItem: NSObject, NSCopying {}
            extension NSCollectionLayoutSection: NSObject, NSCopying {}
            extension NSCollectionLayoutSectionOrthogonalScrollingBehavior: Hashable, RawRepresentable {}
            extension NSCollectionLayoutSize: NSObject, NSCopying {}
            extension NSCollectionLayoutSpacing: NSObject, NSCopying {}
            extension NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem, NSCopying {}
            extension NSCollectionLayoutVisibleItem: NSObjectProtocol {}
            extension NSCollectionView: NSView, NSDraggingSource, NSDraggingDestination {
                var dataSource: (any NSCollectionViewDataSource)?; var prefetchDataSource: (any NSCollectionViewPrefetching)?
                var content: [Any]; var delegate: (any NSCollectionViewDelegate)?; var backgroundView: NSView?
                var collectionViewLayout: NSCollectionViewLayout?; var backgroundColors: [NSColor]!; var selectionIndexes: IndexSet
                var selectionIndexPaths: Set<IndexPath>
            }
            extension NSCollectionView.DropOperation: Hashable, RawRepresentable {}
            extension NSCollectionView.ScrollDirection: Hashable, RawRepresentable {}
            extension NSCollectionView.ScrollPosition: OptionSet {}
            extension NSCollectionView.UpdateAction: Hashable, RawRepresentable {}
            extension NSCollectionViewCompositionalLayout: NSCollectionViewLayout {}
            extension NSCollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {}
            extension NSCollectionViewDataSource: NSObjectProtocol {}
            extension NSCollectionViewDelegate: NSObjectProtocol {}
            extension NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {}
            extension NSCollectionViewDiffableDataSource: NSObject, NSCollectionViewDataSource {}
            extension NSCollectionViewDiffableDataSourceReference: NSObject, NSCollectionViewDataSource {}
            extension NSCollectionViewElement: NSObjectProtocol, NSUserInterfaceItemIdentification {}
            extension NSCollectionViewFlowLayout: NSCollectionViewLayout {}
            extension NSCollectionViewFlowLayoutInvalidationContext: NSCollectionViewLayoutInvalidationContext {}
            extension NSCollectionViewGridLayout: NSCollectionViewLayout {}
            extension NSCollectionViewItem: NSViewController, NSCopying, NSCollectionViewElement {}
            extension NSCollectionViewItem.HighlightState: Hashable, RawRepresentable {}
            extension NSCollectionViewLayout: NSObject, NSCoding {}
            extension NSCollectionViewLayoutAttributes: NSObject, NSCopying {}
            extension NSCollectionViewLayoutInvalidationContext: NSObject {}
            extension NSCollectionViewPrefetching: NSObjectProtocol {}
            extension NSCollectionViewSectionHeaderView: NSCollectionViewElement {}
            extension NSCollectionViewTransitionLayout: NSCollectionViewLayout {}
            extension NSCollectionViewUpdateItem: NSObject {}
            extension NSColor: NSObject, NSCopying, NSSecureCoding, NSPasteboardReading, NSPasteboardWriting, NSAccessibilityColor,
                Transferable {
                var type: NSColor.ColorType; static var black: NSColor; static var darkGray: NSColor; static var lightGray: NSColor
                static var white: NSColor; static var gray: NSColor; static var red: NSColor; static var green: NSColor
                static var blue: NSColor; static var cyan: NSColor; static var yellow: NSColor; static var magenta: NSColor
                static var orange: NSColor; static var purple: NSColor; static var brown: NSColor; static var clear: NSColor
                static var labelColor: NSColor; static var secondaryLabelColor: NSColor; static var tertiaryLabelColor: NSColor
                static var quaternaryLabelColor: NSColor; static var quinaryLabel: NSColor; static var linkColor: NSColor
                static var placeholderTextColor: NSColor; static var windowFrameTextColor: NSColor
                static var selectedMenuItemTextColor: NSColor; static var alternateSelectedControlTextColor: NSColor
                static var headerTextColor: NSColor; static var separatorColor: NSColor; static var gridColor: NSColor
                static var windowBackgroundColor: NSColor; static var underPageBackgroundColor: NSColor
                static var controlBackgroundColor: NSColor; static var selectedContentBackgroundColor: NSColor
                static var unemphasizedSelectedContentBackgroundColor: NSColor; static var alternatingContentBackgroundColors: [NSColor]
                static var findHighlightColor: NSColor; static var textColor: NSColor; static var textBackgroundColor: NSColor
                static var textInsertionPoint: NSColor; static var selectedTextColor: NSColor
                static var selectedTextBackgroundColor: NSColor
            }
            extension NSColor.ColorType: Hashable, RawRepresentable {}
            extension NSColor.SystemEffect: Hashable, RawRepresentable {}
            extension NSColorChanging: NSObjectProtocol {}
            extension NSColorList: NSObject, NSSecureCoding {}
            extension NSColorPanel: NSPanel {}
            extension NSColorPanel.Mode: Hashable, RawRepresentable {}
            extension NSColorPanel.Options: OptionSet {}
            extension NSColorPicker: NSObject, NSColorPickingDefault {}
            extension NSColorPickerTouchBarItem: NSTouchBarItem {}
            extension NSColorPickingCustom: NSColorPickingDefault {}
            extension NSColorPickingDefault {}
            extension NSColorRenderingIntent: Hashable, RawRepresentable {}
            extension NSColorSampler: NSObject {}
            extension NSColorSpace: NSObject, NSSecureCoding {}
            extension NSColorSpace.Model: Hashable, RawRepresentable {}
            extension NSColorSpaceName: Hashable, RawRepresentable {}
            extension NSColorWell: NSControl {}
            extension NSColorWell.Style: Hashable, RawRepresentable {}
            extension NSComboBox: NSTextField {}
            extension NSComboBoxCell: NSTextFieldCell {}
            extension NSComboBoxCellDataSource: NSObjectProtocol {}
            extension NSComboBoxDataSource: NSObjectProtocol {}
            extension NSComboBoxDelegate: NSTextFieldDelegate {}
            extension NSComboButton: NSControl {}
            extension NSComboButton.Style: Hashable, RawRepresentable {}
            extension NSCompositingOperation: Hashable, RawRepresentable {}
            extension NSControl: NSView {
                var target: Any?; var action: Selector?; var tag: Int; var ignoresMultiClick: Bool; var isContinuous: Bool
                var isEnabled: Bool; var refusesFirstResponder: Bool; var isHighlighted: Bool; var controlSize: NSControl.ControlSize
                var formatter: Formatter?; var objectValue: Any?; var stringValue: String; var attributedStringValue: NSAttributedString
                var intValue: Int32; var font: NSFont?; var lineBreakMode: NSLineBreakMode; var alignment: NSTextAlignment
                var baseWritingDirection: NSWritingDirection; var cell: NSCell?
            }
            extension NSControl.ControlSize: Hashable, RawRepresentable {}
            extension NSControl.ImagePosition: Hashable, RawRepresentable {}
            extension NSControl.StateValue: Hashable, RawRepresentable {}
            extension NSControlTextEditingDelegate: NSObjectProtocol {}
            extension NSControlTint: Hashable, RawRepresentable {}
            extension NSController: NSObject, NSCoding, NSEditor, NSEditorRegistration {}
            extension NSCursor: NSObject, NSSecureCoding {}
            extension NSCustomImageRep: NSImageRep {}
            extension NSCustomTouchBarItem: NSTouchBarItem {}
            extension NSDataAsset: NSObject, NSCopying {}
            extension NSDatePicker: NSControl {}
            extension NSDatePicker.ElementFlags: OptionSet {}
            extension NSDatePicker.Mode: Hashable, RawRepresentable {}
            extension NSDatePicker.Style: Hashable, RawRepresentable {}
            extension NSDatePickerCell: NSActionCell {}
            extension NSDatePickerCellDelegate: NSObjectProtocol {}
            extension NSDeviceDescriptionKey: Hashable, RawRepresentable {}
            extension NSDictionaryController: NSArrayController {}
            extension NSDictionaryControllerKeyValuePair: NSObject {}
            extension NSDiffableDataSourceSnapshot {}
            extension NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {}
            extension NSDirectionalEdgeInsets { var top: CGFloat; var leading: CGFloat; var bottom: CGFloat; var trailing: CGFloat }
            extension NSDirectionalRectEdge: OptionSet {}
            extension NSDisplayGamut: Hashable, RawRepresentable {}
            extension NSDockTile: NSObject {}
            extension NSDockTilePlugIn: NSObjectProtocol {}
            extension NSDocument: NSObject, NSEditorRegistration, NSFilePresenter, NSMenuItemValidation, NSUserInterfaceValidations,
                NSUserActivityRestoring {
                var fileURL: URL?; var fileModificationDate: Date?; var backupFileURL: URL?; var autosavedContentsFileURL: URL?
                var printInfo: NSPrintInfo; var pdfPrintOperation: NSPrintOperation
                var previewRepresentableActivityItems: [any NSPreviewRepresentableActivityItem]?; var undoManager: UndoManager?
            }
            extension NSDocument.ChangeType: Hashable, RawRepresentable {}
            extension NSDocument.SaveOperationType: Hashable, RawRepresentable {}
            extension NSDocumentController: NSObject, NSCoding, NSMenuItemValidation, NSUserInterfaceValidations, NSWindowRestoration {}
            extension NSDragOperation: OptionSet {}
            extension NSDraggingContext: Hashable, RawRepresentable {}
            extension NSDraggingDestination: NSObjectProtocol {}
            extension NSDraggingFormation: Hashable, RawRepresentable {}
            extension NSDraggingImageComponent: NSObject {}
            extension NSDraggingInfo: NSObjectProtocol {}
            extension NSDraggingItem: NSObject {}
            extension NSDraggingItem.ImageComponentKey: Hashable, RawRepresentable {}
            extension NSDraggingItemEnumerationOptions: OptionSet {}
            extension NSDraggingSession: NSObject {}
            extension NSDraggingSource: NSObjectProtocol {}
            extension NSDrawer: NSResponder, NSAccessibilityElement, NSAccessibility {}
            extension NSDrawer.State: Hashable, RawRepresentable {}
            extension NSDrawerDelegate: NSObjectProtocol {}
            extension NSEPSImageRep: NSImageRep {}
            extension NSEditor: NSObjectProtocol {}
            extension NSEditorRegistration: NSObjectProtocol {}
            extension NSEvent: NSObject, NSCopying, NSCoding {
                var type: NSEvent.EventType; var modifierFlags: NSEvent.ModifierFlags; var window: NSWindow?
                var locationInWindow: NSPoint; var momentumPhase: NSEvent.Phase; var keyCode: UInt16
                var userData: UnsafeMutableRawPointer?; var trackingArea: NSTrackingArea?; var subtype: NSEvent.EventSubtype
                var eventRef: UnsafeMutableRawPointer?; var cgEvent: CGEvent?; var buttonMask: NSEvent.ButtonMask; var tilt: NSPoint
                var uniqueID: UInt64; var pointingDeviceType: NSEvent.PointingDeviceType; var phase: NSEvent.Phase
            }
            extension NSEvent.ButtonMask: OptionSet {}
            extension NSEvent.EventSubtype: Hashable, RawRepresentable {}
            extension NSEvent.EventType: Hashable, RawRepresentable {}
            extension NSEvent.EventTypeMask: OptionSet {}
            extension NSEvent.GestureAxis: Hashable, RawRepresentable {}
            extension NSEvent.ModifierFlags: OptionSet {}
            extension NSEvent.Phase: OptionSet {}
            extension NSEvent.PointingDeviceType: Hashable, RawRepresentable {}
            extension NSEvent.PressureBehavior: Hashable, RawRepresentable {}
            extension NSEvent.SpecialKey: RawRepresentable, Hashable {}
            extension NSEvent.SwipeTrackingOptions: OptionSet {}
            extension NSFilePromiseProvider: NSObject, NSPasteboardWriting {}
            extension NSFilePromiseProviderDelegate: NSObjectProtocol {}
            extension NSFilePromiseReceiver: NSObject, NSPasteboardReading {}
            extension NSFindPanelAction: Hashable, RawRepresentable {}
            extension NSFindPanelSubstringMatchType: Hashable, RawRepresentable {}
            extension NSFocusRingPlacement: Hashable, RawRepresentable {}
            extension NSFocusRingType: Hashable, RawRepresentable {}
            extension NSFont: NSObject, NSCopying, NSSecureCoding {
                init?(name fontName: String, size fontSize: CGFloat); static func systemFont(ofSize fontSize: CGFloat) -> NSFont
                static func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
                static func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont
                static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
                var matrix: UnsafeMutablePointer<CGFloat>; var fontDescriptor: NSFontDescriptor; var textTransform: NSAffineTransform
                var mostCompatibleStringEncoding: NSStringEncoding; var coveredCharacterSet: CharacterSet; var boundingRectForFont: NSRect
                var maximumAdvancement: NSSize; var verticalFont: NSFont; var printerFont: NSFont; var screenFont: NSFont
                var renderingMode: NSFontRenderingMode
            }
            extension NSFont.TextStyle: Hashable, RawRepresentable {
                static let largeTitle: NSFont.TextStyle; static let title1: NSFont.TextStyle; static let title2: NSFont.TextStyle
                static let title3: NSFont.TextStyle; static let headline: NSFont.TextStyle; static let subheadline: NSFont.TextStyle
                static let body: NSFont.TextStyle; static let callout: NSFont.TextStyle; static let footnote: NSFont.TextStyle
                static let caption1: NSFont.TextStyle; static let caption2: NSFont.TextStyle
            }
            extension NSFont.TextStyleOptionKey: Hashable, RawRepresentable {}
            extension NSFont.Weight: Hashable, RawRepresentable {}
            extension NSFont.Width: Hashable, RawRepresentable {}
            extension NSFontAction: Hashable, RawRepresentable {}
            extension NSFontAssetRequest: NSObject, ProgressReporting {}
            extension NSFontAssetRequest.Options: OptionSet {}
            extension NSFontChanging: NSObjectProtocol {}
            extension NSFontCollection: NSObject, NSCopying, NSMutableCopying, NSCoding {}
            extension NSFontCollection.ActionTypeKey: Hashable, RawRepresentable {}
            extension NSFontCollection.Name: Hashable, RawRepresentable {}
            extension NSFontCollection.UserInfoKey: Hashable, RawRepresentable {}
            extension NSFontCollection.Visibility: OptionSet {}
            extension NSFontCollectionMatchingOptionKey: Hashable, RawRepresentable {}
            extension NSFontCollectionOptions: OptionSet {}
            extension NSFontDescriptor: NSObject, NSCopying, NSSecureCoding {}
            extension NSFontDescriptor.AttributeName: Hashable, RawRepresentable {}
            extension NSFontDescriptor.FeatureKey: Hashable, RawRepresentable {}
            extension NSFontDescriptor.SymbolicTraits: OptionSet {}
            extension NSFontDescriptor.SystemDesign: Hashable, RawRepresentable {}
            extension NSFontDescriptor.TraitKey: Hashable, RawRepresentable {}
            extension NSFontDescriptor.VariationKey: Hashable, RawRepresentable {}
            extension NSFontManager: NSObject, NSMenuItemValidation {}
            extension NSFontPanel: NSPanel {}
            extension NSFontPanel.ModeMask: OptionSet {}
            extension NSFontRenderingMode: Hashable, RawRepresentable {}
            extension NSFontTraitMask: OptionSet {}
            extension NSForm: NSMatrix {}
            extension NSFormCell: NSActionCell {}
            extension NSGestureRecognizer: NSObject, NSCoding {}
            extension NSGestureRecognizer.State: Hashable, RawRepresentable {}
            extension NSGestureRecognizerDelegate: NSObjectProtocol {}
            extension NSGlyphGenerator: NSObject {}
            extension NSGlyphInfo: NSObject, NSCopying, NSSecureCoding {}
            extension NSGlyphInscription: Hashable, RawRepresentable {}
            extension NSGlyphStorage {}
            extension NSGradient: NSObject, NSCopying, NSSecureCoding {}
            extension NSGradient.DrawingOptions: OptionSet {}
            extension NSGraphicsContext: NSObject {}
            extension NSGraphicsContext.AttributeKey: Hashable, RawRepresentable {}
            extension NSGraphicsContext.RepresentationFormatName: Hashable, RawRepresentable {}
            extension NSGridCell: NSObject, NSCoding {}
            extension NSGridCell.Placement: Hashable, RawRepresentable {}
            extension NSGridColumn: NSObject, NSCoding {}
            extension NSGridRow: NSObject, NSCoding {}
            extension NSGridRow.Alignment: Hashable, RawRepresentable {}
            extension NSGridView: NSView {}
            extension NSGroupTouchBarItem: NSTouchBarItem {}
            extension NSHapticFeedbackManager: NSObject {}
            extension NSHapticFeedbackManager.FeedbackPattern: Hashable, RawRepresentable {}
            extension NSHapticFeedbackManager.PerformanceTime: Hashable, RawRepresentable {}
            extension NSHapticFeedbackPerformer: NSObjectProtocol {}
            extension NSHelpManager: NSObject {}
            extension NSIgnoreMisspelledWords {}
            extension NSImage: NSObject, NSCopying, NSSecureCoding, NSPasteboardReading, NSPasteboardWriting, NSItemProviderReading,
                NSItemProviderWriting, Transferable {
                init?(named name: NSImage.Name); init?(contentsOf url: URL); init(size: NSSize); var size: NSSize
                var backgroundColor: NSColor; var tiffRepresentation: Data?; var representations: [NSImageRep]
                var delegate: (any NSImageDelegate)?; static var imageTypes: [String]; static var imageUnfilteredTypes: [String]
                var cacheMode: NSImage.CacheMode; var alignmentRect: NSRect; var accessibilityDescription: String?
                var capInsets: NSEdgeInsets; var resizingMode: NSImage.ResizingMode; var symbolConfiguration: NSImage.SymbolConfiguration
                var locale: Locale?
            }
            extension NSImage.CacheMode: Hashable, RawRepresentable {}
            extension NSImage.DynamicRange: Hashable, RawRepresentable {}
            extension NSImage.LayoutDirection: Hashable, RawRepresentable {}
            extension NSImage.LoadStatus: Hashable, RawRepresentable {}
            extension NSImage.ResizingMode: Hashable, RawRepresentable {}
            extension NSImage.SymbolConfiguration: NSObject, NSCopying, NSSecureCoding {}
            extension NSImage.SymbolScale: Hashable, RawRepresentable {}
            extension NSImageAlignment: Hashable, RawRepresentable {}
            extension NSImageCell: NSCell, NSCopying, NSCoding {}
            extension NSImageDelegate: NSObjectProtocol {}
            extension NSImageInterpolation: Hashable, RawRepresentable {}
            extension NSImageRep: NSObject, NSCopying, NSCoding {}
            extension NSImageRep.HintKey: Hashable, RawRepresentable {}
            extension NSImageScaling: Hashable, RawRepresentable {}
            extension NSImageView: NSControl, NSAccessibilityImage, NSMenuItemValidation {
                var image: NSImage?; var imageAlignment: NSImageAlignment; var imageScaling: NSImageScaling
                var imageFrameStyle: NSImageView.FrameStyle; var symbolConfiguration: NSImage.SymbolConfiguration?
                var contentTintColor: NSColor?; static var defaultPreferredImageDynamicRange: NSImage.DynamicRange
                var preferredImageDynamicRange: NSImage.DynamicRange; var imageDynamicRange: NSImage.DynamicRange
            }
            extension NSImageView.FrameStyle: Hashable, RawRepresentable {}
            extension NSInputManager: NSObject, NSTextInput {}
            extension NSInputServer: NSObject, NSInputServiceProvider, NSInputServerMouseTracker {}
            extension NSInputServerMouseTracker {}
            extension NSInputServiceProvider {}
            extension NSLayoutAnchor: NSObject {
                func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
                func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
                func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
                func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
            }
            extension NSLayoutConstraint: NSObject, NSAnimatablePropertyContainer {
                static func activate(_ constraints: [NSLayoutConstraint]); static func deactivate(_ constraints: [NSLayoutConstraint])
                var priority: NSLayoutConstraint.Priority; var shouldBeArchived: Bool; var firstAttribute: NSLayoutConstraint.Attribute
                var secondAttribute: NSLayoutConstraint.Attribute; var firstAnchor: NSLayoutAnchor; var secondAnchor: NSLayoutAnchor?
                var relation: NSLayoutConstraint.Relation; var multiplier: CGFloat; var constant: CGFloat; var identifier: String?
            }
            extension NSLayoutConstraint.Attribute: Hashable, RawRepresentable {}
            extension NSLayoutConstraint.FormatOptions: OptionSet {}
            extension NSLayoutConstraint.Orientation: Hashable, RawRepresentable {}
            extension NSLayoutConstraint.Priority: Hashable, RawRepresentable {
                static let required: NSLayoutConstraint.Priority; static let defaultHigh: NSLayoutConstraint.Priority
                static let defaultLow: NSLayoutConstraint.Priority
            }
            extension NSLayoutConstraint.Relation: Hashable, RawRepresentable {}
            extension NSLayoutDimension: NSLayoutAnchor {
                func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
                func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
            }
            extension NSLayoutGuide: NSObject, NSCoding, NSUserInterfaceItemIdentification {}
            extension NSLayoutManager: NSObject, NSSecureCoding, NSGlyphStorage {}
            extension NSLayoutManager.ControlCharacterAction: OptionSet {}
            extension NSLayoutManager.GlyphProperty: OptionSet {}
            extension NSLayoutManager.TextLayoutOrientation: Hashable, RawRepresentable {}
            extension NSLayoutManager.TypesetterBehavior: Hashable, RawRepresentable {}
            extension NSLayoutManagerDelegate: NSObjectProtocol {}
            extension NSLayoutXAxisAnchor: NSLayoutAnchor {}
            extension NSLayoutYAxisAnchor: NSLayoutAnchor {}
            extension NSLevelIndicator: NSControl {}
            extension NSLevelIndicator.PlaceholderVisibility: Hashable, RawRepresentable {}
            extension NSLevelIndicator.Style: Hashable, RawRepresentable {}
            extension NSLevelIndicatorCell: NSActionCell {}
            extension NSLineBreakMode: Hashable, RawRepresentable {}
            extension NSLineMovementDirection: Hashable, RawRepresentable {}
            extension NSLineSweepDirection: Hashable, RawRepresentable {}
            extension NSMagnificationGestureRecognizer: NSGestureRecognizer {}
            extension NSManagedObjectContext: NSEditor, NSEditorRegistration {}
            extension NSMatrix: NSControl, NSUserInterfaceValidations, NSViewToolTipOwner {}
            extension NSMatrix.Mode: Hashable, RawRepresentable {}
            extension NSMatrixDelegate: NSControlTextEditingDelegate {}
            extension NSMediaLibraryBrowserController: NSObject {}
            extension NSMediaLibraryBrowserController.Library: OptionSet {}
            extension NSMenu: NSObject, NSCopying, NSCoding, NSUserInterfaceItemIdentification, NSAppearanceCustomization,
                NSAccessibilityElement, NSAccessibility {
                var supermenu: NSMenu?; var items: [NSMenuItem]; var delegate: (any NSMenuDelegate)?; var highlightedItem: NSMenuItem?
                var size: NSSize; var font: NSFont!; var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
                var presentationStyle: NSMenu.PresentationStyle; var selectionMode: NSMenu.SelectionMode; var selectedItems: [NSMenuItem]
            }
            extension NSMenu.PresentationStyle: Hashable, RawRepresentable {}
            extension NSMenu.Properties: OptionSet {}
            extension NSMenu.SelectionMode: Hashable, RawRepresentable {}
            extension NSMenuDelegate: NSObjectProtocol {}
            extension NSMenuItem: NSObject, NSCopying, NSCoding, NSValidatedUserInterfaceItem, NSUserInterfaceItemIdentification,
                NSAccessibilityElement, NSAccessibility {
                var menu: NSMenu?; var submenu: NSMenu?; var parentItem: NSMenuItem?; var attributedTitle: NSAttributedString?
                var keyEquivalentModifierMask: NSEvent.ModifierFlags; var image: NSImage?; var state: NSControl.StateValue
                var onStateImage: NSImage!; var offStateImage: NSImage?; var mixedStateImage: NSImage!; var view: NSView?
                var badge: NSMenuItemBadge?
            }
            extension NSMenuItemBadge: NSObject, NSCopying {}
            extension NSMenuItemBadge.BadgeType: Hashable, RawRepresentable {}
            extension NSMenuItemCell: NSButtonCell {}
            extension NSMenuItemValidation: NSObjectProtocol {}
            extension NSMenuToolbarItem: NSToolbarItem {}
            extension NSMovie: NSObject, NSCoding {}
            extension NSMultibyteGlyphPacking: Hashable, RawRepresentable {}
            extension NSMutableFontCollection: NSFontCollection {}
            extension NSMutableParagraphStyle: NSParagraphStyle {}
            extension NSNib: NSObject, NSCoding { typealias Name = String }
            extension NSNibConnector: NSObject, NSCoding {}
            extension NSNibControlConnector: NSNibConnector {}
            extension NSNibOutletConnector: NSNibConnector {}
            extension NSObjectController: NSController {}
            extension NSOpenPanel: NSSavePanel { var urLs: [URL] }
            extension NSOpenSavePanelDelegate: NSObjectProtocol {}
            extension NSOutlineView: NSTableView, NSAccessibilityOutline {
                var delegate: (any NSOutlineViewDelegate)?; var dataSource: (any NSOutlineViewDataSource)?
                var outlineTableColumn: NSTableColumn?; var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
            }
            extension NSOutlineViewDataSource: NSObjectProtocol {}
            extension NSOutlineViewDelegate: NSControlTextEditingDelegate {}
            extension NSPDFImageRep: NSImageRep {}
            extension NSPDFInfo: NSObject, NSCopying, NSCoding {}
            extension NSPDFPanel: NSObject {}
            extension NSPDFPanel.Options: OptionSet {}
            extension NSPICTImageRep: NSImageRep {}
            extension NSPageController: NSViewController, NSAnimatablePropertyContainer, NSCoding {}
            extension NSPageController.TransitionStyle: Hashable, RawRepresentable {}
            extension NSPageControllerDelegate: NSObjectProtocol {}
            extension NSPageLayout: NSObject {}
            extension NSPageLayout.Result: Hashable, RawRepresentable {}
            extension NSPanGestureRecognizer: NSGestureRecognizer, NSCoding {}
            extension NSPanel: NSWindow {}
            extension NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {}
            extension NSParagraphStyle.LineBreakStrategy: OptionSet {}
            extension NSParagraphStyle.TextTabType: Hashable, RawRepresentable {}
            extension NSPasteboard: NSObject {
                static var general: NSPasteboard; var name: NSPasteboard.Name; var pasteboardItems: [NSPasteboardItem]?
                var types: [NSPasteboard.PasteboardType]?
            }
            extension NSPasteboard.ContentsOptions: OptionSet {}
            extension NSPasteboard.Name: Hashable, RawRepresentable {}
            extension NSPasteboard.PasteboardType: Hashable, RawRepresentable {}
            extension NSPasteboard.ReadingOptionKey: Hashable, RawRepresentable {}
            extension NSPasteboard.ReadingOptions: OptionSet {}
            extension NSPasteboard.WritingOptions: OptionSet {}
            extension NSPasteboardItem: NSObject, NSPasteboardWriting, NSPasteboardReading {}
            extension NSPasteboardItemDataProvider: NSObjectProtocol {}
            extension NSPasteboardReading: NSObjectProtocol {}
            extension NSPasteboardType.FindPanelSearchOptionKey: Hashable, RawRepresentable {}
            extension NSPasteboardType.TextFinderOptionKey: Hashable, RawRepresentable {}
            extension NSPasteboardTypeOwner: NSObjectProtocol {}
            extension NSPasteboardWriting: NSObjectProtocol {}
            extension NSPathCell: NSActionCell, NSMenuItemValidation, NSOpenSavePanelDelegate {}
            extension NSPathCellDelegate: NSObjectProtocol {}
            extension NSPathComponentCell: NSTextFieldCell {}
            extension NSPathControl: NSControl {}
            extension NSPathControl.Style: Hashable, RawRepresentable {}
            extension NSPathControlDelegate: NSObjectProtocol {}
            extension NSPathControlItem: NSObject {}
            extension NSPersistentDocument: NSDocument {}
            extension NSPickerTouchBarItem: NSTouchBarItem {}
            extension NSPickerTouchBarItem.ControlRepresentation: Hashable, RawRepresentable {}
            extension NSPickerTouchBarItem.SelectionMode: Hashable, RawRepresentable {}
            extension NSPopUpButton: NSButton {
                var menu: NSMenu?; var preferredEdge: NSRectEdge; var itemArray: [NSMenuItem]; var lastItem: NSMenuItem?
                var selectedItem: NSMenuItem?; var itemTitles: [String]
            }
            extension NSPopUpButton.ArrowPosition: Hashable, RawRepresentable {}
            extension NSPopUpButtonCell: NSMenuItemCell, NSMenuItemValidation {}
            extension NSPopover: NSResponder, NSAppearanceCustomization, NSAccessibilityElement, NSAccessibility {
                var appearance: NSAppearance?; var effectiveAppearance: NSAppearance; var behavior: NSPopover.Behavior
                var contentSize: NSSize; var positioningRect: NSRect
            }
            extension NSPopover.Appearance: Hashable, RawRepresentable {}
            extension NSPopover.Behavior: Hashable, RawRepresentable {}
            extension NSPopover.CloseReason: Hashable, RawRepresentable {}
            extension NSPopoverDelegate: NSObjectProtocol {}
            extension NSPopoverTouchBarItem: NSTouchBarItem {}
            extension NSPredicateEditor: NSRuleEditor {}
            extension NSPredicateEditorRowTemplate: NSObject, NSCoding, NSCopying {}
            extension NSPressGestureRecognizer: NSGestureRecognizer, NSCoding {}
            extension NSPressureConfiguration: NSObject {}
            extension NSPreviewRepresentableActivityItem: NSObjectProtocol {}
            extension NSPreviewRepresentingActivityItem: NSObject, NSPreviewRepresentableActivityItem {}
            extension NSPrintInfo: NSObject, NSCopying, NSCoding {}
            extension NSPrintInfo.AttributeKey: Hashable, RawRepresentable {}
            extension NSPrintInfo.JobDisposition: Hashable, RawRepresentable {}
            extension NSPrintInfo.Orientation: Hashable, RawRepresentable {}
            extension NSPrintInfo.PaginationMode: Hashable, RawRepresentable {}
            extension NSPrintInfo.PaperOrientation: Hashable, RawRepresentable {}
            extension NSPrintOperation: NSObject {}
            extension NSPrintOperation.PageOrder: Hashable, RawRepresentable {}
            extension NSPrintOperation.RenderingQuality: Hashable, RawRepresentable {}
            extension NSPrintPanel: NSObject {}
            extension NSPrintPanel.AccessorySummaryKey: Hashable, RawRepresentable {}
            extension NSPrintPanel.JobStyleHint: Hashable, RawRepresentable {}
            extension NSPrintPanel.Options: OptionSet {}
            extension NSPrintPanel.Result: Hashable, RawRepresentable {}
            extension NSPrintPanelAccessorizing {}
            extension NSPrinter: NSObject, NSCopying, NSCoding {}
            extension NSPrinter.PaperName: Hashable, RawRepresentable {}
            extension NSPrinter.TableStatus: Hashable, RawRepresentable {}
            extension NSPrinter.TypeName: Hashable, RawRepresentable {}
            extension NSProgressIndicator: NSView, NSAccessibilityProgressIndicator {}
            extension NSProgressIndicator.Style: Hashable, RawRepresentable {}
            extension NSProgressIndicator.Thickness: Hashable, RawRepresentable {}
            extension NSRectAlignment: Hashable, RawRepresentable {}
            extension NSResponder: NSObject, NSCoding, NSStandardKeyBindingResponding, NSTouchBarProvider, NSUserActivityRestoring {
                var nextResponder: NSResponder?; var menu: NSMenu?; var undoManager: UndoManager?; var touchBar: NSTouchBar?
                var userActivity: NSUserActivity?; static var restorableStateKeyPaths: [String]
            }
            extension NSRotationGestureRecognizer: NSGestureRecognizer {}
            extension NSRuleEditor: NSControl {}
            extension NSRuleEditor.NestingMode: Hashable, RawRepresentable {}
            extension NSRuleEditor.PredicatePartKey: Hashable, RawRepresentable {}
            extension NSRuleEditor.RowType: Hashable, RawRepresentable {}
            extension NSRuleEditorDelegate: NSObjectProtocol {}
            extension NSRulerMarker: NSObject, NSCopying, NSCoding {}
            extension NSRulerView: NSView {}
            extension NSRulerView.Orientation: Hashable, RawRepresentable {}
            extension NSRulerView.UnitName: Hashable, RawRepresentable {}
            extension NSRunningApplication: NSObject {}
            extension NSSavePanel: NSPanel {
                var url: URL?; var identifier: NSUserInterfaceItemIdentifier?; var directoryURL: URL?; var allowedContentTypes: [UTType]
                var accessoryView: NSView?; var delegate: (any NSOpenSavePanelDelegate)?; var tagNames: [String]?
            }
            extension NSScreen: NSObject {
                static var screens: [NSScreen]; static var main: NSScreen?; static var deepest: NSScreen?; var depth: NSWindow.Depth
                var frame: NSRect; var visibleFrame: NSRect; var deviceDescription: [NSDeviceDescriptionKey: Any]
                var colorSpace: NSColorSpace?; var supportedWindowDepths: NSWindow.Depth; var safeAreaInsets: NSEdgeInsets
                var auxiliaryTopLeftArea: NSRect; var auxiliaryTopRightArea: NSRect
            }
            extension NSScrollView: NSView, NSTextFinderBarContainer {
                var documentVisibleRect: NSRect; var contentSize: NSSize; var documentView: NSView?; var contentView: NSClipView
                var documentCursor: NSCursor?; var borderType: NSBorderType; var backgroundColor: NSColor
                var verticalScroller: NSScroller?; var horizontalScroller: NSScroller?; var scrollerStyle: NSScroller.Style
                var scrollerKnobStyle: NSScroller.KnobStyle; var horizontalScrollElasticity: NSScrollView.Elasticity
                var verticalScrollElasticity: NSScrollView.Elasticity
            }
            extension NSScrollView.Elasticity: Hashable, RawRepresentable {}
            extension NSScrollView.FindBarPosition: Hashable, RawRepresentable {}
            extension NSScroller: NSControl {}
            extension NSScroller.Arrow: Hashable, RawRepresentable {}
            extension NSScroller.ArrowPosition: Hashable, RawRepresentable {}
            extension NSScroller.KnobStyle: Hashable, RawRepresentable {}
            extension NSScroller.Part: Hashable, RawRepresentable {}
            extension NSScroller.Style: Hashable, RawRepresentable {}
            extension NSScroller.UsableParts: Hashable, RawRepresentable {}
            extension NSScrubber: NSView {}
            extension NSScrubber.Alignment: Hashable, RawRepresentable {}
            extension NSScrubber.Mode: Hashable, RawRepresentable {}
            extension NSScrubberArrangedView: NSView {}
            extension NSScrubberDataSource: NSObjectProtocol {}
            extension NSScrubberDelegate: NSObjectProtocol {}
            extension NSScrubberFlowLayout: NSScrubberLayout {}
            extension NSScrubberFlowLayoutDelegate: NSScrubberDelegate {}
            extension NSScrubberImageItemView: NSScrubberItemView {}
            extension NSScrubberItemView: NSScrubberArrangedView {}
            extension NSScrubberLayout: NSObject, NSCoding {}
            extension NSScrubberLayoutAttributes: NSObject, NSCopying {}
            extension NSScrubberProportionalLayout: NSScrubberLayout {}
            extension NSScrubberSelectionStyle: NSObject, NSCoding {}
            extension NSScrubberSelectionView: NSScrubberArrangedView {}
            extension NSScrubberTextItemView: NSScrubberItemView {}
            extension NSSearchField: NSTextField {}
            extension NSSearchFieldCell: NSTextFieldCell {}
            extension NSSearchFieldDelegate: NSTextFieldDelegate {}
            extension NSSearchToolbarItem: NSToolbarItem {}
            extension NSSecureTextField: NSTextField {}
            extension NSSecureTextFieldCell: NSTextFieldCell {}
            extension NSSegmentedCell: NSActionCell {}
            extension NSSegmentedControl: NSControl, NSUserInterfaceCompression {}
            extension NSSegmentedControl.Distribution: Hashable, RawRepresentable {}
            extension NSSegmentedControl.Style: Hashable, RawRepresentable {}
            extension NSSegmentedControl.SwitchTracking: Hashable, RawRepresentable {}
            extension NSSeguePerforming: NSObjectProtocol {}
            extension NSSelectionAffinity: Hashable, RawRepresentable {}
            extension NSSelectionGranularity: Hashable, RawRepresentable {}
            extension NSServicesMenuRequestor: NSObjectProtocol {}
            extension NSShadow: NSObject, NSCopying, NSSecureCoding {}
            extension NSSharingService: NSObject {}
            extension NSSharingService.CloudKitOptions: OptionSet {}
            extension NSSharingService.Name: Hashable, RawRepresentable {}
            extension NSSharingService.SharingContentScope: Hashable, RawRepresentable {}
            extension NSSharingServiceDelegate: NSObjectProtocol {}
            extension NSSharingServicePicker: NSObject {}
            extension NSSharingServicePickerDelegate: NSObjectProtocol {}
            extension NSSharingServicePickerToolbarItem: NSToolbarItem {}
            extension NSSharingServicePickerToolbarItemDelegate: NSSharingServicePickerDelegate {}
            extension NSSharingServicePickerTouchBarItem: NSTouchBarItem {}
            extension NSSharingServicePickerTouchBarItemDelegate: NSSharingServicePickerDelegate {}
            extension NSSlider: NSControl, NSAccessibilitySlider {
                var sliderType: NSSlider.SliderType; var trackFillColor: NSColor?; var tickMarkPosition: NSSlider.TickMarkPosition
            }
            extension NSSlider.SliderType: Hashable, RawRepresentable {}
            extension NSSlider.TickMarkPosition: Hashable, RawRepresentable {}
            extension NSSliderAccessory: NSObject, NSCoding, NSAccessibility, NSAccessibilityElement {}
            extension NSSliderAccessory.Width: Hashable, RawRepresentable {}
            extension NSSliderAccessoryBehavior: NSObject, NSCoding, NSCopying {}
            extension NSSliderCell: NSActionCell {}
            extension NSSliderTouchBarItem: NSTouchBarItem {}
            extension NSSound: NSObject, NSCopying, NSSecureCoding, NSPasteboardReading, NSPasteboardWriting, Transferable {}
            extension NSSoundDelegate: NSObjectProtocol {}
            extension NSSpeechPropertyKey.CommandDelimiterKey: Hashable, RawRepresentable {}
            extension NSSpeechPropertyKey.ErrorKey: Hashable, RawRepresentable {}
            extension NSSpeechPropertyKey.Mode: Hashable, RawRepresentable {}
            extension NSSpeechPropertyKey.PhonemeInfoKey: Hashable, RawRepresentable {}
            extension NSSpeechPropertyKey.StatusKey: Hashable, RawRepresentable {}
            extension NSSpeechPropertyKey.SynthesizerInfoKey: Hashable, RawRepresentable {}
            extension NSSpeechRecognizer: NSObject {}
            extension NSSpeechRecognizerDelegate: NSObjectProtocol {}
            extension NSSpeechSynthesizer: NSObject {}
            extension NSSpeechSynthesizer.Boundary: Hashable, RawRepresentable {}
            extension NSSpeechSynthesizer.DictionaryKey: Hashable, RawRepresentable {}
            extension NSSpeechSynthesizer.SpeechPropertyKey: Hashable, RawRepresentable {}
            extension NSSpeechSynthesizer.VoiceAttributeKey: Hashable, RawRepresentable {}
            extension NSSpeechSynthesizer.VoiceGender: Hashable, RawRepresentable {}
            extension NSSpeechSynthesizer.VoiceName: Hashable, RawRepresentable {}
            extension NSSpeechSynthesizerDelegate: NSObjectProtocol {}
            extension NSSpellChecker: NSObject {}
            extension NSSpellChecker.CorrectionIndicatorType: Hashable, RawRepresentable {}
            extension NSSpellChecker.CorrectionResponse: Hashable, RawRepresentable {}
            extension NSSpellChecker.OptionKey: Hashable, RawRepresentable {}
            extension NSSplitView: NSView {}
            extension NSSplitView.DividerStyle: Hashable, RawRepresentable {}
            extension NSSplitViewController: NSViewController, NSSplitViewDelegate, NSUserInterfaceValidations {
                var splitView: NSSplitView; var splitViewItems: [NSSplitViewItem]
            }
            extension NSSplitViewDelegate: NSObjectProtocol {}
            extension NSSplitViewItem: NSObject, NSAnimatablePropertyContainer, NSCoding {}
            extension NSSplitViewItem.Behavior: Hashable, RawRepresentable {}
            extension NSSplitViewItem.CollapseBehavior: Hashable, RawRepresentable {}
            extension NSSpringLoadingDestination: NSObjectProtocol {}
            extension NSSpringLoadingHighlight: Hashable, RawRepresentable {}
            extension NSSpringLoadingOptions: OptionSet {}
            extension NSStackView: NSView {
                convenience init(views: [NSView]); func addArrangedSubview(_ view: NSView); var delegate: (any NSStackViewDelegate)?
                var orientation: NSUserInterfaceLayoutOrientation; var alignment: NSLayoutConstraint.Attribute
                var edgeInsets: NSEdgeInsets; var distribution: NSStackView.Distribution; var spacing: CGFloat
                var detachesHiddenViews: Bool; var arrangedSubviews: [NSView]; var detachedViews: [NSView]; var views: [NSView]
            }
            extension NSStackView.Distribution: Hashable, RawRepresentable {}
            extension NSStackView.Gravity: Hashable, RawRepresentable {}
            extension NSStackView.VisibilityPriority: Hashable, RawRepresentable {}
            extension NSStackViewDelegate: NSObjectProtocol {}
            extension NSStandardKeyBindingResponding: NSObjectProtocol {}
            extension NSStatusBar: NSObject {}
            extension NSStatusBarButton: NSButton {}
            extension NSStatusItem: NSObject {
                var statusBar: NSStatusBar?; var menu: NSMenu?; var button: NSStatusBarButton?; var behavior: NSStatusItem.Behavior
                var autosaveName: NSStatusItemAutosaveName
            }
            extension NSStatusItem.Behavior: OptionSet {}
            extension NSStepper: NSControl, NSAccessibilityStepper {}
            extension NSStepperCell: NSActionCell {}
            extension NSStepperTouchBarItem: NSTouchBarItem {}
            extension NSStoryboard: NSObject {}
            extension NSStoryboardSegue: NSObject {}
            extension NSString: NSPasteboardWriting, NSPasteboardReading {}
            extension NSString.DrawingOptions: OptionSet {}
            extension NSStringDrawingContext: NSObject {}
            extension NSSwitch: NSControl, NSAccessibilitySwitch {}
            extension NSTabView: NSView {}
            extension NSTabView.TabPosition: Hashable, RawRepresentable {}
            extension NSTabView.TabType: Hashable, RawRepresentable {}
            extension NSTabView.TabViewBorderType: Hashable, RawRepresentable {}
            extension NSTabViewController: NSViewController, NSTabViewDelegate, NSToolbarDelegate {
                var tabStyle: NSTabViewController.TabStyle; var tabView: NSTabView
                var transitionOptions: NSViewController.TransitionOptions; var tabViewItems: [NSTabViewItem]
            }
            extension NSTabViewController.TabStyle: Hashable, RawRepresentable {}
            extension NSTabViewDelegate: NSObjectProtocol {}
            extension NSTabViewItem: NSObject, NSCoding {}
            extension NSTabViewItem.State: Hashable, RawRepresentable {}
            extension NSTableCellView: NSView {}
            extension NSTableColumn: NSObject, NSCoding, NSUserInterfaceItemIdentification {
                var identifier: NSUserInterfaceItemIdentifier; var tableView: NSTableView?; var headerCell: NSTableHeaderCell
                var sortDescriptorPrototype: NSSortDescriptor?; var resizingMask: NSTableColumn.ResizingOptions
            }
            extension NSTableColumn.ResizingOptions: OptionSet {}
            extension NSTableHeaderCell: NSTextFieldCell {}
            extension NSTableHeaderView: NSView, NSViewToolTipOwner {}
            extension NSTableRowView: NSView, NSAccessibilityRow {}
            extension NSTableView: NSControl, NSUserInterfaceValidations, NSTextViewDelegate, NSDraggingSource, NSAccessibilityTable {
                var dataSource: (any NSTableViewDataSource)?; var delegate: (any NSTableViewDelegate)?; var headerView: NSTableHeaderView?
                var cornerView: NSView?; var columnAutoresizingStyle: NSTableView.ColumnAutoresizingStyle
                var gridStyleMask: NSTableView.GridLineStyle; var intercellSpacing: NSSize; var backgroundColor: NSColor
                var gridColor: NSColor; var rowSizeStyle: NSTableView.RowSizeStyle; var effectiveRowSizeStyle: NSTableView.RowSizeStyle
                var tableColumns: [NSTableColumn]
            }
            extension NSTableView.AnimationOptions: OptionSet {}
            extension NSTableView.ColumnAutoresizingStyle: Hashable, RawRepresentable {}
            extension NSTableView.DraggingDestinationFeedbackStyle: Hashable, RawRepresentable {}
            extension NSTableView.DropOperation: Hashable, RawRepresentable {}
            extension NSTableView.GridLineStyle: OptionSet {}
            extension NSTableView.RowActionEdge: Hashable, RawRepresentable {}
            extension NSTableView.RowSizeStyle: Hashable, RawRepresentable {}
            extension NSTableView.SelectionHighlightStyle: Hashable, RawRepresentable {}
            extension NSTableView.Style: Hashable, RawRepresentable {}
            extension NSTableViewDataSource: NSObjectProtocol {}
            extension NSTableViewDelegate: NSControlTextEditingDelegate {}
            extension NSTableViewDiffableDataSource: NSObject, NSTableViewDataSource {}
            extension NSTableViewDiffableDataSourceReference: NSObject, NSTableViewDataSource {}
            extension NSTableViewRowAction: NSObject, NSCopying {}
            extension NSTableViewRowAction.Style: Hashable, RawRepresentable {}
            extension NSText: NSView, NSChangeSpelling, NSIgnoreMisspelledWords {}
            extension NSTextAlignment: Hashable, RawRepresentable {
                static let left: NSTextAlignment; static let center: NSTextAlignment; static let right: NSTextAlignment
                static let justified: NSTextAlignment; static let natural: NSTextAlignment
            }
            extension NSTextAlternatives: NSObject, NSSecureCoding {}
            extension NSTextAttachment: NSObject, NSTextAttachmentLayout, NSTextAttachmentContainer, NSSecureCoding {}
            extension NSTextAttachmentCell: NSCell, NSObjectProtocol {}
            extension NSTextAttachmentContainer: NSObjectProtocol {}
            extension NSTextAttachmentLayout: NSObjectProtocol {}
            extension NSTextAttachmentViewProvider: NSObject {}
            extension NSTextBlock: NSObject, NSSecureCoding, NSCopying {}
            extension NSTextBlock.Dimension: Hashable, RawRepresentable {}
            extension NSTextBlock.Layer: Hashable, RawRepresentable {}
            extension NSTextBlock.ValueType: Hashable, RawRepresentable {}
            extension NSTextBlock.VerticalAlignment: Hashable, RawRepresentable {}
            extension NSTextCheckingClient: NSTextInputClient, NSTextInputTraits {}
            extension NSTextCheckingController: NSObject {}
            extension NSTextContainer: NSObject, NSSecureCoding, NSTextLayoutOrientationProvider {}
            extension NSTextContent {}
            extension NSTextContentManager: NSObject, NSTextElementProvider, NSSecureCoding {}
            extension NSTextContentManager.EnumerationOptions: OptionSet {}
            extension NSTextContentManagerDelegate: NSObjectProtocol {}
            extension NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {}
            extension NSTextContentStorageDelegate: NSTextContentManagerDelegate {}
            extension NSTextContentType: Hashable, RawRepresentable {}
            extension NSTextDelegate: NSObjectProtocol {}
            extension NSTextElement: NSObject {}
            extension NSTextElementProvider: NSObjectProtocol {}
            extension NSTextField: NSControl, NSUserInterfaceValidations, NSAccessibilityNavigableStaticText, NSTextContent {
                convenience init(labelWithString stringValue: String); convenience init(wrappingLabelWithString stringValue: String)
                var placeholderString: String?; var placeholderAttributedString: NSAttributedString?; var backgroundColor: NSColor?
                var drawsBackground: Bool; var textColor: NSColor?; var delegate: (any NSTextFieldDelegate)?
                var bezelStyle: NSTextField.BezelStyle; var preferredMaxLayoutWidth: CGFloat
                var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
            }
            extension NSTextField.BezelStyle: Hashable, RawRepresentable {}
            extension NSTextFieldCell: NSActionCell {}
            extension NSTextFieldDelegate: NSControlTextEditingDelegate {}
            extension NSTextFinder: NSObject, NSCoding {}
            extension NSTextFinder.Action: Hashable, RawRepresentable {}
            extension NSTextFinder.MatchingType: Hashable, RawRepresentable {}
            extension NSTextFinderBarContainer: NSObjectProtocol {}
            extension NSTextFinderClient: NSObjectProtocol {}
            extension NSTextInput {}
            extension NSTextInputClient {}
            extension NSTextInputContext: NSObject {}
            extension NSTextInputTraitType: Hashable, RawRepresentable {}
            extension NSTextInputTraits {}
            extension NSTextInsertionIndicator: NSView {}
            extension NSTextInsertionIndicator.AutomaticModeOptions: OptionSet {}
            extension NSTextInsertionIndicator.DisplayMode: Hashable, RawRepresentable {}
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
            extension NSTextMovement: Hashable, RawRepresentable {}
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
            extension NSTextStorageDelegate: NSObjectProtocol {}
            extension NSTextStorageEditActions: OptionSet {}
            extension NSTextStorageObserving: NSObjectProtocol {}
            extension NSTextTab: NSObject, NSCopying, NSCoding, NSSecureCoding {}
            extension NSTextTab.OptionKey: Hashable, RawRepresentable {}
            extension NSTextTable: NSTextBlock {}
            extension NSTextTable.LayoutAlgorithm: Hashable, RawRepresentable {}
            extension NSTextTableBlock: NSTextBlock {}
            extension NSTextView: NSText, NSColorChanging, NSMenuItemValidation, NSUserInterfaceValidations, NSTextInputClient,
                NSTextLayoutOrientationProvider, NSDraggingSource, NSStandardKeyBindingResponding, NSTextInput,
                NSAccessibilityNavigableStaticText, NSTextContent, NSCandidateListTouchBarItemDelegate, NSTouchBarDelegate {
                var textContainer: NSTextContainer?; var textContainerInset: NSSize; var textContainerOrigin: NSPoint
                var layoutManager: NSLayoutManager?; var textStorage: NSTextStorage?; var textLayoutManager: NSTextLayoutManager?
            }
            extension NSTextViewDelegate: NSTextDelegate {}
            extension NSTextViewportLayoutController: NSObject {}
            extension NSTextViewportLayoutControllerDelegate: NSObjectProtocol {}
            extension NSTintConfiguration: NSObject, NSCopying, NSSecureCoding {}
            extension NSTitlebarAccessoryViewController: NSViewController, NSAnimationDelegate, NSAnimatablePropertyContainer {}
            extension NSTitlebarSeparatorStyle: Hashable, RawRepresentable {}
            extension NSTokenField: NSTextField {}
            extension NSTokenField.TokenStyle: Hashable, RawRepresentable {}
            extension NSTokenFieldCell: NSTextFieldCell {}
            extension NSTokenFieldCellDelegate: NSObjectProtocol {}
            extension NSTokenFieldDelegate: NSTextFieldDelegate {}
            extension NSToolbar: NSObject {}
            extension NSToolbar.DisplayMode: Hashable, RawRepresentable {}
            extension NSToolbar.SizeMode: Hashable, RawRepresentable {}
            extension NSToolbarDelegate: NSObjectProtocol {}
            extension NSToolbarItem: NSObject, NSCopying, NSMenuItemValidation, NSValidatedUserInterfaceItem {
                var itemIdentifier: NSToolbarItem.Identifier; var toolbar: NSToolbar?; var possibleLabels: Set<String>
                var menuFormRepresentation: NSMenuItem?; var action: Selector?; var image: NSImage?; var view: NSView?
                var visibilityPriority: NSToolbarItem.VisibilityPriority
            }
            extension NSToolbarItem.Identifier: Hashable, RawRepresentable {}
            extension NSToolbarItem.VisibilityPriority: Hashable, RawRepresentable {}
            extension NSToolbarItemGroup: NSToolbarItem {}
            extension NSToolbarItemGroup.ControlRepresentation: Hashable, RawRepresentable {}
            extension NSToolbarItemGroup.SelectionMode: Hashable, RawRepresentable {}
            extension NSToolbarItemValidation: NSObjectProtocol {}
            extension NSToolbarUserInfoKey: Hashable, RawRepresentable {}
            extension NSTouch: NSObject, NSCopying {}
            extension NSTouch.Phase: OptionSet {}
            extension NSTouch.TouchType: Hashable, RawRepresentable {}
            extension NSTouch.TouchTypeMask: OptionSet {}
            extension NSTouchBar: NSObject, NSCoding {}
            extension NSTouchBarDelegate: NSObjectProtocol {}
            extension NSTouchBarItem: NSObject, NSCoding {}
            extension NSTouchBarItem.Identifier: Hashable, RawRepresentable {}
            extension NSTouchBarItem.Priority: Hashable, RawRepresentable {}
            extension NSTouchBarProvider: NSObjectProtocol {}
            extension NSTrackingArea: NSObject, NSCopying, NSCoding {}
            extension NSTrackingArea.Options: OptionSet {}
            extension NSTrackingSeparatorToolbarItem: NSToolbarItem {}
            extension NSTreeController: NSObjectController {}
            extension NSTreeNode: NSObject {}
            extension NSTypesetter: NSObject {}
            extension NSTypesetterControlCharacterAction: OptionSet {}
            extension NSURL: NSPasteboardWriting, NSPasteboardReading {}
            extension NSUnderlineStyle: OptionSet, Hashable {}
            extension NSUserActivityRestoring: NSObjectProtocol {}
            extension NSUserDefaultsController: NSController {}
            extension NSUserInterfaceCompression {}
            extension NSUserInterfaceCompressionOptions: NSObject, NSCopying, NSCoding {}
            extension NSUserInterfaceItemIdentification {}
            extension NSUserInterfaceItemIdentifier: Hashable, RawRepresentable {}
            extension NSUserInterfaceItemSearching: NSObjectProtocol {}
            extension NSUserInterfaceLayoutDirection: Hashable, RawRepresentable {}
            extension NSUserInterfaceLayoutOrientation: Hashable, RawRepresentable {
                static let horizontal: NSUserInterfaceLayoutOrientation; static let vertical: NSUserInterfaceLayoutOrientation
            }
            extension NSUserInterfaceValidations {}
            extension NSValidatedUserInterfaceItem {}
            extension NSView: NSResponder, NSAnimatablePropertyContainer, NSUserInterfaceItemIdentification, NSDraggingDestination,
                NSAppearanceCustomization, NSAccessibilityElement, NSAccessibility {
                init(frame frameRect: NSRect); func addSubview(_ view: NSView); func draw(_ dirtyRect: NSRect)
                func convert(_ point: NSPoint, to view: NSView?) -> NSPoint; func convert(_ rect: NSRect, to view: NSView?) -> NSRect
                func hitTest(_ point: NSPoint) -> NSView?; var candidateListTouchBarItem: NSCandidateListTouchBarItem?
                var leadingAnchor: NSLayoutXAxisAnchor; var trailingAnchor: NSLayoutXAxisAnchor; var leftAnchor: NSLayoutXAxisAnchor
                var rightAnchor: NSLayoutXAxisAnchor; var topAnchor: NSLayoutYAxisAnchor; var bottomAnchor: NSLayoutYAxisAnchor
                var widthAnchor: NSLayoutDimension; var heightAnchor: NSLayoutDimension; var centerXAnchor: NSLayoutXAxisAnchor
                var centerYAnchor: NSLayoutYAxisAnchor; var firstBaselineAnchor: NSLayoutYAxisAnchor
                var lastBaselineAnchor: NSLayoutYAxisAnchor; var constraints: [NSLayoutConstraint]; var alignmentRectInsets: NSEdgeInsets
                var intrinsicContentSize: NSSize; var fittingSize: NSSize; var layoutGuides: [NSLayoutGuide]
                var enclosingMenuItem: NSMenuItem?; var pressureConfiguration: NSPressureConfiguration?; var window: NSWindow?
                var superview: NSView?; var subviews: [NSView]; var opaqueAncestor: NSView?; var autoresizingMask: NSView.AutoresizingMask
                var frame: NSRect; var bounds: NSRect; static var focusView: NSView?; var visibleRect: NSRect
                var layerContentsRedrawPolicy: NSView.LayerContentsRedrawPolicy; var layerContentsPlacement: NSView.LayerContentsPlacement
                var layer: CALayer?; var backgroundFilters: [CIFilter]; var compositingFilter: CIFilter?; var contentFilters: [CIFilter]
                var shadow: NSShadow?; var enclosingScrollView: NSScrollView?; static var defaultMenu: NSMenu?
                var rectPreservedDuringLiveResize: NSRect; var inputContext: NSTextInputContext?
                var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection; var preparedContentRect: NSRect
                var nextKeyView: NSView?; var previousKeyView: NSView?; var nextValidKeyView: NSView?; var previousValidKeyView: NSView?
                var focusRingType: NSFocusRingType; static var defaultFocusRingType: NSFocusRingType; var focusRingMaskBounds: NSRect
                var pageHeader: NSAttributedString; var pageFooter: NSAttributedString
                var registeredDraggedTypes: [NSPasteboard.PasteboardType]; var gestureRecognizers: [NSGestureRecognizer]
                var allowedTouchTypes: NSTouch.TouchTypeMask; var safeAreaInsets: NSEdgeInsets; var additionalSafeAreaInsets: NSEdgeInsets
                var safeAreaLayoutGuide: NSLayoutGuide; var safeAreaRect: NSRect; var layoutMarginsGuide: NSLayoutGuide
                var trackingAreas: [NSTrackingArea]
            }
            extension NSView.AutoresizingMask: OptionSet {}
            extension NSView.BackgroundStyle: Hashable, RawRepresentable {}
            extension NSView.DefinitionOptionKey: Hashable, RawRepresentable {}
            extension NSView.DefinitionPresentationType: Hashable, RawRepresentable {}
            extension NSView.FullScreenModeOptionKey: Hashable, RawRepresentable {}
            extension NSView.Invalidating {}
            extension NSView.Invalidations {}
            extension NSView.Invalidations.Constraints: NSViewInvalidating {}
            extension NSView.Invalidations.Display: NSViewInvalidating {}
            extension NSView.Invalidations.IntrinsicContentSize: NSViewInvalidating {}
            extension NSView.Invalidations.Layout: NSViewInvalidating {}
            extension NSView.Invalidations.RestorableState: NSViewInvalidating {}
            extension NSView.Invalidations.Tuple: NSViewInvalidating {}
            extension NSView.LayerContentsPlacement: Hashable, RawRepresentable {}
            extension NSView.LayerContentsRedrawPolicy: Hashable, RawRepresentable {}
            extension NSViewAnimation: NSAnimation {}
            extension NSViewAnimation.EffectName: Hashable, RawRepresentable {}
            extension NSViewAnimation.Key: Hashable, RawRepresentable {}
            extension NSViewController: NSResponder, NSEditor, NSSeguePerforming, NSUserInterfaceItemIdentification,
                NSExtensionRequestHandling {
                func viewDidLoad(); func addChild(_ childViewController: NSViewController)
                func presentAsSheet(_ viewController: NSViewController); func dismiss(_ sender: Any?); var nibName: NSNibName
                var nibBundle: Bundle?; var representedObject: Any?; var title: String?; var viewIfLoaded: NSView?; var isViewLoaded: Bool
                var preferredContentSize: NSSize; var presentedViewControllers: [NSViewController]?
                var presentingViewController: NSViewController?; var parentViewController: NSViewController?
                var children: [NSViewController]; var storyboard: NSStoryboard?; var extensionContext: NSExtensionContext?
                var preferredScreenOrigin: NSPoint; var preferredMinimumSize: NSSize; var preferredMaximumSize: NSSize
            }
            extension NSViewController.TransitionOptions: OptionSet {}
            extension NSViewController.ViewLoading {}
            extension NSViewControllerPresentationAnimator: NSObjectProtocol {}
            extension NSViewInvalidating {}
            extension NSViewLayerContentScaleDelegate: NSObjectProtocol {}
            extension NSViewToolTipOwner: NSObjectProtocol {}
            extension NSVisualEffectView: NSView {}
            extension NSVisualEffectView.BlendingMode: Hashable, RawRepresentable {}
            extension NSVisualEffectView.Material: Hashable, RawRepresentable {}
            extension NSVisualEffectView.State: Hashable, RawRepresentable {}
            extension NSWindow: NSResponder, NSAnimatablePropertyContainer, NSMenuItemValidation, NSUserInterfaceValidations,
                NSUserInterfaceItemIdentification, NSAppearanceCustomization, NSAccessibilityElement, NSAccessibility {
                static var defaultDepthLimit: NSWindow.Depth; var titleVisibility: NSWindow.TitleVisibility
                var toolbarStyle: NSWindow.ToolbarStyle; var contentLayoutRect: NSRect
                var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController]; var representedURL: URL?
                var contentView: NSView?; var delegate: (any NSWindowDelegate)?; var styleMask: NSWindow.StyleMask; var frame: NSRect
            }
            extension NSWindow.AnimationBehavior: Hashable, RawRepresentable {}
            extension NSWindow.BackingLocation: Hashable, RawRepresentable {}
            extension NSWindow.BackingStoreType: Hashable, RawRepresentable {}
            extension NSWindow.ButtonType: Hashable, RawRepresentable {}
            extension NSWindow.CollectionBehavior: OptionSet {}
            extension NSWindow.Depth: Hashable, RawRepresentable {}
            extension NSWindow.Level: Hashable, RawRepresentable {}
            extension NSWindow.NumberListOptions: OptionSet {}
            extension NSWindow.OcclusionState: OptionSet {}
            extension NSWindow.OrderingMode: Hashable, RawRepresentable {}
            extension NSWindow.SelectionDirection: Hashable, RawRepresentable {}
            extension NSWindow.SharingType: Hashable, RawRepresentable {}
            extension NSWindow.StyleMask: OptionSet {}
            extension NSWindow.TabbingMode: Hashable, RawRepresentable {}
            extension NSWindow.TitleVisibility: Hashable, RawRepresentable {}
            extension NSWindow.ToolbarStyle: Hashable, RawRepresentable {}
            extension NSWindow.UserTabbingPreference: Hashable, RawRepresentable {}
            extension NSWindowController: NSResponder, NSSeguePerforming {
                var windowNibName: NSNibName; var windowFrameAutosaveName: NSWindowFrameAutosaveName
                var previewRepresentableActivityItems: [any NSPreviewRepresentableActivityItem]?
                var contentViewController: NSViewController?; var window: NSWindow?; var storyboard: NSStoryboard?
            }
            extension NSWindowController.WindowLoading {}
            extension NSWindowDelegate: NSObjectProtocol {}
            extension NSWindowRestoration: NSObjectProtocol {}
            extension NSWindowTab: NSObject {}
            extension NSWindowTabGroup: NSObject {}
            extension NSWorkspace: NSObject {
                var runningApplications: [NSRunningApplication]; static var shared: NSWorkspace
                var notificationCenter: NotificationCenter; var fileLabels: [String]; var fileLabelColors: [NSColor]
                var frontmostApplication: NSRunningApplication?; var menuBarOwningApplication: NSRunningApplication?
            }
            extension NSWorkspace.Authorization: NSObject {}
            extension NSWorkspace.AuthorizationType: Hashable, RawRepresentable {}
            extension NSWorkspace.DesktopImageOptionKey: Hashable, RawRepresentable {}
            extension NSWorkspace.FileOperationName: Hashable, RawRepresentable {}
            extension NSWorkspace.IconCreationOptions: OptionSet {}
            extension NSWorkspace.LaunchConfigurationKey: Hashable, RawRepresentable {}
            extension NSWorkspace.LaunchOptions: OptionSet {}
            extension NSWorkspace.OpenConfiguration: NSObject, NSCopying {}
            extension NSWritingDirection: Hashable, RawRepresentable {}
            extension NSWritingDirectionFormatType: Hashable, RawRepresentable {}
            extension Preview {}
            extension URLResourceValues {}
            """#)
}
