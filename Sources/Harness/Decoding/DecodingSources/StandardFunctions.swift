internal import DecodingPrograms
internal import SwiftSymbols

/// The knowledge of functions of the standard library and of Foundation by their names.
enum StandardFunctions {
    /// Returns whether a function or initializer that the sources do not declare cannot throw.
    static func cannotThrow(_ name: String) -> Bool { names.contains(name) }

    /// Returns whether a function of the standard library throws the errors of the functions that it gets.
    static func passesErrorsOn(_ name: String) -> Bool { rethrowing.contains(name) }

    private static let rethrowing: Set<String> = [
        "allSatisfy", "compactMap", "compactMapValues", "contains", "drop", "filter", "first", "firstIndex", "flatMap", "forEach", "last",
        "map", "mapValues", "max", "min", "prefix", "reduce", "sort", "sorted", "split", "Dictionary", "merge", "merging",
    ]

    private static let names: Set<String> = [
        // Types.
        "Array", "Bool", "CGFloat", "CGPoint", "CGSize", "CLLocationCoordinate2D", "Calendar", "Color", "Data", "Date", "DateComponents",
        "DateFormatter", "Decimal", "Dictionary", "Double", "Float", "ISO8601DateFormatter", "Int", "Int16", "Int32", "Int64", "Int8",
        "Locale", "Measurement", "NSDecimalNumber", "NSNumber", "Set", "String", "TimeZone", "UIColor", "UInt", "UInt16", "UInt32",
        "UInt64", "Int128", "UInt128",
        "UInt8", "URL", "URLComponents", "UUID",
        // Functions and methods.
        "abs", "addingTimeInterval", "addingPercentEncoding", "append", "capitalized", "components", "date", "distance", "dropFirst",
        "dropLast",
        "enumerated", "first", "firstIndex", "formatted", "hasPrefix", "hasSuffix", "index", "insert", "joined", "last", "lowercased",
        "mapValues", "compactMapValues", "reduce", "allSatisfy", "contains", "filter", "drop",
        "max",
        "min", "number", "prefix", "print", "remove", "replacingOccurrences", "reversed", "rounded", "sorted", "split", "string", "suffix",
        "timeIntervalSince", "trimmingCharacters", "uppercased", "zip", "assertionFailure", "debugPrint", "NSLog",
    ]

    /// The methods that compare or hash elements, with what they call.
    static let comparing: [String: [String]] = [
        "contains": ["=="], "firstIndex": ["=="], "lastIndex": ["=="], "max": ["<"], "min": ["<"], "sort": ["<"], "sorted": ["<"],
        "insert": ["==", "hash"], "remove": ["==", "hash"], "union": ["==", "hash"], "update": ["==", "hash"],
        "updateValue": ["==", "hash"],
    ]

    /// The members of their arguments that functions and initializers call.
    static let calledMembers: [String: [String]] = [
        "Array": ["next", "makeIterator"], "String": ["description", "debugDescription"],
        "debugPrint": ["description", "debugDescription"],
        "decode": ["init"], "dump": ["description", "debugDescription"], "encode": ["encode"], "print": ["description"],
    ]

    /// Returns whether a function never returns, because it ends the program.
    static func stops(_ name: String) -> Bool { ["_exit", "abort", "exit", "fatalError", "preconditionFailure"].contains(name) }

    /// Returns whether a function or initializer that the sources do not declare stops the program for some values.
    static func mayStop(_ name: String, _ arguments: CallArguments) -> Bool {
        let labels = (arguments.arguments + arguments.trailing).map(\.label)
        func number(_ index: Int) -> Int? {
            guard let argument = arguments.arguments.dropFirst(index).first, case .integer(let number)? = Literals.constant(argument.value)
            else { return nil }
            return number
        }
        func isNegative(_ index: Int) -> Bool { number(index).map { $0 < 0 } ?? true }
        if stops(name) || labels.first == "dictionaryLiteral" { return true }
        switch (name, labels) {
        case ("precondition", _): return true
        case ("split", _) where labels.contains("maxSplits"): return true
        case ("prefix", [nil]), ("suffix", [nil]), ("Data", ["count"]): return !arguments.arguments.isEmpty && isNegative(0)
        case (_, [nil, "radix"]) where Leaves.isNumber(named: name), ("String", _) where labels.dropFirst().first == "radix":
            return number(1).map { !(2...36).contains($0) } ?? true
        case (_, ["repeating", "count"]), ("repeatElement", [nil, "count"]): return isNegative(1)
        case ("stride", ["from", "to", "by"]), ("stride", ["from", "through", "by"]): return number(2).map { $0 == 0 } ?? true
        case ("Character", [nil]):
            if case .string(let text)? = arguments.arguments.first.flatMap({ Literals.constant($0.value) }) { return text.count != 1 }
            return true
        default: return stopping[name]?.contains { $0 == nil || $0 == labels } ?? false
        }
    }

    /// The functions that stop the program for some values, with the labels of their arguments; nil for all labels.
    private static let stopping: [String: [[String?]?]] = [
        "Array": [["unsafeUninitializedCapacity", "initializingWith"]], "Duration": [nil], "IndexSet": [["integer"], ["integersIn"]],
        "UInt8": [["ascii"]], "character": [["at"]], "dividing": [nil], "kill": [nil], "raise": [nil], "reserveCapacity": [nil],
        "seconds": [[nil]], "ClosedRange": [[nil]], "Range": [[nil]], "advanced": [["by"]], "dividingFullWidth": [nil], "negate": [nil],
        "object": [["at"]],
        "DateInterval": [["start", "end"], ["start", "duration"]], "Dictionary": [["uniqueKeysWithValues"]],
        "formIndex": [nil],
        "index": [["after"], ["before"], [nil, "offsetBy"]], "numericCast": [nil], "random": [["in"], ["in", "using"]],
        "insert": [[nil, "at"], ["contentsOf", "at"]],
        "prefix": [["upTo"], ["through"]], "quotientAndRemainder": [nil], "remove": [["at"]], "removeFirst": [nil], "removeLast": [nil],
        "removeSubrange": [nil], "replaceSubrange": [nil], "replacingCharacters": [nil], "subdata": [nil], "substring": [nil],
        "suffix": [["from"]], "swapAt": [nil],
    ]

    /// The properties of `URLComponents` that stop the program for some values.
    static let stoppingSetters: Set<String> = [
        "percentEncodedFragment", "percentEncodedHost", "percentEncodedPassword", "percentEncodedPath", "percentEncodedQuery",
        "percentEncodedQueryItems", "percentEncodedUser", "port", "scheme",
    ]

    /// The type of the result of a method, where it is clear.
    static func result(of name: String, _ receiver: KnownType) -> KnownType {
        switch name {
        case "date", "number", "firstIndex": .optional(.unknown)
        case "first", "last", "max", "min", "popFirst", "popLast", "randomElement": .optional(BodyReader.element(of: receiver))
        case "joined", "replacingOccurrences", "string", "capitalized": .string
        case "sorted", "reversed", "shuffled":
            if ["Array", "Set"].contains(receiver.outsideName ?? "") { .array(BodyReader.element(of: receiver)) } else { .unknown }
        default: .unknown
        }
    }
}
