internal import HTTPMessages
internal import SecretPatterns

/// How a server prints what it received: on one line, with a placeholder for each secret.
///
/// Three things are secret in every request, whichever stub it is compared with: what `SecretPatterns` recognises by its name or its shape, what a
/// recording or a contract has a placeholder for, and what has one of the names that an API has for its secrets. Names compare without regard to case.
///
/// Everything that prints a part of a request goes through a value of this type: the journal, the report of a request that nothing answers, the
/// dashboard, the log, the errors of checks, and the received values themselves.
struct RequestDisplay: Sendable {
    /// What knows no recording and no contract.
    static let usual = RequestDisplay()

    private var patterns = SecretPatternDisplay()
    /// The names that APIs have for their secrets, and what the values are called.
    private var names: [String: String] = [:]
    /// The placeholders of parameters, by name.
    private var query: [String: String] = [:]
    private var headers: Set<String> = []
    private var paths: [RecordedPath] = []
    private var hasSecretBody = false

    // MARK: Learning

    /// Learns where a stub's request has placeholders.
    mutating func learn(_ pattern: RequestPattern) {
        if case .recorded(let path) = pattern.path, path.isSecret { paths.append(path) }
        for criterion in pattern.criteria { learn(criterion) }
    }

    /// Learns names whose values are secret, and what these values are called.
    mutating func learn(names more: [String: String]) {
        guard !more.isEmpty else { return }
        names.merge(more) { first, _ in first }
        patterns = SecretPatternDisplay(names: names)
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

    /// Returns whether the values that a criterion looks at are secret whatever they are.
    func covers(_ criterion: RequestCriterion) -> Bool {
        switch criterion {
        case .query(let name, let value): query[name.lowercased()] != nil || patterns.isSecret(parameter: name) || value.isSecret
        case .header(let name, let value): headers.contains(name.lowercased()) || patterns.isSecret(header: name) || value.isSecret
        case .cookie: true
        case .body(let body): hasSecretBody || body.isSecret
        case .onlyQuery, .and, .or, .not: false
        }
    }

    /// Returns the placeholder for the values that a criterion looks at, where these are secret.
    func placeholder(for criterion: RequestCriterion) -> String {
        switch criterion {
        case .query(let name, _): query[name.lowercased()] ?? patterns.placeholder(for: name)
        case .header(let name, _): patterns.placeholder(for: name)
        case .cookie(let name, _): patterns.placeholder(for: "COOKIE_\(name)")
        case .body, .onlyQuery, .and, .or, .not: "{{SECRET}}"
        }
    }

    // MARK: Showing

    /// Returns a request's method and target, its secrets as placeholders.
    func shown(_ request: ReceivedRequest) -> String { "\(shown(text: request.method)) \(shown(target: request.target))" }

    /// Returns a method, a value of a header field and the like, its secrets as placeholders.
    func shown(text: String) -> String { TerminalText.escaped(withoutSecrets(text)) }

    /// Returns a header field as a line, its secrets as placeholders.
    func shown(_ field: HeaderFields.Field) -> String {
        let isSecret = headers.contains(field.name.lowercased()) || patterns.isSecret(header: field.name)
        let value =
            if isSecret {
                patterns.placeholder(for: field.name)
            } else if field.value.contains("://") {
                shown(target: field.value)
            } else {
                shown(text: field.value)
            }
        return "\(shown(text: field.name)): \(value)"
    }

    /// Returns the value of a path's variable, its secrets as placeholders.
    func shown(variable name: String, _ value: String) -> String {
        patterns.isSecret(parameter: name) ? patterns.placeholder(for: name) : shown(text: value)
    }

    /// Returns the words of an error, which may repeat what was received, its secrets as placeholders; line breaks stay.
    func withoutSecrets(_ text: String) -> String { patterns.shown(text) }

    /// Returns a target, its secrets as placeholders.
    func shown(target: String) -> String {
        let mark = target.firstIndex(of: "?") ?? target.endIndex
        let path = path(Self.withoutUser(target[..<mark]))
        guard mark < target.endIndex else { return TerminalText.escaped(path) }
        let items = target[target.index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false).map(item)
        return TerminalText.escaped("\(path)?\(items.joined(separator: "&"))")
    }

    /// Returns a path as a table shows it, its secrets as placeholders.
    func shown(path segments: [String]) -> String { TerminalText.escaped(path("/" + segments.joined(separator: "/"))) }

    /// Returns the beginning of a body, its secrets as placeholders; its length alone where these cannot be replaced.
    func shown(bodyOf facts: RequestFacts) -> String {
        let body = facts.request.body
        guard !hasSecretBody else { return Self.length(of: body) }
        let isForm = facts.headers["Content-Type"]?.lowercased().contains("x-www-form-urlencoded") == true
        guard let text = patterns.shown(body: body, isForm: isForm) else { return Self.length(of: body) }
        return TerminalText.escaped(text)
    }

    private static func length(of body: [UInt8]) -> String { "a body of \(body.count) bytes" }

    /// A parameter of a query, as it is encoded.
    private func item(_ item: Substring) -> String {
        let name = item.prefix { $0 != "=" }
        let key = RequestTarget("/?\(name)").query.first?.name.lowercased() ?? ""
        if item.count > name.count + 1, let placeholder = query[key] { return "\(name)=\(placeholder)" }
        return patterns.shown(parameter: item)
    }

    /// Returns an absolute target, or one that begins with `//`, without the user and password in it.
    private static func withoutUser(_ target: Substring) -> Substring {
        guard let slashes = target.firstRange(of: "//"), ["", ":"].contains(target[..<slashes.lowerBound].suffix(1)) else { return target }
        let bytes = Array(target.utf8)
        let start = target.utf8.distance(from: target.startIndex, to: slashes.upperBound)
        guard let user = UserInfo.range(in: bytes[start...]) else { return target }
        return "\(target[..<slashes.upperBound]){{USER}}\(String(decoding: bytes[user.upperBound...], as: UTF8.self))"
    }

    private func path(_ path: some StringProtocol) -> String {
        let segments = RequestTarget(path).segments
        guard let recorded = paths.first(where: { $0.accepts(segments) }) else {
            return patterns.shown(path: String(path), decoded: "/" + segments.joined(separator: "/"))
        }
        let shown = recorded.hidingSecrets(in: segments)
        let text = "/" + shown.joined(separator: "/")
        return patterns.shown(path: text, decoded: text)
    }
}
