package import Recordings
package import VerificationModel

/// An exchange that another program wrote down.
package struct ImportedExchange: Hashable, Sendable {
    /// Where it stands.
    package let place: SourcePlace
    /// What passed; nothing of it is redacted yet.
    package let exchange: CapturedExchange

    init(_ place: SourcePlace, _ exchange: CapturedExchange) {
        self.place = place
        self.exchange = exchange
    }
}

/// What a file of another program holds.
package struct ImportedFile: Sendable {
    /// The exchanges, in the order in which they passed as far as that is known.
    package var exchanges: [ImportedExchange] = []
    /// What could not be carried over.
    package var notes: [ImportNote] = []
    /// What should be there and cannot be read; everything else was read all the same.
    package var problems: [ImportError] = []

    /// What was read of a file.
    package init(exchanges: [ImportedExchange] = [], notes: [ImportNote] = [], problems: [ImportError] = []) {
        self.exchanges = exchanges
        self.notes = notes
        self.problems = problems
    }
}

extension CapturedExchange {
    /// The comment of an exchange that was imported: machines read the time after `Recorded`.
    static func importComment(time: ImportedTime?, file: String) -> String {
        let name = OneLine.of(String(file.split(separator: "/").last ?? ""))
        return (time.map { "Recorded \($0.text)" } ?? "Imported") + " from \(name) by verify import"
    }
}
