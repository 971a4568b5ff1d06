/// A kind of texts without a secret.
struct CleanKind: Sendable {
    let title: String
    /// The type of the content of texts that are not JSON.
    let type: String
    /// The texts, in which `¤1` to `¤9` are replaced by what ``fill`` returns.
    let templates: [String]
    /// How many texts each template gives.
    let count: Int
    /// Returns the values of a text, which distinguish it from others of its template.
    let fill: @Sendable (inout RandomText) -> [String]

    init(
        _ title: String, type: String = "text/plain", count: Int, _ templates: [String],
        fill: @escaping @Sendable (inout RandomText) -> [String]
    ) {
        self.title = title
        self.type = type
        self.count = count
        self.templates = templates
        self.fill = fill
    }

    /// Texts that are used as they are.
    init(_ title: String, type: String = "text/plain", texts: [String]) {
        self.init(title, type: type, count: 1, texts) { _ in [] }
    }

    /// Every kind of text.
    ///
    /// To add a kind, add it to the list of its topic.
    static let all = identifiers + placeholders + programs + pages + answers + documents

    /// The texts of this kind.
    var samples: [CleanSample] {
        templates.indices.flatMap { template in
            (0..<count).map { number in
                var random = RandomText("clean \(title) \(template) \(number)")
                let text = fill(&random).enumerated().reduce(templates[template]) { $0.replacing("¤\($1.offset + 1)", with: $1.element) }
                let isJSON = text.hasPrefix("{\"") || text.hasPrefix("[{\"")
                return CleanSample(
                    kind: title, number: template * count + number, type: isJSON ? "application/json" : type, text: text)
            }
        }
    }
}
