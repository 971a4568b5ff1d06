internal import DecodingUses
internal import StrictJSON
package import VerificationModel

/// The findings of a scan, as cases of suites.
extension Scan {
    /// The suites: the fixtures with the types that decode them, and what is wrong with fixtures and types.
    ///
    /// A finding that is not certain, or that breaks nothing, is a warning of a suite.
    package var suites: [CheckSuite] {
        let warnings = fixtures.flatMap(warnings) + missing.map(warning) + same
        return [
            CheckSuite(name: "fixtures", kind: .fixtures, cases: fixtures.flatMap(cases), notes: [], warnings: warnings.sorted()),
            CheckSuite(name: "types", kind: .fixtures, cases: [], notes: [], warnings: typeFindings),
        ]
    }

    // MARK: Cases

    private func cases(of fixture: Fixture) -> [CheckCase] {
        guard case .success = fixture.file.content else { return [] }
        return [CheckCase(CaseIdentifier(subject: fixture.file.path, check: "is JSON"), .kept)]
            + fixture.trials.compactMap { trial in
                switch trial.verdict {
                case .decodes:
                    return CheckCase(CaseIdentifier(subject: fixture.file.path, check: "decodes as \(trial.decoding.name)"), .kept)
                case .fails(let failure):
                    guard case .joined = fixture.join else { return nil }
                    if fixture.isRefusalExpected(by: trial) {
                        return CheckCase(CaseIdentifier(subject: fixture.file.path, check: "is refused by \(trial.decoding.name)"), .kept)
                    }
                    return CheckCase(
                        CaseIdentifier(subject: fixture.file.path, check: "decodes as \(trial.decoding.name)"),
                        .broken([finding(failure, trial)]))
                case .undecided, .notJSON: return nil
                }
            }
    }

    private func finding(_ failure: Failure, _ trial: Trial) -> Finding {
        let reader = failure.reader.map { "; \($0) reads it" } ?? ""
        let hidden = trial.decoding.isTolerated ? ", and hides the failure" : ""
        let others = trial.alternatives.isEmpty ? "" : ", or as \(trial.alternatives.joined(separator: " or "))"
        return Finding(
            .scanDecoding, at: failure.place, what: failure.what, allowed: failure.allowed,
            because: "\(trial.decoding.place) decodes this fixture as \(trial.decoding.name)\(others)\(hidden)\(reader)", next: failure.next
        )
    }

    // MARK: Warnings

    private func warnings(of fixture: Fixture) -> [Finding] {
        let start = SourcePlace(file: fixture.file.path)
        var found: [Finding] = []
        if case .failure(let error) = fixture.file.content, fixture.isJoined, !fixture.file.isNegative {
            return [notJSON(fixture, error)]
        }
        let isUnused = if case .unused = fixture.join { true } else { fixture.state == .matched && !fixture.isNamed }
        // Without tests, nothing could name it.
        if isUnused, hasTests {
            found.append(
                Finding(
                    .scanUnused, at: start, what: "no source names this fixture", allowed: "fixtures that a test or the app reads",
                    because: "nothing notices when it is outdated", next: "delete it, or write the test that reads it"))
        }
        switch fixture.join {
        case .used:
            found.append(
                Finding(
                    .scanUnjoined, at: start, what: "no type is known that decodes this fixture",
                    allowed: "a type, which a contract can name", because: fixture.whyUnjoined,
                    next: "name the type in a contract if there is one"))
        case .joined, .ambiguous, .unused: break
        }
        for trial in fixture.trials {
            if case .undecided(let constructs) = trial.verdict { found.append(undecided(constructs, trial, start)) }
            guard let settings = trial.refusingSettings, let place = fixture.uses.first?.place else { continue }
            found.append(
                Finding(
                    .scanDecoder, at: start,
                    what: "\(trial.decoding.name) decodes this fixture with the settings of a test (\(trial.settings)), "
                        + "and not with those of the app (\(settings))",
                    allowed: "a fixture that the app decodes", because: "\(place) names it, and \(trial.decoding.place) decodes it",
                    next: "use the app's decoder in the test, and record the fixture again"))
        }
        return found
    }

    private func notJSON(_ fixture: Fixture, _ error: JSONSyntaxError) -> Finding {
        Finding(
            .scanJSON, at: SourcePlace(offset: error.offset, in: fixture.file.bytes, file: fixture.file.path),
            what: "the fixture \(error)", allowed: "strict JSON (RFC 8259)", because: "decoders disagree about anything else",
            next: "correct the file, or write \"malformed\" in its name if it must be so")
    }

    private func undecided(_ constructs: [(what: String, place: SourcePlace?)], _ trial: Trial, _ start: SourcePlace) -> Finding {
        let first = constructs.first
        let more = constructs.count > 1 ? ", and \((constructs.count - 1).counted("other construct"))" : ""
        return Finding(
            .scanUndecided, at: start,
            what: "it is not decided whether \(trial.decoding.name) decodes this fixture: \(first?.what ?? "")"
                + (first?.place.map { " at \($0)" } ?? "") + more,
            allowed: "sources that determine it", because: "\(trial.decoding.place) decodes it",
            next: "name settings or a platform that decide it in a contract")
    }

    private func warning(_ use: FileUses.Use) -> Finding {
        Finding(
            .scanMissing, at: use.place, what: "the fixture \"\(use.text)\" does not exist", allowed: "a file of this name below the root",
            because: "\(use.function) opens it", next: "add the file, or correct the name")
    }

    /// The fixtures that have the content of another one, and are decoded as the same types.
    private var same: [Finding] {
        var first: [String: Fixture] = [:]
        return fixtures.compactMap { fixture in
            guard case .success(let document) = fixture.file.content, document.bytes.count > 32 else { return nil }
            let types = fixture.trials.map(\.decoding.name).sorted().joined(separator: ",")
            let key = "\(types)\n\(JSONLiteral(document.root).json)"
            guard !types.isEmpty, let other = first[key] else {
                first[key] = fixture
                return nil
            }
            return Finding(
                .scanSame, at: SourcePlace(file: fixture.file.path), what: "the content is that of \(other.file.path)",
                allowed: "a case of its own for each fixture", because: "both are decoded as \(types)",
                next: "change the copy so that it shows its own case, or delete it")
        }
    }
}

extension Scan.Fixture {
    /// Whether a test expects that a type refuses the fixture, by an assertion, or by a name if it does not fail with the decoding.
    func isRefusalExpected(by trial: Scan.Trial) -> Bool {
        trial.decoding.isExpected || file.isNegative && !trial.decoding.mustSucceed
    }

    /// Whether a type that decodes it was found.
    fileprivate var isJoined: Bool { if case .joined = join { true } else { false } }

    /// The reason why no type is known.
    fileprivate var whyUnjoined: String {
        let place = uses.first.map { "\($0.place)" } ?? file.path
        let refusing = trials.map(\.decoding.name)
        return refusing.isEmpty
            ? "no call that decodes its content was found from \(place)"
            : "\(place) names it, and \(refusing.prefix(3).joined(separator: ", ")) is decoded nearby, but refuses it"
    }
}

extension JSONFixture {
    /// Whether a word in the name announces that types refuse the file.
    package var isNegative: Bool { NegativeWords.occur(in: stem) }
}
