import MockServer
import Testing

/// Tests of `showcase weather` with the built program and a server that answers from Fixtures.
@Suite("The weather of the built program", .timeLimit(.minutes(5)))
struct WeatherShowcaseTests {
    private let app: BuiltShowcase

    init() throws {
        app = try BuiltShowcase("weather", api: "openweather")
    }

    @Test func showsTheWeatherAndKeepsIt() async throws {
        try await app.run { server, address in
            let shown = try await app.showcase("Lanternholm", "--base-url", address)
            #expect(shown.status == 0)
            #expect(shown.errors == "")
            #expect(
                shown.output.hasPrefix(
                    """
                    Lanternholm
                    11°, light rain
                    Feels like 11°, humidity 81 %, wind 6 m/s
                      Sat, Oct 10:
                    """))
            #expect(shown.output.split(separator: "\n").count == 9)
            // The stored weather is shown without a server and without a key.
            try server.reply(to: .any, with: .status(500), priority: 1)
            let kept = try await app.showcase("lanternholm", "--phase", "dev")
            #expect(kept.output == shown.output)
            #expect(kept.status == 0)
            try server.check(.any, .exactly(2))
            let typed = try await app.showcase("--phase", "dev", input: "Lanternholm\nr\nElsewhere\nq\n")
            #expect(typed.status == 0)
            #expect(typed.output.ranges(of: shown.output).count == 2)
            #expect(typed.errors == "No internet connection\n")
        }
    }

    @Test func reportsFailures() async throws {
        try await app.run { _, address in
            let unknown = try await app.showcase("Nowhere", "--base-url", address)
            #expect(unknown.status == 1)
            #expect(unknown.output == "")
            #expect(unknown.errors == "The service answered: no such city\n")
        }
    }

    @Test func sendsTheKeyAndNeverShowsIt() async throws {
        try await app.run { server, address in
            let shown = try await app.showcase(
                "Lanternholm", "--base-url", address, "--verbose", environment: ["OPENWEATHER_API_KEY": "s3cret"])
            #expect(shown.status == 0)
            #expect(!(shown.output + shown.errors).contains("s3cret"))
            try server.check(.get("/data/2.5/weather?appid=s3cret"), .exactly(1))
        }
    }

    @Test(
        arguments: [
            (["Lanternholm"], 1, "OPENWEATHER_API_KEY is not set"), ([" "], 64, "the city is blank"),
            (["Lanternholm", "--phase", "beta"], 64, "The value 'beta' is invalid for '--phase <phase>'"),
        ] as [([String], Int32, String)])
    func reportsWrongUsage(_ arguments: [String], _ status: Int32, _ message: String) async throws {
        let run = try await app.showcase(arguments)
        #expect(run.status == status)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
