/// The combined content of a type, or the content of an extension.
struct TypeEntry: Sendable {
    /// The members of the type and its extensions, without inherited ones.
    var names = MemberNames()
    /// The types that the type inherits from or conforms to.
    ///
    /// Its own list comes before those of extensions.
    var inherited: [KnownType] = []
    /// The type that the extension extends.
    var extended = KnownType.unknown
    /// The type of `self` inside.
    ///
    /// It is unknown before all types are connected.
    var own = KnownType.unknown
    /// The type and all its ancestors, in the order in which members are looked for.
    ///
    /// It is empty before all types are connected.
    var lineage: [Ancestor] = []
    /// The ancestors that have types among their members.
    var nesting: [Ancestor] = []
    /// The entries of the types that its outside types conform to, if the sources extend them.
    var outsideLineage: [OutsideEntry] = []
    /// The protocols of the sources that extensions make its outside types conform to.
    var outsideProtocols: [Declaration] = []
}

/// The members and conformances that the sources add to an outside type.
///
/// It does not change once the table of all files is complete, so that threads can share it.
package final class OutsideEntry: @unchecked Sendable {
    /// The name of the type.
    package let name: String
    package var names = MemberNames()
    /// The protocols of the sources that extensions make it conform to.
    package var protocols: [Declaration] = []

    init(_ name: String) {
        self.name = name
    }

    /// Whether it has a member or a protocol.
    var isUseful: Bool { !names.all.isEmpty || !protocols.isEmpty }
}

/// A type, or one that it inherits from.
enum Ancestor: Sendable {
    case own(Declaration)
    case outside(OutsideEntry)
}

/// Members by their names, in the order of the files.
package struct MemberNames: Sendable {
    package private(set) var all: [Word: [Declaration]] = [:]
    /// The members that are types or type aliases.
    private(set) var types: [Word: [Declaration]] = [:]

    mutating func add(_ declarations: [Declaration]) {
        all.reserveCapacity(all.count + declarations.count)
        for declaration in declarations {
            all[declaration.name.word, default: []].append(declaration)
            if TypeNames.isType(declaration) { types[declaration.name.word, default: []].append(declaration) }
        }
    }
}
