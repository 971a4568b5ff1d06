internal import HTTPMessages
internal import Mustache

/// The answer to a request that nothing answers.
enum MissPage {
    /// HTML for a browser, plain text for everybody else.
    /// - Parameters:
    ///   - miss: What happened.
    ///   - accept: The request's `Accept` fields.
    ///   - status: The status.
    static func response(_ miss: Miss, accept: [String] = [], status: Int = 404) -> MockResponse {
        let isForBrowser = accept.contains { $0.lowercased().contains("text/html") }
        let type = isForBrowser ? "text/html; charset=utf-8" : "text/plain; charset=utf-8"
        return MockResponse(
            status: status, headers: HeaderFields([HeaderFields.Field(name: "Content-Type", value: type)]),
            body: Array((isForBrowser ? html(miss) : miss.text).utf8))
    }

    private static func html(_ miss: Miss) -> String { template.render(object(miss)) }

    /// A miss as templates take it.
    static func object(_ miss: Miss) -> [String: Any] {
        let candidates = miss.candidates.map { candidate -> [String: Any] in
            [
                "title": candidate.title, "others": candidate.others == 0 ? "" : ", and \(candidate.others) more for the same request",
                "rows": candidate.rows.map { row -> [String: Any] in
                    ["subject": row.subject, "wanted": row.wanted, "found": row.found, "isMet": row.isMet]
                },
            ]
        }
        return ["headline": miss.headline, "advice": miss.advice, "candidates": candidates]
    }

    private static let template = Template.page(
        title: "No answer",
        body: """
            <h1>{{headline}}</h1>
            \(Template.candidates)
            <p>next: {{advice}}</p>
            """)
}
