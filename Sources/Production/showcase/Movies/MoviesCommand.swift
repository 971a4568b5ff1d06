import AppLayer
import ArgumentParser

/// `showcase movies`.
struct MoviesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "movies", abstract: "Searches for films.",
        discussion: """
            The key to The Movie Database is taken from TMDB_API_KEY. Without one, name another server: --base-url tmdb=http://127.0.0.1:8080.
            With --once the exit status is 0 when everything that was asked for came, and 1 when not.
            """)

    @Argument(help: "What to search for; without it you are asked.")
    var words: [String] = []

    @OptionGroup var options: ShowcaseOptions

    @Flag(help: "Search, print and end.")
    var once = false

    @Option(help: "With --once: so many pages.")
    var pages = 1

    @Option(help: ArgumentHelp("With --once: this film of the list too.", valueName: "number"))
    var film: Int?

    @Flag(help: "With --once: the recent searches too.")
    var recent = false

    func validate() throws {
        if !words.isEmpty, words.allSatisfy(TerminalText.isBlank) {
            throw ValidationError("the words to search for are blank")
        }
        if once, words.isEmpty, !recent { throw ValidationError("--once needs words to search for, or --recent") }
        if words.isEmpty, pages != 1 || film != nil { throw ValidationError("--pages and --film go with words to search for") }
        if !once, pages != 1 || film != nil || recent { throw ValidationError("--pages, --film and --recent go with --once") }
        if pages < 1 { throw ValidationError("--pages is at least 1") }
    }

    @MainActor
    func run() async throws {
        let output = StandardOutput()
        let terminal = MoviesTerminal(
            write: output.write, report: StandardError.write, progress: once ? { _ in } : StandardError.write)
        let container = try options.makeAppDIContainer(for: .tmdb)
        let app = AppFlowCoordinator(screens: terminal, dependencies: container)
        try app.startMovies()
        let isWhole: Bool
        if once {
            isWhole = await runOnce(terminal)
        } else {
            output.write("Movies: type what to search for; ? for help\n")
            if !words.isEmpty { await terminal.search(words.joined(separator: " ")) }
            isWhole = await terminal.converse(on: output)
        }
        await container.settle()
        try output.end(isWhole: isWhole)
    }

    @MainActor
    private func runOnce(_ terminal: MoviesTerminal) async -> Bool {
        var isWhole = true
        if !words.isEmpty {
            isWhole = await terminal.search(words.joined(separator: " "))
            for _ in 1..<pages where isWhole && terminal.hasMorePages { isWhole = await terminal.nextPage() }
            if let film, isWhole { isWhole = await terminal.film(film) }
        }
        if recent { isWhole = await terminal.recent() && isWhole }
        return isWhole
    }
}
