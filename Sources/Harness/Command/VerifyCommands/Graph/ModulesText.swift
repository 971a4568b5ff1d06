internal import PackageGraph
internal import ProjectModules
internal import VerificationModel

/// The text of a list of modules.
enum ModulesText {
    /// Returns the targets of each project with the number of their files and with what they depend on, then the files without a target, and
    /// the parts of projects that are not read.
    static func text(of tree: SourceTree) -> String {
        let repository = tree.repository
        let projects = repository.projects.map(section).joined(separator: "\n")
        let without = repository.filesWithoutModule
        let all = "In a target: \(tree.files.count - without.count) of \(tree.files.count.counted("Swift file"))\n"
        let folders = FolderSummary.folders(of: Set(without), among: tree.files).map {
            "  \(OneLine.of($0.path)): \($0.count.counted("file"))\n"
        }
        let left = folders.isEmpty ? "" : "\nFiles of no target:\n\(folders.joined())"
        let unread = repository.unreadParts.map { "  \(OneLine.of($0))\n" }
        let notRead = unread.isEmpty ? "" : "\nNot read:\n\(unread.joined())"
        return projects + (projects.isEmpty ? "" : "\n") + all + left + notRead
    }

    private static func section(_ project: BuildProject) -> String {
        let targets = project.targets.map { target in
            let names = target.moduleNames == [target.name] ? "" : " (module \(target.moduleNames.joined(separator: ", ")))"
            let tests = target.isTest ? ", tests" : ""
            let dependencies = Set(target.dependencies.map(\.name)).sorted().joined(separator: ", ")
            // Only packages name everything that a target depends on.
            let isUnread = project.tool == .swiftPM && !target.areDependenciesComplete
            let uses = isUnread ? "; the dependencies are not literals" : dependencies.isEmpty ? "" : "; depends on \(dependencies)"
            return "  \(OneLine.of("\(target.name)\(names): \(target.files.count.counted("file"))\(tests)\(uses)"))\n"
        }
        return "\(OneLine.of(project.path)) (\(project.tool.rawValue))\n"
            + (targets.isEmpty ? "  no target with Swift files was read\n" : targets.joined())
    }
}
