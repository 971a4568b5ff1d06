package import VerificationModel

extension AdvisedCommand {
    /// Returns the options with which a command finds the folders of a run; none if they are the usual ones.
    /// - Parameters:
    ///   - contracts: The folder of the contracts.
    ///   - root: The folder that paths in findings are relative to.
    ///   - fixtures: The folder of the recordings; nil for a command without this option.
    package static func folders(contracts: String, root: String, fixtures: String? = nil) -> [String] {
        let isBeside = root == "\(contracts)/.." || isFolder(DisplayPath.relative(contracts, to: root))
        var options = isBeside && contracts == "Contracts" ? [] : option("--contracts", contracts)
        if !isBeside { options += option("--root", root) }
        if let fixtures, fixtures != "\(root)/Fixtures", !(isBeside && fixtures == "\(parent(of: contracts))/Fixtures") {
            options += option("--fixtures", fixtures)
        }
        return options
    }

    /// Returns the options with which `verify init` writes into a folder.
    ///
    /// Other than for a check, the folder of the contracts does not determine the root.
    package static func foldersOfInit(contracts: String, root: String) -> [String] {
        let root = root == "\(contracts)/.." ? parent(of: contracts) : root
        let isUsual = contracts == (root == "." ? "Contracts" : "\(root)/Contracts")
        return (root == "." ? [] : option("--root", root)) + (isUsual ? [] : option("--contracts", contracts))
    }

    /// Returns the options with which a command that reads no rules finds the sources; none for the working folder.
    package static func sourceFolder(contracts: String, root: String) -> [String] {
        let root = root == "\(contracts)/.." ? parent(of: contracts) : root
        return root == "." ? [] : option("--root", root)
    }

    /// Returns the folder that contains another one, by the text of its path.
    private static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Whether a path names a folder of the root itself, and not one in another folder.
    private static func isFolder(_ relative: String?) -> Bool { relative.map { $0 != "." && !$0.contains("/") } ?? false }
}
