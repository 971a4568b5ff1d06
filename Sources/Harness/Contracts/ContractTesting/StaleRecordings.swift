internal import ContractFiles
internal import Recordings
public import VerificationModel

extension ContractSuite {
    /// Returns a warning for each recording that is older than its contract's `fresh` allows, or whose comment with the time is not valid.
    /// - Parameter now: The time in seconds since 1970.
    /// - Returns: The warnings, sorted. Recordings made by hand give none.
    public func warnings(now: Int) -> [Finding] {
        var warned: Set<String> = []
        // The case of a recording reports that it cannot be read.
        return suites.lazy.flatMap(\.groups).compactMap { group in
            guard case .exchange(let plan, _) = group, let recording = try? plan.recorded?.recording(),
                !recording.exchanges.contains(where: { $0.made != nil })
            else { return nil }
            let age = RecordingAge(of: recording)
            let freshness = plan.contract.freshness
            let days = age.days(now: now)
            let malformed = days == nil ? age.malformedTime : nil
            let isTooOld = freshness.map { age.isOlder(than: $0.days, now: now) } ?? false
            guard isTooOld || malformed != nil, warned.insert(recording.name).inserted else { return nil }
            return Finding(
                .recordingStale, at: recording.exchanges[0].request.place,
                what: days.map { "the recording is \($0.counted("day")) old" }
                    ?? malformed.map { "the time of the recording, \"\($0)\", is not valid (expected yyyy-MM-ddTHH:mm:ssZ)" }
                    ?? "the date of the recording is unknown",
                allowed: freshness.map { "at most \($0.days.counted("day")), as \($0.place) requires" } ?? "a time, or no such comment",
                because: freshness == nil ? "the time shows how old the recording is" : "the API may answer differently by now",
                next: (malformed == nil ? "" : "correct the comment, as in # Recorded 2026-10-01T00:00:00Z, or ")
                    + "record it again: "
                    + "\(AdvisedCommand(["record", "--mode", "all"] + AdvisedCommand.option("--filter", recording.name) + folderOptions))")
        }.sorted()
    }
}
