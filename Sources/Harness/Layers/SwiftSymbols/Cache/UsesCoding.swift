extension ResolvedUses {
    /// Reads stored uses.
    /// - Parameter file: The number of their file.
    init(stored: ArraySlice<UInt8>, file: Int) throws(NodeReader.Damaged) {
        self = try NodeReader.reading(stored) { reader throws(NodeReader.Damaged) in
            let uses = ResolvedUses(
                references: try reader.list { () throws(NodeReader.Damaged) in try reader.reference(in: file) },
                outsideUses: try reader.list { () throws(NodeReader.Damaged) in try reader.outsideUse(in: file) },
                unresolvedUses: try reader.list { () throws(NodeReader.Damaged) in try reader.unresolvedUse(in: file) })
            guard reader.isAtEnd else { throw NodeReader.Damaged() }
            return uses
        }
    }

    /// The bytes to store.
    var bytes: [UInt8] {
        let writer = NodeWriter()
        writer.list(references, writer.reference)
        writer.list(outsideUses, writer.outsideUse)
        writer.list(unresolvedUses, writer.unresolvedUse)
        return writer.bytes
    }
}

extension NodeWriter {
    fileprivate func reference(_ use: Reference) {
        number(use.declaration)
        optional(use.context, number)
        number(use.offset)
        number(Int(use.role.rawValue))
        place(use.isActive, use.conditions)
    }

    fileprivate func outsideUse(_ use: OutsideUse) {
        list(use.names) { word(Word($0)) }
        optional(use.context, number)
        number(use.offset)
        number(Int(use.role.rawValue))
        place(use.isActive, use.conditions)
    }

    fileprivate func unresolvedUse(_ use: UnresolvedUse) {
        word(Word(use.name))
        number(use.offset)
        number(Int(use.reason.rawValue))
        flag(use.isImplicit)
        list(use.candidates, number)
        optional(use.context, number)
        place(use.isActive, use.conditions)
    }

    private func place(_ isActive: Bool, _ conditions: [String]) {
        flag(isActive)
        list(conditions) { word(Word($0)) }
    }
}

extension NodeReader {
    fileprivate func reference(in file: Int) throws(Damaged) -> Reference {
        let (declaration, context, offset, role) = (try number(), try optional(number), try number(), try role())
        return Reference(
            file: file, declaration: declaration, context: context, offset: offset, role: role, isActive: try flag(),
            conditions: try texts())
    }

    fileprivate func outsideUse(in file: Int) throws(Damaged) -> OutsideUse {
        let (names, context, offset, role) = (try texts(), try optional(number), try number(), try role())
        return OutsideUse(
            file: file, names: names, context: context, offset: offset, role: role, isActive: try flag(), conditions: try texts())
    }

    fileprivate func unresolvedUse(in file: Int) throws(Damaged) -> UnresolvedUse {
        let (name, offset) = (try word().text, try number())
        guard let reason = UnresolvedUse.Reason(rawValue: UInt8(clamping: try number())) else { throw Damaged() }
        let (isImplicit, candidates, context) = (try flag(), try list(number), try optional(number))
        return UnresolvedUse(
            file: file, name: name, offset: offset, reason: reason, isImplicit: isImplicit, candidates: candidates, context: context,
            isActive: try flag(), conditions: try texts())
    }

    private func texts() throws(Damaged) -> [String] { try list { () throws(Damaged) in try word().text } }

    private func role() throws(Damaged) -> NameRole {
        guard let role = NameRole(rawValue: UInt8(clamping: try number())) else { throw Damaged() }
        return role
    }
}
