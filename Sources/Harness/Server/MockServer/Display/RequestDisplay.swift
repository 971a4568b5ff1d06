internal import HTTPMessages
internal import SecretPatterns

/// The display of received requests: on one line, with a placeholder for each secret.
///
/// Three kinds of values are secret in every request, whichever stub it is compared with: values that `SecretPatterns` recognises by their names or shapes,
/// values for which a recording or a contract has a placeholder, and values with the names that an API has for its secrets. Upper and lower case of names
/// are equal.
///
/// Everything that prints a part of a request uses a value of this type: the journal, the report of a request that was not answered, the dashboard, the
/// log, the errors of checks, and the received values themselves.
struct RequestDisplay: Sendable {
    /// A display that knows no recording and no contract.
    static let usual = RequestDisplay()

    private var patterns = SecretPatternDisplay()
    /// The names that APIs have for their secrets, with the names of the placeholders.
    private var names: [String: String] = [:]
    /// The placeholders of parameters, by name.
    private var query: [String: String] = [:]
    private var headers: Set<String> = []
    private var paths: [RecordedPath] = []
    private var hasSecretBody = false

    // MARK: Learning

    /// Adds the secrets of a stub's request.
    mutating func learn(_ pattern: RequestPattern) {
        if case .recorded(let path) = pattern.path, path.isSecret { paths.append(path) }
        for criterion in pattern.criteria { learn(criterion) }
    }

    /// Adds names whose values are secret, with the names of the placeholders.
    mutating func learn(names more: [String: String]) {
        guard !more.isEmpty else { return }
        names.merge(more) { first, _ in first }
        patterns = SecretPatternDisplay(names: names)
    }

    private mutating func learn(_ criterion: RequestCriterion) {
        switch criterion.kind {
        case .query(let name, let value):
            if case .placeholder(let text) = value.kind { query[name.lowercased()] = text.text }
        case .header(let name, let value): if value.isSecret { headers.insert(name.lowercased()) }
        case .body(let body): hasSecretBody = hasSecretBody || body.isSecret
        case .and(let criteria), .or(let criteria): for each in criteria { learn(each) }
        case .not(let criterion): learn(criterion)
        case .onlyQuery, .cookie: break
        }
    }

    /// Returns whether all values of a criterion are secret.
    func covers(_ criterion: RequestCriterion) -> Bool {
        switch criterion.kind {
        case .query(let name, let value): query[name.lowercased()] != nil || patterns.isSecret(parameter: name) || value.isSecret
        case .header(let name, let value): headers.contains(name.lowercased()) || patterns.isSecret(header: name) || value.isSecret
        case .cookie: true
        case .body(let body): body.isSecret
        case .onlyQuery, .and, .or, .not: false
        }
    }

    /// Returns the placeholder for the secret values of a criterion.
    func placeholder(for criterion: RequestCriterion) -> String {
        switch criterion.kind {
        case .query(let name, _): query[name.lowercased()] ?? patterns.placeholder(for: name)
        case .header(let name, _): patterns.placeholder(for: name)
        case .cookie(let name, _): patterns.placeholder(for: "COOKIE_\(name)")
        case .body, .onlyQuery, .and, .or, .not: "{{SECRET}}"
        }
    }

    // MARK: Showing

    /// Returns the method and the target of a request.
    ///
    /// Secrets are placeholders.
    func shown(_ request: ReceivedRequest) -> String { "\(shown(text: request.method)) \(shown(target: request.target))" }

    /// Returns a text, such as a method or the value of a header field.
    ///
    /// Secrets are placeholders.
    func shown(text: String) -> String { TerminalText.escaped(withoutSecrets(text)) }

    /// Returns a header field as a line.
    ///
    /// Secrets are placeholders.
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

    /// Returns the value of a path's variable.
    ///
    /// Secrets are placeholders.
    func shown(variable name: String, _ value: String) -> String {
        patterns.isSecret(parameter: name) ? patterns.placeholder(for: name) : shown(text: value)
    }

    /// Returns the text of an error, which may repeat a part of a request.
    ///
    /// Secrets are placeholders, and line breaks stay.
    func withoutSecrets(_ text: String) -> String { patterns.shown(text) }

    /// Returns a target.
    ///
    /// Secrets are placeholders.
    func shown(target: String) -> String {
        let mark = target.firstIndex(of: "?") ?? target.endIndex
        let path = path(Self.withoutUser(target[..<mark]))
        guard mark < target.endIndex else { return TerminalText.escaped(path) }
        let items = target[target.index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false).map(item)
        return TerminalText.escaped("\(path)?\(items.joined(separator: "&"))")
    }

    /// Returns a path for a table.
    ///
    /// Secrets are placeholders.
    func shown(path segments: [String]) -> String { TerminalText.escaped(path("/" + segments.joined(separator: "/"))) }

    /// Returns the beginning of a body.
    ///
    /// Secrets are placeholders. If they cannot be replaced, returns the length of the body instead.
    func shown(bodyOf facts: RequestFacts) -> String {
        let body = facts.request.body
        guard !hasSecretBody else { return Self.length(of: body) }
        guard let text = patterns.shown(body: body, isForm: facts.isForm) else { return Self.length(of: body) }
        return TerminalText.escaped(text)
    }

    /// Whether no part of a body is shown, because a stub requires a secret in a body.
    var hidesBodies: Bool { hasSecretBody }

    /// Returns a part of a body, or the placeholder of a secret in it; nil if the part may be a secret that cannot be replaced.
    /// - Parameters:
    ///   - text: The text of the part.
    ///   - range: The bytes of the part.
    ///   - facts: The request.
    func shown(_ text: String, at range: Range<Int>, ofBodyOf facts: RequestFacts) -> String? {
        hasSecretBody ? nil : patterns.shown(text, at: range, in: facts.request.body, isForm: facts.isForm)
    }

    /// Returns the value of a form's field, or the placeholder of a secret in it; nil if the value may be a secret that cannot be replaced.
    func shown(formField name: String, _ value: String) -> String? {
        guard !hasSecretBody else { return nil }
        if patterns.isSecret(parameter: name) { return patterns.placeholder(for: name) }
        let item = "\(PercentEncoding.encoded(name))=\(PercentEncoding.encoded(value))"
        // The encoded value is searched, too, as it is in a query.
        return patterns.shown(parameter: item[...]) == item ? patterns.shown(value) : nil
    }

    private static func length(of body: [UInt8]) -> String { "a body of \(body.count) bytes" }

    /// Returns a parameter of a query, as it is encoded.
    ///
    /// Secrets are placeholders.
    private func item(_ item: Substring) -> String {
        let name = item.prefix { $0 != "=" }
        let key = RequestTarget("/?\(name)").query.first?.name.lowercased() ?? ""
        if item.count > name.count + 1, let placeholder = query[key] { return "\(name)=\(placeholder)" }
        return patterns.shown(parameter: item)
    }

    /// Returns an absolute target, or one that begins with `//`, without its user and password.
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
