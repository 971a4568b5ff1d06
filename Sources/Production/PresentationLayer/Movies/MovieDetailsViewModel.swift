package import DomainLayer
package import Foundation

/// What a view tells one film.
@MainActor
package protocol MovieDetailsViewModelInput {
    /// The view is as wide as this, in pixels, and wants a poster for it.
    func updatePosterImage(width: Int)
}

/// What a view shows of one film.
@MainActor
package protocol MovieDetailsViewModelOutput {
    /// The title, or that it is unknown.
    var title: String { get }
    /// `Release date: May 25, 1977`, or that it is to be announced.
    var releaseDate: String { get }
    /// What the film is about; empty where nobody says.
    var overview: String { get }
    /// The bytes of an image file; nil until one has come.
    var posterImage: Observable<Data?> { get }
    /// Whether the poster is waited for.
    var isPosterLoading: Observable<Bool> { get }
    /// What became of the poster, for people; nil where nothing went wrong.
    var posterError: Observable<String?> { get }
    /// Whether the film has no poster at all.
    var isPosterImageHidden: Bool { get }
}

/// One film.
@MainActor
package protocol MovieDetailsViewModel: AnyObject, MovieDetailsViewModelInput, MovieDetailsViewModelOutput {}

/// One film, with its poster from a repository.
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

    /// A film without its poster, which is fetched when its width is known.
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

    /// Fetches the poster; of several widths the last one counts.
    package func updatePosterImage(width: Int) {
        guard let posterImagePath else { return }
        load?.cancel()
        let load = Load()
        self.load = load
        posterError.value = nil
        // An observer that is told may ask for another width.
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
