internal import ContractFiles
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// The checks that use the app's own types.
extension ExchangeChecker {
    mutating func decodes(_ type: ResponseType, because place: SourcePlace) -> Verdict {
        guard let reading = reading(type) else { return .notReached(after: plan.identifier(of: .recording)) }
        return withDocument { document, body in
            guard case .failure(let error) = reading else { return .kept }
            let failure = DecodingFailure(error, of: type, in: document)
            return .broken([
                Finding(
                    .contractDecoding, at: body.place(of: failure.value?.range.lowerBound ?? 0), what: failure.what,
                    allowed: failure.allowed,
                    because: "\(place) promises that \(type.name) reads this answer", next: failure.next)
            ])
        }
    }

    mutating func maps(_ type: ResponseType, to domain: ResponsePromise.Named) -> Verdict {
        guard case .success(let reading) = reading(type) else {
            return withDocument { _, _ in .notReached(after: plan.identifier(of: .decodes)) }
        }
        return withDocument { _, body in
            do {
                try reading.map()
                return .kept
            } catch {
                return .broken([
                    Finding(
                        .contractMapping, at: body.start, what: "\(type.name) does not map to \(domain.name): \(error)",
                        allowed: "a mapping that succeeds", because: "\(domain.place) promises it",
                        next: "change the mapping if the API may send this, or record the answer again")
                ])
            }
        }
    }

    mutating func rejects(_ type: ResponseType, at expected: JSONLocation, because place: SourcePlace) -> Verdict {
        guard let reading = reading(type) else { return .notReached(after: plan.identifier(of: .recording)) }
        let document: JSONDocument? = if case .success(let document) = document { document } else { nil }
        // A body that is not JSON is refused as a whole, with any decoder.
        if document == nil, expected == JSONLocation() { return .kept }
        return withBody { body in
            guard case .failure(let error) = reading else {
                return .broken([
                    Finding(
                        .contractRejects, at: body.start, what: "\(type.name) reads the body",
                        allowed: "a decoding that fails at \(expected)",
                        because: "\(place) promises that the app refuses it",
                        next: "take \"rejects\" out if the app should accept it, or make the type strict again"
                    )
                ])
            }
            let failure = DecodingFailure(error, of: type, in: document)
            guard !KeyWalk.isSame(expected, failure.location, to: type) else { return .kept }
            return .broken([
                Finding(
                    .contractRejects, at: body.place(of: failure.value?.range.lowerBound ?? 0),
                    what: "decoding fails at \(failure.location): \(failure.what)", allowed: "a decoding that fails at \(expected)",
                    because: "\(place) promises that the app refuses it there",
                    next: "write rejects: \(failure.location) if that is right, or record the answer again")
            ])
        }
    }

    /// Decodes the body with the app's own decoder, once for all checks.
    private mutating func reading(_ type: ResponseType) -> Result<ResponseType.Reading, any Error>? {
        if let decoded { return decoded }
        guard case .success(let body) = body else { return nil }
        let result = Result { try type.read(body.bytes) }
        decoded = result
        return result
    }
}
