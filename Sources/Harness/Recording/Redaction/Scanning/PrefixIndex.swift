/// Texts in lower case, in an order in which those that another text begins with are found without a comparison with each of them.
///
/// Many secrets begin alike: two JSON Web Tokens often have the same head.
struct PrefixIndex {
    private var texts: [[UInt8]] = []
    /// The numbers of the texts, in the order of the texts; equal ones in the order of their numbers.
    private var order: [Int] = []
    /// For each text, the longest text before it in the order that it begins with.
    private var parents: [Int?] = []

    /// Adds a text, whose number is the number of texts before it.
    mutating func insert(_ text: [UInt8]) {
        let lower = SoughtBytes.lower
        let text = text.map { lower[Int($0)] }
        let (number, place) = (texts.count, place(behind: text[...]))
        let parent = longestPrefix(of: text[...], before: place)
        texts.append(text)
        parents.append(parent)
        var next = place
        while next < order.count, texts[order[next]].starts(with: text) {
            if parents[order[next]] == parent { parents[order[next]] = number }
            next += 1
        }
        order.insert(number, at: place)
    }

    /// Returns the numbers of the texts that another text begins with, regardless of the case of ASCII letters, in ascending order.
    func prefixes(of text: ArraySlice<UInt8>) -> [Int] {
        var found: [Int] = []
        var number = longestPrefix(of: text, before: place(behind: text))
        while let prefix = number {
            found.append(prefix)
            number = parents[prefix]
        }
        return found.sorted()
    }

    /// Returns the longest text that another text begins with; of equal ones the last.
    ///
    /// The texts between it and the other text begin with it too, so that it is among those that the last of them begins with.
    private func longestPrefix(of text: ArraySlice<UInt8>, before place: Int) -> Int? {
        var number = place > 0 ? order[place - 1] : nil
        while let candidate = number, !Self.begins(text, with: texts[candidate]) { number = parents[candidate] }
        return number
    }

    /// Returns the place behind all texts that are not greater than another text.
    private func place(behind text: ArraySlice<UInt8>) -> Int {
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if Self.isAtMost(texts[order[middle]], text) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func isAtMost(_ text: [UInt8], _ other: ArraySlice<UInt8>) -> Bool {
        let lower = SoughtBytes.lower
        for (byte, otherByte) in zip(text, other) where byte != lower[Int(otherByte)] { return byte < lower[Int(otherByte)] }
        return text.count <= other.count
    }

    private static func begins(_ text: ArraySlice<UInt8>, with beginning: [UInt8]) -> Bool {
        SoughtBytes.areEqual(text.prefix(beginning.count), beginning)
    }
}
