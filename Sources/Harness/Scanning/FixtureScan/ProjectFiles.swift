internal import SafeFiles
internal import VerificationModel

/// The files that describe the projects of a repository.
package struct ProjectFiles: Sendable {
    /// A tool that builds projects.
    package enum Tool: String, Sendable, CaseIterable {
        case xcode = "Xcode"
        case swiftPM = "Swift package"
        case tuist = "Tuist"
        case xcodeGen = "XcodeGen"
    }

    /// The paths of the files by tool, each sorted.
    package let paths: [Tool: [String]]

    /// - Parameter root: The folder of the repository.
    init(below root: String) throws(FileError) {
        let names: Set<String> = ["Package.swift", "Project.swift", "project.pbxproj", "project.yml"]
        var paths: [Tool: [String]] = [:]
        for path in try FolderListing.files(below: root, where: names.contains) {
            let parts = path.split(separator: "/")
            guard !parts.contains(where: { FixtureSearch.ignoredFolders.contains(String($0)) }) else { continue }
            switch parts.last {
            case "Package.swift": paths[.swiftPM, default: []].append(path)
            case "Project.swift": paths[.tuist, default: []].append(path)
            case "project.yml": paths[.xcodeGen, default: []].append(path)
            default: paths[.xcode, default: []].append(parts.dropLast().joined(separator: "/"))
            }
        }
        self.paths = paths
    }

    /// The tools and the numbers of their projects: `2 Xcode projects, 1 Swift package`.
    package var summary: String {
        Tool.allCases.compactMap { tool in
            guard let count = paths[tool]?.count else { return nil }
            switch tool {
            case .swiftPM: return count.counted("Swift package")
            default: return count.counted("\(tool.rawValue) project")
            }
        }
        .joined(separator: ", ")
    }
}
