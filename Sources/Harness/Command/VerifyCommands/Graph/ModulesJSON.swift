internal import PackageGraph
internal import ProjectModules
internal import VerificationModel

/// The modules of a repository as JSON, for other programs.
///
/// Shape, version 1:
/// - `version`.
/// - `projects`: `path`, `tool`, `name`, and `targets`: `name`, `modules` (the names that files import), `isTest`, `dependsOn`, `files`.
/// - `filesWithoutTarget`.
/// - `notRead`: the place (`file`, `line`, `column`) and the `reason`.
enum ModulesJSON {
    /// - Throws: ``CommandError`` with the error of the encoder. No repository causes one.
    static func text(of tree: SourceTree) throws(CommandError) -> String { try ResultJSON.text(of: Shape(tree.repository)) }

    private struct Shape: Encodable {
        let version = 1
        let projects: [Project]
        let filesWithoutTarget: [String]
        let notRead: [Unread]

        init(_ repository: RepositoryModules) {
            projects = repository.projects.map(Project.init)
            filesWithoutTarget = repository.filesWithoutModule
            notRead = repository.projects.flatMap(\.unread).map { Unread(place: GraphJSON.Place($0.place), reason: $0.reason) }
        }
    }

    private struct Project: Encodable {
        let path: String
        let tool: String
        let name: String
        let targets: [Target]

        init(_ project: BuildProject) {
            path = project.path
            tool = project.tool.rawValue
            name = project.name
            targets = project.targets.map(Target.init)
        }
    }

    private struct Target: Encodable {
        let name: String
        let modules: [String]
        let isTest: Bool
        let dependsOn: [String]
        let files: [String]

        init(_ target: BuildTarget) {
            name = target.name
            modules = target.moduleNames
            isTest = target.isTest
            dependsOn = Set(target.dependencies.map(\.name)).sorted()
            files = target.files
        }
    }

    private struct Unread: Encodable {
        let place: GraphJSON.Place
        let reason: String
    }
}
