internal import DecodingPrograms
internal import SwiftSymbols

/// Finds conditions of `#if` on which the decoding of a type depends, and that the sources do not decide: which platform the app is built for,
/// if neither its user nor a project names one, and whether it is a debug or a release build.
struct OpenConditions {
    /// Whether the platform is named.
    let isPlatformNamed: Bool
    /// The numbers of the files whose system their project names.
    ///
    /// Whether they run in a simulator, or as an app for iOS on a Mac, is still open.
    let filesWithSystem: Set<Int>

    /// Returns the open condition around a member that decides the decoding of a type, at the member; nil if none is open.
    ///
    /// A condition around the whole type counts only if another branch declares a type with its name.
    func open(in type: Declaration, _ table: SymbolTable) -> Obstacle? {
        if let own = open(type.condition, inFile: type.file, beyond: nil), hasAlternative(type, table) {
            return Self.obstacle(own, at: type)
        }
        let keys = table.ownTypes("CodingKeys", of: type)
        let members = type.members.filter {
            $0.kind == .enumCase || $0.kind == .variable && !$0.isStatic && !$0.accessors.contains(where: \.isGetter)
        }
        let initializers = table.ownMembers("init", of: type).filter { table.isDecodingInitializer($0) || $0.isRawInitializer }
        return (members + initializers + keys + keys.flatMap(\.members)).lazy.compactMap { member in
            open(member.condition, inFile: member.file, beyond: type.condition).map { Self.obstacle($0, at: member) }
        }.first
    }

    private static func obstacle(_ construct: String, at declaration: Declaration) -> Obstacle {
        Obstacle(construct, at: ProgramPlace(file: declaration.file, offset: declaration.name.offset))
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

    /// Returns the innermost open condition as the construct of an obstacle; nil if none is open.
    /// - Parameters:
    ///   - file: The number of the file that contains the condition.
    ///   - outer: The conditions around the declaration, which do not count; nil if all count.
    func open(_ condition: Condition, inFile file: Int, beyond outer: Condition?) -> String? {
        condition.clauses.reversed().lazy.filter { outer?.clauses.contains($0) != true }.compactMap { construct($0, inFile: file) }.first
    }

    private func construct(_ clause: String, inFile file: Int) -> String? {
        if DebugCondition.isPart(of: clause) { return "\(clause), which differs between debug and release builds" }
        guard !isPlatformNamed, ["os(", "canImport(", "targetEnvironment("].contains(where: clause.contains),
            !filesWithSystem.contains(file) || !Self.isDecidedBySystem(clause)
        else { return nil }
        return "\(clause), which depends on a platform that is not named"
    }

    /// Whether a condition asks for nothing but the system, and for modules of which it is known whether the system has them.
    private static func isDecidedBySystem(_ clause: String) -> Bool {
        !clause.contains("targetEnvironment(")
            && clause.matches(of: /canImport\(\s*([^),\s]*)/).allSatisfy { BuildConditions.modulesBySystem.contains(String($0.output.1)) }
    }
}

extension BuildConditions {
    /// The conditions that hold in a debug build for a platform.
    init(_ platform: BuildPlatform) {
        self = platform == .linux ? BuildConditions() : .app.on(platform.rawValue)
    }
}
