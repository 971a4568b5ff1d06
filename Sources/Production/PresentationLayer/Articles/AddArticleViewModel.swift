package import DomainLayer
package import Foundation

/// An article that a user writes.
@MainActor
package final class AddArticleViewModel {
    /// The most characters of a headline.
    static let titleLimit = 200
    /// The most characters of what an article says in short.
    static let summaryLimit = 2_000

    /// The headline, as far as it was typed.
    package let title = Dynamic("")
    /// What it says in short, as far as it was typed.
    package let summary = Dynamic("")
    /// Why it was not kept, for people; nil where nothing went wrong.
    package let errorMessage = Dynamic<String?>(nil)
    /// Whether the article is being kept.
    package let isSaving = Dynamic(false)

    private let repository: any ArticlesRepository
    private let now: @Sendable () -> Date
    private let didAdd: @MainActor () -> Void

    /// An empty article.
    /// - Parameters:
    ///   - repository: Where it is kept.
    ///   - now: The time.
    ///   - didAdd: Called when it is kept.
    package init(repository: any ArticlesRepository, now: @escaping @Sendable () -> Date, didAdd: @escaping @MainActor () -> Void) {
        self.repository = repository
        self.now = now
        self.didAdd = didAdd
    }

    /// Keeps the article, unless it is being kept already; what was typed goes when it is kept.
    /// - Parameter completion: Told once whether it was kept, when the rest is done.
    package func save(completion: @escaping @MainActor @Sendable (Bool) -> Void = { _ in }) {
        guard !isSaving.value else { return completion(false) }
        let typed = (title: title.value, summary: summary.value)
        let (headline, words) = (Self.words(typed.title), Self.words(typed.summary))
        if let problem = Self.problem(headline, words) {
            errorMessage.value = problem
            return completion(false)
        }
        errorMessage.value = nil
        isSaving.value = true
        let article = Article(
            title: headline, summary: words.isEmpty ? nil : words, author: nil, source: Article.ownSource, url: nil, publishedAt: now())
        repository.add(article) { [self] result in
            MainQueue.async { completion(self.finish(typed, result)) }
        }
    }

    private func finish(_ typed: (title: String, summary: String), _ result: Result<Void, RepositoryFailure>) -> Bool {
        isSaving.value = false
        guard case .success = result else {
            errorMessage.value = "The article could not be kept"
            return false
        }
        // What was typed since is another article.
        if title.value == typed.title { title.value = "" }
        if summary.value == typed.summary { summary.value = "" }
        didAdd()
        return true
    }

    private static func problem(_ headline: String, _ words: String) -> String? {
        if headline.isEmpty { return "An article needs a headline" }
        if headline.count > titleLimit { return "A headline has at most \(titleLimit) characters, this one \(headline.count)" }
        if words.count > summaryLimit { return "What an article says in short has at most \(summaryLimit) characters, this \(words.count)" }
        return nil
    }

    private static func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
