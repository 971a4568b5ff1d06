/// Finds the keys that stand twice in one object, while a text is read.
///
/// Keys are equal when their characters are, however they are escaped; not when they merely look alike after Unicode normalisation.
struct KeyLedger {
    private(set) var repeated: [JSONRepeatedKey] = []
    private var entries: [(hash: UInt64, node: Int)] = []
    private var starts: [Int] = []

    mutating func begin() {
        starts.append(entries.count)
    }

    mutating func add(_ index: Int, _ node: JSONNode, _ text: UnsafeBufferPointer<UInt8>) {
        let hash = node.hasEscapes ? Self.hash(Self.characters(node, text)) : Self.hash(Self.bytes(node, text))
        entries.append((hash, index))
    }

    /// Small objects are compared pair by pair; large ones, where that would take quadratic time, are sorted first.
    mutating func end(_ nodes: [JSONNode], _ text: UnsafeBufferPointer<UInt8>) {
        let start = starts.removeLast()
        if entries.count - start <= 16 {
            for later in entries.indices[start...].dropFirst() {
                let isRepeated = (start..<later).contains { earlier in
                    entries[earlier].hash == entries[later].hash
                        && Self.areEqual(nodes[entries[earlier].node], nodes[entries[later].node], text)
                }
                if isRepeated { report(nodes[entries[later].node], text) }
            }
        } else {
            var seen: [[UInt8]: Int] = [:]
            let ordered = entries[start...].sorted { ($0.hash, $0.node) < ($1.hash, $1.node) }
            for (earlier, later) in zip(ordered, ordered.dropFirst()) where earlier.hash == later.hash {
                seen[Self.characters(nodes[earlier.node], text), default: 0] += 1
                if seen[Self.characters(nodes[later.node], text)] != nil { report(nodes[later.node], text) }
            }
        }
        entries.removeSubrange(start...)
    }

    private mutating func report(_ node: JSONNode, _ text: UnsafeBufferPointer<UInt8>) {
        let key = String(decoding: Self.characters(node, text), as: UTF8.self)
        repeated.append(JSONRepeatedKey(key: key, range: Int(node.start)..<Int(node.end)))
    }

    private static func bytes(_ node: JSONNode, _ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: text[Int(node.start) + 1..<Int(node.end) - 1])
    }

    private static func characters(_ node: JSONNode, _ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        node.hasEscapes ? JSONStrings.resolvingEscapes(bytes(node, text)) : Array(bytes(node, text))
    }

    private static func areEqual(_ left: JSONNode, _ right: JSONNode, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !left.hasEscapes, !right.hasEscapes else { return characters(left, text) == characters(right, text) }
        return bytes(left, text).elementsEqual(bytes(right, text))
    }

    /// FNV-1a.
    ///
    /// Keys that share a hash are compared, so that it need not be strong.
    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
