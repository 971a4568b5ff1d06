internal import DecodingSources
internal import DecodingUses
package import VerificationModel

/// The findings of a comparison, as cases of a suite.
extension SavedDataCheck {
    /// The suite: one case for each saved type and each version that has it.
    ///
    /// A finding that is not certain is a warning. One that several versions share is the same finding in all their cases.
    package var suite: CheckSuite {
        var cases: [CheckCase] = []
        var warnings: Set<Finding> = []
        for result in results {
            let check =
                switch result.direction {
                case .forward: "decodes what \(result.revision) saved"
                case .backward: "is decoded by \(result.revision)"
                }
            let identifier = CaseIdentifier(subject: result.type.label, check: check)
            switch result.verdict {
            case .decodes: cases.append(CheckCase(identifier, .kept))
            case .lost(let losses): cases.append(CheckCase(identifier, .broken(losses.map { lost($0, result) })))
            case .hidden(let loss, let place):
                cases.append(CheckCase(identifier, .kept))
                warnings.insert(hidden(loss, by: place, result))
            case .undecided(let constructs): warnings.insert(undecided(constructs, result))
            case .absent: break
            }
        }
        for store in unfollowed { warnings.insert(notCompared(store)) }
        return CheckSuite(name: "saved data", kind: .savedData, cases: cases, notes: [], warnings: warnings.sorted())
    }

    private func lost(_ loss: Loss, _ result: Result) -> Finding {
        Finding(
            .compatLost, at: loss.reader ?? place(of: result.type), what: "\(subject(result, like: loss)): \(loss.what)\(loss.condition)",
            allowed: loss.allowed, because: reason(result), next: result.type.root.isRawValue ? Self.rawValueAdvice : loss.advice)
    }

    private static let rawValueAdvice = "keep the earlier raw value of the case, or convert what is saved once"

    private func hidden(_ loss: Loss, by place: SourcePlace, _ result: Result) -> Finding {
        Finding(
            .compatHidden, at: place, what: "this hides that \(subject(result, like: loss)): \(loss.what)\(loss.condition)",
            allowed: loss.allowed, because: reason(result),
            next: "accept the earlier form, unless the code behind it reads it in another way")
    }

    private func undecided(_ constructs: [(what: String, place: SourcePlace?)], _ result: Result) -> Finding {
        let first = constructs.first
        let more = constructs.count > 1 ? ", and \((constructs.count - 1).counted("other construct"))" : ""
        let revisions = revisions(like: result) { other in
            guard case .undecided(let other) = other else { return false }
            return other.first?.what == first?.what && other.first?.place == first?.place && other.count == constructs.count
        }
        let what =
            switch result.direction {
            case .forward: "it is not decided whether \(result.type.label) decodes what \(revisions) saved"
            case .backward: "it is not decided whether \(revisions) decodes what \(result.type.label) saves"
            }
        return Finding(
            .compatUndecided, at: place(of: result.type),
            what: "\(what): \(first?.what ?? "")\(first?.place.map { " at \($0)" } ?? "")\(more)", allowed: "sources that determine it",
            because: reason(result), next: "read the two versions side by side")
    }

    private func notCompared(_ store: UnfollowedStore) -> Finding {
        Finding(
            .compatNotCompared, at: store.places.first ?? SourcePlace(file: "."), what: store.text(),
            allowed: "types that are decoded from saved data",
            because: "the earlier versions wrote it in another form than JSON or a property list, or the sources do not show its type",
            next: "name the type with --type if it is saved as JSON; compare the others by hand")
    }

    // MARK: Words

    private func subject(_ result: Result, like loss: Loss) -> String {
        let revisions = revisions(like: result) { $0.losses.contains { $0.what == loss.what && $0.choice == loss.choice } }
        return switch result.direction {
        case .forward: "\(result.type.label) does not decode what \(revisions) saved"
        case .backward: "\(revisions) does not decode what \(result.type.label) saves now"
        }
    }

    /// The versions with the same result: `1.0`, `1.0 and 1.1`, or `1.0 and 3 other versions`.
    private func revisions(like result: Result, where isSame: (Verdict) -> Bool) -> String {
        let all = results.filter { other in
            other.type.number == result.type.number && other.direction == result.direction && isSame(other.verdict)
        }.map(\.revision)
        switch all.count {
        case 0, 1: return result.revision
        case 2: return "\(all[0]) and \(all[1])"
        default: return "\(all[0]) and \((all.count - 1).counted("other version"))"
        }
    }

    private func place(of type: SavedType) -> SourcePlace { type.uses.first?.decoding.place ?? SourcePlace(file: ".") }

    private func reason(_ result: Result) -> String {
        guard let use = result.type.uses.first else { return "the type is named as one that the app saves" }
        let others = result.type.uses.count > 1 ? ", like \((result.type.uses.count - 1).counted("other call"))" : ""
        let end =
            use.store.kind.isWrapper
            ? "; the failure is hidden: the property gets its default value"
            : use.decoding.isTolerated
                ? "; the failure is hidden, so that the app goes on without everything that is saved there"
                : "; everything that is saved there is refused"
        return "\(use.decoding.place) reads \(result.type.name) from \(use.store)\(others)" + (result.verdict.losses.isEmpty ? "" : end)
    }
}

extension SavedDataCheck.Verdict {
    /// The refusals, certain or hidden.
    package var losses: [SavedDataCheck.Loss] {
        switch self {
        case .lost(let losses): losses
        case .hidden(let loss, _): [loss]
        case .decodes, .undecided, .absent: []
        }
    }
}

extension SavedDataCheck.Loss {
    /// The choice in the saved data, in parentheses, and the number of other values.
    fileprivate var condition: String {
        let others = otherValueCount > 0 ? ", like \(otherValueCount.counted("other saved value"))" : ""
        return (choice.map { " (\($0))" } ?? "") + others
    }

    fileprivate var advice: String {
        isMissingKey
            ? "make the property optional, or decode it with decodeIfPresent in an init(from:)"
            : "accept the earlier form in an init(from:), or convert what is saved once"
    }
}
