package import DecodingPrograms
package import SwiftSymbols
internal import Threads
package import VerificationModel

extension DecodingSources {
    /// Returns the file, line and column of a place.
    package func place(_ place: ProgramPlace) -> SourcePlace { files[place.file].place(of: place.offset) }

    /// Returns the type that an expression names, such as `[Movie]` in `[Movie].self`; nil if it is another expression.
    package static func typeNode(_ expression: ExpressionNode) -> TypeNode? { BodyReader.typeNode(expression) }

    /// Returns whether a type conforms to `Decodable`, with all types that it is made of.
    package func isDecodable(_ type: KnownType) -> Bool {
        switch type {
        case .nominal(let declaration, _): declaration.kind != .protocol && Conformances(table).isDecodable(declaration)
        case .outside(let name, let arguments):
            arguments.isEmpty ? Leaves.leaf(named: name) != nil : Leaves.generic.contains(name) && arguments.allSatisfy(isDecodable)
        default: false
        }
    }

    /// A type that a call outside of `init(from:)` names, as `X.self`: one that an app decodes.
    package struct NamedType: Sendable {
        package let type: KnownType
        /// The place of the name of the called function, or of the type without one.
        package let call: ProgramPlace
        /// The declaration that contains the call.
        package let function: Declaration
    }

    /// The types that calls name, in the order of the text.
    package var namedTypes: [NamedType] {
        let table = table
        return DeepStack.run {
            var walk = NamedTypeWalk(table: table)
            for file in table.files { walk.walk(file.root) }
            return walk.found
        }
    }

    /// Returns the places of the types of the sources in types.
    package static func places(of types: some Sequence<KnownType>) -> Set<ProgramPlace> {
        var found: Set<ProgramPlace> = []
        var waiting = Array(types)
        while let type = waiting.popLast() {
            switch type {
            case .nominal(let declaration, let arguments):
                found.insert(ProgramPlace(file: declaration.file, offset: declaration.name.offset))
                waiting += arguments
            case .outside(_, let arguments): waiting += arguments
            default: break
            }
        }
        return found
    }
}

/// A walk through bodies that finds the types that calls name.
private struct NamedTypeWalk: BodyWalk {
    let table: SymbolTable
    var found: [DecodingSources.NamedType] = []

    mutating func declaration(_ declaration: Declaration, walkContent: (inout Self) -> Void) {
        if !table.isDecodingInitializer(declaration) { walkContent(&self) }
    }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        guard case .call(let callee, let arguments) = expression else { return }
        for argument in arguments.arguments + arguments.trailing { note(argument.value, calledName(callee), in: scope) }
    }

    private func calledName(_ callee: ExpressionNode) -> NameNode? {
        switch callee {
        case .name(let name, _, _), .member(_, let name, _, _): name
        case .optionalChain(let inner), .forced(let inner): calledName(inner)
        default: nil
        }
    }

    private mutating func note(_ expression: ExpressionNode, _ called: NameNode?, in scope: Declaration) {
        guard case .member(let base?, let name, _, _) = expression, name.text == "self", let node = BodyReader.typeNode(base) else {
            return
        }
        let place = ProgramPlace(file: scope.file, offset: (called ?? name).offset)
        found.append(DecodingSources.NamedType(type: table.type(node, at: scope), call: place, function: scope))
    }
}
