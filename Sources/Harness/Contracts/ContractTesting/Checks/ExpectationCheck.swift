internal import ContractFiles
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// A check that compares the values under a path with a matcher.
struct ExpectationCheck {
    private let expectation: Expectation

    init(_ expectation: Expectation) {
        self.expectation = expectation
    }

    func verdict(in document: JSONDocument, _ body: BodyBytes) -> Verdict {
        let search = JSONPathSearch(expectation.path, in: document)
        var findings: [Finding] = []
        if !expectation.isOptional {
            findings += FindingLimit.apply(to: search.misses) { missing($0, body) }
            if search.matches.isEmpty, search.misses.isEmpty { findings.append(nothing(document, body)) }
        }
        var wrong: [Mismatch] = []
        for match in search.matches {
            do {
                wrong += try expectation.matcher.mismatches(of: match.value, at: match.location)
            } catch {
                return .couldNotRun([gaveUp(match, body)])
            }
        }
        findings += FindingLimit.apply(to: wrong) { refused($0, body) }
        return findings.isEmpty ? .kept : .broken(findings)
    }

    private func gaveUp(_ match: JSONPathSearch.Match, _ body: BodyBytes) -> Finding {
        Finding(
            .contractPattern, at: expectation.place, what: "the regular expression needs too much memory at \(match.location)",
            allowed: "a pattern that can be searched for in \(match.value.range.count) bytes",
            because: "without a complete search, it is unknown whether the value matches", next: "use fewer nested repetitions")
    }

    private func missing(_ miss: JSONPathSearch.Miss, _ body: BodyBytes) -> Finding {
        let isObject = miss.parent.kind == .object
        var finding = make(
            body.place(of: miss.parent.range.lowerBound),
            "\(miss.path) is missing" + (isObject ? "" : " in \(DecodingFailure.shown(miss.parent))"))
        if isObject, let name = miss.name { finding.next += Self.keys(of: miss.parent, like: name) }
        return finding
    }

    /// Returns the nearest key of an object as the end of an advice; all keys if there are few and none is near.
    private static func keys(of object: JSONValue, like name: String) -> String {
        let keys = object.members.map(\.key)
        let shown = NearestKey.of(name, in: keys).map { [$0] } ?? keys
        guard !shown.isEmpty, shown.count <= shownKeys else { return "" }
        return "; the object has \(shown.map { "\"\($0)\"" }.joined(separator: ", "))"
    }

    /// The number of keys up to which all of them are listed.
    private static let shownKeys = 8

    private func nothing(_ document: JSONDocument, _ body: BodyBytes) -> Finding {
        make(body.place(of: document.root.range.lowerBound), "\(expectation.path.text) matches nothing")
    }

    private func refused(_ mismatch: Mismatch, _ body: BodyBytes) -> Finding {
        let fault = mismatch.fault ?? "is \(DecodingFailure.shown(mismatch.value))"
        return make(body.place(of: mismatch.offset), "\(mismatch.location) \(fault)", allowed: mismatch.allowed)
    }

    private func make(_ place: SourcePlace, _ what: String, allowed: String? = nil) -> Finding {
        let whole = expectation.matcher.words + (expectation.isOptional ? ", or nothing" : "")
        return Finding(
            .contractExpectation, at: place, what: what, allowed: allowed ?? whole,
            because: "\(expectation.place) expects it", next: "change the contract if the API has changed, or record the answer again")
    }
}
