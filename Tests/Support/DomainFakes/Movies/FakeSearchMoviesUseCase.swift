package import DomainLayer
package import FakeSupport

/// A search with stubbed results.
package final class FakeSearchMoviesUseCase: SearchMoviesUseCase {
    /// The results of the search.
    package let execute: FakeMethod<SearchMoviesUseCaseRequestValue, MoviesPage>
    /// The stored result of an earlier search; nil, and at once, unless it is stubbed.
    package let cached: FakeMethod<SearchMoviesUseCaseRequestValue, MoviesPage?>

    /// A search that nothing is stubbed for yet.
    package init(clock: TestClock = TestClock(), fileID: String = #fileID, line: Int = #line) {
        execute = FakeMethod("execute(requestValue:)", clock: clock, fileID: fileID, line: line)
        cached = FakeMethod("cached(requestValue:)", clock: clock, fileID: fileID, line: line)
        cached.stub(.returns(nil))
    }

    @discardableResult
    package func execute(
        requestValue: SearchMoviesUseCaseRequestValue, cached: @escaping @Sendable (MoviesPage) -> Void,
        completion: @escaping @Sendable (Result<MoviesPage, RepositoryFailure>) -> Void
    ) -> any Cancellable {
        let kept = self.cached.call(requestValue) { (result: Result<MoviesPage?, RepositoryFailure>) in
            if case .success(let page?) = result { cached(page) }
        }
        return FakeTask(kept, execute.call(requestValue, completion: completion))
    }
}
