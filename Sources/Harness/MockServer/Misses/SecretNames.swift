internal import Recordings

/// Where secrets stand in requests: recordings and contracts have placeholders there.
///
/// What one of them knows as a secret is one in every request: no value of it is shown, whichever stub it is held against.
struct SecretNames: Sendable {
    /// Fields that are credentials whatever the recordings say.
    private static let credentials: Set<String> = ["authorization", "cookie", "proxy-authorization", "x-api-key", "x-auth-token"]

    private var query: [String: String] = [:]
    private var headers: Set<String> = credentials
    private var cookies: Set<String> = []
    private var forms: Set<String> = []
    private var paths: [[PathPattern.Segment]] = []
    private(set) var hasSecretBody = false

    mutating func learn(_ pattern: RequestPattern) {
        if case .template(let segments, _) = pattern.path, segments.contains(where: \.isSecret) { paths.append(segments) }
        for criterion in pattern.criteria { learn(criterion) }
    }

    private mutating func learn(_ criterion: RequestCriterion) {
        switch criterion {
        case .query(let name, let value):
            if case .placeholder(let text) = value.kind { query[name] = text.text }
        case .header(let name, let value): if value.isSecret { headers.insert(name.lowercased()) }
        case .cookie(let name, let value): if value.isSecret { cookies.insert(name) }
        case .body(let body):
            if case .form(let name, let value) = body.kind, value.isSecret { forms.insert(name) }
            hasSecretBody = hasSecretBody || body.isSecret
        case .and(let criteria), .or(let criteria): for each in criteria { learn(each) }
        case .not(let criterion): learn(criterion)
        case .onlyQuery: break
        }
    }

    /// Whether what a criterion looks at is secret.
    func covers(_ criterion: RequestCriterion) -> Bool {
        switch criterion {
        case .query(let name, let value): query[name] != nil || value.isSecret
        case .header(let name, let value): headers.contains(name.lowercased()) || value.isSecret
        case .cookie: true
        case .body(let body): hasSecretBody || body.isSecret
        case .onlyQuery, .and, .or, .not: false
        }
    }

    /// A target with placeholders where secrets stand, and everything escaped that a terminal would obey.
    func shown(_ target: String) -> String {
        let mark = target.firstIndex(of: "?") ?? target.endIndex
        let path = path(target[..<mark])
        guard mark < target.endIndex else { return Self.plain(path) }
        let items = target[target.index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false).map { item in
            let name = item.prefix { $0 != "=" }
            guard item.count > name.count + 1, let placeholder = query[RequestTarget("/?\(name)").query.first?.name ?? ""] else {
                return String(item)
            }
            return "\(name)=\(placeholder)"
        }
        return Self.plain("\(path)?\(items.joined(separator: "&"))")
    }

    /// The path's segments, as a table shows them.
    func shown(path segments: [String]) -> String { Self.plain(path("/" + segments.joined(separator: "/"))) }

    private func path(_ path: some StringProtocol) -> String {
        guard !paths.isEmpty else { return String(path) }
        let segments = RequestTarget(path).segments
        guard let pattern = paths.first(where: { PathPattern.template($0, text: "").accepts(segments) }) else { return String(path) }
        let shown = zip(pattern, segments).map { segment, text in if case .placeholder(let secret) = segment { secret.text } else { text } }
        return "/" + shown.joined(separator: "/")
    }

    /// One line that moves no cursor.
    static func plain(_ text: String) -> String {
        var plain = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                for byte in String(scalar).utf8 { plain += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true) }
            default: plain.unicodeScalars.append(scalar)
            }
        }
        return plain
    }
}
