/// The folders of a repository whose files are not the code of the app.
package enum RepositoryFolders {
    /// Folders into which package managers and tools put the code of others.
    package static let vendored: Set<String> = ["Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules"]

    /// Returns whether a folder contains third-party code, or a template from which Xcode makes new files.
    package static func isOfOthers(_ folder: Substring) -> Bool { vendored.contains(String(folder)) || folder.hasSuffix(".xctemplate") }

    /// Returns whether a folder contains tests, by its name.
    package static func isTests(_ folder: some StringProtocol) -> Bool {
        folder.hasSuffix("Tests") || folder.hasSuffix("UITest") || ["spec", "specs", "test", "tests"].contains(folder.lowercased())
    }

    /// Returns whether a module helps tests, by its name: `TestKit`, `UITestsFoundation`, `NetworkMocks`.
    package static func isTestSupport(module name: String) -> Bool {
        let helpers = [
            "Common", "Core", "Data", "Doubles", "Extensions", "Foundation", "Helper", "Helpers", "Kit", "Shared", "Support", "Utilities",
            "Utils",
        ]
        return ["Fakes", "Mocks", "Stubs"].contains { name.hasSuffix($0) }
            || helpers.contains { name.hasSuffix("Test\($0)") || name.hasSuffix("Tests\($0)") }
    }

    /// Returns whether a path leads to a file of tests, by the names of its folders.
    package static func containTests(_ path: String) -> Bool { path.split(separator: "/").dropLast().contains(where: isTests) }

    /// Returns whether a path leads to a file of an app that shows the use of a library, by the names of its folders.
    package static func containExamples(_ path: String) -> Bool {
        let names = ["Demo", "Demos", "Example", "Examples", "Sample", "Samples", "Tutorial", "Tutorials"]
        return path.split(separator: "/").dropLast().contains { folder in
            names.contains { folder.hasSuffix($0) || folder == $0.lowercased() }
        }
    }

    /// Returns whether a path leads to a file of a template, from which Xcode makes new files.
    package static func containTemplates(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix(".xctemplate") }
    }

    /// Returns whether a file is part of a bundle that no target compiles, such as a playground.
    static func isInBundle(_ file: String) -> Bool {
        let bundles = [".docc", ".framework", ".playground", ".xcassets", ".xcframework", ".xcodeproj", ".xcworkspace"]
        return isIn(file) { folder in bundles.contains { folder.hasSuffix($0) } }
    }

    /// Returns whether a file is part of a documentation catalog.
    package static func isInCatalog(_ file: String) -> Bool { isIn(file) { $0.hasSuffix(".docc") } }

    /// Returns whether the name of a folder around a file meets a condition, among the names with a dot, which few folders have.
    private static func isIn(_ file: String, where holds: (Substring) -> Bool) -> Bool {
        let dot = UInt8(ascii: ".")
        // Most paths have no dot before that of the file's extension.
        guard let first = file.utf8.firstIndex(of: dot), file.utf8[first...].contains(UInt8(ascii: "/")) else { return false }
        return file.split(separator: "/").dropLast().contains(where: holds)
    }
}
