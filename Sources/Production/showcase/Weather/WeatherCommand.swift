import AppLayer
import ArgumentParser

extension Phase: ExpressibleByArgument {}

/// `showcase weather`.
struct WeatherCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "weather", abstract: "Shows the weather of a city, now and on the days to come.",
        discussion: """
            The key to OpenWeatherMap is taken from OPENWEATHER_API_KEY. Without one, name another server: --base-url openweather=http://127.0.0.1:8080, \
            or show what was kept: --phase dev. The exit status is 0 when the weather came, and 1 when not.
            """)

    @Argument(help: "The city; without it you are asked.")
    var city: [String] = []

    @OptionGroup var options: ShowcaseOptions

    @Option(help: "Where the weather comes from: dev for what was kept, alpha for the service, real for the service or else what was kept.")
    var phase = Phase.real

    func validate() throws {
        if !city.isEmpty, city.allSatisfy(TerminalText.isBlank) { throw ValidationError("the city is blank") }
    }

    @MainActor
    func run() async throws {
        let output = StandardOutput()
        let container = try options.makeAppDIContainer(for: .openweather, needsKey: phase != .dev)
        let terminal = WeatherTerminal(
            try container.makeAppDI(phase: phase).makeDailyWeatherViewModel(), write: output.write, report: StandardError.write)
        let isWhole: Bool
        if city.isEmpty {
            output.write("Weather: type a city; r for the same again, q to quit\n")
            isWhole = await terminal.converse(on: output)
        } else {
            isWhole = await terminal.show(city.joined(separator: " "))
        }
        await container.settle()
        try output.end(isWhole: isWhole)
    }
}
