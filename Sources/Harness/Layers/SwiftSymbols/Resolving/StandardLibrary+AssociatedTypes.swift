/// The types that can be named without a receiver inside outside types and inside types that conform to outside protocols.
///
/// Source: the interfaces of the Swift Standard Library, Foundation, Combine, and SwiftUI: associated types of protocols, and type aliases
/// for them.
extension StandardLibrary {
    /// The generic parameters of outside types, in their order.
    private static let genericParameters: [String: [String]] = [
        "Array": ["Element"], "ArraySlice": ["Element"], "ContiguousArray": ["Element"], "Set": ["Element"],
        "Dictionary": ["Key", "Value"], "KeyValuePairs": ["Key", "Value"], "Optional": ["Wrapped"], "Result": ["Success", "Failure"],
        "Range": ["Bound"], "ClosedRange": ["Bound"], "PartialRangeFrom": ["Bound"], "PartialRangeThrough": ["Bound"],
        "PartialRangeUpTo": ["Bound"],
        "Slice": ["Base"], "LazySequence": ["Base"], "LazyMapSequence": ["Base", "Element"], "LazyFilterSequence": ["Base"],
        "ReversedCollection": ["Base"], "EnumeratedSequence": ["Base"], "FlattenSequence": ["Base"], "DefaultIndices": ["Elements"],
        "Zip2Sequence": ["Sequence1", "Sequence2"], "AnySequence": ["Element"], "AnyCollection": ["Element"], "AnyIterator": ["Element"],
        "CollectionOfOne": ["Element"], "EmptyCollection": ["Element"], "Repeated": ["Element"], "UnfoldSequence": ["Element", "State"],
        "UnsafePointer": ["Pointee"], "UnsafeMutablePointer": ["Pointee"], "AutoreleasingUnsafeMutablePointer": ["Pointee"],
        "UnsafeBufferPointer": ["Element"], "UnsafeMutableBufferPointer": ["Element"], "Span": ["Element"], "MutableSpan": ["Element"],
        "InlineArray": ["count", "Element"], "ManagedBuffer": ["Header", "Element"], "Unmanaged": ["Instance"],
        "KeyPath": ["Root", "Value"], "PartialKeyPath": ["Root"], "WritableKeyPath": ["Root", "Value"],
        "ReferenceWritableKeyPath": ["Root", "Value"],
        "Task": ["Success", "Failure"], "TaskGroup": ["ChildTaskResult"], "ThrowingTaskGroup": ["ChildTaskResult", "Failure"],
        "AsyncStream": ["Element"], "AsyncThrowingStream": ["Element", "Failure"], "CheckedContinuation": ["T", "E"],
        "UnsafeContinuation": ["T", "E"], "TaskLocal": ["Value"],
        "SIMD2": ["Scalar"], "SIMD3": ["Scalar"], "SIMD4": ["Scalar"], "SIMD8": ["Scalar"], "SIMD16": ["Scalar"],
        "KeyedDecodingContainer": ["Key"], "KeyedEncodingContainer": ["Key"], "Regex": ["Output"], "Mutex": ["Value"], "Atomic": ["Value"],
        "Measurement": ["UnitType"],
        // UIKit, AppKit, Core Data, Contacts, WidgetKit
        "NSDiffableDataSourceSnapshot": ["SectionIdentifierType", "ItemIdentifierType"],
        "NSDiffableDataSourceSectionSnapshot": ["ItemIdentifierType"],
        "UITableViewDiffableDataSource": ["SectionIdentifierType", "ItemIdentifierType"],
        "UICollectionViewDiffableDataSource": ["SectionIdentifierType", "ItemIdentifierType"],
        "NSTableViewDiffableDataSource": ["SectionIdentifierType", "ItemIdentifierType"],
        "NSCollectionViewDiffableDataSource": ["SectionIdentifierType", "ItemIdentifierType"],
        "UICollectionView.SupplementaryRegistration": ["Supplementary"],
        "NSLayoutAnchor": ["AnchorType"], "NSFetchRequest": ["ResultType"], "NSFetchedResultsController": ["ResultType"],
        "NSAsynchronousFetchRequest": ["ResultType"], "NSAsynchronousFetchResult": ["ResultType"], "CNLabeledValue": ["ValueType"],
        "Timeline": ["EntryType"], "NSCache": ["KeyType", "ObjectType"], "NSMapTable": ["KeyType", "ObjectType"],
        "NSHashTable": ["ObjectType"],
        // Combine
        "AnyPublisher": ["Output", "Failure"], "AnySubscriber": ["Input", "Failure"], "PassthroughSubject": ["Output", "Failure"],
        "CurrentValueSubject": ["Output", "Failure"], "Future": ["Output", "Failure"], "Just": ["Output"], "Fail": ["Output", "Failure"],
        "Empty": ["Output", "Failure"], "Deferred": ["DeferredPublisher"], "Published": ["Value"],
        "Published.Publisher": ["Output"],
        "Publishers.MergeMany": ["Upstream"],
        "Publishers.Sequence": ["Elements", "Failure"], "NSObject.KeyValueObservingPublisher": ["Subject", "Value"],
        // SwiftUI
        "Binding": ["Value"], "State": ["Value"], "Environment": ["Value"], "FocusState": ["Value"], "AppStorage": ["Value"],
        "ObservedObject": ["ObjectType"], "StateObject": ["ObjectType"], "EnvironmentObject": ["ObjectType"],
        "ForEach": ["Data", "ID", "Content"], "Group": ["Content"], "HStack": ["Content"], "VStack": ["Content"], "ZStack": ["Content"],
        "List": ["SelectionValue", "Content"], "Form": ["Content"], "ScrollView": ["Content"], "Button": ["Label"],
        "Label": ["Title", "Icon"], "Section": ["Parent", "Content", "Footer"], "NavigationLink": ["Label", "Destination"],
        "NavigationView": ["Content"], "NavigationStack": ["Data", "Root"], "Picker": ["Label", "SelectionValue", "Content"],
        "Toggle": ["Label"], "TextField": ["Label"], "Menu": ["Label", "Content"], "ModifiedContent": ["Content", "Modifier"],
        "Bindable": ["Value"], "SceneStorage": ["Value"], "GestureState": ["Value"],
        "ObservedObject.Wrapper": ["ObjectType"],
        "UIViewRepresentableContext": ["Representable"], "UIViewControllerRepresentableContext": ["Representable"],
    ]

    /// The generic parameters of further outside types, whose names are also those of types of many apps.
    private static let shortParameters: [String: [String]] = [
        "Publishers.CombineLatest": ["A", "B"], "Publishers.CombineLatest3": ["A", "B", "C"],
        "Publishers.CombineLatest4": ["A", "B", "C", "D"], "Publishers.Zip": ["A", "B"], "Publishers.Zip3": ["A", "B", "C"],
        "Publishers.Zip4": ["A", "B", "C", "D"], "Publishers.Merge": ["A", "B"], "UICollectionView.CellRegistration": ["Cell", "Item"],
    ]

    /// The associated types of protocols, and the type aliases that extensions of the protocols add.
    private static let associatedTypes: [String: [String]] = [
        "Sequence": ["Element", "Iterator"], "IteratorProtocol": ["Element"], "Collection": ["Index", "Indices", "SubSequence"],
        "AsyncSequence": ["Element", "AsyncIterator", "Failure"], "AsyncIteratorProtocol": ["Element", "Failure"],
        "LazySequenceProtocol": ["Elements"], "RangeExpression": ["Bound"], "SetAlgebra": ["Element"],
        "StringProtocol": ["UTF8View", "UTF16View", "UnicodeScalarView"],
        "RawRepresentable": ["RawValue"], "Identifiable": ["ID"], "CaseIterable": ["AllCases"], "Strideable": ["Stride"],
        "Numeric": ["Magnitude"], "BinaryInteger": ["Words"], "FloatingPoint": ["Exponent"],
        "BinaryFloatingPoint": ["RawSignificand", "RawExponent"], "SIMD": ["MaskStorage"], "SIMDStorage": ["Scalar"],
        "ExpressibleByArrayLiteral": ["ArrayLiteralElement"], "ExpressibleByDictionaryLiteral": ["Key", "Value"],
        "ExpressibleByIntegerLiteral": ["IntegerLiteralType"], "ExpressibleByFloatLiteral": ["FloatLiteralType"],
        "ExpressibleByBooleanLiteral": ["BooleanLiteralType"], "ExpressibleByStringLiteral": ["StringLiteralType"],
        "ExpressibleByExtendedGraphemeClusterLiteral": ["ExtendedGraphemeClusterLiteralType"],
        "ExpressibleByUnicodeScalarLiteral": ["UnicodeScalarLiteralType"],
        "ExpressibleByStringInterpolation": ["StringInterpolation"], "StringInterpolationProtocol": ["StringLiteralType"],
        "KeyedDecodingContainerProtocol": ["Key"], "KeyedEncodingContainerProtocol": ["Key"],
        "Clock": ["Duration", "Instant"], "InstantProtocol": ["Duration"], "RegexComponent": ["RegexOutput"],
        "GlobalActor": ["ActorType"], "DistributedActor": ["ID", "ActorSystem", "SerializationRequirement"],
        // Foundation
        "FormatStyle": ["FormatInput", "FormatOutput"], "ParseStrategy": ["ParseInput", "ParseOutput"],
        "ParseableFormatStyle": ["Strategy"], "SortComparator": ["Compared"], "ReferenceConvertible": ["ReferenceType"],
        "DataProtocol": ["Regions"], "AttributedStringKey": ["Value"],
        // Combine
        "Publisher": ["Output", "Failure"], "Subscriber": ["Input", "Failure"], "ObservableObject": ["ObjectWillChangePublisher"],
        "Scheduler": ["SchedulerTimeType", "SchedulerOptions"], "TopLevelEncoder": ["Output"], "TopLevelDecoder": ["Input"],
        // SwiftUI
        "View": ["Body"], "App": ["Body"], "Scene": ["Body"], "Commands": ["Body"], "ToolbarContent": ["Body"],
        "ViewModifier": ["Body", "Content"],
        "PreviewProvider": ["Previews"], "PreferenceKey": ["Value"], "EnvironmentKey": ["Value"], "Animatable": ["AnimatableData"],
        "Layout": ["Cache", "Subviews"], "Gesture": ["Value", "Body"], "DynamicViewContent": ["Data"],
        "ButtonStyle": ["Body", "Configuration"], "PrimitiveButtonStyle": ["Body", "Configuration"],
        "LabelStyle": ["Body", "Configuration"], "ToggleStyle": ["Body", "Configuration"], "ProgressViewStyle": ["Body", "Configuration"],
        "GroupBoxStyle": ["Body", "Configuration"], "MenuStyle": ["Body", "Configuration"],
        "UIViewRepresentable": ["UIViewType", "Coordinator", "Context"],
        "UIViewControllerRepresentable": ["UIViewControllerType", "Coordinator", "Context"],
        "NSViewRepresentable": ["NSViewType", "Coordinator", "Context"],
        "NSViewControllerRepresentable": ["NSViewControllerType", "Coordinator", "Context"],
    ]

    private static let allAssociatedTypes = Set(associatedTypes.values.joined())

    private static let allTypeNames = allAssociatedTypes.union(genericParameters.values.joined())

    /// The types that can be raw values of an enum.
    private static let ofRawValues: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "String",
        "Substring", "Character", "StaticString", "Unicode.Scalar",
    ]

    /// Returns whether a name is that of a generic parameter or an associated type of any outside type.
    static func isTypeName(_ name: String) -> Bool {
        // None of them begins with a lowercase letter, unlike most names.
        guard let first = name.utf8.first, first < UInt8(ascii: "a") else { return false }
        return allTypeNames.contains(name)
    }

    /// Returns whether a name refers to a type in all extensions of an outside type.
    static func hasType(_ name: String, in outside: String) -> Bool {
        parameters(of: outside).contains(name) || gives(outside, type: name)
    }

    /// Returns whether an outside protocol or class provides an associated type with a name.
    static func gives(_ outside: String, type name: String) -> Bool {
        allAssociatedTypes.contains(name) && lineage(of: outside).contains { associatedTypes[$0]?.contains(name) == true }
    }

    /// Returns the generic parameters of an outside type, as far as they are known.
    static func parameters(of outside: String) -> [String] { genericParameters[outside] ?? shortParameters[outside] ?? [] }

    /// Returns whether an associated type of sequences has the elements of its sequence.
    static func isOfSameElements(_ name: String) -> Bool { name == "Iterator" || name == "SubSequence" || name == "AsyncIterator" }

    /// Returns the name of the member whose type is an associated type with a name, as the compiler infers it; nil if it is not known.
    static func witness(of associated: String) -> Word? { witnesses[associated] }

    private static let witnesses: [String: Word] = [
        "Coordinator": "makeCoordinator", "UIViewType": "makeUIView", "UIViewControllerType": "makeUIViewController",
        "NSViewType": "makeNSView", "NSViewControllerType": "makeNSViewController",
    ]

    /// Returns whether a member with a name determines an associated type.
    static func isWitness(_ name: Word) -> Bool { witnesses.values.contains(name) }

    /// Returns the position of a generic parameter of an outside type, or nil if it has no such parameter.
    static func position(of parameter: String, in outside: String) -> Int? { parameters(of: outside).firstIndex(of: parameter) }

    /// Returns whether an outside type has generic parameters, as far as they are known.
    static func isGeneric(_ outside: String) -> Bool { !parameters(of: outside).isEmpty }

    /// Returns whether the name behind an enum's colon is that of a raw type.
    static func isRawType(_ name: String) -> Bool { ofRawValues.contains(name) }
}
