/// The reason why a decoded answer cannot be mapped to the app's types.
package enum MappingError: Error, Hashable, Sendable {
    /// A film's date that is not in the form `yyyy-MM-dd`, or does not exist in the calendar.
    case releaseDate(String, movie: Int)
    /// A place's weather without a condition.
    case noCondition(city: String)
    /// An article's time that is not RFC 3339.
    case publishedAt(String, article: String)
    /// An article's address that is not an http or https address.
    case articleURL(String, article: String)
    /// A page with a negative number of skipped products, or with products beyond the total.
    case page(skip: Int, total: Int, products: Int)
    /// A page other than the requested one.
    case otherPage(skip: Int, asked: Int)
}

extension MappingError: CustomStringConvertible {
    /// The problem in one line.
    package var description: String {
        switch self {
        case .releaseDate(let text, let movie): "the release date \"\(text)\" of movie \(movie) is not a valid date (expected yyyy-MM-dd)"
        case .noCondition(let city): "the weather of \(city) has no condition (expected at least one)"
        case .publishedAt(let text, let article):
            "the time \"\(text)\" of the article \"\(article)\" is not a valid time (expected yyyy-MM-ddTHH:mm:ssZ)"
        case .articleURL(let text, let article):
            "the address \"\(text)\" of the article \"\(article)\" is not valid (expected an http or https address)"
        case .page(let skip, let total, let products):
            "the page is not valid: it skips \(skip) products and has \(products), of \(total) in total"
        case .otherPage(let skip, let asked): "the page skips \(skip) products (expected \(asked))"
        }
    }
}
