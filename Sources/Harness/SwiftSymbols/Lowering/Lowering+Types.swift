internal import SwiftSyntax

extension Lowering {
    func type(_ type: TypeSyntax, _ condition: Condition, in parent: Declaration) -> TypeNode {
        let lower = { (inner: TypeSyntax) in self.type(inner, condition, in: parent) }
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let named): return .named(name(named.name), arguments(named.genericArgumentClause, condition, in: parent))
        case .memberType(let member):
            return .member(lower(member.baseType), name(member.name), arguments(member.genericArgumentClause, condition, in: parent))
        case .optionalType(let optional): return .optional(lower(optional.wrappedType))
        case .implicitlyUnwrappedOptionalType(let optional): return .optional(lower(optional.wrappedType))
        case .arrayType(let array): return .array(lower(array.element))
        case .dictionaryType(let dictionary): return .dictionary(lower(dictionary.key), lower(dictionary.value))
        case .tupleType(let tuple):
            let elements = tuple.elements.map { (label: $0.firstName.map { name($0).text }, type: lower($0.type)) }
            return elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
        case .functionType(let function):
            let result = lower(function.returnClause.type)
            let thrown = function.effectSpecifiers?.throwsClause?.type.map(lower)
            let parameters = function.parameters.map { lower($0.type) }
            return .function(parameters, thrown.map { .several([result, $0]) } ?? result)
        case .compositionType(let composition): return .composition(composition.elements.map { lower($0.type) })
        case .metatypeType(let metatype): return .metatype(lower(metatype.baseType))
        case .someOrAnyType(let opaque): return .opaque(lower(opaque.constraint))
        case .attributedType(let attributed):
            let attributes = self.attributes(attributed.attributes, condition, in: parent).filter {
                $0.condition.isActive || !condition.isActive
            }
            return attributes.isEmpty ? lower(attributed.baseType) : .attributed(attributes, lower(attributed.baseType))
        case .suppressedType(let suppressed): return .several([lower(suppressed.type)])
        case .packElementType(let pack): return lower(pack.pack)
        case .packExpansionType(let pack): return lower(pack.repetitionPattern)
        case .namedOpaqueReturnType(let named): return lower(named.type)
        case .inlineArrayType(let array):
            return .several([array.count.argument, array.element.argument].map { argument($0, condition, in: parent) })
        case .classRestrictionType, .missingType: return .missing
        }
    }

    func arguments(_ clause: GenericArgumentClauseSyntax?, _ condition: Condition, in parent: Declaration) -> [TypeNode] {
        clause?.arguments.map { argument($0.argument, condition, in: parent) } ?? []
    }

    private func argument(_ argument: GenericArgumentSyntax.Argument, _ condition: Condition, in parent: Declaration) -> TypeNode {
        if case .type(let type) = argument { self.type(type, condition, in: parent) } else { .missing }
    }

    func attributes(_ list: AttributeListSyntax, _ condition: Condition, in parent: Declaration) -> [AttributeNode] {
        var found: [AttributeNode] = []
        for element in list {
            switch element {
            case .attribute(let attribute): found.append(self.attribute(attribute, condition, in: parent))
            case .ifConfigDecl(let choice):
                _ = branches(choice, condition) { elements, inner in
                    guard case .attributes(let inside)? = elements else { return }
                    found += attributes(inside, inner, in: parent)
                }
            }
        }
        return found
    }

    private func attribute(_ attribute: AttributeSyntax, _ condition: Condition, in parent: Declaration) -> AttributeNode {
        let type = self.type(attribute.attributeName, condition, in: parent)
        let list =
            if case .argumentList(let list)? = attribute.arguments { arguments(list, condition, in: parent) } else { [ArgumentNode]() }
        return AttributeNode(type: type, arguments: list, condition: condition)
    }

    func requirements(_ clause: GenericWhereClauseSyntax?, _ condition: Condition, in parent: Declaration) -> [RequirementNode] {
        clause?.requirements.compactMap { requirement in
            switch requirement.requirement {
            case .conformanceRequirement(let found):
                return .conformance(type(found.leftType, condition, in: parent), type(found.rightType, condition, in: parent))
            case .sameTypeRequirement(let found):
                guard case .type(let left) = found.leftType, case .type(let right) = found.rightType else { return nil }
                return .same(type(left, condition, in: parent), type(right, condition, in: parent))
            case .layoutRequirement: return nil
            }
        } ?? []
    }
}
