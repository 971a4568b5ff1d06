import Foundation
import MockServer
import Subprocess
import TestFolders
import Testing

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Tests of `verify serve` with the built program.
@Suite("The mock server of the built program", .timeLimit(.minutes(5)))
struct ServeTests {
    private let folder: TemporaryFolder
    /// The number of recordings, each with one request.
    private let count: Int

    init() throws {
        folder = try TemporaryFolder()
        try folder.copy("\(PackageFolders.root)/Contracts", to: "Contracts")
        try folder.copy("\(PackageFolders.root)/Fixtures", to: "Fixtures")
        count = try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/Fixtures").count { $0.hasSuffix(".http") }
    }

    /// Returns the note about the addresses in the recordings.
    private static func note(below folder: String = "Fixtures") -> String {
        """
        note: 66 addresses lead out of this server, in 9 recordings, to shop.example.com (48), news.example.com (15), removed.example.com (3); \
        a client that follows one leaves the mock:
          \(folder)/articles/headlines.json:1:256: news.example.com
          \(folder)/articles/headlines.json:1:311: news.example.com
          \(folder)/articles/headlines.json:1:604: news.example.com
          and 63 more
        next: write the address as a path in the recording, or refuse other hosts in the test

        """
    }

    private struct Announcement: Decodable {
        let version: Int
        let url: String
        let port: Int
        let stubs: Int
        let dashboard: String?
        let token: String?
    }

    /// Returns the status and the text of an answer.
    private func ask(_ url: String, _ path: String) async throws -> (status: Int, text: String) {
        let session = URLSession(configuration: .ephemeral)
        let (data, response) = try await session.data(from: try #require(URL(string: url + path)))
        return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
    }

    @Test func answersFromContractsUntilItIsInterrupted() async throws {
        let run = try await BuiltProgram.serve(["--contracts", "Contracts", "--format", "json"], in: folder) { line, _ in
            let announcement = try JSONDecoder().decode(Announcement.self, from: Data(line.utf8))
            #expect(announcement.version == 1)
            #expect(announcement.url == "http://127.0.0.1:\(announcement.port)")
            #expect(announcement.stubs == count)
            let found = try await ask(announcement.url, "/3/search/movie?query=lantern&page=1&api_key=s3cret&language=en")
            #expect(found.status == 200)
            #expect(try found.text == folder.text("Fixtures/movies/search-lantern-page-1.json"))
            #expect(try await ask(announcement.url, "/3/search/movie?query=other&page=1&api_key=s3cret&language=en").status == 404)
        }
        #expect(run.status == 0)
        #expect(
            run.errors.hasPrefix(
                Self.note(below: "Contracts/../Fixtures")
                    + "#1 GET /3/search/movie?query=lantern&page=1&api_key={{TMDB_API_KEY}}&language=en: answered by movies/search-lantern-page-1\n#2 "
            ))
        #expect(
            run.errors.contains(
                "\nno stub answers GET /3/search/movie?query=other&page=1&api_key={{TMDB_API_KEY}}&language=en; there are \(count)\n"))
        #expect(!run.errors.contains("s3cret"))
    }

    /// No recording lists the token as a secret, but its name shows that it is one.
    @Test func logsNoSecretOfTheApp() async throws {
        let run = try await BuiltProgram.serve(["--fixtures", "Fixtures", "--format", "json"], in: folder) { line, _ in
            let announcement = try JSONDecoder().decode(Announcement.self, from: Data(line.utf8))
            let missed = try await ask(announcement.url, "/elsewhere?access_token=s3cret-1&page=2")
            #expect(missed.status == 404)
            #expect(missed.text.hasPrefix("no stub answers GET /elsewhere?access_token={{ACCESS_TOKEN}}&page=2; there are \(count)\n"))
        }
        #expect(
            run.errors.hasPrefix(
                Self.note()
                    + """
                    #1 GET /elsewhere?access_token={{ACCESS_TOKEN}}&page=2: nothing answers it
                    no stub answers GET /elsewhere?access_token={{ACCESS_TOKEN}}&page=2; there are \(count)

                    """), "\(run.errors)")
        #expect(!run.errors.contains("s3cret"))
    }

    @Test func printsItsAddress() async throws {
        let run = try await BuiltProgram.serve(["--fixtures", "Fixtures", "--quiet"], in: folder) { line, _ in
            #expect(
                line.wholeMatch(of: /serving (\d+) recorded requests at http:\/\/127\.0\.0\.1:\d+ \(stop with Control-C\)/)?.1
                    == "\(count)", "\(line)")
        }
        #expect(run.status == 0)
        #expect(run.errors == Self.note())
    }

    /// The page leaves out two of the nearest stubs, where it has three dots.
    @Test func printsTheBlockOfItsPage() async throws {
        let command = "$ verify serve --contracts Contracts/ --port 8080\n"
        let page = try PackageFolders.text("Documentation/Commands/serve.md")
        let block = try #require(page.components(separatedBy: "```\n").first { $0.hasPrefix(command) }).dropFirst(command.count)
        let parts = block.components(separatedBy: "\n...\n")
        try #require(parts.count == 2)
        let run = try await BuiltProgram.serve(["--contracts", "Contracts/"], in: folder) { line, _ in
            let url = String(try #require(line.firstMatch(of: /http:\/\/[0-9.:]+/)).output)
            for query in ["lantern", "lamp"] { _ = try await ask(url, "/3/search/movie?query=\(query)&page=1&api_key=k&language=en") }
        }
        #expect(run.status == 0)
        let output = (run.output + run.errors).replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:8080")
        #expect(output.hasPrefix("\(parts[0])\nnearest: "), "\(output)")
        #expect(output.hasSuffix("\n\(parts[1])"), "\(output)")
        #expect(output.ranges(of: "\nnearest: ").count == 3, "\(output)")
    }

    /// The file is there when the address is printed.
    @Test func writesItsAddress() async throws {
        let arguments = ["--fixtures", "Fixtures", "--quiet", "--format", "text", "--format", "json=address.json"]
        let run = try await BuiltProgram.serve(arguments, in: folder) { line, _ in
            let announcement = try JSONDecoder().decode(Announcement.self, from: Data(folder.text("address.json").utf8))
            #expect(line == "serving \(count) recorded requests at \(announcement.url) (stop with Control-C)")
        }
        #expect(run.status == 0)
        #expect(run.errors == Self.note())
    }

    @Test func appliesFaultsToEveryAnswer() async throws {
        let run = try await BuiltProgram.serve(["--fixtures", "Fixtures", "--fault", "status=503/7", "--latency", "200ms"], in: folder) {
            line, _ in
            let url = try #require(line.firstMatch(of: /http:\/\/[0-9.:]+/)).output
            let session = URLSession(configuration: .ephemeral)
            let address = try #require(URL(string: url + "/3/movie/popular?page=1&api_key=k&language=en"))
            var answer: HTTPURLResponse?
            let time = try await ContinuousClock().measure { answer = try await session.data(from: address).1 as? HTTPURLResponse }
            #expect(answer?.statusCode == 503)
            #expect(answer?.value(forHTTPHeaderField: "Retry-After") == "7")
            #expect(time >= .milliseconds(200))
        }
        #expect(run.status == 0)
    }

    @Test func passesOnRequestsWithoutARecording() async throws {
        try await MockServer.run { upstream in
            try upstream.reply(to: .get("/elsewhere"), with: .text("from afar"))
            let address = upstream.baseURL.absoluteString
            let run = try await BuiltProgram.serve(
                ["--fixtures", "Fixtures", "--format", "json", "--pass-through", address], in: folder, endedBy: .terminate
            ) { line, _ in
                let announcement = try JSONDecoder().decode(Announcement.self, from: Data(line.utf8))
                let answer = try await ask(announcement.url, "/elsewhere")
                #expect(answer.text == "from afar")
            }
            #expect(run.status == 0)
            #expect(run.errors == Self.note() + "#1 GET /elsewhere: passed on\n")
        }
    }

    @Test func writesItsCertificate() async throws {
        let run = try await BuiltProgram.serve(
            ["--fixtures", "Fixtures", "--format", "json", "--tls", "--certificate", "server.pem"], in: folder
        ) { line, _ in
            let announcement = try JSONDecoder().decode(Announcement.self, from: Data(line.utf8))
            #expect(announcement.url == "https://127.0.0.1:\(announcement.port)")
            #expect(try folder.text("server.pem").hasPrefix("-----BEGIN CERTIFICATE-----\n"))
        }
        #expect(run.status == 0)
    }

    private static let curl = "/usr/bin/curl"

    /// Another client, curl, trusts that certificate only.
    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: curl), "there is no curl"),
        arguments: [("--http2", "2 200"), ("--http1.1", "1.1 200")])
    func curlTrustsTheCertificate(_ version: String, _ expected: String) async throws {
        let run = try await BuiltProgram.serve(
            ["--fixtures", "Fixtures", "--format", "json", "--tls", "--certificate", "server.pem"], in: folder
        ) { line, _ in
            let announcement = try JSONDecoder().decode(Announcement.self, from: Data(line.utf8))
            let address = "\(announcement.url)/3/movie/popular?page=1&api_key=k&language=en"
            let asked = try await Subprocess.run(
                .path(FilePath(Self.curl)),
                arguments: [
                    "-sS", version, "--cacert", "\(folder.path)/server.pem", "-o", "\(folder.path)/body", "-w",
                    "%{http_version} %{http_code}", address,
                ], output: .string(limit: 1_000), error: .string(limit: 1_000))
            #expect(asked.standardOutput == expected, "\(asked.standardError)")
            #expect(try folder.text("body") == folder.text("Fixtures/movies/popular-page-1.json"))
        }
        #expect(run.status == 0)
    }

    @Test func reportsAPortThatIsInUse() async throws {
        try await MockServer.run { server in
            let taken = try await BuiltProgram.run(["serve", "--fixtures", "Fixtures", "--port", "\(server.port)"], in: folder)
            #expect(taken.status == 2)
            #expect(taken.output == "")
            #expect(taken.errors.contains("127.0.0.1:\(server.port): Address already in use"), "\(taken.errors)")
        }
    }

    /// A shell often allows a program fewer open files than the server has connections.
    @Test func raisesTheLimitOfOpenFiles() async throws {
        let run = try await BuiltProgram.serve(["--fixtures", "Fixtures", "--format", "json", "--quiet"], in: folder, descriptors: 48) {
            line, _ in
            let announcement = try JSONDecoder().decode(Announcement.self, from: Data(line.utf8))
            let sockets = try (0..<100).map { _ in try FileDescriptor.connected(to: announcement.port) }
            let answer = try await ask(announcement.url, "/3/movie/popular?page=1&api_key=k&language=en")
            #expect(answer.status == 200)
            for socket in sockets { try socket.close() }
        }
        #expect(run.status == 0)
        #expect(run.errors == Self.note())
    }

    @Test func endsDuringAnOpenRequest() async throws {
        let run = try await BuiltProgram.serve(
            ["--fixtures", "Fixtures", "--format", "json", "--fault", "never"], in: folder, endedBy: .terminate
        ) {
            line, errors in
            let announcement = try JSONDecoder().decode(Announcement.self, from: Data(line.utf8))
            let socket = try FileDescriptor.connected(to: announcement.port)
            _ = try socket.writeAll("GET /3/movie/popular?page=1&api_key=k&language=en HTTP/1.1\r\nHost: x\r\n\r\n".utf8)
            await errors.line { $0.hasPrefix("#1 GET ") }
        }
        #expect(run.status == 0)
    }

    @Test func servesTheDashboardOnlyWithItsOption() async throws {
        let without = try await BuiltProgram.serve(["--fixtures", "Fixtures", "--format", "json", "--quiet"], in: folder) { line, _ in
            let announcement = try JSONDecoder().decode(Announcement.self, from: Data(line.utf8))
            #expect(announcement.dashboard == nil)
            let answer = try await ask(announcement.url, "/__plumbline/")
            #expect(answer.status == 404)
        }
        #expect(without.status == 0)
        let with = try await BuiltProgram.serve(["--fixtures", "Fixtures", "--format", "json", "--quiet", "--dashboard"], in: folder) {
            line, _ in
            let announcement = try JSONDecoder().decode(Announcement.self, from: Data(line.utf8))
            #expect(announcement.token?.count == 32)
            let page = try await ask(try #require(announcement.dashboard), "")
            #expect(page.text.contains("<h1>0 requests</h1>"))
        }
        #expect(with.status == 0)
    }

    @Test func readsChangedFilesAgain() async throws {
        let run = try await BuiltProgram.serve(["--contracts", "Contracts", "--quiet", "--format", "json"], in: folder) { line, errors in
            let announcement = try JSONDecoder().decode(Announcement.self, from: Data(line.utf8))
            try folder.write(
                "Fixtures/movies/popular-page-1.http",
                "GET https://api.themoviedb.org/3/movie/popular?page=1&api_key={{K}}\n\nHTTP/1.1 201 New\n\n")
            await errors.line { $0.hasPrefix("read again: \(count) recorded requests") }
            #expect(try await ask(announcement.url, "/3/movie/popular?page=1&api_key=k").status == 201)
            try folder.write("Contracts/movies.yml", "api: unknown\ncontracts: {}\n")
            await errors.line { $0 == "the server continues with the previous answers" }
            #expect(try await ask(announcement.url, "/3/movie/popular?page=1&api_key=k").status == 201)
        }
        #expect(run.status == 0)
    }

    @Test func readsNewAndRemovedFiles() async throws {
        let run = try await BuiltProgram.serve(["--fixtures", "Fixtures", "--quiet", "--format", "json"], in: folder) { line, errors in
            let announcement = try JSONDecoder().decode(Announcement.self, from: Data(line.utf8))
            #expect(announcement.stubs == count)
            try folder.write("Fixtures/more.http", "GET /more\n\nHTTP/1.1 202 More\n\n")
            await errors.line { $0.hasPrefix("read again: \(count + 1) recorded requests") }
            #expect(try await ask(announcement.url, "/more").status == 202)
            try FileManager.default.removeItem(atPath: "\(folder.path)/Fixtures/more.http")
            await errors.line { $0.hasPrefix("read again: \(count) recorded requests") }
            #expect(try await ask(announcement.url, "/more").status == 404)
        }
        #expect(run.status == 0)
    }

    @Test(arguments: [
        (["--fixtures", ""], "--fixtures is empty; name a folder"),
        (["--fixtures", "Fixtures", "--port", "70000"], "--port 70000 is not a valid port (expected 0 to 65535; 0 for any free port)"),
        (["--fixtures", "Fixtures", "--fault", "explode"], "\"explode\" is not a valid fault; list them: verify serve --help"),
        (["--fixtures", "Fixtures", "--fault", "truncate=x"], "\"truncate=x\" is not a valid fault; list them: verify serve --help"),
        (
            ["--fixtures", "Fixtures", "--fault", "close@2"],
            "\"2\" in \"close@2\" is not a valid probability (expected a number from 0 to 1)"
        ),
        (["--fixtures", "Fixtures", "--latency", "0x10ms"], "\"0x10ms\" is not a valid latency (expected "),
        (
            ["--fixtures", "Fixtures", "--latency", "soon"],
            "\"soon\" is not a valid latency (expected 200ms, 1.5s, 100ms-300ms or 200ms~0.5)"
        ),
    ])
    func refusesWrongUsage(_ arguments: [String], _ message: String) async throws {
        let run = try await BuiltProgram.run(["serve"] + arguments, in: folder)
        #expect(run.status == 64)
        #expect(run.output == "")
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func reportsContentThatCannotBeServed() async throws {
        let missing = try await BuiltProgram.run(["serve", "--fixtures", "absent"], in: folder)
        #expect(missing.status == 2)
        #expect(missing.errors.hasPrefix("verify: the folder absent "))
        try folder.write("Contracts/movies.yml", "api: unknown\ncontracts: {}\n")
        let badly = try await BuiltProgram.run(["serve", "--contracts", "Contracts"], in: folder)
        #expect(badly.status == 2)
        #expect(badly.output == "")
        #expect(badly.errors.contains("movies.yml:1:6"), "\(badly.errors)")
    }
}

extension FileDescriptor {
    /// Returns a socket that is connected to a port of this machine.
    fileprivate static func connected(to port: Int) throws -> FileDescriptor {
        #if os(Linux)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let number = socket(AF_INET, kind, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard result == 0 else { throw Errno(rawValue: errno) }
        return FileDescriptor(rawValue: number)
    }
}
