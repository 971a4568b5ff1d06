/// The name of a case: a path whose last part is the check.
///
/// Shape: `file/contract/recording/check` for contracts, `layers/Layer/file/check` for layers. Equal identifiers mean the same case in
/// every run, so that reports can be compared.
public struct CaseIdentifier: Sendable {
    /// The subject of the check: `movies/search movies/movies/search-batman-page-1`.
    public let subject: String
    /// Which check it is: `status`, `decodes`, `expect $.page`.
    public let check: String

    /// A case of a subject; control characters in either are made visible, so that an identifier takes one line.
    public init(subject: String, check: String) {
        self.subject = OneLine.of(subject)
        self.check = OneLine.of(check)
    }

    /// Whether a filter of the command line selects this case: its text occurs in the identifier, without regard to case.
    public func matches(_ filter: String) -> Bool {
        description.lowercased().contains(filter.lowercased())
    }
}

extension CaseIdentifier: Hashable {
    /// Character by character: files whose names Unicode calls equal are two files.
    public static func == (left: CaseIdentifier, right: CaseIdentifier) -> Bool {
        left.subject.utf8.elementsEqual(right.subject.utf8) && left.check.utf8.elementsEqual(right.check.utf8)
    }

    /// By the same characters.
    public func hash(into hasher: inout Hasher) {
        for var text in [subject, check] {
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
            // No byte of UTF-8: the two do not run together.
            hasher.combine(0xFF as UInt8)
        }
    }
}

extension CaseIdentifier: CustomStringConvertible, Comparable {
    /// Subject and check, joined by `/`.
    public var description: String { "\(subject)/\(check)" }

    /// By subject, then check.
    public static func < (left: CaseIdentifier, right: CaseIdentifier) -> Bool {
        (left.subject, left.check) < (right.subject, right.check)
    }
}

/// One check with its verdict.
public struct CheckCase: Hashable, Sendable {
    /// The case's name, unique in a run.
    public let identifier: CaseIdentifier
    /// The result.
    public let verdict: Verdict
    /// How long it took.
    public let duration: Duration

    /// A case that was tried.
    public init(_ identifier: CaseIdentifier, _ verdict: Verdict, duration: Duration = .zero) {
        self.identifier = identifier
        self.verdict = verdict
        self.duration = duration
    }

    /// The text that a test reports for a case that is not kept: its identifier and its verdict, then all its findings in full.
    package var failureText: String {
        let findings = verdict.findings.map(\.description).joined(separator: "\n")
        return switch verdict {
        case .kept: "\(identifier) is kept"
        case .broken: "\(identifier) is broken\n\(findings)"
        case .couldNotRun: "\(identifier) could not run\n\(findings)"
        case .notReached(let earlier): "\(identifier) was not reached: \(earlier) failed first"
        }
    }
}
