internal import DecodingInterpreter
internal import DecodingPrograms
internal import StrictJSON

/// The keys that a JSON text and a type have in common.
package struct KeyMatch: Comparable, Sendable {
    /// The number of keys of the text that the type reads.
    package private(set) var readCount = 0
    /// The number of keys of the text; of each array only the first element counts.
    package private(set) var keyCount = 0
    /// The number of keys that the type asks for in the objects of the text.
    package private(set) var askedCount = 0

    /// Compares a text with a type.
    /// - Parameter settings: The settings of the decoder.
    init(_ document: JSONDocument, _ program: DecodingProgram, _ type: TypeNumber, _ settings: DecoderSettings) {
        var walk = KeyMatchWalk(program: program, settings: settings)
        walk.compare(document.root, type, depth: 0)
        self = walk.match
    }

    fileprivate init() {}

    /// Whether the keys that both have are enough to name the type: at least three, and a third of those of the text, and either a half of those that
    /// the type asks for, or two thirds of those of the text.
    package var isLikely: Bool {
        readCount >= 3 && readCount * 3 >= keyCount && (readCount * 2 >= askedCount || readCount * 3 >= keyCount * 2)
    }

    /// Whether the text has both keys that the type asks for, and at most one other: the form of many errors.
    package var isSmall: Bool { readCount == 2 && askedCount == 2 && keyCount <= 3 }

    /// Whether neither of two types matches better.
    package static func == (left: KeyMatch, right: KeyMatch) -> Bool { !(left < right) && !(right < left) }

    /// A type matches better the more keys it reads, and the fewer it asks for in vain.
    package static func < (left: KeyMatch, right: KeyMatch) -> Bool {
        (left.readCount, -left.askedCount) < (right.readCount, -right.askedCount)
    }

    fileprivate mutating func add(read: Int = 0, keys: Int = 0, asked: Int = 0) {
        readCount += read
        keyCount += keys
        askedCount += asked
    }
}

private struct KeyMatchWalk {
    let program: DecodingProgram
    let settings: DecoderSettings
    var match = KeyMatch()

    private static let depthLimit = 12

    init(program: DecodingProgram, settings: DecoderSettings) {
        self.program = program
        self.settings = settings
    }

    mutating func compare(_ value: JSONValue, _ type: TypeNumber, depth: Int) {
        guard depth < Self.depthLimit else { return }
        switch program[type].shape {
        case .optional(let inner), .wrapped(let inner): compare(value, inner, depth: depth + 1)
        case .array(let element), .set(let element):
            guard value.kind == .array, let first = value.elements.first else { return count(value, depth: depth) }
            compare(first, element, depth: depth + 1)
        case .dictionary(_, let element):
            guard value.kind == .object, let first = value.members.first else { return count(value, depth: depth) }
            compare(first.value, element, depth: depth + 1)
        case .fields(let fields):
            let keys = fields.map { (key: $0.key, type: Optional($0.type)) }
            compare(value, keys, depth: depth)
        case .custom(let function):
            let asked = program.keys(of: function)
            // A key with others in it is that of a nested container.
            var keys: [(key: String, type: TypeNumber?)] = []
            for each in asked where each.path.isEmpty {
                guard let key = each.key, !key.isEmpty, !keys.contains(where: { $0.key == key }) else { continue }
                keys.append((key, each.type))
            }
            if keys.isEmpty, let single = asked.first(where: { $0.key == "" && $0.path.isEmpty })?.type {
                compare(value, single, depth: depth + 1)
            } else {
                compare(value, keys, depth: depth)
            }
        default: count(value, depth: depth)
        }
    }

    private mutating func compare(_ value: JSONValue, _ keys: [(key: String, type: TypeNumber?)], depth: Int) {
        guard value.kind == .object else { return count(value, depth: depth) }
        match.add(asked: keys.count)
        for member in value.members {
            match.add(keys: 1)
            let name = settings.keys == .convertFromSnakeCase ? SnakeCase.converted(member.key) : member.key
            guard let found = keys.first(where: { $0.key == name }) else {
                count(member.value, depth: depth + 1)
                continue
            }
            match.add(read: 1)
            if let type = found.type { compare(member.value, type, depth: depth + 1) } else { count(member.value, depth: depth + 1) }
        }
    }

    /// Counts the keys of a value that the type does not read.
    private mutating func count(_ value: JSONValue, depth: Int) {
        guard depth < Self.depthLimit else { return }
        switch value.kind {
        case .object:
            for member in value.members {
                match.add(keys: 1)
                count(member.value, depth: depth + 1)
            }
        case .array: if let first = value.elements.first { count(first, depth: depth + 1) }
        default: break
        }
    }
}
