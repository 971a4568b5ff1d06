/// A notation for a name and its value, in code, configuration, data or prose.
struct Notation: Sendable {
    /// How words become a name.
    enum Style: Sendable {
        case snake, camel, pascal, constant, kebab, header

        func name(_ words: [String]) -> String {
            let capitals = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
            return switch self {
            case .snake: words.joined(separator: "_")
            case .camel: words[0] + capitals.dropFirst().joined()
            case .pascal: capitals.joined()
            case .constant: words.joined(separator: "_").uppercased()
            case .kebab: words.joined(separator: "-")
            case .header: capitals.joined(separator: "-")
            }
        }
    }

    /// How a notation writes characters that mean something in it.
    enum Escaping: Sendable {
        /// The value must not have such characters.
        case none
        case json
        /// The references of XML and HTML.
        case entities
        /// Percent-encoding.
        case percent

        func written(_ value: String) -> String {
            switch self {
            case .none: value
            case .json: value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            case .entities: value.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
            case .percent: TextEncoding.percent(value)
            }
        }
    }

    let title: String
    let styles: [Style]
    let escaping: Escaping
    let place: SecretSample.Place
    /// The texts around a value: `§` is the name, `¶` the name in kebab case, and `¤` the value.
    let templates: [String]

    init(
        _ title: String, _ styles: [Style], _ escaping: Escaping = .none, type: String = "text/plain", place: SecretSample.Place? = nil,
        templates: [String]
    ) {
        self.title = title
        self.styles = styles
        self.escaping = escaping
        self.place = place ?? .body(type: type)
        self.templates = templates
    }

    /// Returns a text with a name and a value.
    /// - Parameters:
    ///   - number: Chooses the template and the style of the name.
    ///   - address: The beginning of the value that is not a part of the secret.
    func sample(
        _ group: SecretSample.Group, _ number: Int, name: [String], address: String = "", secret: String, detail: String
    ) -> SecretSample {
        let style = styles[number / templates.count % styles.count]
        let template = templates[number % templates.count].replacing("§", with: style.name(name)).replacing(
            "¶", with: Style.kebab.name(name))
        let parts = template.split(separator: "¤", omittingEmptySubsequences: false)
        precondition(parts.count == 2, "\(title): each template has one value")
        let before = Array((parts[0] + escaping.written(address)).utf8)
        let written = Array(escaping.written(secret).utf8)
        return SecretSample(
            group: group, kind: title, detail: "\(detail) \(number)", place: place, text: before + written + Array(parts[1].utf8),
            written: before.count..<before.count + written.count, secret: secret)
    }
}

extension SecretCorpus {
    /// Names that do not mark a value as a secret.
    private static let plainNames = [["note"], ["comment"], ["label"], ["remark"], ["sample", "text"], ["display", "value"]]

    /// Returns a token of each vendor in every notation; a vendor's tokens take turns.
    static func knownShapes(_ tokens: [ExampleToken]) -> [SecretSample] {
        let byVendor = Dictionary(grouping: tokens, by: \.vendor)
        let vendors = byVendor.keys.sorted()
        return Notation.all.enumerated().flatMap { place, notation in
            vendors.enumerated().map { index, vendor in
                let tokens = byVendor[vendor] ?? []
                let number = place + index
                let token = tokens[number % tokens.count]
                return notation.sample(
                    .knownShape, number, name: plainNames[number % plainNames.count], address: token.address, secret: token.secret,
                    detail: "\(vendor) \(number % tokens.count)")
            }
        }
    }
}
