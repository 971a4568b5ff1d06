internal import VerificationModel

/// A violation of a rule in a file, as one finding: a use, or several uses of one thing.
struct Violation {
    /// A use, as it is known however lines move.
    struct Use {
        /// The declaration with the use; nil if the file itself has it.
        var user: String?
        /// The forbidden thing: a symbol, a module, a name, a cycle.
        let to: String
        /// Of what is used through others, that with which the way to it begins.
        var first: String?
    }

    let rule: String
    /// None for a circle, which no file makes alone.
    let file: String?
    /// In the order of their places.
    private let uses: [Use]
    /// The finding of some of the uses.
    private let finding: ([Int]) -> Finding

    /// A violation that is one use.
    init(_ finding: Finding, to: String) {
        rule = finding.code.name
        file = FrozenViolation.rulesWithoutFile.contains(finding.code.name) ? nil : finding.place.file
        uses = [Use(to: to)]
        self.finding = { _ in finding }
    }

    /// A violation that is all uses of one thing in a file.
    /// - Parameters:
    ///   - code: The code of its finding.
    ///   - file: The file that uses it.
    ///   - elements: The uses, in the order of their places; one at least.
    ///   - use: What is known of each.
    ///   - finding: The finding of some of them.
    init<Element>(
        _ code: FindingCode, in file: String, _ elements: [Element], use: (Element) -> Use, finding: @escaping ([Element]) -> Finding
    ) {
        rule = code.name
        self.file = file
        uses = elements.map(use)
        self.finding = { numbers in finding(numbers.map { elements[$0] }) }
    }

    /// The finding of those uses of which something holds; nil where it holds of none.
    func finding(where holds: (Use) -> Bool) -> Finding? {
        let numbers = uses.indices.filter { holds(uses[$0]) }
        return numbers.isEmpty ? nil : finding(numbers)
    }
}
