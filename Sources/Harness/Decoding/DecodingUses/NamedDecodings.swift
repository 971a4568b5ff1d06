internal import DecodingPrograms
package import DecodingSources
internal import SwiftSymbols
internal import VerificationModel

extension FileUses.Decoding {
    /// Returns the types of the sources that calls outside of tests decode, as far as they name them, one for each type in the order of the text.
    package static func named(in sources: DecodingSources) -> [FileUses.Decoding] {
        var seen: Set<String> = []
        return sources.namedTypes.compactMap { named in
            guard case .nominal = named.type.innermost, sources.isDecodable(named.type), seen.insert(named.type.key).inserted,
                !TestSources.isTest(sources, named.call.file)
            else { return nil }
            let root = sources.root(of: named.type)
            return FileUses.Decoding(
                root: root, name: sources.name(of: root), parts: sources.parts(of: root).map { ($0.name, sources.place($0.place).file) },
                key: "\(sources.name(of: root)) \(named.type.key)", call: named.call, place: sources.place(named.call),
                function: named.function.number.map { sources.table.paths[$0] } ?? "", isConditional: false, isExpected: false,
                isTolerated: false)
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
