import AsyncHTTPClient
import Foundation
import HTTPMessages
import MockServer
import NIOCore
import Recordings
import Redaction

/// The cost of recording compared with fetching: a thousand responses of 18 KB, requested one after the other.
///
/// For comparison, the same responses are only written to files and synchronized with the disk, and the same recordings are written without
/// a search for secrets. `Scripts/bench-record` runs it.
@main
enum RecordingBenchmark {
    private static let count = 1_000
    private static let runs = 5

    static func main() async throws {
        let client = HTTPClient(configuration: HTTPClient.Configuration(redirectConfiguration: .disallow, decompression: .disabled))
        defer { client.shutdown { _ in } }
        var isFast = true
        for latency in [Duration.zero, .milliseconds(10)] {
            let ratio = try await MockServer.run { server in
                let answer = MockAnswer.bytes(page, type: "application/json")
                try server.reply(to: .any, with: latency == .zero ? answer : answer.with(.latency(.fixed(latency))))
                return try await measure(latency, client, server.baseURL.absoluteString)
            }
            if latency > .zero {
                isFast = ratio <= 1.3
                print("recording with redaction / without, at most 1.3: \(isFast ? "met" : "missed")")
            }
        }
        if !isFast { exit(1) }
    }

    /// Alternates between the variants, so that other work of the machine affects all of them.
    /// - Returns: The time of recording, as a multiple of the time without redaction.
    private static func measure(_ latency: Duration, _ client: HTTPClient, _ url: String) async throws -> Double {
        let finished = try (1...count).map { try finishedRecording($0) }
        var (fetched, kept, unsearched, recorded) = ([Double](), [Double](), [Double](), [Double]())
        for run in 0...runs {
            let times = [
                try await seconds { for number in 1...count { _ = try await body(client, "\(url)/items?id=\(number)") } },
                try await secondsInFolder { folder in try await keep(client, url, in: folder) },
                try await secondsInFolder { folder in
                    try await record(client, url, into: folder) { store, bytes, number in
                        try await store.write(finished[number - 1], for: bytes)
                    }
                },
                try await secondsInFolder { folder in
                    try await record(client, url, into: folder) { store, bytes, number in try await store.write(bytes, number) }
                },
            ]
            // The first warms up.
            guard run > 0 else { continue }
            fetched.append(times[0])
            kept.append(times[1])
            unsearched.append(times[2])
            recorded.append(times[3])
        }
        let medians = [fetched, kept, unsearched, recorded].map { $0.sorted()[runs / 2] }
        let (bare, files, without, whole) = (medians[0], medians[1], medians[2], medians[3])
        let title = latency == .zero ? "no latency" : "10 ms latency"
        print(
            String(
                format: "%@: fetching %.3f s, fetching into files %.3f s, recording without redaction %.3f s, with redaction %.3f s", title,
                bare, files, without, whole))
        print(
            String(
                format: "%@: recording / fetching %.2f, recording / fetching into files %.2f, with redaction / without %.2f", title,
                whole / bare, whole / files, whole / without))
        return whole / without
    }

    /// The work of `verify record`: while an answer is redacted, looked through and written, the next is asked for.
    /// - Parameter write: Writes the answer with a number.
    private static func record(
        _ client: HTTPClient, _ url: String, into folder: String, _ write: @escaping @Sendable (Store, [UInt8], Int) async throws -> Void
    ) async throws {
        let store = try Store(folder)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...count {
                let bytes = try await body(client, "\(url)/items?id=\(number)")
                if number > 1 { try await group.next() }
                group.addTask { try await write(store, bytes, number) }
            }
            try await group.waitForAll()
        }
    }

    private static func policy() throws -> SecretPolicy {
        SecretPolicy(names: ["api_key": "SHOP_KEY"], known: [try KnownSecret(name: "SHOP_KEY", value: "shop-key-0815")])
    }

    private static func exchange(_ body: [UInt8], _ number: Int) -> CapturedExchange {
        CapturedExchange(
            comment: "Recorded 2026-11-22T02:00:00Z by verify record, 1 ms",
            request: CapturedExchange.Request(
                method: "GET", target: "https://shop.example.com/items?id=\(number)&api_key=shop-key-0815"),
            response: CapturedExchange.Response(status: 200, reason: "OK", headers: ["Content-Type": "application/json"], body: body))
    }

    /// Returns the recording that an answer will become, made before time is measured.
    ///
    /// Only a redactor can make it. Its text is finished too, so that recording without redaction does slightly less than it would have to.
    private static func finishedRecording(_ number: Int) throws -> RedactedRecording {
        var redactor = Redactor(try policy())
        return try redactor.recording(try redactor.redacted([exchange(page, number)]), named: "items-\(number)")
    }

    private actor Store {
        private var sink: RecordingSink

        init(_ folder: String) throws {
            sink = RecordingSink(try RecordingsFolder(folder, displayPath: "Fixtures"), policy: try policy())
        }

        func write(_ body: [UInt8], _ number: Int) throws {
            try sink.write(try sink.redacted([exchange(body, number)]), named: "items-\(number)")
        }

        func write(_ recording: RedactedRecording, for body: [UInt8]) throws {
            guard body == page else { throw Failed() }
            try sink.write(recording)
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
