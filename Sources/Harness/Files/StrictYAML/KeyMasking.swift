internal import VerificationModel
internal import Yams

/// Composes a document in which keys repeat.
///
/// Yams refuses a repeated key and names one mapping only, but all of them are to be reported at once. So the character that begins the refused
/// key is exchanged for one of Unicode's private use, which shifts nothing, and the text is read again; ``originalKeys`` has the original text.
struct KeyMasking {
    private(set) var originalKeys: [SourcePlace: String] = [:]
    private let source: SourceText
    private var scalars: [Unicode.Scalar]

    /// The characters of Unicode's private use area, each used once.
    private static let masks = (UInt32(0xE000)...0xF8FF).compactMap { Unicode.Scalar($0) }

    init(_ source: SourceText) {
        self.source = source
        scalars = Array(source.text.unicodeScalars)
    }

    mutating func compose() throws(LocatedFormatError) -> Node {
        for mask in Self.masks {
            do {
                guard let node = try Yams.compose(yaml: text, .basic) else {
                    throw LocatedFormatError(.emptyDocument, at: SourcePlace(file: source.file))
                }
                return node
            } catch let error as YamlError {
                try hide(error, behind: mask)
            } catch let problem as LocatedFormatError {
                throw problem
            } catch {
                throw LocatedFormatError(.syntax("\(error)"), at: SourcePlace(file: source.file))
            }
        }
        throw LocatedFormatError(.tooManyNodes(limit: Self.masks.count), at: SourcePlace(file: source.file))
    }

    private var text: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    private mutating func hide(_ error: YamlError, behind mask: Unicode.Scalar) throws(LocatedFormatError) {
        guard case .duplicatedKeysInMapping(let duplicates, let context) = error, let name = duplicates.first else {
            throw LocatedFormatError(error, in: source)
        }
        let place = source.place(context.mark)
        guard let index = maskableIndex(context.mark) else {
            throw LocatedFormatError(.repeatedKey(name, first: place), at: place)
        }
        scalars[index] = mask
        originalKeys[place] = name
    }

    /// The first character of the key at a mark, past its opening quote; none where the key is empty or has an anchor or a tag.
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
        guard scalars.indices.contains(index), !"\"'&!*?\n{[".unicodeScalars.contains(scalars[index]) else { return nil }
        return index
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
    fileprivate static func slip(_ words: String, before rest: String) -> FormatProblem? {
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
