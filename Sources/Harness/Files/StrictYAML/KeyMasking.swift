internal import VerificationModel
internal import Yams

/// Composes a document in which keys repeat, and leaves its aliases to the reader.
///
/// Yams refuses a repeated key and names one mapping only, but all of them are to be reported at once. So the character that begins the refused
/// key is exchanged for one of Unicode's private use, which shifts nothing, and the text is read again; ``originalKeys`` has the original text.
///
/// Yams also puts the targets of aliases in their places, and compares keys as whole nodes, so that a short text can take years. So each `*` is
/// exchanged for ``star`` too: Yams reads an alias as a plain scalar that begins with it, and compares texts only.
struct KeyMasking {
    /// The character in the place of `*`.
    let star: Unicode.Scalar
    private(set) var originalKeys: [SourcePlace: String] = [:]
    private let source: SourceText
    private var scalars: [Unicode.Scalar]
    /// The characters for repeated keys, each used once.
    private let masks: ArraySlice<Unicode.Scalar>
    /// The parser of the last text, which holds the anchors of its nodes.
    private var parser: Parser?

    /// The number of characters that may be read again because of repeated keys, if the text is not read fewer than four times.
    private static let rereadLimit = 1 << 20

    /// - Throws: ``LocatedFormatError`` for a text with every character of Unicode's private use area.
    init(_ source: SourceText) throws(LocatedFormatError) {
        self.source = source
        scalars = Array(source.text.unicodeScalars)
        let used = Set(scalars.lazy.filter { (0xE000...0xF8FF).contains($0.value) })
        let free = (UInt32(0xE000)...0xF8FF).compactMap { Unicode.Scalar($0) }.filter { !used.contains($0) }
        guard let star = free.first else {
            throw LocatedFormatError(.tooManyNodes(limit: used.count), at: SourcePlace(file: source.file))
        }
        if let key = Self.costlyKey(in: scalars) {
            let offset = scalars.prefix(key).reduce(0) { $0 + UTF8.width($1) }
            let place = SourcePlace(offset: offset, in: source.text.utf8, file: source.file)
            throw LocatedFormatError(.syntax("too many keys that begin with \"? \""), at: place)
        }
        self.star = star
        masks = free.dropFirst()
        for index in scalars.indices where scalars[index] == "*" { scalars[index] = star }
    }

    /// The largest product of the length of a text and the number of its signs `?` for keys.
    ///
    /// Lists and mappings as keys may be inside of each other, and Yams reads all of a key for each key around it.
    private static let keyLimit = 1 << 26

    /// Returns the place of the first sign `?` that may begin a key, in a text that has too many of them for its length.
    private static func costlyKey(in text: [Unicode.Scalar]) -> Int? {
        let signs = text.indices.filter { index in
            guard text[index] == "?", index + 1 == text.count || " \t\r\n".unicodeScalars.contains(text[index + 1]) else { return false }
            return index == 0 || " \t\r\n[{,".unicodeScalars.contains(text[index - 1])
        }
        return signs.count > keyLimit / max(text.count, 1) ? signs.first : nil
    }

    mutating func compose() throws(LocatedFormatError) -> Node {
        var last: LocatedFormatError?
        for mask in masks.prefix(max(4, Self.rereadLimit / max(scalars.count, 1))) {
            do {
                let parser = try Parser(yaml: text, resolver: .basic)
                self.parser = parser
                guard let node = try parser.singleRoot() else {
                    throw LocatedFormatError(.emptyDocument, at: SourcePlace(file: source.file))
                }
                return node
            } catch let error as YamlError {
                last = try hide(error, behind: mask)
            } catch let problem as LocatedFormatError {
                throw problem
            } catch {
                throw LocatedFormatError(.syntax("\(error)"), at: SourcePlace(file: source.file))
            }
        }
        throw last ?? LocatedFormatError(.tooManyNodes(limit: masks.count), at: SourcePlace(file: source.file))
    }

    /// Returns a text of the document as it is written.
    func written(_ text: String) -> String {
        guard text.unicodeScalars.contains(star) else { return text }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: text.unicodeScalars.map { $0 == star ? "*" : $0 })
        return String(view)
    }

    private var text: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// Hides a repeated key, so that the text can be read again.
    /// - Returns: The problem of that key, which is reported if the text is not read again.
    private mutating func hide(_ error: YamlError, behind mask: Unicode.Scalar) throws(LocatedFormatError) -> LocatedFormatError {
        guard case .duplicatedKeysInMapping(let duplicates, let context) = error, let name = duplicates.first.map(written) else {
            throw LocatedFormatError(error, in: source)
        }
        let place = source.place(context.mark)
        let problem = LocatedFormatError(.repeatedKey(name, first: place), at: place)
        guard let index = maskableIndex(context.mark) else { throw problem }
        scalars[index] = mask
        originalKeys[place] = name
        return problem
    }

    /// The first character of the key at a mark, past its opening quote; none where the key is empty, is an alias, or has an anchor or a tag.
    private func maskableIndex(_ mark: Mark) -> Int? {
        var line = 1
        guard
            var index = scalars.indices.first(where: { index in
                if index > 0, scalars[index - 1] == "\n" { line += 1 }
                return line == mark.line
            })
        else { return nil }
        index += mark.column - 1
        let isQuoted = scalars.indices.contains(index) && (scalars[index] == "\"" || scalars[index] == "'")
        if isQuoted { index += 1 }
        guard scalars.indices.contains(index), !"\"'&!?\n{[".unicodeScalars.contains(scalars[index]) else { return nil }
        return isQuoted || scalars[index] != star ? index : nil
    }
}

extension LocatedFormatError {
    /// The message of Yams for text that is not YAML, at its place.
    init(_ error: YamlError, in source: SourceText) {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let text = [context?.text, problem].compactMap { $0 }.joined(separator: ": ")
            // The parser goes past the sign of an alias or a tag before it reports it.
            let isPastSign = ["while scanning an alias", "while scanning a tag"].contains(context?.text)
            let start = isPastSign ? context?.mark ?? mark : mark
            self.init(FormatProblem.slip(text, before: source.rest(from: start)) ?? .syntax(text), at: source.place(start))
        case .reader(let problem, let offset, _, _):
            let bytes = Array(source.text.utf8)
            let place = offset.map { SourcePlace(offset: min($0, bytes.count), in: bytes, file: source.file) }
            self.init(.syntax(problem), at: place ?? SourcePlace(file: source.file))
        default:
            self.init(.syntax("\(error)"), at: SourcePlace(file: source.file))
        }
    }
}

extension FormatProblem {
    /// Returns the problem for an indentation with tabs, or for text that YAML reads as an alias or a tag; nil for other problems.
    ///
    /// The parser's words name none of them.
    static func slip(_ words: String, before rest: String) -> FormatProblem? {
        let word = rest.prefix { !" \t\r,[]{}".contains($0) }
        let quoted = "write \"\(word)\" in quotes if it is text; more problems may appear then"
        switch rest.first {
        case "\t" where words.contains("cannot start any token") || words.contains("tab character"):
            return .syntax("a tab is not an indentation", next: "indent with spaces; more problems may appear then")
        case "*" where words.contains("alias"): return .syntax("\(word) is an alias without an anchor", next: quoted)
        case "!" where words.contains("scanning a tag"): return .syntax("\(word) is not a tag", next: quoted)
        default: return nil
        }
    }
}
