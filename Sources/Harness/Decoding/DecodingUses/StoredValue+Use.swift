internal import DecodingPrograms
internal import DecodingSources
internal import SwiftSymbols

/// The values of property wrappers and libraries whose form is known.
extension StoredValue {
    var place: ProgramPlace { ProgramPlace(file: declaration.file, offset: (call ?? declaration.name).offset) }

    /// The store and the name in it, by which values of two versions are the same; nil without a name.
    var identity: String? { key.map { "\(kind.one) \($0)" } }

    /// Returns the type as one that the app decodes; nil if the form in which the library saves it is not known.
    func use(_ index: FlowIndex, _ sources: DecodingSources) -> SavedUse? {
        switch library {
        case .defaults: codable(.userDefaults, sources) ?? rawValue(.userDefaults, sources)
        case .swiftyUserDefaults: swifty(sources)
        case .sharedFile: codable(.shared, sources)
        case .sharedDefaults: rawValue(.shared, sources) ?? coded(.shared, index, sources)
        case .code(let store): rawValue(store, sources) ?? coded(store, index, sources)
        case .wrapper("AppStorage"): rawValue(.appStorage, sources) ?? coded(.appStorage, index, sources)
        case .wrapper("SceneStorage"): rawValue(.sceneStorage, sources) ?? coded(.sceneStorage, index, sources)
        case .wrapper: nil
        }
    }

    /// Returns a type that the library encodes as JSON.
    private func codable(_ store: SavedStore.Kind, _ sources: DecodingSources) -> SavedUse? {
        let root = sources.root(of: type)
        guard !sources.parts(of: root).isEmpty, sources.isDecodable(type), sources.isEncodable(root) else { return nil }
        return use(root, store, .plainJSON, sources)
    }

    /// Returns an enumeration whose raw value is saved.
    private func rawValue(_ store: SavedStore.Kind, _ sources: DecodingSources) -> SavedUse? {
        sources.rawValueRoot(of: type.fullyUnwrapped).map { use($0, store, .rawValue, sources) }
    }

    /// Returns a type that SwiftyUserDefaults saves without a bridge that the sources choose.
    private func swifty(_ sources: DecodingSources) -> SavedUse? {
        let inner = type.fullyUnwrapped
        guard case .nominal(let declaration, _) = inner,
            sources.table.allMembers("_defaults", of: declaration).isEmpty
        else { return nil }
        // A type with both forms has to choose one.
        let (codable, rawValue) = (codable(.userDefaults, sources), rawValue(.userDefaults, sources))
        return codable != nil && rawValue != nil ? nil : codable ?? rawValue
    }

    private func use(_ root: DecodingSources.Root, _ store: SavedStore.Kind, _ form: SavedUse.Form, _ sources: DecodingSources) -> SavedUse
    {
        let decoding = FileUses.Decoding(sources, root, sources.type(of: root), at: place, in: declaration, isTolerated: true)
        return SavedUse(decoding: decoding, store: SavedStore(store, key: key), form: form)
    }

    // MARK: Raw values with JSON

    /// Returns the type that the text of a raw value is decoded as: `init?(rawValue:)` decodes JSON.
    private func coded(_ store: SavedStore.Kind, _ index: FlowIndex, _ sources: DecodingSources) -> SavedUse? {
        guard let initializer = rawInitializer(sources.table), let flow = index.flow(of: initializer) else { return nil }
        let text = ValueSource.parameter(ObjectIdentifier(initializer), 0)
        let calls = flow.events.compactMap { event -> (type: KnownType, name: NameNode)? in
            guard case .decode(let type, let name) = event.action, event.sources.contains(where: { $0.root == text }) else { return nil }
            return (type, name)
        }
        guard calls.count == 1, calls[0].name.text == "decode", let decoded = decoded(calls[0].type, sources) else { return nil }
        let root = sources.root(of: decoded)
        guard sources.isDecodable(decoded), sources.isEncodable(root) else { return nil }
        let call = ProgramPlace(file: initializer.file, offset: calls[0].name.offset)
        let decoding = FileUses.Decoding(sources, root, decoded, at: call, in: initializer, isTolerated: true)
        return SavedUse(
            decoding: decoding, store: SavedStore(store, key: key),
            form: sources.propertyListCalls.contains(call) ? .propertyList : .json)
    }

    /// The only `init(rawValue:)` of the type with a body.
    private func rawInitializer(_ table: SymbolTable) -> Declaration? {
        let all: [Declaration]
        switch type.fullyUnwrapped {
        case .nominal(let declaration, _):
            let own = table.ownMembers("init", of: declaration).filter(\.isRawInitializer)
            all = own.isEmpty ? table.allMembers("init", of: declaration).filter(\.isRawInitializer) : own
        case .outside(let name, _): all = table.addedMembers("init", of: name).filter(\.isRawInitializer)
        default: all = []
        }
        return all.count == 1 ? all[0] : nil
    }

    /// Returns the type that a call in the initializer decodes, for the type of the property.
    private func decoded(_ written: KnownType, _ sources: DecodingSources) -> KnownType? {
        let own = type.fullyUnwrapped
        switch (written, own) {
        case (.outside(let name, let arguments), .outside(let other, let actual)):
            // The generic parameters of an outside type have the names that its documentation gives them.
            let parameters = ["Element", "Key", "Value", "Wrapped"]
            let areParameters = arguments.allSatisfy { argument in
                if case .outside(let parameter, let inner) = argument {
                    inner.isEmpty && parameters.contains(parameter)
                } else {
                    argument.isUnknown
                }
            }
            return name == other && areParameters && !actual.isEmpty ? own : nil
        case (.nominal(let declaration, _), .nominal(let type, _)) where declaration === type: return own
        case (.nominal(let declaration, _), .nominal) where declaration.kind == .protocol: return own
        case (.nominal(_, let arguments), .nominal) where arguments.isEmpty: return sources.isDecodable(written) ? written : nil
        default: return nil
        }
    }
}

extension Declaration {
    /// Whether it is an `init(rawValue:)` with a body.
    fileprivate var isRawInitializer: Bool {
        kind == .initializer && parameters.count == 1 && parameters[0].label == "rawValue" && condition.isActive && !accessors.isEmpty
    }
}
