package import DomainLayer

/// The screens that a list of films can open; the flow coordinator supplies the closures.
@MainActor
package struct MoviesListViewModelActions {
    let showMovieDetails: @MainActor (Movie) -> Void
    let showMovieQueriesSuggestions: @MainActor (_ didSelect: @escaping @MainActor (MovieQuery) -> Void) -> Void
    let closeMovieQueriesSuggestions: @MainActor () -> Void

    /// Creates the actions of a list.
    /// - Parameters:
    ///   - showMovieDetails: Shows one film.
    ///   - showMovieQueriesSuggestions: Shows recent searches, and passes the selected one back.
    ///   - closeMovieQueriesSuggestions: Hides the recent searches.
    package init(
        showMovieDetails: @escaping @MainActor (Movie) -> Void,
        showMovieQueriesSuggestions: @escaping @MainActor (_ didSelect: @escaping @MainActor (MovieQuery) -> Void) -> Void,
        closeMovieQueriesSuggestions: @escaping @MainActor () -> Void
    ) {
        self.showMovieDetails = showMovieDetails
        self.showMovieQueriesSuggestions = showMovieQueriesSuggestions
        self.closeMovieQueriesSuggestions = closeMovieQueriesSuggestions
    }
}

/// The kinds of loading in a list of films.
package enum MoviesListViewModelLoading: Hashable, Sendable {
    /// A new search, which replaces the content.
    case fullScreen
    /// The next page of the current search.
    case nextPage
}

/// The input of a list of films.
@MainActor
package protocol MoviesListViewModelInput {
    /// Loads the next page, because the view has reached the end of the list.
    func didLoadNextPage()
    /// Starts a search.
    ///
    /// Spaces around the words are ignored, and a search without words has no effect.
    func didSearch(query: String)
    /// Cancels the running search.
    func didCancelSearch()
    /// Reports that the user has started typing.
    func showQueriesSuggestions()
    /// Reports that the user has finished typing.
    func closeQueriesSuggestions()
    /// Opens a film.
    /// - Parameter index: The film's index in the items; an invalid index has no effect.
    func didSelectItem(at index: Int)
}

/// The output of a list of films.
@MainActor
package protocol MoviesListViewModelOutput {
    /// The films of all loaded pages.
    var items: Observable<[MoviesListItemViewModel]> { get }
    /// The kind of loading; nil if nothing is being loaded.
    var loading: Observable<MoviesListViewModelLoading?> { get }
    /// The current search.
    var query: Observable<String> { get }
    /// The latest error message for the user; nil if there is none.
    var error: Observable<String?> { get }
    /// Whether the list is empty.
    var isEmpty: Bool { get }
    /// Whether there is a page after the loaded ones.
    var hasMorePages: Bool { get }
    /// The screen's title.
    var screenTitle: String { get }
    /// The text of an empty list.
    var emptyDataTitle: String { get }
    /// The title of an error.
    var errorTitle: String { get }
    /// The placeholder of the search field.
    var searchBarPlaceholder: String { get }
}

/// The view model of a list of films that the user searches for.
@MainActor
package protocol MoviesListViewModel: AnyObject, MoviesListViewModelInput, MoviesListViewModelOutput {}
