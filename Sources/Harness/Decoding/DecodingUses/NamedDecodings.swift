internal import DecodingPrograms
package import DecodingSources
internal import SwiftSymbols
internal import VerificationModel

extension FileUses.Decoding {
    /// Whether a call names the type, and not only its declaration is known.
    package var isNamedByCall: Bool { !function.isEmpty }

    /// Returns the types of the sources that the app may decode, one for each type.
    ///
    /// Those that calls outside of tests name come first, in the order of the text, and then all other Decodable types that are not generic.
    package static func candidates(in sources: DecodingSources) -> [FileUses.Decoding] {
        var seen: Set<String> = []
        let named = sources.namedTypes.filter { named in
            if case .nominal = named.type.innermost {
                sources.isDecodable(named.type) && !TestSources.isTest(sources, named.call.file)
            } else {
                false
            }
        }.map {
            (
                root: sources.root(of: $0.type), key: $0.type.key, call: $0.call,
                function: $0.function.number.map { sources.table.paths[$0] } ?? "the file"
            )
        }
        let others = sources.decodable.filter { !TestSources.isTest(sources, $0.place.file) }.map { candidate in
            let root = sources.root(of: candidate)
            return (root: root, key: sources.key(of: root), call: candidate.place, function: "")
        }
        return (named + others).filter { seen.insert($0.key).inserted }.map { root, key, call, function in
            FileUses.Decoding(
                root: root, name: sources.name(of: root), parts: sources.parts(of: root).map { ($0.name, sources.place($0.place).file) },
                key: "\(sources.name(of: root)) \(key)", call: call, place: sources.place(call),
                function: function, isConditional: false, isExpected: false, isTolerated: false)
        }
    }
}

extension DecodingSources {
    /// A text that is equal for equal types only.
    fileprivate func key(of root: Root) -> String { type(of: root).key }
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
