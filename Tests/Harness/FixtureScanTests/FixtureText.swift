import DecodingUses
import FixtureScan
import VerificationModel

extension Scan.Fixture {
    /// The result in a few words.
    var text: String {
        switch join {
        case .unused: return "unused"
        case .used: return "not joined"
        case .ambiguous:
            return "may be "
                + trials.compactMap { if case .decodes = $0.verdict { $0.decoding.name } else { nil } }.joined(separator: ", ")
        case .joined(let types, by: .keys): return "has the keys of \(types[0].name)"
        case .joined:
            return trials.map { trial in
                switch trial.verdict {
                case .decodes: "decodes as \(trial.decoding.name)"
                case .fails where state == .refused: "is refused by \(trial.decoding.name)"
                case .fails(let failure): "fails at \(failure.place.line ?? 0):\(failure.place.column ?? 0) as \(trial.decoding.name)"
                case .undecided(let constructs): "undecided: \(constructs.first?.what ?? "")"
                case .notJSON: "not JSON"
                }
            }
            .joined(separator: "; ")
        }
    }
}
