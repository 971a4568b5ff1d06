import StrictYAML
import TestFolders
import Testing

@testable import MockServer

/// The cases of an external suite, if it is beside the package.
@Suite("Requests that two servers may read differently", .timeLimit(.minutes(5)))
struct HTTPDesyncTests {
    private struct DesyncCase: Sendable {
        let name: String
        let request: String
    }

    /// Returns the cases of a file as requests on the wire.
    private func cases(_ file: String) throws -> [DesyncCase] {
        let root = try YAMLFile.root(of: "\(PackageFolders.shared)/suites/http-desync/\(file).yaml", shownAs: file)
        guard case .sequence(let nodes) = root.content else { return [] }
        return nodes.map { node in
            let headers: [YAMLNode] = if case .sequence(let headers)? = node["headers"]?.content { headers } else { [] }
            var lines = headers.map { "\($0.text("name")):\($0["value"] == nil ? "" : " ")\($0.text("value"))" }
            if !headers.contains(where: { $0.text("name").lowercased() == "host" }) { lines.insert("Host: x", at: 0) }
            let line = "\(node.text("method")) \(node.text("uri")) \(node.text("version"))"
            let head = ([line] + lines).map { "\($0)\r\n" }.joined() + "\r\n"
            return DesyncCase(name: node.text("name"), request: head + Self.body(headers))
        }
    }

    /// Returns the body that the fields announce, which the suite leaves out.
    private static func body(_ headers: [YAMLNode]) -> String {
        func value(_ name: String) -> String? { headers.first { $0.text("name").lowercased() == name }?.text("value") }
        if value("transfer-encoding") != nil { return "0\r\n\r\n" }
        return value("content-length").flatMap { Int($0) }.map { String(repeating: "x", count: max($0, 0)) } ?? ""
    }

    private static func bytes(_ request: String) -> [UInt8] {
        request.unicodeScalars.flatMap { $0.value > 0xFF ? Array(String($0).utf8) : [UInt8($0.value)] }
    }

    /// Returns the status of the first answer to a request; an empty text if the server still waits for the rest of it.
    private func firstStatus(_ request: String, _ server: MockServer) async throws -> String {
        try await WireClient.connect(to: server.port, sending: Self.bytes(request)) { client in
            try await client.endOutput()
            return String(await client.end().text.dropFirst("HTTP/1.1 ".count).prefix(3))
        }
    }

    /// Returns the statuses of the answers to a request that is followed by a hidden one.
    ///
    /// The client reads until the server closes.
    private func statuses(_ request: String, _ server: MockServer) async throws -> [String] {
        let hidden = "GET /hidden HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        let text = try await WireClient.connect(to: server.port, sending: Self.bytes(request + hidden)) { await $0.end().text }
        return text.matches(of: #/HTTP/1\.1 (\d+) /#).map { String($0.output.1) }
    }

    @Test(.enabled(if: PackageFolders.hasShared("suites/http-desync"), "the suite is not beside the package"))
    func refusesSevereRequests() async throws {
        try await MockServer.run(answering: .text("fine")) { server in
            let cases = try cases("severe")
            #expect(cases.count > 20)
            for each in cases {
                #expect(try await statuses(each.request, server) == ["400"], "\(each.name)")
            }
            #expect(try server.requests().isEmpty)
        }
    }

    /// The safe answers: names that only resemble those that frame a body are ordinary names, a well-framed body is allowed with every method, and a version
    /// without fields is refused with its own status.
    private static let safe: [String: [String]] = [
        "ambiguous": [
            "Transfer_Encoding with underscore.: 200", "Content_Length with underscore.: 200", "Get with a body and Content-Length: 200",
            "Get with a body and Transfer-Encoding: 200", "Head with a body and Content-Length: 200",
            "Head with a body and Transfer-Encoding: 200", "Transfer-Encoding for HTTP/0.9: 505", "Content-Length for HTTP/0.9: 505",
            "Transfer-Encoding with multiple hyphens: 200", "Transfer-Encoding with multiple delimiters: 200",
        ],
        "bad-header-characters": [],
    ]

    @Test(
        .enabled(if: PackageFolders.hasShared("suites/http-desync"), "the suite is not beside the package"),
        arguments: ["ambiguous", "bad-header-characters"])
    func readsNoAmbiguousRequestAsAnotherOne(_ file: String) async throws {
        try await MockServer.run(answering: .text("fine")) { server in
            let cases = try cases(file)
            #expect(cases.count > 10)
            var others: [String] = []
            for each in cases {
                let status = try await firstStatus(each.request, server)
                if status != "400", status != "501" { others.append("\(each.name): \(status)") }
                // The body of a request is not read as the next one: the hidden request is answered once, or never.
                let statuses = try await statuses(each.request, server)
                #expect(statuses.first == status && statuses.count == (status == "200" ? 2 : 1), "\(each.name)")
            }
            #expect(others == Self.safe[file])
        }
    }

    /// Requests that this server refuses although they could be read: control characters and spaces in names and targets, transfer codings that it does not
    /// read, two framings, and versions without fields.
    private static let refused: [String: [String]] = [
        "acceptable": [
            "No TE/CL headers, some others are non-compliant: 400", "TE and some others are non-compliant: 400",
            "A non-essential header with a non-printable character (x01): 400", "CL and some others are non-compliant: 400",
            "Non-RFC, but OK HTTP/0.9: 505", "Empty version, which means HTTP/0.9: 400",
        ],
        "edge-cases": [
            "Bad non-essential header does not shadow bad Content-Length: 400",
            "Bad non-essential header does not shadow bad Transfer-Encoding: 400",
            "Non-compliant character does not shadow bad character: 400",
            "Non-compliant customer header does not shadow ambiguous Transfer-Encoding for GET: 400",
            "Non-compliant customer header does not shadow ambiguous Content-Length for HEAD: 400",
            "Bad header does not shadow other bad headers: 400", "Bad URI does not shadow essential bad headers: 400",
            "Bad URI does not shadow essential ambiguous headers: 400",
        ],
        "rfc-compliant": [
            "Different Transfer-Encoding headers: 501", "Different Transfer-Encoding headers combined: 400",
            "Transfer-Encoding with a param: chunked;custom_param: 400", "Empty URI: 400",
        ],
        "uri-specific-test-cases": [
            #"\t in URI: 400"#, "Extra spaces in version: 400", #"\x01 in URI: 400"#, "[space] in URI: 400",
            "[space] in URI resulted in a bad version: 400", #"\r in URI: 400"#, #"\n in URI: 400"#, "Request Smuggling in URI: 400",
            #"\0 in URI: 400"#, #"\0 at the start of URI: 400"#,
        ],
    ]

    @Test(
        .enabled(if: PackageFolders.hasShared("suites/http-desync"), "the suite is not beside the package"),
        arguments: ["acceptable", "edge-cases", "rfc-compliant", "uri-specific-test-cases"])
    func answersOtherRequests(_ file: String) async throws {
        try await MockServer.run(answering: .text("fine")) { server in
            let cases = try cases(file)
            #expect(cases.count > 5)
            var others: [String] = []
            for each in cases {
                let status = try await firstStatus(each.request, server)
                if status != "200" { others.append("\(each.name): \(status)") }
            }
            #expect(others == Self.refused[file])
        }
    }
}

extension YAMLNode {
    fileprivate subscript(key: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value
    }

    fileprivate func text(_ key: String) -> String {
        guard case .scalar(let scalar)? = self[key]?.content else { return "" }
        return scalar.text ?? ""
    }
}
