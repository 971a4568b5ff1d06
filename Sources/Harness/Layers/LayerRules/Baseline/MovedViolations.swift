internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// Earlier violations that are there under another name: their file was moved, or a declaration was renamed.
///
/// A violation is matched with one of today only if no other one can be meant. Any doubt leaves both: one that is gone, and one that is new.
struct MovedViolations {
    /// The names of a version of the sources.
    struct Names {
        /// The paths of all files.
        let files: Set<String>
        /// The symbols that files declare.
        let symbols: Set<String>
        /// The symbols that each file declares.
        let byFile: [String: Set<String>]

        init(_ sources: CheckedSources) {
            files = Set(sources.tree.files)
            var byFile: [String: Set<String>] = [:]
            for symbol in sources.graph.symbols.declarations { byFile[sources.graph.files[symbol.file], default: []].insert(symbol.symbol) }
            self.byFile = byFile
            symbols = byFile.values.reduce(into: []) { $0.formUnion($1) }
        }
    }

    /// For each violation of today, the earlier one.
    private(set) var earlier: [FrozenViolation: FrozenViolation] = [:]
    private var gone: Set<FrozenViolation>
    private var new: Set<FrozenViolation>
    private let names: Names
    /// The symbols and files that earlier violations have: a new name is none of them.
    private let formerSymbols: Set<String>
    private let formerFiles: Set<String>
    /// The new paths of files.
    private var files: [String: String]

    /// - Parameters:
    ///   - all: All earlier violations.
    ///   - gone: Those of them that are not there today.
    ///   - new: The violations of today that were not there.
    ///   - names: The names of today.
    ///   - former: The symbols of the earlier version, as far as they are known.
    ///   - files: The new paths of files, as far as they are known.
    init(
        _ all: Set<FrozenViolation>, gone: Set<FrozenViolation>, new: Set<FrozenViolation>, _ names: Names, former: Set<String> = [],
        files: [String: String] = [:]
    ) {
        (self.gone, self.new, self.names, self.files) = (gone, new, names, files)
        formerSymbols = former.union(all.flatMap { [$0.user, $0.to].compactMap { $0 } }.flatMap(Self.prefixes))
        formerFiles = Set(all.compactMap(\.file))
        guard !gone.isEmpty, !new.isEmpty else { return }
        matchFiles()
        matchDeclarations()
        matchFiles()
        matchRenames {
            $0.user
        } replacing: {
            FrozenViolation(rule: $0.rule, file: $0.file, user: $1, to: $0.to)
        }
        matchRenames {
            $0.to
        } replacing: {
            FrozenViolation(rule: $0.rule, file: $0.file, user: $0.user, to: $1)
        }
        matchFilesWithRenames()
    }

    private mutating func match(_ old: FrozenViolation, with today: FrozenViolation) {
        earlier[today] = old
        gone.remove(old)
        new.remove(today)
    }

    // MARK: Moved

    /// Matches the violations of files whose new paths are known.
    private mutating func matchFiles() {
        for old in gone.sorted() {
            guard let path = old.file.flatMap({ files[$0] }) else { continue }
            let today = FrozenViolation(rule: old.rule, file: path, user: old.user, to: old.to)
            if new.contains(today) { match(old, with: today) }
        }
    }

    /// Matches violations that are the same in another file, if the declaration is not in the earlier one any more.
    private mutating func matchDeclarations() {
        struct Key: Hashable {
            let rule: String
            let user: String?
            let to: String
            var name: Substring?
        }
        for isByName in [false, true] {
            // A file that imports a module is not known by its declarations: its name must be the same.
            func key(_ each: FrozenViolation) -> Key? {
                guard let file = each.file, isByName || each.user != nil else { return nil }
                return Key(rule: each.rule, user: each.user, to: each.to, name: isByName ? FileRenames.name(of: file) : nil)
            }
            let old = Dictionary(grouping: gone.filter(hasLeft), by: key)
            let today = Dictionary(grouping: new, by: key)
            var paths: [String: Set<String>] = [:]
            for case (let key?, let found) in old where found.count == 1 && today[key]?.count == 1 {
                guard let other = today[key]?.first else { continue }
                if let from = found[0].file, let to = other.file, !names.files.contains(from) { paths[from, default: []].insert(to) }
                match(found[0], with: other)
            }
            // The parts of a file that was divided are in several files.
            for (from, to) in paths where to.count == 1 && files[from] == nil { files[from] = to.first }
        }
    }

    /// Returns whether a file, or the declaration in it, is not there any more.
    private func hasLeft(_ old: FrozenViolation) -> Bool {
        guard let file = old.file else { return false }
        if !names.files.contains(file) { return true }
        return old.user.map { !(names.byFile[file]?.contains($0) ?? false) } ?? false
    }

    // MARK: Renamed

    /// Matches violations with another name of a declaration that is not there any more.
    ///
    /// - Parameters:
    ///   - name: Returns the name that may have changed.
    ///   - replacing: Returns a violation with another name.
    private mutating func matchRenames(
        _ name: (FrozenViolation) -> String?, replacing: (FrozenViolation, String) -> FrozenViolation
    ) {
        let byName = Dictionary(grouping: gone.compactMap { old in lost(name(old), old).map { (lost: $0, old: old) } }, by: \.lost)
        struct Place: Hashable {
            let rule: String
            let file: String?
        }
        let byPlace = Dictionary(grouping: new) { Place(rule: $0.rule, file: $0.file) }
        for (lost, found) in byName.sorted(by: { $0.key < $1.key }) {
            let candidates = found.map { each in
                let near = byPlace[Place(rule: each.old.rule, file: here(each.old).file)] ?? []
                return Set(near.filter(new.contains).compactMap { newName(lost, of: each.old, in: $0, name, replacing) })
            }
            let common = candidates.dropFirst().reduce(candidates.first ?? []) { $0.intersection($1) }
            guard common.count == 1, let renamed = common.first else { continue }
            for (_, old) in found {
                guard let whole = name(old) else { continue }
                let today = replacing(here(old), renamed + whole.dropFirst(lost.count))
                if new.contains(today) { match(old, with: today) }
            }
        }
    }

    /// Returns a violation with the path that its file has now.
    private func here(_ old: FrozenViolation) -> FrozenViolation {
        guard let file = old.file, let path = files[file] else { return old }
        return FrozenViolation(rule: old.rule, file: path, user: old.user, to: old.to)
    }

    /// Returns the shortest part of a name that no file declares any more: `Film` of `Film.store`; nil if the whole name is declared.
    private func lost(_ name: String?, _ old: FrozenViolation) -> String? {
        // A module or a name from outside is not declared either; its violation is another one without it.
        guard let name, Self.rulesOfDeclarations.contains(old.rule) else { return nil }
        return Self.prefixes(name).first { !names.symbols.contains($0) }
    }

    private static let rulesOfDeclarations: Set<String> = Set(
        [FindingCode.layersUse, .layersUsedBy, .layersProbableUse, IndependenceRule.violation].map(\.name))

    /// Returns the name that is in the place of a lost one in a violation of today; nil if anything else differs, or if the name is not new.
    private func newName(
        _ lost: String, of old: FrozenViolation, in today: FrozenViolation, _ name: (FrozenViolation) -> String?,
        _ replacing: (FrozenViolation, String) -> FrozenViolation
    ) -> String? {
        guard let before = name(old), let now = name(today) else { return nil }
        let rest = before.dropFirst(lost.count)
        guard now.hasSuffix(rest), replacing(here(old), now) == today else { return nil }
        let renamed = String(now.dropLast(rest.count))
        // A member of another type is another declaration.
        guard Self.outer(renamed) == Self.outer(lost) else { return nil }
        return names.symbols.contains(renamed) && !formerSymbols.contains(renamed) ? renamed : nil
    }

    /// Matches violations of which the file was moved and the declaration renamed: `Film.store` in Film.swift is `Movie.store` in Movie.swift.
    private mutating func matchFilesWithRenames() {
        struct Key: Hashable {
            let rule: String
            let rest: Substring
            let to: String
        }
        func key(_ each: FrozenViolation, _ lost: String?) -> Key? {
            guard let user = each.user, let lost else { return nil }
            return Key(rule: each.rule, rest: user.dropFirst(lost.count), to: each.to)
        }
        let old = Dictionary(grouping: gone.filter { $0.file.map { !names.files.contains($0) } ?? false }) { key($0, lost($0.user, $0)) }
        let today = Dictionary(grouping: new.filter { $0.file.map { !formerFiles.contains($0) } ?? false }) { each in
            key(each, each.user.flatMap { Self.prefixes($0).first { !formerSymbols.contains($0) } })
        }
        for case (let key?, let found) in old where found.count == 1 && today[key]?.count == 1 {
            if let other = today[key]?.first { match(found[0], with: other) }
        }
    }

    /// Returns the names around a name; an empty text for one at the top of a file.
    private static func outer(_ name: String) -> Substring { name.lastIndex(of: ".").map { name[..<$0] } ?? "" }

    /// Returns a name and the names around it, the outermost first: `Film`, `Film.store`.
    private static func prefixes(_ name: String) -> [String] {
        let parts = name.split(separator: ".")
        return parts.indices.map { parts[...$0].joined(separator: ".") }
    }
}
