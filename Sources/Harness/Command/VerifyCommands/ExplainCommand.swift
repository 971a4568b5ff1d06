internal import ArgumentParser
internal import LayerRules
internal import VerificationModel

/// `verify explain`: the page of a finding's code, or a list of all codes.
struct ExplainCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explains a finding: what it means, an example, how to fix it, how to suppress it.",
        discussion: "Without a code, all codes are listed. Status 2 if the code is not known.")

    @Argument(help: "The code that is printed with a finding: layers.use.") var code: String?
    @Flag(help: "Print the pages of all codes as Markdown.") var markdown = false

    @OptionGroup var result: ResultOptions<TextFormat>

    func validate() throws {
        if markdown, let first = result.format.first {
            throw ValidationError("--markdown cannot be combined with --format; remove --format \(first.name)")
        }
    }

    /// Every code that a finding can have, by name.
    static let codes = (FindingCode.common + FindingCode.layerRules).sorted()

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        if markdown {
            try context.console.write("# Findings\n\n" + Self.codes.map(\.markdown).joined(separator: "\n"))
            return .kept
        }
        guard let code else {
            try write(Self.codes, to: context.console) {
                TextTable.lines(Self.codes.map { [$0.name, $0.title] }).map { $0 + "\n" }.joined()
            }
            return .kept
        }
        guard let found = Self.codes.first(where: { $0.name == code }) else {
            throw CommandError("\"\(code)\" is not a code of a finding; \(advice(for: code))")
        }
        try write([found], to: context.console) { found.page }
        return .kept
    }

    private func write(_ codes: [FindingCode], to console: Console, text: () -> String) throws(CommandError) {
        try result.write(to: console) { format throws(CommandError) -> String in
            switch format {
            case .json: try ResultJSON.text(of: ExplainedCodes(codes))
            case .text: text()
            }
        }
    }

    /// Returns the next step for an unknown code: one of the codes that begin with it, otherwise the nearest one.
    private func advice(for code: String) -> String {
        let names = Self.codes.map(\.name)
        let within = names.filter { $0.hasPrefix(code + ".") }
        guard within.isEmpty else { return "write one of the codes that begin with it: \(within.joined(separator: ", "))" }
        return NearestName.advice(for: code, in: names, otherwise: "list all codes: \(AdvisedCommand(["explain"]))")
    }
}

/// The pages of codes as JSON.
///
/// Shape, version 1: `version`, and `codes`: `code`, `title`, `meaning`, `example`, `fix`, and `suppression` where it is possible.
private struct ExplainedCodes: Encodable {
    let version = 1
    let codes: [Page]

    struct Page: Encodable {
        let code: String
        let title: String
        let meaning: String
        let example: String
        let fix: String
        let suppression: String?
    }

    init(_ codes: [FindingCode]) {
        self.codes = codes.map {
            Page(
                code: $0.name, title: $0.title, meaning: $0.meaning, example: $0.example, fix: $0.fix, suppression: $0.suppression)
        }
    }
}
