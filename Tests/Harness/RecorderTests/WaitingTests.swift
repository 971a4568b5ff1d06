import ContractFiles
import ContractTesting
import Foundation
@testable import HTTPMessages
@testable import Recordings
import Locks
import StandInAPI
import StandInServices
import TestFolders
import Testing
import VerificationModel

@testable import Recorder

/// Tests of the times at which a recorder sends requests: by its pace, and by the field Retry-After.
@Suite("Pace and retries of a recorder", .timeLimit(.minutes(5)))
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

    /// Records, and returns the results, the waits, the reported progress and the number of requests.
    private func record(
        _ answer: (@Sendable (StandInAPI.Request) async throws -> StandInAPI.Answer)? = nil,
        with change: @escaping @Sendable (inout Recorder.Settings) -> Void = { _ in },
        end: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws -> (results: [RecordingResult], waited: [Duration], progress: [RecordingProgress], asked: Int) {
        let waited = Waited()
        return try await StandInAPI.run(answering: answer ?? { [services] in services.answer($0) }) { [folder] api in
            let workspace = Workspace(contracts: "\(folder.path)/Contracts", root: folder.path)
            let plan = try RecordingPlan(workspace, environment: [:])
            var settings = Recorder.Settings(mode: .new, environment: [:], readValues: { _, _ in [] }, now: { 1_763_717_400 })
            settings.substitutes = ["shop": api.url.absoluteString]
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
                try await recorder.record(plan.tasks) { task, result in
                    results.append(result)
                    end(task.name)
                }
                return results
            }
            return (results, waited.times.withLock { $0 }, waited.progress.withLock { $0 }, api.requests.count)
        }
    }

    private final class Waited: Sendable {
        /// The current time, which advances only during waits.
        let now = Locked(ContinuousClock.now)
        let times = Locked<[Duration]>([])
        let progress = Locked<[RecordingProgress]>([])
    }

    /// Recordings are written while the next request is sent.
    @Test func requestsTheNextRecordingDuringAWrite() async throws {
        let steps = Locked<[String]>([])
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

    @Test func doesNotWaitWithoutAPace() async throws {
        let run = try await record()
        #expect(run.results.count == 3)
        #expect(run.results.allSatisfy(isNew))
        #expect(run.waited == [])
        #expect(run.progress == (1...3).map { .asks("GET https://shop.example.com/products?limit=1&skip=\($0)") })
    }

    @Test func keepsThePaceBetweenRequests() async throws {
        let run = try await record(with: { $0.pace = .seconds(3_600) })
        #expect(run.results.allSatisfy(isNew))
        // There is no wait before the first request.
        #expect(run.waited == [.seconds(3_600), .seconds(3_600)])
    }

    /// Each API has a pace of its own.
    @Test func doesNotWaitBeforeAnotherAPI() async throws {
        try folder.write(
            "Contracts/apis.yml", "shop: { base: https://shop.example.com }\nfilms: { base: https://films.example.com }\n")
        try folder.write(
            "Contracts/films.yml", "api: films\ncontracts:\n  film: { request: GET /film, responses: [{ recording: film }] }\n")
        let run = try await record(
            { _ in .text("{}") },
            with: { settings in
                settings.pace = .seconds(3)
                settings.substitutes["films"] = settings.substitutes["shop"]
            })
        #expect(run.results.allSatisfy(isNew))
        #expect(run.asked == 4)
        #expect(run.waited == [.seconds(3), .seconds(3)])
    }

    @Test func waitsAsTheAPIAsks() async throws {
        services.limit(to: 1)
        let run = try await record()
        #expect(run.results.allSatisfy(isNew))
        #expect(run.waited == [.seconds(2), .seconds(2)])
        #expect(run.asked == 5)
        #expect(run.progress.filter { $0 == .waits(.seconds(2), api: "shop", status: 429) }.count == 2)
    }

    /// The number of retries is limited.
    @Test func givesUpAfterFiveAttempts() async throws {
        services.limit(to: 0)
        let run = try await record()
        // The recorder also waits before the first request of each further recording, as the last answer asked.
        #expect(run.waited == Array(repeating: .seconds(2), count: 14))
        #expect(run.asked == 15)
        let findings = run.results.compactMap { result in if case .failed(let finding) = result { finding } else { nil } }
        let finding = try #require(findings.first)
        #expect(findings.count == 3)
        #expect(
            finding.what
                == "shop answered 429 Too Many Requests to GET https://shop.example.com/products?limit=1&skip=1 5 times, and asked to retry after 2 s"
        )
        #expect(finding.next == "record later, or more slowly with --pace 1s")
    }

    /// Retry-After is read with 503, too, but not with other errors.
    @Test(arguments: [(503, 1), (500, 0)])
    func readsRetryAfterOnlyWithItsStatuses(_ status: Int, _ waits: Int) async throws {
        let count = Counter()
        let run = try await record({ _ in
            count.next() == 1 ? StandInAPI.Answer(status: status, headers: [("Retry-After", "7")]) : .text("{}")
        })
        #expect(run.waited == Array(repeating: .seconds(7), count: waits))
        #expect(isNew(run.results[0]) == (waits == 1))
    }

    /// A status that the contract promises is recorded like any other.
    @Test func recordsAPromised429() async throws {
        try folder.write(
            "Contracts/shop.yml",
            "api: shop\ncontracts:\n  busy: { request: 'GET /products?limit=1&skip=1', responses: [{ recording: busy, status: 429 }] }\n")
        let run = try await record({ _ in StandInAPI.Answer(status: 429, headers: [("Retry-After", "7")]) })
        #expect(run.asked == 1)
        #expect(run.waited == [])
        #expect(run.results.map(isNew) == [true])
    }

    private final class Counter: Sendable {
        private let count = Locked(0)

        func next() -> Int {
            count.withLock {
                $0 += 1
                return $0
            }
        }
    }

    /// After a long Retry-After, the next recordings are not requested either.
    @Test func sendsOneRequestIfTheWaitIsTooLong() async throws {
        let run = try await record({ _ in StandInAPI.Answer(status: 429, headers: [("Retry-After", "3600")]) })
        #expect(run.asked == 1)
        #expect(run.waited == [])
        let found = run.results.compactMap { result in if case .failed(let finding) = result { finding.what } else { nil } }
        #expect(found.count == 3)
        #expect(found[0].hasSuffix(" and asked to retry after 3600 s"))
        #expect(
            found[1]
                == "GET https://shop.example.com/products?limit=1&skip=2 was not sent: shop asked to retry later, in 3600 s")
    }

    /// The pace does not depend on the result of the request before.
    @Test func keepsThePaceAfterAFailure() async throws {
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

    @Test func omitsFieldsOfFraming() {
        let sent = ["Host", "Accept", "accept-encoding", "Connection", "Content-Length", "Transfer-Encoding", "X-A", "X-A"]
        let fields = HeaderFields(sent.map { HeaderFields.Field(name: $0, value: "1") })
        #expect(fields.keptOfRequest.fields.map(\.name) == ["Accept", "X-A", "X-A"])
        let received = ["Date", "Content-Encoding", "content-length", "Set-Cookie", "Keep-Alive", "ETag"]
        let answer = HeaderFields(received.map { HeaderFields.Field(name: $0, value: "1") })
        #expect(answer.keptOfResponse(isHead: false, status: 200).fields.map(\.name) == ["Date", "Set-Cookie", "ETag"])
    }

    @Test func comparesOnlyLastingFields() {
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
