import ArgumentParser
import Foundation
import LiveCommands
import StandInAPI
import StandInServices
import TestFolders
import VerifyRunning

/// A folder with contracts, and the services from which they are recorded.
final class RecordingSite: Sendable {
    static let keys = StandInServices.Keys(films: "films-key-0815", weather: "weather-key-0815", articles: "articles-key-0815")

    let folder: TemporaryFolder
    let services: StandInServices

    init() throws {
        folder = try TemporaryFolder()
        services = try StandInServices(keys: Self.keys)
        try folder.write(
            "Contracts/apis.yml",
            """
            films: { base: https://films.example.com/3, secrets: { query: { api_key: FILMS_KEY } } }
            articles: { base: https://news.example.com, secrets: { headers: { X-Api-Key: NEWS_KEY } } }
            shop: { base: https://shop.example.com }
            """)
    }

    /// Writes a contract file of one API.
    /// - Parameter contracts: The entries under `contracts`, in flow style.
    func contracts(_ api: String, _ contracts: String...) throws {
        try folder.write("Contracts/\(api).yml", "api: \(api)\ncontracts:\n" + contracts.map { "  \($0)\n" }.joined())
    }

    /// Runs an operation with the services.
    func run(_ body: @escaping @Sendable (StandInAPI) async throws -> Void) async throws {
        try await StandInAPI.run(answering: { [services] in services.answer($0) }, body)
    }

    /// Runs `verify record`, with the services instead of every API.
    func record(
        _ arguments: String..., from url: URL, environment: [String: String?] = [:], now: Int = 1_763_717_400, input: [String]? = nil
    ) async -> VerifyRun {
        let substitutes = ["films", "articles", "shop"].flatMap { ["--stand-in", "\($0)=\(url.absoluteString)"] }
        return await record(arguments + substitutes, environment: environment, now: now, input: input)
    }

    /// Runs `verify record`.
    /// - Parameters:
    ///   - environment: Variables in addition to the keys, or instead of them; nil for a variable that is not set.
    ///   - input: The lines with which a person answers questions; nil where no person can be asked.
    func record(
        _ arguments: [String], environment: [String: String?] = [:], now: Int = 1_763_717_400, input: [String]? = nil
    ) async -> VerifyRun {
        let keys: [String: String?] = ["FILMS_KEY": Self.keys.films, "NEWS_KEY": Self.keys.articles]
        return await VerifyRun.run(
            ["record", "--contracts", "@/Contracts"] + arguments, in: folder,
            environment: keys.merging(environment) { $1 }.compactMapValues(\.self), now: now, root: LiveCommand.self, input: input)
    }

    /// Returns the head of a recording, with fixed times.
    func head(_ name: String) throws -> String {
        try folder.text("Fixtures/\(name).http").replacing(/, \d+ ms/, with: ", 7 ms").replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:1")
            .replacing(/Date: [^\n]+/, with: "Date: today").replacing(/X-Request-Id: \d+/, with: "X-Request-Id: 7")
    }

    /// Returns every file of the recordings, by name.
    func files() throws -> [String: [UInt8]] {
        let names = folder.files(below: "Fixtures")
        return Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.bytes("Fixtures/\($0)")) })
    }
}
