internal import Recordings
internal import VerificationModel

/// Holds the values under a path against a matcher.
struct ExpectationCheck {
    /// How many values are named before the rest is counted.
    private static let shownLimit = 5

    private let expectation: Expectation
    private let plan: ExchangePlan

    init(_ expectation: Expectation, plan: ExchangePlan) {
        self.expectation = expectation
        self.plan = plan
    }

    func verdict(in document: JSONDocument, _ body: BodyBytes) -> Verdict {
        let search = JSONPathSearch(expectation.path, in: document)
        var findings: [Finding] = []
        if !expectation.isOptional {
            findings += limited(search.misses.map { missing($0, body) })
            if search.matches.isEmpty, search.misses.isEmpty { findings.append(nothing(document, body)) }
        }
        let wrong = search.matches.filter { match in
            !(expectation.isNullable && match.value.kind == .null) && !expectation.matcher.accepts(match.value)
        }
        findings += limited(wrong.map { refused($0, body) })
        return findings.isEmpty ? .kept : .broken(findings)
    }

    private func missing(_ miss: JSONPathSearch.Miss, _ body: BodyBytes) -> Finding {
        make(body.place(of: miss.parent.range.lowerBound), "\(miss.location) is missing in \(DecodingFailure.shown(miss.parent))")
    }

    private func nothing(_ document: JSONDocument, _ body: BodyBytes) -> Finding {
        make(body.place(of: document.root.range.lowerBound), "\(expectation.path.text) leads to nothing")
    }

    private func refused(_ match: JSONPathSearch.Match, _ body: BodyBytes) -> Finding {
        make(body.place(of: match.value.range.lowerBound), "\(match.location) is \(DecodingFailure.shown(match.value))")
    }

    private func make(_ place: SourcePlace, _ what: String) -> Finding {
        let nullable = expectation.isNullable ? ", or null" : ""
        let optional = expectation.isOptional ? ", or nothing" : ""
        return Finding(
            "contract.expectation", at: place, what: what, allowed: expectation.matcher.words + nullable + optional,
            because: "\(expectation.place) expects it", next: "change the contract if the API has changed, or record the answer again")
    }

    /// A thousand elements with the same fault need not be a thousand findings: the last one shown says how many follow.
    private func limited(_ findings: [Finding]) -> [Finding] {
        var shown = Array(findings.prefix(Self.shownLimit))
        let rest = findings.count - shown.count
        if rest > 0, var last = shown.popLast() {
            last.what += " (and \(rest) more like this)"
            shown.append(last)
        }
        return shown
    }
}
