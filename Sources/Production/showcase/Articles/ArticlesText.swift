package import PresentationLayer

/// The screens of the articles as text.
package enum ArticlesText {
    package static let help = """
        1, 2, ...   one article
        a           add one of your own; - empties a field that has been typed before
        r           reload
        q           quit

        """

    /// The rows, numbered.
    package static func list(_ articles: [ArticleViewModel]) -> String {
        guard !articles.isEmpty else { return "No articles\n" }
        return articles.enumerated().flatMap { index, article in
            TerminalText.item(number: index + 1, title: article.title, texts: [article.origin], summary: article.summary)
        }.map { "\($0)\n" }.joined()
    }

    /// One article in full.
    package static func article(_ article: ArticleViewModel) -> String {
        [article.title, article.origin, article.summary, article.address].filter { !$0.isEmpty }
            .map { TerminalText.paragraph($0) }.joined()
    }
}
