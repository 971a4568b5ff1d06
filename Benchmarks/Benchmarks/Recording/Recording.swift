import AsyncHTTPClient
import Foundation
import MockServer
import NIOCore
import Recordings

/// What recording costs besides fetching: a thousand answers of 18 KB, asked for one after the other.
///
/// `Scripts/bench-record` runs it.
@main
enum RecordingBenchmark {
    private static let count = 1_000
    private static let runs = 5

    static func main() async throws {
        let client = HTTPClient(configuration: HTTPClient.Configuration(redirectConfiguration: .disallow, decompression: .disabled))
        defer { client.shutdown { _ in } }
        for latency in [Duration.zero, .milliseconds(10)] {
            try await MockServer.run { server in
                let answer = MockAnswer.bytes(page, type: "application/json")
                try server.reply(to: .any, with: latency == .zero ? answer : answer.with(.latency(.fixed(latency))))
                try await measure(latency, client, server.baseURL)
            }
        }
    }

    /// Alternates, so that what the machine does besides befalls both alike.
    private static func measure(_ latency: Duration, _ client: HTTPClient, _ url: String) async throws {
        var (fetched, recorded, written) = ([Double](), [Double](), [Double]())
        for run in 0...runs {
            let fetch = try await seconds { for number in 1...count { _ = try await body(client, "\(url)/items?id=\(number)") } }
            let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("plumbline-bench-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var writing = 0.0
            let record = try await seconds { writing = try await Self.record(client, url, into: folder.path) }
            try FileManager.default.removeItem(at: folder)
            // The first warms up.
            guard run > 0 else { continue }
            fetched.append(fetch)
            recorded.append(record)
            written.append(writing)
        }
        let (bare, whole) = (fetched.sorted()[runs / 2], recorded.sorted()[runs / 2])
        let title = latency == .zero ? "no latency" : "10 ms latency"
        print(
            String(format: "%@: fetching %.3f s, recording %.3f s (of it writing %.3f s)", title, bare, whole, written.sorted()[runs / 2]))
        print(String(format: "%@: recording / fetching %.2f", title, whole / bare))
    }

    /// What `verify record` does with each answer: it is redacted, looked through, and written.
    /// - Returns: How long the writing took, in seconds.
    private static func record(_ client: HTTPClient, _ url: String, into folder: String) async throws -> Double {
        let recordings = try RecordingsFolder(folder, displayPath: "Fixtures")
        var redactor = Redactor(
            SecretPolicy(names: ["api_key": "SHOP_KEY"], known: [try KnownSecret(name: "SHOP_KEY", value: "shop-key-0815")]))
        var written = 0.0
        for number in 1...count {
            let bytes = try await body(client, "\(url)/items?id=\(number)")
            let exchange = CapturedExchange(
                comment: "Recorded 2026-11-22T02:00:00Z by verify record, 1 ms",
                request: CapturedExchange.Request(
                    method: "GET", target: "https://shop.example.com/items?id=\(number)&api_key=shop-key-0815"),
                response: CapturedExchange.Response(
                    status: 200, reason: "OK", headers: HeaderFields([HeaderFields.Field(name: "Content-Type", value: "application/json")]),
                    body: bytes))
            let name = "items-\(number)"
            let text = try RecordingText(try redactor.redacted([exchange]), name: name)
            try redactor.check(text, named: name)
            written += try await seconds { try recordings.write(text, named: name) }
        }
        return written
    }

    private static func body(_ client: HTTPClient, _ url: String) async throws -> [UInt8] {
        let response = try await client.execute(HTTPClientRequest(url: url), timeout: .seconds(60))
        return Array(try await response.body.collect(upTo: 1 << 20).readableBytesView)
    }

    private static func seconds(_ work: () async throws -> Void) async rethrows -> Double {
        let clock = ContinuousClock()
        let begin = clock.now
        try await work()
        return begin.duration(to: clock.now) / .seconds(1)
    }

    /// An answer as a list of films has it.
    private static let page: [UInt8] = {
        let items = (1...60).map { number in
            #"{"id":\#(number),"title":"The Lantern Keepers \#(number)","overview":"Two sisters keep a lighthouse that no ship has passed for years. Then one does, and nobody knows where from.","poster_path":"\/lanternKeepers\#(number).jpg","release_date":"2019-10-04","popularity":61.437,"vote_average":7.4,"genre_ids":[12,878]}"#
        }
        return Array(#"{"page":1,"results":[\#(items.joined(separator: ","))],"total_pages":3}"#.utf8)
    }()
}
