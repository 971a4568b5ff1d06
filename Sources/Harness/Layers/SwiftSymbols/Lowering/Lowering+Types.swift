@_spi(RawSyntax) internal import SwiftSyntax

extension Lowering {
    func type(_ node: RawTypeSyntax, _ condition: Condition, in parent: Declaration) -> TypeNode {
        func lower(_ inner: RawTypeSyntax) -> TypeNode { type(inner, condition, in: parent) }
        let raw = node.raw
        switch raw.kind {
        case .identifierType:
            let named = raw.typed(RawIdentifierTypeSyntax.self)
            return .named(name(named.name), arguments(named.genericArgumentClause, condition, in: parent))
        case .memberType:
            let member = raw.typed(RawMemberTypeSyntax.self)
            return .member(lower(member.baseType), name(member.name), arguments(member.genericArgumentClause, condition, in: parent))
        case .optionalType: return .optional(lower(raw.typed(RawOptionalTypeSyntax.self).wrappedType))
        case .implicitlyUnwrappedOptionalType:
            return .implicitlyUnwrapped(lower(raw.typed(RawImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType))
        case .arrayType: return .array(lower(raw.typed(RawArrayTypeSyntax.self).element))
        case .dictionaryType:
            let dictionary = raw.typed(RawDictionaryTypeSyntax.self)
            return .dictionary(lower(dictionary.key), lower(dictionary.value))
        case .tupleType:
            let elements = raw.typed(RawTupleTypeSyntax.self).elements.elements.map { element in
                (label: element.firstName.map { name($0).text }, type: lower(element.type))
            }
            return elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
        case .functionType:
            let function = raw.typed(RawFunctionTypeSyntax.self)
            let result = lower(function.returnClause.type)
            let thrown = function.effectSpecifiers?.throwsClause?.type.map(lower)
            let parameters = function.parameters.elements.map { lower($0.type) }
            return .function(parameters, thrown.map { .several([result, $0]) } ?? result)
        case .compositionType: return .composition(raw.typed(RawCompositionTypeSyntax.self).elements.elements.map { lower($0.type) })
        case .metatypeType: return .metatype(lower(raw.typed(RawMetatypeTypeSyntax.self).baseType))
        case .someOrAnyType: return .opaque(lower(raw.typed(RawSomeOrAnyTypeSyntax.self).constraint))
        case .attributedType:
            let attributed = raw.typed(RawAttributedTypeSyntax.self)
            let attributes = self.attributes(attributed.attributes, condition, in: parent).filter {
                $0.condition.isActive || !condition.isActive
            }
            return attributes.isEmpty ? lower(attributed.baseType) : .attributed(attributes, lower(attributed.baseType))
        case .suppressedType: return .several([lower(raw.typed(RawSuppressedTypeSyntax.self).type)])
        case .packElementType: return lower(raw.typed(RawPackElementTypeSyntax.self).pack)
        case .packExpansionType: return lower(raw.typed(RawPackExpansionTypeSyntax.self).repetitionPattern)
        case .namedOpaqueReturnType: return lower(raw.typed(RawNamedOpaqueReturnTypeSyntax.self).type)
        case .inlineArrayType:
            let array = raw.typed(RawInlineArrayTypeSyntax.self)
            return .several([array.count.argument, array.element.argument].map { argument($0, condition, in: parent) })
        // `class` as a constraint, and missing types.
        default: return .missing
        }
    }

    func arguments(_ clause: RawGenericArgumentClauseSyntax?, _ condition: Condition, in parent: Declaration) -> [TypeNode] {
        clause?.arguments.elements.map { argument($0.argument, condition, in: parent) } ?? []
    }

    /// Returns a generic argument as a type, or a missing type for a value.
    private func argument(_ argument: RawSyntax, _ condition: Condition, in parent: Declaration) -> TypeNode {
        argument.as(RawTypeSyntax.self).map { type($0, condition, in: parent) } ?? .missing
    }

    func attributes(_ list: RawAttributeListSyntax, _ condition: Condition, in parent: Declaration) -> [AttributeNode] {
        var found: [AttributeNode] = []
        for element in list.elements {
            switch element.kind {
            case .attribute: found.append(attribute(element.typed(), condition, in: parent))
            case .ifConfigDecl:
                _ = branches(element.typed(), condition) { elements, inner in
                    guard let inside = elements?.as(RawAttributeListSyntax.self) else { return }
                    found += attributes(inside, inner, in: parent)
                }
            default: break
            }
        }
        return found
    }

    private func attribute(_ attribute: RawAttributeSyntax, _ condition: Condition, in parent: Declaration) -> AttributeNode {
        let type = self.type(attribute.attributeName, condition, in: parent)
        let list = attribute.arguments?.as(RawLabeledExprListSyntax.self)
        let availability = attribute.arguments?.as(RawAvailabilityArgumentListSyntax.self)
        return AttributeNode(
            type: type, arguments: list.map { arguments($0, condition, in: parent) } ?? [],
            availability: availability.map(Self.availability) ?? .available, condition: condition)
    }

    private static func availability(_ arguments: RawAvailabilityArgumentListSyntax) -> AttributeNode.Availability {
        var isEverywhere = false
        var isTakenAway = false
        for element in arguments.elements {
            let raw = element.argument.raw
            let word = raw.as(RawTokenSyntax.self)?.tokenText
            isEverywhere = isEverywhere || word == "*"
            // `obsoleted: 5` takes it away from a version on.
            isTakenAway =
                isTakenAway || word == "unavailable" || raw.as(RawAvailabilityLabeledArgumentSyntax.self)?.label.tokenText == "obsoleted"
        }
        return isTakenAway ? isEverywhere ? .unavailable : .open : .available
    }

    func requirements(_ clause: RawGenericWhereClauseSyntax?, _ condition: Condition, in parent: Declaration) -> [RequirementNode] {
        clause?.requirements.elements.compactMap { requirement in
            let raw = requirement.requirement
            switch raw.kind {
            case .conformanceRequirement:
                let found = raw.typed(RawConformanceRequirementSyntax.self)
                return .conformance(type(found.leftType, condition, in: parent), type(found.rightType, condition, in: parent))
            case .sameTypeRequirement:
                let found = raw.typed(RawSameTypeRequirementSyntax.self)
                guard let left = found.leftType.as(RawTypeSyntax.self), let right = found.rightType.as(RawTypeSyntax.self) else {
                    return nil
                }
                return .same(type(left, condition, in: parent), type(right, condition, in: parent))
            default: return nil
            }
        } ?? []
    }
}
