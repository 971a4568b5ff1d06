internal import HTTPMessages
internal import Mustache

/// The response to a request that no stub answers.
enum MissPage {
    /// Returns a response with the report, as HTML for a browser and as plain text for every other client.
    /// - Parameters:
    ///   - miss: The miss.
    ///   - accept: The `Accept` fields of the request.
    ///   - status: The status.
    static func response(_ miss: Miss, accept: [String] = [], status: Int = 404) -> MockResponse {
        let isForBrowser = accept.contains { $0.lowercased().contains("text/html") }
        let type = isForBrowser ? "text/html; charset=utf-8" : "text/plain; charset=utf-8"
        return MockResponse(
            status: status, headers: ["Content-Type": type], body: Array((isForBrowser ? html(miss) : "\(miss)\n").utf8))
    }

    private static func html(_ miss: Miss) -> String { template.render(object(miss)) }

    /// Returns a miss in the form that templates use.
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
