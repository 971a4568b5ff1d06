internal import SwiftSymbols

/// Types of well-known packages that are decoded without the sources of these packages.
///
/// Each is declared in Swift as far as decoding goes, and read like the types of the app. A type is used if the sources import a module of its
/// package, and do not declare a type of this name.
struct PackageTypes {
    /// A package, and its types.
    struct Package: Sendable {
        /// The name in messages.
        let name: String
        /// The modules that give these types to a file.
        let modules: Set<String>
        let declarations: String
    }

    static let packages = [
        Package(
            name: "apple/swift-collections", modules: ["Collections", "DequeModule", "HashTreeCollections", "OrderedCollections"],
            declarations: """
                struct Deque<Element: Decodable>: Decodable {
                    init(from decoder: any Decoder) throws {
                        var container = try decoder.unkeyedContainer()
                        while !container.isAtEnd { _ = try container.decode(Element.self) }
                    }
                }

                struct OrderedSet<Element: Decodable & Hashable>: Decodable {
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.singleValueContainer()
                        var seen: [Element] = []
                        for element in try container.decode([Element].self) {
                            if seen.contains(element) {
                                throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: "not unique"))
                            }
                            seen.append(element)
                        }
                    }
                }

                struct TreeSet<Element: Decodable & Hashable>: Decodable {
                    init(from decoder: any Decoder) throws {
                        var container = try decoder.unkeyedContainer()
                        var seen: [Element] = []
                        while !container.isAtEnd {
                            let element = try container.decode(Element.self)
                            if seen.contains(element) {
                                throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: "not unique"))
                            }
                            seen.append(element)
                        }
                    }
                }

                struct OrderedDictionary<Key: Decodable & Hashable, Value: Decodable>: Decodable {
                    init(from decoder: any Decoder) throws {
                        var container = try decoder.unkeyedContainer()
                        var seen: [Key] = []
                        while !container.isAtEnd {
                            let key = try container.decode(Key.self)
                            if seen.contains(key) {
                                throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: "a key twice"))
                            }
                            if container.isAtEnd {
                                throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: "no value"))
                            }
                            _ = try container.decode(Value.self)
                            seen.append(key)
                        }
                    }
                }
                """),
        Package(
            name: "pointfreeco/swift-identified-collections", modules: ["IdentifiedCollections"],
            declarations: """
                struct IdentifiedArrayOf<Element: Decodable & Identifiable>: Decodable {
                    init(from decoder: any Decoder) throws {
                        var container = try decoder.unkeyedContainer()
                        var seen: [Element.ID] = []
                        while !container.isAtEnd {
                            let element = try container.decode(Element.self)
                            if seen.contains(element.id) {
                                throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: "an id twice"))
                            }
                            seen.append(element.id)
                        }
                    }
                }

                struct IdentifiedArray<ID, Element: Decodable & Identifiable>: Decodable {
                    init(from decoder: any Decoder) throws { _ = try IdentifiedArrayOf<Element>(from: decoder) }
                }
                """),
        Package(
            name: "pointfreeco/swift-tagged", modules: ["Tagged"],
            declarations: """
                struct Tagged<Tag, RawValue: Decodable>: Decodable, RawRepresentable, CodingKeyRepresentable {
                    let rawValue: RawValue

                    init(from decoder: any Decoder) throws {
                        do {
                            rawValue = try decoder.singleValueContainer().decode(RawValue.self)
                        } catch {
                            rawValue = try RawValue(from: decoder)
                        }
                    }
                }
                """),
        Package(
            name: "attaswift/BigInt", modules: ["BigInt"],
            declarations: """
                struct BigInt: Decodable {
                    init(from decoder: any Decoder) throws {
                        if (try? decoder.singleValueContainer().decode(String.self)) != nil {
                            try aTextAsInSomeVersions()
                        } else {
                            var container = try decoder.unkeyedContainer()
                            switch try container.decode(String.self) {
                            case "+", "-": break
                            default: throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: "no sign"))
                            }
                            while !container.isAtEnd { _ = try container.decode(UInt64.self) }
                        }
                    }
                }

                struct BigUInt: Decodable {
                    init(from decoder: any Decoder) throws {
                        if (try? decoder.singleValueContainer().decode(String.self)) != nil {
                            try aTextAsInSomeVersions()
                        } else {
                            var container = try decoder.unkeyedContainer()
                            var hasMinus = false
                            switch try container.decode(String.self) {
                            case "+": break
                            case "-": hasMinus = true
                            default: throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: "no sign"))
                            }
                            while !container.isAtEnd { _ = try container.decode(UInt64.self) }
                            if hasMinus {
                                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "negative"))
                            }
                        }
                    }
                }
                """),
    ]

    /// The files that declare the types, each a module of its own, which no file of the sources imports.
    static var files: [DecodingSources.File] {
        packages.map { package in
            DecodingSources.File(
                name: package.name, source: SourceGraph.Source(module: "package \(package.name)", bytes: Array(package.declarations.utf8)))
        }
    }

    /// Returns whether a declaration is one of ``files``, at the end of the files of a table.
    static func declares(_ declaration: Declaration, _ table: SymbolTable) -> Bool {
        declaration.file >= table.files.count - packages.count
    }

    /// The declarations by name.
    private let declarations: [String: Declaration]

    /// - Parameter table: The declarations of the sources, and of ``files`` behind them.
    init(_ table: SymbolTable) {
        let own = table.files.dropLast(Self.packages.count)
        let imported = Set(own.flatMap { $0.imports.compactMap(\.path.first?.text) })
        var found: [String: Declaration] = [:]
        for (package, file) in zip(Self.packages, table.files.suffix(Self.packages.count)) where !imported.isDisjoint(with: package.modules)
        {
            for declaration in file.root.members { found[declaration.name.text] = declaration }
        }
        declarations = found
    }

    /// Returns a type with the declarations of all outside types in it whose packages are known.
    func known(_ type: KnownType) -> KnownType {
        switch type {
        case .outside(let name, let arguments):
            let arguments = arguments.map(known)
            guard let declaration = declarations[name.split(separator: ".").last.map(String.init) ?? name],
                declaration.generics.count == arguments.count
            else { return .outside(name, arguments) }
            return .nominal(declaration, arguments)
        case .nominal(let declaration, let arguments): return .nominal(declaration, arguments.map(known))
        default: return type
        }
    }
}
