/// The rows of a list of articles, which notify the view of changes.
@MainActor
package final class ArticleListViewModel {
    /// Called with the rows whenever they are set.
    package var didChange: (@MainActor ([ArticleViewModel]) -> Void)?

    /// The rows in display order; setting them notifies the view.
    package var articles: [ArticleViewModel] {
        didSet { didChange?(articles) }
    }

    /// Creates an empty list without a view.
    package init(articles: [ArticleViewModel] = []) {
        self.articles = articles
    }

    /// Returns the row at an index; nil if there is none.
    package func article(at index: Int) -> ArticleViewModel? {
        articles.indices.contains(index) ? articles[index] : nil
    }
}
