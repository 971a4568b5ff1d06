package import DomainLayer
package import Foundation

/// The input of one film's view model.
@MainActor
package protocol MovieDetailsViewModelInput {
    /// Reports the view's width in pixels, and requests a poster for it.
    func updatePosterImage(width: Int)
}

/// The output of one film's view model.
@MainActor
package protocol MovieDetailsViewModelOutput {
    /// The title, or a text for an unknown one.
    var title: String { get }
    /// `Release date: May 25, 1977`, or a text for a date that is not announced.
    var releaseDate: String { get }
    /// The summary of the plot; empty if there is none.
    var overview: String { get }
    /// The bytes of an image file; nil until the poster arrives.
    var posterImage: Observable<Data?> { get }
    /// Whether the poster is being loaded.
    var isPosterLoading: Observable<Bool> { get }
    /// The message for a poster that could not be loaded; nil if there is no error.
    var posterError: Observable<String?> { get }
    /// Whether the film has no poster.
    var isPosterImageHidden: Bool { get }
}

/// The view model of one film.
@MainActor
package protocol MovieDetailsViewModel: AnyObject, MovieDetailsViewModelInput, MovieDetailsViewModelOutput {}

/// A film's view model that reads the poster from a repository.
@MainActor
package final class DefaultMovieDetailsViewModel: MovieDetailsViewModel {
    private let posterImagePath: String?
    private let posterImagesRepository: any PosterImagesRepository
    private var load: Load?

    package let title: String
    package let releaseDate: String
    package let overview: String
    package let posterImage = Observable<Data?>(nil)
    package let isPosterLoading = Observable(false)
    package let posterError = Observable<String?>(nil)
    package var isPosterImageHidden: Bool { posterImagePath == nil }

    /// Creates a view model.
    ///
    /// The poster is fetched when the width is known.
    package init(movie: Movie, posterImagesRepository: any PosterImagesRepository) {
        title = movie.shownTitle
        releaseDate = movie.shownReleaseDate
        overview = movie.overview ?? ""
        posterImagePath = movie.posterPath
        self.posterImagesRepository = posterImagesRepository
    }

    deinit {
        load?.cancel()
    }

    /// Fetches the poster; if the width changes, only the answer for the last one is used.
    package func updatePosterImage(width: Int) {
        guard let posterImagePath else { return }
        load?.cancel()
        let load = Load()
        self.load = load
        posterError.value = nil
        // A notified observer may request another width.
        if load === self.load { isPosterLoading.value = true }
        if load === self.load { begin(load, posterImagePath, width) }
    }

    private func begin(_ load: Load, _ path: String, _ width: Int) {
        let task = posterImagesRepository.fetchImage(with: path, width: width) { [weak self] result in
            MainQueue.async { self?.finish(load, result) }
        }
        load.begin(task)
    }

    private func finish(_ load: Load, _ result: Result<Data, RepositoryFailure>) {
        guard load === self.load else { return }
        self.load = nil
        switch result {
        case .success(let data): posterImage.value = data
        case .failure(let failure): posterError.value = failure.shown(of: "poster")
        }
        if self.load == nil { isPosterLoading.value = false }
    }
}
