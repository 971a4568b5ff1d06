internal import Locks
package import StandInAPI

/// The four services of the reference app on one server: keys, pages, searches, errors, limits, gzip, redirects, cookies and streams, as the real ones have them.
///
/// All of their texts were written for this package.
package final class StandInServices: Sendable {
    /// The keys that are let in.
    package struct Keys: Sendable {
        /// `api_key` of the films.
        package var films: String
        /// `appid` of the weather.
        package var weather: String
        /// `X-Api-Key` of the articles.
        package var articles: String

        /// Keys.
        package init(films: String, weather: String, articles: String) {
            self.films = films
            self.weather = weather
            self.articles = articles
        }
    }

    /// The shape of the answers.
    package enum Shape: Sendable {
        /// As the app knows them.
        case usual
        /// The shape after an unannounced change of the API.
        case changed
    }

    private struct State {
        var shape = Shape.usual
        var keys: Keys
        /// The number of requests that are answered before one is refused; nil for any number.
        var limit: Int?
        var answered = 0
        var count = 0
    }

    private let state: Locked<State>
    private let data: ServiceData

    /// Services.
    /// - Throws: Where their data cannot be read.
    package init(keys: Keys) throws {
        data = try ServiceData()
        state = Locked(State(keys: keys))
    }

    /// The shape of answers from now on.
    package var shape: Shape {
        get { state.withLock { $0.shape } }
        set { state.withLock { $0.shape = newValue } }
    }

    /// The keys that are let in from now on.
    package var keys: Keys {
        get { state.withLock { $0.keys } }
        set { state.withLock { $0.keys = newValue } }
    }

    /// Answers a number of requests, refuses one with 429 and `Retry-After: 2`, and starts again.
    package func limit(to count: Int?) {
        state.withLock {
            $0.limit = count
            $0.answered = 0
        }
    }

    /// Returns the answer to a request.
    package func answer(_ request: StandInAPI.Request) -> StandInAPI.Answer {
        let (number, isRefused) = state.withLock { state in
            state.count += 1
            state.answered += 1
            guard let limit = state.limit, state.answered > limit else { return (state.count, false) }
            state.answered = 0
            return (state.count, true)
        }
        let exchange = ServiceExchange(request: request, number: number, data: data, keys: keys, shape: shape)
        return isRefused ? exchange.tooMany : exchange.answer
    }
}
