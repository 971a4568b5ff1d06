internal import ContractFiles
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// The checks that ask the app's own types.
extension ExchangeChecker {
    mutating func decodes(_ named: ResponsePromise.Named) -> Verdict {
        guard let type = types[named.name], let reading = reading(type) else { return .notReached(after: plan.identifier(of: .recording)) }
        return withDocument { document, body in
            guard case .failure(let error) = reading else { return .kept }
            let failure = DecodingFailure(error, of: type, in: document)
            return .broken([
                Finding(
                    "contract.decoding", at: body.place(of: failure.value?.range.lowerBound ?? 0), what: failure.what,
                    allowed: failure.allowed,
                    because: "\(named.place) promises that \(type.name) reads this answer", next: failure.next)
            ])
        }
    }

    mutating func maps(_ named: ResponsePromise.Named, _ domain: ResponsePromise.Named) -> Verdict {
        guard let type = types[named.name], case .success(let reading) = reading(type) else {
            return withDocument { _, _ in .notReached(after: plan.identifier(of: .decodes(named))) }
        }
        return withDocument { _, body in
            do {
                try reading.map()
                return .kept
            } catch {
                return .broken([
                    Finding(
                        "contract.mapping", at: body.start, what: "\(type.name) does not map to \(domain.name): \(error)",
                        allowed: "a mapping that succeeds", because: "\(domain.place) promises it",
                        next: "change the mapping if the API may send this, or record the answer again")
                ])
            }
        }
    }

    /// What the registered types say of a check, whatever was recorded; nil where they allow it.
    func registration(of check: ResponseCheck) -> Verdict? {
        switch check {
        case .decodes(let named), .rejects(let named, _, _):
            return types[named.name] == nil ? .couldNotRun([unknown(named)]) : nil
        case .maps(let named, let domain):
            guard let type = types[named.name] else { return .notReached(after: plan.identifier(of: .decodes(named))) }
            return type.domainName == domain.name ? nil : wrongDomain(type, domain)
        default:
            return nil
        }
    }

    private func wrongDomain(_ type: ResponseType, _ domain: ResponsePromise.Named) -> Verdict {
        guard let name = type.domainName else {
            return .couldNotRun([
                Finding(
                    "contract.no-mapping", at: domain.place, what: "\(type.name) is registered without a mapping",
                    allowed: "a mapping to \(domain.name)", because: "without one nothing can be mapped",
                    next: "register it with domain: { ... }, or take \"domain\" out")
            ])
        }
        let finding = Finding(
            "contract.domain", at: domain.place, what: "\(type.name) maps to \(name), not to \(domain.name)", allowed: name,
            because: "the contract names the type that the mapping gives",
            next: "write domain: \(name) if that is right, or change the mapping")
        // A type that no mapping gives is a name that does not exist.
        let exists = types.values.contains { $0.domainName == domain.name }
        return exists ? .broken([finding]) : .couldNotRun([finding])
    }

    mutating func rejects(_ named: ResponsePromise.Named, _ expected: JSONLocation, _ place: SourcePlace) -> Verdict {
        guard let type = types[named.name], let reading = reading(type) else { return .notReached(after: plan.identifier(of: .recording)) }
        let document: JSONDocument? = if case .success(let document) = evidence?.document { document } else { nil }
        // Whatever the decoder makes of it, what is no JSON is refused as a whole.
        if document == nil, expected == JSONLocation() { return .kept }
        return withBody { body in
            guard case .failure(let error) = reading else {
                return .broken([
                    Finding(
                        "contract.rejects", at: body.start, what: "\(type.name) reads the body",
                        allowed: "a decoding that fails at \(expected)",
                        because: "\(place) promises that the app refuses it", next: "promise what is decoded, or make the type strict again"
                    )
                ])
            }
            let failure = DecodingFailure(error, of: type, in: document)
            guard !KeyWalk.isSame(expected, failure.location, to: type) else { return .kept }
            return .broken([
                Finding(
                    "contract.rejects", at: body.place(of: failure.value?.range.lowerBound ?? 0),
                    what: "decoding fails at \(failure.location): \(failure.what)", allowed: "a decoding that fails at \(expected)",
                    because: "\(place) promises that the app refuses it there",
                    next: "write rejects: \(failure.location) if that is right, or record the answer again")
            ])
        }
    }

    /// The body through the app's own decoder: once for all checks that look at it.
    private mutating func reading(_ type: ResponseType) -> Result<ResponseType.Reading, any Error>? {
        if let known = decoded[type.name] { return known }
        guard case .success(let body) = evidence?.body else { return nil }
        let result = Result { try type.read(body.bytes) }
        decoded[type.name] = result
        return result
    }

    private func unknown(_ named: ResponsePromise.Named) -> Finding {
        let known = types.keys.sorted()
        return Finding(
            "contract.unknown-type", at: named.place, what: "no response type \"\(named.name)\" is registered",
            allowed: known.isEmpty ? "none, or a registered type; there are none" : "none, \(known.joined(separator: ", "))",
            because: "only registered types can be decoded into",
            next: NearestName.advice(for: named.name, in: known, otherwise: "register \(named.name) where verify is built"))
    }
}
