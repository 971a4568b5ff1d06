/// A sequence of operands and operators after operator precedence is applied.
package indirect enum FoldedNode {
    case operand(ExpressionNode)
    case assignment(FoldedNode, FoldedNode)
    case ternary(FoldedNode, FoldedNode, FoldedNode)
    case binary(NameNode, FoldedNode, FoldedNode)
    /// `a as B`, `a as? B` and `a as! B`.
    case cast(FoldedNode, TypeNode, CastKind)
    /// `a is B`.
    case check(FoldedNode, TypeNode)
}

extension SymbolTable {
    /// Applies operator precedence to a sequence of operands and operators.
    package func folded(_ parts: [SequencePart]) -> FoldedNode { folded(parts[...]) }

    private func folded(_ parts: ArraySlice<SequencePart>) -> FoldedNode {
        if parts.count > 1, case .operand(let first)? = parts.first {
            // A `try` covers everything to its right, an assignment too.
            let rest = parts.dropFirst()
            switch first {
            case .optional(let inner): return .operand(.optional(.sequence([.operand(inner)] + rest)))
            case .tried(let inner, let isForced): return .operand(.tried(.sequence([.operand(inner)] + rest), isForced: isForced))
            default: break
            }
        }
        if let index = parts.firstIndex(where: { if case .assignment = $0 { true } else { false } }) {
            return .assignment(folded(parts[..<index]), folded(parts[(index + 1)...]))
        }
        if let index = parts.firstIndex(where: { if case .ternary = $0 { true } else { false } }), case .ternary(let then) = parts[index] {
            return .ternary(folded(parts[..<index]), .operand(then), folded(parts[(index + 1)...]))
        }
        return folded(BoundSequence(parts, precedences))
    }

    private func folded(_ sequence: BoundSequence) -> FoldedNode {
        guard let (left, least, right) = sequence.split else {
            if case .operand(let only)? = sequence.parts.first { return .operand(only) }
            return .operand(.missing)
        }
        return switch least {
        case .operator(let name): .binary(name, folded(left), folded(right))
        case .cast(let type, let kind): .cast(folded(left), type, kind)
        case .check(let type): .check(folded(left), type)
        case .operand, .assignment, .ternary: .operand(.missing)
        }
    }
}
