/// Operands and what stands between them, split as operators bind: at what binds least first.
///
/// The splits of a whole sequence are found once, in time that grows with its length.
struct BoundSequence {
    let parts: ArraySlice<SequencePart>
    /// By place, the next split to the left of an operator and to the right of it.
    private let splits: [(left: Int?, right: Int?)]
    /// Where the whole sequence begins among other parts.
    private let start: Int
    /// Where the operator stands that binds least.
    private let least: Int?

    /// - Parameters:
    ///   - parts: Neither assignments nor `? :` are among them.
    ///   - groups: By operator, its precedence group.
    init(_ parts: ArraySlice<SequencePart>, _ groups: [String: String]) {
        var splits: [(left: Int?, right: Int?)] = Array(repeating: (nil, nil), count: parts.count)
        // What may still get more to its right, each to the right of the one before, which binds no closer.
        var open: [(index: Int, precedence: Int)] = []
        for index in parts.indices {
            guard let precedence = Self.precedence(of: parts[index], groups) else { continue }
            var left: Int?
            while let last = open.last, Self.binds(last.precedence, beforeNext: precedence) {
                left = last.index
                open.removeLast()
            }
            splits[index - parts.startIndex].left = left
            if let last = open.last { splits[last.index - parts.startIndex].right = index }
            open.append((index, precedence))
        }
        self.init(parts: parts, splits: splits, start: parts.startIndex, least: open.first?.index)
    }

    private init(parts: ArraySlice<SequencePart>, splits: [(left: Int?, right: Int?)], start: Int, least: Int?) {
        self.parts = parts
        self.splits = splits
        self.start = start
        self.least = least
    }

    /// What binds least, and what stands on its sides; nil where nothing binds.
    var split: (left: BoundSequence, least: SequencePart, right: BoundSequence)? {
        guard let least else { return nil }
        let (left, right) = splits[least - start]
        return (
            BoundSequence(parts: parts[..<least], splits: splits, start: start, least: left), parts[least],
            BoundSequence(parts: parts[(least + 1)...], splits: splits, start: start, least: right)
        )
    }

    /// Of two of a like the one on the left binds first, but for `??`.
    private static func binds(_ left: Int, beforeNext right: Int) -> Bool { left == right ? left != coalescing : left > right }

    private static let coalescing = StandardLibrary.precedence("??", group: nil)

    private static func precedence(of part: SequencePart, _ groups: [String: String]) -> Int? {
        switch part {
        case .operator(let name): StandardLibrary.precedence(name.text, group: groups[name.text])
        case .cast, .check: 135
        case .operand, .assignment, .ternary: nil
        }
    }
}
