/// Writes uses, which name declarations by their files and their numbers there.
final class UsesWriter {
    private let writer = NodeWriter()
    private let numbers: DeclarationNumbers
    /// The files of the declarations that are written, and their places among these.
    private var files: [Int] = []
    private var places: [Int: Int] = [:]

    init(_ numbers: DeclarationNumbers) { self.numbers = numbers }

    /// Returns the bytes to store.
    /// - Parameter interfaces: The interface of each file.
    func bytes(_ uses: ResolvedUses, _ interfaces: (Int) -> Fingerprint) -> [UInt8] {
        writer.list(uses.references, reference)
        writer.list(uses.outsideUses, outsideUse)
        writer.list(uses.unresolvedUses, unresolvedUse)
        let head = NodeWriter()
        head.list(files) { file in
            head.number(file)
            head.raw(interfaces(file).bytes)
        }
        return head.bytes + writer.bytes
    }

    private func declaration(_ number: Int) {
        let file = numbers.file(of: number)
        let place = places[file] ?? files.count
        if place == files.count {
            places[file] = place
            files.append(file)
        }
        writer.number(place)
        writer.number(number - numbers.first(of: file))
    }

    private func reference(_ use: Reference) {
        declaration(use.declaration)
        writer.optional(use.context, declaration)
        writer.number(use.offset)
        writer.number(Int(use.role.rawValue))
        place(use.isActive, use.conditions)
        writer.flag(use.isInPreview)
    }

    private func outsideUse(_ use: OutsideUse) {
        writer.list(use.names) { writer.word(Word($0)) }
        writer.optional(use.context, declaration)
        writer.number(use.offset)
        writer.number(Int(use.role.rawValue))
        place(use.isActive, use.conditions)
    }

    private func unresolvedUse(_ use: UnresolvedUse) {
        writer.word(Word(use.name))
        writer.number(use.offset)
        writer.number(Int(use.reason.rawValue))
        writer.flag(use.isImplicit)
        writer.optional(use.call) { call in
            writer.list(call.labels) { writer.word(Word($0)) }
            writer.number(call.closures)
        }
        writer.list(use.candidates, declaration)
        writer.optional(use.context, declaration)
        place(use.isActive, use.conditions)
        writer.flag(use.isInPreview)
    }

    private func place(_ isActive: Bool, _ conditions: [String]) {
        writer.flag(isActive)
        writer.list(conditions) { writer.word(Word($0)) }
    }
}
