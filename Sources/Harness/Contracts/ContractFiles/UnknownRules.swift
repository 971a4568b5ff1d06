internal import HTTPMessages
internal import StrictYAML

/// The treatment of a value that looks random, and that neither a name nor a form decides about.
package enum UnknownValues: String, CaseIterable, Sendable {
    /// Nothing of the recording is written.
    case refuse
    /// The person at the terminal decides; without a terminal, nothing of the recording is written.
    case ask
    /// The value is written.
    case keep

    /// Reads the key `unknown` of an API; nil without it.
    init?(_ api: MappingReader, _ problems: FormatProblems) {
        guard let text = api.string("unknown"), let node = api["unknown"] else { return nil }
        guard let value = Self(rawValue: text) else {
            problems.report(.unknownValues(text, known: Self.allCases.map(\.rawValue)), at: node.place)
            return nil
        }
        self = value
    }
}

/// The APIs of `apis.yml` by their addresses, with what happens to values that look random.
package struct UnknownRules: Sendable {
    /// The path of `apis.yml`.
    package let path: String
    /// The same path in findings.
    package let display: String
    private let apis: [API]

    /// Reads the rules of a folder.
    package init(_ folder: ContractsFolder) {
        path = "\(folder.path)/\(ContractFileName.apis)"
        display = "\(folder.display)/\(ContractFileName.apis)"
        apis = folder.apis.compactMap { folder.apisByName[$0] }
    }

    /// Returns the API to which a request belongs: of several, that with the longest base; nil if there is none.
    /// - Parameter target: An absolute URL, or a path with its query.
    package func api(of target: String) -> API? {
        let segments = RequestTarget(target).segments
        let origin = Self.origin(target)
        let matching = apis.filter { api in
            guard !api.base.isEmpty, origin == nil || origin == api.origin.lowercased() else { return false }
            return segments.starts(with: api.basePath)
        }
        let longest = matching.map(\.basePath.count).max()
        let best = matching.filter { $0.basePath.count == longest }
        // A path alone may belong to several APIs.
        return best.count == 1 ? best[0] : nil
    }

    /// Returns what happens to values of a request; nil if the file does not decide.
    package func values(of target: String) -> UnknownValues? {
        if let api = api(of: target) { return api.unknown }
        // The request may belong to any API. All of them must allow the same.
        let all = Set(apis.map(\.unknown))
        return all.count == 1 ? all.first.flatMap(\.self) : nil
    }

    /// Returns the scheme, host and port of an absolute URL in lower case; nil for a path.
    private static func origin(_ target: String) -> String? {
        guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else { return nil }
        return target[..<scheme.upperBound].lowercased()
            + target[scheme.upperBound...].prefix { !"/?#".contains($0) }.lowercased()
    }
}
