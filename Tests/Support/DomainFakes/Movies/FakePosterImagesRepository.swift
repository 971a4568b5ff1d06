package import DomainLayer
package import FakeSupport
package import Foundation

/// Posters with stubbed answers.
package final class FakePosterImagesRepository: PosterImagesRepository {
    /// The bytes of an image.
    package let fetchImage: FakeMethod<(imagePath: String, width: Int), Data>

    /// A repository that nothing is stubbed for yet.
    package init(clock: TestClock = TestClock(), fileID: String = #fileID, line: Int = #line) {
        fetchImage = FakeMethod("fetchImage(with:width:)", clock: clock, fileID: fileID, line: line)
    }

    @discardableResult
    package func fetchImage(
        with imagePath: String, width: Int, completion: @escaping @Sendable (Result<Data, RepositoryFailure>) -> Void
    ) -> any Cancellable {
        FakeTask(fetchImage.call((imagePath, width), completion: completion))
    }
}
