internal import DecodingPrograms
internal import StrictJSON

extension Decoding {
    /// Performs a use of a decoder or of a container.
    func value(of operation: DecodingOperation, _ place: ProgramPlace, _ frame: Frame) throws(Interruption) -> Value {
        do throws(Interruption) {
            return try perform(operation, place, frame)
        } catch .fault(var fault) {
            if fault.reader == nil { fault.reader = ofSources(place) }
            throw .fault(fault)
        } catch .undecided(let obstacles) {
            // The initializer around it may swallow an error.
            guard exploration != nil, let first = obstacles.first else { throw .undecided(obstacles) }
            trace?.leave(first)
            guard try choose(first) else { throw .fault(Fault(.unknown, nil, reader: ofSources(place))) }
            return .unknown(first)
        }
    }

    private func perform(_ operation: DecodingOperation, _ place: ProgramPlace, _ frame: Frame) throws(Interruption) -> Value {
        switch operation {
        case .keyed(let source, let keys):
            let decoder = try decoder(source, place, frame)
            return .container(ContainerValue(.keyed(try members(of: decoder), keys), decoder))
        case .unkeyed(let source):
            let decoder = try decoder(source, place, frame)
            return .container(ContainerValue(.unkeyed(try elements(of: decoder)), decoder))
        case .single(let source): return .container(ContainerValue(.single, try decoder(source, place, frame)))
        case .nestedKeyed(let source, let keys, let name, let key):
            return try nested(source, key, "KeyedDecodingContainer<\(name)>", place, frame) { inner throws(Interruption) in
                ContainerValue(.keyed(try self.members(of: inner), keys), inner)
            }
        case .nestedUnkeyed(let source, let key):
            return try nested(source, key, "UnkeyedDecodingContainer", place, frame) { inner throws(Interruption) in
                ContainerValue(.unkeyed(try self.elements(of: inner)), inner)
            }
        case .superDecoder(let source, let key):
            let container = try container(source, place, frame)
            switch container.kind {
            case .keyed(let members, _):
                let name = try key.map { expression throws(Interruption) in try self.key(expression, place, frame) } ?? "super"
                return .decoder(Self.part(members[name], .key(name), of: container.decoder).own)
            case .unkeyed:
                let inner = try element(of: container, type: "Decoder")
                advance(container)
                return .decoder(inner.own)
            case .single: throw .undecided([Obstacle("superDecoder()", at: place)])
            }
        case .decode(let source, let type, let key):
            return try decode(try container(source, place, frame), type, key, place, frame)
        case .decodeChosen(let source, let type, let key):
            let container = try container(source, place, frame)
            return try decode(container, try chosenType(type, place, frame), key, place, frame)
        case .decodeIfPresent(let source, let type, let key):
            let container = try container(source, place, frame)
            switch container.kind {
            case .keyed(let members, _):
                let name = try requiredKey(key, place, frame)
                guard let node = members[name], node.kind != .null else {
                    noteMeantKey(of: name, in: members, container, at: place)
                    return .null
                }
                return try value(of: type, from: Self.part(node, .key(name), of: container.decoder))
            case .unkeyed(let nodes):
                // At the end, the container moves on too.
                guard container.index < nodes.count, nodes[container.index].kind != .null else {
                    advance(container)
                    return .null
                }
                let found = try value(of: type, from: try element(of: container, type: program[type].shortName))
                advance(container)
                return found
            case .single: throw .undecided([Obstacle("decodeIfPresent without a key", at: place)])
            }
        case .decodeNil(let source, let key):
            let container = try container(source, place, frame)
            switch container.kind {
            case .keyed(let members, _):
                let name = try requiredKey(key, place, frame)
                guard let node = members[name] else { throw .fault(Self.missing(name, container.decoder, reader: ofSources(place))) }
                return .bool(node.kind == .null)
            case .unkeyed:
                let inner = try element(of: container, type: "Never")
                guard inner.kind == .null else { return .bool(false) }
                advance(container)
                return .bool(true)
            case .single: return .bool(container.decoder.kind == .null)
            }
        case .contains(let source, let key):
            guard case .keyed(let members, _) = try container(source, place, frame).kind else {
                throw .undecided([Obstacle("contains", at: place)])
            }
            return .bool(members[try self.key(key, place, frame)] != nil)
        case .allKeys(let source):
            guard case .keyed(let members, let keys) = try container(source, place, frame).kind else {
                throw .undecided([Obstacle("allKeys", at: place)])
            }
            switch keys {
            case .cases(let known)?:
                let texts = Set(known.map(\.key))
                return .unordered(members.keys.filter(texts.contains).map { .key($0) })
            case .any?: return .unordered(members.keys.map { .key($0) })
            case .unread(let obstacle)?: throw .undecided([obstacle])
            case nil: throw .undecided([Obstacle("allKeys", at: place)])
            }
        case .isAtEnd(let source):
            let (container, nodes) = try unkeyed(source, place, frame)
            return .bool(container.index >= nodes.count)
        case .count(let source): return .integer(try unkeyed(source, place, frame).nodes.count)
        case .currentIndex(let source): return .integer(try unkeyed(source, place, frame).container.index)
        case .userInfo(let key):
            guard let key else { return .unknown(Obstacle("decoder.userInfo", at: place)) }
            if let known = settings.userInfo[key] { return Self.value(of: known) }
            let obstacle = Obstacle("decoder.userInfo[\(key)]", at: place)
            return settings.givenUserInfo[key] == nil ? .unknown(obstacle) : .present(obstacle)
        }
    }

    /// Decodes a type from a container, with the value of a key if there is one.
    private func decode(
        _ container: ContainerValue, _ type: TypeNumber, _ key: Term?, _ place: ProgramPlace, _ frame: Frame
    ) throws(Interruption) -> Value {
        switch container.kind {
        case .keyed(let members, _):
            let name = try requiredKey(key, place, frame)
            guard let node = members[name] else { throw .fault(Self.missing(name, container.decoder, reader: ofSources(place))) }
            return try value(of: type, from: Self.part(node, .key(name), of: container.decoder))
        case .unkeyed:
            let found = try value(of: type, from: try element(of: container, type: program[type].shortName))
            advance(container)
            return found
        case .single: return try value(of: type, from: container.decoder)
        }
    }

    /// The type that a term gives.
    func chosenType(_ term: Term, _ place: ProgramPlace, _ frame: Frame) throws(Interruption) -> TypeNumber {
        let found = try value(of: term, frame)
        guard case .chosenType(let type) = found else { throw .undecided([found.obstacle ?? Obstacle("a type in a variable", at: place)]) }
        return type
    }

    // MARK: Operands

    private func decoder(_ expression: Term, _ place: ProgramPlace, _ frame: Frame) throws(Interruption) -> DecoderValue {
        let found = try value(of: expression, frame)
        guard case .decoder(let decoder) = found else { throw .undecided([found.obstacle ?? Obstacle("a decoder", at: place)]) }
        return decoder
    }

    private func container(_ expression: Term, _ place: ProgramPlace, _ frame: Frame) throws(Interruption) -> ContainerValue {
        let found = try value(of: expression, frame)
        guard case .container(let container) = found else { throw .undecided([found.obstacle ?? Obstacle("a container", at: place)]) }
        return container
    }

    private func unkeyed(
        _ expression: Term, _ place: ProgramPlace, _ frame: Frame
    ) throws(Interruption) -> (container: ContainerValue, nodes: [JSONValue]) {
        let container = try container(expression, place, frame)
        guard case .unkeyed(let nodes) = container.kind else { throw .undecided([Obstacle("an unkeyed container", at: place)]) }
        return (container, nodes)
    }

    private func key(_ expression: Term, _ place: ProgramPlace, _ frame: Frame) throws(Interruption) -> String {
        let found = try value(of: expression, frame)
        guard case .key(let text) = found else { throw .undecided([found.obstacle ?? Obstacle("a coding key", at: place)]) }
        return text
    }

    private func requiredKey(_ expression: Term?, _ place: ProgramPlace, _ frame: Frame) throws(Interruption) -> String {
        guard let expression else { throw .undecided([Obstacle("a call without a key", at: place)]) }
        return try key(expression, place, frame)
    }

    /// The next element of an unkeyed container.
    private func element(of container: ContainerValue, type: String) throws(Interruption) -> DecoderValue {
        guard case .unkeyed(let nodes) = container.kind, container.index < nodes.count else {
            throw .fault(
                Fault(
                    .valueNotFound(type), Path.appending(.index(container.index), to: container.decoder.path),
                    "Unkeyed container is at end."))
        }
        return Self.part(nodes[container.index], .index(container.index), of: container.decoder)
    }

    private func advance(_ container: ContainerValue) {
        container.index += 1
        readCount += 1
    }

    private func nested(
        _ source: Term, _ key: Term?, _ type: String, _ place: ProgramPlace, _ frame: Frame,
        _ open: (DecoderValue) throws(Interruption) -> ContainerValue
    ) throws(Interruption) -> Value {
        let container = try container(source, place, frame)
        switch container.kind {
        case .keyed(let members, _):
            let name = try requiredKey(key, place, frame)
            guard let node = members[name] else { throw .fault(Self.missing(name, container.decoder, reader: ofSources(place))) }
            return .container(try open(Self.part(node, .key(name), of: container.decoder).nested))
        case .unkeyed:
            let found = try open(try element(of: container, type: type).nested)
            advance(container)
            return .container(found)
        case .single: throw .undecided([Obstacle("a nested container", at: place)])
        }
    }
}
