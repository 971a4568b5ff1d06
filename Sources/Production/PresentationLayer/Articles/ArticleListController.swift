package import DomainLayer

/// What shows a list of articles.
@MainActor
package protocol ArticleListView: AnyObject {
    /// Shows these rows in the place of those before.
    func reload(_ articles: [ArticleViewModel])
    /// Says why something is missing.
    func showFailure(_ message: String)
    /// Shows that something is waited for, or not any more; the last that is done for a load.
    func showLoading(_ isLoading: Bool)
}

/// Leads a list of articles, the user's own before a country's headlines: loads them, maps them to rows and has the view reload them, once for each load.
///
/// It knows no platform: the controller of a table holds one and calls it, beginning with ``reload()`` when its view is there.
@MainActor
package final class ArticleListController {
    /// What is shown.
    package let list = ArticleListViewModel()

    private let repository: any ArticlesRepository
    private let country: String
    private weak var view: (any ArticleListView)?
    private var added: [Article] = []
    private var headlines: [Article] = []
    private var load: Load?
    /// How often the user's own articles were asked for: an answer to any question but the latest is late.
    private var addedQuestion = 0

    /// A controller of an empty list.
    /// - Parameters:
    ///   - repository: Where articles come from.
    ///   - country: Whose headlines, in two letters: `us`. Source: ISO 3166-1 alpha-2.
    ///   - view: Shows the list; it is not kept.
    package init(repository: any ArticlesRepository, country: String, view: any ArticleListView) {
        self.repository = repository
        self.country = country
        self.view = view
        list.didChange = { [weak view] articles in view?.reload(articles) }
    }

    deinit {
        load?.cancel()
    }

    // MARK: What the view calls

    /// Loads everything anew, in the place of a load that is under way.
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

    /// Drops the load that is under way; what is shown stays.
    package func cancel() {
        guard let load else { return }
        load.cancel()
        self.load = nil
        view?.showLoading(false)
    }

    /// Shows the user's own articles anew, for one was added.
    package func didAddArticle() {
        readAdded { [weak self] failure in
            self?.show()
            if let failure { self?.view?.showFailure(failure) }
        }
    }

    // MARK: Loading

    private func finish(_ load: Load, _ headlines: Result<[Article], RepositoryFailure>) {
        guard load === self.load else { return }
        // Only now, so that what was added meanwhile is among them.
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

    /// - Parameter completion: Told why the articles are not there, for people; nil where they are, or are still to come.
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
        // What was shown stays.
        case .failure(let failure): return failure.shown(of: "your articles")
        }
    }

    private func show() {
        list.articles = (added + headlines).map(ArticleViewModel.init)
    }
}
