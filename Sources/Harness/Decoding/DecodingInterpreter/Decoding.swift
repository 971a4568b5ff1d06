internal import DecodingPrograms
internal import Foundation
internal import StrictJSON

/// The decoding of one JSON text.
final class Decoding {
    let program: DecodingProgram
    /// The settings of the decoder that runs.
    private(set) var settings: DecoderSettings
    private(set) var probe: FoundationProbe
    /// The failures that the sources swallow, in their order.
    var tolerated: [HiddenFailure] = []
    /// The exploration of the innermost initializer that runs; nil outside of initializers.
    var exploration: Exploration?
    /// The number of steps that may still run.
    ///
    /// A program may not end, and a loop that changes something in each iteration looks like one that ends late.
    var stepsLeft: Int
    /// The greatest size of a value: of the parts of a value in all, the elements of a list, and the bytes of a text.
    let sizeLimit: Int
    /// The function or loop that runs; nil outside of initializers.
    var running: ProgramPlace?
    /// The number of elements that unkeyed containers have read.
    var readCount = 0
    /// The number of changes of variables and properties, and of calls that may have changed something.
    var changeCount = 0
    var callDepth = 0
    private var depth = 0
    private var roundCount = 0

    /// The greatest depth of types in each other.
    ///
    /// It is above the depth of JSON texts, so that only a type that decodes itself from the same value reaches it.
    private static let depthLimit = 1_200

    /// The text in the place of values that are not known; nil if all are known.
    private let unknownText: String?

    /// The values that are read; nil if they are not asked for.
    private(set) var trace: ReadTrace?
    /// The values that are read without a failure; nil if they are not asked for.
    private(set) var log: SuccessLog?
    /// The path of the value whose initializer runs.
    private var initializedPath: Path?

    /// - Parameter size: The number of bytes of the JSON text.
    init(
        _ program: DecodingProgram, _ settings: DecoderSettings, size: Int, unknownText: String? = nil, trace: ReadTrace? = nil,
        log: SuccessLog? = nil
    ) {
        // A long text takes more steps than a short one, and has greater values.
        stepsLeft = 1_000_000 + 1_000 * min(size, 19_000)
        sizeLimit = 1_000_000 + size
        self.trace = trace
        self.log = log
        self.program = program
        self.settings = settings
        self.unknownText = unknownText
        probe = FoundationProbe(settings: settings)
    }

    /// A number for a round of a loop or for a call of a closure.
    func nextRound() -> Int {
        roundCount += 1
        return roundCount
    }

    // MARK: Types

    /// Decodes a type from a value.
    func value(of number: TypeNumber, from decoder: DecoderValue) throws(Interruption) -> Value {
        do throws(Interruption) {
            let order = tolerated.count
            let found = try content(of: number, from: decoder)
            log?.note(value: decoder.node, after: order)
            return found
        } catch .fault(var fault) {
            fault.start = decoder.path
            throw .fault(fault)
        }
    }

    private func content(of number: TypeNumber, from decoder: DecoderValue) throws(Interruption) -> Value {
        depth += 1
        defer { depth -= 1 }
        if let unknown = unknown(in: decoder), let found = try value(of: number, unknown) { return found }
        guard depth < Self.depthLimit else {
            let type = program[number]
            throw type.place.map { .endless($0) } ?? .undecided([Obstacle("\(type.name) decodes itself", at: nil)])
        }
        // Most values are of types whose shape alone is needed.
        switch program.shape(of: number) {
        case .leaf(let leaf): return try value(of: leaf, from: decoder)
        case .optional(let inner):
            if decoder.kind == .null { return .null }
            return try value(of: inner, from: decoder.own)
        case .array(let element): return try array(of: element, from: decoder.own)
        case .set(let element):
            let elements = try array(of: element, from: decoder.own)
            guard case .array(let all) = elements, all.count < 2 else { return .present(Obstacle("a set", at: nil)) }
            return elements
        case .dictionary(let keys, let element): return try dictionary(keys, element, from: decoder.own)
        case .fields(let fields):
            let type = program[number]
            if type.holdsReferences { return .object(try object(of: fields, from: decoder.own, number)) }
            try read(fields, from: decoder.own, type)
            if type.asksForContainer { _ = try members(of: decoder.own) }
            return .decoded(number, decoder.own)
        case .rawValues(let values): return try rawValue(values, program[number], from: decoder.own)
        case .cases(let cases): return try payload(cases, program[number], from: decoder.own)
        case .wrapped(let inner): return try value(of: inner, from: decoder.own)
        case .rawRepresentable(let raw, let initializer):
            let found = try value(of: raw, from: decoder.own)
            return try located(at: decoder) { () throws(Interruption) in
                try self.made(by: initializer, of: found, self.program[number], raw, decoder.own)
            }
        case .custom(let function):
            let noted = tolerated.count
            let outer = initializedPath
            initializedPath = decoder.path
            defer { initializedPath = outer }
            do throws(Interruption) {
                return try located(at: decoder) { () throws(Interruption) in try self.run(function, type: number, decoder: decoder.own) }
            } catch .fault(let fault) {
                throw .fault(fault.after(tolerated.dropFirst(noted)))
            }
        case .anyValue:
            trace?.read(decoder.node)
            log?.note(leaf: decoder.node)
            guard decoder.node.map(Self.fitsAnyValue) != false else {
                throw .undecided([Obstacle("a number that no type of \(program[number].name) holds", at: nil)])
            }
            return decoder.kind == .null ? .unknown(Obstacle("any JSON value", at: nil)) : .present(Obstacle("any JSON value", at: nil))
        case .range(let bound, let name): return try range(bound, name, from: decoder.own)
        case .unreadable(let obstacle): throw .undecided([obstacle])
        }
    }

    /// Runs code of the sources that makes something of a value: an error without a path is about this value.
    private func located(at decoder: DecoderValue, _ work: () throws(Interruption) -> Value) throws(Interruption) -> Value {
        do {
            return try work()
        } catch {
            guard case .fault(var fault) = error, fault.valuePath == nil else { throw error }
            fault.valuePath = decoder.path
            throw .fault(fault)
        }
    }

    /// Returns whether Double holds all numbers of a value.
    private static func fitsAnyValue(_ node: JSONValue) -> Bool {
        switch node.kind {
        case .number: node.number.flatMap { Double($0) }?.isFinite == true
        case .array: node.elements.allSatisfy(fitsAnyValue)
        case .object: node.members.allSatisfy { fitsAnyValue($0.value) }
        case .string, .boolean, .null: true
        }
    }

    /// The value in the place of one that is not known; nil for all others.
    private func unknown(in decoder: DecoderValue) -> UnknownValue? {
        guard let unknownText, let node = decoder.node, node.kind == .string, let text = node.string else { return nil }
        return UnknownValue(text, mark: unknownText)
    }

    /// Decodes a type from a value that is not known; nil if its shape leads to another type.
    private func value(of number: TypeNumber, _ unknown: UnknownValue) throws(Interruption) -> Value? {
        let type = program[number]
        if unknown == .any { return .unknown(unknown.obstacle) }
        if type.isOpaque, unknown == .opaque(type.name) { return .present(unknown.obstacle) }
        switch type.shape {
        case .optional, .wrapped: return nil
        default: throw .undecided([unknown.obstacle])
        }
    }

    // MARK: Texts

    /// Decodes a type from a JSON text with a decoder of its own.
    ///
    /// Its values are not those of the JSON around it: what is read and what is hidden in it is noted for the text as a whole, and an error has
    /// the path that the decoder gives it, but is about the value whose initializer runs.
    func value(
        of number: TypeNumber, inText text: String, _ settings: DecoderSettings, _ place: ProgramPlace
    ) throws(Interruption) -> Value {
        try checkSize(text.utf8.count, "bytes", at: place)
        try spend(text.utf8.count / Self.partsPerStep)
        let document = try? JSONDocument(Array(text.utf8))
        guard FoundationProbe.isJSON(text) else {
            var fault = Fault(.dataCorrupted, nil, "The given data was not valid JSON.", valuePath: initializedPath)
            fault.isInText = true
            throw .fault(fault)
        }
        guard let document else { throw .undecided([Obstacle("a JSON text that not all parsers accept", at: place)]) }
        let outer = (self.settings, probe, trace, log, tolerated.count)
        var inner = settings
        inner.system = self.settings.system
        (self.settings, probe, trace, log) = (inner, FoundationProbe(settings: inner), nil, nil)
        defer {
            (self.settings, probe, trace, log) = (outer.0, outer.1, outer.2, outer.3)
            tolerated.removeSubrange(min(outer.4, tolerated.count)...)
        }
        do throws(Interruption) {
            return try value(of: number, from: DecoderValue(node: document.root, path: nil))
        } catch .fault(var fault) {
            // Where decoding begins, an error of the parser becomes one of the decoder.
            if case .invalidNumber = fault.kind { fault = Fault(.dataCorrupted, nil, fault.text, reader: fault.reader) }
            fault.valuePath = initializedPath
            fault.start = initializedPath
            fault.isInText = true
            throw .fault(fault)
        }
    }

    // MARK: Leaves

    /// Decodes a type with its own `init(from:)`, to which the strategies of the decoder do not apply.
    func made(_ number: TypeNumber, from decoder: DecoderValue) throws(Interruption) -> Value {
        if case .leaf = program.shape(of: number) { trace?.read(decoder.node) }
        switch program.shape(of: number) {
        case .leaf(.date): return try probe.dateOfNumber(decoder).get()
        case .leaf(.data): return try probe.dataOfNumbers(decoder).get()
        case .dictionary(.string, _) where settings.keys != .useDefaultKeys:
            // It asks for a container, whose keys are converted.
            throw .undecided([Obstacle("\(program[number].name)(from:) with a key strategy", at: nil)])
        case .leaf(.url), .leaf(.decimal):
            throw .undecided([Obstacle("\(program[number].name)(from:), which reads an object", at: nil)])
        default: return try value(of: number, from: decoder)
        }
    }

    private func value(of leaf: Leaf, from decoder: DecoderValue) throws(Interruption) -> Value {
        guard let log else { return try content(of: leaf, from: decoder) }
        let found = try content(of: leaf, from: decoder)
        log.note(leaf: decoder.node)
        return found
    }

    private func content(of leaf: Leaf, from decoder: DecoderValue) throws(Interruption) -> Value {
        trace?.read(decoder.node)
        if leaf == .date, case .custom(let place) = settings.dates { return try customDate(place, from: decoder) }
        guard let node = decoder.node else { return try probe.value(of: leaf, in: nil, decoder).get() }
        if let text = node.string, isReplaced(text, as: leaf) { return .present(SecretPlaceholder.obstacle) }
        switch (leaf, node.kind) {
        case (.string, .string): return .string(node.string ?? "")
        case (.bool, .boolean): return .bool(node.boolean ?? false)
        case (.integer(let width), .number):
            if width.bits == 64, width.isSigned, let number = node.number.flatMap({ Int($0) }) { return .integer(number) }
        case (.double, .number):
            // A number too small for Double is refused.
            if let text = node.number, let number = Double(text), number.isFinite, number != 0 || text.isZero { return .double(number) }
        case (.uuid, .string):
            if let text = node.string, UUID(uuidString: text) != nil { return .present(Obstacle("a UUID", at: nil)) }
        case (.url, .string) where settings.system == nil:
            if let text = node.string, URL(string: text) != nil { return .present(Obstacle("a URL", at: nil)) }
        default: break
        }
        return try probe.value(of: leaf, in: node, decoder).get()
    }

    /// Returns whether a text is in the place of a secret of a type, or has a placeholder in an address.
    private func isReplaced(_ text: String, as leaf: Leaf) -> Bool {
        if leaf == .url {
            let address = SecretPlaceholder.addressWithoutPlaceholders(text)
            return address != text && probe.isURL(address) == true
        }
        return leaf != .bool && SecretPlaceholder.matches(text)
    }

    /// The date that a function of the sources makes, with the decoder of the value.
    private func customDate(_ place: ProgramPlace, from decoder: DecoderValue) throws(Interruption) -> Value {
        guard decoder.kind != .null else {
            throw .fault(Fault(.valueNotFound("Date"), decoder.path, "Expected Date but found null value instead."))
        }
        guard let function = program.dateFunctions[place] else {
            throw .undecided([Obstacle("dateDecodingStrategy = .custom", at: place)])
        }
        return try located(at: decoder) { () throws(Interruption) in
            try self.explored { () throws(Interruption) in try self.call(function, [.decoder(decoder.own)]) }
        }
    }

    // MARK: Collections

    /// The elements of a JSON array.
    func elements(of decoder: DecoderValue) throws(Interruption) -> [JSONValue] {
        if let unknown = unknown(in: decoder) { throw .undecided([unknown.obstacle]) }
        guard let node = decoder.node, node.kind == .array else {
            if decoder.kind == .null {
                throw .fault(Fault(.valueNotFound("Array<Any>"), decoder.path, Self.absent("unkeyed decoding container")))
            }
            throw .fault(Fault(.typeMismatch("Array<Any>"), decoder.path, Self.expected("Array<Any>", decoder.kind)))
        }
        return node.elements
    }

    /// The members of a JSON object.
    func members(of decoder: DecoderValue) throws(Interruption) -> ObjectMembers {
        if let unknown = unknown(in: decoder) { throw .undecided([unknown.obstacle]) }
        guard let node = decoder.node, node.kind == .object else {
            if decoder.kind == .null {
                throw .fault(Fault(.valueNotFound("Dictionary<String, Any>"), decoder.path, Self.absent("keyed decoding container")))
            }
            throw .fault(
                Fault(.typeMismatch("Dictionary<String, Any>"), decoder.path, Self.expected("Dictionary<String, Any>", decoder.kind)))
        }
        if case .unread(let obstacle) = settings.keys { throw .undecided([obstacle]) }
        return ObjectMembers(node, settings.keys)
    }

    private static func absent(_ container: String) -> String { "Cannot get \(container) -- found null value instead" }

    private static func expected(_ type: String, _ kind: JSONValue.Kind) -> String {
        let found =
            switch kind {
            case .object: "a dictionary"
            case .array: "an array"
            case .string: "a string"
            case .number: "number"
            case .boolean: "bool"
            case .null: "null"
            }
        return "Expected to decode \(type) but found \(found) instead."
    }

    /// The decoder of an element or member of a container.
    static func part(_ node: JSONValue?, _ part: PathPart, of container: DecoderValue) -> DecoderValue {
        DecoderValue(node: node, path: Path.appending(part, to: container.path), ownerPath: container.ownerPath, isDirect: true)
    }

    private func array(of element: TypeNumber, from decoder: DecoderValue) throws(Interruption) -> Value {
        var values: [Value] = []
        for (index, node) in try elements(of: decoder).enumerated() {
            values.append(try value(of: element, from: Self.part(node, .index(index), of: decoder)))
        }
        return .array(values)
    }

    private func dictionary(
        _ keys: DecodedType.DictionaryKeys, _ element: TypeNumber, from decoder: DecoderValue
    ) throws(Interruption) -> Value {
        switch keys {
        case .string:
            guard let node = decoder.node, node.kind == .object else {
                _ = try members(of: decoder)
                break
            }
            if case .unread(let obstacle) = settings.keys { throw .undecided([obstacle]) }
            // These keys are not converted. Of equal keys the first one counts, but a decoder that converts keys reads them all.
            let members =
                settings.keys == .useDefaultKeys
                ? { (members: ObjectMembers) in members.keys.map { ($0, members[$0]) } }(ObjectMembers(node, .useDefaultKeys))
                : node.members.map { ($0.key, $0.value) }
            var values: [String: Value] = [:]
            for (key, member) in members {
                let found = try value(of: element, from: Self.part(member, .key(key), of: decoder))
                if values[key] == nil { values[key] = found }
            }
            return .dictionary(values)
        case .int:
            let members = try members(of: decoder)
            for key in members.keys {
                guard Int(key) != nil else {
                    throw .fault(
                        Fault(
                            .typeMismatch("Int"), Path.appending(.key(key), to: decoder.path),
                            "Expected Int key but found String key instead."))
                }
                _ = try value(of: element, from: Self.part(members[key], .key(key), of: decoder))
            }
        case .representable(let type):
            let members = try members(of: decoder)
            for key in members.keys {
                guard try isKey(key, of: type) else {
                    throw .fault(
                        Fault(
                            .dataCorrupted, Path.appending(.key(key), to: decoder.path),
                            "Could not convert key to type \(program[type].shortName)"))
                }
                _ = try value(of: element, from: Self.part(members[key], .key(key), of: decoder))
            }
        case .pairs(let type):
            let elements = try elements(of: decoder)
            guard elements.count.isMultiple(of: 2) else {
                throw .fault(
                    Fault(.dataCorrupted, decoder.path, "Expected collection of key-value pairs; encountered odd-length array instead."))
            }
            for (index, node) in elements.enumerated() {
                _ = try value(of: index.isMultiple(of: 2) ? type : element, from: Self.part(node, .index(index), of: decoder))
            }
        }
        return .present(Obstacle("a dictionary", at: nil))
    }

    /// Returns whether the text of a key is one of a type with raw values.
    private func isKey(_ key: String, of type: TypeNumber) throws(Interruption) -> Bool {
        switch program.shape(of: type) {
        case .leaf(.string): return true
        case .leaf(.integer(let width)) where width.name == "Int": return Int(key) != nil
        case .rawValues(let values):
            return values.cases.contains { found in
                switch found.value {
                case .string(let text): text == key
                case .integer(let number): Int(key) == number
                default: false
                }
            }
        case .wrapped(let inner):
            switch program.shape(of: inner) {
            case .leaf(.string): return true
            case .leaf(.integer): return Int(key) != nil
            default: break
            }
        default: break
        }
        throw .undecided([Obstacle("keys of the type \(program[type].name)", at: program[type].place)])
    }

    private func range(_ bound: TypeNumber, _ name: String, from decoder: DecoderValue) throws(Interruption) -> Value {
        let elements = try elements(of: decoder)
        var bounds: [Value] = []
        let isOneSided = name.hasPrefix("Partial")
        for index in 0..<(isOneSided ? 1 : 2) {
            guard index < elements.count else {
                throw .fault(
                    Fault(
                        .valueNotFound(program[bound].shortName), Path.appending(.index(index), to: decoder.path),
                        "Unkeyed container is at end."))
            }
            bounds.append(try value(of: bound, from: Self.part(elements[index], .index(index), of: decoder)))
        }
        let isOrdered: Bool
        switch (bounds.first, bounds.last) {
        case (.integer(let low)?, .integer(let high)?): isOrdered = low <= high
        case (.double(let low)?, .double(let high)?): isOrdered = low <= high
        case (.string(let low)?, .string(let high)?): isOrdered = low <= high
        default: throw .undecided([Obstacle("\(name) of \(program[bound].name)", at: nil)])
        }
        guard isOrdered else {
            throw .fault(
                Fault(.dataCorrupted, decoder.path, "Cannot initialize \(name) with a lowerBound greater than upperBound"))
        }
        return .present(Obstacle("a range", at: nil))
    }
}

extension String {
    /// Whether a number in JSON is 0 as it is written.
    fileprivate var isZero: Bool { !prefix { $0 != "e" && $0 != "E" }.contains { ("1"..."9").contains($0) } }
}
