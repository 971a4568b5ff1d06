import Foundation
import StandInAPI
import Subprocess
import TestFolders
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Tests of `verify record --proxy` with the built program.
@Suite("The recording proxy of the built program", .timeLimit(.minutes(5)))
struct RecordProxyTests {
    private static let key = "a-key-of-the-app-0815"
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop: { base: https://shop.example.com, secrets: { query: { key: SHOP_KEY } } }\n")
    }

    private func arguments(_ origin: URL) -> [String] {
        ["record", "--contracts", "Contracts", "--proxy", "0", "--api", "shop", "--stand-in", "shop=\(origin.absoluteString)"]
    }

    /// Returns the answer that an app gets through the proxy.
    private func ask(_ line: String, _ target: String) async throws -> String {
        let base = try #require(
            line.wholeMatch(of: /recording shop at (http:\/\/127\.0\.0\.1:\d+) \(stop with Control-C\)/), "\(line)"
        ).output.1
        let (data, _) = try await URLSession(configuration: .ephemeral).data(from: try #require(URL(string: base + target)))
        return String(decoding: data, as: UTF8.self)
    }

    @Test(arguments: [true, false])
    func recordsUntilItIsStopped(_ isInterrupted: Bool) async throws {
        try await StandInAPI.run(answering: { .text("[\($0.query["id"] ?? "")]") }) { [folder] (api: StandInAPI) async throws in
            let run = try await BuiltProgram.interact(
                arguments(api.url), in: folder, endedBy: isInterrupted ? .interrupt : .terminate
            ) { output, _ in
                await output.line { _ in true }
                for (id, line) in [
                    ("1", "new      shop/get-items  200"), ("2", "new      shop/get-items-2"), ("1", "changed  shop/get-items  "),
                ] {
                    let answer = try await ask(output.all[0], "/items?id=\(id)&key=\(Self.key)")
                    #expect(answer == "[\(id)]")
                    await output.line { $0.isEmpty || $0.hasPrefix(line) }
                }
            }
            #expect(run.status == 0)
            #expect(run.errors == "")
            #expect(
                run.output.split(separator: "\n").dropFirst() == [
                    "new      shop/get-items  200, 3 bytes", "new      shop/get-items-2  200, 3 bytes",
                    "changed  shop/get-items  200, 3 bytes, exchange #2", "3 requests: 2 new, 1 changed",
                ])
            #expect(!run.output.contains(Self.key))
            #expect(try folder.text("Fixtures/shop/get-items.http").contains("GET https://shop.example.com/items?id=1&key={{SHOP_KEY}}\n"))
            let secrets = try await BuiltProgram.run(
                ["secrets", "--contracts", "Contracts"], in: folder, environment: ["SHOP_KEY": Self.key])
            #expect(secrets.status == 0, "\(secrets.output)")
        }
    }

    @Test func returnsAnErrorStatusAfterAFailedRequest() async throws {
        try await RefusingPort.hold { [folder] url in
            let run = try await BuiltProgram.interact(arguments(url), in: folder) { output, _ in
                await output.line { _ in true }
                let answer = try await ask(output.all[0], "/items")
                #expect(answer == "shop did not answer: the connection failed (connection refused)\n")
                await output.line { $0.isEmpty || $0.hasPrefix("failed   GET https://shop.example.com/items  shop did not answer") }
            }
            #expect(run.status == 2)
            #expect(run.output.hasSuffix("\n1 request: 1 failed\n"))
        }
    }

    @Test(arguments: [
        ["--proxy", "0"], ["--proxy", "70000", "--api", "shop"], ["--proxy", "0", "--api", "shop", "--filter", "a"],
        ["--proxy", "0", "--api", "shop", "--pace", "1s"], ["--proxy", "0", "--api", "shop", "--api", "other"], ["--into", "a"],
        ["--proxy", "0", "--api", "shop", "--into", "../a"], ["--proxy", "0", "--api", "shop", "--mode", "none"],
    ])
    func refusesWrongUsage(_ more: [String]) async throws {
        #expect(try await BuiltProgram.run(["record", "--contracts", "Contracts"] + more, in: folder).status == 64)
    }

    @Test func reportsAnUnknownAPI() async throws {
        let run = try await BuiltProgram.run(["record", "--contracts", "Contracts", "--proxy", "0", "--api", "shpo"], in: folder)
        #expect(run.status == 2)
        #expect(run.errors == "verify: apis.yml has no API \"shpo\"; write \"shop\" if that was meant, or name one of these: shop\n")
    }
}
