internal import SwiftSymbols

/// The knowledge of functions of the standard library and of Foundation by their names.
enum StandardFunctions {
    /// Returns whether a function or initializer that the sources do not declare cannot throw.
    static func cannotThrow(_ name: String) -> Bool { names.contains(name) }

    /// Returns whether a function of the standard library throws the errors of the functions that it gets.
    static func passesErrorsOn(_ name: String) -> Bool { rethrowing.contains(name) }

    private static let rethrowing: Set<String> = [
        "allSatisfy", "compactMap", "compactMapValues", "contains", "drop", "filter", "first", "firstIndex", "flatMap", "forEach", "last",
        "map", "mapValues", "max", "min", "prefix", "reduce", "sort", "sorted", "split",
    ]

    private static let names: Set<String> = [
        // Types.
        "Array", "Bool", "CGFloat", "CGPoint", "CGSize", "CLLocationCoordinate2D", "Calendar", "Color", "Data", "Date", "DateComponents",
        "DateFormatter", "Decimal", "Dictionary", "Double", "Float", "ISO8601DateFormatter", "Int", "Int16", "Int32", "Int64", "Int8",
        "Locale", "Measurement", "NSDecimalNumber", "NSNumber", "Set", "String", "TimeZone", "UIColor", "UInt", "UInt16", "UInt32",
        "UInt64",
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

    /// The type of the result of a method, where it is clear.
    static func result(of name: String, _ receiver: KnownType) -> KnownType {
        switch name {
        case "date", "number", "firstIndex": .optional(.unknown)
        case "joined", "replacingOccurrences", "string", "capitalized": .string
        case "sorted", "reversed", "shuffled": receiver
        default: .unknown
        }
    }
}
