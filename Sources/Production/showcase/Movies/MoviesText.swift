import PresentationLayer

/// The screens of the search for films as text.
@MainActor
enum MoviesText {
    static let help = """
        words   search for them         n   next page            1, 2, ...   one film
        /words  search for them too     r   recent searches      q           quit

        """

    /// A text in lines.
    static func paragraph(_ text: String) -> String { TerminalText.wrapped(text).map { "\($0)\n" }.joined() }

    /// The items from a place on, numbered.
    static func list(_ viewModel: any MoviesListViewModel, from first: Int = 0) -> String {
        guard !viewModel.isEmpty else { return paragraph("Nothing found for \"\(viewModel.query.value)\"") }
        let items = viewModel.items.value
        let lines = items.indices.dropFirst(first).flatMap { item(items[$0], number: $0 + 1) }
        let more = viewModel.hasMorePages ? ["", "There is more: n"] : []
        return (lines + more).map { "\($0)\n" }.joined()
    }

    private static func item(_ item: MoviesListItemViewModel, number: Int) -> [String] {
        let mark = String(repeating: " ", count: max(0, 3 - "\(number)".count)) + "\(number)  "
        let title = TerminalText.wrapped(item.title, indent: mark.count)
        let first = mark + (title.first ?? "").dropFirst(mark.count)
        return [first] + title.dropFirst() + TerminalText.wrapped(item.releaseDate, indent: mark.count)
            + TerminalText.wrapped(item.overview, indent: mark.count, maxLines: 2)
    }

    static func details(_ viewModel: any MovieDetailsViewModel) -> String {
        let poster =
            if viewModel.isPosterImageHidden {
                "No poster"
            } else if let data = viewModel.posterImage.value {
                "Poster: \(data.count) bytes"
            } else {
                "Poster: \(viewModel.posterError.value ?? "none yet")"
            }
        let paragraphs = [viewModel.title, viewModel.releaseDate, viewModel.overview, poster].filter { !$0.isEmpty }
        return paragraphs.map(paragraph).joined()
    }

    static func queries(_ viewModel: any MoviesQueryListViewModel) -> String {
        guard !viewModel.items.value.isEmpty else { return "No searches yet\n" }
        return viewModel.items.value.flatMap { TerminalText.wrapped($0.query, indent: 2) }.map { "\($0)\n" }.joined()
    }
}
