internal import DecodingPrograms

/// The types of the standard library, of Foundation and of well-known packages that need no sources.
enum Leaves {
    /// Whether a name is that of a type of numbers.
    static func isNumber(named name: String) -> Bool {
        switch leaf(named: name) {
        case .integer, .double, .float, .decimal: true
        default: name == "CGFloat"
        }
    }

    /// The static members of types of numbers that have the type itself.
    static let constants: Set<String> = [
        "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "max", "min", "nan", "pi", "ulpOfOne",
        "zero",
    ]

    /// Returns the leaf with the name of a type.
    static func leaf(named name: String) -> Leaf? { named[String(name.split(separator: ".").last ?? "")] }

    private static let named: [String: Leaf] = {
        var found: [String: Leaf] = [
            "Bool": .bool, "String": .string, "Double": .double, "Float64": .double, "TimeInterval": .double, "Float": .float,
            "Float32": .float, "Decimal": .decimal, "Date": .date, "Data": .data, "URL": .url, "UUID": .uuid,
            // Names for Double of Core Location.
            "CLLocationDegrees": .double, "CLLocationDistance": .double, "CLLocationSpeed": .double, "CLLocationDirection": .double,
            "CLLocationAccuracy": .double,
        ]
        for bits in [8, 16, 32, 64, 128] {
            found["Int\(bits)"] = .integer(IntegerWidth(bits: bits, isSigned: true, name: "Int\(bits)"))
            found["UInt\(bits)"] = .integer(IntegerWidth(bits: bits, isSigned: false, name: "UInt\(bits)"))
        }
        found["Int"] = .integer(IntegerWidth(bits: 64, isSigned: true, name: "Int"))
        found["UInt"] = .integer(IntegerWidth(bits: 64, isSigned: false, name: "UInt"))
        for name in [
            "CGFloat", "CGPoint", "CGSize", "CGRect", "Calendar", "CharacterSet", "DateComponents", "DateInterval", "Duration", "IndexPath",
            "IndexSet", "TaskPriority",
            "Locale", "NSRange", "PersonNameComponents", "TimeZone", "URLComponents",
        ] {
            found[name] = .foundation(name)
        }
        return found
    }()

    /// Returns the size and sign of a type of whole numbers of at most 64 bits, whose arithmetic is followed; nil for any other type.
    static func integer(named name: String) -> IntegerWidth? {
        if case .integer(let width)? = leaf(named: name), width.bits <= 64 { width } else { nil }
    }

    /// The generic types that are decoded from their arguments.
    static let generic: Set<String> = [
        "Optional", "Array", "ContiguousArray", "ArraySlice", "Set", "Dictionary", "Range", "ClosedRange", "PartialRangeFrom",
        "PartialRangeUpTo", "PartialRangeThrough",
    ]

    /// Types of errors other than those of the decoder.
    static let errors: Set<String> = ["CancellationError", "CocoaError", "EncodingError", "NSError", "POSIXError", "URLError"]

    /// Types that may be the raw type of an enumeration, and whose values are not read.
    static let unreadRawTypes: Set<String> = [
        "CGFloat", "Character", "Decimal", "Float16", "Float80", "Int128", "NSString", "Scalar", "StaticString", "Substring", "UInt128",
    ]

    /// The types of well-known packages that accept any JSON value.
    ///
    /// Source: Flight-School/AnyCodable and packages with types of the same names and behaviour.
    static let anyValues: Set<String> = ["AnyCodable", "AnyDecodable"]
}
