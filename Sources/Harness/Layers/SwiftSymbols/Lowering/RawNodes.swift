@_spi(RawSyntax) internal import SwiftSyntax

/// The parser's own nodes, which the layer of `Syntax` lies above.
///
/// A `Syntax` is made for each child of a node that is looked into, and keeps count of its owners: of a whole package that takes half as long as parsing does. Raw
/// nodes are there already; they live as long as the tree that they were parsed into.
///
/// They are no public API of swift-syntax, and no `switch` over their kinds is exhaustive: with its next major version they want to be looked through.
extension RawSyntax {
    /// The node as what its kind says that it is; only where that was asked, for another node is a mistake of ours.
    @inline(__always)
    func typed<Node: RawSyntaxNodeProtocol>(_: Node.Type = Node.self) -> Node {
        guard let node = Node(self) else { preconditionFailure("a \(kind) is no \(Node.self)") }
        return node
    }

    /// The first token that stands in the text.
    var firstToken: RawSyntaxTokenView? {
        if let token = tokenView { return token.presence == .present ? token : nil }
        guard let children = layoutView?.children else { return nil }
        for case let child? in children { if let token = child.firstToken { return token } }
        return nil
    }

    /// The same as a tree of its own.
    var syntax: Syntax { Syntax(raw: self, rawNodeArena: arena) }
}

/// What has members in braces.
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

/// Where nodes stand in a text, in bytes from its beginning.
struct RawPlaces {
    /// Where the parser keeps the text: tokens point into it.
    private let start: UnsafePointer<UInt8>?
    /// What the text does not have, and where it would stand: the parser made it up.
    private var missing: [RawSyntax.ID: Int] = [:]

    init(_ tree: SourceFileSyntax) {
        start = tree.raw.firstToken.flatMap { token in token.rawText.baseAddress.map { $0 - token.leadingTriviaByteLength } }
        if tree.hasError {
            var offset = 0
            takeDown(tree.raw, &offset)
        }
    }

    private mutating func takeDown(_ node: RawSyntax, _ offset: inout Int) {
        if node.firstToken == nil { missing[node.id] = offset }
        guard let children = node.layoutView?.children else {
            offset += node.byteLength
            return
        }
        for case let child? in children { takeDown(child, &offset) }
    }

    /// Where a token begins, behind blanks and comments.
    func offset(of token: RawTokenSyntax) -> Int {
        guard token.presence == .present, let start, let text = token.tokenText.baseAddress else { return missing[token.raw.id] ?? 0 }
        return text - start
    }

    /// Where a node begins, behind blanks and comments.
    func offset(of node: RawSyntax) -> Int {
        guard let start, let text = node.firstToken?.rawText.baseAddress else { return missing[node.id] ?? 0 }
        return text - start
    }
}
