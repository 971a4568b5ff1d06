import ContractFiles
import ContractTesting
import Foundation
@testable import Recordings
import StandInAPI
import StandInServices
import TestFolders

@testable import Recorder

/// A folder with an API, and a proxy before a substitute for that API.
struct ProxySite {
    /// A key that only the app knows: no environment contains it.
    static let key = "q7Zr2-Vt9xLw4Kp8"

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Contracts/apis.yml", "shop: { base: https://shop.example.com/base, secrets: { query: { api_key: SHOP_KEY } } }\n")
        try folder.write("Fixtures/README.md", "")
    }

    /// Runs a proxy before a server.
    func run(
        before origin: String, timeout: Duration = .seconds(60), with change: (inout RecordingProxy.Settings) -> Void = { _ in },
        _ body: (RecordingProxy, EventLog) async throws -> Void
    ) async throws {
        let recorded = try RecordedAPI(
            named: "shop", in: Workspace(contracts: "\(folder.path)/Contracts", root: folder.path), environment: [:])
        let log = EventLog()
        var settings = RecordingProxy.Settings(api: recorded.api, folder: try fixtures(), policy: recorded.policy, now: { 1_763_717_400 })
        settings.substitute = origin
        settings.report = log.append
        settings.timeout = timeout
        // A busy machine takes much less time to read the bytes that an app has sent before it closed.
        settings.limits.silence = .seconds(60)
        change(&settings)
        try await RecordingProxy.run(settings) { proxy in try await body(proxy, log) }
    }

    /// Runs a proxy before the stand-in services.
    func run(
        with change: @escaping @Sendable (inout RecordingProxy.Settings) -> Void = { _ in },
        _ body: @escaping @Sendable (RecordingProxy, EventLog, StandInAPI) async throws -> Void
    ) async throws {
        let services = try StandInServices(keys: StandInServices.Keys(films: Self.key, weather: Self.key, articles: Self.key))
        try await StandInAPI.run(answering: { services.answer($0) }) { api in
            try await run(before: api.url.absoluteString, with: change) { proxy, log in try await body(proxy, log, api) }
        }
    }

    /// Sends a request of an app on a connection of its own, and returns the answer.
    func ask(_ proxy: RecordingProxy, _ line: String, _ fields: [String] = [], body: String = "") async throws -> String {
        let head = ["\(line) HTTP/1.1", "Host: 127.0.0.1:\(proxy.port)", "Connection: close"] + fields
        return try await WireEnd.talk(to: proxy.port, head.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    func fixtures() throws -> RecordingsFolder { try RecordingsFolder("\(folder.path)/Fixtures", displayPath: "Fixtures") }

    /// Returns the body of an exchange, counted from 0.
    func body(_ name: String, _ index: Int = 0) throws -> String {
        let recording = try fixtures().recording(named: name)
        return String(decoding: try fixtures().body(of: recording.exchanges[index].response, in: recording).bytes, as: UTF8.self)
    }

    /// Returns the contents of all files, as one text.
    func everything() throws -> String {
        let root = "\(folder.path)/Fixtures"
        return try FileManager.default.subpathsOfDirectory(atPath: root).map { name in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isFolder), !isFolder.boolValue else {
                return name
            }
            return name + String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(name)")), as: UTF8.self)
        }.joined(separator: "\n")
    }
}

/// The events that a proxy has reported.
final class EventLog: Sendable {
    private let log = Awaited<[ProxyEvent]>([])

    var all: [ProxyEvent] { log.value }

    @Sendable func append(_ event: ProxyEvent) { log.change { $0.append(event) } }

    /// Waits for a number of events, or until the time of the test is over.
    func events(_ count: Int) async -> [ProxyEvent] {
        await log.wait { $0.count >= count }
        return all
    }
}
