package import Foundation

/// A source of the films' posters.
package protocol PosterImagesRepository: Sendable {
    /// Fetches a poster.
    ///
    /// - Parameters:
    ///   - imagePath: The film's `posterPath`.
    ///   - width: The requested width in pixels. The image has the nearest width that the service offers.
    ///   - completion: Called once, on any queue, with the bytes of an image file; not called after the request was cancelled.
    /// - Returns: A handle that stops the request.
    @discardableResult
    func fetchImage(
        with imagePath: String, width: Int, completion: @escaping @Sendable (Result<Data, RepositoryFailure>) -> Void
    ) -> any Cancellable
}
