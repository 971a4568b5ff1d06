import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import PresentationLayer
import Testing

@Suite("Articles: the list's controller") @MainActor
struct ArticleListControllerTests {
    /// The notifications of a view, in order.
    private final class View: ArticleListView {
        var log: [String] = []

        func reload(_ articles: [ArticleViewModel]) { log.append("reload \(articles.map(\.title))") }
        func showFailure(_ message: String) { log.append("failure \(message)") }
        func showLoading(_ isLoading: Bool) { log.append(isLoading ? "loading" : "done") }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private let repository = FakeArticlesRepository()
    private let view = View()
    private let controller: ArticleListController

    init() {
        controller = ArticleListController(repository: repository, country: "us", view: view)
    }

    private func advance(by seconds: Int) async {
        repository.fetchHeadlines.clock.advance(by: .seconds(seconds))
        await drained()
    }

    /// Two answers, one after the other, have come.
    private func drained() async {
        for _ in 0..<2 { await mainQueueIsDrained() }
    }

    private func reload() async {
        controller.reload()
        await drained()
    }

    private func stub(_ headlines: String..., added: String...) {
        repository.fetchHeadlines.stub(.returns(headlines.map { .sample(title: $0) }))
        repository.fetchAdded.stub(.returns(added.map { .sample(title: $0) }))
    }

    // MARK: Loading

    /// Two answers form one list, and the view is notified once.
    @Test func reloadsTheViewOnceForEachLoad() async {
        stub("A", "B", added: "Own")
        controller.reload()
        #expect(view.take() == ["loading"])
        await drained()
        #expect(view.take() == [#"reload ["Own", "A", "B"]"#, "done"])
        #expect(repository.fetchHeadlines.calls == ["us"])
        #expect(repository.fetchAdded.calls.count == 1)
        await reload()
        #expect(view.take() == ["loading", #"reload ["Own", "A", "B"]"#, "done"])
    }

    /// Whichever of the two answers comes first.
    @Test(arguments: [(2, 1), (1, 2)]) func aLoadTakesThePlaceOfOneThatIsUnderWay(_ old: Int, _ new: Int) async {
        repository.fetchHeadlines.stub(
            inOrder: .returns([.sample(title: "Old")]).after(.seconds(old)).ignoringCancellation,
            .returns([.sample(title: "New")]).after(.seconds(new)))
        controller.reload()
        controller.reload()
        #expect(repository.fetchHeadlines.cancelledCalls == ["us"])
        await advance(by: 1)
        await advance(by: 1)
        #expect(view.take() == ["loading", #"reload ["New"]"#, "done"])
        #expect(repository.fetchAdded.calls.count == 1)
    }

    @Test func cancellingDropsTheLoad() async {
        repository.fetchHeadlines.stub(.returns([.sample()]).after(.seconds(1)).ignoringCancellation)
        controller.cancel()
        #expect(view.take() == [])
        controller.reload()
        controller.cancel()
        controller.cancel()
        #expect(repository.fetchHeadlines.cancelledCalls == ["us"])
        await advance(by: 1)
        #expect(view.take() == ["loading", "done"])
        #expect(repository.fetchAdded.calls.isEmpty)
    }

    /// Cancelled between its two answers.
    @Test func aLoadThatIsCancelledWhileTheUsersArticlesAreReadIsNotShown() async {
        repository.fetchHeadlines.stub(.returns([.sample()]))
        repository.fetchAdded.stub(.returns([]).after(.seconds(1)))
        await reload()
        #expect(repository.fetchAdded.calls.count == 1)
        controller.cancel()
        await advanceAdded()
        #expect(view.take() == ["loading", "done"])
    }

    private func advanceAdded() async {
        repository.fetchAdded.clock.advance(by: .seconds(1))
        await drained()
    }

    @Test func theLoadEndsWithTheController() {
        repository.fetchHeadlines.stub(.never)
        var controller: ArticleListController? = ArticleListController(repository: repository, country: "us", view: view)
        controller?.reload()
        controller = nil
        #expect(repository.fetchHeadlines.cancelledCalls == ["us"])
    }

    @Test func theViewIsNotKept() {
        weak var weakView: View?
        var kept: View? = View()
        weakView = kept
        let controller = kept.map { ArticleListController(repository: repository, country: "us", view: $0) }
        kept = nil
        #expect(weakView == nil)
        withExtendedLifetime(controller) {}
    }

    // MARK: Failures

    @Test(arguments: [
        (RepositoryFailure.noConnection, "No internet connection"), (.timedOut, "The service takes too long to answer"),
        (.refused("no key"), "The service answered: no key"), (.status(500), "Failed loading headlines"),
        (.unreadable, "Failed loading headlines"),
    ])
    func theUsersArticlesAreShownWithoutHeadlines(_ failure: RepositoryFailure, _ message: String) async {
        stub("A", added: "Own")
        repository.fetchHeadlines.stub(.fails(failure))
        await reload()
        #expect(view.take() == ["loading", #"reload ["Own"]"#, "failure \(message)", "done"])
    }

    /// The earlier content remains.
    @Test func aFailureTakesNothingAway() async {
        stub("A", added: "Own")
        await reload()
        view.log = []
        repository.fetchHeadlines.stub(.fails(RepositoryFailure.noConnection))
        repository.fetchAdded.stub(.fails(RepositoryFailure.storage))
        await reload()
        #expect(
            view.take() == [
                "loading", #"reload ["Own", "A"]"#, "failure No internet connection",
                "failure The app's database cannot be used; another program may be using it", "done",
            ])
    }

    // MARK: Adding

    @Test func showsWhatWasAdded() async {
        stub("A", added: "Own")
        await reload()
        view.log = []
        repository.fetchAdded.stub(.returns([.sample(title: "Newer"), .sample(title: "Own")]))
        controller.didAddArticle()
        await drained()
        #expect(view.take() == [#"reload ["Newer", "Own", "A"]"#])
        repository.fetchAdded.stub(.fails(RepositoryFailure.storage))
        controller.didAddArticle()
        await drained()
        #expect(
            view.take() == [#"reload ["Newer", "Own", "A"]"#, "failure The app's database cannot be used; another program may be using it"])
        #expect(repository.fetchHeadlines.calls == ["us"])
    }

    /// The load has read the user's articles before one was added, and its answer comes after that one is shown.
    @Test func aLoadThatKnowsNothingOfWhatWasAddedDoesNotHideIt() async {
        repository.fetchHeadlines.stub(.returns([.sample(title: "A")]))
        repository.fetchAdded.stub(inOrder: .returns([]).after(.seconds(2)), .returns([.sample(title: "New")]).after(.seconds(1)))
        await reload()
        controller.didAddArticle()
        await advanceAdded()
        #expect(view.take() == ["loading", #"reload ["New"]"#])
        await advanceAdded()
        #expect(view.take() == [#"reload ["New", "A"]"#, "done"])
    }

    // MARK: Rows

    @Test func rowsAreAskedForByTheirPlace() async {
        stub("A", "B")
        await reload()
        #expect(controller.list.article(at: 1)?.title == "B")
        #expect(controller.list.article(at: 2) == nil)
        #expect(controller.list.article(at: -1) == nil)
    }

    @Test func settingTheRowsNotifiesTheView() {
        let list = ArticleListViewModel()
        var received: [[String]] = []
        list.didChange = { received.append($0.map(\.title)) }
        list.articles = [ArticleViewModel(.sample(title: "A"))]
        list.articles = []
        #expect(received == [["A"], []])
    }

    @Test func anArticleInWords() {
        let article = ArticleViewModel(.sample())
        #expect(article.title == "The bells are back")
        #expect(article.summary == "They ring again.")
        #expect(article.origin == "Ines Falk, The Harbour Post, Nov 19, 2026")
        #expect(article.address == "https://news.example.com/bells")
        let own = ArticleViewModel(
            .sample(summary: nil, author: nil, source: "You", url: nil, publishedAt: Date(timeIntervalSince1970: -1)))
        #expect([own.summary, own.origin, own.address] == ["", "You, Dec 31, 1969", ""])
    }
}
