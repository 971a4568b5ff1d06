internal import ContractFiles
internal import Recordings
public import VerificationModel

extension ContractSuite {
    /// Returns a warning for each recording that is older than its contract's `fresh` allows.
    /// - Parameter now: The time in seconds since 1970.
    /// - Returns: The warnings, sorted. Recordings made by hand give none.
    public func warnings(now: Int) -> [Finding] {
        var warned: Set<String> = []
        // The case of a recording reports that it cannot be read.
        return suites.lazy.flatMap(\.groups).compactMap { group in
            guard case .exchange(let plan, _) = group, let freshness = plan.contract.freshness,
                let recording = try? plan.recorded?.recording(),
                !recording.exchanges.contains(where: { $0.made != nil })
            else { return nil }
            let age = RecordingAge(of: recording)
            guard age.isOlder(than: freshness.days, now: now), warned.insert(recording.name).inserted else { return nil }
            let days = age.days(now: now)
            let malformed = days == nil ? age.malformedTime : nil
            return Finding(
                .recordingStale, at: recording.exchanges[0].request.place,
                what: days.map { "the recording is \($0.counted("day")) old" }
                    ?? malformed.map { "the time of the recording, \"\($0)\", is not valid (expected yyyy-MM-ddTHH:mm:ssZ)" }
                    ?? "the date of the recording is unknown",
                allowed: "at most \(freshness.days.counted("day")), as \(freshness.place) requires",
                because: "the API may answer differently by now",
                next: (malformed == nil ? "" : "correct the comment, as in # Recorded 2026-10-01T00:00:00Z, or ")
                    + "record it again: verify record --mode all --filter \(recording.name)")
        }.sorted()
    }
}
