import ServedContracts
import TestFolders
import Testing

@testable import MockServer

@Suite("A server made from contracts", .timeLimit(.minutes(5)))
struct ContractServerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop:\n  base: https://api.example.com/v2\n")
        try folder.write(
            "Contracts/items.yml",
            """
            api: shop
            contracts:
              all items:
                request: GET /items?page
                responses:
                  - recording: items/broken
                    rejects: $
                    body: ItemsDTO
                  - recording: items/error
                    status: 500
                  - recording: items/page-1
                    body: ItemsDTO
                  - recording: items/german
                    body: ItemsDTO
                    send: { headers: { Accept-Language: de } }
              one item:
                request: GET /items/{id}
                responses:
                  - recording: items/one

            """)
        for (name, status) in [("page-1", "200 OK"), ("broken", "200 Broken"), ("error", "500 Error"), ("german", "200 Deutsch")] {
            try folder.write(
                "Fixtures/items/\(name).http", "GET https://api.example.com/v2/items?page=1&key={{KEY}}\n\nHTTP/1.1 \(status)\n\n")
        }
        try folder.write("Fixtures/items/one.http", "GET https://api.example.com/v2/items/7\n\nHTTP/1.1 200 One\n\n")
    }

    private func run(_ body: (MockServer) async throws -> Void) async throws {
        try await MockServer.run(MockServerConfiguration(fixtures: "\(folder.path)/Fixtures")) { server in
            try server.serve(contracts: "\(folder.path)/Contracts")
            try await body(server)
        }
    }

    @Test func answersRequestsOfContractsWithTheirRecordings() async throws {
        try await run { server in
            let english = try await server.text("GET /v2/items?key=k&page=1")
            #expect(english.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(try await server.text("GET /v2/items?key=k&page=1", "Accept-Language: de").hasPrefix("HTTP/1.1 200 Deutsch\r\n"))
            #expect(try await server.text("GET /v2/items/7").hasPrefix("HTTP/1.1 200 One\r\n"))
            #expect(server.stubCount == 5)
        }
    }

    @Test func missesRequestsThatNoContractAllows() async throws {
        try await run { server in
            try server.reply(to: .any, with: .status(200))
            #expect(try await server.text("GET /v2/items?page=9&more=1").hasPrefix("HTTP/1.1 200 OK\r\n"))
            let text = try await server.text("GET /v2/items?key=s3cret")
            #expect(text.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
            #expect(
                text.hasSuffix(
                    """
                    no contract allows GET /v2/items?key={{KEY}}; there are 2
                    nearest: contract items/all items
                                    wanted     received
                        method      GET        GET
                        path        /v2/items  /v2/items
                      x query page  any value  absent
                    nearest: contract items/one item
                                wanted          received
                        method  GET             GET
                      x path    /v2/items/{id}  /v2/items
                    next: change the request, or the contract if the API allows it

                    """))
            #expect(try await server.text("GET /items?page=1").hasPrefix("HTTP/1.1 404 "))
        }
    }

    @Test func missesAllowedRequestsWithoutARecording() async throws {
        try await run { server in
            let text = try await server.text("GET /v2/items?page=2&key=k")
            #expect(text.contains("\r\n\r\nno stub answers GET /v2/items?page=2&key={{KEY}}; there are 5\n"))
        }
    }

    /// A header field with which every response of a contract is recorded is one that the API needs.
    @Test func requiresHeadersOfAllResponses() async throws {
        try folder.write(
            "Contracts/items.yml",
            """
            api: shop
            contracts:
              all items:
                request: GET /items
                responses:
                  - recording: items/page-1
                    send: { headers: { X-Client: app, Accept-Language: en } }
                  - recording: items/german
                    send: { headers: { x-client: app } }

            """)
        try await run { server in
            try server.reply(to: .any, with: .text("any"), priority: 1)
            #expect(try await server.text("GET /v2/items", "X-CLIENT: other").hasSuffix("any"))
            let missed = try await server.text("GET /v2/items", "Accept-Language: en")
            #expect(missed.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
            #expect(missed.contains("  x header x-client  any value  absent\n"), "\(missed)")
        }
    }

    @Test func reloadsChangedFiles() async throws {
        try await run { server in
            try folder.write(
                "Fixtures/items/page-1.http", "GET https://api.example.com/v2/items?page=1&key={{KEY}}\n\nHTTP/1.1 201 New\n\n")
            #expect(try await server.text("GET /v2/items?key=k&page=1").hasPrefix("HTTP/1.1 200 OK\r\n"))
            try server.reload(.contracts("\(folder.path)/Contracts"))
            #expect(try await server.text("GET /v2/items?key=k&page=1").hasPrefix("HTTP/1.1 201 New\r\n"))
            try folder.write("Contracts/items.yml", "api: shop\n")
            #expect(throws: MockServerError.self) { try server.reload(.contracts("\(folder.path)/Contracts")) }
            #expect(try await server.text("GET /v2/items?key=k&page=1").hasPrefix("HTTP/1.1 201 New\r\n"))
            try server.check(.any, .exactly(3))
        }
    }

    @Test func reportsInvalidContracts() async throws {
        try await MockServer.run(MockServerConfiguration(fixtures: "\(folder.path)/Fixtures")) { server in
            let none = #expect(throws: MockServerError.self) { try server.serve(contracts: "\(folder.path)/Contracts", only: ["item"]) }
            #expect(none?.description == "there is no contract in \(folder.path)/Contracts/item.yml; name files with contracts")
            let nowhere = #expect(throws: MockServerError.self) { try server.serve(contracts: "\(folder.path)/absent") }
            #expect(nowhere?.description.hasPrefix("the folder \(folder.path)/absent ") == true)
            try folder.write("Contracts/items.yml", "api: shop\ncontrcts: {}\n")
            let badly = #expect(throws: MockServerError.self) { try server.serve(contracts: "\(folder.path)/Contracts") }
            #expect(badly?.description.contains("Contracts/items.yml:2:1") == true)
        }
    }
}
