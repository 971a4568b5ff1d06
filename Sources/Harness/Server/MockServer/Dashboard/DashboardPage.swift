internal import Mustache

/// The page of the dashboard.
enum DashboardPage {
    static func html(_ object: [String: Any]) -> String { template.render(object) }

    private static let template = Template.page(
        title: "Mock server", isLive: true,
        body: """
            <h1>{{received}} requests{{#dropped}}, {{.}} of them dropped{{/dropped}}</h1>
            {{^journal}}<p>Nothing has been received yet.</p>{{/journal}}
            <ul class="journal">
            {{#journal}}
            <li>{{.}}</li>
            {{/journal}}
            </ul>
            {{#misses}}
            <section>
            <h2>{{headline}}</h2>
            \(Template.candidates)
            <p>next: {{advice}}</p>
            </section>
            {{/misses}}
            <h2>Stubs</h2>
            <table>
            <tr><th>from</th><th>request</th><th class="count">answered</th></tr>
            {{#stubs}}
            <tr><td>{{origin}}</td><td>{{request}}</td><td class="count">{{used}}</td></tr>
            {{/stubs}}
            </table>
            {{#scenarios}}
            <p>Scenario {{name}}: {{state}}</p>
            {{/scenarios}}
            """)
}
