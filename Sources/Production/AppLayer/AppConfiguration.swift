package import Foundation

/// What the app must be told from outside: where services live, and the keys to them.
package struct AppConfiguration: Sendable {
    private let keys: [APIService: Secret]
    private let baseURLs: [APIService: URL]
    /// How long to wait for the next byte of an answer, in seconds.
    let timeout: Int

    /// A configuration.
    /// - Parameters:
    ///   - environment: Keys in `TMDB_API_KEY` and the like, addresses in `TMDB_BASE_URL` and the like.
    ///   - baseURLs: Addresses by the service's name, which win over the environment's.
    ///   - timeout: How long to wait for the next byte of an answer, in seconds, at least 1.
    /// - Throws: ``ConfigurationError`` for a service that there is none of, or an address that is none.
    package init(environment: [String: String], baseURLs: [String: String] = [:], timeout: Int = 30) throws(ConfigurationError) {
        self.timeout = timeout
        keys = Dictionary(
            uniqueKeysWithValues: APIService.allCases.compactMap { service in
                service.key.flatMap { environment[$0.variable] }.flatMap { $0.isEmpty ? nil : (service, Secret($0)) }
            })
        var known: [APIService: URL] = [:]
        for service in APIService.allCases {
            guard baseURLs[service.rawValue] == nil, let text = environment[service.baseURLVariable], !text.isEmpty else { continue }
            known[service] = try Self.url(text, source: service.baseURLVariable)
        }
        for name in baseURLs.keys.sorted() {
            guard let service = APIService(rawValue: name) else { throw .unknownService(name) }
            known[service] = try Self.url(baseURLs[name] ?? "", source: "--base-url \(name)")
        }
        self.baseURLs = known
    }

    /// Makes sure that a service can be asked.
    /// - Throws: ``ConfigurationError/missingKey(_:_:)``.
    package func check(_ service: APIService) throws(ConfigurationError) {
        _ = try key(to: service)
    }

    /// Whether a service lives elsewhere than usual: what it answers is not to be kept beside the usual one's answers.
    package func isElsewhere(_ service: APIService) -> Bool { baseURLs[service] != nil }

    /// Where a service lives, if it is not where it usually does.
    package func baseURL(of service: APIService) -> URL? { baseURLs[service] }

    /// The key to a service.
    ///
    /// A service that lives elsewhere, such as a local one, needs none, and some never do; it is `none` then.
    /// - Throws: ``ConfigurationError/missingKey(_:_:)``.
    package func key(to service: APIService) throws(ConfigurationError) -> Secret {
        if let key = keys[service] { return key }
        if let key = service.key, baseURLs[service] == nil { throw .missingKey(service, key) }
        return Secret("none")
    }

    private static func url(_ text: String, source: String) throws(ConfigurationError) -> URL {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false,
            url.query == nil, (1...65_535).contains(url.port ?? 443)
        else {
            throw .badAddress(source: source)
        }
        return url
    }
}

/// What is missing or wrong in what the app is told from outside.
package enum ConfigurationError: Error, Hashable, Sendable {
    /// There is no key to a service.
    case missingKey(APIService, APIService.Key)
    /// An address that is none; it is not repeated, for it may hold a password.
    case badAddress(source: String)
    /// A service that there is none of.
    case unknownService(String)
}

extension ConfigurationError: CustomStringConvertible {
    /// What is wrong and what to do next, in one line.
    package var description: String {
        switch self {
        case .missingKey(let service, let key):
            "\(key.variable) is not set; put a key from \(key.source) there, "
                + "or name another server with --base-url \(service.rawValue)=URL"
        case .badAddress(let source):
            "\(source) is no address; write it as http://127.0.0.1:8080 or https://api.example.com/v3, without a query and with a port up to 65535"
        case .unknownService(let name):
            "there is no service \"\(name)\"; --base-url takes \(APIService.allCases.map { "\($0.rawValue)=URL" }.joined(separator: ", "))"
        }
    }
}
