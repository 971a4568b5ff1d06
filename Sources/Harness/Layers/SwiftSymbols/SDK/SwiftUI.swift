/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let swiftUI = SDKModule(
        name: "SwiftUI", exports: ["Combine", "Foundation", "CoreGraphics", "UIKit"],
        declarations: #"""
            extension AXChartDescriptorRepresentable {}
            extension AccessibilityActionKind: Equatable {}
            extension AccessibilityAdjustmentDirection: Hashable {}
            extension AccessibilityAttachmentModifier: ViewModifier {}
            extension AccessibilityChildBehavior: Hashable {}
            extension AccessibilityCustomContentKey: Equatable {}
            extension AccessibilityDirectTouchOptions: OptionSet {}
            extension AccessibilityFocusState: DynamicProperty {}
            extension AccessibilityFocusState.Binding {}
            extension AccessibilityHeadingLevel: UInt, Hashable, RawRepresentable {}
            extension AccessibilityLabeledPairRole: Hashable {}
            extension AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}
            extension AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}
            extension AccessibilityQuickActionStyle {}
            extension AccessibilityRotorContent {}
            extension AccessibilityRotorContentBuilder {}
            extension AccessibilityRotorEntry: AccessibilityRotorContent {}
            extension AccessibilitySystemRotor {}
            extension AccessibilityTechnologies: SetAlgebra {}
            extension AccessibilityTextContentType {}
            extension AccessibilityTraits: SetAlgebra {}
            extension AccessibilityZoomGestureAction {}
            extension AccessibilityZoomGestureAction.Direction: Hashable {}
            extension AccessoryBarActionButtonStyle: PrimitiveButtonStyle {}
            extension AccessoryBarButtonStyle: PrimitiveButtonStyle {}
            extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {}
            extension AccessoryCircularGaugeStyle: GaugeStyle {}
            extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {}
            extension AccessoryLinearGaugeStyle: GaugeStyle {}
            extension ActionSheet { init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) }
            extension Alert {
                init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
                init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
            }
            extension Alert.Button {
                static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
                static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
            }
            extension Alignment: Equatable {
                var horizontal: HorizontalAlignment; var vertical: VerticalAlignment
                init(horizontal: HorizontalAlignment, vertical: VerticalAlignment); static let center: Alignment
                static let leading: Alignment; static let trailing: Alignment; static let top: Alignment; static let bottom: Alignment
                static let topLeading: Alignment; static let topTrailing: Alignment; static let bottomLeading: Alignment
                static let bottomTrailing: Alignment; static var centerFirstTextBaseline: Alignment
                static var centerLastTextBaseline: Alignment
            }
            extension AlignmentID {}
            extension AlternatingRowBackgroundBehavior: Hashable {}
            extension Anchor: Hashable {}
            extension Anchor.Source {}
            extension Angle: Hashable, Comparable, Animatable {
                var radians: Double; init(); init(radians: Double); init(degrees: Double); static func radians(_ radians: Double) -> Angle
                static func degrees(_ degrees: Double) -> Angle; static func < (lhs: Angle, rhs: Angle) -> Bool; static var zero: Angle
            }
            extension AngularGradient: ShapeStyle, View {}
            extension Animatable {}
            extension AnimatableModifier: Animatable, ViewModifier {}
            extension AnimatablePair: VectorArithmetic {}
            extension Animation: Hashable {
                static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation
                static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation
                static var spring: Animation
                static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86,
                    blendDuration: TimeInterval = 0.25) -> Animation
                static var interactiveSpring: Animation
                static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0,
                    blendDuration: TimeInterval = 0.25) -> Animation
                static var smooth: Animation; static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
                static var snappy: Animation; static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
            }
            extension AnimationCompletionCriteria: Hashable {}
            extension AnimationContext {}
            extension AnimationState {}
            extension AnimationStateKey {}
            extension AnimationTimelineSchedule: TimelineSchedule {}
            extension AnimationTimelineSchedule.Entries: Sequence, IteratorProtocol {}
            extension AnyGesture: Gesture {}
            extension AnyGradient: Hashable, ShapeStyle {}
            extension AnyLayout: Layout {}
            extension AnyLayout.Cache {}
            extension AnyShape: Shape {}
            extension AnyShapeStyle: ShapeStyle {}
            extension AnyTransition {
                static func offset(_ offset: CGSize) -> AnyTransition; static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
                static var scale: AnyTransition; static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
                static let opacity: AnyTransition; static var slide: AnyTransition
                func combined(with other: AnyTransition) -> AnyTransition
                static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition
                func animation(_ animation: Animation?) -> AnyTransition; static let identity: AnyTransition
                init<T: Transition>(_ transition: T)
            }
            extension AnyView: View { init<V: View>(_ view: V); init<V: View>(erasing view: V) }
            extension App { var body: Self.Body }
            extension AppStorage: DynamicProperty { var wrappedValue: Value; var projectedValue: Binding<Value> }
            extension AsymmetricTransition: Transition {}
            extension AsyncImage: View { init(url: URL?, scale: CGFloat = 1) where Content == Image }
            extension AsyncImagePhase {}
            extension AttributeScopes {}
            extension AutomaticControlGroupStyle: ControlGroupStyle {}
            extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {}
            extension AutomaticFormStyle: FormStyle {}
            extension AutomaticLabeledContentStyle: LabeledContentStyle {}
            extension AutomaticMenuBarExtraStyle: MenuBarExtraStyle {}
            extension AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {}
            extension AutomaticTableStyle: TableStyle {}
            extension AutomaticTextEditorStyle: TextEditorStyle {}
            extension Axis: Int8, CaseIterable, Hashable, RawRepresentable {
                static let horizontal: Axis; static let vertical: Axis; init?(rawValue: Int8); static var allCases: [Axis]
                var rawValue: Int8; var description: String
            }
            extension Axis.Set: OptionSet {
                let rawValue: Int8; init(rawValue: Int8); static let horizontal: Axis.Set; static let vertical: Axis.Set
            }
            extension BackgroundProminence: Hashable {}
            extension BackgroundStyle: ShapeStyle {}
            extension BackgroundTask {}
            extension BadgeProminence: Hashable {}
            extension BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}
            extension Bindable: Identifiable { var wrappedValue: Value; var projectedValue: Bindable<Value> }
            extension Binding: DynamicProperty {
                init<V>(_ base: Binding<V>) where Value == V?; init?(_ base: Binding<Value?>)
                init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable; var transaction: Transaction
                init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
                init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)
                static func constant(_ value: Value) -> Binding<Value>
            }
            extension BlendMode: Hashable {}
            extension BorderedButtonMenuStyle: MenuStyle {}
            extension BorderedButtonStyle: PrimitiveButtonStyle {}
            extension BorderedListStyle: ListStyle {}
            extension BorderedProminentButtonStyle: PrimitiveButtonStyle {}
            extension BorderedTableStyle: TableStyle {}
            extension BorderlessButtonMenuButtonStyle: MenuButtonStyle {}
            extension BorderlessButtonMenuStyle: MenuStyle {}
            extension BorderlessButtonStyle: PrimitiveButtonStyle {}
            extension BorderlessPullDownMenuButtonStyle: MenuButtonStyle {}
            extension Button: View {
                init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
                init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void)
                init(_ configuration: PrimitiveButtonStyleConfiguration)
                init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)
                init<S: StringProtocol>(_ title: S, action: @escaping () -> Void)
                init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void)
            }
            extension ButtonBorderShape: InsettableShape, Equatable, Shape {}
            extension ButtonMenuStyle: MenuStyle {}
            extension ButtonRepeatBehavior: Hashable {}
            extension ButtonRole: Equatable { static let destructive: ButtonRole; static let cancel: ButtonRole }
            extension ButtonStyle {
                typealias Configuration = ButtonStyleConfiguration; func makeBody(configuration: Self.Configuration) -> Self.Body
            }
            extension ButtonStyleConfiguration { let role: ButtonRole?; let label: ButtonStyleConfiguration.Label; let isPressed: Bool }
            extension ButtonStyleConfiguration.Label: View {}
            extension ButtonToggleStyle: ToggleStyle {}
            extension CGFloat: Animatable, VectorArithmetic {}
            extension CGPoint: Animatable {}
            extension CGRect: Animatable {}
            extension CGSize: Animatable {}
            extension Canvas: View {
                init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
                    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
            }
            extension Capsule: Shape, InsettableShape { init(style: RoundedCornerStyle = .continuous) }
            extension CardButtonStyle: PrimitiveButtonStyle {}
            extension CarouselListStyle: ListStyle {}
            extension CarouselTabViewStyle: TabViewStyle {}
            extension CheckboxToggleStyle: ToggleStyle {}
            extension Circle: Shape, InsettableShape { init() }
            extension CircularGaugeStyle: GaugeStyle {}
            extension CircularProgressViewStyle: ProgressViewStyle {}
            extension Color: Hashable, View, ShapeStyle, Transferable {
                init<T: Hashable>(_ color: T) where T: ShapeStyle, T.Resolved == Color.Resolved
                func resolve(in environment: EnvironmentValues) -> Color.Resolved; var cgColor: CGColor?; init(_ resolved: Color.Resolved)
                init(_ cgColor: CGColor); init(cgColor: CGColor)
                init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
                init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
                init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1); static var accentColor: Color
                static let red: Color; static let orange: Color; static let yellow: Color; static let green: Color; static let mint: Color
                static let teal: Color; static let cyan: Color; static let blue: Color; static let indigo: Color; static let purple: Color
                static let pink: Color; static let brown: Color; static let white: Color; static let gray: Color; static let black: Color
                static let clear: Color
            }
            extension Color.RGBColorSpace: Hashable {}
            extension Color.Resolved: Hashable, ShapeStyle, Animatable, Codable {}
            extension ColorMatrix: Equatable {}
            extension ColorPicker: View {}
            extension ColorRenderingMode: Hashable {}
            extension ColorScheme: CaseIterable, Hashable {
                static let light: ColorScheme; static let dark: ColorScheme; static var allCases: [ColorScheme]
                init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle)
            }
            extension ColorSchemeContrast: CaseIterable, Hashable {}
            extension ColumnNavigationViewStyle: NavigationViewStyle {}
            extension ColumnsFormStyle: FormStyle {}
            extension CommandGroup: Commands {}
            extension CommandGroupPlacement {}
            extension CommandMenu: Commands {}
            extension Commands {}
            extension CommandsBuilder {}
            extension CompactDatePickerStyle: DatePickerStyle {}
            extension CompactMenuControlGroupStyle: ControlGroupStyle {}
            extension ContainerBackgroundPlacement: Hashable {}
            extension ContainerRelativeShape: Shape, InsettableShape {}
            extension ContainerValueKey {}
            extension ContainerValues {}
            extension ContentMarginPlacement {}
            extension ContentMode: Hashable, CaseIterable {
                static let fit: ContentMode; static let fill: ContentMode; static var allCases: [ContentMode]
            }
            extension ContentShapeKinds: OptionSet {}
            extension ContentSizeCategory: Hashable, CaseIterable {}
            extension ContentTransition: Equatable {}
            extension ContentUnavailableView: View {
                init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
                    @ViewBuilder actions: () -> Actions = { EmptyView() })
            }
            extension ContextMenu {}
            extension ControlActiveState: CaseIterable, Hashable {}
            extension ControlGroup: View {}
            extension ControlGroupStyle {}
            extension ControlGroupStyleConfiguration {}
            extension ControlGroupStyleConfiguration.Content: View {}
            extension ControlGroupStyleConfiguration.Label: View {}
            extension ControlSize: CaseIterable, Hashable {
                static let mini: ControlSize; static let small: ControlSize; static let regular: ControlSize
                static let large: ControlSize; static var allCases: [ControlSize]
            }
            extension CoordinateSpace: Hashable {}
            extension CoordinateSpaceProtocol {}
            extension CubicKeyframe: KeyframeTrackContent {}
            extension CustomAnimation: Hashable {}
            extension CustomHoverEffect {}
            extension CustomPresentationDetent {}
            extension CustomizableToolbarContent: ToolbarContent {}
            extension DatePicker: View {
                init(selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
                    @ViewBuilder label: () -> Label)
            }
            extension DatePickerComponents: OptionSet {}
            extension DatePickerStyle {}
            extension DatePickerStyleConfiguration {}
            extension DatePickerStyleConfiguration.Label: View {}
            extension DefaultButtonStyle: PrimitiveButtonStyle {}
            extension DefaultDatePickerStyle: DatePickerStyle {}
            extension DefaultDateProgressLabel: View {}
            extension DefaultFocusEvaluationPriority {}
            extension DefaultGaugeStyle: GaugeStyle {}
            extension DefaultGroupBoxStyle: GroupBoxStyle {}
            extension DefaultLabelStyle: LabelStyle {}
            extension DefaultListStyle: ListStyle {}
            extension DefaultMenuButtonStyle: MenuButtonStyle {}
            extension DefaultMenuStyle: MenuStyle {}
            extension DefaultNavigationViewStyle: NavigationViewStyle {}
            extension DefaultPickerStyle: PickerStyle {}
            extension DefaultProgressViewStyle: ProgressViewStyle {}
            extension DefaultSettingsLinkLabel: View {}
            extension DefaultShareLinkLabel: View {}
            extension DefaultTabViewStyle: TabViewStyle {}
            extension DefaultTextFieldStyle: TextFieldStyle {}
            extension DefaultToggleStyle: ToggleStyle {}
            extension DefaultWindowStyle: WindowStyle {}
            extension DefaultWindowToolbarStyle: WindowToolbarStyle {}
            extension DialogSeverity: Equatable {}
            extension DigitalCrownEvent {}
            extension DigitalCrownRotationalSensitivity: Hashable {}
            extension DisabledTextSelectability: TextSelectability {}
            extension DisclosureGroup: View {
                init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
                init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
            }
            extension DisclosureGroupStyle {}
            extension DisclosureGroupStyleConfiguration {}
            extension DisclosureGroupStyleConfiguration.Content: View {}
            extension DisclosureGroupStyleConfiguration.Label: View {}
            extension DisclosureTableRow: TableRowContent {}
            extension DismissAction { func callAsFunction() }
            extension DismissBehavior {}
            extension DismissImmersiveSpaceAction {}
            extension DismissSearchAction {}
            extension DismissWindowAction {}
            extension Divider: View { init() }
            extension DocumentConfiguration {}
            extension DocumentGroup: Scene {}
            extension DoubleColumnNavigationViewStyle: NavigationViewStyle {}
            extension DragGesture: Gesture {
                var coordinateSpace: CoordinateSpace; init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
                init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local)
            }
            extension DragGesture.Value: Equatable {
                var time: Date; var location: CGPoint; var startLocation: CGPoint; var translation: CGSize; var velocity: CGSize
                var predictedEndLocation: CGPoint; var predictedEndTranslation: CGSize
            }
            extension DropDelegate {}
            extension DropInfo {}
            extension DropOperation: Hashable {}
            extension DropProposal {}
            extension DynamicProperty {}
            extension DynamicTableRowContent: TableRowContent {}
            extension DynamicTypeSize: Hashable, Comparable, CaseIterable {
                static let xSmall: DynamicTypeSize; static let small: DynamicTypeSize; static let medium: DynamicTypeSize
                static let large: DynamicTypeSize; static let xLarge: DynamicTypeSize; static let xxLarge: DynamicTypeSize
                static let xxxLarge: DynamicTypeSize; static let accessibility1: DynamicTypeSize
                static let accessibility2: DynamicTypeSize; static let accessibility3: DynamicTypeSize
                static let accessibility4: DynamicTypeSize; static let accessibility5: DynamicTypeSize
            }
            extension DynamicViewContent: View {
                func onDelete(perform action: Optional<(IndexSet) -> Void>) -> some DynamicViewContent
                func onMove(perform action: Optional<(IndexSet, Int) -> Void>) -> some DynamicViewContent; var data: Self.Data
            }
            extension Edge: Int8, CaseIterable, Hashable, RawRepresentable {
                static let top: Edge; static let leading: Edge; static let bottom: Edge; static let trailing: Edge; init?(rawValue: Int8)
                static var allCases: [Edge]; var rawValue: Int8; init(vertical edge: VerticalEdge); init(horizontal edge: HorizontalEdge)
            }
            extension Edge.Set: OptionSet {
                let rawValue: Int8; init(rawValue: Int8); static let top: Edge.Set; static let leading: Edge.Set
                static let bottom: Edge.Set; static let trailing: Edge.Set; static let all: Edge.Set; static let horizontal: Edge.Set
                static let vertical: Edge.Set; init(_ e: Edge)
            }
            extension EdgeInsets: Equatable, Animatable {
                var top: CGFloat; var leading: CGFloat; var bottom: CGFloat
                init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat); init()
                init(_ nsEdgeInsets: NSDirectionalEdgeInsets); var animatableData: EdgeInsets.AnimatableData
            }
            extension EditActions: OptionSet {}
            extension EditButton: View {}
            extension EditMode: Hashable {}
            extension EditableCollectionContent: View {}
            extension Ellipse: Shape, InsettableShape {}
            extension EllipticalGradient: ShapeStyle, View {}
            extension EllipticalListStyle: ListStyle {}
            extension EmptyAnimatableData: VectorArithmetic {}
            extension EmptyCommands: Commands {}
            extension EmptyModifier: ViewModifier {}
            extension EmptyTableRowContent: TableRowContent {}
            extension EmptyView: View {}
            extension EmptyVisualEffect: VisualEffect {}
            extension EmptyWidgetConfiguration: WidgetConfiguration {}
            extension EnabledTextSelectability: TextSelectability {}
            extension Environment: DynamicProperty {
                init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
                init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable
                init(_ keyPath: KeyPath<EnvironmentValues, Value>)
            }
            extension EnvironmentKey { static var defaultValue: Self.Value }
            extension EnvironmentObject: DynamicProperty {
                var wrappedValue: ObjectType; var projectedValue: EnvironmentObject<ObjectType>.Wrapper; init()
            }
            extension EnvironmentObject.Wrapper {}
            extension EnvironmentValues {
                var autocorrectionDisabled: Bool; var disableAutocorrection: Bool?; var backgroundProminence: BackgroundProminence
                var symbolVariants: SymbolVariants; var newDocument: NewDocumentAction; var openDocument: OpenDocumentAction
                var sizeCategory: ContentSizeCategory; var managedObjectContext: NSManagedObjectContext; var undoManager: UndoManager?
                var layoutDirection: LayoutDirection; var listRowSpacing: CGFloat?; var redactionReasons: RedactionReasons
                var scenePhase: ScenePhase; var springLoadingBehavior: SpringLoadingBehavior; var defaultMinListRowHeight: CGFloat
                var defaultMinListHeaderHeight: CGFloat?; var lineLimit: Int?; var headerProminence: Prominence
                var menuIndicatorVisibility: Visibility; var allowedDynamicRange: Image.DynamicRange?
                var openImmersiveSpace: OpenImmersiveSpaceAction; var accessibilityQuickActionsEnabled: Bool; var foregroundColor: Color?
                var isEnabled: Bool; var accentColor: Color?; var defaultWheelPickerItemHeight: CGFloat; var isFocusEffectEnabled: Bool
                var isFocused: Bool; var isLuminanceReduced: Bool; var openWindow: OpenWindowAction; var rename: RenameAction?
                var supportsMultipleWindows: Bool; var dismissImmersiveSpace: DismissImmersiveSpaceAction; var font: Font?
                var displayScale: CGFloat; var imageScale: Image.Scale; var pixelLength: CGFloat; var legibilityWeight: LegibilityWeight?
                var locale: Locale; var calendar: Calendar; var timeZone: TimeZone; var horizontalSizeClass: UserInterfaceSizeClass?
                var verticalSizeClass: UserInterfaceSizeClass?; var controlActiveState: ControlActiveState
                var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility
                var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility; var isScrollEnabled: Bool
                var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode; var verticalScrollBounceBehavior: ScrollBounceBehavior
                var horizontalScrollBounceBehavior: ScrollBounceBehavior; var isHoverEffectEnabled: Bool; var accessibilityEnabled: Bool
                var accessibilityDifferentiateWithoutColor: Bool; var accessibilityReduceTransparency: Bool
                var accessibilityReduceMotion: Bool; var accessibilityInvertColors: Bool; var dynamicTypeSize: DynamicTypeSize
                var symbolRenderingMode: SymbolRenderingMode?; var dismissSearch: DismissSearchAction
                var searchSuggestionsPlacement: SearchSuggestionsPlacement; var refresh: RefreshAction?; var textContentType: String?
                var documentConfiguration: DocumentConfiguration?; var openURL: OpenURLAction; var keyboardShortcut: KeyboardShortcut?
                var dismiss: DismissAction; var multilineTextAlignment: TextAlignment; var truncationMode: Text.TruncationMode
                var lineSpacing: CGFloat; var minimumScaleFactor: CGFloat; var textCase: Text.Case?; var editMode: Binding<EditMode>?
                var controlSize: ControlSize; var contentTransition: ContentTransition; var backgroundStyle: AnyShapeStyle?
                var presentationMode: Binding<PresentationMode>; var colorScheme: ColorScheme
                var colorSchemeContrast: ColorSchemeContrast; var buttonRepeatBehavior: ButtonRepeatBehavior
                var backgroundMaterial: Material?; var resetFocus: ResetFocusAction; var defaultAppStorageDefaults: UserDefaults
                var menuOrder: MenuOrder; var sidebarRowSize: SidebarRowSize; var dismissWindow: DismissWindowAction; init()
                var description: String; var tint: AnyShapeStyle?; var tintColor: Color?; var badgeProminence: BadgeProminence
            }
            extension EnvironmentalModifier: ViewModifier {}
            extension EquatableView: View {}
            extension EventModifiers: OptionSet {}
            extension EveryMinuteTimelineSchedule: TimelineSchedule {}
            extension EveryMinuteTimelineSchedule.Entries: Sequence, IteratorProtocol {}
            extension ExclusiveGesture: Gesture {}
            extension ExclusiveGesture.Value: Equatable {}
            extension ExpandedWindowToolbarStyle: WindowToolbarStyle {}
            extension ExplicitTimelineSchedule: TimelineSchedule {}
            extension FetchRequest: DynamicProperty {}
            extension FetchRequest.Configuration {}
            extension FetchedResults: RandomAccessCollection { var nsPredicate: NSPredicate? }
            extension FieldDatePickerStyle: DatePickerStyle {}
            extension FileDialogBrowserOptions: OptionSet {}
            extension FileDocument {}
            extension FileDocumentConfiguration {}
            extension FileDocumentReadConfiguration {}
            extension FileDocumentWriteConfiguration {}
            extension FillShapeStyle: ShapeStyle {}
            extension FillShapeView: ShapeView {}
            extension FillStyle: Equatable {}
            extension FocusInteractions: OptionSet {}
            extension FocusState: DynamicProperty {
                var wrappedValue: Value; var projectedValue: FocusState<Value>.Binding; init() where Value == Bool
                init<T: Hashable>() where Value == T?
            }
            extension FocusState.Binding {}
            extension FocusedBinding: DynamicProperty {}
            extension FocusedObject: DynamicProperty {}
            extension FocusedObject.Wrapper {}
            extension FocusedValue: DynamicProperty {}
            extension FocusedValueKey {}
            extension FocusedValues: Equatable {}
            extension Font: Hashable {
                static let largeTitle: Font; static let title: Font; static let title2: Font; static let title3: Font
                static let headline: Font; static let subheadline: Font; static let body: Font; static let callout: Font
                static let footnote: Font; static let caption: Font; static let caption2: Font; static let extraLargeTitle: Font
                static let extraLargeTitle2: Font
                static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
                static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font; func italic() -> Font
                func smallCaps() -> Font; func lowercaseSmallCaps() -> Font; func uppercaseSmallCaps() -> Font
                func monospacedDigit() -> Font; func weight(_ weight: Font.Weight) -> Font; func width(_ width: Font.Width) -> Font
                func bold() -> Font; func monospaced() -> Font; func leading(_ leading: Font.Leading) -> Font
                static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
            }
            extension Font.Design: Hashable {
                static let `default`: Font.Design; static let serif: Font.Design; static let rounded: Font.Design
                static let monospaced: Font.Design
            }
            extension Font.Leading: Hashable {}
            extension Font.TextStyle: CaseIterable, Hashable {
                static let largeTitle: Font.TextStyle; static let title: Font.TextStyle; static let title2: Font.TextStyle
                static let title3: Font.TextStyle; static let headline: Font.TextStyle; static let subheadline: Font.TextStyle
                static let body: Font.TextStyle; static let callout: Font.TextStyle; static let footnote: Font.TextStyle
                static let caption: Font.TextStyle; static let caption2: Font.TextStyle; static let extraLargeTitle: Font.TextStyle
                static let extraLargeTitle2: Font.TextStyle; static var allCases: [Font.TextStyle]
            }
            extension Font.Weight: Hashable {
                static let ultraLight: Font.Weight; static let thin: Font.Weight; static let light: Font.Weight
                static let regular: Font.Weight; static let medium: Font.Weight; static let semibold: Font.Weight
                static let bold: Font.Weight; static let heavy: Font.Weight; static let black: Font.Weight
            }
            extension Font.Width: Hashable {}
            extension ForEach: TableRowContent, DynamicTableRowContent, DynamicViewContent, AccessibilityRotorContent, View {
                init<E>(_ data: some RandomAccessCollection<E>, @ViewBuilder content: @escaping (E) -> Content)
                init<E>(_ data: some RandomAccessCollection<E>, id: KeyPath<E, ID>, @ViewBuilder content: @escaping (E) -> Content)
                init<E>(_ data: Binding<[E]>, @ViewBuilder content: @escaping (Binding<E>) -> Content)
                init<E>(_ data: Binding<[E]>, id: KeyPath<E, ID>, @ViewBuilder content: @escaping (Binding<E>) -> Content)
            }
            extension ForegroundStyle: ShapeStyle {}
            extension Form: View { init(@ViewBuilder content: () -> Content); init(_ configuration: FormStyleConfiguration) }
            extension FormStyle {}
            extension FormStyleConfiguration {}
            extension FormStyleConfiguration.Content: View {}
            extension Gauge: View {}
            extension GaugeStyle { typealias Configuration = GaugeStyleConfiguration }
            extension GaugeStyleConfiguration {}
            extension GaugeStyleConfiguration.CurrentValueLabel: View {}
            extension GaugeStyleConfiguration.Label: View {}
            extension GaugeStyleConfiguration.MarkedValueLabel: View {}
            extension GaugeStyleConfiguration.MaximumValueLabel: View {}
            extension GaugeStyleConfiguration.MinimumValueLabel: View {}
            extension GeometryEffect: Animatable, ViewModifier {}
            extension GeometryProxy {
                var safeAreaInsets: EdgeInsets; func frame(in coordinateSpace: CoordinateSpace) -> CGRect
                func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?
            }
            extension GeometryReader: View { init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) }
            extension Gesture {
                func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
                func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self>
            }
            extension GestureMask: OptionSet {}
            extension GestureState: DynamicProperty {}
            extension GestureStateGesture: Gesture {}
            extension Glass: Equatable {}
            extension GlassButtonStyle: PrimitiveButtonStyle {}
            extension GlassEffectContainer: View {}
            extension GlassProminentButtonStyle: PrimitiveButtonStyle {}
            extension GlobalCoordinateSpace: CoordinateSpaceProtocol {}
            extension Gradient: Hashable, ShapeStyle {
                func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient; var stops: [Gradient.Stop]; init(stops: [Gradient.Stop])
                init(colors: [Color])
            }
            extension Gradient.ColorSpace: Hashable {}
            extension Gradient.Stop: Hashable { var color: Color; var location: CGFloat; init(color: Color, location: CGFloat) }
            extension GraphicalDatePickerStyle: DatePickerStyle {}
            extension GraphicsContext {
                func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading
                func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
            }
            extension GraphicsContext.BlendMode: RawRepresentable, Equatable {}
            extension GraphicsContext.BlurOptions: OptionSet {}
            extension GraphicsContext.ClipOptions: OptionSet {}
            extension GraphicsContext.Filter {}
            extension GraphicsContext.FilterOptions: OptionSet {}
            extension GraphicsContext.GradientOptions: OptionSet {}
            extension GraphicsContext.ResolvedImage {}
            extension GraphicsContext.ResolvedSymbol {}
            extension GraphicsContext.ResolvedText {}
            extension GraphicsContext.Shading {}
            extension GraphicsContext.ShadowOptions: OptionSet {}
            extension Grid: View {
                init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
                    @ViewBuilder content: () -> Content)
            }
            extension GridItem {
                var size: GridItem.Size; var spacing: CGFloat?; var alignment: Alignment?
                init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
            }
            extension GridItem.Size {}
            extension GridLayout: Layout {}
            extension GridLayout.Cache {}
            extension GridRow: View { init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) }
            extension Group: AccessibilityRotorContent, ToolbarContent, CustomizableToolbarContent, TableColumnContent, Scene,
                TableRowContent, View, Commands {
                init(@AccessibilityRotorContentBuilder content: () -> Content); init(@ToolbarContentBuilder content: () -> Content)
            }
            extension GroupBox: View {
                init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
                init(_ configuration: GroupBoxStyleConfiguration); init(@ViewBuilder content: () -> Content)
                init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
            }
            extension GroupBoxStyle { typealias Configuration = GroupBoxStyleConfiguration }
            extension GroupBoxStyleConfiguration {}
            extension GroupBoxStyleConfiguration.Content: View {}
            extension GroupBoxStyleConfiguration.Label: View {}
            extension GroupedFormStyle: FormStyle {}
            extension GroupedListStyle: ListStyle {}
            extension HSplitView: View {}
            extension HStack: View {
                init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
            }
            extension HStackLayout: Layout {}
            extension HelpLink: View {}
            extension HiddenTitleBarWindowStyle: WindowStyle {}
            extension HierarchicalShapeStyle: ShapeStyle {}
            extension HierarchicalShapeStyleModifier: ShapeStyle {}
            extension HorizontalAlignment: Equatable {
                init(_ id: any AlignmentID.Type); func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat?
                static let leading: HorizontalAlignment; static let center: HorizontalAlignment; static let trailing: HorizontalAlignment
                static let listRowSeparatorLeading: HorizontalAlignment; static let listRowSeparatorTrailing: HorizontalAlignment
            }
            extension HorizontalEdge: Int8, CaseIterable, Codable, Hashable, RawRepresentable {}
            extension HorizontalEdge.Set: OptionSet {}
            extension HoverEffect {}
            extension HoverPhase: Equatable {}
            extension IconOnlyLabelStyle: LabelStyle {}
            extension IdentityTransition: Transition {}
            extension Image: Transferable, Equatable, View {
                init(_ name: String, bundle: Bundle? = nil); init(_ name: String, bundle: Bundle? = nil, label: Text)
                init(decorative name: String, bundle: Bundle? = nil); init(systemName: String)
                init(systemName: String, variableValue: Double?); init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)
                init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text)
                init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil); init(_ resource: ImageResource)
                func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
                func interpolation(_ interpolation: Image.Interpolation) -> Image; func antialiased(_ isAntialiased: Bool) -> Image
                func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
            }
            extension Image.DynamicRange: Hashable {}
            extension Image.Interpolation: Hashable {}
            extension Image.Orientation: UInt8, CaseIterable, Hashable, RawRepresentable {}
            extension Image.ResizingMode: Hashable {}
            extension Image.Scale: Hashable {
                static let small: Image.Scale; static let medium: Image.Scale; static let large: Image.Scale
            }
            extension Image.TemplateRenderingMode: Hashable {}
            extension ImagePaint: ShapeStyle {}
            extension ImageRenderer: ObservableObject {}
            extension ImmersiveSpace: Scene {}
            extension ImmersiveSpaceContent {}
            extension ImmersiveSpaceContentBuilder {}
            extension ImmersiveSpaceViewContent: ImmersiveSpaceContent {}
            extension ImportFromDevicesCommands: Commands {}
            extension IndexViewStyle {}
            extension IndexedIdentifierCollection: Collection, BidirectionalCollection, RandomAccessCollection {}
            extension IndexedIdentifierCollection.Element {}
            extension InlinePickerStyle: PickerStyle {}
            extension InsetGroupedListStyle: ListStyle {}
            extension InsetListStyle: ListStyle {}
            extension InsetTableStyle: TableStyle {}
            extension InsettableShape: Shape {
                func inset(by amount: CGFloat) -> Self.InsetShape
                func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
                func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
            }
            extension InterfaceOrientation: CaseIterable, Identifiable, Equatable {}
            extension ItemProviderTableRowModifier {}
            extension KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral {}
            extension KeyPress {}
            extension KeyPress.Phases: OptionSet {}
            extension KeyPress.Result: Hashable {}
            extension KeyboardShortcut: Hashable {}
            extension KeyboardShortcut.Localization {}
            extension KeyframeAnimator: View {}
            extension KeyframeTimeline {}
            extension KeyframeTrack: Keyframes {}
            extension KeyframeTrackContent {}
            extension KeyframeTrackContentBuilder {}
            extension KeyframeTrackContentBuilder.Conditional: KeyframeTrackContent {}
            extension Keyframes {}
            extension KeyframesBuilder {}
            extension Label: View {
                init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
                init(_ titleKey: LocalizedStringKey, image name: String); init(_ titleKey: LocalizedStringKey, systemImage name: String)
                init(_ titleKey: LocalizedStringKey, image resource: ImageResource); init(_ configuration: LabelStyleConfiguration)
            }
            extension LabelStyle {
                typealias Configuration = LabelStyleConfiguration; func makeBody(configuration: Self.Configuration) -> Self.Body
            }
            extension LabelStyleConfiguration { var title: LabelStyleConfiguration.Title; var icon: LabelStyleConfiguration.Icon }
            extension LabelStyleConfiguration.Icon: View {}
            extension LabelStyleConfiguration.Title: View {}
            extension LabeledContent: View {}
            extension LabeledContentStyle {}
            extension LabeledContentStyleConfiguration {}
            extension LabeledContentStyleConfiguration.Content: View {}
            extension LabeledContentStyleConfiguration.Label: View {}
            extension LabeledControlGroupContent: View {}
            extension LabeledToolbarItemGroupContent: View {}
            extension Layout: Animatable {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
            }
            extension LayoutDirection: Hashable, CaseIterable {}
            extension LayoutDirectionBehavior: Hashable {}
            extension LayoutProperties {}
            extension LayoutSubview: Equatable {
                func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
                func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
                func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
            }
            extension LayoutSubviews: Equatable, RandomAccessCollection {}
            extension LayoutValueKey {}
            extension LazyHGrid: View {
                init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
            }
            extension LazyHStack: View {
                init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
                    @ViewBuilder content: () -> Content)
            }
            extension LazyVGrid: View {
                init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
                    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
            }
            extension LazyVStack: View {
                init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
                    @ViewBuilder content: () -> Content)
            }
            extension LegibilityWeight: Hashable {}
            extension LimitedAvailabilityConfiguration: WidgetConfiguration {}
            extension LinearCapacityGaugeStyle: GaugeStyle {}
            extension LinearGaugeStyle: GaugeStyle {}
            extension LinearGradient: ShapeStyle, View {
                init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
                init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
            }
            extension LinearKeyframe: KeyframeTrackContent {}
            extension LinearProgressViewStyle: ProgressViewStyle {}
            extension Link: View {
                init(destination: URL, @ViewBuilder label: () -> Label); init(_ titleKey: LocalizedStringKey, destination: URL)
            }
            extension LinkButtonStyle: PrimitiveButtonStyle {}
            extension LinkShapeStyle: ShapeStyle {}
            extension List: View {
                init(@ViewBuilder content: () -> Content); init<V>(selection: Binding<V>?, @ViewBuilder content: () -> Content)
                init<E, R: View>(_ data: some RandomAccessCollection<E>, @ViewBuilder rowContent: @escaping (E) -> R)
                init<E, R: View>(_ data: some RandomAccessCollection<E>, id: KeyPath<E, ID>, @ViewBuilder rowContent: @escaping (E) -> R)
                init<E, R: View>(_ data: Binding<[E]>, @ViewBuilder rowContent: @escaping (Binding<E>) -> R)
                init<E, R: View, V>(_ data: some RandomAccessCollection<E>, selection: Binding<V>?,
                    @ViewBuilder rowContent: @escaping (E) -> R)
            }
            extension ListItemTint {}
            extension ListSectionSpacing {}
            extension ListStyle {}
            extension LocalCoordinateSpace: CoordinateSpaceProtocol {}
            extension LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
                init(_ value: String); init(stringLiteral value: String)
                init(stringInterpolation: LocalizedStringKey.StringInterpolation)
            }
            extension LocalizedStringKey.StringInterpolation: StringInterpolationProtocol {}
            extension LongPressGesture: Gesture {
                init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10); init(minimumDuration: Double = 0.5)
            }
            extension MagnificationGesture: Gesture {}
            extension MagnifyGesture: Gesture {}
            extension MagnifyGesture.Value: Equatable {}
            extension MatchedGeometryProperties: OptionSet {}
            extension Material: ShapeStyle {}
            extension Menu: View {
                init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
                init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
            }
            extension MenuActionDismissBehavior: Equatable {}
            extension MenuBarExtra: Scene {}
            extension MenuBarExtraStyle {}
            extension MenuButton: View {}
            extension MenuButtonStyle {}
            extension MenuControlGroupStyle: ControlGroupStyle {}
            extension MenuOrder: Hashable {}
            extension MenuPickerStyle: PickerStyle {}
            extension MenuStyle {}
            extension MenuStyleConfiguration {}
            extension MenuStyleConfiguration.Content: View {}
            extension MenuStyleConfiguration.Label: View {}
            extension MeshGradient: ShapeStyle, View {}
            extension ModifiedContent: Equatable, View, ViewModifier, DynamicViewContent, Scene, TableRowContent,
                DynamicTableRowContent {}
            extension MoveCommandDirection: Hashable {}
            extension MoveKeyframe: KeyframeTrackContent {}
            extension MoveTransition: Transition {}
            extension MultiDatePicker: View {}
            extension MutableCollection {}
            extension NSApplicationDelegateAdaptor: DynamicProperty {}
            extension NSDirectionalEdgeInsets {}
            extension NSHostingController: NSViewController {}
            extension NSHostingSceneBridgingOptions: OptionSet {}
            extension NSHostingSizingOptions: OptionSet {}
            extension NSHostingView: NSView, NSUserInterfaceValidations, NSDraggingSource {}
            extension NSUnderlineStyle {}
            extension NSUserActivity {}
            extension NSUserActivity.TypedPayloadError: Error, Hashable {}
            extension NSViewControllerRepresentable: View {}
            extension NSViewControllerRepresentableContext {}
            extension NSViewRepresentable: View {}
            extension NSViewRepresentableContext {}
            extension NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {}
            extension Namespace: DynamicProperty { var wrappedValue: Namespace.ID }
            extension Namespace.ID: Hashable {}
            extension NavigationBarItem {}
            extension NavigationBarItem.TitleDisplayMode: Hashable {}
            extension NavigationControlGroupStyle: ControlGroupStyle {}
            extension NavigationLink: View {
                init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
                init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text
            }
            extension NavigationLinkPickerStyle: PickerStyle {}
            extension NavigationPath: Equatable {
                init(); init<S: Sequence>(_ elements: S) where S.Element: Hashable
                init<S: Sequence>(_ elements: S) where S.Element: Decodable, S.Element: Encodable, S.Element: Hashable
            }
            extension NavigationPath.CodableRepresentation: Codable, Equatable {}
            extension NavigationSplitView: View {
                init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
            }
            extension NavigationSplitViewColumn: Hashable, Comparable {}
            extension NavigationSplitViewStyle {}
            extension NavigationSplitViewStyleConfiguration {}
            extension NavigationSplitViewVisibility: Equatable, Codable {}
            extension NavigationStack: View {
                init(@ViewBuilder root: () -> Root) where Data == NavigationPath
                init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath
            }
            extension NavigationView: View { init(@ViewBuilder content: () -> Content) }
            extension NavigationViewStyle {}
            extension NewDocumentAction {}
            extension NoImmersiveSpaceData: Codable, Hashable {}
            extension ObservableObject {}
            extension ObservedObject: DynamicProperty {
                init(initialValue: ObjectType); init(wrappedValue: ObjectType); var wrappedValue: ObjectType
            }
            extension ObservedObject.Wrapper {}
            extension OffsetShape: Shape, InsettableShape {}
            extension OffsetTransition: Transition {}
            extension OnInsertTableRowModifier {}
            extension OpacityTransition: Transition {}
            extension OpenDocumentAction {}
            extension OpenImmersiveSpaceAction {}
            extension OpenImmersiveSpaceAction.Result: Hashable {}
            extension OpenURLAction {
                init(handler: @escaping (URL) -> OpenURLAction.Result); func callAsFunction(_ url: URL)
                func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
            }
            extension OpenURLAction.Result {}
            extension OpenWindowAction {}
            extension OrnamentAttachmentAnchor {}
            extension OutlineGroup: TableRowContent, View {}
            extension OutlineSubgroupChildren: View {}
            extension PageIndexViewStyle: IndexViewStyle {}
            extension PageIndexViewStyle.BackgroundDisplayMode {}
            extension PageTabViewStyle: TabViewStyle {}
            extension PageTabViewStyle.IndexDisplayMode {}
            extension PagingScrollTargetBehavior: ScrollTargetBehavior {}
            extension PaletteControlGroupStyle: ControlGroupStyle {}
            extension PalettePickerStyle: PickerStyle {}
            extension PaletteSelectionEffect: Equatable {}
            extension PasteButton: View {}
            extension Path: Equatable, LosslessStringConvertible, Shape {
                init(); init(_ path: CGPath); init(_ path: CGMutablePath); init(_ rect: CGRect)
                init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
                init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
                init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
            }
            extension Path.Element: Equatable {}
            extension PeriodicTimelineSchedule: TimelineSchedule {}
            extension PeriodicTimelineSchedule.Entries: Sequence, IteratorProtocol {}
            extension PhaseAnimator: View {}
            extension Picker: View {
                init<C: RandomAccessCollection>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
                    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
            }
            extension PickerStyle {}
            extension PinnedScrollableViews: OptionSet {}
            extension PlaceholderContentView: View {}
            extension PlaceholderTextShapeStyle: ShapeStyle {}
            extension PlainButtonStyle: PrimitiveButtonStyle {}
            extension PlainListStyle: ListStyle {}
            extension PlainTextEditorStyle: TextEditorStyle {}
            extension PlainTextFieldStyle: TextFieldStyle {}
            extension PlainWindowStyle: WindowStyle {}
            extension PopUpButtonPickerStyle: PickerStyle {}
            extension PopoverAttachmentAnchor {}
            extension PreferenceKey {
                static var defaultValue: Self.Value; static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
            }
            extension PreferredColorSchemeKey: PreferenceKey {}
            extension PresentationAdaptation {}
            extension PresentationBackgroundInteraction {}
            extension PresentationContentInteraction: Equatable {}
            extension PresentationDetent: Hashable {
                static let medium: PresentationDetent; static let large: PresentationDetent
                static func fraction(_ fraction: CGFloat) -> PresentationDetent
                static func height(_ height: CGFloat) -> PresentationDetent
            }
            extension PresentationDetent.Context {}
            extension PresentationMode { var isPresented: Bool; func dismiss() }
            extension PresentedWindowContent: View {}
            extension Preview {}
            extension PreviewContext {}
            extension PreviewContextKey {}
            extension PreviewDevice: RawRepresentable, ExpressibleByStringLiteral {}
            extension PreviewPlatform: Hashable {}
            extension PreviewProvider {}
            extension PrimitiveButtonStyle {
                typealias Configuration = PrimitiveButtonStyleConfiguration; func makeBody(configuration: Self.Configuration) -> Self.Body
            }
            extension PrimitiveButtonStyleConfiguration {
                let role: ButtonRole?; let label: PrimitiveButtonStyleConfiguration.Label; func trigger()
            }
            extension PrimitiveButtonStyleConfiguration.Label: View {}
            extension ProgressView: View {
                init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
                    @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
            }
            extension ProgressViewStyle { typealias Configuration = ProgressViewStyleConfiguration }
            extension ProgressViewStyleConfiguration {
                let fractionCompleted: Double?; var label: ProgressViewStyleConfiguration.Label?
                var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
            }
            extension ProgressViewStyleConfiguration.CurrentValueLabel: View {}
            extension ProgressViewStyleConfiguration.Label: View {}
            extension ProjectionTransform: Equatable {}
            extension Prominence: Hashable {}
            extension ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {}
            extension ProposedViewSize: Equatable {
                static let zero: ProposedViewSize; static let unspecified: ProposedViewSize; static let infinity: ProposedViewSize
                init(width: CGFloat?, height: CGFloat?); init(_ size: CGSize)
            }
            extension PullDownMenuBarExtraStyle: MenuBarExtraStyle {}
            extension PullDownMenuButtonStyle: MenuButtonStyle {}
            extension PushTransition: Transition {}
            extension RadialGradient: ShapeStyle, View {
                init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
                init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
            }
            extension RadioGroupPickerStyle: PickerStyle {}
            extension RangeReplaceableCollection {}
            extension Rectangle: Shape, InsettableShape { init() }
            extension RectangleCornerRadii: Equatable, Animatable {}
            extension RedactionReasons: OptionSet {}
            extension ReferenceFileDocument: ObservableObject {}
            extension ReferenceFileDocumentConfiguration {}
            extension RefreshAction {}
            extension RenameAction {}
            extension RenameButton: View {}
            extension ResetFocusAction {}
            extension RotateGesture: Gesture {}
            extension RotateGesture.Value: Equatable {}
            extension RotatedShape: Shape, InsettableShape {}
            extension RotationGesture: Gesture {}
            extension RoundedBorderTextEditorStyle: TextEditorStyle {}
            extension RoundedBorderTextFieldStyle: TextFieldStyle {}
            extension RoundedCornerStyle: Hashable {}
            extension RoundedRectangle: Shape, InsettableShape {
                init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
                init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
            }
            extension SafeAreaRegions: OptionSet {}
            extension ScaleTransition: Transition {}
            extension ScaledMetric: DynamicProperty {
                init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle); init(wrappedValue: Value); var wrappedValue: Value
            }
            extension ScaledShape: Shape {}
            extension Scene {
                func backgroundTask<D: Sendable, R: Sendable>(_ task: BackgroundTask<D, R>,
                    action: @escaping (D) async -> R) -> some Scene
                func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene; var body: Self.Body
                func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene
            }
            extension SceneBuilder {}
            extension ScenePadding: Equatable {}
            extension ScenePhase: Comparable, Hashable {
                static let background: ScenePhase; static let inactive: ScenePhase; static let active: ScenePhase
                static func < (a: ScenePhase, b: ScenePhase) -> Bool
            }
            extension SceneStorage: DynamicProperty {}
            extension ScrollBounceBehavior {}
            extension ScrollDismissesKeyboardMode {}
            extension ScrollGeometry: Equatable {
                var contentOffset: CGPoint; var contentSize: CGSize; var contentInsets: EdgeInsets; var containerSize: CGSize
                var visibleRect: CGRect; var bounds: CGRect
            }
            extension ScrollIndicatorVisibility: Equatable {}
            extension ScrollPosition: Equatable {}
            extension ScrollTarget {}
            extension ScrollTargetBehavior {}
            extension ScrollTargetBehaviorContext {}
            extension ScrollTransitionConfiguration {}
            extension ScrollTransitionConfiguration.Threshold {}
            extension ScrollTransitionPhase: Hashable {}
            extension ScrollView: View {
                init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
                init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content)
            }
            extension ScrollViewProxy { func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) }
            extension ScrollViewReader: View { init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) }
            extension SearchFieldPlacement {}
            extension SearchFieldPlacement.NavigationBarDrawerDisplayMode {}
            extension SearchScopeActivation {}
            extension SearchSuggestionsPlacement: Equatable {}
            extension SearchSuggestionsPlacement.Set: OptionSet {}
            extension SearchUnavailableContent {}
            extension SearchUnavailableContent.Actions: View {}
            extension SearchUnavailableContent.Description: View {}
            extension SearchUnavailableContent.Label: View {}
            extension Section: TableRowContent, View {
                init<V, H: View>(@TableRowBuilder<V> content: () -> Content,
                    @ViewBuilder header: () -> H) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
                    V == Content.TableRowValue
                init<V>(_ titleKey: LocalizedStringKey,
                    @TableRowBuilder<V> content: () -> Content) where Parent == TableHeaderRowContent<V, Text>,
                    Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
                init<V>(@TableRowBuilder<V> content: () -> Content) where Parent == EmptyTableRowContent<V>,
                    Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
            }
            extension SectionedFetchRequest: DynamicProperty {}
            extension SectionedFetchRequest.Configuration {}
            extension SectionedFetchResults: RandomAccessCollection {}
            extension SectionedFetchResults.Section: Identifiable, RandomAccessCollection {}
            extension SecureField: View {
                init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
                init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
            }
            extension SegmentedPickerStyle: PickerStyle {}
            extension SelectionShapeStyle: ShapeStyle {}
            extension SensoryFeedback: Equatable {}
            extension SensoryFeedback.Flexibility: Equatable {}
            extension SensoryFeedback.Weight: Equatable {}
            extension SeparatorShapeStyle: ShapeStyle {}
            extension SequenceGesture: Gesture {}
            extension SequenceGesture.Value: Equatable {}
            extension Settings: Scene {}
            extension SettingsLink: View {}
            extension Shader: Equatable, ShapeStyle {}
            extension Shader.Argument: Equatable {}
            extension ShaderFunction: Equatable {}
            extension ShaderLibrary: Equatable {}
            extension ShadowStyle: Equatable {}
            extension Shape: Animatable, View {
                func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View
                func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape
                func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View
                func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View
                func offset(_ offset: CGSize) -> OffsetShape<Self>; func offset(_ offset: CGPoint) -> OffsetShape<Self>
                func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>
                func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self>
                func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
            }
            extension ShapeRole: Hashable {}
            extension ShapeStyle {
                func opacity(_ opacity: Double) -> some ShapeStyle; func shadow(_ style: ShadowStyle) -> some ShapeStyle
            }
            extension ShapeView: View {}
            extension ShareLink: View {}
            extension SharePreview {}
            extension SidebarCommands: Commands {}
            extension SidebarListStyle: ListStyle {}
            extension SidebarRowSize: Hashable {}
            extension SimultaneousGesture: Gesture {}
            extension SimultaneousGesture.Value: Hashable {}
            extension SlideTransition: Transition {}
            extension Slider: View {}
            extension SnapshotData {}
            extension SnapshotData.SnapshotReason: Hashable {}
            extension SnapshotResponse {}
            extension Spacer: View { init(minLength: CGFloat? = nil) }
            extension SpatialEventCollection: Collection {}
            extension SpatialEventCollection.Event: Identifiable {}
            extension SpatialEventCollection.Event.ID: Hashable {}
            extension SpatialEventCollection.Event.InputDevicePose {}
            extension SpatialEventCollection.Event.Kind: Hashable {}
            extension SpatialEventCollection.Event.Phase: Hashable {}
            extension SpatialEventCollection.Index: Comparable {}
            extension SpatialEventCollection.Iterator: IteratorProtocol {}
            extension SpatialEventGesture: Gesture {}
            extension SpatialTapGesture: Gesture {}
            extension SpatialTapGesture.Value: Equatable {}
            extension Spring: Hashable {}
            extension SpringKeyframe: KeyframeTrackContent {}
            extension SpringLoadingBehavior: Hashable {}
            extension SquareBorderTextFieldStyle: TextFieldStyle {}
            extension StackNavigationViewStyle: NavigationViewStyle {}
            extension State: DynamicProperty {
                init(wrappedValue value: Value)
                init(wrappedValue thunk: @autoclosure @escaping () -> Value) where Value: AnyObject, Value: Observable
            }
            extension StateObject: DynamicProperty {
                init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType); var wrappedValue: ObjectType
                var projectedValue: ObservedObject<ObjectType>.Wrapper
            }
            extension Stepper: View {}
            extension StepperFieldDatePickerStyle: DatePickerStyle {}
            extension StrokeBorderShapeView: ShapeView {}
            extension StrokeShapeView: ShapeView {}
            extension StrokeStyle: Equatable, Animatable {
                init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
                    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0)
            }
            extension SubmitLabel {}
            extension SubmitTriggers: OptionSet {}
            extension SubscriptionView: View {}
            extension Subview: View, Identifiable {}
            extension SubviewsCollection: RandomAccessCollection, View {}
            extension SwitchToggleStyle: ToggleStyle {}
            extension SymbolEffectTransition: Transition {}
            extension SymbolRenderingMode {}
            extension SymbolVariants: Hashable {}
            extension Tab: TabContent {}
            extension TabContent {}
            extension TabContentBuilder {}
            extension TabSection: TabContent {}
            extension TabView: View {
                init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content); init(@ViewBuilder content: () -> Content)
            }
            extension TabViewStyle {}
            extension Table: View {}
            extension TableColumn: TableColumnContent {}
            extension TableColumnBuilder {}
            extension TableColumnContent {}
            extension TableColumnCustomization: Equatable, Codable {}
            extension TableColumnCustomizationBehavior: SetAlgebra {}
            extension TableForEachContent: TableRowContent {}
            extension TableHeaderRowContent: TableRowContent {}
            extension TableOutlineGroupContent: TableRowContent {}
            extension TableRow: TableRowContent {}
            extension TableRowBuilder {}
            extension TableRowContent {}
            extension TableStyle {}
            extension TableStyleConfiguration {}
            extension TapGesture: Gesture { init(count: Int = 1) }
            extension Text: Equatable, View {
                func font(_ font: Font?) -> Text; func foregroundColor(_ color: Color?) -> Text
                func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text; func fontWeight(_ weight: Font.Weight?) -> Text
                func bold() -> Text; func bold(_ isActive: Bool) -> Text; func italic() -> Text; func italic(_ isActive: Bool) -> Text
                func underline(_ isActive: Bool = true, color: Color? = nil) -> Text
                func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
                func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text
                func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
                func kerning(_ kerning: CGFloat) -> Text; func tracking(_ tracking: CGFloat) -> Text
                func baselineOffset(_ baselineOffset: CGFloat) -> Text; func monospacedDigit() -> Text
                func monospaced(_ isActive: Bool = true) -> Text; func fontDesign(_ design: Font.Design?) -> Text
                func fontWidth(_ width: Font.Width?) -> Text; static func + (lhs: Text, rhs: Text) -> Text; init(verbatim content: String)
                init<S: StringProtocol>(_ content: S); init(_ image: Image)
                init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
            }
            extension Text.Case: Hashable {}
            extension Text.DateStyle: Equatable, Codable {}
            extension Text.LineStyle: Hashable {}
            extension Text.LineStyle.Pattern {}
            extension Text.Scale: Hashable {}
            extension Text.TruncationMode: Hashable {}
            extension TextAlignment: Hashable, CaseIterable {
                static let leading: TextAlignment; static let center: TextAlignment; static let trailing: TextAlignment
                static var allCases: [TextAlignment]
            }
            extension TextEditingCommands: Commands {}
            extension TextEditor: View {}
            extension TextEditorStyle {}
            extension TextEditorStyleConfiguration {}
            extension TextField: View {
                init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
                init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
            }
            extension TextFieldLink: View {}
            extension TextFieldStyle {}
            extension TextFormattingCommands: Commands {}
            extension TextInputAutocapitalization {}
            extension TextInputDictationActivation: Equatable {}
            extension TextInputDictationBehavior: Equatable {}
            extension TextRenderer: Animatable {}
            extension TextSelectability {}
            extension TimelineSchedule {}
            extension TimelineScheduleMode: Hashable {}
            extension TimelineView: View {
                init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
                init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content)
            }
            extension TimelineView.Context {}
            extension TimelineView.Context.Cadence: Comparable, Hashable {}
            extension TintShapeStyle: ShapeStyle {}
            extension TitleAndIconLabelStyle: LabelStyle {}
            extension TitleBarWindowStyle: WindowStyle {}
            extension TitleOnlyLabelStyle: LabelStyle {}
            extension Toggle: View {
                init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
                init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label)
            }
            extension ToggleStyle {
                typealias Configuration = ToggleStyleConfiguration; func makeBody(configuration: Self.Configuration) -> Self.Body
            }
            extension ToggleStyleConfiguration { let label: ToggleStyleConfiguration.Label; var isOn: Bool; var isMixed: Bool }
            extension ToggleStyleConfiguration.Label: View {}
            extension ToolbarCommands: Commands {}
            extension ToolbarContent {}
            extension ToolbarContentBuilder {}
            extension ToolbarCustomizationBehavior {}
            extension ToolbarCustomizationOptions: OptionSet {}
            extension ToolbarItem: ToolbarContent, CustomizableToolbarContent, Identifiable {
                init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
                init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
            }
            extension ToolbarItemGroup: ToolbarContent {
                init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
            }
            extension ToolbarItemPlacement {
                static let automatic: ToolbarItemPlacement; static let principal: ToolbarItemPlacement
                static let navigation: ToolbarItemPlacement; static let primaryAction: ToolbarItemPlacement
                static let secondaryAction: ToolbarItemPlacement
            }
            extension ToolbarPlacement {}
            extension ToolbarRole {}
            extension ToolbarSpacer: ToolbarContent {}
            extension ToolbarTitleDisplayMode {}
            extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent {}
            extension TouchBar {}
            extension TouchBarItemPresence {}
            extension Transaction {
                var dismissBehavior: DismissBehavior; init(animation: Animation?); var animation: Animation?; var disablesAnimations: Bool
                func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete,
                    _ completion: @escaping () -> Void)
                init()
            }
            extension TransactionKey {}
            extension Transferable {}
            extension TransformedShape: Shape {}
            extension Transition {}
            extension TransitionPhase: Hashable {}
            extension TransitionProperties {}
            extension TupleTableColumnContent: TableColumnContent {}
            extension TupleTableRowContent: TableRowContent {}
            extension TupleView: View {}
            extension TypesettingLanguage: Equatable {}
            extension UIAccessibilityContrast {}
            extension UIApplicationDelegateAdaptor: DynamicProperty {}
            extension UIColor {}
            extension UIContentSizeCategory {}
            extension UIHostingConfiguration: UIContentConfiguration {}
            extension UIHostingController: UIViewController {
                init(rootView: Content); init?(coder aDecoder: NSCoder, rootView: Content); init?(coder aDecoder: NSCoder)
                var rootView: Content
            }
            extension UIHostingControllerSizingOptions: OptionSet {}
            extension UILegibilityWeight {}
            extension UITraitBridgedEnvironmentKey: EnvironmentKey {}
            extension UITraitEnvironmentLayoutDirection {}
            extension UIUserInterfaceSizeClass {}
            extension UIUserInterfaceStyle {}
            extension UIViewControllerRepresentable: View {
                typealias Context = UIViewControllerRepresentableContext<Self>
                func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
                func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
                static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
            }
            extension UIViewControllerRepresentableContext {
                let coordinator: Representable.Coordinator; var transaction: Transaction; var environment: EnvironmentValues
            }
            extension UIViewRepresentable: View {
                typealias Context = UIViewRepresentableContext<Self>; func makeUIView(context: Self.Context) -> Self.UIViewType
                func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
                static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
                func makeCoordinator() -> Self.Coordinator
                func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
                var body: Never
            }
            extension UIViewRepresentableContext {
                let coordinator: Representable.Coordinator; var transaction: Transaction; var environment: EnvironmentValues
            }
            extension UnevenRoundedRectangle: Shape, InsettableShape {}
            extension UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {}
            extension UnifiedWindowToolbarStyle: WindowToolbarStyle {}
            extension UnitCurve: Hashable {}
            extension UnitPoint: Hashable, Animatable {
                var x: CGFloat; var y: CGFloat; init(); init(x: CGFloat, y: CGFloat); static let zero: UnitPoint
                static let center: UnitPoint; static let leading: UnitPoint; static let trailing: UnitPoint; static let top: UnitPoint
                static let bottom: UnitPoint; static let topLeading: UnitPoint; static let topTrailing: UnitPoint
                static let bottomLeading: UnitPoint; static let bottomTrailing: UnitPoint; var animatableData: UnitPoint.AnimatableData
            }
            extension UserInterfaceSizeClass: Hashable {
                static let compact: UserInterfaceSizeClass; static let regular: UserInterfaceSizeClass
                init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass)
            }
            extension VSplitView: View {}
            extension VStack: View {
                init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
            }
            extension VStackLayout: Layout {}
            extension VectorArithmetic: AdditiveArithmetic {}
            extension VerticalAlignment: Equatable {
                init(_ id: any AlignmentID.Type); func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat?
                static let top: VerticalAlignment; static let center: VerticalAlignment; static let bottom: VerticalAlignment
            }
            extension VerticalEdge: Int8, CaseIterable, Codable, Hashable, RawRepresentable {}
            extension VerticalEdge.Set: OptionSet {}
            extension VerticalPageTabViewStyle: TabViewStyle {}
            extension VerticalPageTabViewStyle.TransitionStyle {}
            extension View {
                func font(_ font: Font?) -> some View; func fontWeight(_ weight: Font.Weight?) -> some View
                func fontDesign(_ design: Font.Design?) -> some View; func fontWidth(_ width: Font.Width?) -> some View
                func bold(_ isActive: Bool = true) -> some View; func italic(_ isActive: Bool = true) -> some View
                func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
                func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
                func kerning(_ kerning: CGFloat) -> some View; func foregroundColor(_ color: Color?) -> some View
                func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
                func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
                func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2,
                    _ tertiary: S3) -> some View
                func tint<S: ShapeStyle>(_ tint: S?) -> some View; func tint(_ tint: Color?) -> some View
                func accentColor(_ accentColor: Color?) -> some View; func padding(_ insets: EdgeInsets) -> some View
                func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
                func padding(_ length: CGFloat) -> some View
                func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
                func frame() -> some View
                func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
                    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
                func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View
                func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
                func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
                func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
                func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
                func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
                func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
                func background<S: ShapeStyle, T: InsettableShape>(_ style: S, in shape: T,
                    fillStyle: FillStyle = FillStyle()) -> some View
                func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
                func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
                func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
                func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
                func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
                func environment<T: AnyObject>(_ object: T?) -> some View where T: Observable
                func environmentObject<T: ObservableObject>(_ object: T) -> some View
                func onAppear(perform action: (() -> Void)? = nil) -> some View
                func onDisappear(perform action: (() -> Void)? = nil) -> some View
                func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
                func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V,
                    _ newValue: V) -> Void) -> some View
                func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
                func onReceive<P: Publisher>(_ publisher: P,
                    perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never
                func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local,
                    perform action: @escaping (CGPoint) -> Void) -> some View
                func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
                    perform action: @escaping (CGPoint) -> Void) -> some View
                func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
                func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
                    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
                func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
                    onPressingChanged: ((Bool) -> Void)? = nil) -> some View
                func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
                    perform action: @escaping () -> Void) -> some View
                func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View
                func onHover(perform action: @escaping (Bool) -> Void) -> some View
                func onOpenURL(perform action: @escaping (URL) -> ()) -> some View
                func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
                    @ViewBuilder content: @escaping (Item) -> Content) -> some View
                func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
                    @ViewBuilder content: @escaping () -> Content) -> some View
                func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
                    @ViewBuilder content: @escaping (Item) -> Content) -> some View
                func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
                    @ViewBuilder content: @escaping () -> Content) -> some View
                func popover<Item: Identifiable, Content: View>(item: Binding<Item?>,
                    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
                    @ViewBuilder content: @escaping (Item) -> Content) -> some View
                func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
                    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View
                func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
                    @ViewBuilder actions: () -> A) -> some View
                func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
                func alert<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
                    @ViewBuilder message: () -> M) -> some View
                func alert<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
                    @ViewBuilder message: () -> M) -> some View
                func alert<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
                    @ViewBuilder actions: (T) -> A) -> some View
                func alert<A: View, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?,
                    @ViewBuilder actions: (T) -> A) -> some View
                func confirmationDialog<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
                    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View
                func confirmationDialog<A: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
                    @ViewBuilder actions: () -> A) -> some View
                func confirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
                    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
                func task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View
                func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated,
                    _ action: @escaping () async -> Void) -> some View
                func refreshable(action: @escaping () async -> Void) -> some View; func navigationTitle(_ title: Text) -> some View
                func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
                func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View
                func navigationTitle(_ title: Binding<String>) -> some View; func navigationBarTitle(_ title: Text) -> some View
                func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View
                func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
                func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
                func navigationBarHidden(_ hidden: Bool) -> some View
                func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
                func navigationDestination<D: Hashable, C: View>(for data: D.Type,
                    @ViewBuilder destination: @escaping (D) -> C) -> some View
                func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
                func navigationDestination<D: Hashable, C: View>(item: Binding<Optional<D>>,
                    @ViewBuilder destination: @escaping (D) -> C) -> some View
                func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View
                func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
                func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
                func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
                func toolbar<Content: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
                func searchable<S: View>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
                    @ViewBuilder suggestions: () -> S) -> some View
                func searchable<S: View>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
                    @ViewBuilder suggestions: () -> S) -> some View
                func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
                func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View; func tag<V: Hashable>(_ tag: V) -> some View
                func badge(_ count: Int) -> some View; func badge(_ label: Text?) -> some View
                func badge(_ key: LocalizedStringKey?) -> some View; func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
                func buttonStyle<S: ButtonStyle>(_ style: S) -> some View; func labelStyle<S: LabelStyle>(_ style: S) -> some View
                func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View; func listStyle<S: ListStyle>(_ style: S) -> some View
                func pickerStyle<S: PickerStyle>(_ style: S) -> some View; func toggleStyle<S: ToggleStyle>(_ style: S) -> some View
                func menuStyle<S: MenuStyle>(_ style: S) -> some View
                func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View
                func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View
                func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View; func formStyle<S: FormStyle>(_ style: S) -> some View
                func labelsHidden() -> some View; func listRowInsets(_ insets: EdgeInsets?) -> some View
                func listRowBackground<V: View>(_ view: V?) -> some View
                func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
                func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
                func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
                func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
                    @ViewBuilder content: () -> T) -> some View
                func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>; func transition(_ t: AnyTransition) -> some View
                func transition<T: Transition>(_ transition: T) -> some View
                func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View
                func animation(_ animation: Animation?) -> some View
                func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View
                func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View
                func clipped(antialiased: Bool = false) -> some View
                func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
                func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
                    y: CGFloat = 0) -> some View
                func offset(_ offset: CGSize) -> some View; func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
                func position(_ position: CGPoint) -> some View; func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
                func opacity(_ opacity: Double) -> some View
                func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
                func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
                func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
                func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View
                func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
                    anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View
                func blur(radius: CGFloat, opaque: Bool = false) -> some View
                func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
                func mask<Mask: View>(_ mask: Mask) -> some View
                func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View
                func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
                func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View; func scaledToFit() -> some View
                func scaledToFill() -> some View; func fixedSize(horizontal: Bool, vertical: Bool) -> some View
                func fixedSize() -> some View; func layoutPriority(_ value: Double) -> some View
                func zIndex(_ value: Double) -> some View; func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
                func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
                func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
                    @ViewBuilder content: () -> V) -> some View
                func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                    @ViewBuilder content: () -> V) -> some View
                func hidden() -> some View; func disabled(_ disabled: Bool) -> some View; func id<ID: Hashable>(_ id: ID) -> some View
                func lineLimit(_ number: Int?) -> some View; func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View
                func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View; func lineSpacing(_ lineSpacing: CGFloat) -> some View
                func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
                func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
                func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
                func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
                func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
                func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
                func multilineTextAlignment(_ alignment: TextAlignment) -> some View
                func truncationMode(_ mode: Text.TruncationMode) -> some View; func minimumScaleFactor(_ factor: CGFloat) -> some View
                func textCase(_ textCase: Text.Case?) -> some View
                func textContentType(_ textContentType: UITextContentType?) -> some View
                func keyboardType(_ type: UIKeyboardType) -> some View
                func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
                func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
                func disableAutocorrection(_ disable: Bool?) -> some View
                func autocorrectionDisabled(_ disable: Bool = true) -> some View
                func submitLabel(_ submitLabel: SubmitLabel) -> some View
                func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
                func focused(_ condition: FocusState<Bool>.Binding) -> some View; func imageScale(_ scale: Image.Scale) -> some View
                func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
                func symbolEffect<T: IndefiniteSymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default,
                    isActive: Bool = true) -> some View where T: SymbolEffect
                func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = .default,
                    value: U) -> some View where T: SymbolEffect
                func symbolVariant(_ variant: SymbolVariants) -> some View
                func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
                func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
                func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
                func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
                func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View
                func allowsHitTesting(_ enabled: Bool) -> some View
                func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View
                func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
                func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
                func colorScheme(_ colorScheme: ColorScheme) -> some View
                func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
                func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID,
                    properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View
                func coordinateSpace<T: Hashable>(name: T) -> some View; func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
                func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View
                func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self,
                    perform action: @escaping (K.Value) -> Void) -> some View where K.Value: Equatable
                func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
                func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
                func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
                func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View
                func transaction<V: View>(_ transform: @escaping (inout Transaction) -> Void,
                    @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View
                func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>,
                    transform: @escaping (inout V) -> Void) -> some View
                func redacted(reason: RedactionReasons) -> some View; func unredacted() -> some View
                func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
                func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize
                func controlSize(_ controlSize: ControlSize) -> some View
                func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
                func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
                    alignment: Alignment = .center) -> some View
                func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat,
                    Axis) -> CGFloat) -> some View
                func scrollContentBackground(_ visibility: Visibility) -> some View; func scrollDisabled(_ disabled: Bool) -> some View
                func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
                func scrollPosition(id: Binding<(some Hashable)?>) -> some View
                func scrollPosition(initialAnchor: UnitPoint?) -> some View
                func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
                func scrollTargetLayout(isEnabled: Bool = true) -> some View
                func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
                func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets,
                    for placement: ContentMarginPlacement = .automatic) -> some View
                func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?,
                    for placement: ContentMarginPlacement = .automatic) -> some View
                func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View
                func presentationDragIndicator(_ visibility: Visibility) -> some View
                func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
            }
            extension ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}
            extension ViewAlignedScrollTargetBehavior.LimitBehavior {}
            extension ViewBuilder {}
            extension ViewDimensions: Equatable { var width: CGFloat; var height: CGFloat }
            extension ViewModifier {
                typealias Content = _ViewModifier_Content<Self>; func body(content: Self.Content) -> Self.Body
                func concat<T>(_ modifier: T) -> ModifiedContent<Self, T>
                func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier
            }
            extension ViewSpacing {}
            extension ViewThatFits: View {}
            extension Visibility: Hashable, CaseIterable {
                static let automatic: Visibility; static let visible: Visibility; static let hidden: Visibility
                static var allCases: [Visibility]
            }
            extension VisualEffect: Animatable {}
            extension WheelDatePickerStyle: DatePickerStyle {}
            extension WheelPickerStyle: PickerStyle {}
            extension Widget {}
            extension WidgetBundle {}
            extension WidgetBundleBuilder {}
            extension WidgetConfiguration {}
            extension Window: Scene {}
            extension WindowGroup: Scene {
                init<D: Decodable, C: View>(id: String, for type: D.Type,
                    @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>, D: Encodable,
                    D: Hashable
            }
            extension WindowMenuBarExtraStyle: MenuBarExtraStyle {}
            extension WindowResizability {}
            extension WindowStyle {}
            extension WindowToolbarStyle {}
            extension ZStack: View { init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) }
            extension ZStackLayout: Layout {}
            """#)
}
