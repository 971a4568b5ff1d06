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
            case "Project.swift": if Self.has("import ProjectDescription", "\(root)/\(path)") { paths[.tuist, default: []].append(path) }
            case "project.yml": if Self.has("targets:", or: "include:", "\(root)/\(path)") { paths[.xcodeGen, default: []].append(path) }
            default:
                let folder = parts.dropLast().joined(separator: "/")
                if folder.hasSuffix(".xcodeproj") { paths[.xcode, default: []].append(folder) }
            }
        }
    }

    /// Returns whether a line of a file begins with a text, or with another one; false if the file cannot be read.
    static func has(_ text: String, or other: String? = nil, _ path: String) -> Bool {
        guard let bytes = try? FileReading.bytes(of: path, limit: 16 << 20) else { return false }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
            line.hasPrefix(text) || other.map(line.hasPrefix) ?? false
        }
    }

    /// The tools and the numbers of their projects: `2 Xcode projects, 1 Swift package`.
    package var summary: String {
        ProjectTool.allCases.compactMap { tool in paths[tool].map { tool.counted($0.count) } }.joined(separator: ", ")
    }
}
