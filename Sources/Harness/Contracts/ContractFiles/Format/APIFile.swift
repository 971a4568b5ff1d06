internal import StrictYAML
internal import HTTPMessages
internal import VerificationModel

/// The content of `apis.yml`: the base URL, the secrets and the sources of each API.
struct APIFile {
    /// The APIs by name.
    private(set) var apis: [String: API] = [:]
    /// The secrets of all APIs, and the allowed false alarms.
    private(set) var secrets = SecretRules()
    /// Whether the whole file was read, so that ``apis`` contains every name of the file.
    let isComplete: Bool
    /// Whether the file exists.
    let exists: Bool

    /// Creates an empty list of APIs, because the file does not exist or cannot be read.
    init(isComplete: Bool, exists: Bool = true) {
        self.isComplete = isComplete
        self.exists = exists
    }

    init(_ root: YAMLNode, problems: FormatProblems) {
        exists = true
        let entries = MappingReader.entries(of: root, "apis.yml", problems: problems)
        isComplete = entries != nil
        for entry in entries ?? [] {
            // The name of a badly written API is known too, so that its contracts do not report it as unknown.
            apis[entry.key] = API(name: entry.key)
            guard let api = MappingReader(entry.value, "an API", keys: Self.keys.names, problems: problems) else {
                continue
            }
            apis[entry.key]?.sources = WrittenSources(api, problems)
            readSecrets(api, of: entry.key, problems)
            apis[entry.key]?.unknown = UnknownValues(api, problems)
            for node in elements(of: "harmless", api, problems) {
                if let entry = AllowedSecret(node, problems) { secrets.allowed.append(entry) }
            }
            // Without requests, a base is not needed.
            guard let base = api["base"] else { continue }
            readBase(base, of: entry.key, problems)
        }
    }

    private mutating func readBase(_ node: YAMLNode, of name: String, _ problems: FormatProblems) {
        guard let text = MappingReader.string(node, "\"base\"", problems: problems) else { return }
        let host = text.firstRange(of: "://").map { text[$0.upperBound...].prefix { $0 != "/" } } ?? ""
        let isURL = (text.hasPrefix("https://") || text.hasPrefix("http://")) && !host.isEmpty
        guard isURL, !text.contains(where: { $0.isWhitespace || $0 == "?" || $0 == "#" }), !host.contains("@") else {
            problems.report(.base(text), at: node.place)
            return
        }
        let segments = RequestTarget(text).segments
        apis[name]?.base = text.hasSuffix("/") ? String(text.dropLast()) : text
        apis[name]?.basePath = segments.last == "" ? segments.dropLast() : segments
    }

    private func elements(of key: String, _ api: MappingReader, _ problems: FormatProblems) -> [YAMLNode] {
        guard let node = api[key] else { return [] }
        if case .sequence(let elements) = node.content { return elements }
        problems.report(.wrongType(of: "\"\(key)\"", found: node.kindName, expected: "a list"), at: node.place)
        return []
    }

    private mutating func readSecrets(_ api: MappingReader, of name: String, _ problems: FormatProblems) {
        guard let node = api["secrets"],
            let kinds = MappingReader(node, "\"secrets\"", keys: Self.secretKeys.names, problems: problems)
        else { return }
        let (query, headers) = (readSecrets("query", kinds, problems), readSecrets("headers", kinds, problems))
        let fields = readSecrets("fields", kinds, problems)
        apis[name]?.query = query
        apis[name]?.headers = headers
        apis[name]?.fields = fields
    }

    private mutating func readSecrets(_ kind: String, _ kinds: MappingReader, _ problems: FormatProblems) -> [API.Secret] {
        guard let names = kinds[kind] else { return [] }
        var read: [API.Secret] = []
        for entry in MappingReader.entries(of: names, "\"\(kind)\"", problems: problems) ?? [] {
            guard let variable = variable(entry, problems) else { continue }
            read.append(API.Secret(name: entry.key, variable: variable))
            secrets.names[entry.key] = variable
        }
        return read
    }

    private func variable(_ entry: YAMLEntry, _ problems: FormatProblems) -> String? {
        guard let name = MappingReader.string(entry.value, "\"\(entry.key)\"", problems: problems) else { return nil }
        if name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil { return name }
        problems.report(.secretVariable(of: entry.key), at: entry.value.place)
        return nil
    }
}
