import ProjectModules
import TestFolders

/// The modules of a repository with Swift files without content.
struct Repository {
    let value: RepositoryModules

    init(_ folder: TemporaryFolder, _ files: [String]) throws {
        for file in files { try folder.write(file, "") }
        value = try RepositoryModules(root: folder.path, files: files)
    }

    /// The targets with their files.
    var targets: [String] {
        value.modules.map { module in
            "\(module.target.name)\(module.target.isTest ? " (tests)" : ""): \(module.target.files.joined(separator: " "))"
        }
    }

    /// The parts that are not read, with their places.
    var unread: [String] { value.projects.flatMap(\.unread).map { "\($0.place): \($0.reason)" } }

    /// Returns the targets that a file of a target means by a name that it imports, with their projects.
    func imported(_ name: String, by target: String) throws -> [String] {
        let number = value.modules.firstIndex { $0.target.name == target }
        return value.imported(name, by: number ?? -1).map { number in
            "\(value.modules[number].target.name) of \(value.projects[value.modules[number].project].path)"
        }
    }
}
