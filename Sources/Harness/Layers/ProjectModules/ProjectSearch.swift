internal import SafeFiles
package import VerificationModel

/// The files that describe the projects of a repository.
package struct ProjectSearch: Sendable {
    /// The paths by tool, relative to the root, sorted: manifests of packages and of Tuist, `.xcodeproj` folders, specifications of XcodeGen.
    ///
    /// Projects in the folders of package managers are left out.
    package private(set) var paths: [ProjectTool: [String]] = [:]

    /// - Parameter root: The folder of the repository.
    package init(below root: String) throws(FileError) {
        let names: Set<String> = ["Package.swift", "Project.swift", "project.pbxproj", "project.yml"]
        for path in try FolderListing.files(below: root, where: names.contains) {
            let parts = path.split(separator: "/")
            guard !parts.contains(where: { RepositoryFolders.vendored.contains(String($0)) }) else { continue }
            switch parts.last {
            case "Package.swift": paths[.swiftPM, default: []].append(path)
            case "Project.swift": if try Self.isTuist("\(root)/\(path)") { paths[.tuist, default: []].append(path) }
            case "project.yml": paths[.xcodeGen, default: []].append(path)
            default:
                let folder = parts.dropLast().joined(separator: "/")
                if folder.hasSuffix(".xcodeproj") { paths[.xcode, default: []].append(folder) }
            }
        }
    }

    /// Returns whether a file that is named like a manifest of Tuist is one.
    private static func isTuist(_ path: String) throws(FileError) -> Bool {
        String(decoding: try FileReading.bytes(of: path, limit: 16 << 20), as: UTF8.self).contains("import ProjectDescription")
    }

    /// The tools and the numbers of their projects: `2 Xcode projects, 1 Swift package`.
    package var summary: String {
        ProjectTool.allCases.compactMap { tool in paths[tool].map { tool.counted($0.count) } }.joined(separator: ", ")
    }
}
