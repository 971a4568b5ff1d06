/// What is known of the standard library's types.
enum StandardLibrary {
    /// What a type conforms to, as far as packages extend it.
    private static let conformances: [String: [String]] = [
        "Array": [
            "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral", "MutableDataProtocol",
        ],
        "ArraySlice": ["RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "MutableDataProtocol"],
        "ContiguousArray": ["RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "MutableDataProtocol"],
        "Set": ["Collection", "SetAlgebra"], "Dictionary": ["Collection"],
        "String": [
            "StringProtocol", "RangeReplaceableCollection", "BidirectionalCollection", "TextOutputStream", "LosslessStringConvertible",
        ],
        "Substring": ["StringProtocol", "RangeReplaceableCollection", "BidirectionalCollection"],
        "StringProtocol": ["BidirectionalCollection", "Comparable"],
        "Range": ["RandomAccessCollection", "RangeExpression"], "ClosedRange": ["RandomAccessCollection", "RangeExpression"],
        "RandomAccessCollection": ["BidirectionalCollection"], "BidirectionalCollection": ["Collection"],
        "MutableCollection": ["Collection"],
        "RangeReplaceableCollection": ["Collection"], "Collection": ["Sequence"],
        "Int": ["FixedWidthInteger", "SignedInteger"], "Int64": ["FixedWidthInteger", "SignedInteger"],
        "Int32": ["FixedWidthInteger", "SignedInteger"], "Int16": ["FixedWidthInteger", "SignedInteger"],
        "Int8": ["FixedWidthInteger", "SignedInteger"],
        "UInt": ["FixedWidthInteger", "UnsignedInteger"], "UInt64": ["FixedWidthInteger", "UnsignedInteger"],
        "UInt32": ["FixedWidthInteger", "UnsignedInteger"], "UInt16": ["FixedWidthInteger", "UnsignedInteger"],
        "UInt8": ["FixedWidthInteger", "UnsignedInteger"], "FixedWidthInteger": ["BinaryInteger"], "SignedInteger": ["BinaryInteger"],
        "UnsignedInteger": ["BinaryInteger"], "BinaryInteger": ["Numeric", "Hashable", "CustomStringConvertible"],
        "Numeric": ["AdditiveArithmetic"],
        "Double": ["BinaryFloatingPoint"], "Float": ["BinaryFloatingPoint"], "BinaryFloatingPoint": ["FloatingPoint"],
        "Hashable": ["Equatable"],
        "Comparable": ["Equatable"], "UnsafeRawBufferPointer": ["DataProtocol"],
        "UnsafeMutableRawBufferPointer": ["RandomAccessCollection"],
        "UnsafeBufferPointer": ["RandomAccessCollection"], "UnsafeMutableBufferPointer": ["RandomAccessCollection"],
        "Data": ["RangeReplaceableCollection", "MutableDataProtocol"], "MutableDataProtocol": ["DataProtocol", "MutableCollection"],
        "DataProtocol": ["ContiguousBytes", "RandomAccessCollection"],
    ]

    /// The types of which it is known what they conform to.
    static var described: some Sequence<String> { conformances.keys }

    /// A type and all that it conforms to.
    static func lineage(of name: String) -> [String] {
        guard var next = conformances[name] else { return [name] }
        var found = [name]
        while let one = next.popLast() {
            guard !found.contains(one) else { continue }
            found.append(one)
            next += conformances[one] ?? []
        }
        return found
    }

    /// Protocols that collections conform to where their elements are bytes.
    private static let ofBytes: Set<String> = ["MutableDataProtocol", "DataProtocol", "ContiguousBytes"]

    /// Whether a type conforms to one of its lineage whatever its elements are, or has such that it does.
    static func isCertain(_ ancestor: String, of type: KnownType) -> Bool {
        guard ofBytes.contains(ancestor), case .outside(let name, let arguments) = type, name.contains("Array") else { return true }
        if case .outside("UInt8", _)? = arguments.first { return true }
        return false
    }

    /// What binds how close; the higher, the closer.
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

    /// Whether one of its types has a member, or may have it.
    static func has(_ member: String, of type: String) -> Bool {
        switch type {
        case "Optional": membersOfOptional.contains(member)
        case "Result": membersOfResult.contains(member)
        default: members.contains(member)
        }
    }

    private static let membersOfOptional: Set<String> = [
        "map", "flatMap", "take", "unsafelyUnwrapped", "hash", "hashValue", "description", "debugDescription", "encode",
    ]

    private static let membersOfResult: Set<String> = [
        "map", "mapError", "flatMap", "flatMapError", "get", "hash", "hashValue", "publisher",
    ]

    /// Members that its collections, numbers and texts have.
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

    /// Functions that it has at its top.
    static let functions: Set<String> = [
        "abs", "assert", "assertionFailure", "dump", "fatalError", "max", "min", "precondition", "preconditionFailure", "print",
        "repeatElement",
        "sequence", "stride", "swap", "type", "zip",
    ]

    static let comparisons: Set<String> = ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", "&&", "||"]
}
