import AppLayer
import ArgumentParser
import Foundation
import Logging

/// What every feature of the showcase takes.
struct ShowcaseOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Ask another server. May be repeated.", valueName: "service=url"), transform: BaseURL.init)
    var baseURL: [BaseURL] = []

    @Option(help: "The file of the app's database. (default: showcase.sqlite in the user's folder for caches)")
    var database: String?

    @Flag(help: "Log requests to standard error.")
    var verbose = false

    /// `tmdb=http://127.0.0.1:8080`.
    struct BaseURL: Sendable {
        let service: String
        let url: String

        init(_ text: String) throws {
            guard let equals = text.firstIndex(of: "=") else {
                throw ValidationError("\"\(text)\" names no service; write it as tmdb=http://127.0.0.1:8080")
            }
            service = String(text[..<equals])
            url = String(text[text.index(after: equals)...])
        }
    }

    func validate() throws {
        let services = baseURL.map(\.service)
        guard Set(services).count == services.count else { throw ValidationError("--base-url names a service twice") }
    }

    /// What the app is made of.
    /// - Throws: ``ConfigurationProblem``, what is wrong with the database, or what the system says of the database's folder.
    @MainActor
    func makeAppDIContainer() throws -> AppDIContainer {
        let urls = Dictionary(uniqueKeysWithValues: baseURL.map { ($0.service, $0.url) })
        let configuration = try AppConfiguration(environment: ProcessInfo.processInfo.environment, baseURLs: urls)
        let isVerbose = verbose
        let logger = Logger(label: "showcase") { label in
            var handler = StreamLogHandler.standardError(label: label)
            handler.logLevel = isVerbose ? .debug : .critical
            return handler
        }
        let container = try AppDIContainer(
            configuration: configuration, databasePath: try database ?? Self.usualDatabase(), logger: logger)
        if let aside = container.corruptDatabase {
            StandardError.write("showcase: the database was corrupt; it is begun anew, and the old one is \(aside)\n")
        }
        return container
    }

    private static func usualDatabase() throws -> String {
        let caches = try FileManager.default.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        let folder = caches.appendingPathComponent("plumbline")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("showcase.sqlite").path
    }
}
