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
    var outsideLineage: [OutsideEntry] = []
}

/// What the sources add to an outside type.
///
/// Nothing of it changes once the table of all files is made: that is what lets it go from one thread to another.
final class OutsideEntry: @unchecked Sendable {
    /// The type's.
    let name: String
    var names = MemberNames()
    /// The protocols of the sources that it is made to conform to.
    var protocols: [Declaration] = []

    init(_ name: String) {
        self.name = name
    }
}

/// A type, or what it inherits from.
enum Ancestor: Sendable {
    case own(Declaration)
    case outside(OutsideEntry)
}

/// Members by their names, in the order of the files.
struct MemberNames: Sendable {
    private(set) var all: [Word: [Declaration]] = [:]
    /// Those of them that are types, or stand for one.
    private(set) var types: [Word: [Declaration]] = [:]

    mutating func add(_ declarations: [Declaration]) {
        all.reserveCapacity(all.count + declarations.count)
        for declaration in declarations {
            all[declaration.name.word, default: []].append(declaration)
            if TypeNames.isType(declaration) { types[declaration.name.word, default: []].append(declaration) }
        }
    }
}
