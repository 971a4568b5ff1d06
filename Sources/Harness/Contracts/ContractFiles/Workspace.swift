internal import SafeFiles

/// The folders of an app's package that hold its contracts, layers and recordings.
public struct Workspace: Hashable, Sendable {
    /// The folder of `apis.yml`, `layers.yml` and the contract files.
    public let contracts: String
    /// The folder of the recordings.
    public let fixtures: String
    /// The folder that paths in findings and in `layers.yml` are relative to.
    public let root: String

    /// The folders by their paths.
    /// - Parameters:
    ///   - contracts: The folder of the contract files.
    ///   - fixtures: The folder of the recordings; `Fixtures` below the root if nil.
    ///   - root: The folder that paths in findings are relative to; the parent of the contracts folder if nil.
    public init(contracts: String, fixtures: String? = nil, root: String? = nil) {
        self.contracts = Self.withoutSlashes(contracts)
        self.root = root.map(Self.withoutSlashes) ?? "\(self.contracts)/.."
        self.fixtures = fixtures.map(Self.withoutSlashes) ?? "\(self.root)/Fixtures"
    }

    /// The folders of a repository, whose contracts are in `Contracts` unless they are named.
    package init(root: String, contracts: String? = nil) {
        let root = Self.withoutSlashes(root)
        self.init(contracts: contracts ?? (root == "." ? "Contracts" : "\(root)/Contracts"), root: root)
    }

    /// Returns folders whose relative paths are searched for from a file upwards, so that tests find them under Xcode too.
    ///
    /// A path that no folder around the file has is relative to the working directory.
    /// - Parameters:
    ///   - contracts: The folder of the contract files: `Contracts`.
    ///   - fixtures: The folder of the recordings; `Fixtures` below the root if nil.
    ///   - root: The folder that paths in findings are relative to; the parent of the contracts folder if nil.
    ///   - filePath: The file; the caller's own.
    public static func nearest(
        contracts: String, fixtures: String? = nil, root: String? = nil, filePath: String = #filePath
    ) -> Workspace {
        let found = { (path: String) in FolderSearch.located(path, above: filePath) }
        return Workspace(contracts: found(contracts), fixtures: fixtures.map(found), root: root.map(found))
    }

    /// The path without slashes at its end.
    package static func withoutSlashes(_ path: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    /// The file of the layers' rules.
    package var layersFile: String { "\(contracts)/layers.yml" }

    /// The file of the violations of the layers' rules that are frozen.
    package var baselineFile: String { "\(contracts)/layers-baseline.yml" }

    /// Returns a path as findings show it: relative to the root where it is below it.
    package func display(_ path: String) -> String { DisplayPath.of(path, below: root) }
}
