/// Operands and operators, split by precedence: first at the operator that binds least.
///
/// All splits of a sequence are found once, in time linear in its length.
struct BoundSequence {
    let parts: ArraySlice<SequencePart>
    /// For each position, the next splits to the left and to the right of the operator.
    private let splits: [(left: Int?, right: Int?)]
    /// The index at which the whole sequence begins among other parts.
    private let start: Int
    /// The index of the operator that binds least.
    private let least: Int?

    /// - Parameters:
    ///   - parts: Operands and operators, without assignments and `? :`.
    ///   - groups: The precedence group of each operator.
    init(_ parts: ArraySlice<SequencePart>, _ groups: [String: String]) {
        var splits: [(left: Int?, right: Int?)] = Array(repeating: (nil, nil), count: parts.count)
        // Operators that may still get operands to their right. Each one is to the right of the one before, which binds no closer.
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

    /// The operator that binds least and both its sides, or nil without an operator.
    var split: (left: BoundSequence, least: SequencePart, right: BoundSequence)? {
        guard let least else { return nil }
        let (left, right) = splits[least - start]
        return (
            BoundSequence(parts: parts[..<least], splits: splits, start: start, least: left), parts[least],
            BoundSequence(parts: parts[(least + 1)...], splits: splits, start: start, least: right)
        )
    }

    /// Returns whether the left operator binds first.
    ///
    /// Of two equal ones the left one does, except for `??`.
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
