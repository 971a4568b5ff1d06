internal import Recordings

/// Compares new exchanges with an existing recording.
struct RecordingComparison {
    let folder: RecordingsFolder

    /// Returns descriptions of the differences, or an empty array if a client would see none.
    func differences(of exchanges: some Collection<CapturedExchange>, from old: Recording) -> [String] {
        var differences: [String] = []
        if old.exchanges.count != exchanges.count { differences.append("\(exchanges.count) exchanges instead of \(old.exchanges.count)") }
        for (index, (exchange, before)) in zip(exchanges, old.exchanges).enumerated() {
            let of = exchanges.count == 1 ? "" : " of #\(index + 1)"
            differences += self.differences(of: exchange, from: before, in: old).map { $0 + of }
        }
        return differences
    }

    private func differences(of exchange: CapturedExchange, from old: Exchange, in recording: Recording) -> [String] {
        var differences: [String] = []
        if old.recordedAt == nil { differences.append("recorded for the first time") }
        let (request, response) = (exchange.request, exchange.response)
        let isSameRequest =
            request.method == old.request.method && request.target == old.request.target && request.headers == old.request.headers
            && bytes { () throws(LocatedRecordingError) in try folder.body(of: old.request, in: recording) } == request.body
        if !isSameRequest { differences.append("the request") }
        if response.status != old.response.status { differences.append("status \(response.status) instead of \(old.response.status)") }
        if response.reason != old.response.reason { differences.append("the reason phrase") }
        let fields = VolatileFields.differences(of: response.headers, from: old.response.headers)
        if !fields.isEmpty { differences.append("the field\(fields.count == 1 ? "" : "s") \(fields.joined(separator: ", "))") }
        let oldBody = bytes { () throws(LocatedRecordingError) in try folder.body(of: old.response, in: recording) }
        if oldBody != response.body { differences.append("the body") }
        return differences
    }

    /// Returns the bytes of a body, or nil if it cannot be read any longer: then the new body differs from it.
    private func bytes(_ read: () throws(LocatedRecordingError) -> BodyBytes) -> [UInt8]? {
        switch Result(catching: read) {
        case .success(let body): body.bytes
        case .failure: nil
        }
    }
}
