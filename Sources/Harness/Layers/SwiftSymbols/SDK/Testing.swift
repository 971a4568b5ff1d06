/// Source: the interface of the module in Swift 6.3.
extension SDKModule {
    static let testing = SDKModule(
        name: "Testing", exports: [],
        declarations: #"""
            extension Attachable {}
            extension AttachableAsImage {}
            extension AttachableImageFormat: Hashable {}
            extension AttachableWrapper: Attachable {}
            extension Attachment {
                init<T: AttachableAsImage>(_ image: T, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
                    sourceLocation: SourceLocation = #_sourceLocation) where AttachableValue: _AttachableImageWrapper<T>,
                    AttachableValue: AttachableWrapper
                static func record<T: AttachableAsImage>(_ image: T, named preferredName: String? = nil,
                    as imageFormat: AttachableImageFormat? = nil,
                    sourceLocation: SourceLocation = #_sourceLocation) where AttachableValue: _AttachableImageWrapper<T>,
                    AttachableValue: AttachableWrapper
                init(_ attachableValue: consuming AttachableValue, named preferredName: String? = nil,
                    sourceLocation: SourceLocation = #_sourceLocation)
                var attachableValue: AttachableValue; var attachableValue: AttachableValue.Wrapped
                static func record(_ attachment: consuming Attachment<AttachableValue>, sourceLocation: SourceLocation = #_sourceLocation)
                static func record(_ attachableValue: consuming AttachableValue, named preferredName: String? = nil,
                    sourceLocation: SourceLocation = #_sourceLocation)
            }
            extension Bug: Hashable, Codable, TestTrait, SuiteTrait { var url: String?; var id: String?; var title: Comment? }
            extension Comment: RawRepresentable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Hashable, Codable,
                TestTrait, SuiteTrait {
                var rawValue: String; init(rawValue: String); init(stringLiteral: String)
                init(stringInterpolation: Comment.StringInterpolation)
            }
            extension Comment.StringInterpolation: StringInterpolationProtocol {}
            extension ConditionTrait: TestTrait, SuiteTrait { var comments: [Comment]; func evaluate() async throws -> Bool }
            extension Confirmation { func confirm(count: Int = 1); func callAsFunction(count: Int = 1) }
            extension CustomTestArgumentEncodable {}
            extension CustomTestStringConvertible { var testDescription: String }
            extension ExitStatus: Equatable {}
            extension ExitTest {}
            extension ExitTest.Condition {}
            extension ExitTest.Result {}
            extension Expectation {}
            extension ExpectationFailedError: Error {}
            extension Issue {
                var kind: Issue.Kind; var severity: Issue.Severity; var isFailure: Bool; var comments: [Comment]; var error: (any Error)?
                var sourceLocation: SourceLocation?; var description: String
                static func record(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Issue
                static func record(_ comment: Comment? = nil, severity: Issue.Severity = .error,
                    sourceLocation: SourceLocation = #_sourceLocation) -> Issue
                static func record(_ error: any Error, _ comment: Comment? = nil,
                    sourceLocation: SourceLocation = #_sourceLocation) -> Issue
            }
            extension Issue.Kind {}
            extension Issue.Severity: Comparable, Hashable {}
            extension IssueHandlingTrait: TestTrait, SuiteTrait, TestScoping {}
            extension ParallelizationTrait: TestTrait, SuiteTrait, TestScoping {}
            extension SourceLocation: Hashable, Comparable, Codable {
                var fileID: String; var fileName: String; var moduleName: String; var filePath: String; var line: Int; var column: Int
                init(fileID: String, filePath: String, line: Int, column: Int)
                static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool; var description: String
                init(__uncheckedFileID fileID: String, filePath: String, line: Int, column: Int)
            }
            extension SuiteTrait: Trait { func scopeProvider(for test: Test, testCase: Test.Case?) -> Self?; var isRecursive: Bool }
            extension Tag: Hashable, Comparable, Codable, CodingKeyRepresentable {
                var description: String
                static func < (lhs: Tag, rhs: Tag) -> Bool; var codingKey: any CodingKey; init?<T: CodingKey>(codingKey: T)
            }
            extension Tag.List: Hashable, TestTrait, SuiteTrait { var tags: [Tag]; var description: String; var isRecursive: Bool }
            extension Test: Identifiable, Hashable {
                static var current: Test?; var name: String; var displayName: String?; var traits: [any Trait]
                var sourceLocation: SourceLocation; var associatedBugs: [Bug]; var comments: [Comment]; var tags: Set<Tag>
            }
            extension Test.Case { var isParameterized: Bool; static var current: Test.Case? }
            extension Test.ID: Hashable, Codable {}
            extension TestScoping {
                func provideScope(for test: Test, testCase: Test.Case?, performing function: () async throws -> Void) async throws
            }
            extension TestTrait: Trait {}
            extension TimeLimitTrait: TestTrait, SuiteTrait {}
            extension TimeLimitTrait.Duration {
                static func minutes(_ minutes: some BinaryInteger) -> TimeLimitTrait.Duration
                static func seconds(_ seconds: some BinaryInteger) -> TimeLimitTrait.Duration
                static func seconds(_ seconds: Double) -> TimeLimitTrait.Duration
                static func milliseconds(_ milliseconds: some BinaryInteger) -> TimeLimitTrait.Duration
                static func milliseconds(_ milliseconds: Double) -> TimeLimitTrait.Duration
                static func microseconds(_ microseconds: some BinaryInteger) -> TimeLimitTrait.Duration
                static func microseconds(_ microseconds: Double) -> TimeLimitTrait.Duration
                static func nanoseconds(_ nanoseconds: some BinaryInteger) -> TimeLimitTrait.Duration
            }
            extension Trait {
                func prepare(for test: Test) async throws; var comments: [Comment]
                func scopeProvider(for test: Test, testCase: Test.Case?) -> Self.TestScopeProvider?
                func scopeProvider(for test: Test, testCase: Test.Case?) -> Self?
                func scopeProvider(for test: Test, testCase: Test.Case?) -> Never?
            }
            """#)
}
