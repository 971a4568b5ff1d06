package import VerificationModel

/// Why a file of a closed format is badly written.
///
/// This is about the file's author, not about the app: a contract that is broken is a finding of its own kind.
package enum FormatProblem: Hashable, Sendable {
    /// The file cannot be read.
    case unreadable(FileError)
    /// The file was never written, with the advice how to get it.
    case missingFile(next: String)
    /// The bytes are not UTF-8.
    case notUTF8
    /// The file holds no document.
    case emptyDocument
    /// The text is not YAML, in the parser's words.
    case syntax(String, next: String = "fix the syntax here; more problems may appear then")
    /// Aliases or sheer size make it too large to read.
    case tooManyNodes(limit: Int)
    /// A tag that the core schema does not have.
    case tag(String)
    /// A key that the format does not know.
    case unknownKey(String, of: String, known: [String])
    /// A key that was there already.
    case repeatedKey(String, first: SourcePlace)
    /// A key that must be there.
    case missingKey(String, of: String)
    /// Keys of which at least one must be there.
    case missingAny([String], of: String)
    /// A value of another type than the key takes.
    case wrongType(of: String, found: String, expected: String)
    /// A list or mapping without entries.
    case empty(String, isRequired: Bool)
    /// A key that makes no sense beside another.
    case notBeside(String, owner: String, because: String)
    /// A value that names something that does not exist.
    case unknownName(String, of: String, kind: String, known: [String], because: String, otherwise: String)
    /// A value of the right type that is not one of those allowed.
    ///
    /// Each format names its own, and their words, in an extension.
    case badValue(of: String, found: String, allowed: String, because: String, next: String)
}

/// A ``FormatProblem`` and where it is.
///
/// The error of a recording has the same shape; each room has its own, so that neither needs the other.
package struct LocatedFormatError: Error, Hashable, Sendable {
    /// The problem.
    package let problem: FormatProblem
    /// Where.
    package let place: SourcePlace

    /// A problem at a place.
    package init(_ problem: FormatProblem, at place: SourcePlace) {
        self.problem = problem
        self.place = place
    }
}

extension LocatedFormatError {
    /// The problem in words, for every kind of report.
    package var finding: Finding {
        switch problem {
        case .unreadable(let problem):
            make(
                .formatFile, "the file \(problem)", "a readable file of at most 4 MiB", "its content cannot be checked",
                "restore the file, or fix its permissions")
        case .missingFile(let next):
            make(
                .formatFile, "the file \(FileError.missing)", "a readable file of at most 4 MiB", "its content cannot be checked", next)
        case .notUTF8:
            make(
                .formatEncoding, "the file is not UTF-8", "UTF-8 text", "contracts are read the same way on every system",
                "save the file as UTF-8")
        case .emptyDocument:
            make(
                .formatEmpty, "the file is empty", "one YAML document", "a file without rules checks nothing",
                "write it, or delete the file")
        case .syntax(let words, let next):
            make(.formatSyntax, "the file is not YAML: \(words)", "YAML 1.2, one document", "what follows cannot be read", next)
        case .tooManyNodes(let limit):
            make(
                .formatSize, "the file has more than \(limit) values", "at most \(limit), aliases counted as often as they are used",
                "a file of this size is a mistake or an attack", "split the file")
        case .tag(let tag):
            make(
                .formatTag, "the value has the tag \(tag)", "no tag, or !!str", "only the YAML core schema is read",
                "remove the tag; quote the value if it is text")
        case .unknownKey("<<", let owner, _):
            make(
                .formatUnknownKey, "\(owner) has the merge key \"<<\"", "keys, and aliases for whole values",
                "merge keys are not part of YAML 1.2", "write the merged entries out")
        case .unknownKey(let key, let owner, let known):
            make(
                .formatUnknownKey, "\"\(key)\" is not a key of \(owner)", known.sorted().joined(separator: ", "),
                "a misspelt key would silently disable a check",
                NearestName.advice(for: key, in: known, otherwise: "remove it")
            )
        case .repeatedKey(let key, let first):
            make(
                .formatRepeatedKey, "\"\(key)\" is there twice, first in line \(first.line ?? 1)", "each key once",
                "one of the two would be silently lost", "keep one of them"
            )
        case .missingKey(let key, let owner):
            make(
                .formatMissingKey, "\(owner) has no \"\(key)\"", "\"\(key)\" is required",
                key == "because"
                    ? "a reader must be able to check whether the reason still applies" : "without it there is nothing to check",
                "add \"\(key)\"")
        case .missingAny(let keys, let owner):
            make(
                .formatMissingKey, "\(owner) has none of the keys \(keys.joined(separator: ", "))", "at least one of them",
                "without it there is nothing to check", "add one of them")
        case .wrongType(let key, let found, let expected):
            make(.formatType, "\(key) is \(found)", expected, "the format is closed, so that mistakes show", "write \(expected)")
        case .empty(let noun, let isRequired):
            make(
                .formatValue, "\(noun) is empty", "at least one entry", "an empty value checks nothing",
                isRequired ? "add one" : "add one, or remove it")
        case .notBeside(let key, let owner, let because):
            make(.formatValue, "\"\(key)\" is there beside \(owner)", "\(owner) without \"\(key)\"", because, "remove it")
        case .unknownName(let name, let owner, let kind, let known, let because, let otherwise):
            make(
                .formatValue, "\(owner) is \"\(name)\", which is not a known \(kind)",
                known.isEmpty ? "no name: there is none" : known.sorted().joined(separator: ", "), because,
                NearestName.advice(for: name, in: known, otherwise: otherwise))
        case .badValue(let key, let found, let allowed, let because, let next):
            make(.formatValue, "\(key) is \(found)", allowed, because, next)
        }
    }

    private func make(_ code: FindingCode, _ what: String, _ allowed: String, _ because: String, _ next: String) -> Finding {
        Finding(code, at: place, what: what, allowed: allowed, because: because, next: next)
    }
}

/// Collects what is wrong with a file, so that all of it is reported at once.
package final class FormatProblems {
    /// The problems that were found so far.
    package private(set) var all: [LocatedFormatError] = []

    /// An empty collection.
    package init() {}

    /// Adds a problem.
    package func report(_ problem: FormatProblem, at place: SourcePlace) {
        all.append(LocatedFormatError(problem, at: place))
    }

    /// Everything found, as findings in the order of the file.
    package var findings: [Finding] { all.map(\.finding).sorted() }
}
