@_spi(RawSyntax) internal import SwiftSyntax

extension Lowering {
    /// Adds the declarations in a node to the members of the declaration around it.
    func declaration(_ raw: RawSyntax, _ condition: Condition, in parent: Declaration) {
        switch raw.kind {
        case .structDecl: nominal(.struct, raw.typed(RawStructDeclSyntax.self), condition, in: parent)
        case .classDecl: nominal(.class, raw.typed(RawClassDeclSyntax.self), condition, in: parent)
        case .enumDecl: nominal(.enum, raw.typed(RawEnumDeclSyntax.self), condition, in: parent)
        case .actorDecl: nominal(.actor, raw.typed(RawActorDeclSyntax.self), condition, in: parent)
        case .protocolDecl: self.protocol(raw.typed(), condition, in: parent)
        case .extensionDecl: self.extension(raw.typed(), condition, in: parent)
        case .typeAliasDecl: alias(raw.typed(), condition, in: parent)
        case .associatedTypeDecl: associatedType(raw.typed(), condition, in: parent)
        case .functionDecl: parent.members.append(function(raw.typed(), condition, in: parent))
        case .initializerDecl: initializer(raw.typed(), condition, in: parent)
        case .deinitializerDecl:
            let found = raw.typed(RawDeinitializerDeclSyntax.self)
            let new = add(.deinitializer, name("deinit", at: found.deinitKeyword), found.attributes, found.modifiers, condition, in: parent)
            if let body = found.body { new.accessors = [accessor(body.statements, condition, in: new)] }
        case .subscriptDecl: self.subscript(raw.typed(), condition, in: parent)
        case .variableDecl: variable(raw.typed(), condition, in: parent)
        case .enumCaseDecl: cases(raw.typed(), condition, in: parent)
        case .operatorDecl:
            let found = raw.typed(RawOperatorDeclSyntax.self)
            let new = add(.operator, name(found.name), nil, nil, condition, in: parent)
            new.access = .public
            if let group = found.operatorPrecedenceAndTypes?.precedenceGroup { new.type = .named(name(group), []) }
        case .precedenceGroupDecl:
            let found = raw.typed(RawPrecedenceGroupDeclSyntax.self)
            let new = add(.precedenceGroup, name(found.name), nil, found.modifiers, condition, in: parent)
            new.access = .public
            let relations = found.groupAttributes.elements.compactMap { $0.as(RawPrecedenceGroupRelationSyntax.self) }
            new.inherited = relations.flatMap { relation -> [TypeNode] in
                relation.precedenceGroups.elements.map { .named(name($0.name), []) }
            }
        case .macroDecl: macro(raw.typed(), condition, in: parent)
        case .macroExpansionDecl:
            let found = raw.typed(RawMacroExpansionDeclSyntax.self)
            let expansion = StatementNode.expression(
                .macro(
                    name(found.macroName), generics: arguments(found.genericArgumentClause, condition, in: parent),
                    arguments(found.arguments, found.trailingClosure, found.additionalTrailingClosures, condition, in: parent)))
            parent.statements.append(keeping(condition, around: expansion))
        case .ifConfigDecl:
            _ = branches(raw.typed(), condition) { elements, inner in
                switch elements?.kind {
                case .memberBlockItemList?: if let elements { members(elements.typed(), inner, in: parent) }
                case .codeBlockItemList?:
                    let items = elements?.typed(RawCodeBlockItemListSyntax.self).elements.map(\.item) ?? []
                    for item in items where RawDeclSyntax.isKindOf(item) { declaration(item, inner, in: parent) }
                default: break
                }
            }
        // Imports can only appear at the top of files. The rest declares nothing.
        default: break
        }
    }

    func members(_ members: RawMemberBlockItemListSyntax, _ condition: Condition, in parent: Declaration) {
        for case let child? in members.layoutView.children {
            declaration(child.typed(RawMemberBlockItemSyntax.self).decl.raw, condition, in: parent)
        }
    }

    // MARK: Beginnings

    @discardableResult
    private func add(
        _ kind: Declaration.Kind, _ name: NameNode, _ attributes: RawAttributeListSyntax?, _ modifiers: RawDeclModifierListSyntax?,
        _ condition: Condition, in parent: Declaration
    ) -> Declaration {
        let new = make(kind, name, attributes, modifiers, condition, in: parent)
        parent.members.append(new)
        return new
    }

    private func make(
        _ kind: Declaration.Kind, _ name: NameNode, _ attributes: RawAttributeListSyntax?, _ modifiers: RawDeclModifierListSyntax?,
        _ condition: Condition, in parent: Declaration
    ) -> Declaration {
        let new = Declaration(kind, name, file: file, condition: condition, parent: parent)
        // The default access of requirements, cases and members of an extension comes from the declaration around them.
        switch parent.kind {
        case .protocol: new.access = parent.access
        case .extension: new.access = parent.hasWrittenAccess ? parent.access : .internal
        default: if kind == .enumCase { new.access = parent.access }
        }
        for modifier in modifiers?.elements ?? [] {
            switch modifier.name.tokenText {
            case "static": new.isStatic = true
            case "class" where kind != .class: new.isStatic = true
            case "override": new.isOverride = true
            case "lazy": new.isLazy = true
            case "weak", "unowned": new.isWeak = true
            case "private" where modifier.detail != nil, "fileprivate" where modifier.detail != nil: new.isReadOnly = true
            case let word where modifier.detail == nil:
                guard let access = Self.access(word) else { continue }
                new.access = access
                new.hasWrittenAccess = true
            default: break
            }
        }
        if let attributes { new.attributes = self.attributes(attributes, condition, in: new) }
        new.isSPI = parent.isSPI || new.attributes.contains { $0.name == "_spi" }
        return new
    }

    private static func access(_ word: SyntaxText) -> Declaration.Access? {
        switch word {
        case "private": .private
        case "fileprivate": .fileprivate
        case "internal": .internal
        case "package": .package
        case "public", "open": .public
        default: nil
        }
    }

    // MARK: Types

    private func nominal(_ kind: Declaration.Kind, _ found: some RawNominal, _ condition: Condition, in parent: Declaration) {
        let new = add(kind, name(found.name), found.attributes, found.modifiers, condition, in: parent)
        group(found, found.genericParameterClause, condition, new)
    }

    private func group(_ found: some RawGroup, _ generics: RawGenericParameterClauseSyntax?, _ condition: Condition, _ new: Declaration) {
        new.generics = self.generics(generics, condition, in: new)
        new.inherited = found.inheritanceClause?.inheritedTypes.elements.map { type($0.type, condition, in: new) } ?? []
        new.requirements =
            requirements(generics?.genericWhereClause, condition, in: new) + requirements(found.genericWhereClause, condition, in: new)
        members(found.memberBlock.members, condition, in: new)
    }

    private func `protocol`(_ found: RawProtocolDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let new = add(.protocol, name(found.name), found.attributes, found.modifiers, condition, in: parent)
        new.primaryTypes = found.primaryAssociatedTypeClause?.primaryAssociatedTypes.elements.map { name($0.name).word } ?? []
        group(found, nil, condition, new)
    }

    private func `extension`(_ found: RawExtensionDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let new = add(.extension, name("", at: found.extendedType), found.attributes, found.modifiers, condition, in: parent)
        new.type = type(found.extendedType, condition, in: new)
        group(found, nil, condition, new)
    }

    private func alias(_ found: RawTypeAliasDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let new = add(.typealias, name(found.name), found.attributes, found.modifiers, condition, in: parent)
        new.generics = generics(found.genericParameterClause, condition, in: new)
        new.type = type(found.initializer.value, condition, in: new)
        new.requirements = requirements(found.genericWhereClause, condition, in: new)
    }

    private func associatedType(_ found: RawAssociatedTypeDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let new = add(.associatedType, name(found.name), found.attributes, found.modifiers, condition, in: parent)
        new.inherited = found.inheritanceClause?.inheritedTypes.elements.map { type($0.type, condition, in: new) } ?? []
        new.type = found.initializer.map { type($0.value, condition, in: new) }
        new.requirements = requirements(found.genericWhereClause, condition, in: new)
    }

    private func generics(
        _ clause: RawGenericParameterClauseSyntax?, _ condition: Condition, in owner: Declaration
    ) -> [Declaration] {
        clause?.parameters.elements.map { parameter in
            let new = Declaration(.genericParameter, name(parameter.name), file: file, condition: condition, parent: owner)
            new.inherited = parameter.inheritedType.map { [type($0, condition, in: owner)] } ?? []
            return new
        } ?? []
    }

    // MARK: Callables

    func function(_ found: RawFunctionDeclSyntax, _ condition: Condition, in parent: Declaration) -> Declaration {
        let new = make(.function, name(found.name), found.attributes, found.modifiers, condition, in: parent)
        new.generics = generics(found.genericParameterClause, condition, in: new)
        signature(found.signature, condition, new)
        new.requirements = requirements(found.genericWhereClause, condition, in: new)
        if let body = found.body { new.accessors = [accessor(body.statements, condition, in: new)] }
        return new
    }

    private func initializer(_ found: RawInitializerDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let new = add(.initializer, name("init", at: found.initKeyword), found.attributes, found.modifiers, condition, in: parent)
        new.isFailable = found.optionalMark != nil
        new.isImplicitlyUnwrapped = found.optionalMark?.tokenText == "!"
        new.generics = generics(found.genericParameterClause, condition, in: new)
        signature(found.signature, condition, new)
        new.requirements = requirements(found.genericWhereClause, condition, in: new)
        if let body = found.body { new.accessors = [accessor(body.statements, condition, in: new)] }
    }

    private func `subscript`(_ found: RawSubscriptDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let new = add(.subscript, name("subscript", at: found.subscriptKeyword), found.attributes, found.modifiers, condition, in: parent)
        new.generics = generics(found.genericParameterClause, condition, in: new)
        // Parameters of a subscript with only one name have no label.
        new.parameters = parameters(found.parameterClause, condition, in: new, isSubscript: true)
        new.type = type(found.returnClause.type, condition, in: new)
        new.requirements = requirements(found.genericWhereClause, condition, in: new)
        new.accessors = accessors(found.accessorBlock, condition, in: new)
    }

    private func macro(_ found: RawMacroDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let new = add(.macro, name(found.name), found.attributes, found.modifiers, condition, in: parent)
        new.generics = generics(found.genericParameterClause, condition, in: new)
        signature(found.signature, condition, new)
        new.requirements = requirements(found.genericWhereClause, condition, in: new)
        new.value = found.definition.map { expression($0.value, condition, in: new) }
    }

    private func signature(_ signature: RawFunctionSignatureSyntax, _ condition: Condition, _ new: Declaration) {
        new.parameters = parameters(signature.parameterClause, condition, in: new)
        new.type = signature.returnClause.map { type($0.type, condition, in: new) }
        new.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        new.isThrowing = signature.effectSpecifiers?.throwsClause != nil
        new.thrown = signature.effectSpecifiers?.throwsClause?.type.map { type($0, condition, in: new) }
    }

    private func parameters(
        _ clause: RawFunctionParameterClauseSyntax, _ condition: Condition, in owner: Declaration, isSubscript: Bool = false
    ) -> [Declaration.Parameter] {
        clause.parameters.elements.map { parameter in
            let first = name(parameter.firstName)
            let isUnlabeled = first.text == "_" || isSubscript && parameter.secondName == nil
            return Declaration.Parameter(
                label: isUnlabeled ? nil : first.text, name: parameter.secondName.map(name) ?? first,
                type: type(parameter.type, condition, in: owner), isVariadic: parameter.ellipsis != nil,
                defaultValue: parameter.defaultValue.map { expression($0.value, condition, in: owner) },
                attributes: attributes(parameter.attributes, condition, in: owner))
        }
    }

    // MARK: Variables

    private func variable(_ found: RawVariableDeclSyntax, _ condition: Condition, in parent: Declaration) {
        // In `let a, b: Int`, the type applies to the names before it too.
        var following: TypeNode?
        var made: [Declaration] = []
        for binding in found.bindings.elements.reversed() {
            let isAnnotated = binding.typeAnnotation != nil || binding.initializer != nil
            let written = binding.typeAnnotation.map { type($0.type, condition, in: parent) }
            if isAnnotated { following = written }
            for part in names(in: binding.pattern) {
                let new = make(.variable, name(part), found.attributes, found.modifiers, condition, in: parent)
                new.type = written ?? (isAnnotated ? nil : following)
                new.isConstant = found.bindingSpecifier.tokenText == "let"
                new.value = binding.initializer.map { expression($0.value, condition, in: new) }
                if binding.pattern.raw.kind != .identifierPattern { new.pattern = pattern(binding.pattern, condition, in: new) }
                new.accessors = accessors(binding.accessorBlock, condition, in: new)
                if new.isConstant || binding.accessorBlock.map(Self.isReadOnly) == true { new.isReadOnly = true }
                made.append(new)
            }
        }
        parent.members += made.reversed()
    }

    private func names(in pattern: RawPatternSyntax) -> [RawTokenSyntax] {
        if let identifier = pattern.as(RawIdentifierPatternSyntax.self) { return [identifier.identifier] }
        return pattern.as(RawTuplePatternSyntax.self)?.elements.elements.reversed().flatMap { names(in: $0.pattern) } ?? []
    }

    private func cases(_ found: RawEnumCaseDeclSyntax, _ condition: Condition, in parent: Declaration) {
        for element in found.elements.elements {
            let new = add(.enumCase, name(element.name), found.attributes, found.modifiers, condition, in: parent)
            new.value = element.rawValue.map { expression($0.value, condition, in: parent) }
            new.parameters =
                element.parameterClause?.parameters.elements.map { parameter in
                    let first = parameter.firstName.map(name)
                    return Declaration.Parameter(
                        label: first.flatMap { $0.text == "_" ? nil : $0.text }, name: first ?? name("", at: parameter),
                        type: type(parameter.type, condition, in: new), isVariadic: false,
                        defaultValue: parameter.defaultValue.map { expression($0.value, condition, in: new) }, attributes: [])
                } ?? []
        }
    }

    /// Returns whether accessors are those of a variable that is only read.
    private static func isReadOnly(_ block: RawAccessorBlockSyntax) -> Bool {
        guard let accessors = block.accessors.as(RawAccessorDeclListSyntax.self) else { return true }
        return accessors.elements.allSatisfy { ["get", "_read", "read"].contains($0.accessorSpecifier.tokenText) }
    }

    // MARK: Bodies

    func accessors(_ block: RawAccessorBlockSyntax?, _ condition: Condition, in owner: Declaration) -> [AccessorNode] {
        guard let block else { return [] }
        if let statements = block.accessors.as(RawCodeBlockItemListSyntax.self) { return [accessor(statements, condition, in: owner)] }
        return block.accessors.as(RawAccessorDeclListSyntax.self)?.elements.compactMap { found in
            let thrown = found.effectSpecifiers?.throwsClause?.type.map { type($0, condition, in: owner) }
            guard found.body != nil || thrown != nil else { return nil }
            let keyword = found.accessorSpecifier.tokenText
            let usual: Word? =
                switch keyword {
                case "set", "willSet", "init": "newValue"
                case "didSet": "oldValue"
                default: nil
                }
            return AccessorNode(
                value: found.parameters.map { name($0.name).word } ?? usual, isGetter: ["get", "_read", "read"].contains(keyword),
                isPlain: keyword == "get" && found.modifier?.name.tokenText != "mutating", thrown: thrown,
                isThrowing: found.effectSpecifiers?.throwsClause != nil,
                body: found.body.map { statements($0.statements, condition, in: owner) } ?? [])
        } ?? []
    }

    private func accessor(_ items: RawCodeBlockItemListSyntax, _ condition: Condition, in owner: Declaration) -> AccessorNode {
        AccessorNode(value: nil, isGetter: true, isPlain: true, body: statements(items, condition, in: owner))
    }
}
