/// The conformances of the types of the standard library and of Foundation.
extension StandardLibrary {
    /// The conformances of types that packages may extend.
    private static let conformances: [String: [String]] = [
        "Array": [
            "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral", "MutableDataProtocol",
        ],
        "ArraySlice": [
            "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral", "MutableDataProtocol",
        ],
        "ContiguousArray": [
            "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral", "MutableDataProtocol",
        ],
        "Set": ["Collection", "SetAlgebra"], "Dictionary": ["Collection", "ExpressibleByDictionaryLiteral"],
        "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"], "OptionSet": ["SetAlgebra", "RawRepresentable"],
        "LazySequenceProtocol": ["Sequence"], "LazyCollectionProtocol": ["Collection", "LazySequenceProtocol"],
        "String": [
            "StringProtocol", "RangeReplaceableCollection", "BidirectionalCollection", "TextOutputStream", "LosslessStringConvertible",
        ],
        "Substring": ["StringProtocol", "RangeReplaceableCollection", "BidirectionalCollection", "LosslessStringConvertible"],
        "Character": ["Comparable", "LosslessStringConvertible", "ExpressibleByExtendedGraphemeClusterLiteral"],
        "StaticString": ["ExpressibleByStringLiteral"], "Bool": ["LosslessStringConvertible", "ExpressibleByBooleanLiteral"],
        "StringProtocol": ["BidirectionalCollection", "Comparable", "ExpressibleByStringInterpolation"],
        "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral"],
        "ExpressibleByStringLiteral": ["ExpressibleByExtendedGraphemeClusterLiteral"],
        "ExpressibleByExtendedGraphemeClusterLiteral": ["ExpressibleByUnicodeScalarLiteral"],
        "Range": ["RandomAccessCollection", "RangeExpression"], "ClosedRange": ["RandomAccessCollection", "RangeExpression"],
        "RandomAccessCollection": ["BidirectionalCollection"], "BidirectionalCollection": ["Collection"],
        "MutableCollection": ["Collection"],
        "RangeReplaceableCollection": ["Collection"], "Collection": ["Sequence"],
        "Int": ["FixedWidthInteger", "SignedInteger", "CVarArg"], "Int64": ["FixedWidthInteger", "SignedInteger", "CVarArg"],
        "Int32": ["FixedWidthInteger", "SignedInteger", "CVarArg"], "Int16": ["FixedWidthInteger", "SignedInteger", "CVarArg"],
        "Int8": ["FixedWidthInteger", "SignedInteger", "CVarArg"],
        "UInt": ["FixedWidthInteger", "UnsignedInteger", "CVarArg"], "UInt64": ["FixedWidthInteger", "UnsignedInteger", "CVarArg"],
        "UInt32": ["FixedWidthInteger", "UnsignedInteger", "CVarArg"], "UInt16": ["FixedWidthInteger", "UnsignedInteger", "CVarArg"],
        "UInt8": ["FixedWidthInteger", "UnsignedInteger", "CVarArg"], "FixedWidthInteger": ["BinaryInteger", "LosslessStringConvertible"],
        "SignedInteger": ["BinaryInteger"],
        "UnsignedInteger": ["BinaryInteger"], "BinaryInteger": ["Numeric", "Strideable", "Hashable", "CustomStringConvertible"],
        "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"], "SignedNumeric": ["Numeric"],
        "Double": ["BinaryFloatingPoint", "LosslessStringConvertible", "CVarArg"],
        "Float": ["BinaryFloatingPoint", "LosslessStringConvertible", "CVarArg"],
        "BinaryFloatingPoint": ["FloatingPoint", "ExpressibleByFloatLiteral"],
        "FloatingPoint": ["SignedNumeric", "Strideable", "Hashable"],
        "Hashable": ["Equatable"], "Strideable": ["Comparable"], "NSLock": ["NSLocking"], "NSRecursiveLock": ["NSLocking"],
        "NSCondition": ["NSLocking"],
        "Comparable": ["Equatable"], "UnsafeRawBufferPointer": ["DataProtocol"],
        "UnsafeMutableRawBufferPointer": ["RandomAccessCollection"],
        "UnsafeBufferPointer": ["RandomAccessCollection"], "UnsafeMutableBufferPointer": ["RandomAccessCollection"],
        "Data": ["RangeReplaceableCollection", "MutableDataProtocol", "ReferenceConvertible"], "URL": ["ReferenceConvertible"],
        "Date": ["Strideable", "ReferenceConvertible"], "UUID": ["Comparable", "ReferenceConvertible"],
        "Decimal": ["SignedNumeric", "Strideable"], "DurationProtocol": ["Comparable", "AdditiveArithmetic"],
        "Duration": ["DurationProtocol", "Hashable", "Codable", "CustomStringConvertible"],
        "URLError": ["CustomNSError", "Hashable"], "CocoaError": ["CustomNSError", "Hashable"],
        "POSIXError": ["CustomNSError", "Hashable"], "MachError": ["CustomNSError", "Hashable"], "CLError": ["CustomNSError", "Hashable"],
        "Result": ["Hashable"],
        "MutableDataProtocol": ["DataProtocol", "MutableCollection"],
        "DataProtocol": ["ContiguousBytes", "RandomAccessCollection"],
        "Codable": ["Decodable", "Encodable"],
        "LocalizedError": ["Error"], "CustomNSError": ["Error"], "RecoverableError": ["Error"],
        "CodingKey": ["CustomStringConvertible", "CustomDebugStringConvertible", "Sendable"],
        "CodingKeyRepresentable": [], "LosslessStringConvertible": ["CustomStringConvertible"],
        "ParseableFormatStyle": ["FormatStyle"], "AsyncStream": ["AsyncSequence"], "AsyncThrowingStream": ["AsyncSequence"],
        "TaskGroup": ["AsyncSequence"], "ThrowingTaskGroup": ["AsyncSequence"], "AnySequence": ["Sequence"],
        "AnyIterator": ["Sequence", "IteratorProtocol"], "AnyCollection": ["Collection"], "CollectionOfOne": ["RandomAccessCollection"],
        "EmptyCollection": ["RandomAccessCollection"], "Repeated": ["RandomAccessCollection"],
        "KeyValuePairs": ["RandomAccessCollection", "ExpressibleByDictionaryLiteral"], "Slice": ["BidirectionalCollection"],
        "ReversedCollection": ["BidirectionalCollection"], "EnumeratedSequence": ["Sequence"], "FlattenSequence": ["Sequence"],
        "Zip2Sequence": ["Sequence"], "UnfoldSequence": ["Sequence", "IteratorProtocol"], "DefaultIndices": ["BidirectionalCollection"],
        "LazySequence": ["LazySequenceProtocol"], "LazyMapSequence": ["LazySequenceProtocol"],
        "LazyFilterSequence": ["LazySequenceProtocol"], "PartialRangeFrom": ["RangeExpression", "Sequence"],
        "PartialRangeThrough": ["RangeExpression"], "PartialRangeUpTo": ["RangeExpression"], "PartialKeyPath": ["AnyKeyPath"],
        "KeyPath": ["PartialKeyPath"], "WritableKeyPath": ["KeyPath"], "ReferenceWritableKeyPath": ["WritableKeyPath"],
        "Regex": ["RegexComponent"], "AnyKeyPath": ["Hashable", "_AppendKeyPath"],
        "AnyHashable": ["Hashable", "CustomStringConvertible", "CustomDebugStringConvertible"],
    ]

    /// Protocols that values of these types conform to, collections of them if their elements do.
    private static let ofValues = [
        "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible",
    ]

    private static let concrete: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Bool", "String",
        "Substring", "Character", "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set", "Range", "ClosedRange",
        "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "Data", "URL",
        "Date", "StaticString", "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeMutablePointer",
        "UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer", "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "Decimal", "UUID",
        "Character.UnicodeScalarView",
    ]

    /// The types with known conformances.
    static var described: Set<String> { concrete.union(conformances.keys) }

    /// Returns whether a type is a structure of the standard library or of Foundation that values usually have.
    static func isConcrete(_ name: String) -> Bool { concrete.contains(name) }

    /// Returns whether a type is one of the standard library, or a collection of Foundation.
    static func isOwn(_ name: String) -> Bool { concrete.contains(name) || conformances[name] != nil || withoutParents.contains(name) }

    /// Returns whether the conformances of a type are known.
    static func isKnown(_ name: String) -> Bool {
        concrete.contains(name) || conformances[name] != nil || isPlain(name) || withoutParents.contains(name)
    }

    /// Returns whether a name from outside may be an alias of a function type.
    static func mayBeFunction(_ name: String) -> Bool { !isKnown(name) && !name.hasPrefix("Unicode.") }

    /// Returns whether a type may conform to a protocol that it does not name: the compiler or a macro adds it.
    static func isImplicitConformance(_ name: String, ofEnum isEnum: Bool) -> Bool {
        implicitConformances.contains(name) || isEnum && ["Equatable", "Hashable", "RawRepresentable"].contains(name)
    }

    private static let implicitConformances: Set<String> = [
        "Any", "AnyObject", "Actor", "AnyActor", "BitwiseCopyable", "Copyable", "Escapable", "Observable", "PersistentModel", "Sendable",
        "SendableMetatype",
    ]

    /// Returns whether a protocol is one that values of any kind may conform to.
    static func isOfValues(_ name: String) -> Bool { ofValues.contains(name) || ofSomeValues.contains(name) }

    private static let ofSomeValues: Set<String> = ["Comparable", "Error", "LosslessStringConvertible", "Strideable", "CVarArg"]

    /// Returns whether types of the standard library inherit from or conform to a type, so that types that are not listed may do so too.
    static func isInherited(_ name: String) -> Bool { supertypes.contains(name) }

    private static let supertypes = Set(conformances.values.joined()).union(ofValues)

    /// Further types and protocols that inherit from no other.
    private static let withoutParents: Set<String> = [
        "Any", "AnyObject", "Sequence", "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol", "Encoder", "Decoder", "Never",
        "Optional", "AdditiveArithmetic", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
        "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
        "ExpressibleByUnicodeScalarLiteral", "Task", "CheckedContinuation", "UnsafeContinuation", "Mutex", "Atomic", "TaskLocal", "Span",
        "MutableSpan", "InlineArray", "ManagedBuffer", "Unmanaged", "RangeExpression", "RegexComponent", "StringInterpolationProtocol",
        "TextOutputStream",
    ]

    /// Returns the types that a type conforms to, without those that these conform to.
    static func conformances(of name: String) -> [String] {
        let own = conformances[name] ?? []
        return concrete.contains(name) || name == "Optional" ? own + ofValues : own
    }

    /// Returns whether the name is that of a protocol whose only primary associated type is the element.
    static func isSequence(_ name: String) -> Bool { sequences.contains(name) }

    private static let sequences: Set<String> = ["Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection"]

    /// Returns the type that a name means: another one if it is the name of an alias.
    static func meaning(of name: String) -> String { aliases[name] ?? name }

    /// Source: the headers of Foundation, CoreFoundation, CoreLocation and SpriteKit; the Swift Standard Library.
    private static let aliases = [
        "TimeInterval": "Double", "CFTimeInterval": "Double", "CLLocationDegrees": "Double", "CLLocationDistance": "Double",
        "Float32": "Float", "Float64": "Double", "CLLocationAccuracy": "Double", "CLLocationSpeed": "Double",
        "CLLocationDirection": "Double", "NSPoint": "CGPoint",
        "NSRect": "CGRect", "NSSize": "CGSize", "unichar": "UInt16", "SKColor": "UIColor",
    ]

    /// Returns a type and all types that it conforms to, without those of most values.
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
}
