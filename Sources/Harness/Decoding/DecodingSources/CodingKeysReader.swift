internal import DecodingPrograms
internal import SwiftSymbols

/// Reads enumerations of coding keys.
struct CodingKeysReader {
    let builder: ProgramBuilder

    init(_ builder: ProgramBuilder) {
        self.builder = builder
    }

    typealias Key = (name: String, key: String)

    /// Returns the coding keys of a type: nil in an optional if it has none of its own, and nil if they cannot be read.
    func keys(of declaration: Declaration, named name: String = "CodingKeys") -> [Key]?? {
        guard let found = builder.table.ownTypes(Word(name), of: declaration).first(where: \.condition.isActive) else { return .some(nil) }
        switch builder.table.meaning(of: found) {
        case .nominal(let keys, _): return self.keys(in: keys).map { .some($0) }
        default: return nil
        }
    }

    /// Returns the keys that a synthesized initializer asks for: nil in an optional if the type has none of its own, and nil if they cannot
    /// be read.
    func synthesizedKeys(of declaration: Declaration) -> [Key]?? {
        if let known = keys(of: declaration) { return known }
        guard let found = builder.table.ownTypes("CodingKeys", of: declaration).first(where: \.condition.isActive),
            case .nominal(let keys, _) = builder.table.meaning(of: found)
        else { return nil }
        guard let computed = ComputedKeys(builder, keys)?.texts() else { return nil }
        return .some(computed)
    }

    /// Returns the keys of an enumeration; nil if they cannot be read.
    func keys(in declaration: Declaration) -> [Key]? {
        guard declaration.kind == .enum, declaration.members.allSatisfy({ $0.isAvailable == true }) else { return nil }
        // A text of its own for each key is not read.
        let texts = builder.table.allMembers("stringValue", of: declaration).filter { $0.kind == .variable && $0.parent?.kind != .protocol }
        guard texts.isEmpty else { return nil }
        // A text that it is made of may be another one than that of the key.
        let isOwn = { (member: Declaration) in member.parameters.first?.label == "stringValue" && !member.accessors.isEmpty }
        guard !builder.table.allMembers("init", of: declaration).contains(where: isOwn) else { return nil }
        guard let raw = builder.conformances.rawType(of: declaration), case .outside("String", _) = raw else {
            return declaration.members.filter { $0.kind == .enumCase && $0.condition.isActive }.map { ($0.name.text, $0.name.text) }
        }
        return DeclaredTypeReader.rawCases(of: declaration, raw, builder)?.compactMap { found in
            if case .string(let text) = found.value { (found.name, text) } else { nil }
        }
    }

    /// The type of the coding keys that the compiler writes for a type.
    static func implicit(_ type: KnownType) -> KnownType { .outside(implicitName, [type]) }
    static let implicitName = "$CodingKeys"

    /// Returns the type of the coding keys of a type.
    func type(of owner: KnownType, _ declaration: Declaration, named name: String = "CodingKeys") -> KnownType {
        builder.table.ownTypes(Word(name), of: declaration).first(where: \.condition.isActive).map { builder.table.meaning(of: $0) }
            ?? Self.implicit(owner)
    }

    /// Returns the coding keys that the compiler writes for a type: its properties, or the cases of an enumeration.
    func implicitKeys(of type: KnownType) -> [Key] {
        guard case .nominal(let declaration, _) = type else { return [] }
        if declaration.kind == .enum {
            return declaration.members.filter { $0.kind == .enumCase && $0.condition.isActive }.map { ($0.name.text, $0.name.text) }
        }
        return DeclaredTypeReader.storedProperties(of: declaration).map(AppleMacros.storageName).map { ($0, $0) }
    }

    /// Returns the keys that a container is read with.
    func set(of type: KnownType, at place: ProgramPlace) -> KeySet {
        if case .outside(Self.implicitName, let owners) = type, let owner = owners.first { return .cases(implicitKeys(of: owner)) }
        guard case .nominal(let declaration, _) = type else { return .unread(Obstacle("keys of \(builder.name(of: type))", at: place)) }
        if declaration.kind == .enum {
            return keys(in: declaration).map { .cases($0) } ?? .unread(Obstacle("the keys of \(declaration.name.text)", at: place))
        }
        return acceptsAnyText(declaration) ? .any : .unread(Obstacle("the keys of \(declaration.name.text)", at: place))
    }

    /// Returns whether a structure of coding keys stores each text that it is made of.
    func acceptsAnyText(_ declaration: Declaration) -> Bool {
        let initializers = builder.table.ownMembers("init", of: declaration).filter {
            $0.kind == .initializer && $0.parameters.count == 1 && $0.parameters[0].label == "stringValue" && $0.condition.isActive
        }
        guard let initializer = initializers.first else {
            // The compiler writes one for a stored property.
            return DeclaredTypeReader.storedProperties(of: declaration).contains { $0.name.text == "stringValue" }
        }
        return storesText(initializer, of: declaration)
    }

    /// Returns whether an initializer of a structure of coding keys makes its parameter the text of the key.
    func storesText(_ initializer: Declaration, of declaration: Declaration) -> Bool {
        textProperty(of: declaration).map { Self.stores($0, initializer) } ?? false && !builder.stopping.contain(initializer)
    }

    /// The stored property that is the text of a key; nil if the text is calculated.
    private func textProperty(of declaration: Declaration) -> String? {
        let texts = builder.table.ownMembers("stringValue", of: declaration).filter { $0.kind == .variable && $0.condition.isActive }
        guard let getter = texts.first?.accessors.first(where: \.isGetter) else { return "stringValue" }
        guard getter.body.count == 1 else { return nil }
        switch getter.body[0] {
        case .expression(.name(let name, _, _)), .return(.name(let name, _, _)?): return name.text
        case .expression(.member(let base?, let name, _, _)), .return(.member(let base?, let name, _, _)?):
            return base.nameText == "self" ? name.text : nil
        default: return nil
        }
    }

    /// Returns whether an initializer assigns its parameter to a property and does nothing that depends on it.
    private static func stores(_ property: String, _ initializer: Declaration) -> Bool {
        guard let body = initializer.accessors.first?.body, let parameter = initializer.parameters.first?.name.text else { return false }
        var isStored = false
        for statement in body {
            guard case .expression(.sequence(let parts)) = statement, parts.count == 3, case .assignment = parts[1],
                case .operand(let target) = parts[0], case .operand(let value) = parts[2]
            else {
                // `self.init(stringValue: text)`.
                guard case .expression(.call(.member(.name(let own, _, _)?, let name, _, _), let arguments)) = statement,
                    own.text == "self", name.text == "init", arguments.arguments.count == 1,
                    case .name(let passed, _, _) = arguments.arguments[0].value, passed.text == parameter
                else { return false }
                isStored = true
                continue
            }
            let name: String? =
                switch target {
                case .member(.name(let own, _, _)?, let name, _, _) where own.text == "self": name.text
                case .name(let name, _, _): name.text
                default: nil
                }
            if name == property {
                // Another value afterwards is not followed.
                guard !isStored, case .name(let source, _, _) = value, source.text == parameter else { return false }
                isStored = true
            }
        }
        return isStored
    }
}
