/// Facts about the types and functions of the standard library.
enum StandardLibrary {
    /// Collections whose slices are array slices.
    static let arrays: Set<String> = ["Array", "ArraySlice", "ContiguousArray"]

    /// Types of subscript arguments that select a part of a collection.
    static let ranges: Set<String> = [
        "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "RangeExpression", "RangeSet",
        "UnboundedRange",
    ]

    /// The ranges that operators between two values make.
    static let infixRanges = ["..<": "Range", "...": "ClosedRange"]
    /// The ranges that operators in front of a value make.
    static let prefixRanges = ["..<": "PartialRangeUpTo", "...": "PartialRangeThrough"]

    /// Protocols that collections conform to if their elements are bytes.
    private static let ofBytes: Set<String> = ["MutableDataProtocol", "DataProtocol", "ContiguousBytes"]

    /// Returns whether a type certainly conforms to one of its ancestors, with any elements or with the elements that it has.
    ///
    /// Some conformances require certain elements.
    static func isCertain(_ ancestor: String, of type: KnownType) -> Bool {
        guard ofBytes.contains(ancestor), case .outside(let name, let arguments) = type, arrays.contains(name) else { return true }
        if case .outside("UInt8", _)? = arguments.first { return true }
        return false
    }

    /// Returns whether a type would conform to an ancestor if its elements, whose type is unknown, were of the type `UInt8`.
    static func isPossible(_ ancestor: String, of type: KnownType) -> Bool {
        guard !isCertain(ancestor, of: type), case .outside(_, let arguments) = type else { return false }
        return arguments.first?.isUnknown ?? true
    }

    /// Returns the name of a nested type.
    ///
    /// Types of the module `Swift` are known without the module name.
    static func member(_ name: String, of outside: String) -> String { outside == "Swift" ? name : "\(outside).\(name)" }

    /// Returns whether a protocol has no relation to sequences, texts and numbers.
    static func isPlain(_ name: String) -> Bool { plain.contains(name) }

    /// Returns whether a protocol is known to give no member with a name to the types that conform to it.
    static func lacks(_ member: String, _ name: String) -> Bool {
        isPlain(name) || name.hasPrefix("ExpressibleBy") || name == "AdditiveArithmetic" && member != "zero"
    }

    private static let plain: Set<String> = [
        "AnyObject", "CaseIterable", "Codable", "CodingKey", "Comparable", "CustomDebugStringConvertible", "CustomReflectable",
        "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "LocalizedError",
        "RawRepresentable", "Sendable",
    ]

    /// Returns whether a type is one of numbers, texts or truth values.
    static func isValue(_ name: String) -> Bool { values.contains(name) }

    private static let values: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Bool", "String",
        "Substring", "Character",
    ]

    /// Returns whether one of these types has a static member with a name.
    static func isStaticMember(_ name: String) -> Bool { staticMembers.contains(name) }

    private static let staticMembers: Set<String> = [
        "init", "zero", "max", "min", "random", "pi", "infinity", "nan", "signalingNaN", "greatestFiniteMagnitude", "leastNormalMagnitude",
        "leastNonzeroMagnitude", "ulpOfOne", "bitWidth", "isSigned", "radix", "maximum", "minimum", "localizedStringWithFormat",
        "localizedName", "availableStringEncodings", "defaultCStringEncoding", "maximumMagnitude", "minimumMagnitude",
    ]

    /// Returns whether the compiler may make a member with a name for a type that does not declare it.
    static func isSynthesized(_ name: String) -> Bool { synthesized.contains(name) }

    private static let synthesized: Set<String> = [
        "init", "self", "rawValue", "hashValue", "hash", "allCases", "description", "debugDescription", "localizedDescription", "encode",
        "id", "intValue", "stringValue", "customMirror", "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor",
        "subscript", "callAsFunction",
    ]

    /// Returns whether conformances to a protocol are known for all concrete types.
    static func isSettled(_ name: String) -> Bool { settled.contains(name) }

    private static let settled: Set<String> = [
        "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "BinaryFloatingPoint", "FloatingPoint", "StringProtocol",
        "Sequence", "Collection", "BidirectionalCollection", "SetAlgebra",
    ]

    /// Returns the precedence of an operator.
    ///
    /// Higher values bind closer.
    static func precedence(_ operator: String, group: String?) -> Int {
        if let group, let known = groups[group] { return known }
        switch `operator` {
        case "<<", ">>", "&<<", "&>>": return 170
        case "*", "/", "%", "&*", "&": return 160
        case "+", "-", "&+", "&-", "|", "^": return 150
        case "..<", "...": return 140
        case "??": return 130
        case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=": return 120
        case "&&": return 110
        case "||": return 100
        default: return `operator`.hasSuffix("=") ? 80 : 145
        }
    }

    private static let groups = [
        "BitwiseShiftPrecedence": 170, "MultiplicationPrecedence": 160, "AdditionPrecedence": 150, "RangeFormationPrecedence": 140,
        "NilCoalescingPrecedence": 130, "ComparisonPrecedence": 120, "LogicalConjunctionPrecedence": 110,
        "LogicalDisjunctionPrecedence": 100,
        "TernaryPrecedence": 90, "AssignmentPrecedence": 80,
    ]

    /// Returns whether a type, or a type that conforms to a protocol, can be written as a literal.
    static func isExpressible(_ name: String, by kind: LiteralKind) -> Bool { literals[kind]?.contains(name) ?? false }

    private static let literals: [LiteralKind: Set<String>] = [
        .integer: [
            "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Decimal",
            "CGFloat",
            "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "Numeric", "SignedNumeric", "BinaryInteger", "SignedInteger",
            "UnsignedInteger", "FixedWidthInteger", "FloatingPoint", "BinaryFloatingPoint",
        ],
        .float: ["Double", "Float", "Decimal", "CGFloat", "ExpressibleByFloatLiteral", "BinaryFloatingPoint"],
        .string: [
            "String", "Substring", "Character", "StaticString", "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation",
            "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByUnicodeScalarLiteral", "StringProtocol",
        ],
        .interpolation: ["String", "Substring", "ExpressibleByStringInterpolation", "StringProtocol"],
        .boolean: ["Bool", "ExpressibleByBooleanLiteral"],
        .array: ["Array", "ArraySlice", "ContiguousArray", "Set", "ExpressibleByArrayLiteral", "SetAlgebra", "OptionSet"],
        .dictionary: ["Dictionary", "ExpressibleByDictionaryLiteral"],
    ]

    /// Returns the index type of a type's subscript, or nil if it is unknown.
    static func index(of type: String, _ arguments: [KnownType]) -> String? {
        switch type {
        case "Array", "ArraySlice", "ContiguousArray", "Data", "UnsafeBufferPointer", "UnsafeMutableBufferPointer": return "Int"
        case "String", "Substring": return "String.Index"
        case "Dictionary": if case .outside(let key, _)? = arguments.first { return key } else { return nil }
        default: return nil
        }
    }

    /// Types without subscripts of their own.
    static let hasNoSubscript: Set<String> = ["UnsafeRawPointer", "UnsafeMutableRawPointer", "Int", "Double", "Bool", "Date", "URL"]

    /// Returns the argument labels of all members with a name.
    static func labels(of member: String) -> Set<String> { labels[member] ?? [] }

    private static let labels: [String: Set<String>] = [
        "first": ["where"], "last": ["where"], "firstIndex": ["of", "where"], "lastIndex": ["of", "where"], "contains": ["where"],
        "index": ["after", "before", "of", "where", "offsetBy", "limitedBy"], "formIndex": ["after", "before", "offsetBy", "limitedBy"],
        "sorted": ["by", "using"], "sort": ["by", "using"], "min": ["by"], "max": ["by"], "joined": ["separator"], "shuffled": ["using"],
        "split": ["separator", "maxSplits", "omittingEmptySubsequences", "whereSeparator"], "prefix": ["while", "upTo", "through"],
        "suffix": ["from"], "drop": ["while"], "append": ["contentsOf"], "insert": ["at", "contentsOf"], "remove": ["at", "atOffsets"],
        "removeAll": ["where", "keepingCapacity"], "replaceSubrange": ["with"], "update": ["with"], "updateValue": ["forKey"],
        "removeValue": ["forKey"], "merge": ["uniquingKeysWith"], "merging": ["uniquingKeysWith"], "hash": ["into"], "reduce": ["into"],
        "elementsEqual": ["by"], "lexicographicallyPrecedes": ["by"], "starts": ["with", "by"], "distance": ["from", "to"],
        "partition": ["by"], "write": ["to", "atomically", "encoding", "options"], "advanced": ["by"], "isMultiple": ["of"],
        "quotientAndRemainder": ["dividingBy"], "randomElement": ["using"], "allSatisfy": [], "encode": ["to"],
    ]

    /// Returns whether a trailing closure may follow a call of a member.
    static func takesClosure(_ member: String) -> Bool { closures.contains(member) }

    private static let closures: Set<String> = [
        "map", "flatMap", "compactMap", "filter", "reduce", "forEach", "contains", "allSatisfy", "first", "last", "firstIndex", "lastIndex",
        "index", "sorted", "sort", "min", "max", "split", "prefix", "drop", "removeAll", "merge", "merging", "mapValues",
        "compactMapValues",
        "elementsEqual", "lexicographicallyPrecedes", "starts", "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafeBufferPointer",
        "withUnsafeMutableBufferPointer", "withContiguousStorageIfAvailable", "partition", "mapError", "flatMapError", "get",
    ]

    /// The argument labels of initializers, `_` for an argument without a label.
    static let initializers: Set<[String]> = [
        ["uniqueKeysWithValues"], ["grouping", "by"], ["_", "uniquingKeysWith"], ["minimumCapacity"], ["repeating", "count"],
        ["unsafeUninitializedCapacity", "initializingWith"], ["describing"], ["reflecting"], ["decoding", "as"], ["cString"],
        ["utf8String"],
        ["validatingUTF8"], ["validating", "as"], ["_", "radix"], ["contentsOf"], ["contentsOf", "encoding"],
        ["contentsOfFile", "encoding"],
        ["format"], ["data", "encoding"], ["bytes", "encoding"], ["bitPattern"], ["truncatingIfNeeded"], ["clamping"], ["exactly"],
        ["bigEndian"], ["littleEndian"], ["uncheckedBounds"], ["catching"], ["from"], ["rawValue"], ["start", "count"], ["rebasing"],
        ["mutating"], ["string"], ["fileURLWithPath"], ["timeIntervalSince1970"], ["base64Encoded"], ["count"], ["stringLiteral"],
        ["integerLiteral"], ["arrayLiteral"], ["dictionaryLiteral"],
    ]

    /// Returns whether a member is one with which a container of a coder takes values of all types.
    static func isCoding(_ member: String, of type: String?) -> Bool {
        type?.contains("codingContainer") == true && ["decode", "decodeIfPresent", "encode", "encodeIfPresent"].contains(member)
    }

    /// Returns whether a type has, or may have, a member.
    static func has(_ member: String, of type: String) -> Bool {
        switch type {
        case "Optional": membersOfOptional.contains(member)
        case "Result": membersOfResult.contains(member)
        case "AsyncSequence", "AsyncStream", "AsyncThrowingStream": membersOfAsyncSequence.contains(member)
        default: members.contains(member)
        }
    }

    private static let membersOfOptional: Set<String> = [
        "map", "flatMap", "take", "unsafelyUnwrapped", "hash", "hashValue", "debugDescription", "encode",
    ]

    /// Returns whether a call with these labels may mean a method of optionals.
    static func isOfOptional(_ method: String, labels: [String?]) -> Bool { methodsOfOptional[method] == labels }

    /// The labels of the methods of optionals.
    private static let methodsOfOptional: [String: [String?]] = [
        "map": [nil], "flatMap": [nil], "take": [], "hash": ["into"], "encode": ["to"],
    ]

    /// Returns whether optionals have a method only if the wrapped type conforms to its protocol.
    static func isConditionalOfOptional(_ method: String) -> Bool { method == "hash" || method == "encode" }

    private static let membersOfAsyncSequence: Set<String> = [
        "map", "flatMap", "compactMap", "filter", "reduce", "contains", "allSatisfy", "first", "min", "max", "prefix", "drop", "dropFirst",
    ]

    private static let membersOfResult: Set<String> = [
        "map", "mapError", "flatMap", "flatMapError", "get", "hash", "hashValue", "publisher",
    ]

    /// The members of collections, numbers and texts.
    static let members: Set<String> = [
        "map", "flatMap", "compactMap", "filter", "reduce", "forEach", "contains", "allSatisfy", "first", "last", "firstIndex", "lastIndex",
        "index",
        "sorted", "sort", "reversed", "reverse", "shuffled", "min", "max", "joined", "split", "prefix", "suffix", "drop", "dropFirst",
        "dropLast",
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "replaceSubrange", "popFirst", "popLast",
        "count",
        "isEmpty", "startIndex", "endIndex", "indices", "enumerated", "makeIterator", "next", "union", "formUnion", "intersection",
        "formIntersection", "subtract", "subtracting", "symmetricDifference", "isSubset", "isSuperset", "isDisjoint", "update",
        "updateValue",
        "removeValue", "merge", "merging", "mapValues", "compactMapValues", "keys", "values", "hash", "hashValue", "description",
        "debugDescription", "elementsEqual", "lexicographicallyPrecedes", "starts", "hasPrefix", "hasSuffix", "lowercased", "uppercased",
        "utf8", "utf16", "unicodeScalars", "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafeBufferPointer",
        "withUnsafeMutableBufferPointer", "withContiguousStorageIfAvailable", "distance", "formIndex", "swapAt", "partition", "zip", "lazy",
        "reserveCapacity", "capacity", "write", "advanced", "negate", "magnitude", "rounded", "round", "isMultiple", "signum", "bitWidth",
        "leadingZeroBitCount", "trailingZeroBitCount", "nonzeroBitCount", "byteSwapped", "quotientAndRemainder", "removingAll",
        "randomElement",
    ]

    /// The global functions.
    static let functions: Set<String> = [
        "abs", "assert", "assertionFailure", "dump", "fatalError", "max", "min", "precondition", "preconditionFailure", "print",
        "repeatElement",
        "sequence", "stride", "swap", "type", "zip",
    ]

    /// The operators whose operands have the same type.
    static let homogeneous: Set<String> = [
        "==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "%", "&", "|", "^", "&+", "&-", "&*", "+=", "-=", "*=", "/=", "%=", "&=",
        "|=",
        "^=", "..<", "...",
    ]

    /// Returns whether the standard library declares an operator.
    static func isOfStandard(_ name: String) -> Bool { homogeneous.contains(name) || comparisons.contains(name) }

    static let comparisons: Set<String> = ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", "&&", "||"]
}
