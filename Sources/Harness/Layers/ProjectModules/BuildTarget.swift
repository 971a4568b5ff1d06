/// Something that a target is built with.
package enum BuildDependency: Hashable, Comparable, Sendable {
    /// A target of the same project, or a target or product of another one.
    case named(String)
    /// A product of a package; the package is nil if the project does not name it.
    case product(String, package: String?)
    /// A product of a package that comes from another repository.
    case remote(String)
    /// A pod that a Podfile names by its path.
    case pod(String, podfile: String)

    /// The name of the target or product.
    package var name: String {
        switch self {
        case .named(let name), .pod(let name, _), .product(let name, _), .remote(let name): name
        }
    }

    /// Returns the dependency itself, or a remote product if its package comes from another repository.
    ///
    /// - Parameter remotePackages: The identities of these packages, in lower case.
    func asSeen(beside remotePackages: Set<String>) -> BuildDependency {
        guard case .product(let name, let package?) = self, remotePackages.contains(package.lowercased()) else { return self }
        return .remote(name)
    }

    /// Returns the name of the package in a repository: `swift-log` for `https://example.com/apple/swift-log.git`.
    static func packageName(of url: String) -> String {
        let last = url.split(separator: "/").last.map(String.init) ?? url
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    package static func < (left: BuildDependency, right: BuildDependency) -> Bool { left.order.lexicographicallyPrecedes(right.order) }

    private var order: [String] {
        switch self {
        case .named(let name): [name]
        case .product(let name, let package): [name, package ?? "", ""]
        case .remote(let name): [name, "", "", ""]
        case .pod(let name, let podfile): [name, "", "", "", podfile]
        }
    }
}

/// A target of a project: the Swift files that are compiled into one module.
package struct BuildTarget: Sendable {
    /// The name in the project.
    package let name: String
    /// The names by which other files import the module, without repetition.
    ///
    /// There are several if the build configurations of a target name it differently.
    package let moduleNames: [String]
    /// Whether the target contains tests.
    package let isTest: Bool
    /// The targets and products that it is built with, sorted.
    package let dependencies: [BuildDependency]
    /// Whether ``dependencies`` contains everything that the target is built with.
    package let areDependenciesComplete: Bool
    /// The names that conditions of `#if` find defined in a debug build.
    package let defines: Set<String>
    /// The upcoming and experimental features that are enabled.
    package let features: Set<String>
    /// The system that it is built for, as `os()` in a condition names it; nil if the project names none, or several.
    package let system: String?
    /// The paths of its Swift files, relative to the root of the repository, sorted.
    package let files: [String]

    /// The name by which a file imports the module.
    package var moduleName: String { moduleNames[0] }

    init(
        name: String, moduleNames: [String]? = nil, isTest: Bool = false, dependencies: Set<BuildDependency> = [],
        areDependenciesComplete: Bool = true, defines: Set<String> = [], features: Set<String> = [], system: String? = nil,
        files: Set<String>
    ) {
        self.name = name
        var names: [String] = []
        for each in moduleNames ?? [] where !names.contains(each) { names.append(each) }
        self.moduleNames = names.isEmpty ? [ModuleName.of(target: name)] : names
        self.isTest = isTest
        self.dependencies = dependencies.sorted()
        self.areDependenciesComplete = areDependenciesComplete
        self.defines = defines
        self.features = features
        self.system = system
        self.files = files.sorted()
    }
}

extension BuildTarget {
    /// Returns the same target with more dependencies.
    func adding(_ more: Set<BuildDependency>) -> BuildTarget {
        BuildTarget(
            name: name, moduleNames: moduleNames, isTest: isTest, dependencies: more.union(dependencies),
            areDependenciesComplete: areDependenciesComplete, defines: defines, features: features, system: system,
            files: Set(files))
    }
}

/// The name of a module.
package enum ModuleName {
    /// Returns the name of a target's module, with `_` for every character that an identifier cannot contain.
    package static func of(target: String) -> String {
        let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
    }
}
