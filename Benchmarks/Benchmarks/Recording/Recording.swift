import AsyncHTTPClient
import Foundation
import HTTPMessages
import MockServer
import NIOCore
import Recordings
import Redaction

/// The cost of recording compared with fetching: a thousand responses of 18 KB, requested one after the other.
///
/// For comparison, the same responses are only written to files and synchronized with the disk.
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
                try await measure(latency, client, server.baseURL.absoluteString)
            }
        }
    }

    /// Alternates between the variants, so that other work of the machine affects all of them.
    private static func measure(_ latency: Duration, _ client: HTTPClient, _ url: String) async throws {
        var (fetched, kept, recorded) = ([Double](), [Double](), [Double]())
        for run in 0...runs {
            let times = [
                try await seconds { for number in 1...count { _ = try await body(client, "\(url)/items?id=\(number)") } },
                try await secondsInFolder { folder in try await keep(client, url, in: folder) },
                try await secondsInFolder { folder in try await record(client, url, into: folder) },
            ]
            // The first warms up.
            guard run > 0 else { continue }
            fetched.append(times[0])
            kept.append(times[1])
            recorded.append(times[2])
        }
        let (bare, files, whole) = (fetched.sorted()[runs / 2], kept.sorted()[runs / 2], recorded.sorted()[runs / 2])
        let title = latency == .zero ? "no latency" : "10 ms latency"
        print(String(format: "%@: fetching %.3f s, fetching into files %.3f s, recording %.3f s", title, bare, files, whole))
        print(String(format: "%@: recording / fetching %.2f, recording / fetching into files %.2f", title, whole / bare, whole / files))
    }

    /// The work of `verify record`: while an answer is redacted, looked through and written, the next is asked for.
    private static func record(_ client: HTTPClient, _ url: String, into folder: String) async throws {
        let store = try Store(folder)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...count {
                let bytes = try await body(client, "\(url)/items?id=\(number)")
                if number > 1 { try await group.next() }
                group.addTask { try await store.write(bytes, number) }
            }
            try await group.waitForAll()
        }
    }

    private actor Store {
        private var sink: RecordingSink

        init(_ folder: String) throws {
            sink = RecordingSink(
                try RecordingsFolder(folder, displayPath: "Fixtures"),
                policy: SecretPolicy(names: ["api_key": "SHOP_KEY"], known: [try KnownSecret(name: "SHOP_KEY", value: "shop-key-0815")]))
        }

        func write(_ body: [UInt8], _ number: Int) throws {
            let exchange = CapturedExchange(
                comment: "Recorded 2026-11-22T02:00:00Z by verify record, 1 ms",
                request: CapturedExchange.Request(
                    method: "GET", target: "https://shop.example.com/items?id=\(number)&api_key=shop-key-0815"),
                response: CapturedExchange.Response(
                    status: 200, reason: "OK", headers: ["Content-Type": "application/json"],
                    body: body))
            try sink.write(try sink.redacted([exchange]), named: "items-\(number)")
        }
    }

    /// The least that files cost which a kill or a power cut leaves whole: written beside, synced, renamed, and the folder synced.
    private static func keep(_ client: HTTPClient, _ url: String, in folder: String) async throws {
        for number in 1...count {
            let bytes = try await body(client, "\(url)/items?id=\(number)")
            for (name, content) in [("items-\(number).json", bytes), ("items-\(number).http", Array("GET /items\n".utf8))] {
                try synced("\(folder)/.\(name)", O_CREAT | O_WRONLY) { descriptor in
                    guard content.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == content.count else { throw Failed() }
                }
                guard rename("\(folder)/.\(name)", "\(folder)/\(name)") == 0 else { throw Failed() }
            }
            try synced(folder, O_RDONLY) { _ in }
        }
    }

    private struct Failed: Error {}

    private static func synced(_ path: String, _ flags: Int32, _ work: (Int32) throws -> Void) throws {
        let descriptor = open(path, flags, 0o644)
        guard descriptor >= 0 else { throw Failed() }
        defer { close(descriptor) }
        try work(descriptor)
        guard fsync(descriptor) == 0 else { throw Failed() }
    }

    private static func secondsInFolder(_ work: (String) async throws -> Void) async throws -> Double {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("plumbline-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let time = try await seconds { try await work(folder.path) }
        try FileManager.default.removeItem(at: folder)
        return time
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
            #"{"id":\#(number),"title":"The Lantern Keepers \#(number)","overview":"Two sisters keep a lighthouse that no ship has passed for years. Then one does, and no one knows where from.","poster_path":"\/lanternKeepers\#(number).jpg","release_date":"2019-10-04","popularity":61.437,"vote_average":7.4,"genre_ids":[12,878]}"#
        }
        return Array(#"{"page":1,"results":[\#(items.joined(separator: ","))],"total_pages":3}"#.utf8)
    }()
}
