internal import SwiftParser
package import SwiftSyntax

/// Parses Swift text.
package enum SwiftSource {
    /// The maximum nesting of blocks, closures and literals.
    ///
    /// The default of swift-syntax is 20 in a debug build and 256 in a release build. The verdict must not depend on the build.
    private static let nestingLimit = 256

    /// Returns the syntax tree of a file.
    ///
    /// Deep trees need a deep stack: see ``DeepStack``.
    package static func tree(of bytes: [UInt8]) -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: nestingLimit) }
    }
}
