/// Words that names are compared with, in lower case.
struct NameList: ExpressibleByArrayLiteral {
    /// By their last letter, so that a name is compared with few of them.
    private var words = [[[UInt8]]](repeating: [], count: 256)

    /// The words; of two that end a name the first counts.
    init(arrayLiteral words: String...) {
        self.init(words)
    }

    /// The words; of two that end a name the first counts.
    init(_ words: [String]) {
        for word in words.map({ Array($0.utf8) }) { self.words[Int(word[word.count - 1])].append(word) }
    }

    /// Whether a name is one of the words.
    func contains(_ name: ArraySlice<UInt8>) -> Bool { word(endOf: name, where: { $0 == name.count }) != nil }

    /// Whether a name ends with one of the words.
    func contains(endOf name: ArraySlice<UInt8>) -> Bool { word(endOf: name) != nil }

    /// The word that a name ends with.
    func word(endOf name: ArraySlice<UInt8>, where isLength: (Int) -> Bool = { _ in true }) -> [UInt8]? {
        guard let last = name.last else { return nil }
        return words[Int(last)].first { name.suffix($0.count).elementsEqual($0) && isLength($0.count) }
    }
}
