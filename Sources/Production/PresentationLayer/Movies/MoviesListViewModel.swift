package import DomainLayer

/// What a list of films can lead to; the flow decides what that looks like.
@MainActor
package struct MoviesListViewModelActions {
    let showMovieDetails: @MainActor (Movie) -> Void
    let showMovieQueriesSuggestions: @MainActor (_ didSelect: @escaping @MainActor (MovieQuery) -> Void) -> Void
    let closeMovieQueriesSuggestions: @MainActor () -> Void

    /// Ways out of the list.
    /// - Parameters:
    ///   - showMovieDetails: Shows one film.
    ///   - showMovieQueriesSuggestions: Shows recent searches; the one that is taken is handed back.
    ///   - closeMovieQueriesSuggestions: Takes them away.
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

/// What a list of films is waiting for.
package enum MoviesListViewModelLoading: Hashable, Sendable {
    /// A new search: there is nothing else to look at.
    case fullScreen
    /// More of what is there.
    case nextPage
}

/// What a view tells a list of films.
@MainActor
package protocol MoviesListViewModelInput {
    /// The view has come to the end of the list.
    func didLoadNextPage()
    /// Somebody searches; only the words count, not what is around them, and a search for nothing does nothing.
    func didSearch(query: String)
    /// Somebody wants to wait no longer.
    func didCancelSearch()
    /// Somebody begins to type.
    func showQueriesSuggestions()
    /// Somebody has done with typing.
    func closeQueriesSuggestions()
    /// Somebody takes a film.
    /// - Parameter index: Its place in the items; a place that there is none of does nothing.
    func didSelectItem(at index: Int)
}

/// What a view shows of a list of films.
@MainActor
package protocol MoviesListViewModelOutput {
    /// The films of all pages so far.
    var items: Observable<[MoviesListItemViewModel]> { get }
    /// What is waited for; nil for nothing.
    var loading: Observable<MoviesListViewModelLoading?> { get }
    /// What is searched for.
    var query: Observable<String> { get }
    /// What went wrong last, for people; nil where nothing did.
    var error: Observable<String?> { get }
    /// Whether there is nothing in the list.
    var isEmpty: Bool { get }
    /// Whether there is a page after those that are there.
    var hasMorePages: Bool { get }
    /// The screen's title.
    var screenTitle: String { get }
    /// What stands in an empty list.
    var emptyDataTitle: String { get }
    /// The title of an error.
    var errorTitle: String { get }
    /// What stands in an empty search field.
    var searchBarPlaceholder: String { get }
}

/// A list of films that somebody searches for.
@MainActor
package protocol MoviesListViewModel: AnyObject, MoviesListViewModelInput, MoviesListViewModelOutput {}
