package import VerificationModel

/// A form in which a run is written down: `console`, `json` and so on.
///
/// A new format is one file with a type that conforms to this, and one line in the list of `verify`'s formats.
package protocol ReportFormat: SendableMetatype {
    /// The name on the command line.
    static var name: String { get }

    /// Returns the report of a run.
    /// - Parameters:
    ///   - run: The run.
    ///   - layout: The look of texts that people read.
    static func content(of run: CheckRun, _ layout: ReportLayout) throws -> ReportContent
}

/// A report that is ready to be printed or written.
package enum ReportContent {
    /// A text, for standard output or a file.
    case text(String)
    /// A report that only a file can hold: the function writes it to a path.
    case file((String) throws -> Void)
}

/// The look of a report that people read.
package struct ReportLayout: Sendable {
    /// Colours and width.
    package let console: ConsoleReport
    /// Whether only findings are shown.
    package let isQuiet: Bool
    /// Whether findings about uses between layers are only counted.
    package let showsArrows: Bool

    /// A layout; plain and complete by default, as files are.
    package init(_ console: ConsoleReport = ConsoleReport(), isQuiet: Bool = false, showsArrows: Bool = false) {
        self.console = console
        self.isQuiet = isQuiet
        self.showsArrows = showsArrows
    }
}
