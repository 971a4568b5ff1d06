internal import DecodingPrograms
internal import SwiftSymbols

/// Types that are values, and decoders that bodies make themselves.
extension BodyReader {
    /// Returns whether a variable of a type's metatype may hold other types: those of a protocol or the subclasses of a class.
    func isOpenMetatype(_ type: KnownType) -> Bool {
        switch type {
        case .outside(let name, _): ["Codable", "Decodable"].contains(String(TypeMatching.last(name)))
        case .composition: true
        default: isSubclassed(type)
        }
    }

    /// A type as a value: `TextRow.self`.
    ///
    /// Which type it is matters only where the value may be another one.
    func typeValue(_ type: KnownType, _ expression: ExpressionNode, expecting expected: KnownType) -> TypedTerm {
        guard case .metatype(let wanted) = expected.fullyUnwrapped, isOpenMetatype(wanted), Self.isConcrete(type),
            // The instance decides what `Self` is.
            !expression.isSelf || !isSubclassed(type)
        else { return TypedTerm(.metatype, .metatype(type)) }
        return TypedTerm(.chosenType(builder.number(of: type, at: offset(of: expression))), .metatype(wanted))
    }

    /// The value of a type that the sources choose at run time, and the type that it has in any case; nil for a type that is known.
    ///
    /// A container decodes the class that a variable of its metatype names, whichever subclass it holds. That is left open.
    func chosenType(_ expression: ExpressionNode) -> (term: Term, type: KnownType)? {
        guard metatype(expression.withoutSelf) == nil else { return nil }
        let read = term(expression, expecting: .unknown)
        guard case .metatype(let type) = read.type, isOpenMetatype(type) else { return nil }
        if case .nominal(let owner, _) = type, owner.kind != .protocol { return nil }
        return (read.term, type)
    }

    /// `type.init(from: decoder)` with a type in a variable.
    func chosenInitializer(
        _ receiver: TypedTerm, _ type: KnownType, _ arguments: CallArguments, _ expression: ExpressionNode
    ) -> TypedTerm? {
        guard arguments.arguments.map(\.label) == ["from"], arguments.trailing.isEmpty,
            Self.container(argumentType(arguments)) == "Decoder"
        else { return nil }
        let decoder = term(arguments.arguments[0].value, expecting: .outside("Decoder", [])).term
        return TypedTerm(.makeChosen(receiver.term, from: decoder, at: offset(of: expression)), type)
    }

    /// `JSONDecoder().decode(Item.self, from: Data(text.utf8))`, with a decoder whose settings are known.
    func textDecoding(_ base: ExpressionNode, _ name: NameNode, _ arguments: CallArguments) -> TypedTerm? {
        guard name.text == "decode", arguments.arguments.map(\.label) == [nil, "from"], arguments.trailing.isEmpty,
            let type = metatype(arguments.arguments[0].value.withoutSelf).map(bound), !isOpenMetatype(type),
            term(base, expecting: .unknown).type.outsideName == "JSONDecoder",
            !builder.added.hideMethod(name.text, of: "JSONDecoder", arguments),
            let settings = builder.settings(ofDecoderAt: place(name.offset))
        else { return nil }
        let bytes = term(arguments.arguments[1].value, expecting: .outside("Data", []))
        let number = builder.number(of: type, at: place(name.offset))
        return TypedTerm(.decodeText(bytes.term, number, settings, at: place(name.offset)), type)
    }

    /// Returns whether the keys of a literal of a dictionary are different texts without escapes.
    static func hasPlainKeys(_ elements: [(ExpressionNode, ExpressionNode)]) -> Bool {
        let keys = elements.compactMap { if case .string(let text)? = Literals.constant($0.0) { text } else { nil } }
        return keys.count == elements.count && Set(keys).count == keys.count
    }

    /// Returns whether a type is that of a dictionary with texts as keys.
    static func isDictionaryOfTexts(_ type: KnownType) -> Bool {
        if case .outside("Dictionary", let types) = type.fullyUnwrapped, types.count == 2 {
            types[0].outsideName == "String"
        } else {
            false
        }
    }
}

extension KnownType {
    /// The generic arguments of a type from outside.
    var arguments: [KnownType] { if case .outside(_, let arguments) = self { arguments } else { [] } }
}

extension ExpressionNode {
    /// Whether it is `.utf8`, or the same with its type.
    var isUTF8: Bool { if case .member(_, let name, _, _) = self { name.text == "utf8" } else { false } }

    /// Whether it is `Self`.
    fileprivate var isSelf: Bool { if case .name(let name, _, _) = self { name.text == "Self" } else { false } }
}
