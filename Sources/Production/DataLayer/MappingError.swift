/// Why an answer that was decoded makes no sense to the app.
package enum MappingError: Error, Hashable, Sendable {
    /// A film's date that is not `yyyy-MM-dd`, or a day that no calendar has.
    case releaseDate(String, movie: Int)
    /// A place's weather that says nothing of what it is like.
    case noCondition(city: String)
    /// An article's time that is not RFC 3339.
    case publishedAt(String, article: String)
    /// An article's address that is none of the web.
    case articleURL(String, article: String)
    /// A page that skips less than nothing, or whose products reach beyond the end.
    case page(skip: Int, total: Int, products: Int)
    /// A page that is not the one that was asked for.
    case otherPage(skip: Int, asked: Int)
}

extension MappingError: CustomStringConvertible {
    /// What is wrong, in one line.
    package var description: String {
        switch self {
        case .releaseDate(let text, let movie): "the release date \"\(text)\" of movie \(movie) is no day in the form yyyy-MM-dd"
        case .noCondition(let city): "the weather of \(city) has no condition; at least one is promised"
        case .publishedAt(let text, let article):
            "the time \"\(text)\" of the article \"\(article)\" is none in the form yyyy-MM-ddTHH:mm:ssZ"
        case .articleURL(let text, let article):
            "the address \"\(text)\" of the article \"\(article)\" is none that begins with http or https"
        case .page(let skip, let total, let products):
            "a page of \(products) products after \(skip) of \(total) altogether cannot be"
        case .otherPage(let skip, let asked): "the page begins after \(skip) products; the one after \(asked) was asked for"
        }
    }
}
