/// The element types, methods and properties of the standard library's collections.
///
/// Source: The Swift Standard Library, Sequence, Collection, Dictionary and Optional.
enum Collections {
    private static let ofElements: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Set", "AnySequence", "AnyCollection",
        "AsyncStream",
        "AsyncThrowingStream", "CollectionOfOne", "EmptyCollection", "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "Range",
        "ClosedRange",
        "IteratorProtocol", "AsyncIteratorProtocol", "AnyIterator", "Sequence", "Collection", "AsyncSequence", "BidirectionalCollection",
        "RandomAccessCollection", "PartialRangeFrom",
    ]

    /// Types that iterate over the collection that is their generic argument.
    private static let ofCollections: Set<String> = ["LazySequence", "LazyCollection", "ReversedCollection", "Slice"]

    /// Collections whose `SubSequence` is their own type.
    private static let ofThemselves: Set<String> = [
        "Substring", "Slice", "Range", "AnyCollection", "Data", "EmptyCollection", "LazySequence",
    ]

    /// Returns the type of the elements that a loop over a value iterates over.
    static func element(of type: KnownType, _ table: SymbolTable) -> KnownType {
        switch type.fullyUnwrapped {
        case .outside("Dictionary", let arguments) where arguments.count == 2:
            return .tuple([(label: "key", type: arguments[0]), (label: "value", type: arguments[1])])
        case .outside("String", _), .outside("Substring", _): return .outside("Character", [])
        case .outside(let name, let arguments) where ofElements.contains(name): return arguments.first ?? .unknown
        case .outside(let name, let arguments) where ofCollections.contains(name):
            return arguments.first.map { element(of: $0, table) } ?? .unknown
        case .nominal(let declaration, _): return OwnCollections.element(of: declaration, as: type, table)
        default: return .unknown
        }
    }

    /// Returns the position of a generic argument of an outside type, or nil if it has no argument with this name.
    static func position(of parameter: String, in outside: String) -> Int? {
        StandardLibrary.position(of: parameter, in: outside) ?? (parameter == "Element" && ofElements.contains(outside) ? 0 : nil)
    }

    /// The parameter types of a method's closures, and the result type of the method for the result type of its closure.
    struct Method {
        var closure: [KnownType] = []
        var result: (KnownType) -> KnownType = { _ in .unknown }
        /// Returns the type of an argument that is not a closure, by its label: an element, or several.
        var element: (String?) -> KnownType = { _ in .unknown }
        /// Whether the first argument is the first value of what the closure computes, and the closure's first parameter.
        var isReduction = false
    }

    static func method(_ name: String, of type: KnownType, _ table: SymbolTable) -> Method? {
        switch type {
        case .outside("Optional", _), .outside("Result", _): return StandardEnums.method(name, of: type)
        default: break
        }
        if case .outside(let text, _) = type, text == "String" || text == "Substring", let method = methodOfText(name) { return method }
        let element = element(of: type, table)
        guard !element.isUnknown else { return nil }
        let array = KnownType.array(element)
        switch name {
        case "map": return Method(closure: [element]) { .array($0) }
        case "flatMap": return Method(closure: [element]) { .array(Collections.element(of: $0, table)) }
        case "compactMap": return Method(closure: [element]) { .array($0.unwrapped) }
        case "filter": return Method(closure: [element]) { _ in filtered(type, table) ?? array }
        case "prefix", "suffix", "drop", "dropFirst", "dropLast":
            return Method(closure: [element]) { _ in part(of: type, table) ?? array }
        case "removingAll": return Method(closure: [element]) { _ in array }
        case "sorted": return Method(closure: [element, element]) { _ in array }
        case "reversed", "shuffled": return Method { _ in array }
        case "split":
            return Method(
                closure: [element], result: { _ in .array(.outside("ArraySlice", [element])) },
                element: { $0 == "separator" ? element : .unknown })
        case "joined":
            switch element {
            case .outside("String", _), .outside("Substring", _): return Method { _ in .string }
            default: return Method { _ in .array(Collections.element(of: element, table)) }
            }
        case "contains", "firstIndex", "lastIndex", "append", "insert", "update":
            let result = name == "contains" ? KnownType.bool : .unknown
            let taken: [String?: KnownType] = [nil: element, "of": element, "with": element, "contentsOf": array]
            return Method(closure: [element], result: { _ in result }, element: { taken[$0] ?? .unknown })
        case "reduce": return Method(closure: [element], isReduction: true)
        case "forEach", "allSatisfy", "count", "removeAll", "partition":
            return Method(closure: [element])
        case "first", "last": return Method(closure: [element]) { _ in .optional(element) }
        case "min", "max": return Method(closure: [element, element]) { _ in .optional(element) }
        case "randomElement", "popLast", "popFirst", "next": return Method { _ in .optional(element) }
        case "removeFirst", "removeLast": return Method { _ in element }
        case "remove":
            guard case .outside("Set", _) = type else { return Method { _ in element } }
            return Method(result: { _ in .optional(element) }, element: { $0 == nil ? element : .unknown })
        case "union", "intersection", "subtracting", "symmetricDifference":
            return Method(result: { _ in type }, element: { $0 == nil ? array : .unknown })
        case "elementsEqual", "formUnion", "formIntersection", "subtract", "formSymmetricDifference":
            return Method(element: { $0 == nil ? array : .unknown })
        case "isSubset", "isSuperset", "isStrictSubset", "isStrictSuperset": return Method(element: { $0 == "of" ? array : .unknown })
        case "isDisjoint", "starts", "replaceSubrange": return Method(element: { $0 == "with" ? array : .unknown })
        case "enumerated":
            return Method { _ in .array(.tuple([(label: "offset", type: .int), (label: "element", type: element)])) }
        default: return methodOfDictionary(name, of: type)
        }
    }

    private static func methodOfDictionary(_ name: String, of type: KnownType) -> Method? {
        guard case .outside("Dictionary", let arguments) = type, arguments.count == 2 else { return nil }
        switch name {
        case "mapValues": return Method(closure: [arguments[1]]) { .outside("Dictionary", [arguments[0], $0]) }
        case "compactMapValues": return Method(closure: [arguments[1]]) { .outside("Dictionary", [arguments[0], $0.unwrapped]) }
        case "removeValue", "updateValue":
            return Method(
                result: { _ in .optional(arguments[1]) },
                element: { $0 == "forKey" ? arguments[0] : $0 == nil ? arguments[1] : .unknown })
        default: return nil
        }
    }

    /// Returns the result type of a method of an option set that takes other sets, or nil for any other method.
    static func resultOfSet(_ name: String, _ type: KnownType) -> KnownType? {
        switch name {
        case "union", "intersection", "subtracting", "symmetricDifference": type
        case "contains", "isSubset", "isSuperset", "isDisjoint", "isStrictSubset", "isStrictSuperset": .bool
        case "insert", "remove", "update", "formUnion", "formIntersection", "subtract", "formSymmetricDifference": .unknown
        default: nil
        }
    }

    private static func methodOfText(_ name: String) -> Method? {
        let character = [KnownType.outside("Character", [])]
        switch name {
        case "lowercased", "uppercased", "trimmingCharacters", "replacingOccurrences", "appending", "padding", "filter":
            return Method(closure: character) { _ in .string }
        case "components": return Method { _ in .array(.string) }
        case "split": return Method(closure: character) { _ in .array(.outside("Substring", [])) }
        case "prefix", "suffix", "drop", "dropFirst", "dropLast": return Method(closure: character) { _ in .outside("Substring", []) }
        case "hasPrefix", "hasSuffix": return Method { _ in .bool }
        default: return nil
        }
    }

    static func property(_ name: String, of type: KnownType, _ table: SymbolTable) -> KnownType {
        if case .outside("Dictionary", let arguments) = type, arguments.count == 2 {
            if name == "keys" { return .array(arguments[0]) }
            if name == "values" { return .array(arguments[1]) }
        }
        switch name {
        case "count": return .int
        case "isEmpty": return .bool
        case "description", "debugDescription": return .string
        case "hashValue": return .int
        case "indices": return .outside("Range", [.int])
        case "lazy": return type
        case "first", "last":
            let element = element(of: type, table)
            return .optional(element)
        default: return .unknown
        }
    }

    /// Returns the type of the element at an index.
    static func element(at type: KnownType, isRange: Bool, hasDefault: Bool, _ table: SymbolTable) -> KnownType {
        if isRange { return part(of: type, table) ?? .unknown }
        switch type {
        case .outside("Dictionary", let arguments) where arguments.count == 2: return hasDefault ? arguments[1] : .optional(arguments[1])
        case .outside(let name, let arguments) where ofElements.contains(name): return arguments.first ?? .unknown
        case .outside("Slice", _): return element(of: type, table)
        default: return .unknown
        }
    }

    /// Returns the `SubSequence` of a collection, or nil if it is unknown or the type is not a collection.
    private static func part(of type: KnownType, _ table: SymbolTable) -> KnownType? {
        switch type {
        case .outside(let name, let arguments) where StandardLibrary.arrays.contains(name): .outside("ArraySlice", arguments)
        case .outside("String", _): .outside("Substring", [])
        case .outside(let name, _) where ofThemselves.contains(name): type
        case .outside(let name, _) where StandardLibrary.lineage(of: name).contains("Collection"): .outside("Slice", [type])
        case .nominal(let declaration, _) where OwnCollections.conforms(declaration, to: "Collection", table):
            element(of: type, table).isUnknown ? nil : .outside("Slice", [type])
        default: nil
        }
    }

    /// Returns the result type of `filter` if it is not an array.
    private static func filtered(_ type: KnownType, _ table: SymbolTable) -> KnownType? {
        switch type {
        case .outside("Dictionary", _), .outside("Set", _), .outside("String", _), .outside("LazySequence", _): type
        case .outside("Substring", _): .string
        case .nominal(let declaration, _) where OwnCollections.conforms(declaration, to: "RangeReplaceableCollection", table): type
        default: nil
        }
    }
}
