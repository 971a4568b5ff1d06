import HTTPMessages
import Testing

@testable import MockServer

@Suite("Connections of a mock server", .timeLimit(.minutes(5)))
struct ConnectionTests {
    @Test func keepsConnectionsOpenAndAnswersInOrder() async throws {
        try await MockServer.run { server in
            for number in 1...3 { try server.reply(to: .get("/\(number)"), with: .text("\(number)")) }
            try server.reply(to: .get("/slow"), with: .computed { _, _ in MockResponse(body: Array("slow".utf8)) })
            let requests = ["/1", "/slow", "/2", "/3"].map { "GET \($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined()
            let answer = try await server.answer(to: requests + .request("GET /1")).text
            #expect(
                answer.split(separator: "\r\n\r\n").dropFirst().map { $0.split(separator: "H").first ?? "" } == [
                    "1", "slow", "2", "3", "1",
                ])
        }
    }

    @Test func sendsContinue() async throws {
        try await MockServer.run { server in
            try server.reply(to: .post("/a"), with: .computed { request, _ in MockResponse(body: request.body) })
            let head = String.request("POST /a", "Expect: 100-continue", "Content-Length: 2")
            try await WireClient.connect(to: server.port, sending: head) { client in
                #expect(await client.gathered { $0.hasSuffix("\r\n\r\n") } == "HTTP/1.1 100 Continue\r\n\r\n")
                try await client.send("ok")
                #expect(await client.end().text.hasSuffix("Content-Length: 2\r\n\r\nok"))
            }
        }
    }

    @Test(arguments: [
        ("GET /a HTTP/1.0\r\n\r\n", true), ("GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", true),
        ("GET /a HTTP/1.1\r\nHost: x\r\n\r\n", false), ("GET /a HTTP/1.1\r\nHost: x\r\nConnection: Close\r\n\r\n", true),
        ("GET /a HTTP/1.1\r\nHost: x\r\nConnection: te, close\r\n\r\n", true), ("GET /closing HTTP/1.1\r\nHost: x\r\n\r\n", true),
    ])
    func closesConnectionsAsRequested(_ request: String, _ isClosed: Bool) async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/a"), with: .text("a"))
            let close: HeaderFields = ["Connection": "close"]
            try server.reply(to: .get("/closing"), with: .response(MockResponse(headers: close, body: [65])))
            try server.reply(to: .get("/last"), with: .text("last"))
            #expect(try await server.answer(to: request + .request("GET /last")).text.hasSuffix("last") == !isClosed)
        }
    }

    /// A client that sends no more may still read.
    @Test func answersAClientThatHasClosedItsOutput() async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/a"), with: .computed { _, _ in MockResponse(body: [65]) })
            let answer = try await WireClient.connect(to: server.port, sending: "GET /a HTTP/1.1\r\nHost: x\r\n\r\n") { client in
                try await client.endOutput()
                return await client.end().text
            }
            #expect(answer.hasSuffix("\r\n\r\nA"))
        }
    }

    /// Closing must not drop bytes that the other side has not read yet.
    @Test(arguments: ["", "Connection: close\r\n"]) func sendsALargeAnswerCompletelyAfterClosedOutput(_ field: String) async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/a"), with: .bytes(Array(repeating: 65, count: 20_000_000), type: "text/plain"))
            let count = try await WireClient.connect(to: server.port, sending: "GET /a HTTP/1.1\r\nHost: x\r\n\(field)\r\n") { client in
                try await client.endOutput()
                _ = await client.end()
                return client.bytes.count
            }
            #expect(count > 20_000_000)
        }
    }

    @Test func readsRequestsByteByByte() async throws {
        var configuration = MockServerConfiguration()
        // A busy machine may need a long time for a byte.
        configuration.limits.headTime = .seconds(240)
        configuration.limits.idleTime = .seconds(240)
        try await MockServer.run(configuration) { server in
            try server.reply(to: .post("/a"), with: .computed { request, _ in MockResponse(body: request.body) })
            let body = "3;x=y\r\nabc\r\n0a\r\n0123456789\r\n0\r\nX-T: 1\r\n\r\n"
            let chunked = .request("POST /a", "Transfer-Encoding: chunked") + body
            let answer = try await WireClient.connect(to: server.port) { client in
                for byte in chunked.utf8 { try await client.send([byte]) }
                return await client.end().text
            }
            #expect(answer.hasSuffix("\r\n\r\nabc0123456789"))
        }
    }
}
