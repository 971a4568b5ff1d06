package import ContractFiles
internal import Locks
package import Redaction
internal import SafeFiles
internal import VerificationModel

/// Decides what happens to values that look random: as `apis.yml` has it, or as the person at the terminal answers.
///
/// Each path of an API is asked for once, and the answer is written to `apis.yml`. Paths of values that are written without a decision are
/// listed too.
package final class UndecidedDesk: Sendable {
    /// A path of an API.
    private struct Key: Hashable {
        let api: String
        let path: String
    }

    /// The decision about a path.
    private enum Outcome {
        case secret(variable: String)
        case harmless(reason: String)
        case refused
        case kept(form: String)
    }

    private let rules: UnknownRules?
    private let console: Console
    /// Removes the progress from the terminal before a question.
    private let prepare: @Sendable () -> Void
    private let outcomes = Locked<[(key: Key, outcome: Outcome)]>([])

    /// Creates a desk that has decided nothing yet.
    /// - Parameters:
    ///   - rules: The rules of `apis.yml`; nil without the file, so that every value is refused.
    ///   - console: The terminal.
    ///   - prepare: Removes the progress from the terminal before a question.
    package init(_ rules: UnknownRules?, _ console: Console, prepare: @escaping @Sendable () -> Void = {}) {
        self.rules = rules
        self.console = console
        self.prepare = prepare
    }

    /// The decisions, for what writes recordings.
    package var decisions: UndecidedDecisions { UndecidedDecisions { [self] in decision(on: $0) } }

    private func decision(on value: UndecidedValue) -> UndecidedDecisions.Decision {
        guard let rules else { return .refuse }
        let api = rules.api(of: value.target)
        let key = Key(api: api?.name ?? "", path: value.path)
        switch rules.values(of: value.target) {
        case .keep:
            if outcome(for: key) == nil { add(.kept(form: value.form), for: key) }
            return .keep
        case .refuse: return .refuse
        case .ask, nil:
            guard let api, console.canAsk else { return .refuse }
            return answer(to: value, of: api.name, key, rules)
        }
    }

    /// Returns the answer to the question about a path, which is asked the first time only.
    private func answer(to value: UndecidedValue, of api: String, _ key: Key, _ rules: UnknownRules) -> UndecidedDecisions.Decision {
        switch outcome(for: key) {
        case .secret(let variable): return .secret(variable: variable)
        case .harmless(let reason):
            // Values without a name are listed one by one.
            return value.name != nil || write(value.harmless(reason), for: api, rules) ? .harmless : .refuse
        case .refused: return .refuse
        case .kept, nil: break
        }
        prepare()
        let answer = UndecidedQuestion(value: value, api: api, console: console).ask()
        switch answer {
        case .secret(let variable):
            guard let name = value.name,
                write(.secret(APIsAddition.Section(value.section), name: name, variable: variable), for: api, rules)
            else { break }
            add(.secret(variable: variable), for: key)
            return .secret(variable: variable)
        case .harmless(let reason):
            guard write(value.harmless(reason), for: api, rules) else { break }
            add(.harmless(reason: reason), for: key)
            return .harmless
        case .refuse: break
        }
        add(.refused, for: key)
        return .refuse
    }

    private func outcome(for key: Key) -> Outcome? { outcomes.withLock { $0.first { $0.key == key }?.outcome } }

    private func add(_ outcome: Outcome, for key: Key) { outcomes.withLock { $0.append((key, outcome)) } }

    // MARK: apis.yml

    /// The largest `apis.yml` that is changed.
    private static let sizeLimit = 4 << 20

    /// Writes an addition to `apis.yml`, or prints the lines to add.
    private func write(_ addition: APIsAddition, for api: String, _ rules: UnknownRules) -> Bool {
        do {
            let bytes = try FileReading.bytes(of: rules.path, limit: Self.sizeLimit)
            try FileReplacement.write(try APIsEdit.adding(addition, to: api, in: bytes), to: rules.path)
            return true
        } catch {
            let lines = APIsEdit.lines(of: addition, for: api).map { "  \($0)\n" }.joined()
            console.reportIfRead(
                "verify: \(rules.display) was not changed: \(error); nothing is recorded of this request; add these lines, and record again:\n\(lines)"
            )
            return false
        }
    }

    // MARK: Report

    /// Prints what was decided and what was kept, one line for each path.
    /// - Parameter isQuiet: Whether values that were kept are left out.
    package func report(isQuiet: Bool = false) throws(CommandError) {
        for (key, outcome) in outcomes.withLock({ $0 }) {
            if isQuiet, case .kept = outcome { continue }
            let (label, words) =
                switch outcome {
                case .secret(let variable): ("decided", "a secret, {{\(variable)}}")
                case .harmless(let reason): ("decided", "not a secret: \(reason)")
                case .refused: ("decided", "refused")
                case .kept(let form): ("unknown", "\(form), kept")
                }
            try console.write(OneLine.of("\(label.padded(to: 9))\(key.api.isEmpty ? "" : "\(key.api): ")\(key.path)  \(words)") + "\n")
        }
    }
}

extension UndecidedValue {
    /// Returns the entry under `harmless`: the name, or the value where there is none.
    fileprivate func harmless(_ reason: String) -> APIsAddition {
        if let name { return .harmlessName(name, because: reason) }
        return .harmlessValue(String(decoding: value, as: UTF8.self), because: reason)
    }
}

extension APIsAddition.Section {
    fileprivate init(_ section: UndecidedValue.Section) {
        switch section {
        case .query: self = .query
        case .headers: self = .headers
        case .fields: self = .fields
        }
    }
}
