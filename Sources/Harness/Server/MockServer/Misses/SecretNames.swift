internal import HTTPMessages

/// Where secrets stand in requests: recordings and contracts have placeholders there.
///
/// What one of them knows as a secret is one in every request: no value of it is shown, whichever stub it is held against.
struct SecretNames: Sendable {
    /// Fields that are credentials whatever the recordings say.
    private static let credentials: Set<String> = ["authorization", "cookie", "proxy-authorization", "x-api-key", "x-auth-token"]

    /// By the name in lower case: who writes it otherwise still means it.
    private var query: [String: String] = [:]
    private var headers: Set<String> = credentials
    private var paths: [RecordedPath] = []
    private(set) var hasSecretBody = false

    mutating func learn(_ pattern: RequestPattern) {
        if case .recorded(let path) = pattern.path, path.isSecret { paths.append(path) }
        for criterion in pattern.criteria { learn(criterion) }
    }

    private mutating func learn(_ criterion: RequestCriterion) {
        switch criterion {
        case .query(let name, let value):
            if case .placeholder(let text) = value.kind { query[name.lowercased()] = text.text }
        case .header(let name, let value): if value.isSecret { headers.insert(name.lowercased()) }
        case .body(let body): hasSecretBody = hasSecretBody || body.isSecret
        case .and(let criteria), .or(let criteria): for each in criteria { learn(each) }
        case .not(let criterion): learn(criterion)
        case .onlyQuery, .cookie: break
        }
    }

    /// Whether what a criterion looks at is secret.
    func covers(_ criterion: RequestCriterion) -> Bool {
        switch criterion {
        case .query(let name, let value): query[name.lowercased()] != nil || value.isSecret
        case .header(let name, let value): headers.contains(name.lowercased()) || value.isSecret
        case .cookie: true
        case .body(let body): hasSecretBody || body.isSecret
        case .onlyQuery, .and, .or, .not: false
        }
    }

    /// A target with placeholders where secrets stand, and everything escaped that a terminal would obey.
    func shown(_ target: String) -> String {
        let mark = target.firstIndex(of: "?") ?? target.endIndex
        let path = path(Self.withoutUser(target[..<mark]))
        guard mark < target.endIndex else { return Self.plain(path) }
        let items = target[target.index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false).map { item in
            let name = item.prefix { $0 != "=" }
            guard item.count > name.count + 1, let placeholder = query[RequestTarget("/?\(name)").query.first?.name.lowercased() ?? ""]
            else {
                return String(item)
            }
            return "\(name)=\(placeholder)"
        }
        return Self.plain("\(path)?\(items.joined(separator: "&"))")
    }

    /// An absolute target without the user and password that some put into it: RFC 3986 section 3.2.1.
    private static func withoutUser(_ target: Substring) -> Substring {
        guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else { return target }
        let authority = target[scheme.upperBound...].prefix { $0 != "/" }
        guard let mark = authority.lastIndex(of: "@") else { return target }
        return target[..<scheme.upperBound] + "{{USER}}" + target[mark...]
    }

    /// The path's segments, as a table shows them.
    func shown(path segments: [String]) -> String { Self.plain(path("/" + segments.joined(separator: "/"))) }

    private func path(_ path: some StringProtocol) -> String {
        guard !paths.isEmpty else { return String(path) }
        let segments = RequestTarget(path).segments
        guard let recorded = paths.first(where: { $0.accepts(segments) }) else { return String(path) }
        return "/" + recorded.hidingSecrets(in: segments).joined(separator: "/")
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
