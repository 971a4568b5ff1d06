internal import StrictJSON

/// The values of a body that are read, by their bytes.
package struct ReadValues: Hashable, Sendable {
    /// The names of the types that read them, for the comment in the recording.
    let types: [String]
    /// The bytes, in ascending order without overlaps.
    private let ranges: [Range<Int>]

    /// - Parameters:
    ///   - types: The names of the types that read the values.
    ///   - ranges: The bytes of the values, which may overlap, in any order.
    package init(types: [String], ranges: [Range<Int>]) {
        var seen: Set<String> = []
        self.types = types.filter { seen.insert($0).inserted }
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound < last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        self.ranges = merged
    }

    /// Returns whether a value is one of them, or is inside of one.
    func contains(_ range: Range<Int>) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < range.upperBound { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= range.lowerBound
    }
}

/// The strings of a JSON body that are not read, with their replacements.
///
/// Keys, numbers, booleans, null and the strings that are read are not among them.
struct UnreadStrings {
    /// A string with its quotes, and the one in its place, which has the same number of bytes.
    struct Replacement {
        let range: Range<Int>
        let bytes: [UInt8]
    }

    private(set) var replacements: [Replacement] = []

    init(in document: JSONDocument, except read: ReadValues) {
        add(document.root, StableNumbers.Path(), read)
    }

    private mutating func add(_ value: JSONValue, _ path: StableNumbers.Path, _ read: ReadValues) {
        switch value.kind {
        case .object: for member in value.members { add(member.value, path.appending(member: member.key), read) }
        case .array: for (index, element) in value.elements.enumerated() { add(element, path.appending(element: index), read) }
        case .string:
            guard !read.contains(value.range) else { return }
            let bytes = Self.replacement(of: value, at: path)
            if bytes != Array(value.bytes) { replacements.append(Replacement(range: value.range, bytes: bytes)) }
        case .number, .boolean, .null: return
        }
    }

    private static func replacement(of string: JSONValue, at path: StableNumbers.Path) -> [UInt8] {
        let units = StringUnits(string.bytes)
        var text = ReplacementText(at: path)
        return units.written(with: text.replacing(units.scalars))
    }

    /// Returns whether a value is a string that replaced another one at its path, or has nothing to replace.
    ///
    /// The replacement of such a string is the string itself, because it depends only on the path and the kinds of characters.
    static func isReplacement(_ value: JSONValue, at path: StableNumbers.Path) -> Bool {
        value.kind == .string && replacement(of: value, at: path) == Array(value.bytes)
    }

    /// Removes the replacements that touch a place.
    mutating func keep(_ places: [Range<Int>]) {
        let places = places.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
        // The places end in any order: the last end of those up to each place is in ascending order.
        var ends: [Int] = []
        for place in places { ends.append(max(ends.last ?? 0, place.upperBound)) }
        var next = 0
        replacements.removeAll { replacement in
            while next < places.count, ends[next] <= replacement.range.lowerBound { next += 1 }
            return next < places.count && places[next].lowerBound < replacement.range.upperBound
        }
    }

    /// Returns a body with the replacements.
    func replaced(in body: [UInt8]) -> [UInt8] {
        var body = body
        for replacement in replacements { body.replaceSubrange(replacement.range, with: replacement.bytes) }
        return body
    }

    /// `Replaced 12 strings that PriceDTO does not read (keep: read)`.
    func comment(_ read: ReadValues) -> String {
        let types = "\(read.types.joined(separator: " and ")) \(read.types.count == 1 ? "does" : "do") not read"
        let count = replacements.count
        return "Replaced \(count) string\(count == 1 ? "" : "s") that \(types) (keep: read)"
    }
}
