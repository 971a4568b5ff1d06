/// An API: where it lives, and what is secret there.
package struct API: Hashable, Sendable {
    /// A parameter, a header field or a member that is secret.
    package struct Secret: Hashable, Sendable {
        /// Its name: `api_key`.
        package let name: String
        /// The environment variable that holds its value: `TMDB_API_KEY`.
        package let variable: String
    }

    /// Its name: `tmdb`.
    package let name: String
    /// The URL before every request, without `/` at its end; empty where the file does not say.
    package var base = ""
    /// The segments of that URL's path.
    package var basePath: [String] = []
    /// Parameters that are secret, in the order of the file.
    package var query: [Secret] = []
    /// Header fields that are secret, in the order of the file.
    package var headers: [Secret] = []
    /// Members of bodies that are secret, in the order of the file.
    package var fields: [Secret] = []

    /// Scheme, host and port of the base: `https://api.themoviedb.org`.
    package var origin: String {
        guard let scheme = base.firstRange(of: "://") else { return base }
        return String(base[..<(base[scheme.upperBound...].firstIndex(of: "/") ?? base.endIndex)])
    }

    /// The environment variables of all its secrets.
    package var variables: Set<String> { Set((query + headers + fields).map(\.variable)) }
}
