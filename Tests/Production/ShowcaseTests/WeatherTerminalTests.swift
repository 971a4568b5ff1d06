import DomainFakes
import DomainLayer
import FakeSupport
import PresentationLayer
import Testing
import showcase

@Suite("Weather: the terminal") @MainActor
struct WeatherTerminalTests {
    private let useCase = FakeFetchDailyWeatherUseCase()
    private let screen = Screen()
    private let terminal: WeatherTerminal

    init() {
        let screen = screen
        terminal = WeatherTerminal(
            DailyWeatherViewModel(fetchDailyWeatherUseCase: useCase), write: { screen.written += $0 }, report: { screen.reported += $0 })
    }

    private static let page = """
        Lanternholm
        11°, light rain
        Feels like 11°, humidity 81 %, wind 6 m/s
          Sat, Oct 10: 10° to 12°, light rain

        """

    @Test func showsTheWeatherOfACity() async {
        useCase.execute.stub(.returns(.sample()))
        #expect(await terminal.show("lanternholm"))
        #expect(screen.written == Self.page)
        #expect(screen.reported == "")
    }

    @Test func reportsFailures() async {
        useCase.execute.stub(.fails(RepositoryFailure.refused("no\u{1B}[31m such city")))
        #expect(await terminal.show("nowhere") == false)
        #expect(screen.written == "")
        #expect(screen.reported == "The service answered: no [31m such city\n")
    }

    /// Text of a service cannot move the cursor.
    @Test func obeysNothingThatAServiceSends() async {
        useCase.execute.stub(.returns(DailyWeather(now: .sample(city: "A\u{1B}[2JB", summary: "rain\n\rsnow"), forecast: [])))
        #expect(await terminal.show("a"))
        #expect(screen.written.hasPrefix("A [2JB\n11°, rain snow\n"))
    }

    @Test func doesWhatIsTyped() async {
        useCase.execute.stub(.returns(.sample()))
        #expect(await terminal.handle("r"))
        #expect(screen.reported == "No city yet\n")
        #expect(await terminal.handle("  "))
        #expect(useCase.execute.calls == [])
        #expect(await terminal.handle("lantern  holm"))
        #expect(await terminal.handle(" r "))
        #expect(useCase.execute.calls == ["lantern holm", "lantern holm"])
        #expect(screen.written == Self.page + Self.page)
        #expect(await terminal.handle("q") == false)
    }

    /// The earlier content remains, with the failure.
    @Test func showsTheOldWeatherBesideTheReason() async {
        useCase.execute.stub(.returns(.sample()))
        _ = await terminal.handle("lanternholm")
        useCase.execute.stub(.fails(RepositoryFailure.noConnection))
        screen.written = ""
        #expect(await terminal.handle("r"))
        #expect(screen.reported == "No internet connection\n")
        #expect(screen.written == Self.page)
    }
}
