internal import ContractFiles
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// The checks that use the app's own types.
extension ExchangeChecker {
    mutating func decodes(_ type: ContractType, because place: SourcePlace) -> Verdict {
        guard let reading = reading(type) else { return .notReached(after: plan.first) }
        return withDocument { document, body in
            switch reading {
            case .decoded: .kept
            case .couldNotRun(let finding): .couldNotRun([finding])
            case .undecided(let constructs): undecided(constructs, type, body, because: place)
            case .refused(let failure):
                .broken([
                    Finding(
                        .contractDecoding, at: body.place(of: failure.value?.range.lowerBound ?? 0), what: failure.what,
                        allowed: failure.allowed,
                        because: "\(place) promises that \(type.name) reads this answer\(failure.readerClause)",
                        next: failure.next)
                ])
            }
        }
    }

    mutating func maps(_ type: ContractType, to domain: ResponsePromise.Named) -> Verdict {
        guard case .decoded(let decoded) = reading(type) else {
            return withDocument { _, _ in .notReached(after: plan.identifier(of: .decodes)) }
        }
        return withDocument { _, body in
            do {
                try decoded.map()
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

    mutating func rejects(_ type: ContractType, at expected: JSONLocation, because place: SourcePlace) -> Verdict {
        guard let reading = reading(type) else { return .notReached(after: plan.first) }
        // A body that is not JSON is refused as a whole, with any decoder.
        if case .failure? = document, expected == JSONLocation() { return .kept }
        return withBody { body in
            switch reading {
            case .couldNotRun(let finding): return .couldNotRun([finding])
            case .undecided(let constructs): return undecided(constructs, type, body, because: place)
            case .decoded:
                return .broken([
                    Finding(
                        .contractRejects, at: body.start, what: "\(type.name) reads the body",
                        allowed: "a decoding that fails at \(expected)",
                        because: "\(place) promises that the app refuses it",
                        next: "take \"rejects\" out if the app should accept it, or make the type strict again"
                    )
                ])
            case .refused(let failure):
                guard !failure.isAt(expected) || !failure.acceptingSystems.isEmpty else { return .kept }
                return .broken([
                    Finding(
                        .contractRejects, at: body.place(of: failure.value?.range.lowerBound ?? 0),
                        what: "decoding fails at \(failure.location): \(failure.what)",
                        allowed: "a decoding that fails at \(expected)" + (failure.acceptingSystems.isEmpty ? "" : " on each system"),
                        because: "\(place) promises that the app refuses it there\(failure.readerClause)",
                        next: "write rejects: \(failure.location) if that is right, or record the answer again")
                ])
            }
        }
    }

    func compares(_ comparison: CrossCheck, because place: SourcePlace) -> Verdict {
        withBody { body in
            let name = comparison.registered.name
            switch comparison.result(of: body.bytes, as: json) {
            case .same: return .kept
            case .couldNotRun(let finding): return .couldNotRun([finding])
            case .undecided(let constructs):
                return .couldNotRun([
                    Finding(
                        .contractUndecided, at: body.start, what: "it is not decided whether \(name) reads this answer: \(constructs)",
                        allowed: "sources and settings that determine it", because: "--cross-check compares \(name) with its sources",
                        next: "name the settings under \"decoder\" if they decide it, or leave --cross-check out")
                ])
            case .different(let difference):
                return .broken([
                    Finding(
                        .contractCrossCheck, at: body.start, what: difference, allowed: "the same result from both",
                        because: "\(place) names \(name), which is registered and declared in the sources too",
                        next: "build verify from these sources, or name the decoder's settings in apis.yml; report it if both are right")
                ])
            }
        }
    }

    /// Returns the verdict on a body whose decoding the sources do not determine.
    private func undecided(
        _ constructs: [(what: String, place: SourcePlace?)], _ type: ContractType, _ body: BodyBytes, because place: SourcePlace
    ) -> Verdict {
        .couldNotRun(
            FindingLimit.apply(to: constructs) { construct in
                Finding(
                    .contractUndecided, at: construct.place ?? body.start,
                    what: "it is not decided whether \(type.name) reads \(body.start.file): \(construct.what)",
                    allowed: "sources and settings that determine it", because: "\(place) promises that \(type.name) is read or refused",
                    next: "name settings under \"decoder\", a \"platform\" or folders under \"sources\" that decide it, "
                        + "or register \(type.name) where verify is built")
            })
    }

    /// The body as JSON; nil if it is not JSON.
    private var json: JSONDocument? { if case .success(let document) = document { document } else { nil } }

    /// Decodes the body, once for all checks.
    private mutating func reading(_ type: ContractType) -> BodyReading? {
        if let decoded { return decoded }
        guard case .success(let body) = body else { return nil }
        let reading = type.reading(of: body.bytes, as: json)
        decoded = reading
        if case .read(let type) = type { note = type.note }
        if case .decoded(let decoded) = reading { warnings = tolerated(decoded.tolerated, type, body) }
        return reading
    }

    /// Returns a warning for each failure that a type hides.
    private func tolerated(
        _ failures: [(failure: DecodingFailure, place: SourcePlace)], _ type: ContractType, _ body: BodyBytes
    ) -> [Finding] {
        FindingLimit.apply(to: failures) { failure, place in
            Finding(
                .contractTolerated, at: body.place(of: failure.value?.range.lowerBound ?? 0),
                what: "\(failure.what), and \(type.name) is read without it", allowed: failure.allowed,
                because: failure.reader == place
                    ? "\(place) reads it only if it is there" : "\(place) hides the failure\(failure.readerClause)",
                next: failure.next)
        }
    }
}
