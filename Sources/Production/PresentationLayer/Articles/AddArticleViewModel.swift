package import DomainLayer
package import Foundation

/// A form for an article of the user.
@MainActor
package final class AddArticleViewModel {
    /// The maximum number of characters of a headline.
    static let titleLimit = 200
    /// The maximum number of characters of a summary.
    static let summaryLimit = 2_000

    /// The headline, as typed so far.
    package let title = Dynamic("")
    /// The summary, as typed so far.
    package let summary = Dynamic("")
    /// The message for an article that was not saved; nil if there is no error.
    package let errorMessage = Dynamic<String?>(nil)
    /// Whether the article is being saved.
    package let isSaving = Dynamic(false)

    private let repository: any ArticlesRepository
    private let now: @Sendable () -> Date
    private let didAdd: @MainActor () -> Void

    /// Creates an empty form.
    /// - Parameters:
    ///   - repository: The repository that saves the article.
    ///   - now: Returns the current time.
    ///   - didAdd: Called after the article was saved.
    package init(repository: any ArticlesRepository, now: @escaping @Sendable () -> Date, didAdd: @escaping @MainActor () -> Void) {
        self.repository = repository
        self.now = now
        self.didAdd = didAdd
    }

    /// Saves the article, unless it is being saved already.
    ///
    /// The fields are emptied after that.
    /// - Parameter completion: Called once, at the end, with whether the article was saved.
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
            errorMessage.value = "The article could not be saved"
            return false
        }
        // Text that the user typed during the saving belongs to another article.
        if title.value == typed.title { title.value = "" }
        if summary.value == typed.summary { summary.value = "" }
        didAdd()
        return true
    }

    private static func problem(_ headline: String, _ words: String) -> String? {
        if headline.isEmpty { return "An article needs a headline" }
        if headline.count > titleLimit { return "A headline has at most \(titleLimit) characters, this one \(headline.count)" }
        if words.count > summaryLimit { return "A summary has at most \(summaryLimit) characters, this one \(words.count)" }
        return nil
    }

    private static func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
