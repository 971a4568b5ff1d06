package import PresentationLayer

/// The views of the articles: the list, one article, and the form for a new one.
@MainActor
package final class ArticlesTerminal: ArticleListView, LineHandler {
    /// The meaning of the next line.
    private enum Mode {
        case command
        case headline
        case summary
    }

    private let write: @MainActor (String) -> Void
    private let report: @MainActor (String) -> Void
    private let progress: @MainActor (String) -> Void
    private var controller: ArticleListController?
    private var newArticle: AddArticleViewModel?
    private let headlineField = BindableTextField()
    private let summaryField = BindableTextField()
    private var mode = Mode.command
    private var rows: [ArticleViewModel] = []
    private var isLoading = false
    private var hasFailed = false
    private var waiting: CheckedContinuation<Void, Never>?

    /// A terminal without a list.
    /// - Parameters:
    ///   - write: Takes what is shown.
    ///   - report: Takes what went wrong.
    ///   - progress: Takes what is being waited for.
    package init(
        write: @escaping @MainActor (String) -> Void, report: @escaping @MainActor (String) -> Void,
        progress: @escaping @MainActor (String) -> Void
    ) {
        self.write = write
        self.report = report
        self.progress = progress
    }

    /// Takes the list and the form that are shown from now on.
    package func show(_ controller: ArticleListController, _ newArticle: AddArticleViewModel) {
        self.controller = controller
        self.newArticle = newArticle
        headlineField.bind(to: newArticle.title)
        summaryField.bind(to: newArticle.summary)
        newArticle.errorMessage.bind { [weak self] message in
            if let message { self?.report(TerminalText.paragraph(message)) }
        }
    }

    // MARK: The list's view

    package func reload(_ articles: [ArticleViewModel]) {
        rows = articles
        if !isLoading { goOn() }
    }

    package func showFailure(_ message: String) {
        hasFailed = true
        report(TerminalText.paragraph(message))
    }

    package func showLoading(_ isLoading: Bool) {
        self.isLoading = isLoading
        if isLoading { progress("Loading...\n") } else { goOn() }
    }

    private func goOn() {
        waiting?.resume()
        waiting = nil
    }

    private func waitUntilShown(_ begin: () -> Void) async {
        await withCheckedContinuation { continuation in
            waiting = continuation
            begin()
        }
    }

    // MARK: Input

    package var prompt: String {
        switch mode {
        case .command: "> "
        case .headline: Self.prompt("Headline", headlineField)
        case .summary: Self.prompt("In short", summaryField)
        }
    }

    /// An empty line leaves earlier, unsaved text unchanged.
    private static func prompt(_ name: String, _ field: BindableTextField) -> String {
        field.text.isEmpty ? "\(name), or nothing: " : "\(name) [\(TerminalText.wrapped(field.text).joined(separator: " "))]: "
    }

    /// Loads the list and shows it.
    /// - Returns: Whether all of it came.
    @discardableResult
    package func load() async -> Bool {
        hasFailed = false
        guard let controller else { return false }
        await waitUntilShown { controller.reload() }
        if !rows.isEmpty || !hasFailed { write(ArticlesText.list(rows)) }
        return !hasFailed
    }

    /// Adds an article, by typing it into the form.
    /// - Returns: Whether it was kept.
    package func add(_ headline: String, _ summary: String) async -> Bool {
        headlineField.text = headline
        summaryField.text = summary
        return await save()
    }

    private func save() async -> Bool {
        guard let newArticle else { return false }
        var isKept = false
        await waitUntilShown {
            newArticle.save { kept in
                isKept = kept
                if !kept { self.goOn() }
            }
        }
        return isKept
    }

    package func handle(_ line: String) async -> Bool {
        switch mode {
        case .command: return await command(line.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        case .headline:
            type(line, into: headlineField)
            // Without one there is nothing to be kept.
            mode = headlineField.text.isEmpty ? .command : .summary
            if mode == .command { summaryField.text = "" }
        case .summary:
            type(line, into: summaryField)
            mode = .command
            if await save() { write(ArticlesText.list(rows)) }
        }
        return true
    }

    /// A line of nothing leaves the field as it is, and a dash empties it.
    private func type(_ line: String, into field: BindableTextField) {
        switch line.split(whereSeparator: \.isWhitespace).joined(separator: " ") {
        case "": break
        case "-": field.text = ""
        default: field.text = line
        }
    }

    private func command(_ word: String) async -> Bool {
        switch word {
        case "": break
        case "q": return false
        case "?": write(ArticlesText.help)
        case "r": await load()
        case "a": mode = .headline
        default:
            if let article = Int(word).flatMap({ controller?.list.article(at: $0 - 1) }) {
                write(ArticlesText.article(article))
            } else {
                report(TerminalText.paragraph("There is no article \(word); the list has \(rows.count). Type ? for help"))
            }
        }
        return true
    }
}
