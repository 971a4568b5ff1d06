/// A stable name for a kind of finding, with the page that explains it.
///
/// Programs that read reports can rely on ``name``. `verify explain NAME` prints the page.
public struct FindingCode: Sendable {
    /// The name, as `topic.kind`: `layers.use`.
    public let name: String
    /// The problem in one line, without a full stop.
    public let title: String
    /// The meaning of the finding.
    public let meaning: String
    /// Something that causes the finding.
    public let example: String
    /// How to fix it.
    public let fix: String
    /// How to suppress the finding with a reason; nil where that is not possible.
    public let suppression: String?

    /// Creates a code with all parts of its page.
    public init(_ name: String, _ title: String, meaning: String, example: String, fix: String, suppression: String?) {
        self.name = name
        self.title = title
        self.meaning = meaning
        self.example = example
        self.fix = fix
        self.suppression = suppression
    }

    /// Every code but those of the kinds of layer rules, which the rules define themselves.
    package static let common: [FindingCode] =
        contracts + formats + imports + layers + recordings + recording + runs + savedData + scans + secrets
}

extension FindingCode {
    /// The page as plain text: the name, the title, and a line for each part.
    package var page: String {
        """
        \(name)
          \(title)
          meaning: \(meaning)
          example: \(example)
          fix: \(fix)
          suppress: \(suppression ?? Self.noSuppression)

        """
    }

    /// The page as a section of a Markdown document.
    package var markdown: String {
        """
        ## `\(name)`

        **\(title).** \(meaning)

        - Example: \(example)
        - Fix: \(fix)
        - Suppress: \(suppression ?? Self.noSuppression)

        """
    }

    private static let noSuppression = "This finding cannot be suppressed."
}

extension FindingCode: Hashable {
    /// Whether two codes have the same name.
    public static func == (left: FindingCode, right: FindingCode) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FindingCode: Comparable {
    /// By name.
    public static func < (left: FindingCode, right: FindingCode) -> Bool { left.name < right.name }
}

extension FindingCode: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
