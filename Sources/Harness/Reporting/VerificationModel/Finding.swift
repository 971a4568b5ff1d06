/// One thing that is wrong.
///
/// It answers five questions in every report: where, what, what was allowed, why, and what to do next. The texts are
/// complete clauses without a full stop, so that a console, a report and an editor can each set them in their own way.
public struct Finding: Hashable, Sendable {
    /// Where it is.
    public var place: SourcePlace
    /// The kind of the finding: a stable name for programs, with a page that explains it.
    public var code: FindingCode
    /// The problem that was found.
    public var what: String
    /// The allowed alternatives.
    public var allowed: String
    /// Why that is so.
    public var because: String
    /// The next step for the reader, as an imperative.
    public var next: String
    /// The uses of one layer by another that it is about; nil if it is about anything else.
    package var arrow: LayerArrow?

    /// A finding with all its answers.
    public init(
        _ code: FindingCode,
        at place: SourcePlace,
        what: String,
        allowed: String,
        because: String,
        next: String
    ) {
        self.place = place
        self.code = code
        self.what = what
        self.allowed = allowed
        self.because = because
        self.next = next
    }
}

extension Finding: Comparable {
    /// By place, then by code and text: the order in which findings are printed.
    public static func < (left: Finding, right: Finding) -> Bool {
        if left.place != right.place { return left.place < right.place }
        return (left.code, left.what, left.allowed, left.because, left.next)
            < (right.code, right.what, right.allowed, right.because, right.next)
    }
}

extension Finding: CustomStringConvertible {
    /// The place, then a line for each answer and for the code, as every plain text shows a finding.
    public var description: String {
        ([OneLine.of(place.description)] + lines.map { "  \($0.label)\(OneLine.of($0.text))" }).joined(separator: "\n")
    }

    /// The lines below the place, in the order in which every plain text shows them.
    package var lines: [(label: String, text: String)] {
        [("", what), ("allowed: ", allowed), ("because: ", because), ("next: ", next), ("code: ", code.name)]
    }
}
