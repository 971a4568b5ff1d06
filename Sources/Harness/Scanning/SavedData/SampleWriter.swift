internal import DecodingInterpreter
internal import DecodingPrograms
internal import StrictJSON

/// Writes one text of a type, for certain choices.
struct SampleWriter {
    /// A place at which a type writes one of several values, by its path.
    struct Choice: Hashable {
        let path: Path
        let isPresence: Bool
    }

    /// The way to a value.
    ///
    /// Two ways may have one text: a key may contain a dot.
    struct Path: Hashable, CustomStringConvertible {
        enum Part: Hashable {
            case member(String)
            case element(Int)
            /// The key of a dictionary.
            case key
        }

        private(set) var parts: [Part] = []

        func appending(_ part: Part) -> Path { Path(parts: parts + [part]) }

        var description: String {
            "$"
                + parts.map { part in
                    switch part {
                    case .member(let key): ".\(key)"
                    case .element(let index): "[\(index)]"
                    case .key: ".key"
                    }
                }.joined()
        }
    }

    /// The reason why a value cannot be written.
    struct Unwritten: Error {
        let obstacle: Obstacle
    }

    let program: DecodingProgram
    private let values: FoundationSamples.Values
    private let samples: FoundationSamples
    /// The number of values in the text.
    private var valueCount = 0
    private var chosen: [Choice: Int] = [:]
    /// The choices of the text and the numbers of their values.
    private(set) var open: [(choice: Choice, count: Int)] = []
    /// The values that were left out because it is not known how they are written.
    private(set) var obstacles: [Obstacle] = []
    private var labels: [String] = []
    /// The types around the place.
    private var stack: [TypeNumber] = []

    private static let depthLimit = 40
    private static let valueLimit = 5_000

    init(program: DecodingProgram, settings: DecoderSettings, values: FoundationSamples.Values) {
        self.program = program
        self.values = values
        samples = FoundationSamples(settings: settings, values: values)
        if case .unread(let obstacle) = settings.keys { unreadKeys = obstacle }
    }

    private var unreadKeys: Obstacle?

    mutating func begin(_ choices: [Choice: Int]) {
        chosen = choices
        (open, obstacles, labels, stack, valueCount) = ([], [], [], [], 0)
    }

    /// The choices of the text that differ from the first ones.
    var label: String? { labels.isEmpty ? nil : labels.joined(separator: ", ") }

    mutating func text(of type: TypeNumber) throws(Unwritten) -> String { try value(type, Path()) }

    private mutating func choose(_ choice: Choice, of count: Int) -> Int {
        // Inside of a type that contains itself, the choices of the first one are enough.
        guard Set(stack).count == stack.count else { return 0 }
        open.append((choice, count))
        let number = chosen[choice] ?? 0
        // The place has the number of values that it had in the text for which the choice was made.
        return number < count ? number : 0
    }

    // MARK: Values

    private mutating func value(_ number: TypeNumber, _ path: Path) throws(Unwritten) -> String {
        let type = program[number]
        guard stack.count < Self.depthLimit else {
            throw Unwritten(obstacle: Obstacle("\(type.name), which contains itself", at: type.place))
        }
        valueCount += 1
        guard valueCount < Self.valueLimit else {
            throw Unwritten(obstacle: Obstacle("\(type.name), which contains more than \(Self.valueLimit) values", at: type.place))
        }
        stack.append(number)
        defer { stack.removeLast() }
        switch type.shape {
        case .leaf(let leaf):
            guard let text = samples.json(of: leaf) else { throw Unwritten(obstacle: Obstacle("how a \(type.name) is written", at: nil)) }
            return text
        case .optional(let inner):
            if isRepeated(inner) { return "null" }
            guard choose(Choice(path: path, isPresence: true), of: 2) == 0 else {
                labels.append("with null for \(path)")
                return "null"
            }
            return try value(inner, path)
        case .array(let element), .set(let element):
            guard !isRepeated(element), values.elementCount > 0,
                let first = optional({ writer throws(Unwritten) in try writer.value(element, path.appending(.element(0))) })
            else { return "[]" }
            return "[\(Array(repeating: first, count: values.elementCount).joined(separator: ","))]"
        case .dictionary(let keys, let element): return try dictionary(keys, element, path)
        case .fields(let fields): return try object(fields, path)
        case .rawValues(let values):
            guard !values.cases.isEmpty else { throw Unwritten(obstacle: Obstacle("\(type.name), which has no case", at: type.place)) }
            let number = choose(Choice(path: path, isPresence: false), of: values.cases.count)
            if number > 0 { labels.append("with .\(values.cases[number].name) at \(path)") }
            return values.cases[number].value.json
        case .cases(let cases):
            let written = cases.filter(\.isAvailable)
            guard !written.isEmpty else { throw Unwritten(obstacle: Obstacle("\(type.name), which has no case", at: type.place)) }
            var number = choose(Choice(path: path, isPresence: false), of: written.count)
            if stack.dropLast().contains(stack[stack.count - 1]) {
                let own = stack[stack.count - 1]
                guard let last = written.firstIndex(where: { !$0.fields.contains { reaches(own, from: $0.type) } }) else {
                    throw Unwritten(obstacle: Obstacle("\(type.name), of which each case contains itself", at: type.place))
                }
                number = last
            } else if number > 0 {
                labels.append("with .\(written[number].name) at \(path)")
            }
            let chosen = written[number]
            guard chosen.isComplete else {
                throw Unwritten(obstacle: Obstacle("the case \(chosen.name), whose values are not all written", at: chosen.place))
            }
            let key = try self.key(chosen.key)
            return "{\(JSONStrings.quoted(key)):\(try object(chosen.fields, path.appending(.member(key))))}"
        case .wrapped(let inner), .rawRepresentable(let inner, _): return try value(inner, path)
        case .range(let bound, let name):
            let text = try value(bound, path)
            return name.hasPrefix("Partial") ? "[\(text)]" : "[\(text),\(text)]"
        case .anyValue: throw Unwritten(obstacle: Obstacle("any JSON value", at: nil))
        case .custom: throw Unwritten(obstacle: Obstacle("what \(type.name) writes", at: type.place))
        case .unreadable where type.isOpaque: return JSONStrings.quoted(FoundationSamples.text(ofOpaque: type))
        case .unreadable(let obstacle): throw Unwritten(obstacle: obstacle)
        }
    }

    /// Whether values of a type contain, or are, values of another one.
    private func reaches(_ target: TypeNumber, from start: TypeNumber) -> Bool {
        var seen: Set<TypeNumber> = []
        var waiting = [start]
        while let next = waiting.popLast() {
            if next == target { return true }
            guard seen.insert(next).inserted else { continue }
            switch program[next].shape {
            case .optional(let inner), .array(let inner), .set(let inner), .wrapped(let inner), .dictionary(_, let inner):
                waiting.append(inner)
            case .fields(let fields): waiting += fields.map(\.type)
            case .cases(let cases): waiting += cases.flatMap { $0.fields.map(\.type) }
            default: break
            }
        }
        return false
    }

    /// Whether a type is around the place already: the value in it is left out.
    private func isRepeated(_ type: TypeNumber) -> Bool { stack.contains(type) }

    /// Returns a value that may be left out; nil if it is not known how it is written.
    private mutating func optional(_ write: (inout Self) throws(Unwritten) -> String) -> String? {
        let outer = (open.count, labels.count)
        do throws(Unwritten) {
            return try write(&self)
        } catch {
            obstacles.append(error.obstacle)
            open.removeSubrange(outer.0...)
            labels.removeSubrange(outer.1...)
            return nil
        }
    }

    private mutating func object(_ fields: [DecodedType.Field], _ path: Path) throws(Unwritten) -> String {
        var members: [String] = []
        for field in fields {
            let key = try self.key(field.key)
            let inner = path.appending(.member(key))
            var text: String?
            if !field.isOptional {
                // A refusal beside a value that is not known does not depend on the value.
                text =
                    optional { writer throws(Unwritten) in try writer.value(field.type, inner) }
                    ?? JSONStrings.quoted(FoundationSamples.unknown)
            } else if isRepeated(field.type) {
                continue
            } else if choose(Choice(path: inner, isPresence: true), of: 2) == 1 {
                labels.append("without \(inner)")
            } else {
                text = optional { writer throws(Unwritten) in try writer.value(field.type, inner) }
            }
            if let text { members.append("\(JSONStrings.quoted(key)):\(text)") }
        }
        return "{\(members.joined(separator: ","))}"
    }

    private func key(_ key: String) throws(Unwritten) -> String {
        if let unreadKeys { throw Unwritten(obstacle: unreadKeys) }
        guard let written = samples.key(key) else { throw Unwritten(obstacle: Obstacle("how the key \(key) is written", at: nil)) }
        return written
    }

    private mutating func dictionary(_ keys: DecodedType.DictionaryKeys, _ element: TypeNumber, _ path: Path) throws(Unwritten) -> String {
        if isRepeated(element) { return if case .pairs = keys { "[]" } else { "{}" } }
        let text: String?
        switch keys {
        case .string: text = values.key
        case .int: text = "\(values.integer)"
        case .representable(let type):
            let written = try value(type, path.appending(.key))
            text = written.hasPrefix("\"") ? (try? JSONDocument(Array(written.utf8)))?.root.string : written
        case .pairs(let type):
            let key = try value(type, path.appending(.element(0)))
            let found = optional { writer throws(Unwritten) in try writer.value(element, path.appending(.element(1))) }
            return found.map { "[\(key),\($0)]" } ?? "[]"
        }
        guard let text else { return "{}" }
        let found = optional { writer throws(Unwritten) in try writer.value(element, path.appending(.member(text))) }
        return found.map { "{\(JSONStrings.quoted(text)):\($0)}" } ?? "{}"
    }
}

extension Constant {
    /// The value as JSON.
    fileprivate var json: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .string(let text): JSONStrings.quoted(text)
        case .integer(let number): "\(number)"
        case .double(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        }
    }
}
