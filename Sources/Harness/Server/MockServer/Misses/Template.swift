internal import Mustache

/// The parts that the pages of the server share.
enum Template {
    /// Returns a compiled template.
    ///
    /// Its source is part of the program.
    private static func compiled(_ source: String) -> MustacheTemplate {
        do {
            return try MustacheTemplate(string: source)
        } catch {
            preconditionFailure("the template of a page cannot change at run time, and it compiled before: \(error)")
        }
    }

    /// Returns the template of a whole page.
    /// - Parameters:
    ///   - title: The title, as HTML.
    ///   - isLive: Whether the page loads again every two seconds.
    ///   - body: The content of the page, without a line break at its end.
    static func page(title: String, isLive: Bool = false, body: String) -> MustacheTemplate {
        compiled(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            \(isLive ? "<meta http-equiv=\"refresh\" content=\"2\">\n" : "")<title>\(title)</title>
            <style>
            \(style)
            </style>
            </head>
            <body>
            \(body)
            </body>
            </html>

            """)
    }

    /// The requirements of stubs and the received values, side by side.
    static let candidates = """
        {{#candidates}}
        <h2 class="nearest">nearest: {{title}}{{others}}</h2>
        <table>
        <tr><th></th><th>wanted</th><th>received</th></tr>
        {{#rows}}
        <tr{{^isMet}} class="missed"{{/isMet}}><td>{{subject}}</td><td>{{wanted}}</td><td>{{found}}</td></tr>
        {{/rows}}
        </table>
        {{/candidates}}
        """

    /// A style that is readable on a phone, in light and in dark mode.
    static let style = """
        body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; color: #1b1b1b; background: #fff; }
        h1 { font-size: 1.2rem; overflow-wrap: anywhere; }
        h2 { font-size: 1rem; margin: 1.5rem 0 .25rem; overflow-wrap: anywhere; }
        h2.nearest { font-weight: normal; margin-top: .5rem; }
        table { border-collapse: collapse; width: 100%; table-layout: fixed; }
        th, td { text-align: left; vertical-align: top; padding: .25rem .5rem; border-bottom: 1px solid #ddd; overflow-wrap: anywhere; }
        .count { width: 5rem; text-align: right; }
        .journal { list-style: none; padding: 0; overflow-wrap: anywhere; }
        tr.missed td { background: #fdecea; }
        tr.missed td:first-child::before { content: "✗ "; color: #b3261e; }
        @media (prefers-color-scheme: dark) {
          body { color: #e6e6e6; background: #161616; }
          th, td { border-color: #3a3a3a; }
          tr.missed td { background: #3b1f1d; }
          tr.missed td:first-child::before { color: #ff8a80; }
        }
        """
}
