internal import ArgumentParser
internal import DecodingPrograms
internal import DecodingSources
internal import DecodingUses
internal import GitHistory
internal import SavedData
internal import VerificationModel

/// `verify compat`: compares the types that an app saves with themselves in earlier versions.
struct CompatCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "compat", abstract: "Checks whether the app decodes what its earlier versions saved.",
        discussion: """
            Nothing is built, and no checkout is changed: git reads the earlier versions from its objects. The types that the sources decode \
            from UserDefaults, files, the keychain or iCloud are found by themselves. Status 1 if what an earlier version wrote does not \
            decode now, or the other way round for iCloud; status 2 if no type is saved.
            """)

    @Argument(help: "The folder of the repository, or a folder in it.") var root = "."
    @Option(parsing: .upToNextOption, help: "The tags, branches or commits of the earlier versions.") var since: [String]
    @Option(help: ArgumentHelp("A type that is saved although the sources do not show it; can be repeated.", valueName: "name"))
    var type: [String] = []
    @Option(help: "The platform that #if is evaluated for.") var platform: BuildPlatform?
    @Flag(help: "Print all findings, not only the three most important ones.") var all = false

    @OptionGroup var output: ReportOptions

    mutating func validate() throws {
        try output.refuseSharedFiles(with: nil)
        if root.isEmpty { throw ValidationError("the folder of the repository is empty; name a folder, or . for this one") }
        if since.contains(where: \.isEmpty) { throw ValidationError("a name after --since is empty; name tags, such as: --since 1.0 1.1") }
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let progress = ProgressLine(context.console, isQuiet: output.quiet)
        let check: SavedDataCheck
        do {
            defer { progress.erase() }
            check = try self.check(context, progress)
        }
        guard !check.types.isEmpty else { throw CommandError(emptyWords(check)) }
        var run = CheckRun(timestamp: context.clock.timestamp)
        run.add(check.suite)
        let text = CompatText(check, context.console.consoleReport, showsAll: all, isQuiet: output.quiet, command: command).text
        return try Publisher(console: context.console, options: output, junit: nil).publish(run, text: text)
    }

    /// The command that prints all findings.
    private var command: AdvisedCommand {
        let folder = root == "." ? [] : [AdvisedCommand.path(root)]
        let options = type.flatMap { AdvisedCommand.option("--type", $0) } + (platform.map { ["--platform", $0.rawValue] } ?? [])
        return AdvisedCommand(["compat"] + folder + ["--since"] + since + options + ["--all"])
    }

    private func check(_ context: CommandContext, _ progress: ProgressLine) throws(CommandError) -> SavedDataCheck {
        do throws(SavedDataCheck.CheckError) {
            return try SavedDataCheck(
                root: root, since: since, named: type, platform: platform, path: context.console.environment["PATH"] ?? "",
                onProgress: { progress.show("reading \($0)") })
        } catch {
            throw CommandError(words(for: error))
        }
    }

    /// Returns the message if no type is compared.
    private func emptyWords(_ check: SavedDataCheck) -> String {
        (["\(root): no type was found that is decoded from saved data and encoded too; name one with --type if the app saves one"]
            + check.unfollowed.map { $0.text(showsAll: all) }).joined(separator: "; ")
    }

    private func words(for error: SavedDataCheck.CheckError) -> String {
        switch error {
        case .sources(let error): error.words(below: root)
        case .git(let error): error.words(below: root, another: "name the folder of a git repository")
        case .type(let name, let found) where found.isEmpty: "no type of the sources is named \"\(name)\"; check --type"
        case .type(let name, let found):
            "\(found.count) types are named \"\(name)\" (\(found.joined(separator: ", "))); write the types around it too"
        }
    }
}
