internal import HTTPMessages
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// Plans the checks of one exchange, and looks up the types that they need.
struct ExchangePlanner {
    /// What was recorded, or why there is nothing.
    enum Source {
        case exchange(RecordedExchange)
        case unreadable(Finding)
        case noFolder(CaseIdentifier)
    }

    let subject: String
    let promise: ResponsePromise
    let types: TypeRegistry
    let source: Source

    /// The checks that the promise asks for, in the order in which they are made.
    var checks: [PlannedCheck] {
        let first = [planned(.recording, .recording), planned(.request, .request), planned(.status, .status)]
        switch promise.body {
        case .none:
            return first + [planned(.emptyBody, .emptyBody)]
        case .unspecified:
            return first + (isJSON || !promise.expectations.isEmpty ? [planned(.json, .json)] : []) + expectations
        case .decodes(let named, let domain):
            let reads = [planned(.contentType, .contentType), planned(.json, .json), decodes(named)]
            return first + reads + (domain.map { [maps(named, to: $0)] } ?? []) + expectations
        case .rejects(let named, let location, let place):
            return first + [typed(.rejects, named) { .rejects($0, at: location, because: place) }]
        }
    }

    /// What was recorded; nil where there is nothing.
    var recorded: RecordedExchange? { if case .exchange(let recorded) = source { recorded } else { nil } }

    private var isJSON: Bool { recorded.map { MediaType.isJSON($0.exchange.response.headers["Content-Type"]) } ?? false }

    private var expectations: [PlannedCheck] {
        promise.expectations.map { planned(check("expect \($0.path.text)"), .expect($0)) }
    }

    // MARK: Types

    private func decodes(_ named: ResponsePromise.Named) -> PlannedCheck {
        typed(.decodes, named) { .decodes($0, because: named.place) }
    }

    private func maps(_ named: ResponsePromise.Named, to domain: ResponsePromise.Named) -> PlannedCheck {
        let identifier = check(CheckName.maps.rawValue)
        guard let type = types[named.name] else {
            return PlannedCheck(identifier: identifier, step: .decided(.notReached(after: check(CheckName.decodes.rawValue))))
        }
        if let mismatch = types.mismatch(of: type, mappedTo: domain) {
            return PlannedCheck(identifier: identifier, step: .decided(mismatch))
        }
        return planned(identifier, .maps(type, to: domain))
    }

    /// A check that needs a type, or that could not run without it.
    private func typed(_ name: CheckName, _ named: ResponsePromise.Named, _ make: (ResponseType) -> ResponseCheck) -> PlannedCheck {
        guard let type = types[named.name] else {
            return PlannedCheck(identifier: check(name.rawValue), step: .decided(.couldNotRun([types.unknown(named)])))
        }
        return planned(name, make(type))
    }

    // MARK: Cases

    private func check(_ name: String) -> CaseIdentifier { CaseIdentifier(subject: subject, check: name) }

    private func planned(_ name: CheckName, _ work: ResponseCheck) -> PlannedCheck { planned(check(name.rawValue), work) }

    /// A check of what was recorded; without it nothing is reached, and the first check says why.
    private func planned(_ identifier: CaseIdentifier, _ work: ResponseCheck) -> PlannedCheck {
        let recording = check(CheckName.recording.rawValue)
        let step: PlannedCheck.Step =
            switch source {
            case .exchange: .check(work)
            case .unreadable(let finding) where identifier == recording: .decided(.couldNotRun([finding]))
            case .unreadable: .decided(.notReached(after: recording))
            case .noFolder(let folder): .decided(.notReached(after: folder))
            }
        return PlannedCheck(identifier: identifier, step: step)
    }
}
