internal import PackageGraph
internal import ProjectModules
internal import VerificationModel

/// The exceptions, and which of them were needed.
struct ExceptionLedger {
    private let exceptions: [LayerException]
    private let byTarget: [String: [Int]]
    private let today: Day
    private var used: Set<Int> = []
    private var targets: Set<String> = []

    init(_ exceptions: [LayerException], today: Day) {
        self.exceptions = exceptions
        self.today = today
        byTarget = Dictionary(grouping: exceptions.indices) { exceptions[$0].to }
    }

    /// Whether an exception that still holds covers a violation.
    ///
    /// Every one that would is marked as used, one past its day too.
    /// - Parameters:
    ///   - file: The file that breaks a rule.
    ///   - targets: The names under which `to` may know what it uses.
    mutating func covers(_ file: String, using targets: @autoclosure () -> [String]) -> Bool {
        guard !exceptions.isEmpty else { return false }
        let targets = targets()
        var isCovered = false
        self.targets.formUnion(targets)
        for index in Set(targets.flatMap { byTarget[$0] ?? [] }).sorted() where exceptions[index].from.matches(file) {
            used.insert(index)
            if exceptions[index].until.map({ today <= $0 }) ?? true { isCovered = true }
        }
        return isCovered
    }

    /// Returns the identifiers of the cases of exceptions, in their order.
    static func identifiers(_ exceptions: [LayerException]) -> [CaseIdentifier] {
        var names: [String: Int] = [:]
        return exceptions.map { exception in
            let count = names[exception.name, default: 0] + 1
            names[exception.name] = count
            let name = count == 1 ? exception.name : "\(exception.name) (\(count))"
            return CaseIdentifier(subject: "\(LayerCheck.wholeSuite)/exceptions", check: name)
        }
    }

    /// Returns the verdict of an exception, by its number, after all files are checked.
    func verdict(of number: Int) -> Verdict {
        let exception = exceptions[number]
        let findings = [expired(exception), used.contains(number) ? nil : stale(exception)].compactMap { $0 }
        return findings.isEmpty ? .kept : .broken(findings)
    }

    private func expired(_ exception: LayerException) -> Finding? {
        guard let until = exception.until, until < today else { return nil }
        return Finding(
            .layersExceptionExpired, at: exception.place, what: "the exception \(exception.name) ended on \(until)",
            allowed: "today (\(today)) or a later date",
            because: "it was temporary: \(exception.because)",
            next: "fix the violation and remove the exception, or choose a new date")
    }

    private func stale(_ exception: LayerException) -> Finding {
        Finding(
            .layersExceptionUnused, at: exception.place, what: "no use needs the exception \(exception.name)",
            allowed: "exceptions for existing violations",
            because: "an unused exception hides the next violation",
            next: NearestName.advice(for: exception.to, in: targets.subtracting([exception.to]), otherwise: "remove it"))
    }
}
