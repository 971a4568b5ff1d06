internal import ContractFiles
internal import HTTPMessages
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// A planner for the checks of one exchange, which looks up the types that they need.
struct ExchangePlanner {
    /// The recorded exchange, or the reason why there is none.
    enum Source: Sendable {
        case exchange(RecordedExchange)
        case fixture(FixtureFile)
        indirect case unreadable(Finding)
        case noFolder(CaseIdentifier)
    }

    let subject: String
    let promise: ResponsePromise
    let types: ContractTypes
    let source: Source
    /// Whether the promise is about a file without a request and without the head of a response.
    let isFixture: Bool

    /// The checks of the promise, in the order in which they run.
    var checks: [PlannedCheck] {
        let first = [planned(first, .recording)] + head
        switch promise.body {
        case .none:
            return first + [planned(.emptyBody, .emptyBody)]
        case .unspecified:
            return first + (isJSON || !promise.expectations.isEmpty ? [planned(.json, .json)] : []) + expectations
        case .decodes(let named, let domain):
            let reads = (isFixture ? [] : [planned(.contentType, .contentType)]) + [planned(.json, .json), decodes(named)]
            return first + reads + crossChecks(named) + (domain.map { [maps(named, to: $0)] } ?? []) + expectations
        case .rejects(let named, let location, let place):
            return first + [typed(.rejects, named) { .rejects($0, at: location, because: place) }] + crossChecks(named)
        }
    }

    /// The checks of the request and of the head of the response, which a fixture does not have.
    private var head: [PlannedCheck] { isFixture ? [] : [planned(.request, .request), planned(.status, .status)] }

    /// The name of the check whether there is anything to check.
    private var first: CheckName { isFixture ? .file : .recording }

    private var isJSON: Bool {
        if case .exchange(let recorded) = source { recorded.head.isJSON } else { false }
    }

    private var expectations: [PlannedCheck] {
        promise.expectations.map { planned(check("expect \($0.path.text)"), .expect($0)) }
    }

    // MARK: Types

    private func decodes(_ named: ResponsePromise.Named) -> PlannedCheck {
        typed(.decodes, named) { .decodes($0, because: named.place) }
    }

    private func crossChecks(_ named: ResponsePromise.Named) -> [PlannedCheck] {
        types.crossCheck(of: named).map { [planned(.crossCheck, .crossCheck($0, because: named.place))] } ?? []
    }

    private func maps(_ named: ResponsePromise.Named, to domain: ResponsePromise.Named) -> PlannedCheck {
        let identifier = check(CheckName.maps.rawValue)
        switch types[named] {
        case nil:
            return PlannedCheck(identifier: identifier, step: .decided(.notReached(after: check(CheckName.decodes.rawValue))))
        case .read(let type):
            return PlannedCheck(identifier: identifier, step: .unmapped(type: type.name, TypeRegistry.noMapping(of: type, to: domain)))
        case .registered(let type):
            if let mismatch = types.registry.mismatch(of: type, mappedTo: domain) {
                return PlannedCheck(identifier: identifier, step: .decided(mismatch))
            }
            return planned(identifier, .maps(.registered(type), to: domain))
        }
    }

    /// Returns a check that needs a type; it could not run if there is none.
    private func typed(_ name: CheckName, _ named: ResponsePromise.Named, _ make: (ContractType) -> ResponseCheck) -> PlannedCheck {
        guard let type = types[named] else {
            return PlannedCheck(identifier: check(name.rawValue), step: .decided(.couldNotRun([types.registry.unknown(named)])))
        }
        return planned(name, make(type))
    }

    // MARK: Cases

    private func check(_ name: String) -> CaseIdentifier { CaseIdentifier(subject: subject, check: name) }

    private func planned(_ name: CheckName, _ work: ResponseCheck) -> PlannedCheck { planned(check(name.rawValue), work) }

    /// Returns a check of the recorded exchange.
    ///
    /// Without one, the first check reports the reason, and the others are not reached.
    private func planned(_ identifier: CaseIdentifier, _ work: ResponseCheck) -> PlannedCheck {
        let recording = check(first.rawValue)
        let step: PlannedCheck.Step =
            switch source {
            case .exchange, .fixture: .check(work)
            case .unreadable(let finding) where identifier == recording: .decided(.couldNotRun([finding]))
            case .unreadable: .decided(.notReached(after: recording))
            case .noFolder(let folder): .decided(.notReached(after: folder))
            }
        return PlannedCheck(identifier: identifier, step: step)
    }
}
