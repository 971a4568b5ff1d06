/// The search through a text and everything that is encoded in it.
///
/// Percent-encoding, escapes and character references in different places of a text can be undone in any order, and what is encoded in a part
/// without them reads the same in many views. A view with the content of an earlier one is left out: the search counts what can be read,
/// and not the ways to it. Views in which less was undone come first.
struct ViewSearch {
    /// The largest number of nested encodings: a token in a URL in JSON in base64 in a form has four.
    private static let depthLimit = 8
    /// The largest amount of work for a text, as a multiple of its bytes, plus a mebibyte.
    private static let workLimit = 200
    /// The divisor of the bytes of a view whose content was searched before, which give its cost.
    private static let repetitionDivisor = 4

    /// Something to search.
    enum Visit {
        /// A view as a whole.
        case whole(DecodedText)
        /// The parts of a view around the places at which its encodings were undone, and the texts of the whole view.
        ///
        /// All other content was in views with fewer encodings. A part may begin inside of something, so that what is found in it alone is a
        /// reason to search the whole.
        case parts([DecodedText], of: () -> [DecodedText])

        /// The texts that have to be searched.
        var texts: [DecodedText] {
            switch self {
            case .whole(let view): [view]
            case .parts(let parts, _): parts
            }
        }

        /// The texts of the whole view.
        var wholeTexts: [DecodedText] {
            switch self {
            case .whole(let view): [view]
            case .parts(_, of: let texts): texts()
            }
        }
    }

    /// Searches something, and returns whether it took the texts of a whole view for it.
    typealias Body = (Visit) throws -> Bool
    /// Undoes an encoding in place; nil where there is nothing to undo.
    ///
    /// The second argument is whether the text around is known to be one with escapes of mail.
    private typealias Undoing = @Sendable (DecodedText, Bool) -> DecodedText?

    /// A view that is made when its turn comes, because it may be as large as the text.
    private enum Waiting {
        case view(() -> DecodedText?)
        /// One more encoding, to be undone in parts of a view.
        case parts([DecodedText], Undoing, of: () -> DecodedText?)
    }

    private let sieve: Sieve
    private let size: Int
    /// The number of bytes that were searched or read in addition.
    private(set) var work = 0
    private var searched: Set<Content> = []

    init(of text: DecodedText, seeking sought: SoughtBytes) {
        sieve = Sieve(sought: sought)
        size = text.bytes.count
    }

    /// Takes a number of bytes off the work that is left.
    /// - Throws: ``DecodedText/TooDeep`` if none is left.
    private mutating func charge(_ count: Int) throws {
        work += count
        guard work < Self.workLimit * size + 1 << 20 else { throw DecodedText.TooDeep() }
    }

    /// Notes a view, and returns whether it has content that was not noted before.
    private mutating func note(_ view: DecodedText, isStretch: Bool = false) throws -> Bool {
        let isNew = searched.insert(Content(of: view, isStretch: isStretch)).inserted
        try charge(isNew ? view.bytes.count : view.bytes.count / Self.repetitionDivisor)
        return isNew
    }

    /// Calls a body with a text or a part of one, and with everything that is encoded in it.
    ///
    /// Content that is encoded in a part of a view is searched at once. Encodings that are undone in place wait.
    /// - Throws: ``DecodedText/TooDeep``, ``DecodedText/Unreadable``, and what the body throws.
    mutating func search(_ text: DecodedText, _ body: Body) throws {
        var waiting: [Waiting?] = [.view { text }]
        var next = 0
        // A part alone may not show it.
        lazy var isMail = text.quotedPrintable()?.encodings.last == .quotedPrintable
        while next < waiting.count {
            let turn = waiting[next].take()
            next += 1
            switch turn {
            case .view(let make):
                guard let view = make(), try note(view) else { continue }
                guard view.encodings.count <= Self.depthLimit else { throw DecodedText.TooDeep() }
                if next > 1, text.isText, let parts = view.partsAroundChanges {
                    waiting += try search(parts, of: { view }, body)
                } else {
                    _ = try body(.whole(view))
                    waiting += try searchAll(of: view, body)
                }
            case .parts(let parts, let undo, let make):
                let isInMail = isMail
                let inner = parts.flatMap { part in undo(part, isInMail).map { $0.partsAroundChanges ?? [$0] } ?? [] }
                waiting += try search(inner, of: { make().flatMap { undo($0, isInMail) } }, body)
            case nil: break
            }
        }
    }

    /// Calls a body with all texts of a view, and with what is encoded in parts of them.
    /// - Returns: What is undone in place.
    private mutating func searchAll(of view: DecodedText, _ body: Body) throws -> [Waiting] {
        let texts = try searchFiles(in: view, body)
        if !view.isText { for text in texts { _ = try body(.whole(text)) } }
        for text in texts { try searchRuns(of: text, body) }
        return texts.flatMap { text in Self.undoings.map { undo in .view { undo(text, false) } } }
    }

    /// Calls a body with parts of a view, and with what is encoded in parts of them.
    /// - Returns: What is undone in place.
    private mutating func search(_ parts: [DecodedText], of view: @escaping () -> DecodedText?, _ body: Body) throws -> [Waiting] {
        let texts = try parts.filter { try note($0) }.flatMap { try searchFiles(in: $0, body) }
        guard let first = texts.first else { return [] }
        guard first.encodings.count <= Self.depthLimit else { throw DecodedText.TooDeep() }
        if try body(.parts(texts, of: { view()?.texts ?? [] })) { try charge(size) }
        for text in texts { try searchRuns(of: text, body) }
        return Self.undoings.map { .parts(texts, $0, of: view) }
    }

    /// Calls a body with what is compressed in a view, with the parts of files and with wide characters in it.
    /// - Returns: The texts that are not searched yet.
    private mutating func searchFiles(in view: DecodedText, _ body: Body) throws -> [DecodedText] {
        try view.forEachInflated(charge: { try charge($0) }, body: { try search($0, body) })
        try view.forEachPart(charge: { try charge($0) }, body: { try search($0, body) })
        let wide = view.wideDecoded()
        if let wide {
            try search(wide.view, body)
            if wide.isCertain { return [] }
        }
        try view.forEachWideStretch { try search($0, body) }
        guard !view.isText else { return [view] }
        return try view.texts.filter { try note($0, isStretch: true) }
    }

    /// Calls a body with the content of the runs of digits in a text.
    private mutating func searchRuns(of view: DecodedText, _ body: Body) throws {
        for forEachRun in [view.forEachBase64Run, view.forEachHexadecimalRun, view.forEachBase32Run] {
            try forEachRun(sieve) { try search($0, body) }
        }
    }

    private static let undoings: [Undoing] = [
        { text, _ in text.percentDecoded(.percent) }, { text, _ in text.percentDecoded(.form) }, { text, _ in text.unescaped() },
        { text, _ in text.withoutEntities() }, { $0.quotedPrintable(isCertain: $1) },
    ]
}

extension ViewSearch {
    /// Everything that decides about the results of the search of a view and of all that is encoded in it.
    ///
    /// The bytes and the places from which they come are kept as 128 bits of hash, because the views of a text may be 200 times as large as it.
    /// The encodings that were undone decide about a few more things, most of them in binary bytes only.
    private struct Content: Hashable {
        private let size: Int
        private let hashes: [Int]
        private let isStretch: Bool
        private let isDoubtful: Bool
        private let isWhole: Bool
        private let isInBase64: Bool
        private let isFirstSealed: Bool
        private let areAllSealed: Bool
        private let canBeForm: Bool
        private let wide: [DecodedText.Encoding]
        /// The last encoding of binary bytes, in which compressed bytes and files are searched for; the same for all that are undone in place.
        private let last: DecodedText.Encoding?

        init(of view: DecodedText, isStretch: Bool) {
            // Nothing in it is searched as binary bytes are.
            let isCleanText = view.isUnicode && !view.marks.contains(.zero)
            size = view.bytes.count
            hashes = (0..<2).map { number in
                var hasher = Hasher()
                hasher.combine(number)
                view.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
                view.map.combine(into: &hasher)
                return hasher.finalize()
            }
            self.isStretch = isStretch && !isCleanText
            isDoubtful = view.isDoubtful
            isWhole = view.encodings.isEmpty
            isInBase64 = view.encodings.contains(.base64)
            isFirstSealed = view.encodings.first?.isSealed == true
            areAllSealed = view.encodings.allSatisfy(\.isSealed)
            canBeForm = view.canBeForm
            wide = Array(view.encodings.prefix(while: \.isWide))
            last = isCleanText ? nil : view.encodings.last.map { $0.isInPlace ? .percent : $0 }
        }
    }
}
