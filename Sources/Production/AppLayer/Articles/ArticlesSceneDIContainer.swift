internal import DataLayer
internal import DomainLayer
internal import Foundation
internal import Logging
package import PresentationLayer

/// The container of the articles.
@MainActor
package final class ArticlesSceneDIContainer {
    /// Every scene declares its own dependencies, even if another has the same, so that scenes can change independently.
    struct Dependencies {
        let dataTransferService: DefaultDataTransferService
        let database: AppDatabase
        let logger: Logger
    }

    private let repository: any ArticlesRepository

    init(dependencies: Dependencies) {
        repository = DefaultArticlesRepository(
            webservice: Webservice(dataTransferService: dependencies.dataTransferService), database: dependencies.database,
            logger: dependencies.logger)
    }

    /// Returns the list's controller, which has not loaded anything.
    /// - Parameters:
    ///   - country: The country of the headlines, in two letters: `us`.
    ///   - view: The view of the list; not retained.
    package func makeArticleListController(country: String, view: any ArticleListView) -> ArticleListController {
        ArticleListController(repository: repository, country: country, view: view)
    }

    /// Returns the form for a new article.
    /// - Parameter didAdd: Called after the article was saved.
    package func makeAddArticleViewModel(didAdd: @escaping @MainActor () -> Void) -> AddArticleViewModel {
        AddArticleViewModel(repository: repository, now: { Date() }, didAdd: didAdd)
    }
}
