/// The rows of a list of articles, which tell the view when they change.
@MainActor
package final class ArticleListViewModel {
    /// Told the rows whenever they are set.
    package var didChange: (@MainActor ([ArticleViewModel]) -> Void)?

    /// What is shown, in this order; setting it tells the view.
    package var articles: [ArticleViewModel] {
        didSet { didChange?(articles) }
    }

    /// A list that nobody shows yet.
    package init(articles: [ArticleViewModel] = []) {
        self.articles = articles
    }

    /// The row of a place; nil where there is none.
    package func article(at index: Int) -> ArticleViewModel? {
        articles.indices.contains(index) ? articles[index] : nil
    }
}
