package import DomainLayer
package import Foundation

/// A repository of posters from the image service of The Movie Database.
package struct DefaultPosterImagesRepository: PosterImagesRepository {
    /// Source: TMDB API v3, `GET /3/configuration`, `images.poster_sizes`.
    private static let widths = [92, 154, 185, 342, 500, 780]

    private let dataTransferService: any DataTransferService
    private let queue: any DataTransferDispatchQueue

    /// Creates a repository.
    /// - Parameters:
    ///   - dataTransferService: The service that sends requests to the image service.
    ///   - queue: The queue on which images are delivered.
    package init(
        dataTransferService: DefaultDataTransferService, queue: any DataTransferDispatchQueue = DispatchQueue.global(qos: .userInitiated)
    ) {
        self.init(service: dataTransferService, queue: queue)
    }

    package init(service: any DataTransferService, queue: any DataTransferDispatchQueue) {
        dataTransferService = service
        self.queue = queue
    }

    /// Fetches a poster in the available width nearest to the requested one.
    @discardableResult
    package func fetchImage(
        with imagePath: String, width: Int, completion: @escaping @Sendable (Result<Data, RepositoryFailure>) -> Void
    ) -> any Cancellable {
        let endpoint = MoviesEndpoints.poster(path: imagePath, width: Self.nearest(to: width))
        return dataTransferService.task(for: endpoint, on: queue, completion: completion)
    }

    /// Of two equally near widths the larger one, which loses no detail.
    package static func nearest(to width: Int) -> Int {
        let width = max(0, width)
        return widths.reduce(widths[0]) { nearest, next in abs(next - width) <= abs(nearest - width) ? next : nearest }
    }
}
