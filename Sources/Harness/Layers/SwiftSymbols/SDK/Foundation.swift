/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let foundation = SDKModule(
        name: "Foundation", exports: ["CoreGraphics"],
        declarations: #"""
            extension AnyHashable {}
            extension AsyncCharacterSequence: AsyncSequence {}
            extension AsyncCharacterSequence.AsyncIterator: AsyncIteratorProtocol {}
            extension AsyncLineSequence: AsyncSequence {}
            extension AsyncLineSequence.AsyncIterator: AsyncIteratorProtocol {}
            extension AsyncSequence {}
            extension AsyncUnicodeScalarSequence: AsyncSequence {}
            extension AsyncUnicodeScalarSequence.AsyncIterator: AsyncIteratorProtocol {}
            extension AttributeContainer: Hashable, CodableWithConfiguration {}
            extension AttributeContainer.Builder {}
            extension AttributeDynamicLookup {}
            extension AttributeScope: DecodingConfigurationProviding, EncodingConfigurationProviding {}
            extension AttributeScopeCodableConfiguration {}
            extension AttributeScopes {}
            extension AttributedString: ExpressibleByStringLiteral, AttributedStringProtocol, Codable, CodableWithConfiguration {}
            extension AttributedString.AttributeInvalidationCondition: Hashable {}
            extension AttributedString.AttributeMergePolicy: Hashable {}
            extension AttributedString.AttributeRunBoundaries: Hashable {}
            extension AttributedString.CharacterView: BidirectionalCollection, RangeReplaceableCollection {}
            extension AttributedString.FormattingOptions: OptionSet {}
            extension AttributedString.Index: Comparable {}
            extension AttributedString.InterpolationOptions: OptionSet {}
            extension AttributedString.LocalizationOptions {}
            extension AttributedString.MarkdownParsingOptions {}
            extension AttributedString.MarkdownSourcePosition: Hashable, Codable {}
            extension AttributedString.Runs: Equatable, BidirectionalCollection {}
            extension AttributedString.SingleAttributeTransformer {}
            extension AttributedString.UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection {}
            extension AttributedStringAttributeMutation {}
            extension AttributedStringKey {}
            extension AttributedStringProtocol: AttributedStringAttributeMutation, Hashable {}
            extension AttributedSubstring: AttributedStringProtocol {}
            extension BidirectionalCollection {}
            extension BlockOperation: Operation {}
            extension Bundle: NSObject {
                static var main: Bundle; static var allBundles: [Bundle]; static var allFrameworks: [Bundle]; var bundleURL: URL
                var resourceURL: URL?; var executableURL: URL?; var privateFrameworksURL: URL?; var sharedFrameworksURL: URL?
                var sharedSupportURL: URL?; var builtInPlugInsURL: URL?; var appStoreReceiptURL: URL?; var infoDictionary: [String: Any]?
                var localizedInfoDictionary: [String: Any]?; var preferredLocalizations: [String]; var localizations: [String]
            }
            extension ByteCountFormatStyle: FormatStyle {}
            extension ByteCountFormatStyle.Attributed: FormatStyle {}
            extension ByteCountFormatStyle.Style: Int, Codable, Hashable, RawRepresentable {}
            extension ByteCountFormatStyle.Units: OptionSet, Codable, Hashable {}
            extension ByteCountFormatter: Formatter {
                var allowedUnits: ByteCountFormatter.Units; var countStyle: ByteCountFormatter.CountStyle
            }
            extension ByteCountFormatter.CountStyle: Hashable, RawRepresentable {}
            extension ByteCountFormatter.Units: OptionSet {}
            extension CFError: Error {}
            extension CGAffineTransform {}
            extension CGFloat {}
            extension CGPoint {}
            extension CGRect {}
            extension CGSize {}
            extension CGVector {}
            extension CVarArg {}
            extension CachedURLResponse: NSObject, NSSecureCoding, NSCopying { var response: URLResponse; var data: Data }
            extension Calendar: Hashable, Codable, ReferenceConvertible {
                static var current: Calendar; static var autoupdatingCurrent: Calendar; var identifier: Calendar.Identifier
                var locale: Locale?; var timeZone: TimeZone; var monthSymbols: [String]; var weekdaySymbols: [String]
                func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
                func dateInterval(of component: Calendar.Component, start: inout Date, interval: inout TimeInterval,
                    for date: Date) -> Bool
                func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
            }
            extension Calendar.Component: Hashable {
                static let era: Calendar.Component; static let year: Calendar.Component; static let month: Calendar.Component
                static let day: Calendar.Component; static let hour: Calendar.Component; static let minute: Calendar.Component
                static let second: Calendar.Component; static let weekday: Calendar.Component
                static let weekdayOrdinal: Calendar.Component; static let quarter: Calendar.Component
                static let weekOfMonth: Calendar.Component; static let weekOfYear: Calendar.Component
            }
            extension Calendar.Identifier: Codable, Hashable {
                static let gregorian: Calendar.Identifier; static let buddhist: Calendar.Identifier
                static let chinese: Calendar.Identifier; static let coptic: Calendar.Identifier
                static let ethiopicAmeteMihret: Calendar.Identifier
            }
            extension Calendar.MatchingPolicy: Hashable {}
            extension Calendar.RepeatedTimePolicy: Hashable {}
            extension Calendar.SearchDirection: Hashable {}
            extension CharacterSet: ReferenceConvertible, Hashable, SetAlgebra, Codable {
                static var whitespaces: CharacterSet; static var whitespacesAndNewlines: CharacterSet
                static var decimalDigits: CharacterSet; static var letters: CharacterSet; static var alphanumerics: CharacterSet
                static var punctuationCharacters: CharacterSet
            }
            extension CocoaError {}
            extension CocoaError.Code: RawRepresentable, Hashable {}
            extension CodableConfiguration: Codable, Hashable {}
            extension CodableWithConfiguration: EncodableWithConfiguration, DecodableWithConfiguration {}
            extension CollectionDifference {}
            extension CollectionDifference.Change {}
            extension ComparableComparator: SortComparator {}
            extension ComparisonResult: Hashable, RawRepresentable {}
            extension ContiguousBytes {}
            extension CurrencyFormatStyleConfiguration {}
            extension CurrencyFormatStyleConfiguration.Presentation: Codable, Hashable {}
            extension CurrencyFormatStyleConfiguration.SignDisplayStrategy: Codable, Hashable {}
            extension CustomConsumingRegexComponent {}
            extension CustomLocalizedStringResourceConvertible {}
            extension CustomNSError: Error { var errorCode: Int; static var errorDomain: String; var errorUserInfo: [String: Any] }
            extension Data.Deallocator {}
            extension Data.Iterator: IteratorProtocol {}
            extension DataProtocol: RandomAccessCollection {}
            extension Date.AttributedStyle: FormatStyle {}
            extension Date.ComponentsFormatStyle: FormatStyle, Codable, Hashable {}
            extension Date.FormatString: Hashable, ExpressibleByStringInterpolation {}
            extension Date.FormatString.StringInterpolation: StringInterpolationProtocol {}
            extension Date.FormatStyle: FormatStyle, ParseStrategy, Codable, Hashable, ParseableFormatStyle,
                CustomConsumingRegexComponent {}
            extension Date.ISO8601FormatStyle: FormatStyle, ParseStrategy, ParseableFormatStyle, CustomConsumingRegexComponent {}
            extension Date.IntervalFormatStyle: Codable, Hashable, FormatStyle {}
            extension Date.ParseStrategy: Hashable, ParseStrategy, CustomConsumingRegexComponent {}
            extension Date.RelativeFormatStyle: Codable, Hashable, FormatStyle {}
            extension Date.VerbatimFormatStyle: FormatStyle, ParseableFormatStyle, CustomConsumingRegexComponent {}
            extension DateComponents: Hashable, Codable, ReferenceConvertible {
                var calendar: Calendar?; var timeZone: TimeZone?; var date: Date?
            }
            extension DateComponentsFormatter: Formatter {
                var unitsStyle: DateComponentsFormatter.UnitsStyle; var allowedUnits: NSCalendar.Unit
            }
            extension DateComponentsFormatter.UnitsStyle: Hashable, RawRepresentable {}
            extension DateComponentsFormatter.ZeroFormattingBehavior: OptionSet {}
            extension DateFormatter: Formatter {
                var formattingContext: Formatter.Context; static var defaultFormatterBehavior: DateFormatter.Behavior
                var dateStyle: DateFormatter.Style; var timeStyle: DateFormatter.Style; var locale: Locale!
                var formatterBehavior: DateFormatter.Behavior; var timeZone: TimeZone!; var calendar: Calendar!
                var twoDigitStartDate: Date?
            }
            extension DateFormatter.Behavior: Hashable, RawRepresentable {}
            extension DateFormatter.Style: Hashable, RawRepresentable {
                static let none: DateFormatter.Style; static let short: DateFormatter.Style; static let medium: DateFormatter.Style
                static let long: DateFormatter.Style; static let full: DateFormatter.Style
            }
            extension DateInterval: Comparable, Hashable, Codable, ReferenceConvertible {
                var start: Date; var end: Date; var duration: TimeInterval
            }
            extension DateIntervalFormatter: Formatter {}
            extension DateIntervalFormatter.Style: Hashable, RawRepresentable {}
            extension Decimal.FormatStyle: FormatStyle, ParseableFormatStyle, CustomConsumingRegexComponent {}
            extension Decimal.ParseStrategy: ParseStrategy, Codable, Hashable {}
            extension DecodableAttributedStringKey: AttributedStringKey {}
            extension DecodableWithConfiguration {}
            extension DecodingConfigurationProviding {}
            extension DecodingError: LocalizedError {}
            extension DescriptiveNumberFormatConfiguration {}
            extension DescriptiveNumberFormatConfiguration.Presentation: Codable, Hashable {}
            extension Dimension: Unit, NSSecureCoding {}
            extension DispatchData: DataProtocol {}
            extension DispatchData.Region: DataProtocol, ContiguousBytes {}
            extension Duration {}
            extension Duration.TimeFormatStyle: FormatStyle {}
            extension Duration.UnitsFormatStyle: FormatStyle {}
            extension EncodableAttributedStringKey: AttributedStringKey {}
            extension EncodableWithConfiguration {}
            extension EncodingConfigurationProviding {}
            extension EncodingError: LocalizedError {}
            extension EnergyFormatter: Formatter {}
            extension EnergyFormatter.Unit: Hashable, RawRepresentable {}
            extension ErrorUserInfoKey: RawRepresentable, Hashable {}
            extension FileAttributeKey: Hashable, RawRepresentable {}
            extension FileAttributeType: Hashable, RawRepresentable {}
            extension FileHandle: NSObject, NSSecureCoding { static let readCompletionNotification: NSNotification.Name }
            extension FileHandle.AsyncBytes: AsyncSequence {}
            extension FileHandle.AsyncBytes.Iterator: AsyncIteratorProtocol {}
            extension FileManager: NSObject {
                func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL]
                func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
                    appropriateFor url: URL?, create shouldCreate: Bool) throws -> URL
                static var `default`: FileManager; var delegate: (any FileManagerDelegate)?
                var ubiquityIdentityToken: (any NSObject & NSCopying & NSCoding)?; var homeDirectoryForCurrentUser: URL
                var temporaryDirectory: URL
            }
            extension FileManager.DirectoryEnumerationOptions: OptionSet {}
            extension FileManager.DirectoryEnumerator: NSEnumerator {}
            extension FileManager.ItemReplacementOptions: OptionSet {}
            extension FileManager.SearchPathDirectory: Hashable, RawRepresentable {
                static let applicationDirectory: FileManager.SearchPathDirectory
                static let demoApplicationDirectory: FileManager.SearchPathDirectory
                static let developerApplicationDirectory: FileManager.SearchPathDirectory
            }
            extension FileManager.SearchPathDomainMask: OptionSet {}
            extension FileManager.URLRelationship: Hashable, RawRepresentable {}
            extension FileManager.UnmountOptions: OptionSet {}
            extension FileManager.VolumeEnumerationOptions: OptionSet {}
            extension FileManagerDelegate: NSObjectProtocol {}
            extension FileProtectionType: Hashable, RawRepresentable {}
            extension FileWrapper: NSObject, NSSecureCoding {}
            extension FileWrapper.ReadingOptions: OptionSet {}
            extension FileWrapper.WritingOptions: OptionSet {}
            extension FloatingPointFormatStyle: Codable, Hashable, FormatStyle, ParseableFormatStyle, CustomConsumingRegexComponent {}
            extension FloatingPointFormatStyle.Attributed: Codable, Hashable, FormatStyle {}
            extension FloatingPointFormatStyle.Currency: Codable, Hashable, FormatStyle, ParseableFormatStyle,
                CustomConsumingRegexComponent {}
            extension FloatingPointFormatStyle.Percent: Codable, Hashable, FormatStyle, ParseableFormatStyle,
                CustomConsumingRegexComponent {}
            extension FloatingPointParseStrategy: Codable, Hashable, ParseStrategy {}
            extension FloatingPointRoundingRule: Codable {}
            extension FormatStyle: Decodable, Encodable, Hashable { func format(_ value: Self.FormatInput) -> Self.FormatOutput }
            extension FormatStyleCapitalizationContext: Codable, Hashable {}
            extension Formatter: NSObject, NSCopying, NSCoding {}
            extension Formatter.Context: Hashable, RawRepresentable {}
            extension Formatter.UnitStyle: Hashable, RawRepresentable {}
            extension HTTPCookie: NSObject { var properties: [HTTPCookiePropertyKey: Any]?; var expiresDate: Date?; var commentURL: URL? }
            extension HTTPCookie.AcceptPolicy: Hashable, RawRepresentable {}
            extension HTTPCookiePropertyKey: Hashable, RawRepresentable {}
            extension HTTPCookieStorage: NSObject { static var shared: HTTPCookieStorage; var cookies: [HTTPCookie]? }
            extension HTTPCookieStringPolicy: Hashable, RawRepresentable {}
            extension HTTPURLResponse: URLResponse { var statusCode: Int; var allHeaderFields: [AnyHashable: Any] }
            extension Host: NSObject {}
            extension ISO8601DateFormatter: Formatter, NSSecureCoding {
                var timeZone: TimeZone!; var formatOptions: ISO8601DateFormatter.Options
            }
            extension ISO8601DateFormatter.Options: OptionSet, Hashable {}
            extension IndexPath: ReferenceConvertible, Hashable, MutableCollection, RandomAccessCollection, Comparable,
                ExpressibleByArrayLiteral, Codable {}
            extension IndexSet: ReferenceConvertible, Equatable, BidirectionalCollection, SetAlgebra, Codable {
                var first: IndexSet.Element?
            }
            extension IndexSet.Index: Comparable {}
            extension IndexSet.RangeView: Equatable, BidirectionalCollection {}
            extension InflectionConcept: Hashable, Codable {}
            extension InflectionRule: Hashable, Codable {}
            extension InlinePresentationIntent: OptionSet, Hashable, Codable {}
            extension InputStream: Stream {}
            extension IntegerFormatStyle: Codable, Hashable, FormatStyle, ParseableFormatStyle, CustomConsumingRegexComponent {}
            extension IntegerFormatStyle.Attributed: Codable, Hashable, FormatStyle {}
            extension IntegerFormatStyle.Currency: Codable, Hashable, FormatStyle, ParseableFormatStyle, CustomConsumingRegexComponent {}
            extension IntegerFormatStyle.Percent: Codable, Hashable, FormatStyle, ParseableFormatStyle, CustomConsumingRegexComponent {}
            extension IntegerParseStrategy: Codable, Hashable, ParseStrategy {}
            extension JSONDecoder: TopLevelDecoder {
                var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy; var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy
                var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy; var userInfo: [CodingUserInfoKey: Any]; init()
                func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
            }
            extension JSONDecoder.DataDecodingStrategy {}
            extension JSONDecoder.DateDecodingStrategy {
                static let deferredToDate: JSONDecoder.DateDecodingStrategy; static let secondsSince1970: JSONDecoder.DateDecodingStrategy
                static let millisecondsSince1970: JSONDecoder.DateDecodingStrategy; static let iso8601: JSONDecoder.DateDecodingStrategy
                static func formatted(_ value: DateFormatter) -> JSONDecoder.DateDecodingStrategy
                static func custom(_ value: (_ decoder: any Decoder) throws -> Date) -> JSONDecoder.DateDecodingStrategy
            }
            extension JSONDecoder.KeyDecodingStrategy { static let useDefaultKeys: JSONDecoder.KeyDecodingStrategy }
            extension JSONDecoder.NonConformingFloatDecodingStrategy {}
            extension JSONEncoder: TopLevelEncoder {
                var outputFormatting: JSONEncoder.OutputFormatting; var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy
                var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy; var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy
                init(); func encode<T: Encodable>(_ value: T) throws -> Data
            }
            extension JSONEncoder.DataEncodingStrategy {}
            extension JSONEncoder.DateEncodingStrategy {
                static let deferredToDate: JSONEncoder.DateEncodingStrategy; static let secondsSince1970: JSONEncoder.DateEncodingStrategy
                static let millisecondsSince1970: JSONEncoder.DateEncodingStrategy; static let iso8601: JSONEncoder.DateEncodingStrategy
                static func formatted(_ value: DateFormatter) -> JSONEncoder.DateEncodingStrategy
                static func custom(_ value: (Date, any Encoder) throws -> Void) -> JSONEncoder.DateEncodingStrategy
            }
            extension JSONEncoder.KeyEncodingStrategy { static let useDefaultKeys: JSONEncoder.KeyEncodingStrategy }
            extension JSONEncoder.NonConformingFloatEncodingStrategy {}
            extension JSONEncoder.OutputFormatting: OptionSet { static let prettyPrinted: JSONEncoder.OutputFormatting }
            extension JSONSerialization: NSObject {}
            extension JSONSerialization.ReadingOptions: OptionSet {}
            extension JSONSerialization.WritingOptions: OptionSet {}
            extension KeyPathComparator: SortComparator {}
            extension KeyedDecodingContainer {}
            extension KeyedEncodingContainer {}
            extension LengthFormatter: Formatter {}
            extension LengthFormatter.Unit: Hashable, RawRepresentable {}
            extension ListFormatStyle: FormatStyle {}
            extension ListFormatStyle.ListType: Int, Codable, Hashable, RawRepresentable {}
            extension ListFormatStyle.Width: Int, Codable, Hashable, RawRepresentable {}
            extension ListFormatter: Formatter {}
            extension Locale: ReferenceConvertible, Hashable, Codable {
                static func identifier(_ type: Locale.IdentifierType, from string: String) -> String
                static var autoupdatingCurrent: Locale; static var current: Locale
                func localizedString(for calendarIdentifier: Calendar.Identifier) -> String?; var calendar: Calendar
                var currency: Locale.Currency?; var language: Locale.Language; var region: Locale.Region?
                static var preferredLanguages: [String]
            }
            extension Locale.Collation: Hashable, Codable, ExpressibleByStringLiteral {}
            extension Locale.Components: Hashable, Codable {}
            extension Locale.Currency: Hashable, Codable, ExpressibleByStringLiteral {}
            extension Locale.HourCycle: String, Codable, Hashable, RawRepresentable {}
            extension Locale.IdentifierType: Hashable {}
            extension Locale.Language: Hashable, Codable {}
            extension Locale.Language.Components: Hashable, Codable {}
            extension Locale.LanguageCode: Hashable, Codable, ExpressibleByStringLiteral {}
            extension Locale.LanguageCode.IdentifierType: Hashable {}
            extension Locale.MeasurementSystem: Codable, Hashable, ExpressibleByStringLiteral {}
            extension Locale.NumberingSystem: Hashable, Codable, ExpressibleByStringLiteral {}
            extension Locale.Region: Hashable, Codable, ExpressibleByStringLiteral {}
            extension Locale.Script: Hashable, Codable, ExpressibleByStringLiteral {}
            extension Locale.Subdivision: Hashable, Codable, ExpressibleByStringLiteral {}
            extension Locale.Variant: Codable, Hashable, ExpressibleByStringLiteral {}
            extension Locale.Weekday: String, Codable, Hashable, RawRepresentable {}
            extension LocalizedError: Error {
                var errorDescription: String?; var failureReason: String?; var recoverySuggestion: String?; var helpAnchor: String?
            }
            extension LocalizedStringResource: Equatable, Codable, CustomLocalizedStringResourceConvertible,
                ExpressibleByStringInterpolation {}
            extension LocalizedStringResource.BundleDescription {}
            extension MachError {}
            extension MachErrorCode {}
            extension MarkdownDecodableAttributedStringKey: AttributedStringKey {}
            extension MassFormatter: Formatter {}
            extension MassFormatter.Unit: Hashable, RawRepresentable {}
            extension Measurement: ReferenceConvertible, Comparable, Equatable, Codable { let unit: UnitType }
            extension Measurement.AttributedStyle: FormatStyle {}
            extension Measurement.FormatStyle: FormatStyle {}
            extension MeasurementFormatUnitUsage: Codable, Hashable {}
            extension MeasurementFormatter: Formatter, NSSecureCoding { var unitOptions: MeasurementFormatter.UnitOptions }
            extension MeasurementFormatter.UnitOptions: OptionSet {}
            extension MessagePort: Port {}
            extension Morphology: Hashable, Codable {}
            extension Morphology.CustomPronoun: Codable, Hashable {}
            extension Morphology.Definiteness: Int, Hashable, Codable, RawRepresentable {}
            extension Morphology.Determination: Int, Hashable, Codable, RawRepresentable {}
            extension Morphology.GrammaticalCase: Int, Hashable, Codable, RawRepresentable {}
            extension Morphology.GrammaticalGender: Int, Hashable, Codable, RawRepresentable {}
            extension Morphology.GrammaticalNumber: Int, Hashable, Codable, RawRepresentable {}
            extension Morphology.GrammaticalPerson: Int, Hashable, Codable, RawRepresentable {}
            extension Morphology.PartOfSpeech: Int, Hashable, Codable, RawRepresentable {}
            extension Morphology.Pronoun: Hashable, Codable {}
            extension Morphology.PronounType: Int, Hashable, Codable, RawRepresentable {}
            extension MutableCollection {}
            extension MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {}
            extension NSAffineTransform: NSObject, NSSecureCoding, NSCopying {}
            extension NSAppleScript: NSObject, NSCopying {}
            extension NSArray: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration, ExpressibleByArrayLiteral,
                Sequence {}
            extension NSAssertionHandler: NSObject {}
            extension NSAttributedString: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
                init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
                init(attributedString attrStr: NSAttributedString)
                func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any?
                func attributedSubstring(from range: NSRange) -> NSAttributedString; var string: String
            }
            extension NSAttributedString.EnumerationOptions: OptionSet {}
            extension NSAttributedString.Key: Hashable, RawRepresentable {}
            extension NSAttributedStringFormattingContextKey: Hashable, RawRepresentable {}
            extension NSAttributedStringFormattingOptions: OptionSet {}
            extension NSAttributedStringMarkdownInterpretedSyntax: Hashable, RawRepresentable {}
            extension NSAttributedStringMarkdownParsingFailurePolicy: Hashable, RawRepresentable {}
            extension NSAttributedStringMarkdownParsingOptions: NSObject, NSCopying {}
            extension NSAttributedStringMarkdownSourcePosition: NSObject, NSCopying, NSSecureCoding {}
            extension NSAutoreleasePool: NSObject {}
            extension NSBinarySearchingOptions: OptionSet {}
            extension NSBundleResourceRequest: NSObject, ProgressReporting {}
            extension NSCache: NSObject {}
            extension NSCacheDelegate: NSObjectProtocol {}
            extension NSCalendar: NSObject, NSCopying, NSSecureCoding {}
            extension NSCalendar.Identifier: Hashable, RawRepresentable {}
            extension NSCalendar.Options: OptionSet {}
            extension NSCalendar.Unit: OptionSet {}
            extension NSCharacterSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {}
            extension NSCoder: NSObject { var allowedClasses: Set<AnyClass>?; var decodingFailurePolicy: NSCoder.DecodingFailurePolicy }
            extension NSCoder.DecodingFailurePolicy: Hashable, RawRepresentable {}
            extension NSCoding {}
            extension NSCollectionChangeType: Hashable, RawRepresentable {}
            extension NSComparisonPredicate: NSPredicate {}
            extension NSComparisonPredicate.Modifier: Hashable, RawRepresentable {}
            extension NSComparisonPredicate.Operator: Hashable, RawRepresentable {}
            extension NSComparisonPredicate.Options: OptionSet {}
            extension NSCompoundPredicate: NSPredicate {}
            extension NSCompoundPredicate.LogicalType: Hashable, RawRepresentable {}
            extension NSCondition: NSObject, NSLocking {}
            extension NSConditionLock: NSObject, NSLocking {}
            extension NSConstantString: NSSimpleCString {}
            extension NSCopying {}
            extension NSCountedSet: NSMutableSet {}
            extension NSData: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, DataProtocol {}
            extension NSData.Base64DecodingOptions: OptionSet {}
            extension NSData.Base64EncodingOptions: OptionSet {}
            extension NSData.CompressionAlgorithm: Hashable, RawRepresentable {}
            extension NSData.ReadingOptions: OptionSet {}
            extension NSData.SearchOptions: OptionSet {}
            extension NSData.WritingOptions: OptionSet {}
            extension NSDataDetector: NSRegularExpression {}
            extension NSDate: NSObject, NSCopying, NSSecureCoding {}
            extension NSDateComponents: NSObject, NSCopying, NSSecureCoding {}
            extension NSDateInterval: NSObject, NSCopying, NSSecureCoding {}
            extension NSDecimalNumber: NSNumber {}
            extension NSDecimalNumber.CalculationError: Hashable, RawRepresentable {}
            extension NSDecimalNumber.RoundingMode: Hashable, RawRepresentable {}
            extension NSDecimalNumberBehaviors {}
            extension NSDecimalNumberHandler: NSObject, NSDecimalNumberBehaviors, NSCoding {}
            extension NSDictionary: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration,
                ExpressibleByDictionaryLiteral, Sequence {}
            extension NSDictionary.Iterator: IteratorProtocol {}
            extension NSDiscardableContent {}
            extension NSEdgeInsets {}
            extension NSEnumerationOptions: OptionSet {}
            extension NSEnumerator: NSObject, NSFastEnumeration, Sequence {}
            extension NSError: NSObject, NSCopying, NSSecureCoding, Error {
                var domain: String; var userInfo: [String: Any]; var localizedDescription: String
                var localizedFailureReason: String?; var localizedRecoveryOptions: [String]?; var underlyingErrors: [Error]
            }
            extension NSException: NSObject, NSCopying, NSSecureCoding { var name: NSExceptionName; var userInfo: [AnyHashable: Any]? }
            extension NSExceptionName: Hashable, RawRepresentable {}
            extension NSExpression: NSObject, NSSecureCoding, NSCopying {}
            extension NSExpression.ExpressionType: Hashable, RawRepresentable {}
            extension NSExtensionContext: NSObject { var inputItems: [Any] }
            extension NSExtensionItem: NSObject, NSCopying, NSSecureCoding {}
            extension NSExtensionRequestHandling: NSObjectProtocol {}
            extension NSFastEnumeration {}
            extension NSFastEnumerationIterator: IteratorProtocol {}
            extension NSFastEnumerationState {}
            extension NSFileAccessIntent: NSObject {}
            extension NSFileCoordinator: NSObject {}
            extension NSFileCoordinator.ReadingOptions: OptionSet {}
            extension NSFileCoordinator.WritingOptions: OptionSet {}
            extension NSFilePresenter: NSObjectProtocol {}
            extension NSFileProviderService: NSObject {}
            extension NSFileProviderServiceName: Hashable, RawRepresentable {}
            extension NSFileSecurity: NSObject, NSCopying, NSSecureCoding {}
            extension NSFileVersion: NSObject {}
            extension NSFileVersion.AddingOptions: OptionSet {}
            extension NSFileVersion.ReplacingOptions: OptionSet {}
            extension NSGrammaticalCase: Hashable, RawRepresentable {}
            extension NSGrammaticalDefiniteness: Hashable, RawRepresentable {}
            extension NSGrammaticalDetermination: Hashable, RawRepresentable {}
            extension NSGrammaticalGender: Hashable, RawRepresentable {}
            extension NSGrammaticalNumber: Hashable, RawRepresentable {}
            extension NSGrammaticalPartOfSpeech: Hashable, RawRepresentable {}
            extension NSGrammaticalPerson: Hashable, RawRepresentable {}
            extension NSGrammaticalPronounType: Hashable, RawRepresentable {}
            extension NSHashEnumerator { var _pi: Int; var _si: Int }
            extension NSHashTable: NSObject, NSCopying, NSSecureCoding, NSFastEnumeration {}
            extension NSHashTableCallBacks {}
            extension NSIndexPath: NSObject, NSCopying, NSSecureCoding {}
            extension NSIndexSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, Sequence {}
            extension NSIndexSetIterator: IteratorProtocol {}
            extension NSInvocation: NSObject {}
            extension NSInvocationOperation: Operation {}
            extension NSItemProvider: NSObject, NSCopying { var registeredTypeIdentifiers: [String] }
            extension NSItemProvider.ErrorCode: Hashable, RawRepresentable {}
            extension NSItemProviderFileOptions: OptionSet {}
            extension NSItemProviderReading: NSObjectProtocol {}
            extension NSItemProviderRepresentationVisibility: Hashable, RawRepresentable {}
            extension NSItemProviderWriting: NSObjectProtocol {}
            extension NSKeyValueChange: Hashable, RawRepresentable {}
            extension NSKeyValueChangeKey: Hashable, RawRepresentable {}
            extension NSKeyValueObservation: NSObject {}
            extension NSKeyValueObservedChange {}
            extension NSKeyValueObservingCustomization: NSObjectProtocol {}
            extension NSKeyValueObservingOptions: OptionSet {}
            extension NSKeyValueOperator: Hashable, RawRepresentable {}
            extension NSKeyValueSetMutationKind: Hashable, RawRepresentable {}
            extension NSKeyedArchiver: NSCoder {}
            extension NSKeyedArchiverDelegate: NSObjectProtocol {}
            extension NSKeyedUnarchiver: NSCoder {}
            extension NSKeyedUnarchiverDelegate: NSObjectProtocol {}
            extension NSLinguisticTag: Hashable, RawRepresentable {}
            extension NSLinguisticTagScheme: Hashable, RawRepresentable {}
            extension NSLinguisticTagger: NSObject {}
            extension NSLinguisticTagger.Options: OptionSet {}
            extension NSLinguisticTaggerUnit: Hashable, RawRepresentable {}
            extension NSLocale: NSObject, NSCopying, NSSecureCoding { static let currentLocaleDidChangeNotification: NSNotification.Name }
            extension NSLocale.Key: Hashable, RawRepresentable {}
            extension NSLocale.LanguageDirection: Hashable, RawRepresentable {}
            extension NSLock: NSObject, NSLocking {}
            extension NSLocking {}
            extension NSMachPort: Port {}
            extension NSMachPort.Options: OptionSet {}
            extension NSMachPortDelegate: PortDelegate {}
            extension NSMapEnumerator { var _pi: Int; var _si: Int }
            extension NSMapTable: NSObject, NSCopying, NSSecureCoding, NSFastEnumeration {}
            extension NSMapTableKeyCallBacks {}
            extension NSMapTableValueCallBacks {}
            extension NSMeasurement: NSObject, NSCopying, NSSecureCoding {}
            extension NSMetadataItem: NSObject {}
            extension NSMetadataQuery: NSObject {}
            extension NSMetadataQueryAttributeValueTuple: NSObject {}
            extension NSMetadataQueryDelegate: NSObjectProtocol {}
            extension NSMetadataQueryResultGroup: NSObject {}
            extension NSMethodSignature: NSObject {}
            extension NSMutableArray: NSArray {}
            extension NSMutableAttributedString: NSAttributedString {
                func append(_ attrString: NSAttributedString)
                func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)
                func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange)
                func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange); var mutableString: NSMutableString
            }
            extension NSMutableCharacterSet: NSCharacterSet, NSCopying, NSMutableCopying, NSSecureCoding {}
            extension NSMutableCopying {}
            extension NSMutableData: NSData {}
            extension NSMutableDictionary: NSDictionary {}
            extension NSMutableIndexSet: NSIndexSet {}
            extension NSMutableOrderedSet: NSOrderedSet {}
            extension NSMutableSet: NSSet {}
            extension NSMutableString: NSString {}
            extension NSMutableURLRequest: NSURLRequest {}
            extension NSNetService.ErrorCode: Hashable, RawRepresentable {}
            extension NSNetService.Options: OptionSet {}
            extension NSNotification: NSObject, NSCopying, NSCoding {}
            extension NSNotification.Name: Hashable, RawRepresentable {
                static let NSBundleResourceRequestLowDiskSpace: NSNotification.Name; static let NSCalendarDayChanged: NSNotification.Name
                static let NSFileHandleReadToEndOfFileCompletion: NSNotification.Name
                static let NSFileHandleConnectionAccepted: NSNotification.Name
            }
            extension NSNull: NSObject, NSCopying, NSSecureCoding {}
            extension NSNumber: NSValue, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {}
            extension NSObject: NSObjectProtocol, Hashable, CVarArg, CustomStringConvertible, CustomDebugStringConvertible {}
            extension NSObject.KeyValueObservingPublisher: Equatable, Publisher {}
            extension NSObjectProtocol { func isEqual(_ object: Any?) -> Bool; var hash: Int; var superclass: AnyClass? }
            extension NSOrderedCollectionChange: NSObject {}
            extension NSOrderedCollectionDifference: NSObject, NSFastEnumeration {}
            extension NSOrderedCollectionDifferenceCalculationOptions: OptionSet {}
            extension NSOrderedSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration, Sequence,
                ExpressibleByArrayLiteral {}
            extension NSOrthography: NSObject, NSCopying, NSSecureCoding {}
            extension NSPersonNameComponents: NSObject, NSCopying, NSSecureCoding {}
            extension NSPointerArray: NSObject, NSFastEnumeration, NSCopying, NSSecureCoding {}
            extension NSPointerFunctions: NSObject, NSCopying {}
            extension NSPointerFunctions.Options: OptionSet {}
            extension NSPredicate: NSObject, NSSecureCoding, NSCopying {
                init(format predicateFormat: String, _ args: any CVarArg...); var predicateFormat: String
            }
            extension NSPresentationIntent: NSObject, NSCopying, NSSecureCoding {}
            extension NSPresentationIntentKind: Hashable, RawRepresentable {}
            extension NSPresentationIntentTableColumnAlignment: Hashable, RawRepresentable {}
            extension NSProxy {}
            extension NSPurgeableData: NSMutableData, NSDiscardableContent {}
            extension NSRange: Hashable, Codable, CustomStringConvertible, CustomDebugStringConvertible { var location: Int; var length: Int }
            extension NSRecursiveLock: NSObject, NSLocking {}
            extension NSRegularExpression: NSObject, NSCopying, NSSecureCoding {
                init(pattern: String, options: NSRegularExpression.Options = []) throws; var options: NSRegularExpression.Options
            }
            extension NSRegularExpression.MatchingFlags: OptionSet {}
            extension NSRegularExpression.MatchingOptions: OptionSet {}
            extension NSRegularExpression.Options: OptionSet {}
            extension NSSecureCoding: NSCoding {}
            extension NSSecureUnarchiveFromDataTransformer: ValueTransformer {}
            extension NSSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration, Sequence,
                ExpressibleByArrayLiteral {}
            extension NSSimpleCString: NSString {}
            extension NSSortDescriptor: NSObject, NSSecureCoding, NSCopying {
                var key: String?; var comparator: (Any, Any) -> ComparisonResult
            }
            extension NSSortOptions: OptionSet {}
            extension NSString: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting,
                ExpressibleByStringLiteral {}
            extension NSString.CompareOptions: OptionSet {}
            extension NSString.EncodingConversionOptions: OptionSet {}
            extension NSString.EnumerationOptions: OptionSet {}
            extension NSSwappedDouble { var v: UInt64 }
            extension NSSwappedFloat { var v: UInt32 }
            extension NSTextCheckingKey: Hashable, RawRepresentable {}
            extension NSTextCheckingResult: NSObject, NSCopying, NSSecureCoding { var resultType: NSTextCheckingResult.CheckingType }
            extension NSTextCheckingResult.CheckingType: OptionSet {}
            extension NSTimeZone: NSObject, NSCopying, NSSecureCoding {}
            extension NSTimeZone.NameStyle: Hashable, RawRepresentable {}
            extension NSURL: NSObject, NSSecureCoding, NSCopying, NSItemProviderReading, NSItemProviderWriting {}
            extension NSURL.BookmarkCreationOptions: OptionSet {}
            extension NSURL.BookmarkResolutionOptions: OptionSet {}
            extension NSURLComponents: NSObject, NSCopying {}
            extension NSURLConnection: NSObject {}
            extension NSURLConnectionDataDelegate: NSURLConnectionDelegate {}
            extension NSURLConnectionDelegate: NSObjectProtocol {}
            extension NSURLConnectionDownloadDelegate: NSURLConnectionDelegate {}
            extension NSURLErrorNetworkUnavailableReason: Hashable, RawRepresentable {}
            extension NSURLQueryItem: NSObject, NSSecureCoding, NSCopying {}
            extension NSURLRequest: NSObject, NSSecureCoding, NSCopying, NSMutableCopying {}
            extension NSURLRequest.Attribution: Hashable, RawRepresentable {}
            extension NSURLRequest.CachePolicy: Hashable, RawRepresentable {
                static let useProtocolCachePolicy: NSURLRequest.CachePolicy
                static let reloadIgnoringLocalCacheData: NSURLRequest.CachePolicy
                static let reloadIgnoringLocalAndRemoteCacheData: NSURLRequest.CachePolicy
            }
            extension NSURLRequest.NetworkServiceType: Hashable, RawRepresentable {}
            extension NSURLSessionWebSocketMessageType: Hashable, RawRepresentable {}
            extension NSUUID: NSObject, NSCopying, NSSecureCoding {}
            extension NSUbiquitousKeyValueStore: NSObject { static let didChangeExternallyNotification: NSNotification.Name }
            extension NSUserActivity: NSObject {
                var userInfo: [AnyHashable: Any]?; var requiredUserInfoKeys: Set<String>?; var webpageURL: URL?
            }
            extension NSUserActivityDelegate: NSObjectProtocol {}
            extension NSValue: NSObject, NSCopying, NSSecureCoding { var rangeValue: NSRange; var objCType: UnsafeMutablePointer<Int8> }
            extension NSValueTransformerName: Hashable, RawRepresentable {}
            extension NSXPCCoder: NSCoder {}
            extension NSXPCConnection: NSObject, NSXPCProxyCreating {}
            extension NSXPCConnection.Options: OptionSet {}
            extension NSXPCInterface: NSObject {}
            extension NSXPCListener: NSObject {}
            extension NSXPCListenerDelegate: NSObjectProtocol {}
            extension NSXPCListenerEndpoint: NSObject, NSSecureCoding {}
            extension NSXPCProxyCreating {}
            extension NetService: NSObject {}
            extension NetServiceBrowser: NSObject {}
            extension NetServiceBrowserDelegate: NSObjectProtocol {}
            extension NetServiceDelegate: NSObjectProtocol {}
            extension Notification: ReferenceConvertible, Hashable {
                typealias Name = NSNotification.Name; var name: Notification.Name; var object: Any?; var userInfo: [AnyHashable: Any]?
                init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
            }
            extension NotificationCenter: NSObject {
                func post(name aName: NSNotification.Name, object anObject: Any?)
                func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
                func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?)
                static var `default`: NotificationCenter
            }
            extension NotificationCenter.Notifications: AsyncSequence {}
            extension NotificationCenter.Notifications.Iterator: AsyncIteratorProtocol {}
            extension NotificationCenter.Publisher: Publisher, Equatable {}
            extension NotificationQueue: NSObject {}
            extension NotificationQueue.NotificationCoalescing: OptionSet {}
            extension NotificationQueue.PostingStyle: Hashable, RawRepresentable {}
            extension NumberFormatStyleConfiguration {}
            extension NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy: Codable, Hashable {}
            extension NumberFormatStyleConfiguration.Grouping: Codable, Hashable {}
            extension NumberFormatStyleConfiguration.Notation: Codable, Hashable {}
            extension NumberFormatStyleConfiguration.Precision: Codable, Hashable {}
            extension NumberFormatStyleConfiguration.SignDisplayStrategy: Codable, Hashable {}
            extension NumberFormatter: Formatter {
                var formattingContext: Formatter.Context; var numberStyle: NumberFormatter.Style; var locale: Locale!
                var formatterBehavior: NumberFormatter.Behavior; var textAttributesForNegativeValues: [String: Any]?
                var textAttributesForPositiveValues: [String: Any]?; var textAttributesForZero: [String: Any]?
                var textAttributesForNil: [String: Any]?; var textAttributesForNotANumber: [String: Any]?
            }
            extension NumberFormatter.Behavior: Hashable, RawRepresentable {}
            extension NumberFormatter.PadPosition: Hashable, RawRepresentable {}
            extension NumberFormatter.RoundingMode: Hashable, RawRepresentable {}
            extension NumberFormatter.Style: Hashable, RawRepresentable {
                static let none: NumberFormatter.Style; static let decimal: NumberFormatter.Style
                static let currency: NumberFormatter.Style; static let percent: NumberFormatter.Style
                static let scientific: NumberFormatter.Style; static let spellOut: NumberFormatter.Style
            }
            extension ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {}
            extension OperatingSystemVersion { var majorVersion: Int; var minorVersion: Int; var patchVersion: Int }
            extension Operation: NSObject {
                var isCancelled: Bool; var isExecuting: Bool; var dependencies: [Operation]; var queuePriority: Operation.QueuePriority
                var completionBlock: (() -> Void)?; var qualityOfService: QualityOfService; var name: String?
            }
            extension Operation.QueuePriority: Hashable, RawRepresentable {}
            extension OperationQueue: NSObject, ProgressReporting, Scheduler {
                func addOperation(_ op: Operation); var progress: Progress; var name: String?; var qualityOfService: QualityOfService
                var underlyingQueue: DispatchQueue?; static var current: OperationQueue?; static var main: OperationQueue
            }
            extension OperationQueue.SchedulerOptions {}
            extension OperationQueue.SchedulerTimeType: Strideable, Codable, Hashable {}
            extension OperationQueue.SchedulerTimeType.Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
                SchedulerTimeIntervalConvertible {}
            extension OutputStream: Stream {}
            extension POSIXError {}
            extension POSIXErrorCode {}
            extension ParseStrategy: Decodable, Encodable, Hashable { func parse(_ value: Self.ParseInput) throws -> Self.ParseOutput }
            extension ParseableFormatStyle: FormatStyle {}
            extension PersonNameComponents: ReferenceConvertible, Hashable, Codable { var givenName: String?; var middleName: String? }
            extension PersonNameComponents.AttributedStyle: FormatStyle {}
            extension PersonNameComponents.FormatStyle: FormatStyle, ParseableFormatStyle {}
            extension PersonNameComponents.ParseStrategy: ParseStrategy {}
            extension PersonNameComponentsFormatter: Formatter {}
            extension PersonNameComponentsFormatter.Options: OptionSet {}
            extension PersonNameComponentsFormatter.Style: Hashable, RawRepresentable {}
            extension Pipe: NSObject {}
            extension Port: NSObject, NSCopying, NSCoding {}
            extension PortDelegate: NSObjectProtocol {}
            extension Predicate: Codable, CodableWithConfiguration {}
            extension PredicateBindings {}
            extension PredicateCodableConfiguration {}
            extension PredicateCodableKeyPathProviding {}
            extension PredicateError: Error, Hashable {}
            extension PredicateExpression {}
            extension PredicateExpressions {}
            extension PresentationIntent: Hashable, Codable {}
            extension PresentationIntent.IntentType: Hashable, Codable {}
            extension PresentationIntent.Kind: Hashable, Codable {}
            extension PresentationIntent.TableColumn: Hashable, Codable {}
            extension PresentationIntent.TableColumn.Alignment: Int, Hashable, Codable, RawRepresentable {}
            extension Process: NSObject {}
            extension ProcessInfo: NSObject {
                static var process: ProcessInfo; var environment: [String: String]; var arguments: [String]
                var operatingSystemVersion: OperatingSystemVersion; var physicalMemory: UInt64; var thermalState: ProcessInfo.ThermalState
            }
            extension ProcessInfo.ActivityOptions: OptionSet {}
            extension ProcessInfo.ThermalState: Hashable, RawRepresentable {}
            extension Progress: NSObject {
                var totalUnitCount: Int64; var completedUnitCount: Int64; var cancellationHandler: (() -> Void)?
            }
            extension Progress.FileOperationKind: Hashable, RawRepresentable {}
            extension ProgressKind: Hashable, RawRepresentable {}
            extension ProgressReporting: NSObjectProtocol {}
            extension ProgressUserInfoKey: Hashable, RawRepresentable {}
            extension PropertyListDecoder: TopLevelDecoder {}
            extension PropertyListEncoder: TopLevelEncoder {}
            extension PropertyListSerialization: NSObject {}
            extension PropertyListSerialization.MutabilityOptions: OptionSet {}
            extension PropertyListSerialization.PropertyListFormat: Hashable, RawRepresentable {}
            extension QualityOfService: Hashable, RawRepresentable {
                static let userInteractive: QualityOfService; static let userInitiated: QualityOfService
                static let utility: QualityOfService; static let background: QualityOfService; static let `default`: QualityOfService
            }
            extension RecoverableError: Error {}
            extension ReferenceConvertible: Hashable {}
            extension RegexComponent {}
            extension RelativeDateTimeFormatter: Formatter { var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle }
            extension RelativeDateTimeFormatter.DateTimeStyle: Hashable, RawRepresentable {}
            extension RelativeDateTimeFormatter.UnitsStyle: Hashable, RawRepresentable {}
            extension RunLoop: NSObject, Scheduler { static var main: RunLoop; var currentMode: RunLoop.Mode? }
            extension RunLoop.Mode: Hashable, RawRepresentable {}
            extension RunLoop.SchedulerOptions {}
            extension RunLoop.SchedulerTimeType: Strideable, Codable, Hashable {}
            extension RunLoop.SchedulerTimeType.Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
                SchedulerTimeIntervalConvertible {}
            extension Scanner: NSObject, NSCopying {}
            extension Scanner.NumberRepresentation: Hashable {}
            extension ScopedAttributeContainer {}
            extension SortComparator: Hashable {}
            extension SortDescriptor: SortComparator, Codable {}
            extension SortOrder: Hashable, Codable {}
            extension StandardPredicateExpression: PredicateExpression, Decodable, Encodable {}
            extension Stream: NSObject {}
            extension Stream.Event: OptionSet {}
            extension Stream.PropertyKey: Hashable, RawRepresentable {}
            extension Stream.Status: Hashable, RawRepresentable {}
            extension StreamDelegate: NSObjectProtocol {}
            extension StreamNetworkServiceTypeValue: Hashable, RawRepresentable {}
            extension StreamSOCKSProxyConfiguration: Hashable, RawRepresentable {}
            extension StreamSOCKSProxyVersion: Hashable, RawRepresentable {}
            extension StreamSocketSecurityLevel: Hashable, RawRepresentable {}
            extension String.Comparator: SortComparator, Codable {}
            extension String.Encoding: RawRepresentable, Hashable {
                static let ascii: String.Encoding; static let nextstep: String.Encoding
            }
            extension String.Index {}
            extension String.LocalizationOptions {}
            extension String.LocalizationValue: Equatable, ExpressibleByStringInterpolation, Codable {}
            extension String.LocalizationValue.Placeholder: Codable, Hashable {}
            extension String.LocalizationValue.StringInterpolation: StringInterpolationProtocol {}
            extension String.StandardComparator: SortComparator, Codable {}
            extension StringEncodingDetectionOptionsKey: Hashable, RawRepresentable {}
            extension StringStyle: FormatStyle {}
            extension StringTransform: Hashable, RawRepresentable {}
            extension TermOfAddress: Hashable, Codable {}
            extension Thread: NSObject { var threadDictionary: NSMutableDictionary; var qualityOfService: QualityOfService }
            extension TimeZone: Hashable, Codable, ReferenceConvertible {
                static var current: TimeZone; static var autoupdatingCurrent: TimeZone; var identifier: String
                func secondsFromGMT(for date: Date = Date()) -> Int; func abbreviation(for date: Date = Date()) -> String?
                static var gmt: TimeZone
            }
            extension Timer: NSObject {
                static func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool,
                    block: @escaping (Timer) -> Void) -> Timer
                var fireDate: Date
            }
            extension Timer.TimerPublisher: ConnectablePublisher {}
            extension URL.AsyncBytes: AsyncSequence {}
            extension URL.AsyncBytes.AsyncIterator: AsyncIteratorProtocol {}
            extension URL.DirectoryHint: Hashable {}
            extension URL.FormatStyle: Codable, Hashable, ParseableFormatStyle, FormatStyle {}
            extension URL.ParseStrategy: Codable, Hashable, ParseStrategy, CustomConsumingRegexComponent {}
            extension URL.ParseStrategy.ComponentParseStrategy: Codable, Hashable {}
            extension URLAuthenticationChallenge: NSObject, NSSecureCoding { var protectionSpace: URLProtectionSpace }
            extension URLAuthenticationChallengeSender: NSObjectProtocol {}
            extension URLCache: NSObject {
                static var shared: URLCache; var memoryCapacity: Int; var diskCapacity: Int; var currentMemoryUsage: Int
            }
            extension URLCache.StoragePolicy: Hashable, RawRepresentable {}
            extension URLComponents: ReferenceConvertible, Hashable, Codable {
                init(); init?(url: __shared URL, resolvingAgainstBaseURL resolve: Bool); init?(string: __shared String)
                init?(string: __shared String, encodingInvalidCharacters: Bool); var url: URL?; func url(relativeTo base: URL?) -> URL?
                var string: String?; var scheme: String?; var host: String?; var port: Int?; var path: String; var query: String?
                var fragment: String?; var queryItems: [URLQueryItem]?; init(from decoder: any Decoder) throws
            }
            extension URLCredential: NSObject, NSSecureCoding, NSCopying {
                var persistence: URLCredential.Persistence; var identity: SecIdentity?
            }
            extension URLCredential.Persistence: Hashable, RawRepresentable {}
            extension URLCredentialStorage: NSObject {}
            extension URLError {}
            extension URLError.BackgroundTaskCancelledReason: Int, Hashable, RawRepresentable {}
            extension URLError.Code: RawRepresentable, Hashable {}
            extension URLError.NetworkUnavailableReason: Int, Hashable, RawRepresentable {}
            extension URLFileProtection: Hashable, RawRepresentable {}
            extension URLFileResourceType: Hashable, RawRepresentable {}
            extension URLProtectionSpace: NSObject, NSSecureCoding, NSCopying {
                var distinguishedNames: [Data]?; var serverTrust: SecTrust?
            }
            extension URLProtocol: NSObject {}
            extension URLProtocolClient: NSObjectProtocol {}
            extension URLQueryItem: ReferenceConvertible, Hashable { var name: String; var value: String? }
            extension URLRequest: ReferenceConvertible, Hashable {
                init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60.0)
                var url: URL?; var cachePolicy: URLRequest.CachePolicy; var timeoutInterval: TimeInterval; var httpMethod: String?
                var allHTTPHeaderFields: [String: String]?; func value(forHTTPHeaderField field: String) -> String?
                func setValue(_ value: String?, forHTTPHeaderField field: String); var httpBody: Data?
            }
            extension URLResource: Hashable, Codable {}
            extension URLResourceKey: Hashable, RawRepresentable {}
            extension URLResourceValues {}
            extension URLResponse: NSObject, NSSecureCoding, NSCopying {
                var url: URL?; var mimeType: String?; var expectedContentLength: Int64; var textEncodingName: String?
                var suggestedFilename: String?
            }
            extension URLSession: NSObject {
                init(configuration: URLSessionConfiguration)
                init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?)
                func dataTask(with request: URLRequest) -> URLSessionDataTask
                func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?,
                    (any Error)?) -> Void) -> URLSessionDataTask
                static var shared: URLSession; var delegateQueue: OperationQueue; var delegate: (any URLSessionDelegate)?
                var configuration: URLSessionConfiguration
            }
            extension URLSession.AsyncBytes: AsyncSequence {}
            extension URLSession.AsyncBytes.Iterator: AsyncIteratorProtocol {}
            extension URLSession.AuthChallengeDisposition: Hashable, RawRepresentable {}
            extension URLSession.DataTaskPublisher: Publisher {}
            extension URLSession.DelayedRequestDisposition: Hashable, RawRepresentable {}
            extension URLSession.ResponseDisposition: Hashable, RawRepresentable {}
            extension URLSessionConfiguration: NSObject, NSCopying {
                static var `default`: URLSessionConfiguration; static var ephemeral: URLSessionConfiguration
                var requestCachePolicy: NSURLRequest.CachePolicy; var networkServiceType: NSURLRequest.NetworkServiceType
                var connectionProxyDictionary: [AnyHashable: Any]?; var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t
            }
            extension URLSessionConfiguration.MultipathServiceType: Hashable, RawRepresentable {}
            extension URLSessionDataDelegate: URLSessionTaskDelegate {}
            extension URLSessionDataTask: URLSessionTask {}
            extension URLSessionDelegate: NSObjectProtocol {}
            extension URLSessionDownloadDelegate: URLSessionTaskDelegate {}
            extension URLSessionDownloadTask: URLSessionTask {}
            extension URLSessionStreamDelegate: URLSessionTaskDelegate {}
            extension URLSessionStreamTask: URLSessionTask {}
            extension URLSessionTask: NSObject, NSCopying, ProgressReporting {
                var originalRequest: URLRequest?; var currentRequest: URLRequest?; var response: URLResponse?
                var delegate: (any URLSessionTaskDelegate)?; var progress: Progress; var earliestBeginDate: Date?
            }
            extension URLSessionTask.State: Hashable, RawRepresentable {}
            extension URLSessionTaskDelegate: URLSessionDelegate {}
            extension URLSessionTaskMetrics: NSObject {}
            extension URLSessionTaskMetrics.DomainResolutionProtocol: Hashable, RawRepresentable {}
            extension URLSessionTaskMetrics.ResourceFetchType: Hashable, RawRepresentable {}
            extension URLSessionTaskTransactionMetrics: NSObject {}
            extension URLSessionUploadTask: URLSessionDataTask {}
            extension URLSessionWebSocketDelegate: URLSessionTaskDelegate {}
            extension URLSessionWebSocketTask: URLSessionTask {}
            extension URLSessionWebSocketTask.CloseCode: Hashable, RawRepresentable {}
            extension URLSessionWebSocketTask.Message {}
            extension URLThumbnailDictionaryItem: Hashable, RawRepresentable {}
            extension URLUbiquitousItemDownloadingStatus: Hashable, RawRepresentable {}
            extension URLUbiquitousSharedItemPermissions: Hashable, RawRepresentable {}
            extension URLUbiquitousSharedItemRole: Hashable, RawRepresentable {}
            extension UndoManager: NSObject { var runLoopModes: [RunLoop.Mode]; var undoActionName: String; var redoActionName: String }
            extension Unit: NSObject, NSCopying, NSSecureCoding {}
            extension UnitAcceleration: Dimension, NSSecureCoding {}
            extension UnitAngle: Dimension, NSSecureCoding {}
            extension UnitArea: Dimension, NSSecureCoding {}
            extension UnitConcentrationMass: Dimension, NSSecureCoding {}
            extension UnitConverter: NSObject {}
            extension UnitConverterLinear: UnitConverter, NSSecureCoding {}
            extension UnitDispersion: Dimension, NSSecureCoding {}
            extension UnitDuration: Dimension, NSSecureCoding {}
            extension UnitElectricCharge: Dimension, NSSecureCoding {}
            extension UnitElectricCurrent: Dimension, NSSecureCoding {}
            extension UnitElectricPotentialDifference: Dimension, NSSecureCoding {}
            extension UnitElectricResistance: Dimension, NSSecureCoding {}
            extension UnitEnergy: Dimension, NSSecureCoding {}
            extension UnitFrequency: Dimension, NSSecureCoding {}
            extension UnitFuelEfficiency: Dimension, NSSecureCoding {}
            extension UnitIlluminance: Dimension, NSSecureCoding {}
            extension UnitInformationStorage: Dimension, NSSecureCoding {}
            extension UnitLength: Dimension, NSSecureCoding {}
            extension UnitMass: Dimension, NSSecureCoding {}
            extension UnitPower: Dimension, NSSecureCoding {}
            extension UnitPressure: Dimension, NSSecureCoding {}
            extension UnitSpeed: Dimension, NSSecureCoding {}
            extension UnitTemperature: Dimension, NSSecureCoding {}
            extension UnitVolume: Dimension, NSSecureCoding {}
            extension UnkeyedDecodingContainer {}
            extension UnkeyedEncodingContainer {}
            extension UserDefaults: NSObject {
                init?(suiteName suitename: String?); func object(forKey defaultName: String) -> Any?
                func data(forKey defaultName: String) -> Data?; func url(forKey defaultName: String) -> URL?
                static var standard: UserDefaults; var volatileDomainNames: [String]
                static let sizeLimitExceededNotification: NSNotification.Name; static let noCloudAccountNotification: NSNotification.Name
                static let didChangeCloudAccountsNotification: NSNotification.Name
                static let completedInitialCloudSyncNotification: NSNotification.Name
                static let didChangeNotification: NSNotification.Name
            }
            extension ValueTransformer: NSObject {}
            extension XMLParser: NSObject {}
            extension XMLParser.ErrorCode: Hashable, RawRepresentable {}
            extension XMLParser.ExternalEntityResolvingPolicy: Hashable, RawRepresentable {}
            extension XMLParserDelegate: NSObjectProtocol {}
            """#)
}
