package import Recordings
package import VerificationModel

/// An exchange in another program's file.
package struct ImportedExchange: Hashable, Sendable {
    /// The place in the file.
    package let place: SourcePlace
    /// The exchange, which is not redacted yet.
    package let exchange: CapturedExchange
    /// The conditions of a WireMock mapping that a recording does not have; nil for an exchange that took place.
    ///
    /// Exchanges that took place are in their order, and mappings are alternatives.
    package let conditions: MappingConditions?

    init(_ place: SourcePlace, _ exchange: CapturedExchange, _ conditions: MappingConditions? = nil) {
        self.place = place
        self.exchange = exchange
        self.conditions = conditions
    }
}

/// The content of another program's file.
package struct ImportedFile: Sendable {
    /// The exchanges, in the order of their times as far as they are known.
    package var exchanges: [ImportedExchange] = []
    /// The parts that could not be carried over.
    package var notes: [ImportNote] = []
    /// The parts that cannot be read.
    ///
    /// Everything else was read.
    package var problems: [ImportError] = []
    /// The scenarios whose states a WireMock mapping changes that was left out.
    var otherwiseChanged: Set<String> = []

    /// Creates the content of a file.
    package init(exchanges: [ImportedExchange] = [], notes: [ImportNote] = [], problems: [ImportError] = []) {
        self.exchanges = exchanges
        self.notes = notes
        self.problems = problems
    }
}

extension CapturedExchange {
    /// Returns the comment of an imported exchange.
    ///
    /// Programs read the time after `Recorded`.
    static func importComment(time: ImportedTime?, file: String) -> String {
        let name = OneLine.of(String(file.split(separator: "/").last ?? ""))
        return (time.map { "Recorded \($0.text)" } ?? "Imported") + " from \(name) by verify import"
    }
}
