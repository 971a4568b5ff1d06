import AppLayer
import ArgumentParser
import Foundation
import Logging

/// The options of every feature of the showcase.
struct ShowcaseOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Ask another server; it gets the key too, where there is one. May be repeated.", valueName: "service=url"))
    var baseURL: [String] = []

    @Option(
        help: """
            The file of the app's database. (default: showcase.sqlite in the user's folder for application data; showcase-elsewhere.sqlite with \
            another server, whose answers are kept apart)
            """)
    var database: String?

    @Flag(help: "Log requests to standard error.")
    var verbose = false

    /// The command-line arguments that produce the same options.
    var arguments: [String] {
        baseURL.map { "--base-url=\($0)" } + (database.map { ["--database=\($0)"] } ?? []) + (verbose ? ["--verbose"] : [])
    }

    func validate() throws {
        let services = baseURL.map { $0.prefix { $0 != "=" } }
        // The argument is not repeated, because it may contain a password.
        guard zip(baseURL, services).allSatisfy({ $0.count > $1.count && $1.wholeMatch(of: /[a-z0-9-]+/) != nil }) else {
            throw ValidationError("--base-url names a service and its address; write it as tmdb=http://127.0.0.1:8080")
        }
        guard Set(services).count == services.count else { throw ValidationError("--base-url names a service twice") }
        if database?.isEmpty == true { throw ValidationError("--database is empty; name a file") }
    }

    /// Returns the app's container.
    /// - Parameters:
    ///   - service: The service that the feature uses.
    ///   - needsKey: Whether the feature sends requests to it.
    /// - Throws: ``ConfigurationError``, what is wrong with the database, or ``ApplicationDataError``.
    @MainActor
    func makeAppDIContainer(for service: APIService, needsKey: Bool = true) throws -> AppDIContainer {
        let urls = baseURL.map { text in
            let service = text.prefix { $0 != "=" }
            return (String(service), String(text.dropFirst(service.count + 1)))
        }
        let configuration = try AppConfiguration(
            environment: ProcessInfo.processInfo.environment, baseURLs: Dictionary(uniqueKeysWithValues: urls))
        if needsKey { try configuration.check(service) }
        let isVerbose = verbose
        let logger = Logger(label: "showcase") { label in
            var handler = StreamLogHandler.standardError(label: label)
            handler.logLevel = isVerbose ? .debug : .critical
            return handler
        }
        let container = try AppDIContainer(
            configuration: configuration, databasePath: try database ?? Self.usualDatabase(isElsewhere: configuration.isElsewhere(service)),
            logger: logger)
        if let aside = container.corruptDatabase {
            StandardError.write("showcase: the database was corrupt; a new one was created, and the old one is \(aside)\n")
        }
        return container
    }

    private static func usualDatabase(isElsewhere: Bool) throws -> String {
        do {
            // Not in the cache folder, which the system may empty, because the database contains texts of the user.
            let data = try FileManager.default.url(
                for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            let folder = data.appendingPathComponent("plumbline")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return folder.appendingPathComponent(isElsewhere ? "showcase-elsewhere.sqlite" : "showcase.sqlite").path
        } catch {
            throw ApplicationDataError()
        }
    }
}

/// The error of a user without a writable folder for application data.
struct ApplicationDataError: Error, CustomStringConvertible {
    /// The problem and the next step, in one line.
    var description: String { "the folder for application data cannot be written; name a file for the database with --database" }
}
