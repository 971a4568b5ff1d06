internal import DecodingPrograms
internal import SwiftSymbols

/// The initializers that extensions and subclasses add to a decoder: `JSONDecoder(dates: .iso8601)`.
extension DecoderWalk {
    /// The initializers with the names of their types.
    static func initializers(in table: SymbolTable, _ coder: Coder) -> [String: [Declaration]] {
        let found = table.declarations.compactMap { initializer -> (String, [Declaration])? in
            guard initializer.kind == .initializer, initializer.condition.isActive, let owner = initializer.parent,
                coder.isExtended(by: owner)
            else { return nil }
            return (name(of: owner), [initializer])
        }
        return Dictionary(found, uniquingKeysWith: +)
    }

    /// Notes the decoders that the initializers make, before any body is walked.
    mutating func noteInitializers() {
        for initializer in coderInitializers.values.joined() { _ = note(at: Self.place(of: initializer)) }
    }

    static func place(of initializer: Declaration) -> ProgramPlace {
        ProgramPlace(file: initializer.file, offset: initializer.name.offset)
    }

    /// Notes the decoder that a call of an added initializer makes; nil if the sources do not show which initializer runs.
    mutating func make(_ name: NameNode, _ arguments: CallArguments, at place: ProgramPlace) -> Int? {
        guard let initializer = initializer(of: name.text, arguments) else { return nil }
        let decoder = note(at: place)
        made[decoder].initializer = noted[Self.place(of: initializer)]
        return decoder
    }

    /// The only added initializer that accepts the labels of a call.
    private func initializer(of type: String, _ arguments: CallArguments) -> Declaration? {
        guard arguments.trailing.isEmpty else { return nil }
        let found = (coderInitializers[type] ?? []).filter { Self.accepts(arguments.arguments.map(\.label), $0) }
        return found.count == 1 ? found[0] : nil
    }

    /// Whether the parameters of an initializer, without some of those that have a default value, have the labels of a call.
    private static func accepts(_ labels: [String?], _ initializer: Declaration) -> Bool {
        var rest = labels[...]
        for parameter in initializer.parameters {
            if let label = rest.first, label == parameter.label {
                rest.removeFirst()
            } else if parameter.defaultValue == nil {
                return false
            }
        }
        return rest.isEmpty
    }

    /// Notes that an initializer calls another one, whose settings it has as well.
    mutating func delegate(_ expression: ExpressionNode, in scope: Declaration) {
        guard case .call(.member(.name(let base, _, _)?, let name, _, _), let arguments) = expression, name.text == "init",
            ["self", "super"].contains(base.text), let decoder = local("self") ?? nil, let owner
        else { return }
        let isPlain = arguments.arguments.isEmpty && arguments.trailing.isEmpty
        // The initializer of Foundation takes precedence over one with default values.
        if isPlain, base.text == "super" || typeNames.contains(owner) { return }
        let type = base.text == "self" ? owner : coder.typeName
        if let other = initializer(of: type, arguments).flatMap({ noted[Self.place(of: $0)] }), depth == made[decoder].depth {
            made[decoder].initializer = other
        } else {
            let place = ProgramPlace(file: scope.file, offset: name.offset)
            for strategy in coder.strategies.sorted() {
                made[decoder].set.insert(strategy)
                made[decoder].settings.leaveOpen(strategy, Obstacle("the initializer that \(base.text).init calls", at: place))
            }
        }
    }

    /// Returns the settings of a decoder with those that its initializer gives it.
    func settings(of decoder: Int) -> DecoderSettings {
        var all = [made[decoder]]
        // An initializer that calls itself never ends.
        while let next = all.last?.initializer, all.count <= made.count { all.append(made[next]) }
        return all.dropLast().reversed().reduce(into: all[all.count - 1].settings) { settings, outer in
            for strategy in outer.set { settings.take(strategy, from: outer.settings) }
            settings.userInfo.merge(outer.settings.userInfo) { $1 }
            settings.givenUserInfo.merge(outer.settings.givenUserInfo) { $1 }
        }
    }
}
