import Foundation
import Testing

import DataLayer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Endpoints")
struct EndpointTests {
    private func request(
        _ base: String, path: String, query: [QueryItem] = [], always: KeyValuePairs<String, String> = [:]
    ) throws -> URLRequest {
        let config = NetworkConfig(
            baseURL: try #require(URL(string: base)), headers: ["Accept": "*/*", "X-App": "1"], query: always, timeout: 5)
        let endpoint = Endpoint(path: path, headers: ["Accept": "image/jpeg"], query: query, responseDecoder: RawDataResponseDecoder())
        return try endpoint.urlRequest(with: config)
    }

    @Test(arguments: [
        ("https://api.example.com", "3/movie", "https://api.example.com/3/movie"),
        ("https://api.example.com/", "/3/movie", "https://api.example.com/3/movie"),
        ("http://127.0.0.1:8080/v1/", "3/movie", "http://127.0.0.1:8080/v1/3/movie"),
        ("http://127.0.0.1:8080/v1", "a b/ü", "http://127.0.0.1:8080/v1/a%20b/%C3%BC"),
        ("http://127.0.0.1:8080/v%2F1", "a/b", "http://127.0.0.1:8080/v%2F1/a/b"),
        ("https://api.example.com", "a?b#c", "https://api.example.com/a%3Fb%23c"),
    ])
    func joinBaseAndPath(_ base: String, _ path: String, _ expected: String) throws {
        #expect(try request(base, path: path).url?.absoluteString == expected)
    }

    @Test func escapeTheQuery() throws {
        let query = [QueryItem("query", "a+b & c=d/é?#"), QueryItem("page", "2")]
        let request = try request("https://api.example.com", path: "s", query: query, always: ["api_key": "k&k", "language": "en"])
        #expect(
            request.url?.absoluteString
                == "https://api.example.com/s?api_key=k%26k&language=en&query=a%2Bb%20%26%20c%3Dd%2F%C3%A9%3F%23&page=2")
    }

    @Test func setMethodHeadersAndPatience() throws {
        let request = try request("https://api.example.com", path: "s")
        #expect(request.httpMethod == "GET")
        #expect(request.allHTTPHeaderFields == ["Accept": "image/jpeg", "X-App": "1"])
        #expect(request.timeoutInterval == 5)
    }

    @Test func askTheMovieDatabase() throws {
        let config = NetworkConfig(baseURL: try #require(URL(string: "https://api.example.com")))
        let search = try MoviesEndpoints.search(MoviesRequestDTO(query: "lantern", page: 3)).urlRequest(with: config)
        #expect(search.url?.absoluteString == "https://api.example.com/3/search/movie?query=lantern&page=3")
        let poster = try MoviesEndpoints.poster(path: "/a.jpg", width: 342).urlRequest(with: config)
        #expect(poster.url?.absoluteString == "https://api.example.com/t/p/w342/a.jpg")
    }
}
