internal import ClosedYAML
internal import Recordings
internal import VerificationModel

/// `apis.yml`: where each API lives, and what is secret there.
struct APIFile {
    /// The path before every request, by API.
    private(set) var basePaths: [String: [String]] = [:]
    /// Whether all of the file was read, so that a name that is not in it does not exist.
    let isComplete: Bool

    /// No APIs: there is no file, or none that could be read.
    init(isComplete: Bool) {
        self.isComplete = isComplete
    }

    init(_ root: YAMLNode, problems: FormatProblems) {
        let entries = MappingReader.entries(of: root, "apis.yml", problems: problems)
        isComplete = entries != nil
        for entry in entries ?? [] {
            // Known by name even where it is badly written, so that its contracts are not accused too.
            basePaths[entry.key] = []
            guard let api = MappingReader(entry.value, "an API", keys: ["base", "secrets"], problems: problems) else { continue }
            checkSecrets(api, problems)
            guard let base = api.required("base") else { continue }
            basePaths[entry.key] = basePath(base, problems) ?? []
        }
    }

    private func basePath(_ node: YAMLNode, _ problems: FormatProblems) -> [String]? {
        guard let text = MappingReader.string(node, "\"base\"", problems: problems) else { return nil }
        let host = text.firstRange(of: "://").map { text[$0.upperBound...].prefix { $0 != "/" } } ?? ""
        let isURL = (text.hasPrefix("https://") || text.hasPrefix("http://")) && !host.isEmpty
        guard isURL, !text.contains(where: { $0.isWhitespace || $0 == "?" || $0 == "#" }), !host.contains("@") else {
            problems.report(.base(text), at: node.place)
            return nil
        }
        let segments = RequestTarget(text).segments
        return segments.last == "" ? segments.dropLast() : segments
    }

    private func checkSecrets(_ api: MappingReader, _ problems: FormatProblems) {
        guard let node = api["secrets"],
            let secrets = MappingReader(node, "\"secrets\"", keys: ["query", "headers"], problems: problems)
        else { return }
        for kind in ["query", "headers"] {
            guard let names = secrets[kind] else { continue }
            for entry in MappingReader.entries(of: names, "\"\(kind)\"", problems: problems) ?? [] {
                checkVariable(entry, problems)
            }
        }
    }

    private func checkVariable(_ entry: YAMLEntry, _ problems: FormatProblems) {
        guard let name = MappingReader.string(entry.value, "\"\(entry.key)\"", problems: problems) else { return }
        guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil else { return }
        problems.report(.secretVariable(of: entry.key), at: entry.value.place)
    }
}
