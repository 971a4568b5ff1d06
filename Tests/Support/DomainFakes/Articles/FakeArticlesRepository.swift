package import DomainLayer
package import FakeSupport

/// Articles with stubbed answers.
package final class FakeArticlesRepository: ArticlesRepository {
    /// Headlines; takes the country.
    package let fetchHeadlines: FakeMethod<String, [Article]>
    /// The articles of the user; nothing unless it is stubbed.
    package let fetchAdded: FakeMethod<Void, [Article]>
    /// The saving; succeeds unless it is stubbed.
    package let add: FakeMethod<Article, Void>

    /// A repository without articles of the user's own.
    package init(clock: TestClock = TestClock(), fileID: String = #fileID, line: Int = #line) {
        fetchHeadlines = FakeMethod("fetchHeadlines(country:)", clock: clock, fileID: fileID, line: line)
        fetchAdded = FakeMethod("fetchAdded()", clock: clock, fileID: fileID, line: line)
        add = FakeMethod("add(_:)", clock: clock, fileID: fileID, line: line)
        fetchAdded.stub(.returns([]))
        add.stub(.succeeds)
    }

    package func fetchHeadlines(
        country: String, completion: @escaping @Sendable (Result<[Article], RepositoryFailure>) -> Void
    ) -> any Cancellable {
        FakeTask(fetchHeadlines.call(country, completion: completion))
    }

    package func fetchAdded(completion: @escaping @Sendable (Result<[Article], RepositoryFailure>) -> Void) {
        fetchAdded.call((), completion: completion)
    }

    package func add(_ article: Article, completion: @escaping @Sendable (Result<Void, RepositoryFailure>) -> Void) {
        add.call(article, completion: completion)
    }
}
