package import PresentationLayer

/// The screens of the search for films as text.
@MainActor
package enum MoviesText {
    package static let help = """
        words   search for them         n   next page            1, 2, ...   one film
        /words  search for them too     r   recent searches      q           quit

        """

    /// The items from a place on, numbered.
    package static func list(_ viewModel: any MoviesListViewModel, from first: Int = 0) -> String {
        guard !viewModel.isEmpty else { return TerminalText.paragraph("Nothing found for \"\(viewModel.query.value)\"") }
        let items = viewModel.items.value
        let lines = items.indices.dropFirst(first).flatMap { index in
            TerminalText.item(
                number: index + 1, title: items[index].title, texts: [items[index].releaseDate], summary: items[index].overview)
        }
        let more = viewModel.hasMorePages ? ["", "There is more: n"] : []
        return (lines + more).map { "\($0)\n" }.joined()
    }

    package static func details(_ viewModel: any MovieDetailsViewModel) -> String {
        let poster =
            if viewModel.isPosterImageHidden {
                "No poster"
            } else if let data = viewModel.posterImage.value {
                "Poster: \(data.count) bytes"
            } else {
                "Poster: \(viewModel.posterError.value ?? "none yet")"
            }
        let paragraphs = [viewModel.title, viewModel.releaseDate, viewModel.overview, poster].filter { !$0.isEmpty }
        return paragraphs.map { TerminalText.paragraph($0) }.joined()
    }

    package static func queries(_ viewModel: any MoviesQueryListViewModel) -> String {
        guard !viewModel.items.value.isEmpty else { return "No searches yet\n" }
        return viewModel.items.value.flatMap { TerminalText.wrapped($0.query, indent: 2) }.map { "\($0)\n" }.joined()
    }
}
