package import DomainLayer
internal import Foundation
internal import GRDB
package import Logging

/// Headlines from the service, and the user's own articles from the app's database.
package struct DefaultArticlesRepository: ArticlesRepository {
    private let webservice: Webservice
    private let database: AppDatabase
    private let queue: any DataTransferDispatchQueue
    private let logger: Logger

    /// A repository.
    /// - Parameters:
    ///   - webservice: Loads headlines.
    ///   - database: Keeps the user's own.
    ///   - queue: Where the database's answers come; a serial one keeps their order.
    ///   - logger: Learns of a database that fails, never of what the user wrote.
    package init(
        webservice: Webservice, database: AppDatabase, queue: any DataTransferDispatchQueue = DispatchQueue(label: "added articles"),
        logger: Logger
    ) {
        self.webservice = webservice
        self.database = database
        self.queue = queue
        self.logger = logger
    }

    /// Asks the service.
    package func fetchHeadlines(
        country: String, completion: @escaping @Sendable (Result<[Article], RepositoryFailure>) -> Void
    ) -> any Cancellable {
        webservice.load(.headlines(country: country), completion: completion)
    }

    /// Reads what was added, the latest first.
    package func fetchAdded(completion: @escaping @Sendable (Result<[Article], RepositoryFailure>) -> Void) {
        database.writer.asyncRead { [self] result in
            let articles = Result {
                let sql = "SELECT title, summary, addedAt FROM article ORDER BY id DESC"
                return try Row.fetchAll(result.get(), sql: sql).map(Article.init(added:))
            }
            answer(articles, "added articles cannot be read", completion)
        }
    }

    /// Keeps an article's title, summary and time; it is the user's own from now on, whoever wrote it.
    package func add(_ article: Article, completion: @escaping @Sendable (Result<Void, RepositoryFailure>) -> Void) {
        database.writer.asyncWrite { database in
            try database.execute(
                sql: "INSERT INTO article (title, summary, addedAt) VALUES (?, ?, ?)",
                arguments: [article.title, article.summary, article.publishedAt.timeIntervalSinceReferenceDate])
        } completion: { [self] _, result in
            answer(result, "an article cannot be kept", completion)
        }
    }

    private func answer<Value: Sendable>(
        _ result: Result<Value, any Error>, _ what: String, _ completion: @escaping @Sendable (Result<Value, RepositoryFailure>) -> Void
    ) {
        if case .failure(let error) = result { logger.warning("\(what): \(StorageError.words(error))") }
        queue.asyncExecute { completion(result.mapError { _ in .storage }) }
    }
}

extension Article {
    /// An article of the user's own, as it was kept.
    fileprivate init(added row: Row) {
        self.init(
            title: row["title"], summary: row["summary"], author: nil, source: Self.ownSource, url: nil,
            publishedAt: Date(timeIntervalSinceReferenceDate: row["addedAt"]))
    }
}
