import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import PresentationLayer
import Testing

@Suite("Movies: one film") @MainActor
struct MovieDetailsViewModelTests {
    private let posters = FakePosterImagesRepository()
    private let image = Data([0xFF, 0xD8])

    private func makeViewModel(_ movie: Movie = .sample()) -> DefaultMovieDetailsViewModel {
        DefaultMovieDetailsViewModel(movie: movie, posterImagesRepository: posters)
    }

    @Test func showsTheFilm() {
        let viewModel = makeViewModel()
        #expect(
            [viewModel.title, viewModel.releaseDate, viewModel.overview] == ["Movie 1", "Release date: May 25, 1977", "What happens."])
        #expect(!viewModel.isPosterImageHidden)
        #expect(viewModel.posterImage.value == nil)
        let bare = makeViewModel(.sample(title: .some(nil), posterPath: nil, overview: nil, releaseDate: nil))
        #expect([bare.title, bare.releaseDate, bare.overview] == ["Untitled", "Release date: to be announced", ""])
    }

    @Test func fetchesThePosterForItsWidth() async {
        posters.fetchImage.stub(.returns(image))
        let viewModel = makeViewModel()
        viewModel.updatePosterImage(width: 300)
        #expect(viewModel.isPosterLoading.value)
        await mainQueueIsDrained()
        #expect(posters.fetchImage.calls.map(\.imagePath) == ["/poster.jpg"])
        #expect(posters.fetchImage.calls.map(\.width) == [300])
        #expect(viewModel.posterImage.value == image)
        #expect(!viewModel.isPosterLoading.value)
        #expect(viewModel.posterError.value == nil)
    }

    @Test func aFilmWithoutAPosterAsksForNone() {
        let viewModel = makeViewModel(.sample(posterPath: nil))
        #expect(viewModel.isPosterImageHidden)
        viewModel.updatePosterImage(width: 300)
        #expect(posters.fetchImage.calls.isEmpty)
        #expect(!viewModel.isPosterLoading.value)
    }

    @Test func aPosterThatFailsLeavesTheFilmAndIsAskedForAgain() async {
        posters.fetchImage.stub(inOrder: .fails(RepositoryFailure.status(404)), .returns(image))
        let viewModel = makeViewModel()
        viewModel.updatePosterImage(width: 300)
        await mainQueueIsDrained()
        #expect(viewModel.posterError.value == "Failed loading poster")
        #expect(viewModel.posterImage.value == nil)
        #expect(!viewModel.isPosterLoading.value)
        viewModel.updatePosterImage(width: 300)
        #expect(viewModel.posterError.value == nil)
        await mainQueueIsDrained()
        #expect(viewModel.posterImage.value == image)
    }

    /// Whether the earlier answer comes before the last one, or after it.
    @Test(arguments: [1, 3]) func ofSeveralWidthsTheLastOneCounts(_ seconds: Int) async {
        posters.fetchImage.stub(when: { $0.width == 100 }, .returns(Data([1])).after(.seconds(seconds)).ignoringCancellation)
        posters.fetchImage.stub(when: { $0.width == 200 }, .returns(Data([2])).after(.seconds(2)))
        let viewModel = makeViewModel()
        viewModel.updatePosterImage(width: 100)
        viewModel.updatePosterImage(width: 200)
        #expect(posters.fetchImage.cancelledCalls.map(\.width) == [100])
        posters.fetchImage.clock.advance(by: .seconds(1))
        await mainQueueIsDrained()
        #expect(viewModel.posterImage.value == nil)
        #expect(viewModel.isPosterLoading.value)
        posters.fetchImage.clock.advance(by: .seconds(2))
        await mainQueueIsDrained()
        #expect(viewModel.posterImage.value == Data([2]))
    }

    @Test func anObserverOfAnErrorMayAskAgain() async {
        posters.fetchImage.stub(inOrder: .fails(RepositoryFailure.timedOut), .returns(image).after(.seconds(1)))
        let viewModel = makeViewModel()
        viewModel.posterError.observe(on: posters) { [viewModel] error in
            if error != nil { viewModel.updatePosterImage(width: 300) }
        }
        viewModel.updatePosterImage(width: 300)
        await mainQueueIsDrained()
        #expect(viewModel.isPosterLoading.value)
        posters.fetchImage.clock.advance(by: .seconds(1))
        await mainQueueIsDrained()
        #expect(viewModel.posterImage.value == image)
        #expect(!viewModel.isPosterLoading.value)
    }

    @Test func ofAWidthWithinAnotherOnlyOneIsAskedFor() {
        posters.fetchImage.stub(.never)
        let viewModel = makeViewModel()
        viewModel.isPosterLoading.observe(on: posters) { [viewModel] isLoading in
            if isLoading { viewModel.isPosterLoading.remove(observer: posters); viewModel.updatePosterImage(width: 200) }
        }
        viewModel.updatePosterImage(width: 100)
        #expect(posters.fetchImage.calls.map(\.width) == [200])
    }

    @Test func aFilmThatIsGoneStopsItsPoster() async {
        posters.fetchImage.stub(.never)
        weak var gone: DefaultMovieDetailsViewModel?
        do {
            let viewModel = makeViewModel()
            gone = viewModel
            viewModel.updatePosterImage(width: 300)
        }
        #expect(gone == nil)
        #expect(posters.fetchImage.cancelledCalls.count == 1)
    }
}
