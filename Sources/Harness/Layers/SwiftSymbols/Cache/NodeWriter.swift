/// Writes nodes as bytes, from which a ``NodeReader`` makes equal ones.
///
/// Places are written apart from everything else, so that code that only moves keeps its other bytes.
final class NodeWriter {
    /// Everything but the places.
    private(set) var bytes: [UInt8] = []
    /// The offsets of names, each as the difference from the one before it.
    private(set) var places: [UInt8] = []
    private var words: [Word: Int] = [:]
    private var lastOffset = 0
    /// The numbers of the declarations that are written already.
    var declarations: [ObjectIdentifier: Int] = [:]

    /// The digests of the names that are written so far, and of those without the mark of a property wrapper: `a` for `$a` and `_a`.
    var digests: Set<UInt32> {
        var found: Set<UInt32> = []
        for word in words.keys {
            found.insert(word.digest)
            if let mark = word.text.utf8.first, mark == UInt8(ascii: "$") || mark == UInt8(ascii: "_") {
                found.insert(Word(String(word.text.dropFirst())).digest)
            }
        }
        return found
    }

    /// Writes a number from 0, in groups of seven bits with the lowest first.
    func number(_ value: Int) { Self.append(UInt(bitPattern: value), to: &bytes) }

    /// Writes bytes whose number is known.
    func raw(_ value: [UInt8]) { bytes += value }

    func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

    /// Writes an offset in the file.
    func offset(_ value: Int) {
        let difference = value - lastOffset
        lastOffset = value
        // Small differences of both signs are short.
        Self.append(UInt(bitPattern: (difference << 1) ^ (difference >> (Int.bitWidth - 1))), to: &places)
    }

    func text(_ value: String) {
        number(value.utf8.count)
        bytes += value.utf8
    }

    /// Writes a name, which is written out only once.
    func word(_ value: Word) {
        if let known = words[value] { return number(known) }
        words[value] = words.count + 1
        number(0)
        text(value.text)
    }

    func list<Element>(_ elements: [Element], _ write: (Element) -> Void) {
        number(elements.count)
        for element in elements { write(element) }
    }

    func optional<Value>(_ value: Value?, _ write: (Value) -> Void) {
        flag(value != nil)
        if let value { write(value) }
    }

    private static func append(_ value: UInt, to bytes: inout [UInt8]) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
