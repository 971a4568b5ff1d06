internal import DecodingPrograms
internal import FixtureScan
internal import StrictYAML
internal import VerificationModel

/// The texts of the files.
extension ContractsDraft {
    /// `apis.yml`, and a contract file for each server and for the fixtures.
    package var files: [File] {
        [File(name: "apis.yml", text: apisText)] + apis.map { File(name: "\($0.name).yml", text: $0.text) }
            + (fixtures.isEmpty ? [] : [File(name: "\(Self.fixturesName).yml", text: fixturesText)])
    }

    private var apisText: String {
        var lines =
            apis.isEmpty
            ? ["# The app's sources, which contracts read types from."]
            : ["# The servers of the recordings, the names of their secrets, and the app's sources, which contracts read types from."]
        for api in apis {
            lines.append("\(YAMLText.scalar(api.name)):")
            if api.origin.isEmpty {
                lines += ["  # The recordings do not name the server; verify record needs it.", "  base: \"http://localhost\""]
            } else {
                lines.append("  base: \(YAMLText.scalar(api.origin))")
            }
            lines += api.secrets.lines.map { "  \($0)" }
            lines += sources(of: api.contracts.flatMap(\.responses).compactMap(\.choice.type))
        }
        if !fixtures.isEmpty { lines += ["\(Self.fixturesName):"] + sources(of: fixtures.map(\.type)) }
        return (lines + Self.comments("Recordings", withoutContract)).map { $0 + "\n" }.joined()
    }

    private static func comments(_ what: String, _ reasons: [(name: String, reason: String)]) -> [String] {
        guard !reasons.isEmpty else { return [] }
        return ["# \(what) without a contract:"]
            + reasons.sorted { $0.name < $1.name }.map { "#   \(OneLine.of($0.name)): \(Comment.text($0.reason))" }
    }

    private func sources(of types: [DraftedType]) -> [String] {
        var lines = ["  sources: [.]"]
        if let platform { lines.append("  platform: \(platform.rawValue)") }
        let repeated = types.flatMap(\.parts).filter { repeatedNames.contains($0.name) }
        let files = Dictionary(repeated.map { ($0.name, $0.file) }) { first, _ in first }
        if !files.isEmpty { lines.append("  types:") }
        for (type, file) in files.sorted(by: { $0.key < $1.key }) {
            lines.append("    \(YAMLText.scalar(type)): { file: \(YAMLText.scalar(file, inList: true)) }")
        }
        return lines
    }

    private var fixturesText: String {
        var lines = ["# The fixtures of the tests, and the types that decode them.", "api: \(Self.fixturesName)", "fixtures:"]
        for fixture in fixtures {
            lines += fixture.type.comments.map { "  \($0)" }
            lines.append("  \(YAMLText.scalar(fixture.path)):")
            let decoder = fixture.type.decoder.map { ["decoder: \($0)"] } ?? []
            lines += (fixture.type.lines.prefix(1) + decoder + fixture.type.lines.dropFirst()).map { "    \($0)" }
        }
        return (lines + Self.comments("Fixtures", leftOut.map { (name: $0.path, reason: $0.reason) })).map { $0 + "\n" }.joined()
    }
}
