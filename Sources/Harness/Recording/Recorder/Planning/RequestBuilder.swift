internal import ContractFiles
internal import HTTPMessages
internal import Recordings
internal import VerificationModel

/// Builds the request of an exchange from the recorded one, the values under `send`, and the secrets of the API.
struct RequestBuilder {
    let api: API
    let template: RequestTemplate
    let send: SentValues?
    /// The recorded request; nil if there is none.
    let recorded: RecordedRequest?
    let recordedBody: [UInt8]
    /// The promise of the contract.
    ///
    /// Secrets are not added if the contract promises 401 or 403.
    package let promise: AnswerPromise

    /// The place in the contract that names the recording.
    private var place: SourcePlace { promise.place }

    /// Whether a secret of the API is added to a request without a field or parameter of its name.
    private var addsSecrets: Bool { recorded == nil || promise.status != 401 && promise.status != 403 }

    func request() throws(RequestTemplateError) -> CapturedExchange.Request {
        guard !api.base.isEmpty else { throw .noBase(api.name, at: place) }
        let query = try query()
        let target = try "\(api.origin)\(path())\(query.isEmpty ? "" : "?")\(query.joined(separator: "&"))"
        let body = send?.body ?? recordedBody
        return CapturedExchange.Request(method: template.method, target: target, headers: headers(hasBody: !body.isEmpty), body: body)
    }

    /// Returns a recorded request, with the API's current origin.
    static func request(as recorded: RecordedRequest, _ body: [UInt8], of api: API) -> CapturedExchange.Request {
        let query = TargetText.queryItems(of: recorded.target).joined(separator: "&")
        return CapturedExchange.Request(
            method: recorded.method, target: "\(api.origin)\(TargetText.path(of: recorded.target))\(query.isEmpty ? "" : "?")\(query)",
            headers: recorded.headers, body: body)
    }

    // MARK: Path

    private var recordedTarget: RequestTarget? { recorded.map { RequestTarget($0.target) } }

    /// Returns the recorded path, byte by byte, if the contract still allows it, or else the path of the template.
    private func path() throws(RequestTemplateError) -> String {
        let segments = recordedTarget?.segments
        let isAllowed = segments.map { template.matches(path: $0, after: api.basePath) } ?? false
        if isAllowed, let recorded, send?.path.isEmpty ?? true { return TargetText.path(of: recorded.target) }
        var path = api.basePath.map { "/\(TargetText.escaped($0))" }.joined()
        for (index, segment) in template.segments.enumerated() {
            switch segment {
            case .text(let text): path += "/\(TargetText.escaped(text))"
            case .variable(let name):
                let sent = send?.path.first { $0.name == name }?.value
                if let sent, [".", ".."].contains(sent) { throw .pathDots(name, at: place) }
                guard let value = sent ?? (isAllowed ? segments?[api.basePath.count + index] : nil), !value.isEmpty else {
                    throw .pathValue(name, at: place)
                }
                path += "/\(TargetText.escaped(value))"
            }
        }
        return path.isEmpty ? "/" : path
    }

    // MARK: Query

    /// Returns the parameters as they are written in the target.
    private func query() throws(RequestTemplateError) -> [String] {
        var items = recorded.map { TargetText.queryItems(of: $0.target) } ?? []
        if recorded == nil {
            items = template.query.filter { $0.value != nil }.map { TargetText.item($0.name, $0.value ?? "") }
        }
        for sent in send?.query ?? [] {
            let item = TargetText.item(sent.name, sent.value)
            let same = items.indices.filter { TargetText.name(of: items[$0]) == sent.name }
            guard let first = same.first else {
                items.append(item)
                continue
            }
            items[first] = item
            for index in same.dropFirst().reversed() { items.remove(at: index) }
        }
        if addsSecrets {
            for secret in api.query where !items.contains(where: { TargetText.name(of: $0) == secret.name }) {
                items.append(TargetText.item(secret.name, "{{\(secret.variable)}}"))
            }
        }
        for wanted in template.query {
            let index = items.firstIndex { TargetText.name(of: $0) == wanted.name }
            guard let value = wanted.value else {
                guard index != nil else { throw .queryValue(wanted.name, at: place) }
                continue
            }
            // The values in the contract replace the recorded ones.
            guard !items.contains(where: { RequestTarget("/?\($0)").query.first == wanted }) else { continue }
            if let index { items[index] = TargetText.item(wanted.name, value) } else { items.append(TargetText.item(wanted.name, value)) }
        }
        return items
    }

    // MARK: Header fields

    private func headers(hasBody: Bool) -> HeaderFields {
        var fields = recorded?.headers.fields ?? []
        for sent in send?.headers ?? [] {
            let isSame = { (field: HeaderFields.Field) in field.name.lowercased() == sent.name.lowercased() }
            let index = fields.firstIndex(where: isSame)
            fields.removeAll(where: isSame)
            fields.insert(HeaderFields.Field(name: sent.name, value: sent.value), at: min(index ?? fields.count, fields.count))
        }
        if addsSecrets {
            for secret in api.headers where !fields.contains(where: { $0.name.lowercased() == secret.name.lowercased() }) {
                fields.append(HeaderFields.Field(name: secret.name, value: "{{\(secret.variable)}}"))
            }
        }
        if recorded == nil {
            if hasBody, HeaderFields(fields)["Content-Type"] == nil {
                fields.append(HeaderFields.Field(name: "Content-Type", value: "application/json"))
            }
        }
        return HeaderFields(fields)
    }
}

/// The parts of a request's target as text.
///
/// Source: RFC 3986 section 2.
private enum TargetText {
    /// Returns the path as it is written.
    static func path(of target: String) -> String {
        let rest = afterAuthority(target)
        let path = rest.prefix { $0 != "?" && $0 != "#" }
        return path.isEmpty ? "/" : String(path)
    }

    /// Returns the items of the query as they are written.
    static func queryItems(of target: String) -> [String] {
        let rest = afterAuthority(target).prefix { $0 != "#" }
        guard let mark = rest.firstIndex(of: "?") else { return [] }
        return rest[rest.index(after: mark)...].split(separator: "&").map(String.init)
    }

    private static func afterAuthority(_ target: String) -> Substring {
        guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else { return target[...] }
        return target[scheme.upperBound...].drop { $0 != "/" && $0 != "?" && $0 != "#" }
    }

    /// Returns the name of an item, without escapes.
    static func name(of item: String) -> String? { RequestTarget("/?\(item)").query.first?.name }

    static func item(_ name: String, _ value: String) -> String { "\(escaped(name))=\(escaped(value))" }

    /// Returns a text with everything escaped except unreserved characters and placeholders.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        var rest = text[...]
        while let first = rest.first {
            if let placeholder = rest.prefixMatch(of: /\{\{[A-Za-z_][A-Za-z0-9_]*\}\}/) {
                escaped += placeholder.output
                rest = rest[placeholder.range.upperBound...]
                continue
            }
            escaped += PercentEncoding.encoded(String(first))
            rest = rest.dropFirst()
        }
        return escaped
    }
}
