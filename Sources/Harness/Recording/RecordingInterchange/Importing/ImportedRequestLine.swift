internal import HTTPMessages

/// The method and the URL of a request: `GET https://api.example.com/movies?page=1`.
package struct ImportedRequestLine: Hashable, Sendable {
    /// The method.
    package let method: String
    /// The absolute URL.
    package let url: String

    /// Creates a request line; nil if the text is not a method and an absolute URL.
    package init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count == 2, HeaderSyntax.isToken(words[0]), HeaderSyntax.isTarget(words[1]), !words[1].hasPrefix("/") else {
            return nil
        }
        let target = ImportedTarget(String(words[1]))
        guard target.hasHost else { return nil }
        method = String(words[0])
        url = target.text
    }

    private init(method: String, url: String) {
        self.method = method
        self.url = url
    }

    /// Returns the request after a redirect, as browsers and curl send it.
    ///
    /// Source: RFC 9110, section 15.4.
    func following(status: Int, to url: String) -> ImportedRequestLine {
        let becomesGet = status == 303 && method != "HEAD" || [301, 302].contains(status) && method == "POST"
        return ImportedRequestLine(method: becomesGet ? "GET" : method, url: ImportedTarget(url).text)
    }
}
