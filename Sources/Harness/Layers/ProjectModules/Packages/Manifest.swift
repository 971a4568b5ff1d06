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
    init(_ bytes: [UInt8]) {
        self = DeepStack.run { Manifest(SwiftSource.tree(of: bytes)) }
    }

    private init(_ tree: SourceFileSyntax) {
        modules = ManifestModules(tree)
        settings = ManifestSettings(tree)
    }
}
