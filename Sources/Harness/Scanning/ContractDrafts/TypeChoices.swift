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

    /// Returns the contracts for the answers to one request: one for each setting of the decoder.
    /// - Parameter name: Returns an unused name for a contract.
    func contracts(_ group: RequestGroup, _ answers: [RecordedAnswers.Answer], named name: () -> String) -> [DraftedAPI.Contract] {
        let choices = choices(answers)
        let decoders = choices.map { $0.type?.decoder }
        var order: [String?] = []
        for (choice, decoder) in zip(choices, decoders) where choice.type != nil && !order.contains(decoder) { order.append(decoder) }
        if order.isEmpty { order = [nil] }
        return order.map { decoder in
            let members = answers.indices.filter { choices[$0].type == nil ? decoder == order[0] : decoders[$0] == decoder }
            return DraftedAPI.Contract(
                name: name(), request: group.request, decoder: decoder,
                responses: members.map { DraftedAPI.Response(answers[$0], choices[$0]) })
        }
    }

    private func choices(_ answers: [RecordedAnswers.Answer]) -> [TypeChoice] {
        var choices = answers.map { choice($0) }
        let succeeded = answers.indices.filter { 200...299 ~= answers[$0].status }
        // The answers with a status of success are read with one type, if any of them shows it.
        let known = Self.only(succeeded.compactMap { choices[$0].type })
        let any = known ?? choices.lazy.compactMap(\.type).first
        for (index, answer) in answers.enumerated() where choices[index].type == nil && answer.hasJSON {
            if !answer.isWellFormed {
                if let any { choices[index] = .type(any.refusing("$", TypeChoice.notJSON)) }
            } else if let known, succeeded.contains(index) {
                choices[index] = choice(answer, known, otherwise: choices[index])
            }
        }
        return choices
    }

    /// Chooses the type of an answer by itself.
    private func choice(_ answer: RecordedAnswers.Answer) -> TypeChoice {
        guard answer.hasJSON else { return .none(reason: nil) }
        if let known = byPath[answer.file], known.type != nil { return known }
        return answer.isWellFormed ? TypeChoice(scan.matches(for: answer.body, at: answer.file)) : .none(reason: TypeChoice.notJSON)
    }

    /// Chooses the type of an answer by that of other answers to the same request.
    private func choice(_ answer: RecordedAnswers.Answer, _ known: DraftedType, otherwise choice: TypeChoice) -> TypeChoice {
        let matches = scan.matches(for: answer.body, at: answer.file, with: known.name)
        guard let match = matches.first, match.decoding.name == known.name else { return choice }
        switch match.verdict {
        case .decodes: return .type(known.refusing(nil, nil))
        case .fails(let failure): return .type(known.refusing(failure.location, failure.what))
        case .undecided, .notJSON: return choice
        }
    }

    /// The one type of several answers; nil if there are none, or different ones.
    private static func only(_ types: [DraftedType]) -> DraftedType? {
        guard let first = types.first(where: { $0.rejects == nil }), types.allSatisfy({ $0.name == first.name }) else { return nil }
        return first
    }
}

extension DraftedType {
    /// Returns the type for another answer to the same request.
    /// - Parameters:
    ///   - location: The location at which it refuses the answer; nil if it decodes it.
    ///   - problem: The reason of the refusal.
    fileprivate func refusing(_ location: String?, _ problem: String?) -> DraftedType {
        var type = self
        type.rejects = location
        type.problem = problem
        type.remarks = ["Other answers to this request decode as \(name)"]
        return type
    }
}
