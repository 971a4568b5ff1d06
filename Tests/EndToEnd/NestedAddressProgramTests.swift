import Foundation
import TestFolders
import Testing

/// Answers with an address inside of another address, which ended every command that searches for secrets.
@Suite("Addresses inside of addresses, seen by the built program")
struct NestedAddressProgramTests {
    private static let address = "/login?next=https://app.example.com/home"

    /// By the kind of body, the type and the text.
    static let bodies = [
        ("json", "application/json", #"{"next":"\#(address)"}"#),
        ("html", "text/html", #"<!DOCTYPE html><p><a href="\#(address)">x</a></p>"#),
        ("xml", "application/xml", "<a>\(address)</a>"), ("yaml", "application/yaml", "next: \(address)\n"),
        ("csv", "text/csv", "id,next\n1,\(address)\n"), ("javascript", "text/javascript", #"var next = "\#(address)";"#),
        ("text", "text/plain", "Go to \(address) now."), ("field", "text/plain", ""),
    ]

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop: { base: \"https://api.example.com\" }\n")
        return folder
    }

    @Test func searchesRecordingsForSecrets() async throws {
        let folder = try folder()
        for (name, type, body) in Self.bodies {
            try folder.write(
                "Fixtures/\(name).http",
                "GET https://api.example.com/\(name)\n\nHTTP/1.1 200 OK\nContent-Type: \(type)\nLocation: \(Self.address)\nLink: <\(Self.address)>; rel=x\n\n\(body)"
            )
        }
        let run = try await BuiltProgram.run(["secrets", "--contracts", "Contracts/"], in: folder)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test func importsArchives() async throws {
        let folder = try folder()
        let entries = try Self.bodies.map { name, type, body in
            """
            {"request":{"method":"GET","url":"https://api.example.com/\(name)","headers":[]},"response":{"status":200,"statusText":"OK",\
            "headers":[{"name":"Content-Type","value":"\(type)"},{"name":"Location","value":"\(Self.address)"}],
            "content":{"mimeType":"\(type)","text":\(String(decoding: try JSONEncoder().encode(body), as: UTF8.self))}}}
            """
        }
        try folder.write("all.har", #"{"log":{"entries":[\#(entries.joined(separator: ","))]}}"#)
        let run = try await BuiltProgram.run(["import", "all.har", "--contracts", "Contracts/"], in: folder)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(folder.files(below: "Fixtures").filter { $0.hasSuffix(".http") }.count == Self.bodies.count)
    }

    @Test(arguments: bodies.indices) func importsOutputOfCurl(_ index: Int) async throws {
        let folder = try folder()
        let (name, type, body) = Self.bodies[index]
        try folder.write("\(name).txt", "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nLocation: \(Self.address)\r\n\r\n\(body)")
        let run = try await BuiltProgram.run(
            ["import", "\(name).txt", "--contracts", "Contracts/", "--request", "GET https://api.example.com/me"], in: folder)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
}
