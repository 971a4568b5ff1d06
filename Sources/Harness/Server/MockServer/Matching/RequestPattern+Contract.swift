package import HTTPMessages

extension RequestPattern {
    /// Creates the pattern of the requests that a contract allows.
    /// - Parameters:
    ///   - method: The method: `GET`.
    ///   - path: The path, the API's own included.
    ///   - query: The query parameters that a request must have; one without a value may have any.
    ///   - headers: The names of the header fields that a request must have.
    package init(method: String, path: PathTemplate, query: [RequestTarget.QueryItem], headers: [String]) {
        self.init(methods: [method], path: .template(path, text: path.text))
        for item in query { self = self.query(item.name, item.value.map(ValuePattern.equals) ?? .not(.absent)) }
        for name in headers { self = header(name, .not(.absent)) }
    }

    /// Those with a recorded header field; a secret's placeholder in it matches any text that is not empty.
    package func recordedHeader(_ name: String, _ value: String) -> RequestPattern { header(name, .recorded(value)) }
}
