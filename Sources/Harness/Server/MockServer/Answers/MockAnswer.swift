internal import HTTPMessages

/// What a stub answers: one response, those of a recording, or what code makes of the request; with faults, where there are any.
public struct MockAnswer: Sendable {
    enum Content: Sendable {
        case response(MockResponse)
        case recording(String)
        case computed(@Sendable (ReceivedRequest, AnswerContext) async throws -> MockResponse)
    }

    let content: Content
    var faults: [Fault] = []
    /// Whether no answer comes after this one, or after the last one of its sequence.
    var isUsedOnce = false

    /// A response.
    public static func response(_ response: MockResponse) -> MockAnswer { MockAnswer(content: .response(response)) }

    /// A status without a body.
    public static func status(_ status: Int) -> MockAnswer { .response(MockResponse(status: status)) }

    /// A JSON text, as `application/json`.
    public static func json(_ text: String, status: Int = 200) -> MockAnswer { .body(Array(text.utf8), "application/json", status) }

    /// Plain text in UTF-8.
    public static func text(_ text: String, status: Int = 200) -> MockAnswer {
        .body(Array(text.utf8), "text/plain; charset=utf-8", status)
    }

    /// Bytes of a type.
    public static func bytes(_ bytes: [UInt8], type: String, status: Int = 200) -> MockAnswer { .body(bytes, type, status) }

    /// A recording's response as it was recorded; a sequence answers one call after the other, and then repeats its last.
    /// - Parameter name: The path below the fixtures folder: `movies/popular-1`; `movies/popular-1#2` for one exchange of a sequence.
    public static func recording(_ name: String) -> MockAnswer { MockAnswer(content: .recording(name)) }

    /// What code answers; what it throws is a miss, with its words.
    public static func computed(
        _ answer: @escaping @Sendable (ReceivedRequest, AnswerContext) async throws -> MockResponse
    ) -> MockAnswer {
        MockAnswer(content: .computed(answer))
    }

    /// The same, and after the last answer of the sequence none: a further request is a miss that says so.
    public var once: MockAnswer {
        var answer = self
        answer.isUsedOnce = true
        return answer
    }

    /// The same, with a fault more.
    public func with(_ fault: Fault) -> MockAnswer {
        var answer = self
        answer.faults.append(fault)
        return answer
    }

    private static func body(_ bytes: [UInt8], _ type: String, _ status: Int) -> MockAnswer {
        .response(MockResponse(status: status, headers: HeaderFields([HeaderFields.Field(name: "Content-Type", value: type)]), body: bytes))
    }
}

/// What an answer that code makes knows in addition to the request.
///
/// Code that needs state of its own captures it, for example a lock around a count.
public struct AnswerContext: Sendable {
    /// How often the stub has answered, this time included.
    public let count: Int
    /// What stands in the places of the path's variables, by name.
    public let variables: [String: String]
    /// The time since the server's start, by its clock.
    public let elapsed: Duration
    /// How the variables are printed.
    let display: RequestDisplay
}

extension AnswerContext: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The count and the variables, secrets as placeholders: `answer 1, id: "7"`.
    public var description: String {
        (["answer \(count)"] + shownVariables.map { "\($0.name): \"\($0.value)\"" }).joined(separator: ", ")
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// The properties, secrets as placeholders.
    public var customMirror: Mirror {
        let variables = Dictionary(shownVariables.map { ($0.name, $0.value) }) { first, _ in first }
        return Mirror(self, children: ["count": count, "variables": variables, "elapsed": elapsed], displayStyle: .struct)
    }

    private var shownVariables: [(name: String, value: String)] {
        variables.sorted { $0.key < $1.key }.map { ($0.key, display.shown(variable: $0.key, $0.value)) }
    }
}
