internal import SwiftSymbols
internal import VerificationModel

/// The files of a tree, read and not parsed.
struct UnparsedSources: Sendable {
    let tree: SourceTree
    let settings: ManifestSettings
    /// By file of the tree, its text, or why it cannot be read.
    let texts: [Result<SourceText, UnreadableSource>]

    init(_ tree: SourceTree) throws(UnreadableSource) {
        self.tree = tree
        settings = try tree.settings()
        texts = SourceText.all(tree.files, of: tree)
    }
}
