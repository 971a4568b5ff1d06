package import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Locks
internal import Logging
internal import NIOCore

/// An HTTP server on loopback that takes the place of an API.
///
/// It is not the mock server, so that both do not share a mistake.
package final class StandInAPI: Sendable {
    /// A request that the server received.
    package struct Request: Sendable {
        /// The method: `GET`.
        package let method: String
        /// The path, escapes resolved.
        package let path: String
        /// The query's items, escapes resolved; of repeated names the last.
        package let query: [String: String]
        /// Path and query as they came.
        package let target: String
        /// The headers, names in lower case; of repeated ones the last.
        package let headers: [String: String]
        /// The body.
        package let body: [UInt8]
    }

    /// An answer of the server.
    package struct Answer: Sendable {
        let status: Int
        let headers: [(name: String, value: String)]
        /// The body as it is sent: whole, or in parts, each a chunk of its own.
        let parts: [[UInt8]]
        let isChunked: Bool

        /// An answer.
        /// - Parameter challenge: What the answer asks for in its `WWW-Authenticate` field.
        package init(
            status: Int = 200, contentType: String = "application/json", cacheControl: String? = nil, challenge: String? = nil,
            body: [UInt8] = []
        ) {
            let fields = [("Content-Type", contentType), ("Cache-Control", cacheControl), ("WWW-Authenticate", challenge)]
            self.init(status: status, headers: fields.compactMap { name, value in value.map { (name, $0) } }, body: body)
        }

        /// An answer with any header fields, in order.
        package init(status: Int = 200, headers: [(name: String, value: String)], body: [UInt8] = []) {
            self.status = status
            self.headers = headers
            parts = [body]
            isChunked = false
        }

        /// An answer whose body comes in chunks.
        package init(status: Int = 200, headers: [(name: String, value: String)], chunks: [[UInt8]]) {
            self.status = status
            self.headers = headers
            parts = chunks
            isChunked = true
        }

        /// No answer: it is waited for until the client or the server gives up.
        package static func never() async throws -> Answer {
            let (nothing, source) = AsyncStream<Void>.makeStream()
            for await _ in nothing {}
            source.finish()
            throw CancellationError()
        }

        /// An answer of text.
        package static func text(_ text: String, status: Int = 200, contentType: String = "application/json") -> Answer {
            Answer(status: status, contentType: contentType, body: Array(text.utf8))
        }
    }

    /// The server's address: a port that was free.
    package let url: URL
    private let log: RequestLog

    private init(url: URL, log: RequestLog) {
        self.url = url
        self.log = log
    }

    /// The requests so far, in order.
    package var requests: [Request] { log.all }

    /// Waits until something was asked so many times.
    package func asked(_ count: Int) async { await log.asked(count) }

    /// Runs a server for as long as a test needs it.
    /// - Parameters:
    ///   - answer: What is answered; it may take its time.
    ///   - body: The test.
    package static func run<Value: Sendable>(
        answering answer: @escaping @Sendable (Request) async throws -> Answer,
        _ body: @escaping @Sendable (StandInAPI) async throws -> Value
    ) async throws -> Value {
        let log = RequestLog()
        let (ports, running) = AsyncStream<Int>.makeStream()
        let app = application(port: 0, log: log, answering: answer) { running.yield($0) }
        return try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask {
                try await app.run()
                return nil
            }
            group.addTask {
                guard let port = await ports.first(where: { _ in true }), let url = URL(string: "http://127.0.0.1:\(port)") else {
                    return nil
                }
                return try await body(StandInAPI(url: url, log: log))
            }
            defer { group.cancelAll() }
            guard let value = try await group.next() ?? nil else { throw StandInProblem() }
            return value
        }
    }

    /// Serves until the process receives a signal.
    /// - Parameters:
    ///   - port: The port; 0 for any that is free.
    ///   - answer: What is answered.
    ///   - isRunning: Called with the address.
    package static func serve(
        port: Int, answering answer: @escaping @Sendable (Request) async throws -> Answer, isRunning: @escaping @Sendable (URL) -> Void
    ) async throws {
        let app = application(port: port, log: nil, answering: answer) { port in
            if let url = URL(string: "http://127.0.0.1:\(port)") { isRunning(url) }
        }
        try await app.runService()
    }

    private static func application(
        port: Int, log: RequestLog?, answering answer: @escaping @Sendable (Request) async throws -> Answer,
        isRunning: @escaping @Sendable (Int) -> Void
    ) -> some ApplicationProtocol {
        let router = Router()
        for method in [HTTPRequest.Method.get, .head, .post, .put, .patch, .delete] {
            router.on("**", method: method) { request, _ in
                let asked = try await Request(request)
                log?.append(asked)
                return try await answer(asked).response
            }
        }
        return Application(
            router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { channel in isRunning(channel.localAddress?.port ?? 0) },
            logger: Logger(label: "stand-in", factory: { _ in SwiftLogNoOpLogHandler() }))
    }
}

/// The server did not start.
private struct StandInProblem: Error {}

extension StandInAPI.Request {
    /// - Parameters:
    ///   - target: An address or a path, with its query; may contain the braces of placeholders.
    ///   - headers: By their names in lower case.
    init(method: String = "GET", target: String, headers: [String: String] = [:], body: [UInt8] = []) {
        self.method = method
        self.body = body
        let plain = target.replacing("{", with: "%7B").replacing("}", with: "%7D")
        let parts = URLComponents(string: plain)
        path = parts?.path ?? ""
        query = Dictionary((parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
        self.target = target
        self.headers = headers
    }

    fileprivate init(_ request: Hummingbird.Request) async throws {
        let body = try await request.body.collect(upTo: 1 << 20)
        self.init(
            method: request.method.rawValue, target: request.uri.description,
            headers: Dictionary(request.headers.map { ($0.name.canonicalName, $0.value) }) { $1 }, body: Array(body.readableBytesView))
    }
}

extension StandInAPI.Answer {
    fileprivate var response: Response {
        var fields = HTTPFields()
        for field in headers {
            if let name = HTTPField.Name(field.name) { fields.append(HTTPField(name: name, value: field.value)) }
        }
        return Response(status: HTTPResponse.Status(code: status), headers: fields, body: responseBody)
    }

    private var responseBody: ResponseBody {
        guard isChunked else { return ResponseBody(byteBuffer: ByteBuffer(bytes: Array(parts.joined()))) }
        return ResponseBody { [parts] writer in
            for part in parts { try await writer.write(ByteBuffer(bytes: part)) }
            try await writer.finish(nil)
        }
    }
}

/// The requests so far, and the tests that wait for them.
private final class RequestLog: Sendable {
    private struct State {
        var requests: [StandInAPI.Request] = []
        var waiters: [(id: UUID, count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Locked(State())

    var all: [StandInAPI.Request] { state.withLock { $0.requests } }

    func append(_ request: StandInAPI.Request) {
        let due = state.withLock { state in
            state.requests.append(request)
            let due = state.waiters.filter { $0.count <= state.requests.count }
            state.waiters.removeAll { $0.count <= state.requests.count }
            return due
        }
        for waiter in due { waiter.continuation.resume() }
    }

    /// Waits until a number of requests were received, or until the task is cancelled.
    func asked(_ count: Int) async {
        let id = UUID()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isDone = state.withLock { state in
                    if state.requests.count >= count || Task.isCancelled { return true }
                    state.waiters.append((id, count, continuation))
                    return false
                }
                if isDone { continuation.resume() }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0) }
            }
            waiter?.continuation.resume()
        }
    }
}
