internal import DecodingPrograms
internal import StrictJSON

extension Decoding {
    func read(_ fields: [DecodedType.Field], from decoder: DecoderValue, _ type: DecodedType) throws(Interruption) {
        guard !fields.isEmpty else { return }
        let members = try members(of: decoder)
        let container = ContainerValue(.keyed(members, nil), decoder)
        for field in fields { _ = try value(of: field, in: members, container) }
    }

    /// Decodes a value whose properties several values may share, or which several variables may share itself.
    func object(of fields: [DecodedType.Field], from decoder: DecoderValue, _ number: TypeNumber) throws(Interruption) -> ObjectValue {
        let object = ObjectValue(number, isReference: program[number].isReference)
        if fields.isEmpty, !program[number].asksForContainer { return object }
        let members = try members(of: decoder)
        let container = ContainerValue(.keyed(members, nil), decoder)
        for field in fields { object.set(field.property, try value(of: field, in: members, container)) }
        return object
    }

    /// Decodes a property from its key.
    func value(of field: DecodedType.Field, in members: ObjectMembers, _ container: ContainerValue) throws(Interruption) -> Value {
        do throws(Interruption) {
            if let overload = field.overload {
                return try explored { () throws(Interruption) in
                    try self.call(overload, [.container(container), .present(Obstacle("a type", at: nil)), .key(field.key)])
                }
            }
            guard let node = members[field.key] else {
                if field.isOptional {
                    noteMeantKey(of: field.key, in: members, container, at: field.place)
                    return .null
                }
                // A name that the sources do not declare may be an alias of an optional.
                let type = program[field.type]
                if case .unreadable(let obstacle) = type.shape, type.place == nil, !type.isOpaque {
                    throw .undecided([obstacle])
                }
                throw .fault(Self.missing(field.key, container.decoder, reader: ofSources(field.place)))
            }
            if field.isOptional, node.kind == .null { return .null }
            return try value(of: field.type, from: Self.part(node, .key(field.key), of: container.decoder))
        } catch .fault(var fault) {
            if fault.reader == nil { fault.reader = ofSources(field.place) }
            throw .fault(fault)
        }
    }

    /// Notes that a key which may be absent is never found, because the strategy for keys makes another one of the key in the text.
    func noteMeantKey(of key: String, in members: ObjectMembers, _ container: ContainerValue, at place: ProgramPlace) {
        guard members.meant(by: key) != nil else { return }
        tolerate(Self.missing(key, container.decoder, reader: ofSources(place)), at: place)
    }

    static func missing(_ key: String, _ decoder: DecoderValue, reader: ProgramPlace?) -> Fault {
        Fault(
            .keyNotFound(key), decoder.path, "No value associated with key \(key).",
            valuePath: Path.appending(.key(key), to: decoder.path), reader: reader)
    }

    func rawValue(
        _ values: DecodedType.RawValues, _ type: DecodedType, from decoder: DecoderValue
    ) throws(Interruption) -> Value {
        let raw = try value(of: values.type, from: decoder)
        if let text = decoder.node?.string, SecretPlaceholder.matches(text) { return .present(SecretPlaceholder.obstacle) }
        guard let found = Self.name(of: raw, in: values) else {
            throw .fault(Self.refused(raw, type, program[values.type], decoder))
        }
        return .case(found, [])
    }

    /// The name of the case with a raw value.
    static func name(of raw: Value, in values: DecodedType.RawValues) -> String? {
        values.cases.first { found in
            switch (found.value, raw) {
            case (.string(let text), .string(let given)): text == given
            case (.integer(let number), .integer(let given)): number == given
            case (.double(let number), .double(let given)): number == given
            case (.integer(let number), .double(let given)): Double(number) == given
            default: false
            }
        }?.name
    }

    private static func refused(_ raw: Value, _ type: DecodedType, _ rawType: DecodedType, _ decoder: DecoderValue) -> Fault {
        let text: String? =
            switch raw {
            case .string(let text): text
            case .integer(let number): "\(number)"
            case .double(let number): "\(number)"
            case .bool(let value): "\(value)"
            default: nil
            }
        return Fault(
            .dataCorrupted, decoder.path, text.map { "Cannot initialize \(type.shortName) from invalid \(rawType.name) value \($0)" })
    }

    func made(
        by initializer: FunctionNumber, of raw: Value, _ type: DecodedType, _ rawType: TypeNumber, _ decoder: DecoderValue
    ) throws(Interruption) -> Value {
        let made = try explored { () throws(Interruption) in try self.call(initializer, [raw]) }
        switch made.isNull {
        case true?: throw .fault(Self.refused(raw, type, program[rawType], decoder))
        case false?: return made
        case nil:
            let obstacle = made.obstacle ?? Obstacle(program[initializer].name, at: program[initializer].place)
            guard program[initializer].isFailable else { return .present(obstacle) }
            throw .undecided([obstacle])
        }
    }

    func payload(
        _ cases: [DecodedType.PayloadCase], _ type: DecodedType, from decoder: DecoderValue
    ) throws(Interruption) -> Value {
        let members = try members(of: decoder)
        let known = members.keys.filter { key in cases.contains { $0.key == key } }
        guard known.count == 1, let found = cases.first(where: { $0.key == known[0] }) else {
            throw .fault(
                Fault(.typeMismatch(type.shortName), decoder.path, "Invalid number of keys found, expected one."))
        }
        guard found.isAvailable else {
            throw .fault(Fault(.dataCorrupted, decoder.path, "Unavailable enum element encountered.", reader: found.place))
        }
        let inner = Self.part(members[found.key], .key(found.key), of: decoder).nested
        let innerMembers: ObjectMembers
        do throws(Interruption) {
            innerMembers = try self.members(of: inner)
        } catch .fault(var fault) {
            fault.reader = found.place
            throw .fault(fault)
        }
        let container = ContainerValue(.keyed(innerMembers, nil), inner)
        var values: [Value] = []
        for field in found.fields { values.append(try value(of: field, in: innerMembers, container)) }
        guard found.isComplete else { return .present(Obstacle("a case with a value that is not decoded", at: found.place)) }
        return .case(found.name, values)
    }
}
