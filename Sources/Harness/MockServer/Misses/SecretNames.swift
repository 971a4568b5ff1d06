internal import Recordings

/// Names of query parameters and header fields whose values are secret: the recordings have placeholders there.
struct SecretNames: Sendable {
    private var query: [String: String] = [:]

    mutating func learn(_ pattern: RequestPattern) {
        for case .query(let name, let value) in pattern.criteria where value.isSecret {
            if case .placeholder(let text) = value.kind { query[name] = text.text }
        }
    }

    /// A target with placeholders where secrets stand.
    func shown(_ target: String) -> String {
        guard !query.isEmpty, let mark = target.firstIndex(of: "?") else { return target }
        let items = target[target.index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false).map { item in
            let name = item.prefix { $0 != "=" }
            guard item.count > name.count + 1, let placeholder = query[RequestTarget("/?\(name)").query.first?.name ?? ""] else {
                return String(item)
            }
            return "\(name)=\(placeholder)"
        }
        return target[...mark] + items.joined(separator: "&")
    }
}
