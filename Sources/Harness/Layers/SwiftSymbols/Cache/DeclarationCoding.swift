extension NodeWriter {
    func imports(_ imports: [ParsedFile.Import]) {
        list(imports) { found in
            list(found.path, name)
            condition(found.condition)
            for value in [found.isExported, found.isTestable, found.isSPI] { flag(value) }
        }
    }

    /// Writes the names of a declaration and of all declarations in it.
    ///
    /// They come first, because closures may contain declarations, and name those of the blocks around them.
    func declaration(_ declaration: Declaration) {
        declarations[ObjectIdentifier(declaration)] = declarations.count
        head(of: declaration)
        list(declaration.generics, self.declaration)
        list(declaration.members, self.declaration)
        list(declaration.blocks, self.declaration)
    }

    private func head(of declaration: Declaration) {
        word(Word(declaration.kind.rawValue))
        name(declaration.name)
        condition(declaration.condition)
        number(Int(declaration.access.rawValue))
        for value in declaration.flags { flag(value) }
    }

    /// Writes what other files may see of a declaration itself and of its generic parameters, without its members.
    ///
    /// The declarations of the file are written already.
    func signature(of declaration: Declaration) {
        head(of: declaration)
        mentions(of: declaration)
    }

    /// Writes the signature of a declaration without its name.
    func mentions(of declaration: Declaration) {
        ownInterface(of: declaration)
        list(declaration.generics, signature)
    }

    /// Writes what other files may see of a declaration that is written already, and of all declarations in it.
    func interface(of declaration: Declaration) {
        ownInterface(of: declaration)
        for inner in declaration.inner { interface(of: inner) }
    }

    /// The value of a variable belongs to it if the type is not written, because the type follows from the value.
    private func ownInterface(of declaration: Declaration) {
        list(declaration.requirements, requirement)
        list(declaration.primaryTypes, word)
        list(declaration.inherited, type)
        list(declaration.attributes, attribute)
        list(declaration.parameters, parameter)
        optional(declaration.type, type)
        optional(declaration.inferringValue, expression)
        optional(declaration.pattern, pattern)
        optional(declaration.thrown, type)
    }

    private func parameter(_ parameter: Declaration.Parameter) {
        label(parameter.label)
        name(parameter.name)
        type(parameter.type)
        flag(parameter.isVariadic)
        optional(parameter.defaultValue, expression)
        list(parameter.attributes, attribute)
    }

    /// Writes the bodies of a declaration that is written already, and those of all declarations in it.
    func bodies(of declaration: Declaration) {
        list(declaration.accessors, accessor)
        statements(declaration.statements)
        if declaration.type != nil { optional(declaration.value, expression) }
        for inner in declaration.inner { bodies(of: inner) }
    }
}

extension NodeReader {
    func imports() throws(Damaged) -> [ParsedFile.Import] {
        try list { () throws(Damaged) in
            ParsedFile.Import(
                path: try list(name), condition: try condition(), isExported: try flag(), isTestable: try flag(), isSPI: try flag())
        }
    }

    /// Reads the names of a declaration and of all declarations in it.
    func declaration(in parent: Declaration?) throws(Damaged) -> Declaration {
        guard let kind = Declaration.Kind(rawValue: try word().text) else { throw Damaged() }
        let new = Declaration(kind, try name(), file: file, condition: try condition(), parent: parent)
        declarations.append(new)
        guard let access = Declaration.Access(rawValue: UInt8(clamping: try number())) else { throw Damaged() }
        new.access = access
        new.hasWrittenAccess = try flag()
        new.isSPI = try flag()
        new.isStatic = try flag()
        new.isOverride = try flag()
        new.isAsync = try flag()
        new.isConstant = try flag()
        new.isReadOnly = try flag()
        new.isLazy = try flag()
        new.isWeak = try flag()
        new.isThrowing = try flag()
        new.isFailable = try flag()
        new.isImplicitlyUnwrapped = try flag()
        let inner = { () throws(Damaged) in try self.nested { () throws(Damaged) in try self.declaration(in: new) } }
        new.generics = try list(inner)
        new.members = try list(inner)
        new.blocks = try list(inner)
        return new
    }

    /// Adds what other files may see of a declaration, and of all declarations in it.
    func readInterface(of declaration: Declaration) throws(Damaged) {
        declaration.requirements = try list(requirement)
        declaration.primaryTypes = try list(word)
        declaration.inherited = try list(type)
        declaration.attributes = try list(attribute)
        declaration.parameters = try list(parameter)
        declaration.type = try optional(type)
        declaration.value = try optional(expression)
        declaration.pattern = try optional(pattern)
        declaration.thrown = try optional(type)
        for inner in declaration.inner { try readInterface(of: inner) }
    }

    private func parameter() throws(Damaged) -> Declaration.Parameter {
        let (label, name, type) = (try label(), try name(), try type())
        let (isVariadic, defaultValue) = (try flag(), try optional(expression))
        return Declaration.Parameter(
            label: label, name: name, type: type, isVariadic: isVariadic, defaultValue: defaultValue, attributes: try list(attribute))
    }

    /// Adds the bodies of a declaration, and of all declarations in it.
    func readBodies(of declaration: Declaration) throws(Damaged) {
        declaration.accessors = try list(accessor)
        declaration.statements = try statements()
        if declaration.type != nil { declaration.value = try optional(expression) }
        for inner in declaration.inner { try readBodies(of: inner) }
    }
}

extension Declaration {
    /// The declarations directly in it.
    fileprivate var inner: [Declaration] { generics + members + blocks }

    /// The value from which the type of a variable follows, because it is not written.
    fileprivate var inferringValue: ExpressionNode? { type == nil ? value : nil }

    /// The properties that are true or false, in the order in which they are written.
    fileprivate var flags: [Bool] {
        [
            hasWrittenAccess, isSPI, isStatic, isOverride, isAsync, isConstant, isReadOnly, isLazy, isWeak, isThrowing, isFailable,
            isImplicitlyUnwrapped,
        ]
    }
}
