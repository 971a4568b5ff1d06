internal import SafeFiles
package import VerificationModel

/// The folders of an app's package with its contracts, layers and recordings.
public struct Workspace: Hashable, Sendable {
    /// The folder of `apis.yml`, `layers.yml` and the contract files.
    public let contracts: String
    /// The folder of the recordings.
    public let fixtures: String
    /// The folder that paths in findings and in `layers.yml` are relative to.
    public let root: String

    /// The name of the folder of the contracts, unless another one is given.
    package static let contractsName = "Contracts"

    /// Creates a workspace from paths.
    /// - Parameters:
    ///   - contracts: The folder of the contract files.
    ///   - fixtures: The folder of the recordings; `Fixtures` below the root if nil.
    ///   - root: The folder that paths in findings are relative to; the parent of the contracts folder if nil.
    public init(contracts: String, fixtures: String? = nil, root: String? = nil) {
        self.contracts = Self.withoutSlashes(contracts)
        self.root = root.map(Self.withoutSlashes) ?? "\(self.contracts)/.."
        self.fixtures = fixtures.map(Self.withoutSlashes) ?? "\(self.root)/Fixtures"
    }

    /// Creates a workspace for a repository, with the contracts in `Contracts` unless another folder is given.
    package init(root: String, contracts: String? = nil) {
        let root = Self.withoutSlashes(root)
        self.init(contracts: contracts ?? (root == "." ? Self.contractsName : "\(root)/\(Self.contractsName)"), root: root)
    }

    /// Returns a workspace whose relative paths are searched for in the folders above a file, so that tests also find them in Xcode.
    ///
    /// A path that is in none of these folders is relative to the working directory.
    /// - Parameters:
    ///   - contracts: The folder of the contract files: `Contracts`.
    ///   - fixtures: The folder of the recordings; `Fixtures` below the root if nil.
    ///   - root: The folder that paths in findings are relative to; the parent of the contracts folder if nil.
    ///   - filePath: The file; the caller's by default.
    public static func nearest(
        contracts: String, fixtures: String? = nil, root: String? = nil, filePath: String = #filePath
    ) -> Workspace {
        let found = { (path: String) in FolderSearch.located(path, above: filePath) }
        return Workspace(contracts: found(contracts), fixtures: fixtures.map(found), root: root.map(found))
    }

    /// Returns a path without trailing slashes.
    package static func withoutSlashes(_ path: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    /// The path of `layers.yml`.
    package var layersFile: String { "\(contracts)/layers.yml" }

    /// The path of the baseline, which contains the frozen violations of the layer rules.
    package var baselineFile: String { "\(contracts)/layers-baseline.yml" }

    /// The options with which a command finds these folders; none if they are the usual ones.
    package var options: [String] { AdvisedCommand.folders(contracts: contracts, root: root, fixtures: fixtures) }

    /// The same options for a command that reads no recordings.
    package var optionsWithoutFixtures: [String] { AdvisedCommand.folders(contracts: contracts, root: root) }

    /// The options with which a command finds the root that reads no file of these folders, such as `verify graph`.
    package var sourceOptions: [String] { AdvisedCommand.sourceFolder(contracts: contracts, root: root) }

    /// The command that writes the first files into the folder of the contracts.
    package var initCommand: AdvisedCommand { AdvisedCommand(["init"] + AdvisedCommand.foldersOfInit(contracts: contracts, root: root)) }

    /// Returns a path for findings, relative to the root if it is below it.
    package func display(_ path: String) -> String { DisplayPath.of(path, below: root) }
}
