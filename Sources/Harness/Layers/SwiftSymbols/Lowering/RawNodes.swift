@_spi(RawSyntax) internal import SwiftSyntax

/// The raw nodes of the parser, below the layer of `Syntax`.
///
/// Each access to a child through `Syntax` creates an object and counts references. For a whole package that takes half as long as parsing.
/// Raw nodes exist already, and live as long as their tree.
///
/// Raw nodes are not public API of swift-syntax, and a `switch` over their kinds is never exhaustive. Review their uses with each new major
/// version.
extension RawSyntax {
    /// Returns the node as the type of its kind.
    ///
    /// - Precondition: The node has that kind.
    @inline(__always)
    func typed<Node: RawSyntaxNodeProtocol>(_: Node.Type = Node.self) -> Node {
        guard let node = Node(self) else { preconditionFailure("a \(kind) is not a \(Node.self)") }
        return node
    }

    /// The first token that is present in the text.
    var firstToken: RawSyntaxTokenView? {
        if let token = tokenView { return token.presence == .present ? token : nil }
        guard let children = layoutView?.children else { return nil }
        for case let child? in children { if let token = child.firstToken { return token } }
        return nil
    }

    /// The text of all tokens, with the trivia between them.
    var writtenText: String {
        guard let first = firstToken, let start = first.rawText.baseAddress, let last = lastToken, let end = last.rawText.baseAddress else {
            return ""
        }
        return String(decoding: UnsafeBufferPointer(start: start, count: end - start + last.rawText.count), as: UTF8.self)
    }

    /// The last token that is present in the text.
    private var lastToken: RawSyntaxTokenView? {
        if let token = tokenView { return token.presence == .present ? token : nil }
        guard let children = layoutView?.children else { return nil }
        for case let child? in children.reversed() { if let token = child.lastToken { return token } }
        return nil
    }

    /// The node as a tree of its own.
    var syntax: Syntax { Syntax(raw: self, rawNodeArena: arena) }
}

/// A declaration with members in braces.
protocol RawGroup: RawSyntaxNodeProtocol {
    var attributes: RawAttributeListSyntax { get }
    var modifiers: RawDeclModifierListSyntax { get }
    var inheritanceClause: RawInheritanceClauseSyntax? { get }
    var genericWhereClause: RawGenericWhereClauseSyntax? { get }
    var memberBlock: RawMemberBlockSyntax { get }
}

/// A type that may be generic.
protocol RawNominal: RawGroup {
    var name: RawTokenSyntax { get }
    var genericParameterClause: RawGenericParameterClauseSyntax? { get }
}

extension RawStructDeclSyntax: RawNominal {}
extension RawClassDeclSyntax: RawNominal {}
extension RawEnumDeclSyntax: RawNominal {}
extension RawActorDeclSyntax: RawNominal {}
extension RawProtocolDeclSyntax: RawGroup {}
extension RawExtensionDeclSyntax: RawGroup {}

/// The offsets of nodes in a text, in bytes from its beginning.
struct RawPlaces {
    /// The address of the parser's copy of the text.
    ///
    /// Tokens point into it.
    private let start: UnsafePointer<UInt8>?
    /// The offsets at which missing nodes would be.
    ///
    /// The parser inserts such nodes.
    private var missing: [RawSyntax.ID: Int] = [:]

    init(_ tree: SourceFileSyntax) {
        start = tree.raw.firstToken.flatMap { token in token.rawText.baseAddress.map { $0 - token.leadingTriviaByteLength } }
        if tree.hasError {
            var offset = 0
            _ = recordMissing(tree.raw, &offset)
        }
    }

    /// Records the offset of each node without a token that is present.
    /// - Returns: Whether the node has such a token.
    private mutating func recordMissing(_ node: RawSyntax, _ offset: inout Int) -> Bool {
        let start = offset
        var isPresent = node.tokenView?.presence == .present
        if let children = node.layoutView?.children {
            for case let child? in children { isPresent = recordMissing(child, &offset) || isPresent }
        } else {
            offset += node.byteLength
        }
        if !isPresent { missing[node.id] = start }
        return isPresent
    }

    /// Returns the offset of a token, after whitespace and comments.
    func offset(of token: RawTokenSyntax) -> Int {
        guard token.presence == .present, let start, let text = token.tokenText.baseAddress else { return missing[token.raw.id] ?? 0 }
        return text - start
    }

    /// Returns the offset of a node, after whitespace and comments.
    func offset(of node: RawSyntax) -> Int {
        guard let start, let text = node.firstToken?.rawText.baseAddress else { return missing[node.id] ?? 0 }
        return text - start
    }
}
