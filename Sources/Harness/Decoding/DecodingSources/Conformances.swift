internal import DecodingPrograms
internal import SwiftSymbols

/// The types that a type conforms to or inherits from.
struct Conformances {
    let table: SymbolTable

    init(_ table: SymbolTable) {
        self.table = table
    }

    func isDecodable(_ declaration: Declaration) -> Bool { conforms(declaration, to: ["Decodable", "Codable"]) }

    /// Returns the extensions of a type that make it conform to `Decodable`.
    func decodableExtensions(of declaration: Declaration) -> [Declaration] {
        table.files.lazy.flatMap(\.root.members).filter { scope in
            guard scope.kind == .extension, scope.condition.isActive, case .nominal(let extended, _) = table.extendedType(of: scope),
                extended === declaration
            else {
                return false
            }
            return scope.inherited.contains { node in
                let type = table.type(node, at: scope)
                return type.parts.contains { part in
                    switch part {
                    case .outside(let name, _): ["Codable", "Decodable"].contains(TypeMatching.last(name))
                    case .nominal(let ancestor, _): isDecodable(ancestor)
                    default: false
                    }
                }
            }
        }
    }

    /// Returns whether a type conforms to one of several outside types, directly or through others.
    func conforms(_ declaration: Declaration, to names: Set<String>) -> Bool {
        table.ancestors(of: declaration).contains { ancestor in
            table.inheritedTypes(of: ancestor).contains { type in
                type.parts.contains { part in
                    if case .outside(let name, _) = part {
                        names.contains(name.split(separator: ".").last.map(String.init) ?? name)
                    } else {
                        false
                    }
                }
            }
        }
    }

    /// Returns whether a type conforms to a protocol; nil if that is not known.
    func conforms(_ type: KnownType, to wanted: KnownType) -> Bool? {
        switch (type, wanted) {
        case (_, .composition(let parts)):
            let found = parts.map { conforms(type, to: $0) }
            return found.contains(false) ? false : found.contains(nil) ? nil : true
        case (.nominal(let declaration, _), .nominal(let other, _)):
            return declaration === other || table.ancestors(of: declaration).contains { $0 === other }
        case (.nominal(let declaration, _), .outside(let name, _)):
            if name == "Decodable" || name == "Codable" { return isDecodable(declaration) }
            if name == "RawRepresentable", declaration.kind == .enum, rawType(of: declaration) != nil { return true }
            if name == "Any" { return true }
            if name == "AnyObject" { return declaration.kind == .class || declaration.kind == .actor }
            if conforms(declaration, to: Self.refining(name)) {
                // The conformance of a generic type may depend on its arguments.
                return declaration.generics.isEmpty || !["Equatable", "Hashable"].contains(name) ? true : nil
            }
            switch name {
            case "Sendable": return nil
            case "Hashable", "Equatable":
                // The compiler makes an enumeration without associated values hashable.
                return declaration.kind == .enum && declaration.members.allSatisfy { $0.kind != .enumCase || $0.parameters.isEmpty }
            default: return false
            }
        case (.outside(let outside, let arguments), .outside(let name, _)):
            return Self.conforms(outside, arguments, to: name, self)
        case (.outside(let outside, _), .nominal(let other, _)):
            return table.conformers(of: outside).contains { added in
                added === other || table.ancestors(of: added).contains { $0 === other }
            }
        default: return nil
        }
    }

    /// The protocols of the standard library and of Foundation that refine another one, and that one itself.
    private static func refining(_ name: String) -> Set<String> {
        switch name {
        case "Decodable", "Encodable": [name, "Codable"]
        case "Equatable": [name, "Hashable", "Comparable", "Strideable", "OptionSet", "SetAlgebra"]
        case "Comparable": [name, "Strideable"]
        case "Error": [name, "LocalizedError", "CustomNSError", "RecoverableError"]
        case "RawRepresentable": [name, "OptionSet"]
        case "CustomStringConvertible": [name, "LosslessStringConvertible", "CodingKey"]
        case "CustomDebugStringConvertible": [name, "CodingKey"]
        case "Sequence":
            [name, "BidirectionalCollection", "Collection", "MutableCollection", "RandomAccessCollection", "RangeReplaceableCollection"]
        case "Collection":
            [name, "BidirectionalCollection", "MutableCollection", "RandomAccessCollection", "RangeReplaceableCollection"]
        case "Sendable": [name, "CodingKey", "Error", "LocalizedError"]
        default: [name]
        }
    }

    private static func conforms(_ type: String, _ arguments: [KnownType], to name: String, _ conformances: Conformances) -> Bool? {
        let integers: Set = ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
        switch name {
        case "Decodable", "Codable", "Encodable":
            if ["Any", "AnyObject", "Character", "Substring", "Void"].contains(type) { return false }
            return Leaves.leaf(named: type) != nil || Leaves.generic.contains(type) ? true : nil
        case "Hashable", "Equatable", "Sendable", "Any": return type != "Any" || name == "Any"
        case "FixedWidthInteger", "BinaryInteger", "SignedInteger": return integers.contains(type)
        case "Numeric", "SignedNumeric": return integers.contains(type) || ["Double", "Float", "CGFloat", "Decimal"].contains(type)
        case "BinaryFloatingPoint", "FloatingPoint": return ["Double", "Float", "CGFloat"].contains(type)
        case "LosslessStringConvertible":
            return integers.contains(type) || ["Double", "Float", "Bool", "String", "Character"].contains(type)
        case "StringProtocol": return type == "String" || type == "Substring"
        case "ExpressibleByArrayLiteral", "RangeReplaceableCollection", "Collection", "Sequence":
            if ["Array", "Set"].contains(type) || (type == "String" && name != "ExpressibleByArrayLiteral") { return true }
            return Leaves.leaf(named: type) == nil ? nil : false
        case "ExpressibleByDictionaryLiteral": return type == "Dictionary"
        case "ExpressibleByNilLiteral": return type == "Optional"
        case "Comparable": return ["String", "Date"].contains(type) || integers.contains(type) ? true : nil
        case "Error": return Leaves.leaf(named: type) != nil || Leaves.generic.contains(type) ? false : nil
        case "RawRepresentable", "CaseIterable", "CodingKey": return false
        default: return nil
        }
    }

    /// The raw type of an enumeration; nil if it has none.
    func rawType(of declaration: Declaration) -> KnownType? {
        guard declaration.kind == .enum, let first = table.inheritedTypes(of: declaration).first else { return nil }
        switch first {
        case .outside(let name, _):
            switch Leaves.leaf(named: name) {
            case .string, .integer, .double, .float: return first
            default: return nil
            }
        default: return nil
        }
    }
}

extension Conformances {
    /// Returns whether an enumeration may have raw values of an outside type that is not read, such as `Int128`.
    ///
    /// The first type may as well be a protocol.
    func mayHaveUnreadRawType(_ declaration: Declaration) -> Bool {
        guard rawType(of: declaration) == nil, let name = table.inheritedTypes(of: declaration).first?.outsideName else { return false }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return Leaves.unreadRawTypes.contains(last) || declaration.members.contains { $0.kind == .enumCase && $0.value != nil }
    }
}

extension SymbolTable {
    /// Returns the superclass of a class, with the generic arguments that the class gives it; nil if the sources declare none.
    func superclass(of declaration: Declaration) -> KnownType? {
        inheritedTypes(of: declaration).first { if case .nominal(let parent, _) = $0 { parent.kind == .class } else { false } }
    }

    /// The protocols of the sources that extensions make an outside type conform to.
    fileprivate func conformers(of outside: String) -> [Declaration] { addedProtocols(of: outside) }
}
