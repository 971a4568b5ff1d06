/// What the files say together of a type, or of an extension.
struct TypeEntry: Sendable {
    /// What the type and its extensions have, without what they inherit.
    var names = MemberNames()
    /// What the type inherits from and conforms to, its own before what extensions add.
    var inherited: [KnownType] = []
    /// What the extension extends.
    var extended = KnownType.unknown
    /// The type of `self` inside; not known before all is connected.
    var own = KnownType.unknown
    /// The type and all that it inherits from, in the order in which members are looked for; none before all is connected.
    var lineage: [Ancestor] = []
    /// Those of them that have types among their members.
    var nesting: [Ancestor] = []
    /// What its outside types conform to besides, as far as the sources add something to that.
    var outsideLineage: [String] = []
}

/// What the sources add to an outside type.
struct OutsideEntry {
    var names = MemberNames()
    /// The protocols of the sources that it is made to conform to.
    var protocols: [Declaration] = []
}

/// A type, or what it inherits from.
enum Ancestor: Sendable {
    case own(Declaration)
    case outside(String)
}

/// Members by their names, in the order of the files.
struct MemberNames: Sendable {
    private(set) var all: [String: [Declaration]] = [:]
    /// Those of them that are types, or stand for one.
    private(set) var types: [String: [Declaration]] = [:]

    mutating func add(_ declarations: [Declaration]) {
        all.reserveCapacity(all.count + declarations.count)
        for declaration in declarations {
            all[declaration.name.text, default: []].append(declaration)
            if TypeNames.isType(declaration) { types[declaration.name.text, default: []].append(declaration) }
        }
    }
}
