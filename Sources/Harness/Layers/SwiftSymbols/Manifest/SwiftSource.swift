internal import SwiftParser
internal import SwiftSyntax

/// Swift text as a tree.
enum SwiftSource {
    /// How deep blocks, closures and literals may be inside each other.
    ///
    /// swift-syntax's own default is 20 in a debug build and 256 in a release build; the verdict must not depend on that.
    private static let nestingLimit = 256

    /// The tree of a file.
    ///
    /// Deep trees need a deep stack: see ``DeepStack``.
    static func tree(of bytes: [UInt8]) -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: nestingLimit) }
    }
}
