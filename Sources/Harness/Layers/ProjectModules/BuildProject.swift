package import VerificationModel

/// A project of a repository, read without building it.
package struct BuildProject: Sendable {
    /// A part of a project that is not read.
    package struct UnreadPart: Hashable, Sendable {
        package let place: SourcePlace
        /// The part and the reason.
        package let reason: String
        /// Whether targets may have more files than were read.
        package let hidesFiles: Bool

        init(place: SourcePlace, reason: String, hidesFiles: Bool = true) {
            (self.place, self.reason, self.hidesFiles) = (place, reason, hidesFiles)
        }
    }

    /// The tool that builds it.
    package let tool: ProjectTool
    /// The path of the file or folder that describes it, relative to the root of the repository.
    package let path: String
    /// The name.
    package let name: String
    /// The targets with Swift files, or all targets that a package declares, in the order of the project.
    package let targets: [BuildTarget]
    /// The parts that are not read, in the order of the project.
    package let unread: [UnreadPart]
    /// For each product, the names of its targets.
    let products: [String: [String]]
    /// Whether it names no package by its path.
    package var hasNoLocalPackage: Bool { localPackages.isEmpty }

    /// The folders of the packages that it names by path, relative to the root of the repository.
    let localPackages: [String]

    /// Returns whether a manifest means this project by the name of a package: the name of its folder, or the name that its manifest gives.
    func isPackage(named name: String) -> Bool {
        let folder = RelativePath.folder(of: path).split(separator: "/").last.map(String.init) ?? self.name
        return tool == .swiftPM && [folder, self.name].contains { $0.lowercased() == name.lowercased() }
    }

    /// The path of the Xcode project that a generator makes of it.
    var generatedPath: String { RelativePath.below(RelativePath.folder(of: path), "\(name).xcodeproj") }

    /// The path by which a workspace lists it.
    var pathInWorkspace: String {
        switch tool {
        case .cocoaPods: RelativePath.below(RelativePath.folder(of: path), "Pods/Pods.xcodeproj")
        case .swiftPM: RelativePath.folder(of: path)
        case .tuist, .xcodeGen: generatedPath
        case .xcode: path
        }
    }

    init(
        _ tool: ProjectTool, path: String, name: String, targets: [BuildTarget], unread: [UnreadPart] = [],
        products: [String: [String]] = [:], localPackages: [String] = []
    ) {
        self.tool = tool
        self.path = path
        self.name = name
        self.targets = targets
        self.unread = unread
        self.products = products
        self.localPackages = localPackages
    }
}

extension BuildProject {
    /// Returns the same project with more dependencies of its targets, by the names of the targets.
    func adding(_ more: [String: Set<BuildDependency>]) -> BuildProject {
        BuildProject(
            tool, path: path, name: name, targets: targets.map { target in more[target.name].map(target.adding) ?? target },
            unread: unread, products: products, localPackages: localPackages)
    }
}

/// A tool that builds projects.
package enum ProjectTool: String, Sendable, CaseIterable {
    case xcode = "Xcode"
    case swiftPM = "Swift package"
    case tuist = "Tuist"
    case xcodeGen = "XcodeGen"
    case cocoaPods = "CocoaPods"

    /// Returns a number of projects: `2 Xcode projects`, `1 Swift package`.
    package func counted(_ count: Int) -> String {
        switch self {
        case .swiftPM: count.counted(rawValue)
        default: count.counted("\(rawValue) project")
        }
    }
}
