internal import SwiftSymbols

/// The members and operators of the sources that the compiler may take instead of those of the standard library.
final class AddedMembers {
    private let table: SymbolTable
    /// Members that extensions add to outside types or to protocols, and the functions of operators, by their names.
    private lazy var byName: [String: [Declaration]] = {
        var found: [String: [Declaration]] = [:]
        for declaration in table.declarations where declaration.condition.isActive {
            switch declaration.kind {
            case .function where SymbolTable.isOperator(declaration.name.text): break
            case .function, .variable, .initializer: guard Self.isAdded(declaration, table) else { continue }
            default: continue
            }
            found[declaration.name.text, default: []].append(declaration)
        }
        return found
    }()
    /// The outside types that extensions give a conformance to a protocol of the sources.
    private lazy var conforming: Set<String> = {
        var found: Set<String> = []
        for declaration in table.declarations where declaration.kind == .extension && declaration.condition.isActive {
            guard case .outside(let name, _) = table.extendedType(of: declaration) else { continue }
            let isConforming = declaration.inherited.contains { node in
                if case .outside = table.type(node, at: declaration) { false } else { true }
            }
            if isConforming { found.insert(String(TypeMatching.last(name))) }
        }
        return found
    }()

    /// The protocols of the standard library to which the types conform whose members are read.
    private static let protocols: Set<Substring> = [
        "AdditiveArithmetic", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "Codable", "CodingKey", "Collection",
        "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "FixedWidthInteger",
        "FloatingPoint", "Hashable", "Identifiable", "LosslessStringConvertible", "MutableCollection", "Numeric", "RandomAccessCollection",
        "RangeExpression", "RangeReplaceableCollection", "RawRepresentable", "Sendable", "Sequence", "SetAlgebra", "SignedInteger",
        "SignedNumeric", "Strideable", "StringProtocol", "UnsignedInteger",
    ]

    init(_ table: SymbolTable) {
        self.table = table
    }

    /// Returns whether an extension adds a declaration to a protocol or to an outside type.
    static func isAdded(_ declaration: Declaration, _ table: SymbolTable) -> Bool {
        guard let parent = declaration.parent, parent.kind == .extension else { return false }
        if case .nominal(let type, _) = table.extendedType(of: parent) { return type.kind == .protocol }
        return true
    }

    // MARK: Members

    /// Returns whether a property of an outside type may be one of the sources.
    func hideProperty(_ name: String, of type: String) -> Bool {
        byName[name]?.contains { $0.kind == .variable && !$0.isStatic && mayBelong($0, to: type) } ?? false
    }

    /// Returns whether a method of an outside type with the labels of a call may be one of the sources.
    ///
    /// - Parameter type: The name of the type; nil if it is not known.
    func hideMethod(_ name: String, of type: String?, _ arguments: CallArguments) -> Bool {
        byName[name]?.contains { candidate in
            guard candidate.kind == .function, !candidate.isStatic, type.map({ mayBelong(candidate, to: $0) }) ?? true,
                let (_, taken) = BodyReader.assigned(candidate, arguments)
            else { return false }
            // A closure is a value of no outside type.
            return zip(taken, arguments.arguments + arguments.trailing).allSatisfy { parameter, argument in
                guard case .closure = argument.value, case .outside = table.type(parameter.type, at: candidate) else { return true }
                return false
            }
        } ?? false
    }

    /// Returns whether an initializer of an outside type with the labels of a call may be one of the sources.
    func hideInitializer(of type: String, _ arguments: CallArguments) -> Bool {
        byName["init"]?.contains { BodyReader.assigned($0, arguments) != nil && mayBelong($0, to: type) } ?? false
    }

    /// Returns whether a member that an extension adds is one of an outside type.
    private func mayBelong(_ declaration: Declaration, to type: String) -> Bool {
        guard let parent = declaration.parent else { return true }
        switch table.extendedType(of: parent) {
        case .outside(let name, _): return TypeMatching.last(name) == type || Self.protocols.contains(TypeMatching.last(name))
        case .nominal: return conforming.contains(type)
        default: return true
        }
    }

    // MARK: Operators

    /// Returns whether the sources declare an operator for any type.
    func declareOperator(_ name: String) -> Bool { byName[name] != nil }

    /// Returns whether an operator with operands of outside types may be one of the sources.
    ///
    /// - Parameter types: The types of the operands, as far as they are known.
    func hideOperator(_ name: String, _ types: [KnownType]) -> Bool {
        byName[name]?.contains { candidate in
            candidate.parameters.allSatisfy { parameter in
                switch table.type(parameter.type, at: candidate) {
                case .nominal(let declared, _): mayConform(types, to: declared)
                case .outside(let declared, _):
                    Self.protocols.contains(TypeMatching.last(declared)) || types.contains { mayBe($0, declared) }
                case .parameter(let parameter):
                    parameter.inherited.allSatisfy { constraint in
                        if case .nominal(let one, _) = table.type(constraint, at: candidate) { mayConform(types, to: one) } else { true }
                    }
                default: true
                }
            }
        } ?? false
    }

    /// Returns whether the sources declare which values of a type are equal, in the type or elsewhere.
    func declareEquality(of type: Declaration) -> Bool {
        let isOutside =
            byName["=="]?.contains { candidate in
                candidate.parameters.contains { parameter in
                    if case .nominal(let found, _) = table.type(parameter.type, at: candidate) { found === type } else { false }
                }
            } ?? false
        return isOutside || !table.allMembers("==", of: type).isEmpty
    }

    /// Returns whether a value of a type, or in an optional of it, has an outside type.
    private func mayBe(_ type: KnownType, _ declared: String) -> Bool {
        type.isUnknown || type.fullyUnwrapped.outsideName == declared || type.outsideName == declared
    }

    /// Returns whether one of several outside types may be a type of the sources: a protocol, as they have no class of the sources as superclass.
    private func mayConform(_ types: [KnownType], to owner: Declaration) -> Bool {
        owner.kind == .protocol
            && types.contains { type in
                guard let name = type.fullyUnwrapped.outsideName else { return type.isUnknown }
                return conforming.contains(String(TypeMatching.last(name)))
            }
    }
}
