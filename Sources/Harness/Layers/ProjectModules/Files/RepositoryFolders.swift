/// The folders of a repository whose files are not the code of the app.
package enum RepositoryFolders {
    /// Folders into which package managers and tools put the code of others.
    package static let vendored: Set<String> = ["Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules"]

    /// Returns whether a folder contains tests, by its name.
    package static func isTests(_ folder: some StringProtocol) -> Bool {
        folder.hasSuffix("Tests") || folder.hasSuffix("UITest") || ["spec", "specs", "test", "tests"].contains(folder.lowercased())
    }

    /// Returns whether a path leads to a file of tests, by the names of its folders.
    package static func containTests(_ path: String) -> Bool { path.split(separator: "/").dropLast().contains(where: isTests) }

    /// Returns whether a path leads to a file of an app that shows the use of a library, by the names of its folders.
    package static func containExamples(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { folder in
            ["Demo", "Demos", "Example", "Examples", "Sample", "Samples"].contains { folder.hasSuffix($0) || folder == $0.lowercased() }
        }
    }

    /// Returns whether a file is part of a bundle that no target compiles, such as a playground.
    static func isInBundle(_ file: String) -> Bool {
        file.split(separator: "/").dropLast().contains { folder in
            [".docc", ".framework", ".playground", ".xcassets", ".xcframework", ".xcodeproj", ".xcworkspace"].contains {
                folder.hasSuffix($0)
            }
        }
    }
}
