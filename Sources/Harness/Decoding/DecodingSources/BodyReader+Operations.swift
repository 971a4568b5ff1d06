internal import DecodingPrograms
internal import SwiftSymbols

extension BodyReader {
    /// A use of a decoder or container of the standard library; nil for other functions.
    func operation(_ name: NameNode, _ container: String, _ receiver: TypedTerm, _ arguments: CallArguments) -> TypedTerm? {
        let place = place(name.offset)
        let labels = arguments.arguments.map(\.label)
        guard arguments.trailing.isEmpty else { return nil }
        func metatype(_ index: Int) -> KnownType? {
            if let type = self.metatype(arguments.arguments[index].value.withoutSelf) { return bound(type) }
            guard case .metatype(let type) = term(arguments.arguments[index].value, expecting: .unknown).type, !isSubclassed(type) else {
                return nil
            }
            return type
        }
        func key(_ index: Int) -> Term { term(arguments.arguments[index].value, expecting: Self.keyType(receiver.type)).term }
        func keyed(_ type: KnownType) -> KnownType { .outside("KeyedDecodingContainer", [type]) }
        func keys(_ type: KnownType) -> KeySet { CodingKeysReader(builder).set(of: type, at: place) }
        func keysName(_ type: KnownType) -> String {
            if case .outside(CodingKeysReader.implicitName, _) = type { "CodingKeys" } else { builder.shortName(of: type) }
        }
        let unkeyed = KnownType.outside("UnkeyedDecodingContainer", [])
        switch (name.text, labels) {
        case ("container", ["keyedBy"]) where container == "Decoder":
            let type = metatype(0) ?? .unknown
            return TypedTerm(.decode(.keyed(receiver.term, keys(type)), at: place), keyed(type))
        case ("unkeyedContainer", []): return TypedTerm(.decode(.unkeyed(receiver.term), at: place), unkeyed)
        case ("singleValueContainer", []):
            return TypedTerm(.decode(.single(receiver.term), at: place), .outside("SingleValueDecodingContainer", []))
        case ("nestedContainer", ["keyedBy", "forKey"]):
            let type = metatype(0) ?? .unknown
            return TypedTerm(.decode(.nestedKeyed(receiver.term, keys(type), named: keysName(type), key: key(1)), at: place), keyed(type))
        case ("nestedContainer", ["keyedBy"]):
            let type = metatype(0) ?? .unknown
            return TypedTerm(.decode(.nestedKeyed(receiver.term, keys(type), named: keysName(type), key: nil), at: place), keyed(type))
        case ("nestedUnkeyedContainer", ["forKey"]):
            return TypedTerm(.decode(.nestedUnkeyed(receiver.term, key: key(0)), at: place), unkeyed)
        case ("nestedUnkeyedContainer", []): return TypedTerm(.decode(.nestedUnkeyed(receiver.term, key: nil), at: place), unkeyed)
        case ("superDecoder", []): return TypedTerm(.decode(.superDecoder(receiver.term, key: nil), at: place), .outside("Decoder", []))
        case ("superDecoder", ["forKey"]):
            return TypedTerm(.decode(.superDecoder(receiver.term, key: key(0)), at: place), .outside("Decoder", []))
        case ("contains", [nil]) where container.hasPrefix("Keyed"):
            return TypedTerm(.decode(.contains(receiver.term, key: key(0)), at: place), .bool)
        case ("decodeNil", ["forKey"]): return TypedTerm(.decode(.decodeNil(receiver.term, key: key(0)), at: place), .bool)
        case ("decodeNil", []): return TypedTerm(.decode(.decodeNil(receiver.term, key: nil), at: place), .bool)
        case ("decode", [nil, "forKey"]), ("decode", [nil]):
            if let chosen = chosenType(arguments.arguments[0].value) {
                let key = labels.count == 2 ? key(1) : nil
                return TypedTerm(.decode(.decodeChosen(receiver.term, chosen.term, key: key), at: place), chosen.type)
            }
            guard let type = metatype(0) else { return nil }
            let number = builder.number(of: type, at: place)
            return TypedTerm(.decode(.decode(receiver.term, number, key: labels.count == 2 ? key(1) : nil), at: place), type)
        case ("decodeIfPresent", [nil, "forKey"]), ("decodeIfPresent", [nil]):
            guard let type = metatype(0) else { return nil }
            let number = builder.number(of: type, at: place)
            return TypedTerm(
                .decode(.decodeIfPresent(receiver.term, number, key: labels.count == 2 ? key(1) : nil), at: place), .optional(type))
        default: return nil
        }
    }
}
