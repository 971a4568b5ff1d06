/// The files that may make, name or use a decoder or an encoder, by the words in their texts.
///
/// Most files of an app do neither, so that their bodies need not be walked.
struct CoderFiles {
    /// The files with a word such as `decode`, `Encoder` or `coder`.
    private(set) var selected: [Bool]
    private let texts: [[UInt8]]

    /// - Parameter texts: The texts of the files.
    init(_ texts: [[UInt8]]) {
        self.texts = texts
        selected = texts.map(Self.hasWord)
    }

    /// Adds the files with a name that refers to a decoder.
    /// - Returns: Whether there are such files.
    mutating func add(named names: Set<String>) -> Bool {
        let search = NameSearch(names.filter { !Self.hasWord(Array($0.utf8)) })
        let added = texts.indices.filter { !selected[$0] && search.occurs(in: texts[$0]) }
        for file in added { selected[file] = true }
        return !added.isEmpty
    }

    /// Returns whether a text contains `ecod`, `ncod` or `oder`, which each of these words has.
    private static func hasWord(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { text in
            guard text.count > 3 else { return false }
            return (3..<text.count).contains { index in
                switch text[index] {
                case UInt8(ascii: "d"):
                    text[index - 1] == UInt8(ascii: "o") && text[index - 2] == UInt8(ascii: "c")
                        && (text[index - 3] == UInt8(ascii: "e") || text[index - 3] == UInt8(ascii: "n"))
                case UInt8(ascii: "r"):
                    text[index - 1] == UInt8(ascii: "e") && text[index - 2] == UInt8(ascii: "d") && text[index - 3] == UInt8(ascii: "o")
                default: false
                }
            }
        }
    }
}
