internal import DecodingPrograms
internal import DecodingSources
internal import SwiftSymbols

/// The stores whose contents are not compared: databases, archives and documents.
///
/// Source: the documentation of SwiftData, Core Data, Foundation, SwiftUI, Realm, GRDB and SQLiteData.
struct UnfollowedStores {
    /// Types whose values a framework saves.
    private struct Rule {
        let kind: UnfollowedStore.Kind
        /// The outside types of which one is a superclass or protocol.
        var inherited: Set<String> = []
        var attribute: String?
        /// The modules of which the file imports one; empty for any.
        var modules: Set<String> = []
    }

    private static let rules = [
        Rule(kind: .types("of SwiftData"), attribute: "Model", modules: ["SwiftData"]),
        Rule(kind: .types("of Core Data"), inherited: ["NSManagedObject"]),
        Rule(kind: .types("of Realm"), inherited: ["EmbeddedObject", "Object", "RLMObject"], modules: ["Realm", "RealmSwift"]),
        Rule(
            kind: .types("of GRDB"),
            inherited: ["FetchableRecord", "MutablePersistableRecord", "PersistableRecord", "TableRecord"]),
        Rule(kind: .types("of SQLiteData"), attribute: "Table", modules: ["SQLiteData", "SharingGRDB", "StructuredQueries"]),
        Rule(
            kind: .types("of documents"),
            inherited: ["FileDocument", "NSDocument", "ReferenceFileDocument", "UIDocument"]),
    ]

    /// The outside types whose calls read saved data.
    private static let calls: [String: UnfollowedStore.Kind] = [
        "NSKeyedUnarchiver": UnfollowedStore.Kind("call", "calls", "of NSKeyedUnarchiver"),
        "NSPersistentCloudKitContainer": .containers, "NSPersistentContainer": .containers,
        "ModelContainer": UnfollowedStore.Kind("container", "containers", "of SwiftData"),
    ]
    /// The words of which each file has one that may contain such a call.
    private static let words = NameSearch(calls.keys.sorted())

    private let sources: DecodingSources
    private var table: SymbolTable { sources.table }

    init(_ sources: DecodingSources) { self.sources = sources }

    /// The declarations and calls outside of tests.
    var all: [(kind: UnfollowedStore.Kind, place: ProgramPlace)] {
        let isTest = (0..<sources.fileCount).map { TestSources.isTest(sources, $0) }
        var found = table.declarations.compactMap { declaration -> (kind: UnfollowedStore.Kind, place: ProgramPlace)? in
            guard declaration.isNominal, declaration.kind != .protocol, declaration.condition.isActive, declaration.file < isTest.count,
                !isTest[declaration.file]
            else { return nil }
            return kind(of: declaration).map { ($0, ProgramPlace(file: declaration.file, offset: declaration.name.offset)) }
        }
        let declared = Set(found.map(\.kind.framework))
        for file in isTest.indices where !isTest[file] && sources.contains(Self.words, inFile: file) {
            var walk = StoreWalk(names: Set(Self.calls.keys))
            walk.walk(table.files[file].root)
            for name in walk.found where !isDeclared(name.text) {
                // The types of a database are enough.
                guard let kind = Self.calls[name.text], !declared.contains(kind.framework) else { continue }
                found.append((kind, ProgramPlace(file: file, offset: name.offset)))
            }
        }
        return found
    }

    private func kind(of declaration: Declaration) -> UnfollowedStore.Kind? {
        Self.rules.first { rule in
            guard rule.modules.isEmpty || imports(rule.modules, declaration) else { return false }
            if let attribute = rule.attribute { return declaration.builtAttributes.contains { $0.name == attribute } }
            return table.ancestors(of: declaration).contains { ancestor in
                table.inheritedTypes(of: ancestor).contains { type in
                    type.outsideName.map { rule.inherited.contains(Self.last($0)) } ?? false
                }
            }
        }?.kind
    }

    private func imports(_ modules: Set<String>, _ declaration: Declaration) -> Bool {
        table.files[declaration.file].imports.contains { modules.contains($0.path.first?.text ?? "") }
    }

    private func isDeclared(_ name: String) -> Bool {
        table.declarations.contains { $0.isNominal && $0.name.text == name && $0.file < sources.fileCount }
    }

    private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension UnfollowedStore.Kind {
    fileprivate static func types(_ place: String) -> Self { Self("type", "types", place) }
    fileprivate static let containers = Self("container", "containers", "of Core Data")

    /// The text behind the noun: `of Core Data`.
    fileprivate var framework: String { one.split(separator: " ", maxSplits: 1).last.map(String.init) ?? "" }
}

/// A search for the names of types on which methods are called, or that are made.
private struct StoreWalk: BodyWalk {
    let names: Set<String>
    private(set) var found: [NameNode] = []

    init(names: Set<String>) { self.names = names }

    mutating func declaration(_ declaration: Declaration, walkContent: (inout Self) -> Void) {
        if declaration.condition.isActive { walkContent(&self) }
    }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        guard case .call(let callee, _) = expression else { return }
        switch callee {
        case .name(let name, _, _), .member(.name(let name, _, _)?, _, _, _):
            if names.contains(name.text) { found.append(name) }
        default: break
        }
    }
}
