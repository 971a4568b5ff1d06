/// The parts of a secret in their order, for an exact search without backtracking.
///
/// The search begins at a text of known bytes, which may be inside the secret: `Q~`, `.atlasv1.`.
struct ShapePattern: Sendable {
    private enum Part: Sendable {
        case text([UInt8])
        case run(ByteSet, ClosedRange<Int>)
    }

    /// A place that has the shape.
    struct Match {
        /// The secret.
        fileprivate(set) var secret: Range<Int>
        /// The longest part of an alphabet.
        fileprivate(set) var body: Range<Int>
        /// Whether the vendor's checksum is right.
        fileprivate(set) var isCertain = false

        fileprivate mutating func note(_ part: Range<Int>, isBody: Bool, isStart: Bool) {
            if isBody, part.count > body.count { body = part }
            if isStart { secret = part }
        }
    }

    private let isAnyCase: Bool
    private var parts: [Part] = []
    /// The index of the text that the search begins at: the first one, or the longest one if the first is short.
    private var anchor: Int?
    /// The index of the part at which the secret begins.
    private var secretStart = 0
    private var checksum: ShapeChecksum?

    init(isAnyCase: Bool) {
        self.isAnyCase = isAnyCase
    }

    mutating func add(text: ArraySlice<UInt8>) {
        let known = anchor.map(textCount) ?? 0
        if known < ShapeIndex.headCount, known < text.count { anchor = parts.count }
        parts.append(.text(text.map(folded)))
    }

    mutating func add(_ bytes: ByteSet, _ counts: ClosedRange<Int>) { parts.append(.run(bytes, counts)) }

    mutating func add(_ checksum: ShapeChecksum) {
        self.checksum = checksum
        add(ByteSet(checksum.alphabet), checksum.digitCount...checksum.digitCount)
    }

    mutating func beginSecret() { secretStart = parts.count }

    private func folded(_ byte: UInt8) -> UInt8 {
        isAnyCase && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    // MARK: Matching

    /// Returns the secret of this shape at whose text, where the search begins, a place is.
    func match(in bytes: [UInt8], at index: Int) -> Match? {
        guard let anchor else { return nil }
        var (start, end) = (index, index)
        var match = Match(secret: index..<index, body: index..<index)
        for number in anchor..<parts.count {
            guard let next = endOfPart(number, from: end, in: bytes) else { return nil }
            match.note(end..<next, isBody: isRun(number), isStart: number == secretStart)
            end = next
        }
        for number in (0..<anchor).reversed() {
            guard let previous = startOfPart(number, before: start, in: bytes) else { return nil }
            match.note(previous..<start, isBody: isRun(number), isStart: number == secretStart)
            start = previous
        }
        guard isApart(start..<end, in: bytes) else { return nil }
        match.secret = match.secret.lowerBound..<end
        if let checksum { match.isCertain = checksum.isRight(for: bytes[start..<end], prefix: textCount(0)) }
        return match
    }

    private func endOfPart(_ number: Int, from start: Int, in bytes: [UInt8]) -> Int? {
        switch parts[number] {
        case .text(let text): return has(text, at: start, in: bytes) ? start + text.count : nil
        case .run(let set, let counts):
            let limit = min(bytes.count, start + counts.upperBound)
            var end = start
            while end < limit, set.contains(bytes[end]) { end += 1 }
            return counts.contains(end - start) ? end : nil
        }
    }

    private func startOfPart(_ number: Int, before end: Int, in bytes: [UInt8]) -> Int? {
        switch parts[number] {
        case .text(let text): return has(text, at: end - text.count, in: bytes) ? end - text.count : nil
        case .run(let set, let counts):
            let limit = max(0, end - counts.upperBound)
            var start = end
            while start > limit, set.contains(bytes[start - 1]) { start -= 1 }
            return counts.contains(end - start) ? start : nil
        }
    }

    private func has(_ text: [UInt8], at start: Int, in bytes: [UInt8]) -> Bool {
        guard start >= 0, text.count <= bytes.count - start else { return false }
        for offset in text.indices where folded(bytes[start + offset]) != text[offset] { return false }
        return true
    }

    /// Returns whether the bytes before and after a range cannot be more of the same word.
    private func isApart(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        if range.lowerBound > 0 {
            let previous = bytes[range.lowerBound - 1]
            if Self.isLetterOrDigit(previous), Self.isLetterOrDigit(bytes[range.lowerBound]) { return false }
            if case .run(let set, _)? = parts.first, set.contains(previous) { return false }
        }
        if range.upperBound < bytes.count {
            let next = bytes[range.upperBound]
            if Self.isLetterOrDigit(next), Self.isLetterOrDigit(bytes[range.upperBound - 1]) { return false }
            if case .run(let set, _)? = parts.last, set.contains(next) { return false }
        }
        return true
    }

    private func isRun(_ number: Int) -> Bool { if case .run = parts[number] { true } else { false } }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { SecretShape.Alphabet.alphanumeric.contains(byte) }

    private func textCount(_ number: Int) -> Int { if case .text(let text) = parts[number] { text.count } else { 0 } }

    // MARK: Properties of the whole

    /// A number that is greater for a pattern that fewer texts match: by its fixed text, then by the size of its largest alphabet.
    var specificity: Int {
        parts.reduce(0) { sum, part in if case .text(let text) = part { sum + text.count * 128 } else { sum } }
            - (parts.map { if case .run(let bytes, _) = $0 { bytes.count } else { 0 } }.max() ?? 0)
    }

    /// The text that the secret begins with; empty where its first bytes vary.
    var prefix: [UInt8] { if case .text(let text)? = parts.dropFirst(secretStart).first { text } else { [] } }

    /// The bytes that the search may begin at.
    var firstBytes: [UInt8] {
        guard let anchor, case .text(let text) = parts[anchor], let first = text.first else { return [] }
        return (UInt8.min...UInt8.max).filter { folded($0) == first }
    }

    /// Whether the search may begin after a letter or digit: inside the pattern, or at a sign.
    var mayBeginInsideWord: Bool { anchor != 0 || !firstBytes.allSatisfy(Self.isLetterOrDigit) }

    /// Whether each part of variable length ends where the part beside it begins.
    var hasClearEnds: Bool {
        let anchor = anchor ?? 0
        return parts.indices.allSatisfy { index in
            guard case .run(let bytes, let counts) = parts[index], counts.count > 1 else { return true }
            let neighbor = index < anchor ? index - 1 : index + 1
            guard parts.indices.contains(neighbor) else { return true }
            switch parts[neighbor] {
            case .text(let text): return (index < anchor ? text.last : text.first).map { !bytes.contains($0) } ?? true
            case .run(let others, _): return !others.bytes.contains(where: bytes.contains)
            }
        }
    }

    /// The first bytes where the search begins, in every combination; empty where fewer are known.
    var heads: [UInt32] {
        guard let anchor else { return [] }
        var heads: [UInt32] = [0]
        var missing = ShapeIndex.headCount
        for part in parts[anchor...] where missing > 0 {
            switch part {
            case .text(let text):
                for byte in text.prefix(missing) { heads = heads.map { $0 << 8 | UInt32(ShapeIndex.folded(byte)) } }
                missing -= min(missing, text.count)
            case .run(let set, let counts):
                let bytes = Set(set.bytes.map(ShapeIndex.folded))
                for _ in 0..<min(missing, counts.lowerBound) { heads = heads.flatMap { head in bytes.map { head << 8 | UInt32($0) } } }
                guard counts.lowerBound >= missing else { return [] }
                missing = 0
            }
        }
        return missing == 0 ? heads : []
    }
}
