import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import PresentationLayer
import Testing
import showcase

@Suite("Articles: the terminal", .timeLimit(.minutes(5))) @MainActor
struct ArticlesTerminalTests {
    private let repository = FakeArticlesRepository()
    private let screen = Screen()
    private let terminal: ArticlesTerminal

    init() {
        let screen = screen
        terminal = ArticlesTerminal(write: { screen.written += $0 }, report: { screen.reported += $0 }, progress: { screen.progress += $0 })
        let controller = ArticleListController(repository: repository, country: "us", view: terminal)
        terminal.show(
            controller,
            AddArticleViewModel(repository: repository, now: { Date(timeIntervalSince1970: 0) }, didAdd: controller.didAddArticle))
        repository.fetchHeadlines.stub(.returns([.sample(), .sample(title: "Second", summary: nil, author: nil, url: nil)]))
    }

    private static let list = """
          1  The bells are back
             Ines Falk, The Harbour Post, Nov 19, 2026
             They ring again.
          2  Second
             The Harbour Post, Nov 19, 2026

        """

    @Test func showsTheListAndOneArticle() async {
        #expect(await terminal.load())
        #expect(screen.progress == "Loading...\n")
        #expect(screen.take() == Self.list)
        #expect(await terminal.handle(" 1 "))
        #expect(
            screen.take() == """
                The bells are back
                Ines Falk, The Harbour Post, Nov 19, 2026
                They ring again.
                https://news.example.com/bells

                """)
        _ = await terminal.handle("2")
        #expect(screen.take() == "Second\nThe Harbour Post, Nov 19, 2026\n")
        #expect(screen.reported == "")
    }

    @Test func showsNothingWhereThereIsNothing() async {
        repository.fetchHeadlines.stub(.returns([]))
        #expect(await terminal.load())
        #expect(screen.take() == "No articles\n")
    }

    @Test func reportsMissingParts() async {
        repository.fetchHeadlines.stub(.fails(RepositoryFailure.refused("no\u{1B}[31m key")))
        #expect(await terminal.load() == false)
        #expect(screen.take() == "")
        #expect(screen.reported == "The service answered: no [31m key\n")
        repository.fetchAdded.stub(.returns([.sample(title: "Own")]))
        #expect(await terminal.load() == false)
        #expect(screen.take().hasPrefix("  1  Own\n"))
        repository.fetchHeadlines.stub(.returns([]))
        #expect(await terminal.load())
    }

    /// Text of a service cannot move the cursor.
    @Test func obeysNothingThatAServiceSends() async {
        repository.fetchHeadlines.stub(.returns([.sample(title: "A\u{1B}[2JB", summary: "x\u{202E}y\n\rz", author: nil, source: "\u{7}S")]))
        _ = await terminal.load()
        _ = await terminal.handle("1")
        #expect(!screen.written.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        #expect(screen.written.hasPrefix("  1  A [2JB\n"))
    }

    @Test(arguments: ["0", "3", "-1", "99999999999999999999", "x", "1 2"]) func reportsAMissingNumber(_ line: String) async {
        _ = await terminal.load()
        screen.written = ""
        #expect(await terminal.handle(line))
        #expect(screen.take() == "")
        #expect(screen.reported == "There is no article \(line); the list has 2. Type ? for help\n")
    }

    @Test func doesWhatIsTyped() async {
        #expect(await terminal.handle("r"))
        #expect(screen.take() == Self.list)
        #expect(await terminal.handle(""))
        #expect(await terminal.handle("?"))
        #expect(screen.take() == ArticlesText.help)
        #expect(await terminal.handle("q") == false)
        #expect(repository.fetchHeadlines.calls == ["us"])
    }

    // MARK: Adding

    /// Types lines, and takes down the prompts between them.
    private func type(_ lines: String...) async -> [String] {
        var prompts = [terminal.prompt]
        for line in lines {
            #expect(await terminal.handle(line))
            prompts.append(terminal.prompt)
        }
        return prompts
    }

    @Test func addsAnArticle() async {
        _ = await terminal.load()
        repository.fetchAdded.stub(.returns([.sample(title: "Own", summary: "So.", author: nil, source: "You")]))
        screen.written = ""
        #expect(await type("a", "Own", "So.") == ["> ", "Headline, or nothing: ", "In short, or nothing: ", "> "])
        #expect(repository.add.calls.map { [$0.title, $0.summary] } == [["Own", "So."]])
        #expect(screen.take().hasPrefix("  1  Own\n     You, Nov 19, 2026\n     So.\n  2  The bells are back\n"))
        #expect(await type("a") == ["> ", "Headline, or nothing: "])
    }

    /// An article that could not be stored does not have to be typed again.
    @Test func keepsTheFormIfTheArticleCannotBeStored() async {
        repository.add.stub(.fails(RepositoryFailure.storage))
        _ = await type("a", "Own", "So.")
        #expect(screen.reported == "The article could not be saved\n")
        #expect(screen.take() == "")
        repository.add.stub(.succeeds)
        #expect(await type("a", "", "Or so.") == ["> ", "Headline [Own]: ", "In short [So.]: ", "> "])
        #expect(repository.add.calls.map { [$0.title, $0.summary] } == [["Own", "So."], ["Own", "Or so."]])
    }

    @Test func theFormIsLeftWithoutAHeadline() async {
        #expect(await type("a", " ") == ["> ", "Headline, or nothing: ", "> "])
        #expect(screen.reported == "")
        #expect(repository.add.calls == [])
    }

    @Test func aDashEmptiesAField() async {
        repository.add.stub(.fails(RepositoryFailure.storage))
        _ = await type("a", "Own", "So.")
        repository.add.stub(.succeeds)
        #expect(await type("a", "", " - ") == ["> ", "Headline [Own]: ", "In short [So.]: ", "> "])
        #expect(repository.add.calls.last?.summary == nil)
        repository.add.stub(.fails(RepositoryFailure.storage))
        _ = await type("a", "Own", "So.")
        #expect(await type("a", "-") == ["> ", "Headline [Own]: ", "> "])
        // All of it is forgotten.
        #expect(await type("a", "Other") == ["> ", "Headline, or nothing: ", "In short, or nothing: "])
    }

    @Test func addsBeforeTheListIsLoaded() async {
        #expect(await terminal.add("Own", ""))
        #expect(repository.add.calls.map(\.summary) == [nil])
        repository.add.stub(.fails(RepositoryFailure.storage))
        #expect(await terminal.add("Own", "") == false)
    }
}
