internal import HTTPMessages
internal import StrictJSON
internal import StrictYAML
internal import VerificationModel

/// The contracts for the recordings of one server.
struct DraftedAPI: Sendable {
    struct Response: Sendable {
        /// The name of the recording, and of the exchange of a sequence.
        let recording: String
        let status: Int
        let isEmpty: Bool
        let hasJSON: Bool
        var choice: TypeChoice

        init(_ answer: RecordedAnswers.Answer, _ choice: TypeChoice) {
            recording = answer.name
            status = answer.status
            isEmpty = answer.body.isEmpty
            hasJSON = answer.hasJSON
            self.choice = choice
        }
    }

    struct Contract: Sendable {
        let name: String
        let request: String
        /// The settings of the decoder as YAML; nil for those that the sources show.
        let decoder: String?
        var responses: [Response]
    }

    /// The name of the API and of its contract file.
    let name: String
    /// Scheme, host and port; empty if the recordings have only paths.
    let origin: String
    let secrets: DraftedSecrets
    var contracts: [Contract]

    private static let nameLimit = 60

    /// Returns a name for a server that no other API has: letters, digits and `-`, as every file system permits them.
    static func name(of origin: String, taken: inout Set<String>) -> String {
        let host = origin.split(separator: "/").last.map { $0.prefix { $0 != ":" } } ?? ""
        var labels = host.lowercased().split(separator: ".").map(String.init)
        if labels.last?.allSatisfy(\.isNumber) == false {
            if labels.count > 2, ["api", "www"].contains(labels[0]) { labels.removeFirst() }
            if labels.count > 1 { labels.removeLast() }
        }
        let words = labels.joined(separator: "-").split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let stem = words.isEmpty ? "server" : String(words.joined(separator: "-").prefix(nameLimit))
        return UnusedNames.name(stem, separator: "-", &taken)
    }

    // MARK: Text

    /// The content of the contract file.
    var text: String {
        var lines = ["# The recordings, and the types that decode them.", "api: \(YAMLText.scalar(name))", "contracts:"]
        for contract in contracts {
            lines.append("  \(YAMLText.scalar(contract.name)):")
            lines.append("    request: \(YAMLText.scalar(contract.request))")
            if let decoder = contract.decoder { lines.append("    decoder: \(decoder)") }
            lines.append("    responses:")
            for response in contract.responses { lines += Self.lines(of: response) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func lines(of response: Response) -> [String] {
        let start = ["      - recording: \(YAMLText.scalar(response.recording))", "        status: \(response.status)"]
        if response.isEmpty { return start + ["        body: none"] }
        return start + response.choice.lines.map { "        \($0)" }
    }
}

extension TypeChoice {
    /// The keys of a contract that name the type; comments if it is not certain.
    var lines: [String] {
        switch self {
        case .type(let type): type.comments + type.lines
        case .doubtful(let types, let reason):
            ["# Doubtful: \(Comment.text(reason)). \(types.count == 1 ? "Uncomment it if it is right:" : "Uncomment the right one:")"]
                + types.flatMap(\.lines).map { "# \($0)" }
        case .none(let reason): reason.map { ["# Without a type, because \(Comment.text($0))."] } ?? []
        }
    }
}

extension DraftedType {
    var comments: [String] {
        let frozen = problem.map { "Frozen: \($0). Delete \"rejects\" when it decodes." }
        let evidence = remarks.isEmpty ? nil : "\(remarks.joined(separator: "; "))."
        return [frozen, evidence].compactMap(\.self).map { "# \(Comment.text($0))" }
    }

    var lines: [String] {
        ["body: \(YAMLText.scalar(name))"] + (rejects.map { ["rejects: \(YAMLText.scalar($0))"] } ?? [])
    }
}
