/// The objects and lists of JSON, and of programs that write them alike.
extension SecretScanner {
    /// A value in a list or an object.
    struct Item {
        enum Kind {
            case string
            case number
            case list
            case object
        }

        let kind: Kind
        /// A string without its quotes, a number, or the name that an object gives itself; empty for others.
        var range: Range<Int>
        /// The values of a list; none of a list with lists of lists.
        var items: [Item] = []
        /// The number of lists inside each other.
        var depth = 0
    }

    /// An object or a list whose end has not been seen.
    struct OpenStructure {
        let isObject: Bool
        /// The name of the member that it is.
        let key: Range<Int>?
        /// Whether that name marks the strings of an object as secrets.
        let isSecret: Bool
        /// The name of the member whose value comes next.
        var pending: Range<Int>?
        /// The values of a list.
        var items: [Item] = []
        /// The lists of an object, by the names of the members.
        var lists: [(key: Range<Int>, items: [Item])] = []
        /// The value of an object's member that names another member's value: `"name": "password"`.
        var name: Range<Int>?
        /// The value of a member that may name another one's value: `"type": "password"`.
        var label: Range<Int>?
        /// The value that such a member names.
        var value: Item?
        /// The text that a label may name.
        var text: Item?
    }

    /// Notes secrets whose name is in another member, list or object.
    ///
    /// The strings of JSON may be JSON again.
    mutating func structures() {
        var waiting = [(range: bytes.indices, level: 0)]
        while let next = waiting.popLast() {
            for string in structures(in: next.range) where isEncoded && next.level < 4 {
                waiting.append((string, next.level + 1))
                lines(in: string)
            }
        }
    }

    /// Notes the secrets in the lines of a string.
    private mutating func lines(in string: Range<Int>) {
        guard bytes[string].contains(UInt8(ascii: "\n")) else { return }
        let start = string.lowerBound
        let width = width
        var lines = SecretScanner(bytes: Array(bytes[string]), isEncoded: true, width: { width(start + $0) }, names: names, memo: memo)
        lines.lines()
        structural += lines.structural.map { find in
            Find(
                range: start + find.range.lowerBound..<start + find.range.upperBound, name: find.name, field: find.field,
                isNumber: find.isNumber)
        }
        work.bytes += lines.work.bytes
    }

    /// Notes the secrets in a range.
    /// - Returns: The strings that may be JSON or lines themselves.
    private mutating func structures(in range: Range<Int>) -> [Range<Int>] {
        var open: [OpenStructure] = []
        var inner: [Range<Int>] = []
        var text: Range<Int>?
        var previous = UInt8(ascii: "\n")
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            var end = index + 1
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                let (isObject, key) = (byte == UInt8(ascii: "{"), open.last?.pending)
                open.append(OpenStructure(isObject: isObject, key: key, isSecret: isObject && key.map { isSecretObject($0) } ?? false))
                text = nil
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if open.last?.isObject == (byte == UInt8(ascii: "}")) { close(&open) }
            case UInt8(ascii: ":"):
                if let last = open.indices.last, open[last].isObject { open[last].pending = text ?? bareName(before: index) }
                text = nil
            case UInt8(ascii: ","):
                if let last = open.indices.last { open[last].pending = nil }
                text = nil
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                guard previous.isOne(of: "{[,:(=\n"), let item = item(at: index, in: range) else { break }
                end = item.kind == .string ? min(item.range.upperBound + 1, range.upperBound) : item.range.upperBound
                if item.kind == .string {
                    text = item.range
                    if bytes[item.range].contains(where: Self.mayBeginStructure) { inner.append(item.range) }
                }
                if !open.isEmpty { add(item, to: &open[open.count - 1]) }
            default: break
            }
            if !SecretText.isSpace(byte) { previous = byte }
            index = end
        }
        work.bytes += range.count
        while !open.isEmpty { close(&open) }
        return inner
    }

    /// Returns whether a string with this byte may be JSON or several lines.
    private static func mayBeginStructure(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\n")
    }

    /// Returns the string or the number at a place; a string ends at its line's end at the latest.
    private func item(at start: Int, in range: Range<Int>) -> Item? {
        if SecretText.isQuote(bytes[start]) {
            let length = width(start)
            var end = start + 1
            while end < range.upperBound {
                if bytes[end] == bytes[start] || bytes[end] == UInt8(ascii: "\n"), width(end) <= length { break }
                end += bytes[end] == UInt8(ascii: "\\") && (!isEncoded || end + 1 < bytes.count && width(end + 1) > 1) ? 2 : 1
            }
            return Item(kind: .string, range: start + 1..<max(start + 1, min(end, range.upperBound)))
        }
        let number = after(start - 1) { $0.isOne(of: "+-.0123456789eE") }
        return Item(kind: .number, range: number.clamped(to: range))
    }

    func bareName(before colon: Int) -> Range<Int>? {
        let name = before(beforeBlanks(colon), limit: Self.longestName) { SecretText.isLetterOfName($0) }
        return name.isEmpty ? nil : name
    }

    // MARK: Values

    private mutating func add(_ item: Item, to structure: inout OpenStructure) {
        guard structure.isObject else { return structure.items.append(item) }
        guard let key = structure.pending else { return }
        structure.pending = nil
        if item.kind == .string, isWord(key, in: Self.nameKeys) { structure.name = item.range }
        if item.kind == .string, isWord(key, in: Self.labelKeys) { structure.label = item.range }
        if isWord(key, in: Self.valueKeys) { structure.value = item }
        if structure.value == nil, isWord(key, in: Self.textKeys) { structure.text = item }
        if item.kind == .list { structure.lists.append((key, item.items)) }
        guard let outer = structure.key else { return }
        if structure.isSecret {
            if item.kind == .string { member(key, item.range, belowSecret: outer) }
        } else if item.kind == .string || item.kind == .number {
            member(key, below: outer, item)
        }
    }

    /// Ends the innermost object or list, and adds it to the one around it.
    private mutating func close(_ open: inout [OpenStructure]) {
        guard let structure = open.popLast() else { return }
        if structure.isObject {
            if let name = structure.name, let value = structure.value { entry(named: name, value) }
            if let label = structure.label, let value = structure.value ?? structure.text { entry(labelled: label, value) }
            tables(structure.lists)
        } else {
            lists(structure.items, isInList: open.last?.isObject == false)
        }
        guard !open.isEmpty else { return }
        var item = Item(kind: structure.isObject ? .object : .list, range: structure.name ?? 0..<0)
        if !structure.isObject {
            item.depth = 1 + (structure.items.lazy.map(\.depth).max() ?? 0)
            if item.depth <= 2 { item.items = structure.items }
        }
        add(item, to: &open[open.count - 1])
    }

    /// The members that name another member's value.
    static let nameKeys: WordList = ["name", "key", "header", "field", "parameterkey", "parametername", "variable"]
    /// The members that may name another member's value, and have a type, a label or the path of a change: RFC 6902 section 4.
    private static let labelKeys: WordList = ["type", "label", "title", "kind", "path", "typename", "__typename", "placeholder", "caption"]
    /// The members whose value a label may name.
    private static let textKeys: WordList = ["text", "content", "answer", "string", "data"]
    /// The members whose value another member names.
    static let valueKeys: WordList = ["value", "val", "parametervalue", "stringvalue"]
}
