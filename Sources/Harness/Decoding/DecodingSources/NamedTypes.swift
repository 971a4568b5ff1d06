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

    /// The places of the types that calls outside of `init(from:)` name, as `X.self`: those that an app decodes.
    package var namedTypes: Set<ProgramPlace> {
        let table = table
        let found = DeepStack.run {
            var walk = NamedTypeWalk(table: table)
            for file in table.files { walk.walk(file.root) }
            return walk.found
        }
        return found
    }
}

/// A walk through bodies that finds the types that calls name.
private struct NamedTypeWalk: BodyWalk {
    let table: SymbolTable
    var found: Set<ProgramPlace> = []

    mutating func declaration(_ declaration: Declaration, walkContent: (inout Self) -> Void) {
        if !table.isDecodingInitializer(declaration) { walkContent(&self) }
    }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        guard case .call(_, let arguments) = expression else { return }
        for argument in arguments.arguments + arguments.trailing { note(argument.value, in: scope) }
    }

    private mutating func note(_ expression: ExpressionNode, in scope: Declaration) {
        guard case .member(let base?, let name, _, _) = expression, name.text == "self", let node = BodyReader.typeNode(base) else {
            return
        }
        var types = [table.type(node, at: scope)]
        while let type = types.popLast() {
            switch type {
            case .nominal(let declaration, let arguments):
                found.insert(ProgramPlace(file: declaration.file, offset: declaration.name.offset))
                types += arguments
            case .outside(_, let arguments): types += arguments
            default: break
            }
        }
    }
}
