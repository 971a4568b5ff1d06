/// The views of one text that were searched, so that none is searched again when its encodings are undone in another order.
///
/// Percent-encoding, escapes and character references in different places of a text can be undone in any order, and parts of a text without
/// one of them read the same in many views. A search counts the content that it has seen, and not the ways to it.
final class SearchedViews {
    /// A view, and the results of the search in it and in everything that is encoded in it.
    private struct Entry {
        let view: DecodedText
        let isPart: Bool
        /// Whether the search has ended.
        var hasEnded = false
        /// Whether something encoded in it was not searched, because too many encodings are nested.
        var isCut = false
        var hasFinds = false
    }

    /// The state of the search when a view began.
    struct Begun {
        fileprivate let number: Int
        fileprivate let cuts: Int
        fileprivate let finds: Int
    }

    private var entries: [Entry] = []
    /// The numbers of the entries whose views have a hash.
    private var numbers: [Int: [Int]] = [:]
    /// The numbers of the entries that are being searched, the innermost last.
    private var open: [Int] = []

    /// Begins the search of a view.
    /// - Parameter isPart: Whether the view is a readable part of binary bytes, of which only what is text is decoded.
    /// - Returns: Nil for a view whose content was searched before, with nothing in it that a second search could add.
    func begin(_ view: DecodedText, isPart: Bool, _ work: DecodedText.Work) -> Begun? {
        var hasher = Hasher()
        view.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        let hash = hasher.finalize()
        for number in numbers[hash, default: []] {
            let entry = entries[number]
            guard entry.view.hasContent(of: view), entry.isPart == isPart || view.isCleanText else { continue }
            let isDeeper = entry.view.encodings.count > view.encodings.count
            // What was found is listed with the fewest encodings. What was cut may be reached from here.
            if isDeeper, !entry.hasEnded || entry.isCut || entry.hasFinds { continue }
            // The search of the text around this one is not finished by this view, except where nothing was undone.
            if !entry.hasEnded, open.last != number { work.noteCut() }
            if entry.hasEnded {
                if entry.isCut { work.noteCut() }
                if entry.hasFinds { work.noteFind() }
            }
            return nil
        }
        entries.append(Entry(view: view, isPart: isPart))
        numbers[hash, default: []].append(entries.count - 1)
        open.append(entries.count - 1)
        return Begun(number: entries.count - 1, cuts: work.cuts, finds: work.finds)
    }

    /// Ends the search of a view.
    func end(_ begun: Begun, _ work: DecodedText.Work) {
        open.removeLast()
        entries[begun.number].hasEnded = true
        entries[begun.number].isCut = work.cuts > begun.cuts
        entries[begun.number].hasFinds = work.finds > begun.finds
    }
}

extension DecodedText {
    /// Whether nothing in it is searched as binary bytes are.
    fileprivate var isCleanText: Bool { isUnicode && !marks.contains(.zero) }

    /// Returns whether compressed bytes and files are searched for alike in what two encodings leave.
    private static func haveEqualBinaries(_ left: Encoding?, _ right: Encoding?) -> Bool {
        left == right || left?.isInPlace == true && right?.isInPlace == true
    }

    /// Returns whether the search of this view finds whatever the search of another view of the same text finds, in the same places.
    ///
    /// The encodings that were undone decide about a few things besides the content, most of them in binary bytes only.
    fileprivate func hasContent(of other: DecodedText) -> Bool {
        guard bytes == other.bytes, map == other.map, encodings.isEmpty == other.encodings.isEmpty, canBeForm == other.canBeForm else {
            return false
        }
        return (!isDoubtful || other.isDoubtful) && (isCleanText || DecodedText.haveEqualBinaries(encodings.last, other.encodings.last))
            && encodings.contains(.base64) == other.encodings.contains(.base64)
            && encodings.first?.isSealed == other.encodings.first?.isSealed
            && encodings.allSatisfy(\.isSealed) == other.encodings.allSatisfy(\.isSealed)
            && encodings.prefix(while: \.isWide) == other.encodings.prefix(while: \.isWide)
    }
}

/// The places in which something was found, to distinguish what a view adds from what was found with fewer encodings.
struct FoundRanges {
    /// What was found.
    enum Content: Hashable {
        /// A known secret, by its number.
        case secret(Int)
        /// A value that looks like a secret, and the name of its placeholder.
        case value([UInt8], String)
    }

    private struct Place: Hashable {
        let range: Range<Int>
        let content: Content
    }

    /// By place, the fewest encodings.
    private var fewest: [Place: Int] = [:]

    /// Adds a place, and returns whether it was not found before, or with more encodings.
    mutating func add(_ range: Range<Int>, _ content: Content, _ encodingCount: Int) -> Bool {
        let place = Place(range: range, content: content)
        if let known = fewest[place], known <= encodingCount { return false }
        fewest[place] = encodingCount
        return true
    }
}
