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
    /// Deep trees need a deep stack: see ``DeepStack``. A text that is too deep for it is not valid Swift from there on, like one whose
    /// brackets are nested too deeply.
    package static func tree(of bytes: [UInt8]) -> SourceFileSyntax { parsed(bytes, depthLimit: TextDepth.limit).tree }

    /// Returns the syntax tree of a file, and the offset from which it is deeper than a limit; nil if it is not.
    static func parsed(_ bytes: [UInt8], depthLimit: Int) -> (tree: SourceFileSyntax, excessOffset: Int?) {
        bytes.withUnsafeBufferPointer { text in
            guard let excess = TextDepth.excess(in: text, limit: depthLimit) else {
                return (Parser.parse(source: text, maximumNestingLevel: nestingLimit), nil)
            }
            // A bracket that is not closed is an error, and so is one that closes nothing.
            let beginning = text[..<excess.offset] + (excess.isInBrackets ? [] : Array("\n}".utf8))
            let tree = Array(beginning).withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: nestingLimit) }
            return (tree, excess.offset)
        }
    }
}
