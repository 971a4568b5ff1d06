package import DomainLayer

/// A view of a list of articles.
@MainActor
package protocol ArticleListView: AnyObject {
    /// Replaces the rows.
    func reload(_ articles: [ArticleViewModel])
    /// Shows the reason for missing articles.
    func showFailure(_ message: String)
    /// Shows or hides the sign of loading.
    ///
    /// It is the last call of a load.
    func showLoading(_ isLoading: Bool)
}

/// A controller of a list of articles, with the user's own before a country's headlines.
///
/// It loads them, maps them to rows and reloads the view once for each load.
///
/// It is independent of the platform. A table's controller owns one, and calls ``reload()`` when its view is loaded.
@MainActor
package final class ArticleListController {
    /// The rows.
    package let list = ArticleListViewModel()

    private let repository: any ArticlesRepository
    private let country: String
    private weak var view: (any ArticleListView)?
    private var added: [Article] = []
    private var headlines: [Article] = []
    private var load: Load?
    /// The number of requests for the user's own articles: an answer to any but the latest is outdated.
    private var addedQuestion = 0

    /// Creates a controller of an empty list.
    /// - Parameters:
    ///   - repository: The repository of the articles.
    ///   - country: The country of the headlines, in two letters: `us`. Source: ISO 3166-1 alpha-2.
    ///   - view: The view of the list; not retained.
    package init(repository: any ArticlesRepository, country: String, view: any ArticleListView) {
        self.repository = repository
        self.country = country
        self.view = view
        list.didChange = { [weak view] articles in view?.reload(articles) }
    }

    deinit {
        load?.cancel()
    }

    // MARK: Calls of the view

    /// Loads all articles again, in place of a running load.
    package func reload() {
        let isLoading = load != nil
        load?.cancel()
        let load = Load()
        self.load = load
        if !isLoading { view?.showLoading(true) }
        let task = repository.fetchHeadlines(country: country) { [weak self] headlines in
            MainQueue.async { self?.finish(load, headlines) }
        }
        load.begin(task)
    }

    /// Cancels the running load; the current content stays.
    package func cancel() {
        guard let load else { return }
        load.cancel()
        self.load = nil
        view?.showLoading(false)
    }

    /// Loads the user's own articles again, because one was added.
    package func didAddArticle() {
        readAdded { [weak self] failure in
            self?.show()
            if let failure { self?.view?.showFailure(failure) }
        }
    }

    // MARK: Loading

    private func finish(_ load: Load, _ headlines: Result<[Article], RepositoryFailure>) {
        guard load === self.load else { return }
        // Only now, so that articles that were added during the request are included.
        readAdded { [weak self] addedFailure in
            guard let self, load === self.load else { return }
            self.load = nil
            var failures = [addedFailure].compactMap { $0 }
            switch headlines {
            case .success(let articles): self.headlines = articles
            case .failure(let failure): failures.insert(failure.shown(of: "headlines"), at: 0)
            }
            show()
            for failure in failures { view?.showFailure(failure) }
            view?.showLoading(false)
        }
    }

    /// - Parameter completion: Called with the message for missing articles; nil if there is no error, or if the articles are still being
    ///   loaded.
    private func readAdded(_ completion: @escaping @MainActor @Sendable (String?) -> Void) {
        addedQuestion += 1
        let question = addedQuestion
        repository.fetchAdded { [weak self] result in
            MainQueue.async { completion(self?.keepAdded(result, question)) }
        }
    }

    private func keepAdded(_ result: Result<[Article], RepositoryFailure>, _ question: Int) -> String? {
        guard question == addedQuestion else { return nil }
        switch result {
        case .success(let articles):
            added = articles
            return nil
        // The current content stays.
        case .failure(let failure): return failure.shown(of: "your articles")
        }
    }

    private func show() {
        list.articles = (added + headlines).map(ArticleViewModel.init)
    }
}
