internal import DecodingPrograms
internal import SwiftSymbols

/// The calls that decode, and the decoders that they use.
extension DecoderWalk {
    /// Notes the decoder that a function or the value of a variable returns, if it makes only one.
    mutating func noteResult(of declaration: Declaration, made decoders: Range<Int>) {
        guard declaration.kind == .function || declaration.kind == .variable, let owner = declaration.parent, owner.kind != .block,
            decoders.count == 1,
            declaration.type.map({ $0.heads.first.map { typeNames.contains($0.text) } ?? false }) ?? isClosureCall(declaration.value)
        else { return }
        results[declaration.name.text, default: []].append(
            Property(owner: Self.name(of: owner), isStatic: declaration.isStatic, decoder: decoders.lowerBound))
    }

    /// Returns the names of the properties and functions that have or return a decoder, each behind the name of its type, sorted.
    func declaredNames(of decoder: Int) -> [String] {
        let found = [properties, results].flatMap { declared in
            declared.flatMap { name, all in all.filter { $0.decoder == decoder }.map { $0.owner.isEmpty ? name : "\($0.owner).\(name)" } }
        }
        return Set(found).sorted()
    }

    func isClosureCall(_ value: ExpressionNode?) -> Bool {
        if case .call(.closure, _)? = value { true } else { false }
    }

    /// For each call that decodes, its decoder.
    ///
    /// A property or function that makes the decoder may be walked later than the call.
    var users: [ProgramPlace: Int] {
        var found: [ProgramPlace: Int] = [:]
        for call in calls {
            if let decoder = call.decoder ?? result(call.expression, in: call.owner) { found[call.place] = decoder }
        }
        return found
    }

    private func result(_ expression: ExpressionNode, in owner: String?) -> Int? {
        switch expression {
        case .name(let name, _, _):
            result(named: name.text, in: owner) ?? (memberNames.contains(name.word) ? nil : result(named: name.text, in: nil))
        case .member(.name(let base, _, _)?, let name, _, _):
            result(named: name.text, in: base.text == "self" || base.text == "Self" ? owner : base.text)
        case .call(let callee, _), .optionalChain(let callee), .forced(let callee): result(callee, in: owner)
        default: nil
        }
    }

    private func result(named name: String, in owner: String?) -> Int? {
        let found = (results[name] ?? []).filter { $0.owner == owner ?? "" }
        return found.count == 1 ? found[0].decoder : decoder(ofProperty: name, in: owner)
    }

    mutating func noteUse(_ expression: ExpressionNode, in scope: Declaration) {
        guard case .call(.member(let base?, let name, _, _), let arguments) = expression,
            name.text == "decode" && arguments.arguments.map(\.label) == [nil, "from"]
                || arguments.arguments.contains(where: {
                    if case .member(_?, let member, _, _) = $0.value { member.text == "self" } else { false }
                })
        else { return }
        let place = ProgramPlace(file: scope.file, offset: name.offset)
        calls.append((place, decoder(base) ?? make(base, type: nil, in: scope), value(of: base), owner))
    }

    /// Returns the value of a local name, or the expression itself unless it is a local name.
    ///
    /// A local name whose value is not known hides properties of the same name.
    func value(of expression: ExpressionNode) -> ExpressionNode {
        guard let name = expression.nameText, local(name) != nil else { return expression }
        return scopes.lazy.reversed().compactMap { $0.values[name] }.first ?? .missing
    }

    /// Notes that the value of a local name is not known any more.
    mutating func forget(_ name: String) {
        for index in scopes.indices where scopes[index].decoders[name] != nil {
            scopes[index].values[name] = nil
            scopes[index].decoders[name] = .some(nil)
        }
    }
}
