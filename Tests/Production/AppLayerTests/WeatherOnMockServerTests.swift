import DomainLayer
import Foundation
import Logging
import MockServerTesting
import PresentationLayer
import TestFolders
import Testing

import AppLayer
import MockServer

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// The feature from its view model to the network and the database, put together as the app does it.
@Suite("Weather: what the view model shows when the network fails", .timeLimit(.minutes(5))) @MainActor
struct WeatherOnMockServerTests {
    private let folder: TemporaryFolder
    private let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })

    init() throws {
        folder = try TemporaryFolder()
    }

    private func makeContainer(_ server: MockServer, timeout: Int = 30) throws -> AppDIContainer {
        let configuration = try AppConfiguration(
            environment: ["OPENWEATHER_API_KEY": "k"], baseURLs: ["openweather": server.baseURL.absoluteString], timeout: timeout)
        return try AppDIContainer(configuration: configuration, databasePath: "\(folder.path)/app.sqlite", logger: logger)
    }

    /// The content that is shown for a city in a phase of the app.
    private func show(
        _ server: MockServer, _ phase: Phase = .real, city: String = "Lanternholm", timeout: Int = 30
    ) async throws -> (headline: String?, days: Int, error: String?) {
        let container = try makeContainer(server, timeout: timeout)
        let viewModel = try container.makeAppDI(phase: phase).makeDailyWeatherViewModel()
        viewModel.show(city: city)
        await settled(viewModel)
        await container.settle()
        return (viewModel.now?.headline, viewModel.days.count, viewModel.errorMessage)
    }

    private func settled(_ viewModel: DailyWeatherViewModel) async {
        var subscription: AnyCancellable?
        await withCheckedContinuation { continuation in
            subscription = viewModel.$isLoading.first { !$0 }.sink { _ in continuation.resume() }
        }
        withExtendedLifetime(subscription) {}
    }

    @Test(.mockServer(recordings: "weather")) func showsTheWeatherOfTheService() async throws {
        let server = try MockServer.current
        let shown = try await show(server)
        #expect(shown.headline == "11°, light rain")
        #expect(shown.days == 6)
        #expect(shown.error == nil)
        try server.check(.get("/data/2.5/weather").query("appid", .equals("k")).query("units", .equals("metric")), .exactly(1))
        try server.check(.get("/data/2.5/forecast?q=Lanternholm"), .exactly(1))
    }

    // MARK: Phases

    @Test(.mockServer(recordings: "weather")) func phasesChooseTheirSource() async throws {
        let server = try MockServer.current
        // Nothing was kept yet, and no request is made.
        #expect(try await show(server, .dev).error == "No internet connection")
        try server.check(.any, .never)
        // Nothing is kept.
        #expect(try await show(server, .alpha).headline == "11°, light rain")
        try server.check(.any, .exactly(2))
        #expect(try await show(server, .dev).error == "No internet connection")
        // Everything is kept.
        #expect(try await show(server, .real).headline == "11°, light rain")
        try server.check(.any, .exactly(4))
        let kept = try await show(server, .dev)
        #expect(kept.headline == "11°, light rain")
        #expect(kept.days == 6)
        try server.check(.any, .exactly(4))
    }

    @Test(
        .mockServer(recordings: "weather"),
        arguments: [(Phase.alpha, "No internet connection", nil), (.real, nil, "11°, light rain")] as [(Phase, String?, String?)])
    func showsCachedContentIfTheServiceIsUnreachable(_ phase: Phase, _ error: String?, _ headline: String?) async throws {
        let server = try MockServer.current
        _ = try await show(server, .real)
        try server.reply(to: .any, with: .status(200).with(.reset(.beforeHead)), priority: 1)
        let shown = try await show(server, phase)
        #expect(shown.error == error)
        #expect(shown.headline == headline)
    }

    @Test func onlyDevNeedsNoKey() throws {
        let configuration = try AppConfiguration(environment: [:])
        let container = try AppDIContainer(configuration: configuration, databasePath: "\(folder.path)/app.sqlite", logger: logger)
        _ = try container.makeAppDI(phase: .dev)
        for phase in [Phase.alpha, .real] {
            let problem = #expect(throws: ConfigurationError.self) { _ = try container.makeAppDI(phase: phase) }
            #expect(
                problem?.description == "OPENWEATHER_API_KEY is not set; put a key from https://home.openweathermap.org/api_keys there, "
                    + "or name another server with --base-url openweather=URL")
        }
    }

    // MARK: Faults and refusals

    @Test(.mockServer(recordings: "weather"), arguments: FaultSample.all, ["weather/current-lanternholm", "weather/forecast-lanternholm"])
    func reportsFaults(_ sample: FaultSample, _ recording: String) async throws {
        let server = try MockServer.current
        let path = recording.hasSuffix("forecast-lanternholm") ? "/data/2.5/forecast" : "/data/2.5/weather"
        try server.reply(to: .get("\(path)?q=Lanternholm"), with: .recording(recording).with(sample.fault), priority: 1)
        let shown = try await show(server, .alpha)
        #expect(shown.error == sample.message(of: "the weather"))
        #expect(shown.headline == (sample.outcome == .shown ? "11°, light rain" : nil))
        // The network is well again, and so is the app.
        try server.reply(to: .get("\(path)?q=Lanternholm"), with: .recording(recording), priority: 2)
        #expect(try await show(server, .alpha).headline == "11°, light rain")
    }

    @Test(.mockServer()) func reportsTimeout() async throws {
        let server = try MockServer.current
        try server.reply(to: .any, with: .status(200).with(.neverAnswer))
        #expect(try await show(server, .alpha, timeout: 1).error == "The service takes too long to answer")
    }

    @Test(
        .mockServer(),
        arguments: [
            ("weather/invalid-key", "The service answered: This key opens nothing here."),
            ("weather/city-not-found", "The service answered: no such city"),
            ("weather/city-not-found-empty", "Failed loading the weather"),
            ("weather/too-many-requests", "The service answered: Too many questions for one minute."),
            ("weather/server-error", "Failed loading the weather"), ("weather/current-truncated", "Failed loading the weather"),
            ("weather/current-weather-is-an-object", "Failed loading the weather"),
            ("weather/current-timezone-missing", "Failed loading the weather"),
        ])
    func reportsRefusals(_ recording: String, _ error: String) async throws {
        let server = try MockServer.current
        try server.reply(to: .get("/data/2.5/weather"), with: .recording(recording))
        // The cached value does not hide the refusal of the service.
        let shown = try await show(server, .real)
        #expect(shown.error == error)
        #expect(shown.headline == nil)
    }

    @Test(.mockServer(recordings: "weather")) func droppingTheViewModelStopsTheRequests() async throws {
        let server = try MockServer.current
        try server.reply(to: .any, with: .status(200).with(.neverAnswer), priority: 1)
        let container = try makeContainer(server)
        var viewModel: DailyWeatherViewModel? = try container.makeAppDI(phase: .alpha).makeDailyWeatherViewModel()
        viewModel?.show(city: "Lanternholm")
        try await server.waitForRequests()
        viewModel = nil
        // The app closes the connection; the server sees it in its own time.
        while server.connectionCount > 0 { await Task.yield() }
    }
}
