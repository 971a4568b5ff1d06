package import Foundation

/// The app's configuration: the addresses of the services, and their keys.
package struct AppConfiguration: Sendable {
    private let keys: [APIService: Secret]
    private let baseURLs: [APIService: URL]
    /// The maximum time to wait for the next byte of an answer, in seconds.
    let timeout: Int

    /// Creates a configuration.
    /// - Parameters:
    ///   - environment: Keys in variables such as `TMDB_API_KEY`, addresses in variables such as `TMDB_BASE_URL`.
    ///   - baseURLs: Addresses by the service's name, which take precedence over the environment's.
    ///   - timeout: The maximum time to wait for the next byte of an answer, in seconds, at least 1.
    /// - Throws: ``ConfigurationError`` for an unknown service or an invalid address.
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

    /// Checks that requests to a service are possible.
    /// - Throws: ``ConfigurationError/missingKey(_:_:)``.
    package func check(_ service: APIService) throws(ConfigurationError) {
        _ = try key(to: service)
    }

    /// Returns whether a service has another address than usual.
    ///
    /// Its answers are then not stored beside those of the usual one.
    package func isElsewhere(_ service: APIService) -> Bool { baseURLs[service] != nil }

    /// The address of a service, if it is not the usual one.
    package func baseURL(of service: APIService) -> URL? { baseURLs[service] }

    /// Returns the key of a service.
    ///
    /// A service with another address, such as a local one, needs no key, and some services never need one. The key is then `none`.
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

/// The reason why a configuration is not valid.
package enum ConfigurationError: Error, Hashable, Sendable {
    /// A service without a key.
    case missingKey(APIService, APIService.Key)
    /// An invalid address; it is not repeated, because it may contain a password.
    case badAddress(source: String)
    /// An unknown service.
    case unknownService(String)
}

extension ConfigurationError: CustomStringConvertible {
    /// The problem and the next step, in one line.
    package var description: String {
        switch self {
        case .missingKey(let service, let key):
            "\(key.variable) is not set; put a key from \(key.source) there, "
                + "or name another server with --base-url \(service.rawValue)=URL"
        case .badAddress(let source):
            "\(source) is not a valid address; write it as http://127.0.0.1:8080 or https://api.example.com/v3, without a query and with a port up to 65535"
        case .unknownService(let name):
            "there is no service \"\(name)\"; --base-url takes \(APIService.allCases.map { "\($0.rawValue)=URL" }.joined(separator: ", "))"
        }
    }
}
