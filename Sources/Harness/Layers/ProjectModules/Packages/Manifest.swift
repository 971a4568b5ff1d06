internal import SwiftSymbols
internal import SwiftSyntax
internal import Threads

/// The manifest of a package, read without running it.
struct Manifest: Sendable {
    /// The modules of its targets.
    let modules: ManifestModules
    /// The definitions and features that it sets for its modules.
    let settings: ManifestSettings

    /// Parses a manifest.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - host: The system that it is read for.
    ///   - exists: Returns whether a path in the folder of the package leads to something.
    init(_ bytes: [UInt8], on host: ManifestConditions.Host, _ exists: (String) -> Bool) {
        let toolsVersion = ManifestChoice.toolsVersion(of: bytes)
        let conditions = ManifestConditions.package(host, toolsVersion: toolsVersion)
        let read = DeepStack.run { Manifest(ManifestFunctions.expanded(SwiftSource.tree(of: bytes)), conditions) }
        // Since this version, a target that is the only one of its kind may have the whole folder.
        let mayShare = !toolsVersion.lexicographicallyPrecedes([5, 9])
        self.init(modules: mayShare ? read.modules.givingWholeFolders(exists) : read.modules, settings: read.settings)
    }

    private init(_ tree: SourceFileSyntax, _ conditions: ManifestConditions) {
        let constants = ManifestConstants(tree, conditions)
        self.init(modules: ManifestModules(tree, constants, conditions), settings: ManifestSettings(tree, constants, conditions))
    }

    private init(modules: ManifestModules, settings: ManifestSettings) { (self.modules, self.settings) = (modules, settings) }
}
