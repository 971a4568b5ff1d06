import SwiftParser
import SwiftSyntax

/// The tokens of a Swift source, without comments and the content of string literals.
struct SwiftTokens: Sendable {
    /// The identifiers and keywords.
    let words: Set<String>
    private let texts: [String]

    init(_ source: String) {
        texts = Parser.parse(source: source).tokens(viewMode: .sourceAccurate).compactMap { token in
            switch token.tokenKind {
            case .stringSegment, .regexLiteralPattern, .endOfFile: nil
            default: token.text
            }
        }
        words = Set(texts.filter { $0.first?.isLetter == true })
    }

    func contains(_ other: SwiftTokens) -> Bool {
        guard let first = other.texts.first, other.words.isSubset(of: words) else { return false }
        return texts.indices.contains { texts[$0] == first && texts[$0...].starts(with: other.texts) }
    }
}
