internal import DecodingUses
internal import PackageGraph
internal import ProjectModules
internal import SafeFiles
package import VerificationModel

/// The search for JSON files that may be fixtures.
package enum FixtureSearch {
    /// Folders whose files belong neither to an app nor to its tests.
    static let ignoredFolders = RepositoryFolders.vendored.union(["__Snapshots__", "build", "fastlane", "vendor"])

    /// The ends of folders that tools write, in which JSON is a format of the tool.
    private static let ignoredEnds = [
        ".appiconset", ".docc", ".icon", ".lproj", ".playground", ".xcassets", ".xcdatamodeld", ".xcodeproj", ".xcworkspace",
    ]

    /// Files of tools.
    private static let ignoredFiles: Set<String> = [
        "Contents.json", "Package.resolved", "app.json", "composer.json", "jsconfig.json", "lerna.json", "package-lock.json",
        "package.json",
        "renovate.json", "tsconfig.json", "vercel.json",
    ]

    /// The words in names of folders that contain fixtures.
    private static let words = ["fixture", "json", "mock", "resources", "response", "sample", "stub", "testdata"]

    /// Returns the JSON files below a root, sorted.
    static func paths(below root: String) throws(FileError) -> [String] {
        try FolderListing.files(below: root) { $0.hasSuffix(".json") && !ignoredFiles.contains($0) }.filter { path in
            !path.hasPrefix("docs/")
                && !path.split(separator: "/").dropLast().contains { folder in
                    ignoredFolders.contains(String(folder)) || ignoredEnds.contains { folder.hasSuffix($0) }
                }
        }
    }

    /// Returns the number of JSON files in folders of fixtures below a root.
    package static func count(below root: String) throws(FileError) -> Int { try paths(below: root).count(where: isFixture) }

    /// Returns whether a file is in a folder of fixtures, by the names of its folders.
    static func isFixture(_ path: String) -> Bool {
        if TestSources.isTest(path: path) { return true }
        return path.split(separator: "/").dropLast().contains { folder in
            let name = folder.lowercased()
            return words.contains { name.contains($0) }
        }
    }
}
