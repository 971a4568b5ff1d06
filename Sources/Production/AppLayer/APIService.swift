/// A service that the app uses.
package enum APIService: String, CaseIterable, Sendable {
    /// The Movie Database, https://developer.themoviedb.org.
    case tmdb
    /// OpenWeatherMap, https://openweathermap.org/api.
    case openweather
    /// NewsAPI, https://newsapi.org/docs.
    case newsapi
    /// DummyJSON, https://dummyjson.com/docs/products, which needs no key.
    case products

    /// A service's API key.
    package struct Key: Hashable, Sendable {
        /// The environment variable of the key.
        let variable: String
        /// The page on which a key can be obtained.
        let source: String
    }

    /// The usual address.
    package var usualAddress: String {
        switch self {
        case .tmdb: "https://api.themoviedb.org"
        case .openweather: "https://api.openweathermap.org"
        case .newsapi: "https://newsapi.org"
        case .products: "https://dummyjson.com"
        }
    }

    /// The key; nil for a service without one.
    package var key: Key? {
        switch self {
        case .tmdb: Key(variable: "TMDB_API_KEY", source: "https://www.themoviedb.org/settings/api")
        case .openweather: Key(variable: "OPENWEATHER_API_KEY", source: "https://home.openweathermap.org/api_keys")
        case .newsapi: Key(variable: "NEWSAPI_KEY", source: "https://newsapi.org/account")
        case .products: nil
        }
    }

    /// The environment variable of another address.
    var baseURLVariable: String { "\(rawValue.uppercased())_BASE_URL" }
}
