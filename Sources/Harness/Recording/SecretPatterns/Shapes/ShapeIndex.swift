/// All shapes by the first bytes of the text that the search for them begins at, so that most bytes are passed over after one look.
struct ShapeIndex: Sendable {
    /// The number of bytes by which patterns are looked up.
    static let headCount = 3
    static let shared = ShapeIndex(SecretShape.all)

    private struct Entry {
        let pattern: ShapePattern
        let name: String
    }

    /// The entries that have the same head, the more specific ones first.
    private struct Group {
        let head: UInt32
        var entries: [Int]
    }

    private var entries: [Entry] = []
    private var groups: [Group] = []
    /// The number of a group, counted from one, at the hash of its head or at the next free place; zero where no group is.
    private var slots = [UInt16](repeating: 0, count: 1 << slotBits)

    init(_ shapes: [SecretShape]) {
        entries = shapes.flatMap { shape in shape.patterns.map { Entry(pattern: $0, name: shape.name) } }
        entries.sort { $0.pattern.specificity > $1.pattern.specificity }
        for (number, entry) in entries.enumerated() {
            for head in entry.pattern.heads { add(number, at: head) }
        }
    }

    private mutating func add(_ entry: Int, at head: UInt32) {
        if let group = group(at: head) {
            groups[group].entries.append(entry)
        } else {
            groups.append(Group(head: head, entries: [entry]))
            slots[slot(of: head)] = UInt16(groups.count)
        }
    }

    /// Returns the bytes that the search for patterns begins at.
    /// - Parameter insideWords: Whether to return those that may follow a letter or digit, or the others.
    func firstBytes(insideWords: Bool) -> Set<UInt8> {
        Set(entries.map(\.pattern).filter { $0.mayBeginInsideWord == insideWords }.flatMap(\.firstBytes))
    }

    /// Returns whether a place has the head of a pattern.
    func mayMatch(_ bytes: [UInt8], at index: Int) -> Bool {
        index <= bytes.count - Self.headCount && group(at: Self.head(of: bytes, at: index)) != nil
    }

    /// Returns the longest secret that the search finds at a place, and the name of a placeholder for it.
    ///
    /// Of several shapes that match equally far, the most specific one gives the name.
    func secret(in bytes: [UInt8], at index: Int) -> (range: Range<Int>, name: String)? {
        guard index <= bytes.count - Self.headCount, let group = group(at: Self.head(of: bytes, at: index)) else { return nil }
        var longest: (range: Range<Int>, name: String)?
        for entry in groups[group].entries {
            guard let match = entries[entry].pattern.match(in: bytes, at: index),
                match.secret.upperBound > longest?.range.upperBound ?? 0,
                match.isCertain || !PlaceholderText.matches(tokenBody: bytes[match.body])
            else { continue }
            longest = (match.secret, entries[entry].name)
        }
        return longest
    }

    // MARK: Heads

    private static let slotBits = 16

    /// Returns the group of a head.
    private func group(at head: UInt32) -> Int? {
        let number = Int(slots[slot(of: head)])
        return number == 0 ? nil : number - 1
    }

    /// Returns the place of a head's group, or the free place for it.
    private func slot(of head: UInt32) -> Int {
        var slot = Int((head &* 0x9E37_79B1) >> UInt32(32 - Self.slotBits))
        while slots[slot] != 0, groups[Int(slots[slot]) - 1].head != head { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private static func head(of bytes: [UInt8], at index: Int) -> UInt32 {
        UInt32(folded(bytes[index])) << 16 | UInt32(folded(bytes[index + 1])) << 8 | UInt32(folded(bytes[index + 2]))
    }

    /// Returns a byte that is the same for a capital and its lower-case letter.
    static func folded(_ byte: UInt8) -> UInt8 { byte & 0x40 == 0 ? byte : byte | 0x20 }
}
