internal import DecodingPrograms
package import DecodingSources
internal import SwiftSymbols

/// The types of the sources that an app may decode, each once.
package struct DecodingCandidates: Sendable {
    /// Those that calls outside of tests name, in the order of the text.
    package let named: [FileUses.Decoding]
    /// All other Decodable types that are not generic, each with the place of its declaration.
    package let others: [FileUses.Decoding]
    /// Arrays of these other types.
    package let arrays: [FileUses.Decoding]

    package init(_ sources: DecodingSources) {
        var seen: Set<String> = []
        named = sources.namedTypes.compactMap { named in
            guard case .nominal = named.type.innermost, sources.isDecodable(named.type), !TestSources.isTest(sources, named.call.file),
                seen.insert(named.type.key).inserted
            else { return nil }
            return FileUses.Decoding(sources, sources.root(of: named.type), named.type, at: named.call, in: named.function)
        }
        others = Self.others(sources, &seen) { $0 }
        arrays = Self.others(sources, &seen) { .outside("Array", [$0]) }
    }

    /// Returns the Decodable types that are not generic, each in a type that is made of it.
    private static func others(
        _ sources: DecodingSources, _ seen: inout Set<String>, _ made: (KnownType) -> KnownType
    ) -> [FileUses.Decoding] {
        sources.decodable.compactMap { candidate in
            let type = sources.type(of: sources.root(of: candidate))
            let whole = made(type)
            guard case .nominal(let declaration, _) = type, !TestSources.isTest(sources, candidate.place.file),
                seen.insert(whole.key).inserted
            else { return nil }
            return FileUses.Decoding(sources, sources.root(of: whole), whole, at: candidate.place, in: declaration)
        }
    }
}

extension KnownType {
    /// The element of an array, an optional or a dictionary; otherwise the type itself.
    fileprivate var innermost: KnownType {
        if case .outside("Array", let inner) = self, inner.count == 1 { return inner[0].innermost }
        if case .outside("Optional", let inner) = self, inner.count == 1 { return inner[0].innermost }
        if case .outside("Dictionary", let inner) = self, inner.count == 2 { return inner[1].innermost }
        return self
    }
}
