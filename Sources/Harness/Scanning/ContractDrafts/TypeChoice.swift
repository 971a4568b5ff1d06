internal import DecodingUses
internal import FixtureScan
internal import VerificationModel

/// The type that a contract names for a text, or what is known instead.
enum TypeChoice: Sendable {
    case type(DraftedType)
    /// The types that may decode it, with what speaks against each; a contract has them as comments.
    case doubtful([DraftedType], reason: String)
    /// No type is known; the reason, or nil if it is not worth a line.
    case none(reason: String?)

    /// Chooses among the types that are compared by keys, of which the first has the most.
    init(_ matches: [TypeMatch]) {
        guard let best = matches.first else {
            self = .none(reason: "no type has enough of its keys")
            return
        }
        let tied = matches.prefix { $0.keys == best.keys }
        guard tied.count == 1 else {
            guard Set(tied.map(\.decoding.name)).count == tied.count else {
                let places = tied.map { "\($0.decoding.name) of \($0.decoding.parts.first?.file ?? "")" }
                self = .none(reason: "these types have the same keys: \(places.joined(separator: ", "))")
                return
            }
            let words = "these types read \(best.keys.readCount) of its \(best.keys.keyCount.counted("key"))"
            self = .doubtful(tied.map { DraftedType($0) }, reason: words)
            return
        }
        var type = DraftedType(best)
        switch best.verdict {
        case .decodes:
            type.remarks = [best.words] + matches.dropFirst().prefix(Self.shownAlternatives).compactMap(\.alternative)
            self = .type(type)
        case .fails(let failure):
            type.rejects = failure.location
            type.problem = failure.what
            self = .doubtful([type], reason: "\(best.words), but refuses it: \(failure.what)")
        case .undecided(let constructs):
            self = .doubtful([type], reason: "\(best.words); it is not decided whether it decodes: \(constructs.first?.what ?? "")")
        case .notJSON:
            self = .none(reason: Self.notJSON)
        }
    }

    /// The reason for a text that is not JSON.
    static let notJSON = "it is not JSON"

    private static let shownAlternatives = 2

    /// Chooses the type that the sources decode a fixture with.
    init(_ fixture: Scan.Fixture) {
        switch fixture.join {
        case .unused: self = .none(reason: nil)
        case .used: self = .none(reason: "no type is known that decodes it")
        case .ambiguous:
            self = .doubtful(
                fixture.trials.map { DraftedType($0.decoding, $0.decoder) },
                reason: "the sources do not show which of these types decodes it")
        case .joined: self = Self.joined(fixture)
        }
    }

    private static func joined(_ fixture: Scan.Fixture) -> TypeChoice {
        var reason = notJSON
        for trial in fixture.trials {
            if trial.decoding.isOfTests {
                reason = "\(trial.decoding.name) is declared in a test"
                continue
            }
            var type = DraftedType(trial.decoding, trial.decoder)
            switch trial.verdict {
            case .decodes:
                if let match = fixture.match { type.remarks = [match.words] }
                return .type(type)
            case .fails(let failure):
                type.rejects = failure.location
                if fixture.state != .refused { type.problem = failure.what }
                return .type(type)
            case .undecided(let constructs):
                reason = "it is not decided whether \(trial.decoding.name) decodes it: \(constructs.first?.what ?? "")"
            case .notJSON: break
            }
        }
        return .none(reason: reason)
    }

    /// The type that a contract names; nil if there is none.
    var type: DraftedType? { if case .type(let type) = self { type } else { nil } }
}

extension DraftedType {
    fileprivate init(_ match: TypeMatch) { self.init(match.decoding, match.decoder) }
}

extension TypeMatch {
    /// A clause about the keys that both have: `PriceDTO reads 4 of its 5 keys, and asks for no other`.
    var words: String {
        let missing = keys.askedCount - keys.readCount
        return
            "\(decoding.name) reads \(keys.readCount) of its \(keys.keyCount.counted("key")), and asks for \(missing == 0 ? "no other" : missing.counted("other"))"
    }

    /// A clause about a type that decodes it too; nil if it does not.
    fileprivate var alternative: String? {
        if case .decodes = verdict { "\(decoding.name) decodes it too, and reads \(keys.readCount)" } else { nil }
    }
}
