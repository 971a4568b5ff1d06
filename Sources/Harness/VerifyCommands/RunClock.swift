internal import Foundation
internal import LayerRules

/// The time of a run: the clock's, or what SOURCE_DATE_EPOCH says, so that the same input gives the same bytes.
///
/// Source: https://reproducible-builds.org/specs/source-date-epoch/.
struct RunClock {
    private let date: Date

    init(_ console: Console) throws(RunProblem) {
        guard let text = console.environment["SOURCE_DATE_EPOCH"], !text.isEmpty else {
            date = Date(timeIntervalSince1970: TimeInterval(console.now()))
            return
        }
        guard let seconds = Int(text), (0...253_402_300_799).contains(seconds) else { throw .sourceDateEpoch(text) }
        date = Date(timeIntervalSince1970: TimeInterval(seconds))
    }

    /// `2026-11-21T09:30:00`, UTC.
    var timestamp: String { String(date.formatted(.iso8601).prefix(19)) }

    /// The day in UTC.
    var today: Day {
        guard let day = Day(String(timestamp.prefix(10))) else { preconditionFailure("\(timestamp) does not begin with a day") }
        return day
    }
}

/// Why a command cannot run, whatever the contracts say.
enum RunProblem: Error, Hashable, CustomStringConvertible {
    case sourceDateEpoch(String)
    case folder(String, String)
    case file(String, String)
    case nothingToCheck(filters: [String], contracts: String)

    /// What is wrong and what to do next, in one line.
    var description: String {
        switch self {
        case .sourceDateEpoch(let text):
            "SOURCE_DATE_EPOCH is \"\(text)\"; it takes whole seconds since 1970, up to the year 9999; unset it to use the clock"
        case .folder(let path, let reason):
            "the folder \(path) cannot be made: \(reason); name another with --reports"
        case .file(let path, let reason):
            "the file \(path) \(reason); name another with --format NAME=FILE"
        case .nothingToCheck(let filters, let contracts):
            filters.isEmpty
                ? "nothing to check in \(contracts): no contract, no recording and no layers.yml; write one, or say --allow-empty"
                : "no case matches --filter \(filters.joined(separator: " or ")); verify list prints all of them; or say --allow-empty"
        }
    }
}
