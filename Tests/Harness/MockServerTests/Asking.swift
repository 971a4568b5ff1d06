@testable import MockServer

extension MockServerConfiguration {
    /// Returns the default configuration with some settings changed.
    static func with(_ change: (inout MockServerConfiguration) -> Void) -> MockServerConfiguration {
        MockServerConfiguration().with(change)
    }

    /// Returns this configuration with some settings changed.
    func with(_ change: (inout MockServerConfiguration) -> Void) -> MockServerConfiguration {
        var configuration = self
        change(&configuration)
        return configuration
    }
}

extension String {
    /// Returns a request after which the connection is closed.
    /// - Parameters:
    ///   - line: The method and the target: `GET /a`.
    ///   - headers: Header fields in addition to `Host` and `Connection`, and `Content-Length` if there is a body.
    static func request(_ line: String, _ headers: String..., body: String = "") -> String {
        let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
        let fields = ["Host: localhost", "Connection: close"] + headers + length
        return (["\(line) HTTP/1.1"] + fields + ["", body]).joined(separator: "\r\n")
    }
}

extension MockServer {
    /// Runs a server that gives every request the same answer.
    static func run<Value>(
        _ configuration: MockServerConfiguration = MockServerConfiguration(), answering answer: MockAnswer,
        _ body: (MockServer) async throws -> Value
    ) async throws -> Value {
        try await run(configuration) { server in
            try server.reply(to: .any, with: answer)
            return try await body(server)
        }
    }

    /// Sends a request on a new connection, and returns the received text until the connection ends.
    func answer(to request: String) async throws -> WireAnswer {
        try await WireClient.talk(to: port, request)
    }

    /// Sends a request on a new connection, and returns the whole text of the answer.
    func text(_ line: String, _ header: String? = nil, body: String = "") async throws -> String {
        let request = header.map { String.request(line, $0, body: body) } ?? .request(line, body: body)
        return try await answer(to: request).text
    }

    /// Sends a request on a new connection, and returns the received bytes until the connection ends.
    func bytes(_ request: String) async throws -> [UInt8] {
        try await WireClient.connect(to: port, sending: request) { client in
            _ = await client.end()
            return client.bytes
        }
    }

    /// Sends a request on a new connection, and returns the body of the answer.
    func body(_ line: String, _ header: String? = nil) async throws -> String {
        try await text(line, header).split(separator: "\r\n\r\n", maxSplits: 1).last.map(String.init) ?? ""
    }
}
