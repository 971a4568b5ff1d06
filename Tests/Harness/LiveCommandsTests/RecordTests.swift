import Foundation
import MockServer
import SafeFiles
import ServedContracts
import StandInAPI
import StandInServices
import TestFolders
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

import VerifyRunning
@testable import LiveCommands

/// Tests of the recordings that `verify record` writes, with the services instead of the APIs.
@Suite("verify record", .timeLimit(.minutes(5)))
struct RecordTests {
    private let site: RecordingSite

    init() throws {
        site = try RecordingSite()
        try site.contracts(
            "shop",
            "products: { request: GET /products?limit&skip, responses: ["
                + "{ recording: shop/page-1, send: { query: { limit: 2, skip: 0 }, headers: { Accept: application/json } } }, "
                + "{ recording: shop/page-2, send: { query: { limit: 2, skip: 2 } } }] }")
    }

    @Test func recordsTheRequestsUnderSend() async throws {
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record(from: api.url)
            #expect(run.snapshot == "0\nnew      shop/page-1  1497 bytes\nnew      shop/page-2  1513 bytes\n2 recordings: 2 new\n")
            #expect(api.requests.map(\.target) == ["/products?limit=2&skip=0", "/products?limit=2&skip=2"])
        }
        #expect(
            try site.head("shop/page-1").replacing(/sha256 [0-9a-f]{64}/, with: "sha256 0") == """
                # Recorded 2025-11-21T09:30:00Z by verify record, 7 ms, from a stand-in at http://127.0.0.1:1
                # Body sha256 0, content-encoding gzip removed
                GET https://shop.example.com/products?limit=2&skip=0
                Accept: application/json

                HTTP/1.1 200 OK
                Content-Type: application/json; charset=utf-8
                X-Request-Id: 7
                Date: today

                <> page-1.json

                """)
        #expect(try site.folder.text("Fixtures/shop/page-1.json").hasSuffix(#""total":11,"skip":0,"limit":2}"#))
    }

    // MARK: Modes

    @Test func modeOnceKeepsExistingRecordings() async throws {
        try await site.run { [site] (api: StandInAPI) async throws in
            _ = await site.record(from: api.url)
            let again = await site.record(from: api.url)
            #expect(again.output.hasSuffix("2 recordings: 2 recorded already (--mode all records them again)\n"))
            #expect(again.status == 0)
            #expect(api.requests.count == 2)
            // This contract has another recording, so the missing one may have been deleted by mistake.
            try site.folder.remove("Fixtures/shop/page-2.http")
            try site.folder.remove("Fixtures/shop/page-2.json")
            let once = await site.record(from: api.url)
            #expect(once.status == 2)
            #expect(once.output.contains("there is no recording shop/page-2, and the mode once does not make it\n"))
            #expect(once.output.contains("\n  next: record it: verify record --mode new --filter shop/page-2 --contracts @/Contracts\n"))
            #expect(api.requests.count == 2)
            let new = await site.record("--mode", "new", from: api.url)
            #expect(
                new.output == "kept     shop/page-1\nnew      shop/page-2  1513 bytes\n"
                    + "2 recordings: 1 new, 1 recorded already (--mode all records them again)\n")
            #expect(new.status == 0)
            #expect(api.requests.count == 3)
        }
    }

    @Test(arguments: ["true", "1", "woodpecker"])
    func recordsNothingIfCIIsSet(_ value: String) async throws {
        let without = await site.record([], environment: ["CI": value])
        #expect(without.errors.hasSuffix("/Fixtures does not exist; name it with --fixtures\n"))
        #expect(without.status == 2)
        try site.folder.write("Fixtures/README.md", "")
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record(from: api.url, environment: ["CI": value])
            #expect(run.status == 2)
            #expect(run.output.hasSuffix("2 recordings: 2 failed\n"))
            #expect(run.output.contains("the mode none does not make it"))
            #expect(api.requests.isEmpty)
            #expect(await site.record("--mode", "once", from: api.url, environment: ["CI": value]).status == 0)
        }
    }

    @Test func doesNotReplaceARecordingMadeByHand() async throws {
        try site.folder.write("Fixtures/shop/page-1.http", "# Made by hand: for a test.\nGET /products?limit=1&skip=0\n\nHTTP/1.1 200 OK\n")
        let made = try site.files()
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record("--mode", "all", from: api.url)
            #expect(
                run.output
                    == "made     shop/page-1  by hand, not replaced\nnew      shop/page-2  1513 bytes\n2 recordings: 1 new, 1 made by hand\n"
            )
            #expect(try site.files()["shop/page-1.http"] == made["shop/page-1.http"])
        }
    }

    // MARK: Existing recordings

    @Test func theSameAnswerChangesNoFile() async throws {
        try await site.run { [site] (api: StandInAPI) async throws in
            _ = await site.record(from: api.url)
            let before = try site.files()
            let again = await site.record("--mode", "all", from: api.url, now: 1_763_717_400 + 86_400 * 1_000)
            #expect(again.output == "same     shop/page-1\nsame     shop/page-2\n2 recordings: 2 same\n")
            // Only Date and X-Request-Id differed.
            #expect(try site.files() == before)
            let quiet = await site.record("--mode", "all", "--quiet", from: api.url)
            #expect("\(quiet.status)\(quiet.output)\(quiet.errors)" == "0")
        }
    }

    @Test func aDifferentAnswerReplacesTheRecording() async throws {
        try await site.run { [site] (api: StandInAPI) async throws in
            _ = await site.record(from: api.url)
            site.services.shape = .changed
            let run = await site.record("--mode", "all", "--filter", "PAGE-1", from: api.url)
            #expect(run.output == "changed  shop/page-1  the body\n1 recording: 1 changed\n")
            #expect(try site.folder.text("Fixtures/shop/page-1.json").contains(#""price":"24.99""#))
            #expect(try site.folder.text("Fixtures/shop/page-2.json").contains(#""price":"#))
            #expect(try site.files().count == 4)
        }
    }

    /// The recorded request is sent again, unless the contract describes another one.
    @Test func sendsTheRecordedRequest() async throws {
        try site.contracts(
            "shop",
            "products: { request: GET /products?limit&skip, responses: [{ recording: shop/page-1 }, { recording: shop/page-2, send: { query: { skip: 6 } } }] }"
        )
        for (name, query) in [("page-1", "skip=1&limit=3&b=%2f"), ("page-2", "limit=1&skip=0&c")] {
            try site.folder.write(
                "Fixtures/shop/\(name).http",
                "# Recorded 2025-01-01T00:00:00Z\nGET http://old.example.com/products?\(query)\nX-A: 1\nx-a: 2\n\nHTTP/1.1 200 OK\n\n<> body of \(name).txt\n"
            )
            try site.folder.write("Fixtures/shop/body of \(name).txt", "old")
        }
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record("--mode", "all", from: api.url)
            #expect(run.output.hasPrefix("changed  shop/page-1  the request, the field"))
            #expect(api.requests.map(\.target) == ["/products?skip=1&limit=3&b=%2f", "/products?limit=1&skip=6&c"])
        }
        #expect(try site.head("shop/page-1").contains("\nGET https://shop.example.com/products?skip=1&limit=3&b=%2f\nX-A: 1\nx-a: 2\n\n"))
        // The names of the bodies stay.
        #expect(
            try site.files().keys.sorted() == [
                "shop/body of page-1.txt", "shop/body of page-2.txt", "shop/page-1.http", "shop/page-2.http",
            ])
    }

    @Test func renewsTheDateOfAStaleRecording() async throws {
        try site.contracts(
            "shop", "products: { fresh: 30d, request: 'GET /products?limit=2&skip=0', responses: [{ recording: shop/page-1 }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            _ = await site.record(from: api.url)
            let before = try site.files()
            let day = 86_400
            #expect(
                await site.record("--mode", "all", from: api.url, now: 1_763_717_400 + 30 * day).output.hasPrefix("same     shop/page-1\n"))
            #expect(try site.files() == before)
            let run = await site.record("--mode", "all", from: api.url, now: 1_763_717_400 + 30 * day + 1)
            #expect(run.output == "same     shop/page-1  its date was renewed\n1 recording: 1 same\n")
            #expect(try site.head("shop/page-1").hasPrefix("# Recorded 2025-12-21T09:30:01Z by verify record"))
        }
    }

    /// The recording is the same and complete.
    ///
    /// Files that an interrupted run left behind are removed.
    @Test(arguments: ["page-1.json.plumbline-copy", ".page-1.http.plumbline-4711ab"]) func removesFilesOfAnInterruptedRun(_ name: String)
        async throws
    {
        try await site.run { [site] (api: StandInAPI) async throws in
            _ = await site.record(from: api.url)
            let before = try site.files()
            try site.folder.write("Fixtures/shop/\(name)", "left")
            let run = await site.record("--mode", "all", from: api.url)
            #expect(run.output == "same     shop/page-1  its date was renewed\nsame     shop/page-2\n2 recordings: 2 same\n")
            #expect(try site.files().keys.sorted() == before.keys.sorted())
            #expect(await site.record("--mode", "all", "--quiet", from: api.url).output == "")
        }
    }

    // MARK: Answers

    @Test func recordsRedirectsAndErrors() async throws {
        try site.contracts(
            "shop", "moved: { request: 'GET /products/', responses: [{ recording: moved, status: 301 }] }",
            "nowhere: { request: 'GET /nowhere/{id}', responses: [{ recording: nowhere, status: 404, send: { path: { id: ä/1 } } }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record(from: api.url)
            #expect(run.output == "new      moved  0 bytes\nnew      nowhere  44 bytes\n2 recordings: 2 new\n")
            #expect(api.requests.map(\.target) == ["/products/", "/nowhere/%C3%A4%2F1"])
        }
        #expect(try site.head("moved").hasSuffix("HTTP/1.1 301 Moved Permanently\nLocation: /products\nX-Request-Id: 7\nDate: today\n"))
    }

    /// A stream, gzip and escaped slashes are recorded and served: a client reads the same bytes.
    @Test func recordingsCanBeServed() async throws {
        try site.contracts(
            "films",
            "search: { request: GET /search/movie?query, responses: [{ recording: films/search, send: { query: { query: lantern } } }] }")
        try site.contracts("shop", "live: { request: GET /products/live, responses: [{ recording: live }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            #expect(await site.record(from: api.url).status == 0)
            let target = "/3/search/movie?query=lantern&api_key=\(RecordingSite.keys.films)"
            for path in [target, "/products/live"] {
                let original = try await bytes(api.url.absoluteString + path)
                let again = try await MockServer.run(MockServerConfiguration(fixtures: "\(site.folder.path)/Fixtures")) { server in
                    try server.serve(contracts: "\(site.folder.path)/Contracts")
                    return try await bytes("\(server.baseURL)\(path)")
                }
                #expect(again == original)
                #expect(original.count > 100)
            }
        }
        #expect(try site.folder.text("Fixtures/films/search.json").contains(#""poster_path":"\/lanternKeepers7.jpg""#))
        #expect(try site.folder.text("Fixtures/films/search.http").contains("content-encoding gzip removed"))
        #expect(try site.head("live").contains(/<> live\.txt @ \d+ \d+/))
    }

    /// The mock server accepts any value in the place of a secret, but not other values beside it.
    @Test func answersARequestWithOtherSecrets() async throws {
        try site.contracts(
            "shop",
            "login: { request: POST /auth/login, responses: [{ recording: login, send: { body: { username: keeper, password: s3cret-4711 }, "
                + "headers: { Authorization: Bearer first-token-4711, Cookie: session=first-session-4711 } } }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            #expect(await site.record(from: api.url).status == 0)
        }
        try await MockServer.run(MockServerConfiguration(fixtures: "\(site.folder.path)/Fixtures")) { server in
            try server.serve(recordings: "login")
            func status(_ body: String) async throws -> Int? {
                var request = URLRequest(url: server.url("/auth/login"))
                request.httpMethod = "POST"
                request.httpBody = Data(body.utf8)
                for (name, value) in [
                    ("Content-Type", "application/json"), ("Authorization", "Bearer another"), ("Cookie", "session=another"),
                ] {
                    request.setValue(value, forHTTPHeaderField: name)
                }
                return try await (URLSession.shared.data(for: request).1 as? HTTPURLResponse)?.statusCode
            }
            #expect(try await status(#"{"password":"quite another","username":"keeper"}"#) == 200)
            #expect(try await status(#"{"password":"s3cret-4711","username":"visitor"}"#) == 404)
        }
    }

    private func bytes(_ url: String) async throws -> [UInt8] {
        let address = try #require(URL(string: url))
        return try await Array(URLSession.shared.data(from: address).0)
    }

    @Test func requestsASequenceInOrder() async throws {
        let responses = (1...3).map { "{ recording: 'pages#\($0)', send: { query: { limit: 1, skip: \($0) } } }" }.joined(separator: ", ")
        try site.contracts("shop", "pages: { request: GET /products?limit&skip, responses: [\(responses)] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            #expect(await site.record(from: api.url).output.hasSuffix("1 recording: 1 new\n"))
            #expect(api.requests.map { $0.query["skip"] } == ["1", "2", "3"])
            #expect(await site.record("--mode", "all", from: api.url).output == "same     pages\n1 recording: 1 same\n")
        }
        #expect(try site.files().keys.sorted() == ["pages-exchange-2.json", "pages-exchange-3.json", "pages.http", "pages.json"])
        #expect(try site.folder.text("Fixtures/pages.http").split(separator: "\n###\n").count == 3)
    }

    /// The whole sequence is recorded when a contract adds an exchange to it.
    @Test func recordsAMissingExchange() async throws {
        let responses = (1...2).map { "{ recording: 'pages#\($0)', send: { query: { limit: 1, skip: \($0) } } }" }
        try site.contracts("shop", "pages: { request: GET /products?limit&skip, responses: [\(responses[0])] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            _ = await site.record(from: api.url)
            try site.contracts("shop", "pages: { request: GET /products?limit&skip, responses: [\(responses.joined(separator: ", "))] }")
            let none = await site.record("--mode", "none", from: api.url)
            #expect(none.status == 2)
            #expect(none.output.contains("the mode none does not make it"))
            #expect(
                await site.record("--mode", "new", from: api.url).output
                    == "changed  pages  2 exchanges instead of 1\n1 recording: 1 changed\n")
        }
    }

    /// The values in the contract replace the recorded ones, and a secret that the API needs now is sent.
    @Test func prefersTheContractToTheRecording() async throws {
        try site.contracts("films", "popular: { request: 'GET /movie/popular?page=1&units=metric', responses: [{ recording: popular }] }")
        try site.folder.write("Fixtures/popular.http", "GET /3/movie/popular?page=1&units=imperial&b=1\n\nHTTP/1.1 200 OK\n")
        try await site.run { [site] (api: StandInAPI) async throws in
            _ = await site.record("--mode", "all", "--api", "films", from: api.url)
            #expect(api.requests.map(\.target) == ["/3/movie/popular?page=1&units=metric&b=1&api_key=\(RecordingSite.keys.films)"])
        }
    }

    @Test func reportsContractsThatDisagree() async throws {
        try site.contracts(
            "shop", "first: { request: GET /products?limit, responses: [{ recording: page, send: { query: { limit: 1 } } }] }",
            "second: { request: GET /products?limit, responses: [{ recording: page, send: { query: { limit: 2 } } }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record(from: api.url)
            #expect(run.status == 2)
            #expect(
                run.output.contains(
                    "Contracts/shop.yml:4:68: failed\n  another contract records this exchange with GET https://shop.example.com/products?limit=1, which this contract does not allow\n"
                ))
            #expect(api.requests.isEmpty)
        }
    }

    @Test func refusesASecondRunAtTheSameTime() async throws {
        try site.folder.write("Fixtures/README.md", "")
        let lock = try FolderLock("\(site.folder.path)/Fixtures")
        let run = await site.record([])
        #expect(run.status == 2)
        #expect(
            run.errors.hasSuffix(
                "/Fixtures cannot be used: another program is recording into it; wait until that is done; name it with --fixtures\n"))
        withExtendedLifetime(lock) {}
    }

    @Test func sendsABodyUnchanged() async throws {
        try site.contracts(
            "shop",
            "login: { request: POST /auth/login, responses: [{ recording: login, send: { body: { username: keeper, remember: true, minutes: 30 } } }, "
                + "{ recording: stranger, status: 400, send: { headers: { Content-Type: text/plain }, body: 'Dear {{name}}' } }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            #expect(await site.record(from: api.url).output.hasSuffix("2 recordings: 2 new\n"))
            #expect(
                api.requests.map { String(decoding: $0.body, as: UTF8.self) } == [
                    #"{"minutes":30,"remember":true,"username":"keeper"}"#, "Dear {{name}}",
                ])
            #expect(api.requests.map { $0.headers["content-type"] } == ["application/json", "text/plain"])
        }
    }
}
