internal import DecodingPrograms
package import DecodingSources
internal import SwiftSymbols
internal import Threads
internal import VerificationModel

/// A type that the app decodes from data that it saved.
package struct SavedUse: Sendable {
    package let decoding: FileUses.Decoding
    package let store: SavedStore
    package let form: Form

    /// Whether another call may read the same data: of the same key, or in the same function.
    package func mayReadTheSame(as other: SavedUse) -> Bool {
        guard store.kind == other.store.kind else { return false }
        if let key = store.key, key == other.store.key { return true }
        return decoding.place.file == other.decoding.place.file && decoding.place != other.decoding.place
            && decoding.function == other.decoding.function
            && !decoding.function.isEmpty && store.mayBe(other.store)
    }

    /// The form in which data is saved.
    package enum Form: Sendable {
        /// JSON of a decoder that the sources make.
        case json
        case propertyList
        /// JSON that a library writes and reads with a plain `JSONEncoder` and `JSONDecoder`.
        case plainJSON
        /// The raw value of an enumeration.
        case rawValue
    }
}

/// The types that sources decode from saved data.
package struct SavedUses: Sendable {
    /// The types that calls outside of tests decode from saved data, one for each call and type, in the order of the text.
    ///
    /// Only types that the sources encode as well are among them: others come from elsewhere, such as from a server.
    package let all: [SavedUse]
    /// The values that calls decode from saved data as types that callers give and that were not found.
    private let open: [(kind: UnfollowedStore.Kind, place: SourcePlace)]
    /// The values of property wrappers and libraries.
    private let values: [StoredForm]

    /// Whether the value of a property wrapper or library is saved.
    package var hasValues: Bool { !values.isEmpty }

    /// Returns whether a file may read saved data, or decode it, by the words in its text.
    package static func mayOccur(in bytes: [UInt8]) -> Bool { StoreCalls.words.occurs(in: bytes) }

    /// Returns the values that the app saves and that are not compared.
    /// - Parameters:
    ///   - sources: The sources.
    ///   - earlier: The uses of the versions that they are compared with.
    package func unfollowedStores(in sources: DecodingSources, since earlier: [SavedUses]) -> [UnfollowedStore] {
        let others = DeepStack.run { UnfollowedStores(sources).all.map { ($0.kind, sources.place($0.place)) } }
        let own = values.filter { value in
            value.form == .open || earlier.contains { value.isChanged(since: $0.values) }
        }
        return UnfollowedStore.all(open + own.map { ($0.kind, $0.place) } + others)
    }

    /// - Parameters:
    ///   - sources: The sources.
    ///   - files: The numbers of the files that may read saved data, or decode it.
    package init(_ sources: DecodingSources, files: [Int]) {
        (all, open, values) = DeepStack.run {
            let index = FlowIndex(sources)
            let flows = index.read(files.filter { !TestSources.isTest(sources, $0) }).filter { !$0.stores.isEmpty }
            let search = FlowSearch(index: index, sources: sources)
            let wrappers = WrapperBindings(sources)
            let lists = sources.propertyListCalls
            var seen: Set<String> = []
            var found: [SavedUse] = []
            var generic: [TextPlace: SavedStore] = [:]
            var decoded: Set<TextPlace> = []
            for flow in flows {
                let known = Self.contexts(of: flow, index, wrappers)
                let contexts = known.isEmpty ? [TypeContext(index.implementations)] : known
                found += Self.rawValues(in: flow, index, sources)
                for (place, store) in flow.stores where !store.isPlain {
                    for context in contexts {
                        let result = search.follow(.saved(place), in: flow, context)
                        let saved = result.open.filter { $0.isSaved(in: store) }
                        for each in saved { generic[each.call] = store }
                        let typed = saved.flatMap { Self.typed($0, index, wrappers, sources) }
                        for each in result.decodings.filter({ $0.isSaved(in: store) }) + typed {
                            let decoding = FileUses.decoding(each, sources)
                            decoded.insert(each.call)
                            guard sources.isEncodable(decoding.root), seen.insert("\(decoding.key) \(decoding.place)").inserted else {
                                continue
                            }
                            found.append(
                                SavedUse(decoding: decoding, store: store, form: lists.contains(decoding.call) ? .propertyList : .json))
                        }
                    }
                }
            }
            let values = StoredValues(sources).all.map { value in
                let use = value.isPlain ? nil : value.use(index, sources)
                if let use { found.append(use) }
                return StoredForm(value, isFollowed: use != nil, sources)
            }
            let open = generic.filter { !decoded.contains($0.key) }.map { call, store -> (kind: UnfollowedStore.Kind, place: SourcePlace) in
                let place = ProgramPlace(file: call.file, offset: call.offset)
                return (UnfollowedStore.Kind.values("of unknown type in \(store.kind.rawValue)"), sources.place(place))
            }
            let all = found.sorted { ($0.decoding.place, $0.decoding.key) < ($1.decoding.place, $1.decoding.key) }
            return (all, open, values)
        }
    }

    /// Returns the types that a generic function decodes what it gets from a store as, by its callers.
    private static func typed(
        _ open: FlowSearch.Found, _ index: FlowIndex, _ wrappers: WrapperBindings, _ sources: DecodingSources
    ) -> [FlowSearch.Found] {
        guard let flow = open.typedByCallers.flatMap({ index.flow(of: $0) }) else { return [] }
        return contexts(of: flow, index, wrappers).compactMap { open.of($0.concrete(open.type), sources) }
    }

    /// Returns the types that a function makes of raw values that it reads from a store.
    private static func rawValues(in flow: ValueFlow, _ index: FlowIndex, _ sources: DecodingSources) -> [SavedUse] {
        flow.events.flatMap { event -> [SavedUse] in
            guard case .represent(let type, let name) = event.action else { return [] }
            return flow.stores.filter { event.sources.contains(.saved($0.place)) && !$0.store.isFolder }.compactMap { _, store in
                let value = StoredValue(
                    library: .code(store.kind), declaration: flow.declaration, type: type, key: store.key, call: name)
                return value.use(index, sources)
            }
        }
    }

    /// The most calls between a generic function and the one that gives it a type.
    private static let depthLimit = 4

    /// Returns the types that callers give to the generic parameters of a function, and of the type around it.
    private static func contexts(of flow: ValueFlow, _ index: FlowIndex, _ wrappers: WrapperBindings) -> [TypeContext] {
        let plain = TypeContext(index.implementations)
        guard flow.declaration.isGeneric(index.table) else { return [plain] }
        var found: [TypeContext] = wrappers.bindings(around: flow.declaration).map { TypeContext(index.implementations, $0) }
        var seen: Set<String> = []
        var next = [(flow: flow, wrap: { (context: TypeContext) -> TypeContext? in context }, depth: 0)]
        while !next.isEmpty {
            let (target, wrap, depth) = next.removeFirst()
            for caller in index.callers(of: target.declaration) where caller !== target {
                for case .call(let use) in caller.events.map(\.action) where use.declaration === target.declaration {
                    let inner = { (outer: TypeContext) -> TypeContext? in outer.target(of: use).flatMap { wrap($0.context) } }
                    guard let context = inner(plain) else { continue }
                    if seen.insert("\(ObjectIdentifier(caller)) \(context.key)").inserted { found.append(context) }
                    if caller.declaration.isGeneric(index.table), depth < depthLimit { next.append((caller, inner, depth + 1)) }
                }
            }
        }
        return found
    }
}

extension FlowSearch.Found {
    /// Whether the call decodes what is in a store, and neither the answer of a server nor a file with a saved name.
    fileprivate func isSaved(in store: SavedStore) -> Bool {
        name.lowercased().contains("decod") && !passage.isRequested && passage.isOpened == store.isFolder
    }

    /// Returns the same call with the type that a caller gives; nil if that is not decoded.
    fileprivate func of(_ type: KnownType, _ sources: DecodingSources) -> FlowSearch.Found? {
        guard sources.isDecodable(type) else { return nil }
        var found = self
        found.type = type
        return found
    }
}

extension Declaration {
    /// Whether a type may depend on what a caller or the type around it gives: it, or a declaration around it, is generic.
    fileprivate func isGeneric(_ table: SymbolTable) -> Bool {
        var scope: Declaration? = self
        while let one = scope {
            if !one.generics.isEmpty { return true }
            if one.kind == .extension, case .nominal(let extended, _) = table.extendedType(of: one) {
                return !extended.generics.isEmpty || extended.kind == .protocol
            }
            if one.kind == .protocol { return true }
            scope = one.parent
        }
        return false
    }
}

/// The types that properties give to the generic parameters of property wrappers.
private struct WrapperBindings {
    private let byWrapper: [ObjectIdentifier: [[ObjectIdentifier: KnownType]]]
    private let table: SymbolTable

    init(_ sources: DecodingSources) {
        table = sources.table
        var found: [ObjectIdentifier: [[ObjectIdentifier: KnownType]]] = [:]
        for type in sources.wrapperTypes {
            guard case .nominal(let declaration, _) = type else { continue }
            found[ObjectIdentifier(declaration), default: []].append(type.bindings)
        }
        byWrapper = found
    }

    func bindings(around declaration: Declaration) -> [[ObjectIdentifier: KnownType]] {
        var scope: Declaration? = declaration
        while let one = scope {
            if one.kind == .extension, case .nominal(let extended, _) = table.extendedType(of: one) {
                return byWrapper[ObjectIdentifier(extended)] ?? []
            }
            if one.isNominal { return byWrapper[ObjectIdentifier(one)] ?? [] }
            scope = one.parent
        }
        return []
    }
}
