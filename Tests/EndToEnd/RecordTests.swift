import Foundation
import Locks
import RandomNumbers
import Recordings
import StandInAPI
import StandInServices
import StrictJSON
import TestFolders
import Testing

/// Tests of `verify record` with the built program.
///
/// Each step of a test waits until tests that compute for a long time leave it a thread. The limit is for tests that do not end.
@Suite("Recording with the built program", .timeLimit(.minutes(30)))
struct RecordTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop: { base: https://shop.example.com, secrets: { query: { key: SHOP_KEY } } }\n")
        let recordings = (1...5).map { "{ recording: items-\($0), send: { query: { id: \($0) } } }" }
        let sequence = (1...2).map { "{ recording: 'sequence#\($0)', send: { query: { id: s\($0) } } }" }
        try folder.write(
            "Contracts/shop.yml",
            "api: shop\ncontracts:\n  items: { request: GET /items?id, responses: [\((recordings + sequence).joined(separator: ", "))] }\n")
        try folder.write("Fixtures/README.md", "")
    }

    private func arguments(_ api: StandInAPI) -> [String] {
        ["record", "--contracts", "Contracts", "--mode", "all", "--stand-in", "shop=\(api.url.absoluteString)"]
    }

    private let environment = ["SHOP_KEY": "a-key-of-the-shop-0815"]

    /// Returns an answer that repeats its version many times.
    private static func body(_ version: Int) -> String {
        "[" + (1...300).map { _ in "\(version)" }.joined(separator: ",") + "]"
    }

    // MARK: New recordings

    @Test func recordsWithoutSecrets() async throws {
        try await StandInAPI.run(answering: { _ in .text(Self.body(1)) }) { [folder] (api: StandInAPI) async throws in
            let run = try await BuiltProgram.run(arguments(api), in: folder, environment: environment)
            #expect(run.errors == "")
            #expect(run.output.hasSuffix("new      sequence  1202 bytes\n6 recordings: 6 new\n"))
            #expect(run.status == 0)
            #expect(api.requests.allSatisfy { $0.query["key"] == "a-key-of-the-shop-0815" })
            let checked = try await BuiltProgram.run(["--contracts", "Contracts", "--only", "contracts"], in: folder)
            #expect(checked.status == 0, "\(checked.output)")
            let secrets = try await BuiltProgram.run(["secrets", "--contracts", "Contracts"], in: folder, environment: environment)
            #expect(secrets.status == 0, "\(secrets.output)")
        }
    }

    /// The README shows this output: an answer that is the same, one that has changed, and one after the fix.
    @Test func printsTheWalkThroughOfTheREADME() async throws {
        let copy = try PackageCopy.ofTheDomain()
        let keys = StandInServices.Keys(films: "-", weather: "-", articles: "-")
        let services = try StandInServices(keys: keys)
        let page = try PackageFolders.text("Documentation/Commands/record.md")
        try await StandInAPI.run(answering: { services.answer($0) }) { (api: StandInAPI) async throws in
            let record = [
                "record", "--contracts", "Contracts/", "--filter", "products/page-2", "--mode", "all", "--stand-in",
                "products=\(api.url.absoluteString)",
            ]
            let verify = ["--contracts", "Contracts/", "--filter", "products/page-2", "--quiet"]
            let same = try await BuiltProgram.run(record, in: copy.folder)
            #expect(same.output == "same     products/page-2\n1 recording: 1 same\n")
            services.shape = .changed
            let changed = try await BuiltProgram.run(record, in: copy.folder)
            let broken = try await BuiltProgram.run(verify, in: copy.folder)
            #expect(broken.status == 1)
            let commands = [record.dropLast() + ["products=http://127.0.0.1:8080"], verify].map {
                "$ verify \($0.joined(separator: " "))\n"
            }
            #expect(
                page.contains("```\n\(commands[0])\(changed.output)\(commands[1])\(broken.output)```\n"),
                "\(changed.output)\(broken.output)")
            services.shape = .usual
            #expect(try await BuiltProgram.run(record, in: copy.folder).output == changed.output)
            let kept = try await BuiltProgram.run(["--contracts", "Contracts/", "--filter", "products/page-2"], in: copy.folder)
            #expect(kept.output.hasSuffix("9 checks: 9 kept\n"))
            #expect(page.contains("`changed  products/page-2  the body` and `9 checks: 9 kept`"))
        }
    }

    @Test func sendsNoRequestWithoutItsKey() async throws {
        try await StandInAPI.run(answering: { _ in .text("[]") }) { [folder] (api: StandInAPI) async throws in
            let run = try await BuiltProgram.run(arguments(api), in: folder)
            #expect(run.status == 2)
            #expect(run.output.hasSuffix("6 recordings: 6 failed\n"))
            #expect(api.requests.isEmpty)
        }
        #expect(try await BuiltProgram.run(["record"], in: folder).status == 2)
    }

    // MARK: Write errors

    /// The thread sanitizer writes a file of its own before the program begins, and crashes where the size of files is limited.
    ///
    /// `make sanitize` sets TSAN_OPTIONS.
    private static let canLimitFileSizes = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] == nil

    @Test(.enabled(if: RecordTests.canLimitFileSizes, "the thread sanitizer cannot start under a limit of file sizes"))
    func aFullDiskIsReportedAndKeepsTheOldRecordings() async throws {
        let version = Version()
        try await StandInAPI.run(answering: { _ in .text(Self.body(version.number)) }) { [folder] (api: StandInAPI) async throws in
            version.number = 1
            _ = try await BuiltProgram.run(arguments(api), in: folder, environment: environment)
            version.number = 2
            let run = try await BuiltProgram.run(arguments(api), in: folder, environment: environment, blocks: 1)
            #expect(run.status == 2)
            #expect(run.output.contains("\n  Fixtures/items-1.json cannot be used: File too large\n"), "\(run.output)")
            #expect(run.output.contains("\n  because: the recording on disk is complete, either the old one or the new one\n"))
            #expect(run.output.hasSuffix("6 recordings: 6 failed\n"))
            #expect(try versions(upTo: 2) == Array(repeating: 1, count: 6))
            #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Fixtures").count == 14)
            #expect(try await BuiltProgram.run(arguments(api), in: folder, environment: environment).status == 0)
            #expect(try versions(upTo: 2) == Array(repeating: 2, count: 6))
        }
    }

    /// A failed run creates no file.
    @Test(.enabled(if: RecordTests.canLimitFileSizes, "the thread sanitizer cannot start under a limit of file sizes"))
    func aFullDiskLeavesNoIncompleteFile() async throws {
        try await StandInAPI.run(answering: { _ in .text(Self.body(1)) }) { [folder] (api: StandInAPI) async throws in
            let before = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Fixtures")
            let run = try await BuiltProgram.run(arguments(api), in: folder, environment: environment, blocks: 1)
            #expect(run.output.hasSuffix("6 recordings: 6 failed\n"), "\(run.output)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Fixtures") == before)
        }
    }

    /// The folder is one in which no user can create a file.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fdinfo"), "there is no /proc"))
    func reportsAFolderThatCannotBeWritten() async throws {
        try await StandInAPI.run(answering: { _ in .text("[]") }) { [folder] (api: StandInAPI) async throws in
            let run = try await BuiltProgram.run(
                arguments(api) + ["--fixtures", "/proc/self/fdinfo"], in: folder, environment: environment)
            #expect(run.status == 2)
            #expect(run.output.contains("\n  /proc/self/fdinfo/items-1.http "), "\(run.output)")
            #expect(run.output.hasSuffix("6 recordings: 6 failed\n"))
        }
    }

    // MARK: Interruptions

    /// The program is killed 50 times with each seed, at random times.
    ///
    /// The folder loads each time, and every recording is the old one or the new one.
    @Test(arguments: [4_711, 4_712, 4_713, 4_714] as [UInt64])
    func aKillAtAnyMomentLeavesWholeRecordings(seed: UInt64) async throws {
        let version = Version()
        try await StandInAPI.run(answering: { request in .text(Self.body(version.number)) }) { [folder] (api: StandInAPI) async throws in
            var random = SplitMix64(seed: seed)
            var killed = 0
            var seen: Set<[Int]> = []
            for number in 1...50 {
                version.number = number
                let before = api.requests.count
                let (request, pause) = (Int.random(in: 1...7, using: &random), Int.random(in: 0...12_000, using: &random))
                let wasKilled = try await BuiltProgram.kill(arguments(api), in: folder, environment: environment) {
                    await api.asked(before + request)
                    try await Task.sleep(for: .microseconds(pause))
                }
                if wasKilled { killed += 1 }
                seen.insert(try versions(upTo: number))
            }
            // The test has no effect if all runs had ended before they were killed, or none had begun to write.
            #expect(killed >= 25)
            #expect(seen.count >= 5)
            let run = try await BuiltProgram.run(arguments(api), in: folder, environment: environment)
            #expect(run.status == 0, "\(run.output)")
        }
        let bodies = (1...5).map { "items-\($0)" } + ["sequence", "sequence-exchange-2"]
        let names = (bodies.map { "\($0).json" } + (1...5).map { "items-\($0).http" } + ["sequence.http", "README.md"]).sorted()
        let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Fixtures").sorted()
        #expect(left == names)
    }

    /// Returns the version of each existing recording.
    ///
    /// All parts of a recording must have the same version.
    private func versions(upTo newest: Int) throws -> [Int] {
        let fixtures = try RecordingsFolder("\(folder.path)/Fixtures", displayPath: "Fixtures")
        return try fixtures.names().map { name in
            let recording = try fixtures.recording(named: name)
            var versions: Set<Int> = []
            for exchange in recording.exchanges {
                let body = try fixtures.body(of: exchange.response, in: recording)
                let numbers = try JSONDocument(body.bytes).root.elements.compactMap(\.number).compactMap { Int($0) }
                #expect(numbers.count == 300)
                versions.formUnion(numbers)
            }
            #expect(versions.count == 1, "\(name) has the versions \(versions)")
            #expect(recording.exchanges.count == (name == "sequence" ? 2 : 1))
            #expect(versions.allSatisfy { (1...newest).contains($0) })
            return versions.first ?? 0
        }
    }

    private final class Version: Sendable {
        private let value = Locked(0)

        var number: Int {
            get { value.withLock { $0 } }
            set { value.withLock { $0 = newValue } }
        }
    }
}
