internal import DecodingPrograms
internal import Foundation
internal import TextPatterns

extension Decoding {
    /// Returns the result of a function from outside, or an unknown value if an operand is not known.
    func value(of builtin: Builtin, _ operands: [Term], _ place: ProgramPlace, _ frame: Frame) throws(Interruption) -> Value {
        let values = try values(of: operands, frame)
        try spend(on: values)
        if let found = try result(of: builtin, values, place) { return found }
        let obstacle = values.lazy.compactMap(\.obstacle).first ?? Obstacle(builtin.rawValue, at: place)
        if builtin.mayStop(operands) { throw .mayStop([obstacle]) }
        for value in values { trace?.handOver(value, to: obstacle) }
        for case .closure(let closure) in values {
            // It may run for any element, or for none.
            guard !closure.body.mayThrow else { throw .undecided([obstacle]) }
            try forget(closure, obstacle)
        }
        return builtin.mayBeNull ? .unknown(obstacle) : .present(obstacle)
    }

    private func result(of builtin: Builtin, _ values: [Value], _ place: ProgramPlace) throws(Interruption) -> Value? {
        if case .unordered(let elements)? = values.first { return try result(of: builtin, ofUnordered: elements, values, place) }
        switch (builtin, values.first, values.dropFirst().first) {
        case (.isEmpty, .string(let text)?, _): return .bool(text.isEmpty)
        case (.isEmpty, .dictionary(let members)?, _): return .bool(members.isEmpty)
        case (.count, .dictionary(let members)?, _): return .integer(members.count)
        case (.keys, .dictionary(let members)?, _): return .unordered(members.keys.sorted().map { .string($0) })
        case (.values, .dictionary(let members)?, _): return .unordered(members.sorted { $0.key < $1.key }.map(\.value))
        case (.emptyDictionary, nil, _): return .dictionary([:])
        case (.dictionary, _, _):
            var members: [String: Value] = [:]
            for index in stride(from: 0, to: values.count - 1, by: 2) {
                guard case .string(let key) = values[index], members[key] == nil else { return nil }
                members[key] = values[index + 1]
            }
            return .dictionary(members)
        case (.dateInGMT, .string(let format)?, .string(let text)?): return date(in: text, .pattern(format), place)
        case (.dateInLocalZone, .string(let format)?, .string(let text)?): return date(in: text, .patternInLocalZone(format), place)
        case (.dateInZoneOfFormat, .string(let format)?, .string(let text)?):
            return date(in: text, DateTextFormat.namesZone(format) ? .pattern(format) : .patternInLocalZone(format), place)
        case (.utf8, .string(let text)?, _): return .utf8(text)
        case (.isEmpty, .utf8(let text)?, _): return .bool(text.isEmpty)
        case (.count, .utf8(let text)?, _): return .integer(text.utf8.count)
        case (.textRange, .string(let text)?, .string(let part)?):
            // Other texts are compared by rules of Unicode that systems differ in.
            guard text.utf8.allSatisfy({ $0 < 0x80 }), part.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
            return text.range(of: part) == nil ? .null : .present(Obstacle("a range of a text", at: place))
        case (.expressionRange, .string(let text)?, .string(let pattern)?):
            return Self.range(of: pattern, in: text, .regularExpression, place)
        case (.anyCaseExpressionRange, .string(let text)?, .string(let pattern)?):
            return Self.range(of: pattern, in: text, [.regularExpression, .caseInsensitive], place)
        case (.entry, .dictionary(let members)?, .string(let key)?): return Self.optional(members[key])
        case (.element, .array(let elements)?, .integer(let index)?):
            guard elements.indices.contains(index) else { throw .trap(place) }
            return elements[index]
        case (.entry, .null?, _): return .null
        case (.startIndex, .array?, _): return .integer(0)
        case (.isEmpty, .array(let elements)?, _): return .bool(elements.isEmpty)
        case (.count, .string(let text)?, _): return .integer(text.count)
        case (.count, .array(let elements)?, _): return .integer(elements.count)
        case (.hasPrefix, .string(let text)?, .string(let prefix)?): return .bool(text.hasPrefix(prefix))
        case (.hasSuffix, .string(let text)?, .string(let suffix)?): return .bool(text.hasSuffix(suffix))
        case (.contains, .string(let text)?, .string(let part)?): return .bool(text.contains(part))
        case (.contains, .array(let elements)?, let part?):
            let found = elements.map { Self.isEqual($0, part) }
            if found.contains(true) { return .bool(true) }
            return found.contains(nil) ? nil : .bool(false)
        case (.lowercased, .string(let text)?, _): return .string(text.lowercased())
        case (.uppercased, .string(let text)?, _): return .string(text.uppercased())
        case (.trimmed, .string(let text)?, .string(let set)?):
            switch set {
            case "whitespaces": return .string(text.trimmingCharacters(in: .whitespaces))
            case "whitespacesAndNewlines": return .string(text.trimmingCharacters(in: .whitespacesAndNewlines))
            case "newlines": return .string(text.trimmingCharacters(in: .newlines))
            default: return nil
            }
        case (.first, .array(let elements)?, _): return Self.optional(elements.first)
        case (.last, .array(let elements)?, _): return Self.optional(elements.last)
        case (.numbers, .tuple(let bounds)?, _) where bounds.count == 3: return .array(try numbers(between: bounds.map(\.value), place))
        case (.range, let low?, let high?):
            guard let order = Self.order(low, high) else { return nil }
            if order > 0 { throw .trap(place) }
            return .tuple([(nil, low), (nil, high), (nil, values[2])])
        case (.first, .string(let text)?, _): return text.first.map { .string(String($0)) } ?? .null
        case (.last, .string(let text)?, _): return text.last.map { .string(String($0)) } ?? .null
        case (.dropFirst, .string(let text)?, let count):
            if case .integer(let number)? = count { return try Self.counted(number, place) { .string(String(text.dropFirst($0))) } }
            return .string(String(text.dropFirst()))
        case (.dropLast, .string(let text)?, let count):
            if case .integer(let number)? = count { return try Self.counted(number, place) { .string(String(text.dropLast($0))) } }
            return .string(String(text.dropLast()))
        case (.enumerated, .array(let elements)?, _):
            return .array(elements.enumerated().map { .tuple([("offset", .integer($0.offset)), ("element", $0.element)]) })
        case (.reversed, .array(let elements)?, _): return .array(elements.reversed())
        case (.rounded, .double(let number)?, _): return .double(number.rounded())
        case (.unique, .array(let elements)?, _): return try unique(elements).map { .unordered($0) }
        case (.uniqueKeys, .array(let elements)?, _):
            var keys: [Value] = []
            for case .tuple(let pair) in elements { if let key = pair.first?.value { keys.append(key) } }
            guard let different = try unique(keys), keys.count == elements.count else { return nil }
            if different.count < keys.count { throw .trap(place) }
            return .present(Obstacle("a dictionary", at: place))
        case (.isEmpty, .path(let path)?, _): return .bool(path == nil)
        case (.count, .path(let path)?, _): return .integer(Path.parts(path).count)
        case (.dropFirst, .array(let elements)?, let count):
            if case .integer(let number)? = count { return try Self.counted(number, place) { .array(Array(elements.dropFirst($0))) } }
            return .array(Array(elements.dropFirst()))
        case (.split, .string(let text)?, .string(let separator)?):
            // `split(separator:)` leaves out what is empty.
            return .array(
                values.count > 2
                    ? text.split(separator: separator).map { .string(String($0)) }
                    : text.components(separatedBy: separator).map { .string($0) })
        case (.url, .string(let text)?, let base):
            // A text that is not a URL may still be one behind a base.
            guard let isURL = probe.isURL(text) else { return nil }
            if !isURL { return base == nil ? .null : nil }
            return .present(Obstacle("a URL", at: place))
        case (.uuid, .string(let text)?, _): return UUID(uuidString: text) == nil ? .null : .present(Obstacle("a UUID", at: place))
        case (.decimal, .string(let text)?, let locale):
            let number: Decimal?
            switch locale {
            case nil, .null?: number = Decimal(string: text)
            case .string(let identifier)?: number = Decimal(string: text, locale: Locale(identifier: identifier))
            default: return nil
            }
            return number == nil ? .null : .present(Obstacle("a value of Decimal", at: place))
        case (.data64, .string(let text)?, _): return Data(base64Encoded: text) == nil ? .null : .present(Obstacle("data", at: place))
        case (.int, .string(let text)?, _): return Self.integer(text, values.dropFirst())
        case (.intOfBase, .string(let text)?, .integer(let base)?):
            guard (2...36).contains(base) else { throw .trap(place) }
            return Self.integer(text, base: base, values.dropFirst(2))
        case (.int, .integer(let number)?, _), (.narrowed, .integer(let number)?, _):
            guard Self.isInside(number, values.dropFirst()) else { throw .trap(place) }
            return .integer(number)
        case (.int, .double(let number)?, _), (.narrowed, .double(let number)?, _):
            guard let whole = Int(exactly: number.rounded(.towardZero)) else {
                // A type without signs has greater numbers than Int.
                guard Self.isGreaterThanInt(values.dropFirst()), UInt64(exactly: number.rounded(.towardZero)) != nil else {
                    throw .trap(place)
                }
                return .present(Obstacle("a number outside the range of Int", at: place))
            }
            guard Self.isInside(whole, values.dropFirst()) else { throw .trap(place) }
            return .integer(whole)
        case (.fraction, .integer(let number)?, _): return .double(Double(number))
        case (.fraction, .array(let elements)?, _):
            return .array(elements.map { if case .integer(let number) = $0 { .double(Double(number)) } else { $0 } })
        case (.fraction, let value?, _): return value
        case (.ofOneLevel, .null?, _): return .unknown(Obstacle("an optional of an optional", at: place))
        case (.ofOneLevel, let value?, _): return value
        case (.double, .string(let text)?, _): return Double(text).map { .double($0) } ?? .null
        case (.double, .integer(let number)?, _): return .double(Double(number))
        case (.double, .double(let number)?, _): return .double(number)
        case (.bool, .string(let text)?, _): return Bool(text).map { .bool($0) } ?? .null
        case (.string, .string(let text)?, _), (.describing, .string(let text)?, _): return .string(text)
        case (.string, .integer(let number)?, _), (.describing, .integer(let number)?, _): return .string("\(number)")
        case (.string, .double(let number)?, _), (.describing, .double(let number)?, _): return .string("\(number)")
        case (.string, .bool(let value)?, _), (.describing, .bool(let value)?, _): return .string("\(value)")
        case (.joined, _, _):
            var text = ""
            for value in values {
                try checkSize(text.utf8.count, "bytes", at: place)
                switch value {
                case .string(let part): text += part
                case .integer(let number): text += "\(number)"
                case .bool(let isTrue): text += "\(isTrue)"
                default: return nil
                }
            }
            return .string(text)
        case (.isFinite, .double(let number)?, _): return .bool(number.isFinite)
        case (.isFinite, .integer?, _): return .bool(true)
        case (.stringValue, .key(let text)?, _): return .string(text)
        case (.stringValue, .case(let name, _)?, _): return .string(name)
        // A key of a number has it only by the initializer that it is made with.
        case (.intValue, .key(let text)?, _): return Int(text) == nil ? .null : .unknown(Obstacle("the number of a key", at: place))
        case (.negate, .integer(let number)?, _):
            guard number != Int.min else { throw .trap(place) }
            // A narrow type may not hold it.
            guard ![-1 << 7, -1 << 15, -1 << 31].contains(number) else { throw .mayStop([Obstacle("the negative of a number", at: place)]) }
            return .integer(-number)
        case (.negate, .double(let number)?, _): return .double(-number)
        case (.add, .string(let left)?, .string(let right)?):
            try checkSize(left.utf8.count + right.utf8.count, "bytes", at: place)
            return .string(left + right)
        case (.add, .integer(let left)?, .integer(let right)?):
            return try exact(left.addingReportingOverflow(right), values, place)
        case (.subtract, .integer(let left)?, .integer(let right)?):
            return try exact(left.subtractingReportingOverflow(right), values, place)
        case (.multiply, .integer(let left)?, .integer(let right)?):
            return try exact(left.multipliedReportingOverflow(by: right), values, place)
        case (.divide, .integer(let left)?, .integer(let right)?):
            // The quotient of two numbers whose type is not known may be a fraction.
            if values.count < 4, left.remainderReportingOverflow(dividingBy: right).partialValue != 0 { return nil }
            return try exact(left.dividedReportingOverflow(by: right), values, place)
        case (.remainder, .integer(let left)?, .integer(let right)?):
            return try exact(left.remainderReportingOverflow(dividingBy: right), values, place)
        case (.add, .double(let left)?, .double(let right)?): return .double(left + right)
        case (.subtract, .double(let left)?, .double(let right)?): return .double(left - right)
        case (.multiply, .double(let left)?, .double(let right)?): return .double(left * right)
        case (.divide, .double(let left)?, .double(let right)?): return .double(left / right)
        case (.add, .array(let left)?, .array(let right)?):
            try checkSize(left.count + right.count, "elements", at: place)
            return .array(left + right)
        case (.add, .array(let left)?, .unordered(let right)?):
            try checkSize(left.count + right.count, "elements", at: place)
            return .unordered(left + right)
        case (.add, .path(let path)?, .array(let keys)?):
            var path = path
            try spend(keys.count)
            for case .key(let key) in keys { path = Path.appending(.key(key), to: path) }
            return .path(path)
        case (.pathOf, .container(let container)?, _): return .path(container.decoder.path)
        case (.pathOf, .decoder(let decoder)?, _): return .path(decoder.path)
        case (.object, _, .tuple(let parts)?), (.assignProperties, _, .tuple(let parts)?):
            let object: ObjectValue =
                if builtin == .assignProperties, case .object(let own)? = values.first { own } else { ObjectValue(nil) }
            for part in parts { if let label = part.label { object.set(label, part.value) } }
            return .object(object)
        case (.instance, _, .tuple(let parts)?):
            let object = ObjectValue(nil, isReference: true)
            for part in parts { if let label = part.label { object.set(label, part.value) } }
            return .object(object)
        case (.assignSelf, .object(let own)?, let whole?):
            own.whole = whole
            return whole
        case (.value, .some, _): return .present(Obstacle("a value", at: place))
        case (.map, .array(let elements)?, .closure(let closure)?):
            return .array(try elements.map { element throws(Interruption) in try self.call(closure, [element]) })
        case (.map, .null?, _), (.flatMap, .null?, _): return .null
        case (.compactMap, .array(let elements)?, .closure(let closure)?):
            var found: [Value] = []
            for element in elements {
                let mapped = try call(closure, [element])
                switch mapped {
                case .null: continue
                case .unknown(let obstacle): if try choose(obstacle) { found.append(.present(obstacle)) }
                default: found.append(mapped)
                }
            }
            return .array(found)
        case (.filter, .array(let elements)?, .closure(let closure)?):
            var found: [Value] = []
            for element in elements where try truth(try call(closure, [element])) { found.append(element) }
            return .array(found)
        case (.allSatisfy, .array(let elements)?, .closure(let closure)?):
            for element in elements where !(try truth(try call(closure, [element]))) { return .bool(false) }
            return .bool(true)
        case (.containsWhere, .array(let elements)?, .closure(let closure)?):
            for element in elements where try truth(try call(closure, [element])) { return .bool(true) }
            return .bool(false)
        case (.firstWhere, .array(let elements)?, .closure(let closure)?):
            for element in elements where try truth(try call(closure, [element])) { return Self.optional(element) }
            return .null
        case (.forEach, .array(let elements)?, .closure(let closure)?):
            for element in elements { _ = try call(closure, [element]) }
            return .void
        case (.flatMap, let value?, .closure(let closure)?), (.map, let value?, .closure(let closure)?):
            guard value.isNull == false, value.obstacle == nil else { return nil }
            switch value {
            // A collection whose elements are not known.
            case .array, .unordered, .dictionary, .string, .tuple: return nil
            default: return try call(closure, [value])
            }
        default: return nil
        }
    }
}

extension Decoding {
    /// Returns the result of a function of values whose order is not known; nil if it depends on the order.
    private func result(
        of builtin: Builtin, ofUnordered elements: [Value], _ values: [Value], _ place: ProgramPlace
    ) throws(Interruption) -> Value? {
        switch (builtin, values.dropFirst().first) {
        case (.isEmpty, _): return .bool(elements.isEmpty)
        case (.add, .array(let more)?):
            try checkSize(elements.count + more.count, "elements", at: place)
            return .unordered(elements + more)
        case (.count, _): return .integer(elements.count)
        case (.map, .closure(let closure)?):
            return .unordered(try elements.map { element throws(Interruption) in try self.call(closure, [element]) })
        case (.filter, .closure(let closure)?):
            var found: [Value] = []
            for element in elements where try truth(try call(closure, [element])) { found.append(element) }
            return .unordered(found)
        case (.firstWhere, .closure(let closure)?):
            let found = try matches(elements, closure, endAt: true, place)
            return found.count < 2 ? Self.optional(found.first) : .present(Obstacle("the order of keys", at: place))
        case (.containsWhere, .closure(let closure)?): return .bool(!(try matches(elements, closure, endAt: true, place)).isEmpty)
        case (.allSatisfy, .closure(let closure)?): return .bool((try matches(elements, closure, endAt: false, place)).isEmpty)
        case (.compactMap, .closure), (.contains, _), (.forEach, _):
            let result = try result(of: builtin, [.array(elements)] + values.dropFirst(), place)
            if case .array(let found)? = result { return .unordered(found) }
            return result
        default:
            guard elements.count < 2 else { return nil }
            return try result(of: builtin, [.array(elements)] + values.dropFirst(), place)
        }
    }

    /// The elements for which a closure gives the answer that ends a search in an order that is not known.
    ///
    /// An error ends the search too, but only if its element comes first.
    private func matches(
        _ elements: [Value], _ closure: ClosureValue, endAt end: Bool, _ place: ProgramPlace
    ) throws(Interruption) -> [Value] {
        var found: [Value] = []
        var failure: Fault?
        for element in elements {
            do throws(Interruption) {
                if try truth(try call(closure, [element])) == end { found.append(element) }
            } catch .fault(let fault) {
                failure = failure ?? fault
            }
        }
        guard let failure else { return found }
        guard found.isEmpty else { throw .undecided([Obstacle("the order of keys", at: place)]) }
        throw .fault(failure)
    }

    /// The different values of a list; nil if it is not known which are equal.
    private func unique(_ values: [Value]) throws(Interruption) -> [Value]? {
        if let found = Self.uniqueScalars(values) { return found }
        var found: [Value] = []
        for value in values {
            try spend(found.count)
            let equal = found.map { Self.isEqual($0, value) }
            if equal.contains(true) { continue }
            guard !equal.contains(nil) else { return nil }
            found.append(value)
        }
        return found
    }

    /// The different values of a list of texts, or of whole numbers; nil for any other list.
    private static func uniqueScalars(_ values: [Value]) -> [Value]? {
        var (texts, numbers): (Set<String>, Set<Int>) = ([], [])
        var found: [Value] = []
        for value in values {
            switch value {
            case .string(let text): if texts.insert(text).inserted { found.append(value) }
            case .integer(let number): if numbers.insert(number).inserted { found.append(value) }
            default: return nil
            }
        }
        return texts.isEmpty || numbers.isEmpty ? found : nil
    }

    /// An element as an optional; not known for an element that is nil itself.
    private static func optional(_ element: Value?) -> Value? {
        if case .null? = element { return nil }
        return element ?? .null
    }

    // MARK: Whole numbers

    /// Returns the result for a number of elements, which stops the program if it is negative.
    private static func counted(_ number: Int, _ place: ProgramPlace, _ result: (Int) -> Value) throws(Interruption) -> Value {
        guard number >= 0 else { throw .trap(place) }
        return result(number)
    }

    /// Returns whether a number is between two bounds; there may be none.
    private static func isInside(_ number: Int, _ bounds: ArraySlice<Value>) -> Bool {
        guard case .integer(let low)? = bounds.first, case .integer(let high)? = bounds.last else { return true }
        return number >= low && number <= high
    }

    private static func isGreaterThanInt(_ bounds: ArraySlice<Value>) -> Bool {
        if case .integer(0)? = bounds.first, case .integer(Int.max)? = bounds.last { true } else { false }
    }

    /// The number in a text; nil if the type does not hold it.
    private static func integer(_ text: String, base: Int = 10, _ bounds: ArraySlice<Value>) -> Value {
        if let number = Int(text, radix: base) { return isInside(number, bounds) ? .integer(number) : .null }
        guard isGreaterThanInt(bounds), UInt64(text, radix: base) != nil else { return .null }
        return .present(Obstacle("a number outside the range of Int", at: nil))
    }

    /// Returns whether a regular expression is found in a text; nil for a search that takes too long.
    private static func range(of pattern: String, in text: String, _ options: String.CompareOptions, _ place: ProgramPlace) -> Value? {
        let isBounded = Result { () throws -> Bool in
            let expression = try RegularExpression(options.contains(.caseInsensitive) ? "(?i)" + pattern : pattern)
            return try expression.isFound(in: text)
        }
        if case .failure(is PatternGaveUpError) = isBounded { return nil }
        return text.range(of: pattern, options: options) == nil ? .null : .present(Obstacle("a range of a text", at: place))
    }

    /// Returns the result of arithmetic, which stops the program if it does not fit; nil if that is not known.
    /// - Parameter operands: The two operands, and the bounds of their type.
    private func exact(
        _ result: (partialValue: Int, overflow: Bool), _ operands: [Value], _ place: ProgramPlace
    ) throws(Interruption) -> Value? {
        guard operands.count == 4, case .integer(let low) = operands[2], case .integer(let high) = operands[3] else {
            // The type may be a narrow one.
            guard !result.overflow, (0...127).contains(result.partialValue) else {
                throw .mayStop([Obstacle("a number whose type is not known", at: place)])
            }
            return .integer(result.partialValue)
        }
        if result.overflow {
            // A type without signs has greater numbers than Int.
            if low == 0, high == Int.max { return nil }
            throw .trap(place)
        }
        guard (low...high).contains(result.partialValue) else { throw .trap(place) }
        return .integer(result.partialValue)
    }
}

extension Builtin {
    /// Whether the result may be nil.
    fileprivate var mayBeNull: Bool {
        switch self {
        case .element, .entry, .first, .last, .url, .uuid, .int, .intOfBase, .textRange, .expressionRange, .anyCaseExpressionRange, .double,
            .float, .bool, .data64, .decimal, .intValue, .firstWhere, .map, .flatMap, .string, .dateInGMT, .dateInLocalZone,
            .dateInZoneOfFormat:
            true
        default: false
        }
    }
}
