package import HTTPMessages

extension RequestPattern {
    /// Creates the pattern of the requests that a contract allows.
    /// - Parameters:
    ///   - method: The method: `GET`.
    ///   - path: The path, which includes the path of the API.
    ///   - query: The query parameters that a request must have. A parameter without a value matches any value.
    ///   - headers: The names of the header fields that a request must have.
    package init(method: String, path: PathTemplate, query: [RequestTarget.QueryItem], headers: [String]) {
        self.init(methods: [method], path: .template(path, text: path.text))
        for item in query { self = self.query(item.name, item.value.map(ValuePattern.equals) ?? .not(.absent)) }
        for name in headers { self = header(name, .not(.absent)) }
    }

    /// Returns the pattern of those requests with a recorded header field.
    ///
    /// A secret's placeholder in it matches any text that is not empty.
    package func recordedHeader(_ name: String, _ value: String) -> RequestPattern {
        andRecorded(.header(name, .recorded(value)))
    }
}
