internal import DecodingPrograms
internal import SwiftSymbols

/// Finds conditions of `#if` that only a named platform decides.
struct PlatformConditions {
    /// Whether the platform is named.
    ///
    /// Without a name, a type whose own decoding differs between platforms is not read.
    let isNamed: Bool

    /// Returns a condition around a member of a type that asks for the platform; nil if none is open.
    ///
    /// A condition around the whole type counts only if another branch declares a type with its name.
    func open(in type: Declaration, _ table: SymbolTable) -> String? {
        if let own = open(type.condition, beyond: nil), hasAlternative(type, table) { return own }
        let keys = table.ownTypes("CodingKeys", of: type)
        let members = type.members.filter { $0.kind == .variable && !$0.isStatic || $0.kind == .enumCase }
        let initializers = table.ownMembers("init", of: type).filter { table.isDecodingInitializer($0) || $0.isRawInitializer }
        return (members + initializers + keys + keys.flatMap(\.members)).lazy.compactMap { open($0.condition, beyond: type.condition) }
            .first
    }

    /// Returns whether a branch that the build does not contain declares a type or alias with the name of a type.
    private func hasAlternative(_ type: Declaration, _ table: SymbolTable) -> Bool {
        guard let path = type.number.map({ table.paths[$0] }) else { return false }
        return table.declarations.indices.contains { number in
            let other = table.declarations[number]
            guard !other.condition.isActive, table.paths[number] == path, other.name.text == type.name.text else { return false }
            return switch other.kind {
            case .actor, .class, .enum, .struct, .typealias: true
            default: false
            }
        }
    }

    /// Returns the innermost condition that asks for the platform; nil if none is open.
    /// - Parameter outer: The conditions around the declaration, which do not count; nil if all count.
    func open(_ condition: Condition, beyond outer: Condition?) -> String? {
        guard !isNamed else { return nil }
        return condition.clauses.last { clause in
            outer?.clauses.contains(clause) != true && ["os(", "canImport(", "targetEnvironment("].contains { clause.contains($0) }
        }
    }

    static func obstacle(_ clause: String, at place: ProgramPlace) -> Obstacle {
        Obstacle("\(clause), which depends on a platform that is not named", at: place)
    }
}

extension BuildConditions {
    /// The conditions that hold in a debug build for a platform.
    init(_ platform: BuildPlatform) {
        self = platform == .linux ? BuildConditions() : .app.on(platform.rawValue)
    }
}
