internal import DecodingPrograms

extension Decoding {
    /// Returns whether a pattern matches a value, and binds its variables.
    func match(_ pattern: Pattern, _ value: Value, _ frame: Frame) throws(Interruption) -> Bool {
        switch pattern {
        case .any: return true
        case .bind(let variable):
            frame.variables[variable.index] = try copy(of: value)
            return true
        case .equal(let expression):
            let expected = try self.value(of: expression, frame)
            guard let isEqual = Self.isEqual(value, expected) else {
                return try choose(value.obstacle ?? expected.obstacle ?? Obstacle("a comparison", at: nil))
            }
            return isEqual
        case .present(let inner):
            switch value {
            case .null: return false
            case .unknown(let obstacle):
                guard try choose(obstacle) else { return false }
                return try match(inner, .present(obstacle), frame)
            default: return try match(inner, value, frame)
            }
        case .tuple(let patterns):
            if case .tuple(let elements) = value, elements.count == patterns.count {
                for (pattern, element) in zip(patterns, elements) { guard try match(pattern, element.value, frame) else { return false } }
                return true
            }
            if patterns.count == 1 { return try match(patterns[0], value, frame) }
            let obstacle = value.obstacle ?? Obstacle("a tuple", at: nil)
            for pattern in patterns { guard try match(pattern, .unknown(obstacle), frame) else { return false } }
            return true
        case .case(let name, let payload, let owner): return try match(name, payload, of: owner, value, frame)
        case .type(let type, let inner):
            guard let isOfType = Self.isOf(type, value) else {
                guard try choose(value.obstacle ?? Obstacle("a check of a type", at: nil)) else { return false }
                return try match(inner, value, frame)
            }
            guard isOfType else { return false }
            return try match(inner, value, frame)
        case .inside(let low, let high, let isClosed):
            let bounds = [low.map(Self.value), high.map(Self.value)]
            let isAbove = bounds[0].map { Self.order(value, $0).map { $0 >= 0 } } ?? true
            let isBelow = bounds[1].map { Self.order(value, $0).map { isClosed ? $0 <= 0 : $0 < 0 } } ?? true
            guard let isAbove, let isBelow else { return try choose(value.obstacle ?? Obstacle("a range", at: nil)) }
            return isAbove && isBelow
        case .unread(let obstacle): return try choose(obstacle)
        }
    }

    /// - Parameter owner: The enumeration, if the pattern names it among errors of any type.
    private func match(
        _ name: String, _ payload: [Pattern]?, of owner: String? = nil, _ value: Value, _ frame: Frame
    ) throws(Interruption) -> Bool {
        switch value {
        case .case(let found, let values):
            if name == "some", found != "some" { return try match(payload?.first ?? .any, value, frame) }
            guard found == name else { return false }
            guard let payload else { return true }
            if payload.count == 1, values.count > 1 { return try match(payload[0], .tuple(values.map { (nil, $0) }), frame) }
            if payload.count > 1, values.count == 1 { return try match(.tuple(payload), values[0], frame) }
            for (pattern, each) in zip(payload, values) { guard try match(pattern, each, frame) else { return false } }
            return true
        case .null: return name == "none"
        case .error(let fault):
            if case .unknown = fault.kind { return try choose(Obstacle("an error", at: fault.reader)) }
            if let thrown = fault.thrown {
                if let owner {
                    guard let type = fault.thrownType else {
                        return try choose(Obstacle("the type of an error", at: fault.reader)) ? try matchUnknown(payload, frame) : false
                    }
                    guard type == owner else { return false }
                }
                return try match(name, payload, thrown.value, frame)
            }
            if case .other(let text) = fault.kind {
                if text == name || text.hasSuffix(".\(name)") || text.contains(".\(name)(") { return try matchUnknown(payload, frame) }
                // A case of another error than the one of the pattern, or a member of an error of one value.
                if text.contains(".") || ["keyNotFound", "typeMismatch", "valueNotFound", "dataCorrupted"].contains(name) { return false }
                return try choose(Obstacle("the error \(text)", at: fault.reader)) ? try matchUnknown(payload, frame) : false
            }
            guard fault.caseName == name else { return false }
            let unknownText = Value.present(Obstacle("the text of an error", at: nil))
            let first: Value =
                switch fault.kind {
                case .keyNotFound(let key): .key(key)
                case .typeMismatch(let type), .valueNotFound(let type): .type(type)
                case .dataCorrupted, .invalidNumber, .other, .unknown: .present(Obstacle("a part of an error", at: nil))
                }
            // The texts of the decoder depend on the system.
            let isWritten = if case .dataCorrupted = fault.kind { true } else { false }
            let text: Value = isWritten ? fault.text.map { .string($0) } ?? unknownText : unknownText
            let context = Value.tuple([(label: "codingPath", value: .path(fault.path)), (label: "debugDescription", value: text)])
            let parts = fault.caseName == "dataCorrupted" ? [context] : [first, context]
            for (pattern, part) in zip(payload ?? [], parts) { guard try match(pattern, part, frame) else { return false } }
            return true
        case .unknown(let obstacle), .present(let obstacle):
            if name == "none", case .present = value { return false }
            guard try choose(obstacle) else { return false }
            for pattern in payload ?? [] { guard try match(pattern, .unknown(obstacle), frame) else { return false } }
            return true
        case .object(let object):
            if let whole = object.whole { return try match(name, payload, whole, frame) }
            fallthrough
        default:
            if name == "some" { return try match(payload?.first ?? .any, value, frame) }
            if name == "none" { return false }
            guard try choose(Obstacle("the case \(name)", at: nil)) else { return false }
            return try matchUnknown(payload, frame)
        }
    }

    /// Binds the parts of a pattern to values of which nothing is known.
    private func matchUnknown(_ payload: [Pattern]?, _ frame: Frame) throws(Interruption) -> Bool {
        for pattern in payload ?? [] {
            guard try match(pattern, .unknown(Obstacle("a part of a value", at: nil)), frame) else { return false }
        }
        return true
    }

    /// Returns whether a value has a type; nil if that is not known.
    static func isOf(_ type: CheckedType, _ value: Value) -> Bool? {
        switch (type, value) {
        case (.declared(let name, _), _): isOf(.other(name), value)
        case (_, .unknown): nil
        // The type of the optional is not known.
        case (.other("Optional"), .null), (.other("Any"), .null): nil
        case (_, .null): false
        case (.other("Any"), _): true
        case (.decodingError, .error(let fault)): fault.isDecodingError
        case (.error, .error): true
        case (.other(let name), .error(let fault)):
            switch fault.kind {
            case .other(let text): text == name || fault.thrownType == name || text.hasPrefix("\(name)(") ? true : nil
            // Each error is one of these, and DecodingError has a description that depends on the system.
            case .keyNotFound, .typeMismatch, .valueNotFound, .dataCorrupted, .invalidNumber:
                outsideProtocols.contains(name) || name.contains("&") ? nil : false
            case .unknown: nil
            }
        case (.metatype(let name, let isOutside), .type(let found)): name != found ? false : isOutside ? true : nil
        // A number or a text may have been of another type before.
        case (.leaf(.bool), .bool): true
        default: nil
        }
    }

    /// Returns whether a value of `decoder.userInfo` certainly has a type.
    ///
    /// A value of a contract is a text or a number of any type, and a value that the app gives has the type that its sources declare.
    func isGiven(_ value: Value, as type: CheckedType, for key: String) -> Bool {
        switch (value, type) {
        case (.string, .leaf(.string)), (.integer, .leaf(.integer)), (.double, .leaf(.double)): true
        case (.present, .leaf(let leaf)): settings.givenUserInfo[key] == .leaf(leaf)
        case (.present, .declared(_, let place)): settings.givenUserInfo[key] == .declared(place)
        default: false
        }
    }

    /// Protocols that an error of the decoder may conform to.
    private static let outsideProtocols: Set<String> = [
        "CustomDebugStringConvertible", "CustomStringConvertible", "LocalizedError", "RecoverableError", "Sendable",
    ]

    /// Returns whether two values are equal; nil if that is not known.
    static func isEqual(_ left: Value, _ right: Value) -> Bool? {
        switch (left, right) {
        case (.object(let object), _) where object.whole != nil: return object.whole.flatMap { isEqual($0, right) }
        case (_, .object(let object)) where object.whole != nil: return object.whole.flatMap { isEqual(left, $0) }
        case (.null, .null): return true
        case (.unknown, _), (_, .unknown): return nil
        case (.null, _), (_, .null): return false
        case (.bool(let left), .bool(let right)): return left == right
        case (.integer(let left), .integer(let right)): return left == right
        case (.double(let left), .double(let right)): return left == right
        case (.integer(let left), .double(let right)): return Double(left) == right
        case (.double(let left), .integer(let right)): return left == Double(right)
        case (.string(let left), .string(let right)): return left == right
        case (.key(let left), .key(let right)): return left == right
        case (.case(let left, let ours), .case(let right, let theirs)):
            guard left == right else { return false }
            return areEqual(ours, theirs)
        case (.array(let ours), .array(let theirs)):
            // A list is equal to itself, whatever is in it.
            if ours.contains(where: \.isNotANumber), theirs.contains(where: \.isNotANumber) { return nil }
            return ours.count == theirs.count ? areEqual(ours, theirs) : false
        case (.tuple(let ours), .tuple(let theirs)): return areEqual(ours.map(\.value), theirs.map(\.value))
        default: return nil
        }
    }

    private static func areEqual(_ left: [Value], _ right: [Value]) -> Bool? {
        var isKnown = true
        for (one, other) in zip(left, right) {
            switch isEqual(one, other) {
            case false?: return false
            case nil: isKnown = false
            default: break
            }
        }
        return isKnown ? true : nil
    }
}

extension Value {
    /// Whether it is a number that is not equal to itself.
    var isNotANumber: Bool { if case .double(let number) = self { number.isNaN } else { false } }
}
