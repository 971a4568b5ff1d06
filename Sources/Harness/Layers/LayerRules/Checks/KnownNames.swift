internal import Locks
internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// The names that a rule can be about: what files declare, use or import, and what SDKs and the standard library are known to declare.
///
/// The files are searched when the first name is looked up that none of the others has.
struct KnownNames: Sendable {
    private let graph: SymbolGraph
    private let written: Once<Set<String>>
    private let declared: Once<Set<String>>

    init(_ graph: SymbolGraph, _ sources: UnparsedSources) {
        self.graph = graph
        written = Once { CodeWords(sources).all }
        declared = Once { Set(graph.symbols.declarations.map(\.lastName)) }
    }

    /// Returns whether something has a name, which may be a pattern.
    func contain(_ name: String) -> Bool { unknownPart(of: name) == nil }

    /// Returns the next step for a name that nothing has.
    func advice(for name: String) -> String {
        let otherwise = "fix the name, or set optional: true"
        guard let (number, parts) = unknownPart(of: name), !parts[number].contains("*") else { return otherwise }
        let part = parts[number]
        let candidates =
            members(of: parts[..<number].joined(separator: "."))?.own ?? OutsideNames.all.union(declared.value).union(written.value)
        // Types and members differ in their first letter, which an edit distance ignores.
        let alike = candidates.filter { ($0.first?.isUppercase ?? false) == (part.first?.isUppercase ?? false) }
        return (NearestName.of(part, in: alike) ?? NearestName.of(part, in: candidates)).map { near in
            let meant = (parts[..<number] + [near] + parts[(number + 1)...]).joined(separator: ".")
            return "write \"\(meant)\" if that was meant, or set optional: true"
        } ?? otherwise
    }

    /// Returns the number of the first part of a name that nothing has, and all parts.
    private func unknownPart(of name: String) -> (number: Int, parts: [String])? {
        let parts = name.split(separator: ".").map(String.init)
        for number in parts.indices {
            let part = parts[number]
            if number > 0, let members = members(of: parts[..<number].joined(separator: ".")) {
                if !Self.has(part, in: members.own), !members.areOpen { return (number, parts) }
            } else if !isWord(part) {
                return (number, parts)
            }
        }
        return nil
    }

    private func isWord(_ part: String) -> Bool {
        Self.has(part, in: declared.value) || Self.has(part, in: OutsideNames.all) || Self.has(part, in: written.value)
    }

    /// Returns whether words have a name, or one that a pattern matches.
    private static func has(_ part: String, in words: Set<String>) -> Bool {
        guard part.contains("*") else { return words.contains(part) }
        return part.allSatisfy { $0 == "*" } || words.contains(where: NamePatterns([part]).contains)
    }

    // MARK: Members

    /// The members that every type may have without a declaration.
    private static let synthesized: Set<String> = ["allCases", "hash", "hashValue", "init", "rawValue", "self"]

    /// Returns the names of the members of types that files declare, and whether they may have others; nil if no file declares such a type.
    private func members(of type: String) -> (own: Set<String>, areOpen: Bool)? {
        let all = graph.symbols.declarations
        let types = all.indices.filter {
            all[$0].isType && !all[$0].isLocal && (all[$0].symbol == type || all[$0].symbol.hasSuffix(".\(type)"))
        }
        guard !types.isEmpty else { return nil }
        let lineage = Set(graph.symbols.lineages(of: types).joined())
        let names = lineage.union(types.map { all[$0].symbol })
        let found = all.filter { symbol in
            symbol.symbol.lastIndex(of: ".").map { names.contains(String(symbol.symbol[..<$0])) } ?? false
        }
        let declared = Set(all.filter(\.isType).map(\.symbol))
        return (Set(found.map(\.lastName)).union(Self.synthesized), !lineage.isSubset(of: declared))
    }
}
