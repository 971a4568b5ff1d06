/// Reads uses that a ``UsesWriter`` wrote.
final class UsesReader {
    /// The interface of a file, by its fingerprint.
    struct Interface {
        let now: Fingerprint
        /// The interface before a change; nil if nothing changed.
        var before: Fingerprint?
        /// For each declaration that the file had before, the number that it has now.
        var numbers: [Int?] = []
    }

    private let reader: NodeReader
    private let file: Int
    private let numbers: DeclarationNumbers
    private let interfaces: [Interface]
    /// For each file whose declarations are named, its number, and the numbers that its declarations have now.
    ///
    /// The numbers are nil if they have not changed.
    private var files: [(file: Int, numbers: [Int?]?)] = []

    private typealias Damaged = NodeReader.Damaged

    private init(_ reader: NodeReader, file: Int, _ numbers: DeclarationNumbers, _ interfaces: [Interface]) {
        (self.reader, self.file, self.numbers, self.interfaces) = (reader, file, numbers, interfaces)
    }

    /// Reads the uses in a file.
    /// - Parameters:
    ///   - file: The number of the file.
    ///   - interfaces: The interface of each file.
    /// - Returns: The uses, and whether any of the files whose declarations they name has changed.
    /// - Throws: ``NodeReader/Damaged``, also for a declaration that is not there any more.
    static func uses(
        _ stored: ArraySlice<UInt8>, file: Int, _ numbers: DeclarationNumbers, _ interfaces: [Interface]
    ) throws(NodeReader.Damaged) -> (uses: ResolvedUses, isRenumbered: Bool) {
        try NodeReader.reading(stored) { reader throws(NodeReader.Damaged) in
            let found = UsesReader(reader, file: file, numbers, interfaces)
            let uses = try found.all()
            let isRenumbered = found.files.contains { $0.numbers != nil }
            return (isRenumbered ? uses.sorted : uses, isRenumbered)
        }
    }

    private func all() throws(Damaged) -> ResolvedUses {
        files = try reader.list(declaringFile)
        let uses = ResolvedUses(
            references: try reader.list(reference), outsideUses: try reader.list(outsideUse),
            unresolvedUses: try reader.list(unresolvedUse))
        guard reader.isAtEnd else { throw Damaged() }
        return uses
    }

    private func declaringFile() throws(Damaged) -> (file: Int, numbers: [Int?]?) {
        let (file, interface) = (try reader.number(), try reader.fingerprint())
        guard interfaces.indices.contains(file) else { throw Damaged() }
        if interfaces[file].now == interface { return (file, nil) }
        guard interfaces[file].before == interface else { throw Damaged() }
        return (file, interfaces[file].numbers)
    }

    private func declaration() throws(Damaged) -> Int {
        let (place, stored) = (try reader.number(), try reader.number())
        guard files.indices.contains(place) else { throw Damaged() }
        let (file, changed) = files[place]
        var number: Int? = stored
        if let changed { number = changed.indices.contains(stored) ? changed[stored] : nil }
        guard let number, number >= 0, number < numbers.count(in: file) else { throw Damaged() }
        return numbers.first(of: file) + number
    }

    private func reference() throws(Damaged) -> Reference {
        let (declaration, context, offset) = (try declaration(), try reader.optional(declaration), try reader.size())
        return Reference(
            file: file, declaration: declaration, context: context, offset: offset, role: try role(), isActive: try reader.flag(),
            conditions: try texts(), isInPreview: try reader.flag())
    }

    private func outsideUse() throws(Damaged) -> OutsideUse {
        let (names, context, offset) = (try texts(), try reader.optional(declaration), try reader.size())
        return OutsideUse(
            file: file, names: names, context: context, offset: offset, role: try role(), isActive: try reader.flag(),
            conditions: try texts())
    }

    private func unresolvedUse() throws(Damaged) -> UnresolvedUse {
        let (name, offset) = (try reader.word().text, try reader.size())
        guard let reason = UnresolvedUse.Reason(rawValue: UInt8(clamping: try reader.number())) else { throw Damaged() }
        let isImplicit = try reader.flag()
        let call = try reader.optional { () throws(Damaged) in UnresolvedUse.Call(labels: try texts(), closures: try reader.number()) }
        let candidates = try reader.list(declaration).sorted()
        return UnresolvedUse(
            file: file, name: name, offset: offset, reason: reason, isImplicit: isImplicit, call: call, candidates: candidates,
            context: try reader.optional(declaration), isActive: try reader.flag(), conditions: try texts(), isInPreview: try reader.flag())
    }

    private func texts() throws(Damaged) -> [String] { try reader.list { () throws(Damaged) in try reader.word().text } }

    private func role() throws(Damaged) -> NameRole {
        guard let role = NameRole(rawValue: UInt8(clamping: try reader.number())) else { throw Damaged() }
        return role
    }
}
