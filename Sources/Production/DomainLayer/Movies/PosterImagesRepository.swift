package import Foundation

/// Where the films' posters come from.
package protocol PosterImagesRepository: Sendable {
    /// Fetches a poster.
    ///
    /// - Parameters:
    ///   - imagePath: The film's `posterPath`.
    ///   - width: The width that is wanted, in pixels; the image has the nearest one that there is.
    ///   - completion: Called once, on any queue, with the bytes of an image file; not any more after the request was cancelled.
    /// - Returns: What stops the request.
    @discardableResult
    func fetchImage(
        with imagePath: String, width: Int, completion: @escaping @Sendable (Result<Data, RepositoryFailure>) -> Void
    ) -> any Cancellable
}
