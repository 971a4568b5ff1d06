internal import SwiftSymbols

/// The functions, properties and subscripts of the sources that may stop the program.
final class StoppingMembers {
    private let table: SymbolTable
    private var known: [ObjectIdentifier: Bool] = [:]
    private lazy var byName: [String: [Declaration]] = {
        var found: [String: [Declaration]] = [:]
        for declaration in table.declarations where declaration.parent != nil && declaration.condition.isActive {
            switch declaration.kind {
            case .function, .variable: found[declaration.name.text, default: []].append(declaration)
            case .subscript: found["subscript", default: []].append(declaration)
            default: continue
            }
        }
        return found
    }()

    init(_ table: SymbolTable) {
        self.table = table
    }

    /// Returns whether one of several declarations may stop the program.
    func contain(_ declarations: [Declaration]) -> Bool { declarations.contains(where: contain) }

    /// Returns whether a declaration may stop the program by its body, its accessors or its value.
    func contain(_ declaration: Declaration) -> Bool {
        if let found = known[ObjectIdentifier(declaration)] { return found }
        let found = StoppingBody.isIn(declaration, table)
        known[ObjectIdentifier(declaration)] = found
        return found
    }

    /// Returns whether the initial value of a property may stop the program.
    func containValue(of property: Declaration) -> Bool { StoppingBody.isInValue(of: property, table) }

    /// Returns whether a member with a name may stop the program, whatever its type is.
    func contain(named name: String) -> Bool { contain(byName[name] ?? []) }

    /// Returns whether a function with a name may stop the program, whatever its type is.
    func containFunction(named name: String) -> Bool { contain((byName[name] ?? []).filter { $0.kind == .function }) }

    /// Returns whether a member with a name may stop the program that an extension adds to a protocol or to an outside type.
    func containAdded(named name: String) -> Bool {
        contain((byName[name] ?? []).filter { AddedMembers.isAdded($0, table) })
    }

    /// Returns whether a member of an outside type, or of one that is not known, may stop the program.
    func mayContain(_ name: String, of type: KnownType) -> Bool { type.isUnknown ? contain(named: name) : containAdded(named: name) }

    /// Returns whether an operation of the standard library that calls a member of a type may stop the program, such as `==` or `hash`.
    func contain(_ name: Word, of type: KnownType) -> Bool {
        switch type.fullyUnwrapped {
        case .nominal(let owner, _): contain(table.allMembers(name, of: owner))
        case .outside(_, let arguments): arguments.contains { contain(name, of: $0) }
        case .tuple(let parts): parts.contains { contain(name, of: $0.type) }
        case .unknown, .composition, .parameter, .associated: contain(named: name.text)
        case .function, .metatype, .module: false
        }
    }
}
