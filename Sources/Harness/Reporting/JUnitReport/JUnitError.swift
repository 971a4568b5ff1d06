package import VerificationModel

/// Why a report could not be written.
///
/// In all cases, no partial report is left in its place.
public struct JUnitError: Error, Hashable, Sendable {
    /// The kinds of errors.
    ///
    /// Code outside the package cannot switch over the kinds, so that a new one breaks no code.
    package enum Kind: Hashable, Sendable {
        /// The file cannot be written.
        case file(String, FileError)
        /// libxml2 refused to write.
        case writer(String)
        /// The document that was written cannot be read again, in libxml2's words.
        case unreadable(String)
        /// The document that was written does not hold what it should.
        case incomplete(expected: String, found: String)
        /// Two cases of a suite, or two suites, have the same name: readers would drop one of them.
        case repeated(String)
    }

    package let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    package static func file(_ path: String, _ problem: FileError) -> Self { Self(.file(path, problem)) }
    package static func writer(_ path: String) -> Self { Self(.writer(path)) }
    package static func unreadable(_ reason: String) -> Self { Self(.unreadable(reason)) }
    package static func incomplete(expected: String, found: String) -> Self { Self(.incomplete(expected: expected, found: found)) }
    package static func repeated(_ name: String) -> Self { Self(.repeated(name)) }
}

extension JUnitError: CustomStringConvertible {
    /// The problem and the next step, in one line.
    public var description: String {
        switch kind {
        case .file(let path, let problem): "the report \(path) \(problem); name a folder that can be written with --reports"
        case .writer(let path): "the report \(path) could not be written; check for free disk space"
        case .unreadable(let words):
            "the report cannot be read again and was not put in place: \(words); please report this with the findings that caused it"
        case .incomplete(let expected, let found):
            "the report holds \(found) instead of \(expected) and was not put in place; check for free disk space"
        case .repeated(let name): "\"\(name)\" is there twice in the report; give one of the two another name"
        }
    }
}
