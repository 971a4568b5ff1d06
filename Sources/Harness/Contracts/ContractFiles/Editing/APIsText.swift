internal import StrictYAML
internal import VerificationModel

/// The text of `apis.yml` in lines, into which others are inserted.
struct APIsText {
    private let bytes: [UInt8]
    /// The offset of the beginning of each line, and of the end of the text.
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let breaks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        starts = [0] + (breaks.last == bytes.count ? breaks : breaks + [bytes.count])
    }

    private var lineCount: Int { starts.count - 1 }

    /// The bytes that end a line: those of the first line.
    private var lineBreak: String {
        guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return "\n" }
        return first > 0 && bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// Returns the text with an addition to an API; nil if its place cannot be determined.
    /// - Parameter entries: Every API of the file.
    func adding(_ addition: APIsAddition, to api: YAMLEntry, before entries: [YAMLEntry]) -> [UInt8]? {
        guard let first = members(of: api)?.first, isBlock(api) else { return nil }
        var owner = api
        for (level, key) in addition.keys.enumerated() {
            guard let next = members(of: owner)?.first(where: { $0.key == key }) else {
                return level == 0
                    ? inserting(addition.lines, at: first.keyPlace, afterLine: lastLine(of: api, entries)) : below(owner, addition, level)
            }
            owner = next
        }
        return below(owner, addition, addition.keys.count)
    }

    /// Returns the text with an addition to a list that exists.
    private func below(_ owner: YAMLEntry, _ addition: APIsAddition, _ level: Int) -> [UInt8]? {
        let isLast = level == addition.keys.count
        guard isBlock(owner) else {
            // `[` and `{` in the line of the key.
            guard let offset = offset(of: owner.value.place), "[{".utf8.contains(bytes[offset]) else { return nil }
            let entry = isLast ? addition.entry : "\(addition.keys[level]): { \(addition.entry) }"
            let isEmpty = children(of: owner).isEmpty
            let space = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: " ")
            let text = (space ? " " : "") + entry + (isEmpty ? "" : ",") + (space || isEmpty ? "" : " ")
            return Array(bytes[...offset]) + Array(text.utf8) + bytes[(offset + 1)...]
        }
        guard let place = children(of: owner).first, let line = owner.keyPlace.line else { return nil }
        if isLast, addition.isElement {
            // The place of an element is behind its hyphen.
            guard let hyphen = hyphen(before: place) else { return nil }
            return inserting(["- " + addition.entry], at: hyphen, afterLine: line)
        }
        return inserting(addition.lines(from: level), at: place, afterLine: line)
    }

    // MARK: Nodes

    private func members(of entry: YAMLEntry) -> [YAMLEntry]? {
        if case .mapping(let members) = entry.value.content { members } else { nil }
    }

    /// Returns the places of the members or elements of a list.
    private func children(of entry: YAMLEntry) -> [SourcePlace] {
        switch entry.value.content {
        case .mapping(let members): members.map(\.keyPlace)
        case .sequence(let elements): elements.map(\.place)
        case .scalar: []
        }
    }

    /// Whether a list is written in lines below its key.
    private func isBlock(_ entry: YAMLEntry) -> Bool {
        guard let key = entry.keyPlace.line, let first = children(of: entry).first?.line, let offset = offset(of: entry.value.place) else {
            return false
        }
        return first > key && !"[{&*!".utf8.contains(bytes[offset])
    }

    /// Returns the place of the hyphen of an element.
    private func hyphen(before place: SourcePlace) -> SourcePlace? {
        guard let line = place.line, let end = offset(of: place) else { return nil }
        let text = bytes[starts[line - 1]..<end]
        guard let hyphen = text.firstIndex(where: { $0 != UInt8(ascii: " ") }), bytes[hyphen] == UInt8(ascii: "-") else { return nil }
        return SourcePlace(file: place.file, line: line, column: hyphen - starts[line - 1] + 1)
    }

    /// Returns the last line of an API that is neither blank nor a comment.
    private func lastLine(of api: YAMLEntry, _ entries: [YAMLEntry]) -> Int {
        let start = api.keyPlace.line ?? 1
        let next = entries.compactMap(\.keyPlace.line).filter { $0 > start }.min() ?? lineCount + 1
        return (start..<next).last { !isBlankOrComment($0) } ?? start
    }

    private func isBlankOrComment(_ line: Int) -> Bool {
        guard line <= lineCount else { return true }
        let text = bytes[starts[line - 1]..<starts[line]].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return text.isEmpty || "#\r\n".utf8.contains(text[text.startIndex])
    }

    private func offset(of place: SourcePlace) -> Int? {
        guard let line = place.line, let column = place.column, line <= lineCount else { return nil }
        let offset = starts[line - 1] + column - 1
        return offset < bytes.count ? offset : nil
    }

    // MARK: Inserting

    /// Returns the text with lines that begin in the column of a place.
    private func inserting(_ lines: [String], at place: SourcePlace, afterLine line: Int) -> [UInt8]? {
        guard let column = place.column, line <= lineCount else { return nil }
        let end = starts[line]
        let isOpen = end > 0 && bytes[end - 1] != UInt8(ascii: "\n")
        let indent = String(repeating: " ", count: column - 1)
        let text = lines.map { indent + $0 }.joined(separator: lineBreak)
        return Array(bytes[..<end]) + Array((isOpen ? lineBreak + text : text + lineBreak).utf8) + bytes[end...]
    }
}
