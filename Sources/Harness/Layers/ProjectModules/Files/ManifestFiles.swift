/// The Swift files that describe packages and projects.
enum ManifestFiles {
    /// Returns the files that describe packages, and those of Tuist.
    static func among(_ files: [String], below root: String, packages: [PackageProject.Read]) -> Set<String> {
        let folders = Set(packages.map(\.folder))
        return Set(
            files.filter { file in
                let parts = file.split(separator: "/")
                guard let name = parts.last else { return false }
                if name == ManifestChoice.usual { return folders.contains(RelativePath.folder(of: file)) }
                if name.hasPrefix("Package@swift-") { return true }
                let mayBeTuist = ["Config.swift", "Project.swift", "Tuist.swift", "Workspace.swift"].contains(name)
                guard mayBeTuist || parts.dropLast().contains("Tuist") else { return false }
                // A file that cannot be read is a source, whose reader reports it.
                do { return try ProjectSearch.has(["import ProjectDescription"], "\(root)/\(file)") } catch { return false }
            })
    }
}
