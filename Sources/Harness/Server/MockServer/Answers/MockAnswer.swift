internal import HTTPMessages

/// The answer of a stub: a response, the responses of a recording, or the result of code, each with its faults.
public struct MockAnswer: Sendable {
    enum Content: Sendable {
        case response(MockResponse)
        case recording(String)
        case computed(@Sendable (ReceivedRequest, AnswerContext) async throws -> MockResponse)
    }

    let content: Content
    var faults: [Fault] = []
    /// Whether the answer, or the last one of its sequence, is not repeated.
    var isUsedOnce = false

    /// Answers with a response.
    public static func response(_ response: MockResponse) -> MockAnswer { MockAnswer(content: .response(response)) }

    /// Answers with a status, without a body.
    ///
    /// ```swift
    /// try server.reply(to: "GET /account", with: .status(302, headers: ["Location": "/login"]))
    /// ```
    public static func status(_ status: Int, headers: HeaderFields = [:]) -> MockAnswer {
        .response(MockResponse(status: status, headers: headers))
    }

    /// Answers with a JSON text, as `application/json` unless `headers` has another `Content-Type`.
    public static func json(_ text: String, status: Int = 200, headers: HeaderFields = [:]) -> MockAnswer {
        .body(Array(text.utf8), "application/json", status, headers)
    }

    /// Answers with plain text in UTF-8, as `text/plain` unless `headers` has another `Content-Type`.
    public static func text(_ text: String, status: Int = 200, headers: HeaderFields = [:]) -> MockAnswer {
        .body(Array(text.utf8), "text/plain; charset=utf-8", status, headers)
    }

    /// Answers with bytes of a media type.
    public static func bytes(_ bytes: [UInt8], type: String, status: Int = 200, headers: HeaderFields = [:]) -> MockAnswer {
        .body(bytes, type, status, headers)
    }

    /// Answers with a response as it was recorded.
    ///
    /// A sequence gives one response after the other, and then repeats its last.
    /// - Parameter name: The path below the fixtures folder: `movies/popular-1`, or `movies/popular-1#2` for one exchange of a sequence.
    public static func recording(_ name: String) -> MockAnswer { MockAnswer(content: .recording(name)) }

    /// Answers with the result of code.
    ///
    /// If the code throws, the request is a miss with the text of the error.
    public static func computed(
        _ answer: @escaping @Sendable (ReceivedRequest, AnswerContext) async throws -> MockResponse
    ) -> MockAnswer {
        MockAnswer(content: .computed(answer))
    }

    /// The same answer, not repeated: a request after the last answer of the sequence is a miss.
    public var once: MockAnswer {
        var answer = self
        answer.isUsedOnce = true
        return answer
    }

    /// Returns the same answer with one more fault.
    public func with(_ fault: Fault) -> MockAnswer {
        var answer = self
        answer.faults.append(fault)
        return answer
    }

    private static func body(_ bytes: [UInt8], _ type: String, _ status: Int, _ headers: HeaderFields) -> MockAnswer {
        let typed: HeaderFields = headers["Content-Type"] == nil ? ["Content-Type": type] : [:]
        return .response(MockResponse(status: status, headers: HeaderFields(typed.fields + headers.fields), body: bytes))
    }
}

/// Values for the code of an answer, in addition to the request.
///
/// Code that needs its own state can capture it, for example a lock around a count.
public struct AnswerContext: Sendable {
    /// The number of answers of the stub, this one included.
    public let count: Int
    /// The values of the path's variables, by name.
    public let variables: [String: String]
    /// The time since the start of the server, on its clock.
    public let elapsed: Duration
    /// The display of the variables.
    let display: RequestDisplay
}

extension AnswerContext: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The count and the variables, with placeholders for secrets: `answer 1, id: "7"`.
    public var description: String {
        (["answer \(count)"] + shownVariables.map { "\($0.name): \"\($0.value)\"" }).joined(separator: ", ")
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// The properties, with placeholders for secrets.
    public var customMirror: Mirror {
        let variables = Dictionary(shownVariables.map { ($0.name, $0.value) }) { first, _ in first }
        return Mirror(self, children: ["count": count, "variables": variables, "elapsed": elapsed], displayStyle: .struct)
    }

    private var shownVariables: [(name: String, value: String)] {
        variables.sorted { $0.key < $1.key }.map { ($0.key, display.shown(variable: $0.key, $0.value)) }
    }
}
