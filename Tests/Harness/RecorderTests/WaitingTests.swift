import ContractFiles
import ContractTesting
import Foundation
@testable import HTTPMessages
@testable import Recordings
import StandInAPI
import StandInServices
import Synchronization
import TestFolders
import Testing
import VerificationModel

@testable import Recorder

/// When a recorder asks: no sooner than its pace, and again when the API says.
@Suite("A recorder's patience", .timeLimit(.minutes(5)))
struct WaitingTests {
    private let folder: TemporaryFolder
    private let services: StandInServices

    init() throws {
        folder = try TemporaryFolder()
        services = try StandInServices(keys: StandInServices.Keys(films: "-", weather: "-", articles: "-"))
        try folder.write("Contracts/apis.yml", "shop: { base: https://shop.example.com }\n")
        let pages = (1...3).map { "{ recording: page-\($0), send: { query: { limit: 1, skip: \($0) } } }" }.joined(separator: ", ")
        try folder.write(
            "Contracts/shop.yml", "api: shop\ncontracts:\n  pages: { request: GET /products?limit&skip, responses: [\(pages)] }\n")
        try folder.write("Fixtures/README.md", "")
    }

    /// What became of each recording, how long was waited, and what was told.
    private func record(
        _ answer: (@Sendable (StandInAPI.Request) async throws -> StandInAPI.Answer)? = nil,
        with change: @escaping @Sendable (inout Recorder.Settings) -> Void = { _ in },
        end: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws -> (results: [RecordingResult], waited: [Duration], progress: [RecordingProgress], asked: Int) {
        let waited = Waited()
        return try await StandInAPI.run(answering: answer ?? { [services] in services.answer($0) }) { [folder] api in
            let workspace = Workspace(contracts: "\(folder.path)/Contracts", root: folder.path)
            let plan = try RecordingPlan(workspace, environment: [:])
            var settings = Recorder.Settings(mode: .new, environment: [:], now: { 1_763_717_400 })
            settings.standIns = ["shop": api.url.absoluteString]
            settings.moment = { waited.now.withLock { $0 } }
            settings.sleep = { time in
                waited.times.withLock { $0.append(time) }
                waited.now.withLock { $0 += time }
            }
            settings.progress = { step in waited.progress.withLock { $0.append(step) } }
            change(&settings)
            let made = settings
            let results = try await LiveClient.run(timeout: .seconds(60)) { client in
                let fixtures = try RecordingsFolder(workspace.fixtures, displayPath: "Fixtures")
                var recorder = Recorder(client, into: fixtures, policy: plan.policy, settings: made)
                var results: [RecordingResult] = []
                try await recorder.record(plan.orders) { order, result in
                    results.append(result)
                    end(order.name)
                }
                return results
            }
            return (results, waited.times.withLock { $0 }, waited.progress.withLock { $0 }, api.requests.count)
        }
    }

    private final class Waited: Sendable {
        /// Time goes by only where somebody waits.
        let now = Mutex(ContinuousClock.now)
        let times = Mutex<[Duration]>([])
        let progress = Mutex<[RecordingProgress]>([])
    }

    /// What was asked for is written meanwhile.
    @Test func theNextIsAskedForBeforeOneIsDone() async throws {
        let steps = Mutex<[String]>([])
        let run = try await record(
            with: { settings in
                settings.progress = { step in
                    if case .asks(let request) = step { steps.withLock { $0.append("asks \(request.suffix(6))") } }
                }
            }, end: { name in steps.withLock { $0.append("has \(name)") } })
        #expect(run.results.count == 3)
        #expect(steps.withLock { $0 } == ["asks skip=1", "asks skip=2", "has page-1", "asks skip=3", "has page-2", "has page-3"])
    }

    private func isNew(_ result: RecordingResult) -> Bool { if case .new = result { true } else { false } }

    @Test func withoutAPaceNothingIsWaitedFor() async throws {
        let run = try await record()
        #expect(run.results.count == 3)
        #expect(run.results.allSatisfy(isNew))
        #expect(run.waited == [])
        #expect(run.progress == (1...3).map { .asks("GET https://shop.example.com/products?limit=1&skip=\($0)") })
    }

    @Test func requestsKeepTheirPace() async throws {
        let run = try await record(with: { $0.pace = .seconds(3_600) })
        #expect(run.results.allSatisfy(isNew))
        // Nothing before the first.
        #expect(run.waited == [.seconds(3_600), .seconds(3_600)])
    }

    /// Each API has a pace of its own.
    @Test func anotherAPIIsAskedAtOnce() async throws {
        try folder.write(
            "Contracts/apis.yml", "shop: { base: https://shop.example.com }\nfilms: { base: https://films.example.com }\n")
        try folder.write(
            "Contracts/films.yml", "api: films\ncontracts:\n  film: { request: GET /film, responses: [{ recording: film }] }\n")
        let run = try await record(
            { _ in .text("{}") },
            with: { settings in
                settings.pace = .seconds(3)
                settings.standIns["films"] = settings.standIns["shop"]
            })
        #expect(run.results.allSatisfy(isNew))
        #expect(run.asked == 4)
        #expect(run.waited == [.seconds(3), .seconds(3)])
    }

    @Test func anAPIThatAsksForTimeGetsIt() async throws {
        services.limit(to: 1)
        let run = try await record()
        #expect(run.results.allSatisfy(isNew))
        #expect(run.waited == [.seconds(2), .seconds(2)])
        #expect(run.asked == 5)
        #expect(run.progress.filter { $0 == .waits(.seconds(2), api: "shop", status: 429) }.count == 2)
    }

    /// It has an end: an API that never has time is left alone.
    @Test func anAPIThatNeverHasTimeIsLeftAlone() async throws {
        services.limit(to: 0)
        let run = try await record()
        // Before each but the first it is left alone, too, for what it said last.
        #expect(run.waited == Array(repeating: .seconds(2), count: 14))
        #expect(run.asked == 15)
        let findings = run.results.compactMap { result in if case .failed(let finding) = result { finding } else { nil } }
        let finding = try #require(findings.first)
        #expect(findings.count == 3)
        #expect(
            finding.what
                == "shop answered 429 Too Many Requests to GET https://shop.example.com/products?limit=1&skip=1 5 times, and wants to be left alone for 2 s"
        )
        #expect(finding.next == "record later, or slower: --pace 1s")
    }

    /// Of 503 the same is true; of another error it is not, whatever its fields say.
    @Test(arguments: [(503, 1), (500, 0)])
    func onlyTheseStatusesAskForTime(_ status: Int, _ waits: Int) async throws {
        let count = Counter()
        let run = try await record({ _ in
            count.next() == 1 ? StandInAPI.Answer(status: status, headers: [("Retry-After", "7")]) : .text("{}")
        })
        #expect(run.waited == Array(repeating: .seconds(7), count: waits))
        #expect(isNew(run.results[0]) == (waits == 1))
    }

    /// What the contract promises is an answer like any other.
    @Test func whoIsPromisedThatThereIsNoTimeDoesNotAskAgain() async throws {
        try folder.write(
            "Contracts/shop.yml",
            "api: shop\ncontracts:\n  busy: { request: 'GET /products?limit=1&skip=1', responses: [{ recording: busy, status: 429 }] }\n")
        let run = try await record({ _ in StandInAPI.Answer(status: 429, headers: [("Retry-After", "7")]) })
        #expect(run.asked == 1)
        #expect(run.waited == [])
        #expect(run.results.map(isNew) == [true])
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)

        func next() -> Int {
            count.withLock {
                $0 += 1
                return $0
            }
        }
    }

    /// Whoever is to be left alone for long is not asked for the next recording either.
    @Test func anAPIThatWantsMuchTimeIsAskedOnce() async throws {
        let run = try await record({ _ in StandInAPI.Answer(status: 429, headers: [("Retry-After", "3600")]) })
        #expect(run.asked == 1)
        #expect(run.waited == [])
        let found = run.results.compactMap { result in if case .failed(let finding) = result { finding.what } else { nil } }
        #expect(found.count == 3)
        #expect(found[0].hasSuffix(" and wants to be left alone for 3600 s"))
        #expect(
            found[1]
                == "GET https://shop.example.com/products?limit=1&skip=2 was not asked for: shop wants to be left alone for another 3600 s")
    }

    /// The pace is kept whatever became of the request before.
    @Test func thePaceIsKeptAfterAFailure() async throws {
        let run = try await record({ _ in StandInAPI.Answer(status: 500, headers: []) }, with: { $0.pace = .seconds(3_600) })
        #expect(run.asked == 3)
        #expect(run.waited == [.seconds(3_600), .seconds(3_600)])
    }

    // MARK: Retry-After

    @Test(
        arguments: [
            ("0", 0), ("120", 120), ("Fri, 21 Nov 2025 09:30:30 GMT", 30), ("Fri, 21 Nov 2025 09:29:30 GMT", 0),
            ("Friday, 21-Nov-25 09:30:30 GMT", 30), ("Fri Nov 21 09:30:30 2025", 30), ("-1", nil), ("soon", nil),
            ("", nil), ("1.5", nil),
            ("99999999999999999999", nil),
        ] as [(String, Int?)])
    func aTimeIsReadAsItIsWritten(_ text: String, _ seconds: Int?) {
        let headers: HeaderFields = ["retry-after": text]
        #expect(RetryAfter.pause(of: headers, now: 1_763_717_400) == seconds.map { .seconds($0) })
    }

    // MARK: Header fields

    @Test func fieldsThatFrameAreNotKept() {
        let sent = ["Host", "Accept", "accept-encoding", "Connection", "Content-Length", "Transfer-Encoding", "X-A", "X-A"]
        let fields = HeaderFields(sent.map { HeaderFields.Field(name: $0, value: "1") })
        #expect(fields.keptOfRequest.fields.map(\.name) == ["Accept", "X-A", "X-A"])
        let came = ["Date", "Content-Encoding", "content-length", "Set-Cookie", "Keep-Alive", "ETag"]
        let answer = HeaderFields(came.map { HeaderFields.Field(name: $0, value: "1") })
        #expect(answer.keptOfResponse.fields.map(\.name) == ["Date", "Set-Cookie", "ETag"])
    }

    @Test func onlyLastingFieldsMakeADifference() {
        func fields(_ fields: (String, String)...) -> HeaderFields {
            HeaderFields(fields.map { HeaderFields.Field(name: $0.0, value: $0.1) })
        }
        let old = fields(("Date", "1"), ("X-Version", "1"), ("X-RateLimit-Remaining", "9"), ("A", "1"), ("A", "2"))
        #expect(VolatileFields.differences(of: fields(("date", "2"), ("X-Version", "1"), ("A", "1"), ("A", "2")), from: old) == [])
        #expect(VolatileFields.differences(of: fields(("X-Version", "2"), ("A", "1"), ("A", "2")), from: old) == ["x-version"])
        #expect(VolatileFields.differences(of: fields(("X-Version", "1"), ("A", "2"), ("A", "1")), from: old) == ["a"])
        #expect(VolatileFields.differences(of: fields(("A", "1"), ("A", "2"), ("X-Version", "1")), from: old) == ["in another order"])
    }
}
