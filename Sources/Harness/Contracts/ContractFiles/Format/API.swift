/// An API of `apis.yml`, with its base URL and its secrets.
package struct API: Hashable, Sendable {
    /// A secret parameter, header field or member.
    package struct Secret: Hashable, Sendable {
        /// Its name: `api_key`.
        package let name: String
        /// The environment variable that contains its value: `TMDB_API_KEY`.
        package let variable: String
    }

    /// Its name: `tmdb`.
    package let name: String
    /// The base URL of every request, without `/` at its end; empty if it could not be read.
    package var base = ""
    /// The path segments of the base URL.
    package var basePath: [String] = []
    /// The secret parameters, in the order of the file.
    package var query: [Secret] = []
    /// The secret header fields, in the order of the file.
    package var headers: [Secret] = []
    /// The secret members of bodies, in the order of the file.
    package var fields: [Secret] = []
    /// The treatment of values that look random; nil if the file does not decide.
    package var unknown: UnknownValues?
    /// The app's sources, and the settings of its decoder.
    package var sources = WrittenSources()

    /// Scheme, host and port of the base: `https://api.themoviedb.org`.
    package var origin: String {
        guard let scheme = base.firstRange(of: "://") else { return base }
        return String(base[..<(base[scheme.upperBound...].firstIndex(of: "/") ?? base.endIndex)])
    }

    /// The environment variables of all its secrets.
    package var variables: Set<String> { Set((query + headers + fields).map(\.variable)) }
}
