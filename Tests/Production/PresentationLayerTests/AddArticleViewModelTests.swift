import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import PresentationLayer
import Testing

@Suite("Articles: one of the user's own") @MainActor
struct AddArticleViewModelTests {
    /// The callbacks so far.
    private final class Log {
        var added = 0
        var completions: [Bool] = []
    }

    private let repository = FakeArticlesRepository()
    private let log = Log()
    private let viewModel: AddArticleViewModel

    init() {
        let log = log
        viewModel = AddArticleViewModel(repository: repository, now: { Date(timeIntervalSince1970: 100) }, didAdd: { log.added += 1 })
    }

    private func save() async {
        viewModel.save { [log] in log.completions.append($0) }
        await mainQueueIsDrained()
    }

    @Test func keepsWhatWasTyped() async {
        viewModel.title.value = "  The owl \t is home "
        viewModel.summary.value = "It\nhoots. "
        await save()
        #expect(
            repository.add.calls == [
                Article(
                    title: "The owl is home", summary: "It hoots.", author: nil, source: "You", url: nil,
                    publishedAt: Date(timeIntervalSince1970: 100))
            ])
        #expect(viewModel.title.value == "")
        #expect(viewModel.summary.value == "")
        #expect(viewModel.errorMessage.value == nil)
        #expect(log.completions == [true])
        #expect(log.added == 1)
    }

    @Test func aSummaryOfNothingIsNone() async {
        viewModel.title.value = "A"
        viewModel.summary.value = " \n"
        await save()
        #expect(repository.add.calls.map(\.summary) == [nil])
    }

    @Test(arguments: ["", " \n\t"]) func anArticleNeedsAHeadline(_ title: String) async {
        viewModel.title.value = title
        viewModel.summary.value = "kept"
        await save()
        #expect(viewModel.errorMessage.value == "An article needs a headline")
        #expect(viewModel.summary.value == "kept")
        #expect(repository.add.calls == [])
        #expect(log.completions == [false])
        #expect(log.added == 0)
    }

    @Test func keepsTheFormIfTheArticleCannotBeStored() async {
        repository.add.stub(.fails(RepositoryFailure.storage))
        viewModel.title.value = "A"
        viewModel.summary.value = "B"
        await save()
        #expect(viewModel.errorMessage.value == "The article could not be saved")
        #expect([viewModel.title.value, viewModel.summary.value] == ["A", "B"])
        #expect(log.completions == [false])
        repository.add.stub(.succeeds)
        await save()
        #expect(viewModel.errorMessage.value == nil)
        #expect(log.completions == [false, true])
        #expect(log.added == 1)
    }

    @Test func isKeptOnceHoweverOftenItIsSaved() async {
        repository.add.stub(.succeeds.after(.seconds(1)))
        viewModel.title.value = "A"
        await save()
        #expect(viewModel.isSaving.value)
        await save()
        #expect(log.completions == [false])
        repository.add.clock.advance(by: .seconds(1))
        await mainQueueIsDrained()
        #expect(!viewModel.isSaving.value)
        #expect(log.completions == [false, true])
        #expect(repository.add.calls.count == 1)
    }

    @Test func treatsTextTypedWhileSavingAsAnotherArticle() async {
        repository.add.stub(.succeeds.after(.seconds(1)))
        viewModel.title.value = "A"
        viewModel.summary.value = "B"
        await save()
        viewModel.title.value = "Another"
        repository.add.clock.advance(by: .seconds(1))
        await mainQueueIsDrained()
        #expect([viewModel.title.value, viewModel.summary.value] == ["Another", ""])
        await save()
        viewModel.summary.value = "Of it"
        repository.add.clock.advance(by: .seconds(1))
        await mainQueueIsDrained()
        #expect([viewModel.title.value, viewModel.summary.value] == ["", "Of it"])
    }

    @Test(
        arguments: [
            (200, 2_000, nil), (201, 0, "A headline has at most 200 characters, this one 201"),
            (1, 2_001, "A summary has at most 2000 characters, this one 2001"),
        ] as [(Int, Int, String?)])
    func reportsTextThatIsTooLongAndKeepsIt(_ title: Int, _ summary: Int, _ problem: String?) async {
        viewModel.title.value = String(repeating: "é", count: title)
        viewModel.summary.value = String(repeating: "x", count: summary)
        await save()
        #expect(viewModel.errorMessage.value == problem)
        #expect(log.completions == [problem == nil])
        #expect(viewModel.title.value.count == (problem == nil ? 0 : title))
    }

    /// The fields of a form, bound both ways.
    @Test func theFormIsEmptyWhenTheArticleIsKept() async {
        let (title, summary) = (BindableTextField(), BindableTextField())
        title.bind(to: viewModel.title)
        summary.bind(to: viewModel.summary)
        title.text = "A"
        summary.text = "B"
        #expect([viewModel.title.value, viewModel.summary.value] == ["A", "B"])
        await save()
        #expect([title.text, summary.text] == ["", ""])
    }
}
