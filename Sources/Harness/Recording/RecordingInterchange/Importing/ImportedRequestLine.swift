internal import HTTPMessages

/// What was asked for: `GET https://api.example.com/movies?page=1`.
package struct ImportedRequestLine: Hashable, Sendable {
    /// The method.
    package let method: String
    /// The absolute URL.
    package let url: String

    /// Nil for what is no method and an absolute URL.
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

    /// What is asked for after a redirect: RFC 9110 section 15.4, as browsers and curl do it.
    func following(status: Int, to url: String) -> ImportedRequestLine {
        let becomesGet = status == 303 && method != "HEAD" || [301, 302].contains(status) && method == "POST"
        return ImportedRequestLine(method: becomesGet ? "GET" : method, url: ImportedTarget(url).text)
    }
}
