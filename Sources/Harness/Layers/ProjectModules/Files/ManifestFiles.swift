/// The Swift files that describe packages and projects.
enum ManifestFiles {
    /// Returns the files that describe packages, and those of Tuist.
    static func among(_ files: [String], below root: String, packages: [PackageProject.Read]) -> Set<String> {
        let folders = Set(packages.map(\.folder))
        return Set(
            files.filter { file in
                let name = file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]
                if name == ManifestChoice.usual { return folders.contains(RelativePath.folder(of: file)) }
                if name.hasPrefix("Package@swift-") { return true }
                let mayBeTuist = ["Config.swift", "Project.swift", "Tuist.swift", "Workspace.swift"].contains(name)
                let isOfTuist = RelativePath.folders(around: file).contains { $0 == "Tuist" || $0.hasSuffix("/Tuist") }
                guard mayBeTuist || isOfTuist else { return false }
                // A file that cannot be read is a source, whose reader reports it.
                do { return try ProjectSearch.has(["import ProjectDescription"], "\(root)/\(file)") } catch { return false }
            })
    }
}
