internal import SafeFiles
package import VerificationModel

/// The files that describe the projects of a repository.
package struct ProjectSearch: Sendable {
    /// The paths by tool, relative to the root, sorted: manifests of packages and of Tuist, `.xcodeproj` folders, specifications of XcodeGen.
    ///
    /// Projects in the folders of package managers are left out.
    package private(set) var paths: [ProjectTool: [String]] = [:]
    /// The paths of the `.xcworkspace` folders outside of projects, relative to the root, sorted.
    private(set) var workspaces: [String] = []
    /// The paths of the manifests of which Tuist makes workspaces, relative to the root, sorted.
    private(set) var tuistWorkspaces: [String] = []
    /// The paths of the files that name the pods of projects, relative to the root, sorted.
    private(set) var podfiles: [String] = []
    /// The paths of the specifications of pods, relative to the root, sorted.
    private(set) var podspecs: [String] = []
    /// The paths of the files in which Bazel and Buck find their targets, relative to the root, sorted.
    private(set) var buildFiles: [String] = []

    /// The names of the files in which Bazel and Buck find their targets.
    package static let buildFileNames: Set<String> = ["BUCK", "BUILD", "BUILD.bazel"]

    /// - Parameter root: The folder of the repository.
    package init(below root: String) throws(FileError) {
        let names: Set<String> = [
            "Package.swift", "Podfile", "Project.swift", "Workspace.swift", "contents.xcworkspacedata", "project.pbxproj",
        ]
        let isWanted = { (name: String) in
            names.contains(name) || Self.buildFileNames.contains(name) || Self.isSpecification(name) || name.hasSuffix(".podspec")
                || name.hasSuffix(".podspec.json")
        }
        for path in try FolderListing.files(below: root, where: isWanted) {
            let parts = path.split(separator: "/")
            guard !parts.contains(where: { RepositoryFolders.vendored.contains(String($0)) }) else { continue }
            switch parts.last {
            case "Package.swift": paths[.swiftPM, default: []].append(path)
            case "Project.swift":
                if Self.mayHave(["import ProjectDescription"], "\(root)/\(path)") { paths[.tuist, default: []].append(path) }
            case "Workspace.swift":
                if Self.mayHave(["import ProjectDescription"], "\(root)/\(path)") { tuistWorkspaces.append(path) }
            case let name? where Self.isSpecification(String(name)):
                // XcodeGen reads other names if they are given: only a specification with a name is that of a project.
                guard name == "project.yml" || Self.mayHave(["name:"], "\(root)/\(path)") else { continue }
                if Self.mayHave(["targets:", "include:"], "\(root)/\(path)") { paths[.xcodeGen, default: []].append(path) }
            case "Podfile": podfiles.append(path)
            case let name? where Self.buildFileNames.contains(String(name)): buildFiles.append(path)
            case "contents.xcworkspacedata":
                let folder = parts.dropLast()
                // The workspace in a project contains only that project.
                if !folder.contains(where: { $0.hasSuffix(".xcodeproj") }) { workspaces.append(folder.joined(separator: "/")) }
            case "project.pbxproj":
                let folder = parts.dropLast().joined(separator: "/")
                if folder.hasSuffix(".xcodeproj") { paths[.xcode, default: []].append(folder) }
            default: podspecs.append(path)
            }
        }
    }

    /// Returns whether a specification of XcodeGen may have a file name: `project.yml`, or `project-app.yml` where there are several.
    private static func isSpecification(_ name: String) -> Bool { name.hasPrefix("project") && name.hasSuffix(".yml") }

    /// Returns whether a line of a file begins with one of several texts.
    static func has(_ texts: [String], _ path: String) throws(FileError) -> Bool {
        let bytes = try FileReading.bytes(of: path, limit: 16 << 20)
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { texts.contains(where: $0.hasPrefix) }
    }

    /// Returns whether a file may describe a project; a file that cannot be read may, and the reader of projects reports it.
    private static func mayHave(_ texts: [String], _ path: String) -> Bool {
        do { return try has(texts, path) } catch { return true }
    }

    /// The tools and the numbers of their projects: `2 Xcode projects, 1 Swift package`.
    package var summary: String {
        ProjectTool.allCases.compactMap { tool in paths[tool].map { tool.counted($0.count) } }.joined(separator: ", ")
    }
}
