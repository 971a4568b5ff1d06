import Foundation
package import PresentationLayer

/// The views of the search for films: they show the view models' output, and pass input to them.
@MainActor
package final class MoviesTerminal: MoviesSearchScreens, LineHandler {
    private let write: @MainActor (String) -> Void
    private let report: @MainActor (String) -> Void
    private let progress: @MainActor (String) -> Void
    private var list: (any MoviesListViewModel)?
    /// The number of items of the list that were shown.
    private var shown = 0
    private var details: (any MovieDetailsViewModel)?
    private var queries: (any MoviesQueryListViewModel)?

    /// A terminal without a list, which the flow shows.
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

    // MARK: Screens

    package func showMoviesList(_ viewModel: any MoviesListViewModel) {
        list = viewModel
        viewModel.loading.observe(on: self) { [weak self] loading in
            switch loading {
            case .fullScreen: self?.progress("Searching...\n")
            case .nextPage: self?.progress("Loading the next page...\n")
            case nil: break
            }
        }
    }

    package func showMovieDetails(_ viewModel: any MovieDetailsViewModel) { details = viewModel }
    package func showMovieQueries(_ viewModel: any MoviesQueryListViewModel) { queries = viewModel }
    package func closeMovieQueries() { queries = nil }

    /// Whether the list goes on.
    package var hasMorePages: Bool { list?.hasMorePages ?? false }

    // MARK: Input

    /// Searches, and shows what is found.
    /// - Returns: Whether it was found out.
    @discardableResult
    package func search(_ words: String) async -> Bool {
        guard let list, !TerminalText.isBlank(words) else { return false }
        list.didSearch(query: words)
        return await showNew(from: 0)
    }

    /// Shows the next page, if there is one.
    /// - Returns: Whether it came; true as well where there is none.
    @discardableResult
    package func nextPage() async -> Bool {
        guard let list, hasMorePages else {
            write("There is no more\n")
            return true
        }
        list.didLoadNextPage()
        return await showNew(from: shown)
    }

    /// Shows one film of the list.
    /// - Parameter number: As the list shows it, from 1.
    /// - Returns: Whether there is such a film, and its poster came where it has one.
    @discardableResult
    package func film(_ number: Int) async -> Bool {
        details = nil
        if number > 0 { list?.didSelectItem(at: number - 1) }
        guard let details else {
            report("There is no film \(number); the list has \(list?.items.value.count ?? 0)\n")
            return false
        }
        if !details.isPosterImageHidden {
            details.updatePosterImage(width: 342)
            await details.isPosterLoading.first { !$0 }
        }
        write(MoviesText.details(details))
        return details.posterError.value == nil
    }

    /// Shows the recent searches.
    /// - Returns: Whether they could be read.
    @discardableResult
    package func recent() async -> Bool {
        list?.showQueriesSuggestions()
        guard let queries else { return false }
        queries.viewWillAppear()
        await queries.isLoading.first { !$0 }
        let error = queries.error.value
        if let error { report(TerminalText.paragraph(error)) } else { write(MoviesText.queries(queries)) }
        list?.closeQueriesSuggestions()
        return error == nil
    }

    package func handle(_ line: String) async -> Bool {
        let line = line.trimmingCharacters(in: .whitespaces)
        switch line {
        case "": break
        case "q": return false
        case "?": write(MoviesText.help)
        case "n": await nextPage()
        case "r": await recent()
        default:
            if let number = Int(line) {
                await film(number)
            } else {
                await search(line.hasPrefix("/") ? String(line.dropFirst()) : line)
            }
        }
        return true
    }

    private func showNew(from first: Int) async -> Bool {
        guard let list else { return false }
        await list.loading.first { $0 == nil }
        if let error = list.error.value { report(TerminalText.paragraph("\(list.errorTitle): \(error)")) }
        let count = list.items.value.count
        if count > first || list.error.value == nil { write(MoviesText.list(list, from: first)) }
        shown = count
        return list.error.value == nil
    }
}
