package import DomainLayer
internal import Foundation
internal import GRDB
package import Logging

/// A repository of the service's headlines and of the user's own articles in the app's database.
package struct DefaultArticlesRepository: ArticlesRepository {
    private let webservice: Webservice
    private let database: AppDatabase
    private let queue: any DataTransferDispatchQueue
    private let logger: Logger

    /// Creates a repository.
    /// - Parameters:
    ///   - webservice: The service that loads headlines.
    ///   - database: The storage of the user's own articles.
    ///   - queue: The queue on which the database's answers are delivered; a serial one preserves their order.
    ///   - logger: Logs errors of the database, never the user's texts.
    package init(
        webservice: Webservice, database: AppDatabase, queue: any DataTransferDispatchQueue = DispatchQueue(label: "added articles"),
        logger: Logger
    ) {
        self.webservice = webservice
        self.database = database
        self.queue = queue
        self.logger = logger
    }

    /// Requests the headlines.
    package func fetchHeadlines(
        country: String, completion: @escaping @Sendable (Result<[Article], RepositoryFailure>) -> Void
    ) -> any Cancellable {
        webservice.load(.headlines(country: country), completion: completion)
    }

    /// Reads the user's own articles, the latest first.
    package func fetchAdded(completion: @escaping @Sendable (Result<[Article], RepositoryFailure>) -> Void) {
        database.writer.asyncRead { [self] result in
            let articles = Result {
                let sql = "SELECT title, summary, addedAt FROM article ORDER BY id DESC"
                return try Row.fetchAll(result.get(), sql: sql).map(Article.init(added:))
            }
            answer(articles, "added articles cannot be read", completion)
        }
    }

    /// Saves an article's title, summary and time.
    ///
    /// It belongs to the user from then on, even if it has another author.
    package func add(_ article: Article, completion: @escaping @Sendable (Result<Void, RepositoryFailure>) -> Void) {
        database.writer.asyncWrite { database in
            try database.execute(
                sql: "INSERT INTO article (title, summary, addedAt) VALUES (?, ?, ?)",
                arguments: [article.title, article.summary, article.publishedAt.timeIntervalSinceReferenceDate])
        } completion: { [self] _, result in
            answer(result, "an article cannot be stored", completion)
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
    /// Creates an article of the user from its row.
    fileprivate init(added row: Row) {
        self.init(
            title: row["title"], summary: row["summary"], author: nil, source: Self.ownSource, url: nil,
            publishedAt: Date(timeIntervalSinceReferenceDate: row["addedAt"]))
    }
}
