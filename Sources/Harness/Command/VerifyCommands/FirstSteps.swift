internal import ContractFiles
internal import FixtureScan
internal import GitHistory
internal import ProjectModules
internal import SafeFiles
internal import VerificationModel

/// The text that `verify` without arguments prints in a folder without contracts: what there is, and what to try.
struct FirstSteps {
    private let folder: String

    /// The text for the working folder; nil if it has contracts.
    static var ofThisFolder: FirstSteps? {
        PathLookup.exists(Workspace.contractsName) ? nil : FirstSteps(folder: ".")
    }

    var text: String {
        let missing = "the folder \(Workspace.contractsName) does not exist"
        var tags: [String] = []
        let found: String
        do throws(FileError) {
            tags = try GitTags.names(in: folder)
            found = "this folder has \(try files), \(tags.count.counted("git tag"))"
        } catch {
            found = "this folder cannot be listed: it \(error)"
        }
        return """
            verify: nothing was checked, because \(missing); name another one with --contracts
            \(found)

            \(TextTable.lines(Self.commands(tags)).map { "  \($0)\n" }.joined())
            """
    }

    /// The Swift files and fixtures, counted by their names; nothing is parsed or built.
    private var files: String {
        get throws(FileError) {
            let files = try FolderListing.files(below: folder) { $0.hasSuffix(".swift") }
            let own = files.filter { !$0.split(separator: "/").dropLast().contains(where: RepositoryFolders.isOfOthers) }
            return "\(own.count.counted("Swift file")), \(try FixtureSearch.count(below: folder).counted("JSON fixture"))"
        }
    }

    /// The three commands to try, and what each does.
    private static func commands(_ tags: [String]) -> [[String]] {
        // An option cannot take a name that begins with a hyphen.
        let tag = tags.last { !$0.hasPrefix("-") }
        let third =
            tag.map { (["compat", "--since", $0], "checks whether the app decodes what \(OneLine.of($0)) saved") }
            ?? (["graph", "--modules"], "lists the modules of the Swift files")
        let rows = [
            (["scan"], "checks whether your types decode the JSON fixtures of your tests"),
            (["init"], "writes first contracts and layer rules into \(Workspace.contractsName)"),
            third,
        ]
        return rows.map { words, purpose in [AdvisedCommand(words).description, purpose] }
    }
}
