internal import DataLayer
internal import DomainLayer
internal import Foundation
internal import Logging
package import PresentationLayer

/// Makes the parts of the articles.
@MainActor
package final class ArticlesSceneDIContainer {
    /// Every scene names its own dependencies, even where they are those of another: scenes change one by one.
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

    /// What leads the list, which has loaded nothing yet.
    /// - Parameters:
    ///   - country: Whose headlines, in two letters: `us`.
    ///   - view: Shows the list; it is not kept.
    package func makeArticleListController(country: String, view: any ArticleListView) -> ArticleListController {
        ArticleListController(repository: repository, country: country, view: view)
    }

    /// An article that is to be written.
    /// - Parameter didAdd: Called when it is kept.
    package func makeAddArticleViewModel(didAdd: @escaping @MainActor () -> Void) -> AddArticleViewModel {
        AddArticleViewModel(repository: repository, now: { Date() }, didAdd: didAdd)
    }
}
