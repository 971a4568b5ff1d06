internal import SwiftSyntax

extension Lowering {
    /// Adds what a declaration declares to the members of what it stands in.
    func declaration(_ declaration: DeclSyntax, _ condition: Condition, in parent: Declaration) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .structDecl(let found): nominal(.struct, found.name, found, found.genericParameterClause, condition, in: parent)
        case .classDecl(let found): nominal(.class, found.name, found, found.genericParameterClause, condition, in: parent)
        case .enumDecl(let found): nominal(.enum, found.name, found, found.genericParameterClause, condition, in: parent)
        case .actorDecl(let found): nominal(.actor, found.name, found, found.genericParameterClause, condition, in: parent)
        case .protocolDecl(let found): self.protocol(found, condition, in: parent)
        case .extensionDecl(let found): self.extension(found, condition, in: parent)
        case .typeAliasDecl(let found): alias(found, condition, in: parent)
        case .associatedTypeDecl(let found): associatedType(found, condition, in: parent)
        case .functionDecl(let found): parent.members.append(function(found, condition, in: parent))
        case .initializerDecl(let found): initializer(found, condition, in: parent)
        case .deinitializerDecl(let found):
            let new = add(.deinitializer, name("deinit", at: found.deinitKeyword), found.attributes, found.modifiers, condition, in: parent)
            if let body = found.body { new.accessors = [accessor(body.statements, condition, in: new)] }
        case .subscriptDecl(let found): self.subscript(found, condition, in: parent)
        case .variableDecl(let found): variable(found, condition, in: parent)
        case .enumCaseDecl(let found): cases(found, condition, in: parent)
        case .operatorDecl(let found):
            let new = add(.operator, name(found.name), nil, [], condition, in: parent)
            new.access = .public
            if let group = found.operatorPrecedenceAndTypes?.precedenceGroup { new.type = .named(name(group), []) }
        case .precedenceGroupDecl(let found):
            let new = add(.precedenceGroup, name(found.name), nil, found.modifiers, condition, in: parent)
            new.access = .public
            new.inherited = found.groupAttributes.flatMap { attribute -> [TypeNode] in
                guard case .precedenceGroupRelation(let relation) = attribute else { return [] }
                return relation.precedenceGroups.map { .named(name($0.name), []) }
            }
        case .macroDecl(let found): macro(found, condition, in: parent)
        case .macroExpansionDecl(let found):
            parent.statements.append(
                .expression(
                    .macro(
                        name(found.macroName), generics: arguments(found.genericArgumentClause, condition, in: parent),
                        self.arguments(found.arguments, found.trailingClosure, found.additionalTrailingClosures, condition, in: parent))))
        case .ifConfigDecl(let choice):
            _ = branches(choice, condition) { elements, inner in
                switch elements {
                case .decls(let members)?: self.members(members, inner, in: parent)
                case .statements(let items)?: for case .decl(let each) in items.map(\.item) { self.declaration(each, inner, in: parent) }
                default: break
                }
            }
        case .importDecl, .missingDecl, .editorPlaceholderDecl, .poundSourceLocation, .unexpectedCodeDecl, .accessorDecl: break
        default: break
        }
    }

    func members(_ members: MemberBlockItemListSyntax, _ condition: Condition, in parent: Declaration) {
        for member in members { declaration(member.decl, condition, in: parent) }
    }

    // MARK: Beginnings

    @discardableResult
    private func add(
        _ kind: Declaration.Kind, _ name: NameNode, _ attributes: AttributeListSyntax?, _ modifiers: DeclModifierListSyntax,
        _ condition: Condition, in parent: Declaration
    ) -> Declaration {
        let new = make(kind, name, attributes, modifiers, condition, in: parent)
        parent.members.append(new)
        return new
    }

    private func make(
        _ kind: Declaration.Kind, _ name: NameNode, _ attributes: AttributeListSyntax?, _ modifiers: DeclModifierListSyntax,
        _ condition: Condition, in parent: Declaration
    ) -> Declaration {
        let new = Declaration(kind, name, file: file, condition: condition, parent: parent)
        // Requirements, cases and what an extension adds are as visible as what they stand in says.
        switch parent.kind {
        case .protocol: new.access = parent.access
        case .extension: new.access = parent.hasWrittenAccess ? parent.access : .internal
        default: if kind == .enumCase { new.access = parent.access }
        }
        for modifier in modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.static): new.isStatic = true
            case .keyword(.class) where kind != .class: new.isStatic = true
            case .keyword(.override): new.isOverride = true
            case .keyword(let keyword) where modifier.detail == nil:
                guard let access = Self.access(keyword) else { continue }
                new.access = access
                new.hasWrittenAccess = true
            default: break
            }
        }
        if let attributes { new.attributes = self.attributes(attributes, condition, in: new) }
        return new
    }

    private static func access(_ keyword: Keyword) -> Declaration.Access? {
        switch keyword {
        case .private: .private
        case .fileprivate: .fileprivate
        case .internal: .internal
        case .package: .package
        case .public, .open: .public
        default: nil
        }
    }

    // MARK: Types

    private func nominal(
        _ kind: Declaration.Kind, _ token: TokenSyntax, _ found: some DeclGroupSyntax, _ generics: GenericParameterClauseSyntax?,
        _ condition: Condition, in parent: Declaration
    ) {
        let new = add(kind, name(token), found.attributes, found.modifiers, condition, in: parent)
        group(found, generics, condition, new)
    }

    private func group(
        _ found: some DeclGroupSyntax, _ generics: GenericParameterClauseSyntax?, _ condition: Condition, _ new: Declaration
    ) {
        new.generics = self.generics(generics, condition, in: new)
        new.inherited = found.inheritanceClause?.inheritedTypes.map { type($0.type, condition, in: new) } ?? []
        new.requirements =
            requirements(generics?.genericWhereClause, condition, in: new) + requirements(found.genericWhereClause, condition, in: new)
        members(found.memberBlock.members, condition, in: new)
    }

    private func `protocol`(_ found: ProtocolDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let new = add(.protocol, name(found.name), found.attributes, found.modifiers, condition, in: parent)
        group(found, nil, condition, new)
    }

    private func `extension`(_ found: ExtensionDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let place = name("", at: found.extendedType)
        let new = add(.extension, place, found.attributes, found.modifiers, condition, in: parent)
        new.type = type(found.extendedType, condition, in: new)
        group(found, nil, condition, new)
    }

    private func alias(_ found: TypeAliasDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let new = add(.typealias, name(found.name), found.attributes, found.modifiers, condition, in: parent)
        new.generics = generics(found.genericParameterClause, condition, in: new)
        new.type = type(found.initializer.value, condition, in: new)
        new.requirements = requirements(found.genericWhereClause, condition, in: new)
    }

    private func associatedType(_ found: AssociatedTypeDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let new = add(.associatedType, name(found.name), found.attributes, found.modifiers, condition, in: parent)
        new.inherited = found.inheritanceClause?.inheritedTypes.map { type($0.type, condition, in: new) } ?? []
        new.type = found.initializer.map { type($0.value, condition, in: new) }
        new.requirements = requirements(found.genericWhereClause, condition, in: new)
    }

    private func generics(
        _ clause: GenericParameterClauseSyntax?, _ condition: Condition, in owner: Declaration
    ) -> [Declaration] {
        clause?.parameters.map { parameter in
            let new = Declaration(.genericParameter, name(parameter.name), file: file, condition: condition, parent: owner)
            new.inherited = parameter.inheritedType.map { [type($0, condition, in: owner)] } ?? []
            return new
        } ?? []
    }

    // MARK: Callables

    func function(_ found: FunctionDeclSyntax, _ condition: Condition, in parent: Declaration) -> Declaration {
        let new = make(.function, name(found.name), found.attributes, found.modifiers, condition, in: parent)
        new.generics = generics(found.genericParameterClause, condition, in: new)
        signature(found.signature, condition, new)
        new.requirements = requirements(found.genericWhereClause, condition, in: new)
        if let body = found.body { new.accessors = [accessor(body.statements, condition, in: new)] }
        return new
    }

    private func initializer(_ found: InitializerDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let new = add(.initializer, name("init", at: found.initKeyword), found.attributes, found.modifiers, condition, in: parent)
        new.isFailable = found.optionalMark != nil
        new.generics = generics(found.genericParameterClause, condition, in: new)
        signature(found.signature, condition, new)
        new.requirements = requirements(found.genericWhereClause, condition, in: new)
        if let body = found.body { new.accessors = [accessor(body.statements, condition, in: new)] }
    }

    private func `subscript`(_ found: SubscriptDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let new = add(.subscript, name("subscript", at: found.subscriptKeyword), found.attributes, found.modifiers, condition, in: parent)
        new.generics = generics(found.genericParameterClause, condition, in: new)
        // Those of a subscript have no label where they have one name.
        new.parameters = parameters(found.parameterClause, condition, in: new, isSubscript: true)
        new.type = type(found.returnClause.type, condition, in: new)
        new.requirements = requirements(found.genericWhereClause, condition, in: new)
        new.accessors = accessors(found.accessorBlock, condition, in: new)
    }

    private func macro(_ found: MacroDeclSyntax, _ condition: Condition, in parent: Declaration) {
        let new = add(.macro, name(found.name), found.attributes, found.modifiers, condition, in: parent)
        new.generics = generics(found.genericParameterClause, condition, in: new)
        signature(found.signature, condition, new)
        new.requirements = requirements(found.genericWhereClause, condition, in: new)
        new.value = found.definition.map { expression($0.value, condition, in: new) }
    }

    private func signature(_ signature: FunctionSignatureSyntax, _ condition: Condition, _ new: Declaration) {
        new.parameters = parameters(signature.parameterClause, condition, in: new)
        new.type = signature.returnClause.map { type($0.type, condition, in: new) }
        new.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        new.thrown = signature.effectSpecifiers?.throwsClause?.type.map { type($0, condition, in: new) }
    }

    private func parameters(
        _ clause: FunctionParameterClauseSyntax, _ condition: Condition, in owner: Declaration, isSubscript: Bool = false
    ) -> [Declaration.Parameter] {
        clause.parameters.map { parameter in
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

    private func variable(_ found: VariableDeclSyntax, _ condition: Condition, in parent: Declaration) {
        // `let a, b: Int`: a type counts for the names before it too.
        var following: TypeNode?
        var made: [Declaration] = []
        for binding in found.bindings.reversed() {
            let isAnnotated = binding.typeAnnotation != nil || binding.initializer != nil
            let written = binding.typeAnnotation.map { type($0.type, condition, in: parent) }
            if isAnnotated { following = written }
            for part in names(in: binding.pattern) {
                let new = make(.variable, name(part), found.attributes, found.modifiers, condition, in: parent)
                new.type = written ?? (isAnnotated ? nil : following)
                new.value = binding.initializer.map { expression($0.value, condition, in: new) }
                if !binding.pattern.is(IdentifierPatternSyntax.self) { new.pattern = pattern(binding.pattern, condition, in: new) }
                new.accessors = accessors(binding.accessorBlock, condition, in: new)
                made.append(new)
            }
        }
        parent.members += made.reversed()
    }

    private func names(in pattern: PatternSyntax) -> [TokenSyntax] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
        return pattern.as(TuplePatternSyntax.self)?.elements.reversed().flatMap { names(in: $0.pattern) } ?? []
    }

    private func cases(_ found: EnumCaseDeclSyntax, _ condition: Condition, in parent: Declaration) {
        for element in found.elements {
            let new = add(.enumCase, name(element.name), found.attributes, found.modifiers, condition, in: parent)
            new.value = element.rawValue.map { expression($0.value, condition, in: parent) }
            new.parameters =
                element.parameterClause?.parameters.map { parameter in
                    let first = parameter.firstName.map(name)
                    return Declaration.Parameter(
                        label: first.flatMap { $0.text == "_" ? nil : $0.text }, name: first ?? name("", at: parameter),
                        type: type(parameter.type, condition, in: new), isVariadic: false,
                        defaultValue: parameter.defaultValue.map { expression($0.value, condition, in: new) }, attributes: [])
                } ?? []
        }
    }

    // MARK: Bodies

    func accessors(_ block: AccessorBlockSyntax?, _ condition: Condition, in owner: Declaration) -> [AccessorNode] {
        switch block?.accessors {
        case nil: []
        case .getter(let statements): [accessor(statements, condition, in: owner)]
        case .accessors(let list):
            list.compactMap { found in
                let thrown = found.effectSpecifiers?.throwsClause?.type.map { type($0, condition, in: owner) }
                guard found.body != nil || thrown != nil else { return nil }
                let keyword = found.accessorSpecifier.tokenKind
                let usual: String? =
                    switch keyword {
                    case .keyword(.set), .keyword(.willSet), .keyword(.`init`): "newValue"
                    case .keyword(.didSet): "oldValue"
                    default: nil
                    }
                return AccessorNode(
                    value: found.parameters.map { name($0.name).text } ?? usual, isGetter: keyword == .keyword(.get), thrown: thrown,
                    body: found.body.map { statements($0.statements, condition, in: owner) } ?? [])
            }
        }
    }

    private func accessor(_ items: CodeBlockItemListSyntax, _ condition: Condition, in owner: Declaration) -> AccessorNode {
        AccessorNode(value: nil, isGetter: true, body: statements(items, condition, in: owner))
    }
}
