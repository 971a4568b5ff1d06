internal import ContractFiles
internal import VerificationModel

/// The types that the contracts of an API may name.
struct ContractTypes: Sendable {
    /// The types that are compiled into the program.
    let registry: TypeRegistry
    /// The reader of sources; nil if the program has none.
    let source: (any TypeSource)?
    let written: WrittenSources
    /// The settings of the decoder that the contract names.
    let decoder: WrittenDecoder
    /// Whether registered types are compared with the sources.
    let crossChecks: Bool

    /// Returns the type with a name; nil if none is registered and the API has no sources.
    ///
    /// A registered type comes first, unless the contracts name the file that declares the type.
    subscript(_ named: ResponsePromise.Named) -> ContractType? {
        if let type = registry[named.name], written.types[named.name]?.file == nil { return .registered(type) }
        if !written.hasFolders { return nil }
        return .read(read(named))
    }

    /// Returns the comparison of a registered type with its sources; nil if it is not asked for, or if there is nothing to compare.
    func crossCheck(of named: ResponsePromise.Named) -> CrossCheck? {
        guard crossChecks, written.hasFolders, let type = registry[named.name] else { return nil }
        return CrossCheck(registered: type, read: read(named))
    }

    private func read(_ named: ResponsePromise.Named) -> SourceType {
        SourceType(named: named, written: written, contractDecoder: decoder, source: source)
    }
}
