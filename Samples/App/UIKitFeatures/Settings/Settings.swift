import AppCore

/// The choices of the user.
struct Settings {
    @Stored(.lastSearch) var lastSearch
    @Stored(.hasSeenOnboarding) var onboarding
    @Clamped(1...10) var pageSize = 5

    var summary: String {
        "\(pageSize) of \($pageSize.upperBound), \(lastSearch.isNotEmpty ? lastSearch : "no search")"
    }

    mutating func update(pageSize: Int?) {
        self.pageSize ?= pageSize
    }
}
