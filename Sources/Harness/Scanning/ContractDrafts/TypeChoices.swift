internal import DecodingUses
internal import FixtureScan

/// Chooses the types of recorded answers.
struct TypeChoices {
    private let scan: Scan
    /// The types of the fixtures that tests decode, by their paths.
    private let byPath: [String: TypeChoice]

    init(_ scan: Scan) {
        self.scan = scan
        let joined = scan.fixtures.filter { if case .joined(_, by: let evidence) = $0.join { evidence != .keys } else { false } }
        byPath = Dictionary(joined.map { ($0.file.path, TypeChoice($0)) }) { first, _ in first }
    }

    /// Returns a contract for the answers to one request.
    func contract(_ group: RequestGroup, _ answers: [RecordedAnswers.Answer], named name: String) -> DraftedAPI.Contract {
        var choices = answers.map { choice($0) }
        let succeeded = answers.indices.filter { 200...299 ~= answers[$0].status }
        // The answers with a status of success are read with one type, if any of them shows it.
        if let known = Self.only(succeeded.compactMap { choices[$0].type }) {
            for index in succeeded where choices[index].type == nil {
                choices[index] = choice(answers[index], known, otherwise: choices[index])
            }
        }
        let decoder = choices.lazy.compactMap(\.type).first?.decoder
        for index in choices.indices {
            guard let type = choices[index].type, type.decoder != decoder else { continue }
            choices[index] = .doubtful([type], reason: "\(type.name) is decoded with other settings than the types before it")
        }
        let responses = zip(answers, choices).map { DraftedAPI.Response($0, $1) }
        return DraftedAPI.Contract(name: name, request: group.request, decoder: decoder, responses: responses)
    }

    /// Chooses the type of an answer by itself.
    private func choice(_ answer: RecordedAnswers.Answer) -> TypeChoice {
        guard answer.hasJSON else { return .none(reason: nil) }
        if let known = byPath[answer.file], known.type != nil { return known }
        return answer.isWellFormed ? TypeChoice(scan.matches(for: answer.body, at: answer.file)) : .none(reason: TypeChoice.notJSON)
    }

    /// Chooses the type of an answer by that of other answers to the same request.
    private func choice(_ answer: RecordedAnswers.Answer, _ known: DraftedType, otherwise choice: TypeChoice) -> TypeChoice {
        guard answer.hasJSON else { return choice }
        var type = known
        type.remarks = ["Other answers to this request decode as \(known.name)"]
        guard answer.isWellFormed else {
            type.rejects = "$"
            type.problem = TypeChoice.notJSON
            return .type(type)
        }
        let matches = scan.matches(for: answer.body, at: answer.file, with: known.name)
        guard let match = matches.first, match.decoding.name == known.name else { return choice }
        switch match.verdict {
        case .decodes: return .type(type)
        case .fails(let failure):
            type.rejects = failure.location
            type.problem = failure.what
            return .type(type)
        case .undecided, .notJSON: return choice
        }
    }

    /// The one type of several answers; nil if there are none, or different ones.
    private static func only(_ types: [DraftedType]) -> DraftedType? {
        guard let first = types.first(where: { $0.rejects == nil }), types.allSatisfy({ $0.name == first.name }) else { return nil }
        return first
    }
}
