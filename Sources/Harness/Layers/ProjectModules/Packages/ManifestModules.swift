internal import SwiftParser
internal import SwiftSyntax

/// The modules of a package, read from its manifest without running it.
///
/// Source: PackageDescription. A target's folder is its `path`, or its name in `Sources`, `Source`, `src` or `srcs`. Folders of test
/// targets are looked for in `Tests` first. A module has the name of its target, with `_` for every character that an identifier cannot
/// contain. Targets that are not declared with literals are ignored.
package struct ManifestModules: Sendable {
    /// For each module, the folders that may contain its sources, relative to the root.
    ///
    /// `""` is the root itself.
    package private(set) var folders: [String: [String]] = [:]
    /// The modules of test targets.
    package private(set) var tests: Set<String> = []
    /// For each module, the targets and products that its target depends on; nil if some are not literals.
    private(set) var dependencies: [String: [BuildDependency]?] = [:]
    /// The targets in their order, by the names that the manifest gives them.
    private(set) var targets: [String] = []
    /// For each product, the names of its targets.
    private(set) var products: [String: [String]] = [:]
    /// The paths of the packages that it depends on by path, as written.
    private(set) var localPackages: [String] = []
    /// The identities of the packages that it depends on by URL or in a registry, in lower case.
    private(set) var remotePackages: Set<String> = []
    /// Whether it is the manifest of a package, and not another file of that name.
    private(set) var isManifest = false
    /// The name of the package; nil if it is not a literal.
    private(set) var package: String?
    /// The parts that are not read, with their places and the reasons.
    private(set) var unread: [(place: SyntaxPlace, reason: String, hidesFiles: Bool)] = []
    /// For each module, its choice of files in its folders.
    private var choices: [String: Choice] = [:]
    /// The targets that are the only ones of their kinds, by their modules, with the folders that may be theirs as a whole.
    private var alone: [String: (name: String, folders: [String])] = [:]

    init() {}

    init(_ tree: SourceFileSyntax, _ constants: ManifestConstants, _ conditions: ManifestConditions) {
        let visitor = ManifestVisitor(constants, conditions)
        visitor.walk(tree)
        visitor.visitOtherBranches()
        folders = visitor.folders
        tests = visitor.tests
        dependencies = visitor.dependencies
        targets = visitor.targets
        products = visitor.products
        localPackages = visitor.localPackages
        remotePackages = visitor.remotePackages
        package = visitor.package
        isManifest = visitor.isManifest
        let places = visitor.unread.isEmpty ? [] : SyntaxPlace.places(of: visitor.unread.map(\.node), in: tree)
        unread = zip(places, visitor.unread).map { ($0, $1.reason, $1.hidesFiles) }
        choices = visitor.choices
        alone = visitor.alone
        isBroken = tree.hasError
    }

    /// Whether the manifest is not valid Swift, so that targets may be missing.
    private(set) var isBroken = false

    /// Returns the same modules with the whole folders of targets that have no folder in them.
    ///
    /// Source: Swift Package Manager 5.9, `PackageBuilder`: a target that is the only one of its kind may have the sources in `Sources` itself.
    /// - Parameter exists: Returns whether a path in the folder of the package leads to something.
    func givingWholeFolders(_ exists: (String) -> Bool) -> ManifestModules {
        var modules = self
        for (module, target) in alone {
            guard let folder = target.folders.first(where: exists), !exists("\(folder)/\(target.name)") else { continue }
            modules.folders[module] = [folder]
        }
        return modules
    }

    /// Returns the same modules with the folders that their folders link to added.
    ///
    /// - Parameter real: Returns the target of a link, or nil for another folder.
    func adding(_ real: (String) -> String?) -> ManifestModules {
        var modules = self
        modules.folders = folders.mapValues { folders in folders + folders.compactMap(real).filter { !folders.contains($0) } }
        return modules
    }

    /// Returns the same modules, with their folders below a folder.
    func below(_ folder: String) -> ManifestModules {
        var modules = self
        modules.folders = folders.mapValues { $0.map { $0.isEmpty ? folder : "\(folder)/\($0)" } }
        return modules
    }

    /// Whether all of its modules are those of tests.
    ///
    /// The manifest then does not describe the code itself.
    package var isEmpty: Bool { folders.keys.allSatisfy(tests.contains) }

    /// Returns whether a module contains a file of one of its folders.
    ///
    /// Excluded files and resources are not contained.
    /// - Parameter path: The path of the file, relative to the folder.
    func has(_ path: some Sequence<UInt8>, in module: String) -> Bool { choices[module]?.has(path) ?? true }

    /// The files of its folder that a target contains.
    ///
    /// Paths are relative to the folder.
    struct Choice: Hashable, Sendable {
        /// The included paths; nil for all.
        let sources: [String]?
        let excluded: [String]

        func has(_ path: some Sequence<UInt8>) -> Bool {
            let isAmong = { (folder: String) in RelativePath.isAt(path, folder) }
            return !excluded.contains(where: isAmong) && sources?.contains(where: isAmong) ?? true
        }
    }
}
