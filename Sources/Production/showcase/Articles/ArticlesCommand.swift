import AppLayer
import ArgumentParser
import PresentationLayer

/// `showcase articles`.
struct ArticlesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "articles", abstract: "Shows the headlines of a country, and keeps articles of your own.",
        discussion: """
            The key to NewsAPI is taken from NEWSAPI_KEY. Without one, name another server: --base-url newsapi=http://127.0.0.1:8080. \
            With --once the exit status is 0 when everything that was asked for came and was kept, and 1 when not.
            """)

    @Option(help: ArgumentHelp("Whose headlines, in two letters.", valueName: "code"))
    var country = "us"

    @OptionGroup var options: ShowcaseOptions

    @Flag(help: "Print the list and end.")
    var once = false

    @Option(help: ArgumentHelp("With --once: first add an article of this headline.", valueName: "headline"))
    var add: String?

    @Option(help: ArgumentHelp("With --add: its summary.", valueName: "text"))
    var summary: String?

    func validate() throws {
        guard country.wholeMatch(of: /[A-Za-z]{2}/) != nil else {
            throw ValidationError("--country is two letters, as ISO 3166-1 has them: us, de, fr")
        }
        if add != nil, !once { throw ValidationError("--add goes with --once") }
        if summary != nil, add == nil { throw ValidationError("--summary goes with --add") }
        if let add, TerminalText.isBlank(add) { throw ValidationError("the headline is blank") }
    }

    @MainActor
    func run() async throws {
        let output = StandardOutput()
        let container = try options.makeAppDIContainer(for: .newsapi)
        let articles = try container.makeArticlesSceneDIContainer()
        let terminal = ArticlesTerminal(
            write: output.write, report: StandardError.write, progress: once ? { _ in } : StandardError.write)
        let controller = articles.makeArticleListController(country: country.lowercased(), view: terminal)
        terminal.show(controller, articles.makeAddArticleViewModel(didAdd: controller.didAddArticle))
        var isWhole = true
        if once {
            if let add { isWhole = await terminal.add(add, summary ?? "") }
            isWhole = await terminal.load() && isWhole
        } else {
            output.write("Articles: ? for help\n")
            await terminal.load()
            isWhole = await terminal.converse(on: output)
        }
        await container.settle()
        try output.end(isWhole: isWhole)
    }
}
