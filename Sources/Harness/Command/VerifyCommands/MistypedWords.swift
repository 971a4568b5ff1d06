internal import ArgumentParser
internal import VerificationModel

/// The words of a command line that name no command and no option.
///
/// ArgumentParser takes a mistyped command for an argument of the default command, reports a missing argument before an unknown option,
/// and ignores what follows `--version`, `--help` and `help`.
struct MistypedWords {
    /// A mistake in the command line, and the command whose usage explains it.
    struct Mistake {
        let text: String
        let command: any ParsableCommand.Type
    }

    /// Options that ArgumentParser gives to every program, and that are not at the beginning of a line of the help.
    private static let unlisted = ["--generate-completion-script", "--help-hidden", "-h"]

    private let arguments: [String]
    private let root: any ParsableCommand.Type
    private let commands: [(name: String, type: any ParsableCommand.Type)]

    /// Creates the words of a command line.
    /// - Parameters:
    ///   - arguments: The arguments, without the program's name.
    ///   - root: The root of the command line.
    init(_ arguments: [String], of root: any ParsableCommand.Type) {
        self.arguments = arguments
        self.root = root
        commands = root.configuration.subcommands.map { ($0._commandName, $0) }
    }

    /// The mistake that ArgumentParser would ignore or report as another one; nil if there is none.
    var ignored: Mistake? {
        guard let first = arguments.first else { return nil }
        if first == "help" { return mistakeAfterHelp }
        if ["--help", "-h"].contains(first), let second = arguments.dropFirst().first, !second.hasPrefix("-"), !isCommand(second) {
            return unknownCommand(second)
        }
        if arguments.contains("--version"), !isLive(first) {
            let others = (isCommand(first) ? arguments.dropFirst() : arguments[...]).filter { $0 != "--version" }
            return others.first.map { Mistake(text: "--version takes no argument (got \"\($0)\")", command: root) }
        }
        return first.hasPrefix("-") || isCommand(first) || root.configuration.defaultSubcommand == nil ? nil : unknownCommand(first)
    }

    private var mistakeAfterHelp: Mistake? {
        let words = arguments.dropFirst().filter { !$0.hasPrefix("-") }
        if let unknown = words.first(where: { !isCommand($0) }) { return unknownCommand(unknown) }
        return words.count > 1 ? Mistake(text: "help takes one command (got \"\(words.joined(separator: "\", \""))\")", command: root) : nil
    }

    /// The first option that the command does not have; nil if it has all of them.
    ///
    /// A missing argument is reported before the mistyped option that was meant to give it.
    /// - Parameter message: The parser's own message.
    func unknownOption(behind message: String) -> Mistake? {
        guard ["Missing expected argument", "Unknown option"].contains(where: message.hasPrefix) else { return nil }
        let named = commands.first { $0.name == arguments.first }
        guard let command = named?.type ?? root.configuration.defaultSubcommand else { return nil }
        let options = Self.options(of: command) + (named == nil ? ["--version"] + Self.unlisted : Self.unlisted)
        let unknown = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") && $0 != "-" }.map { String($0.prefix { $0 != "=" }) }
            .first { !options.contains($0) }
        return unknown.map { option in
            let nearest =
                NearestName.of(option, in: options.filter { $0.hasPrefix("--") }).map { "; write \"\($0)\" if that was meant" } ?? ""
            let name = "\(root._commandName) \(command._commandName)"
            return Mistake(text: "\"\(option)\" is not an option of \(name)\(nearest)", command: command)
        }
    }

    /// Returns a mistake as text for standard error, in the form of ArgumentParser's own messages.
    func message(of mistake: Mistake) -> String {
        let isRoot = mistake.command._commandName == root._commandName
        let name = isRoot ? root._commandName : "\(root._commandName) \(mistake.command._commandName)"
        let usage = isRoot ? root.usageString() : root.usageString(for: mistake.command)
        return "Error: \(mistake.text)\nUsage: \(usage)\n  See '\(name) --help' for more information.\n"
    }

    /// Whether another program parses the options of a command.
    private func isLive(_ word: String) -> Bool { commands.contains { $0.name == word && $0.type is any LiveStarter.Type } }

    private func isCommand(_ word: String) -> Bool { word == "help" || commands.contains { $0.name == word } }

    private func unknownCommand(_ word: String) -> Mistake {
        let program = root._commandName
        let advice = NearestName.advice(
            for: word, in: commands.map(\.name), otherwise: "list all commands: \(AdvisedCommand(["--help"]))")
        return Mistake(text: "\"\(word)\" is not a command of \(program); \(advice)", command: root)
    }

    /// Returns the long names of a command's options, from its help.
    private static func options(of command: any ParsableCommand.Type) -> [String] {
        let lines = command.helpMessage(columns: 200).split(separator: "\n")
        return lines.flatMap { line -> [String] in
            guard let found = line.prefixMatch(of: /\ {2}(?:-\w, )?(--[\w-]+)(?:\/(--[\w-]+))?/) else { return [] }
            return [found.1, found.2].compactMap { $0.map(String.init) }
        }
    }
}
