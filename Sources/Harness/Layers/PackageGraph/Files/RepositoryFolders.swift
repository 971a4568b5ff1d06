/// The folders of a repository whose files are not the code of the app.
package enum RepositoryFolders {
    /// Folders into which package managers and tools put the code of others.
    package static let vendored: Set<String> = ["Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules"]

    /// Returns whether a folder contains tests, by its name.
    package static func isTests(_ folder: some StringProtocol) -> Bool {
        folder.hasSuffix("Tests") || folder.hasSuffix("UITest") || ["spec", "specs", "test", "tests"].contains(folder.lowercased())
    }
}
