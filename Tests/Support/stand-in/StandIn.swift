internal import ArgumentParser
internal import Foundation
internal import StandInAPI
internal import StandInServices

/// Runs the services of the reference app on loopback until the process is stopped, and prints their address.
@main
struct StandIn: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stand-in", abstract: "Imitates the services of the reference app.",
        discussion: "The keys that are let in are those of TMDB_API_KEY, OPENWEATHER_API_KEY and NEWSAPI_KEY in the environment.")

    @Option(help: "The port; 0 for any that is free.")
    var port = 0

    @Flag(help: "Answer as after an unannounced change: a film's release_date is called released, a product's price is a string.")
    var changed = false

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let key = { (name: String) throws in
            guard let key = environment[name], !key.isEmpty else {
                throw ValidationError("\(name) is not set; any text of eight bytes will do")
            }
            return key
        }
        let services = try StandInServices(
            keys: StandInServices.Keys(films: key("TMDB_API_KEY"), weather: key("OPENWEATHER_API_KEY"), articles: key("NEWSAPI_KEY")))
        services.shape = changed ? .changed : .usual
        try await StandInAPI.serve(port: port, answering: services.answer) { url in
            FileHandle.standardOutput.write(Data("\(url.absoluteString)\n".utf8))
        }
    }
}
