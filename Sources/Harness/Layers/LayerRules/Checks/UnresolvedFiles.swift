internal import SwiftSymbols

/// The files that rules are about, before names in them are resolved.
///
/// A use that may break a rule leads from one part of the files to another one, such as another layer. A file can have such a use only if
/// its module sees the other part.
struct UnresolvedFiles {
    let files: [String]
    /// By file, its layers in the order of `layers.yml`.
    let layers: [[String]]
    /// By file, whether a tool wrote it: nothing in it is checked.
    let isGenerated: [Bool]
    private let sight: ModuleSight

    init(_ files: [String], layers: [[String]], isGenerated: [Bool], _ sight: ModuleSight) {
        (self.files, self.layers, self.isGenerated, self.sight) = (files, layers, isGenerated, sight)
    }

    /// The numbers of all files.
    var all: Set<Int> { Set(files.indices) }

    /// Returns the files that no tool wrote and for which something holds of one of their parts and another part that they see.
    /// - Parameter parts: By file, the parts that it belongs to.
    func needing(_ parts: [[String]], where holds: (_ own: String, _ other: String) -> Bool) -> Set<Int> {
        let parts = SeenParts(parts, sight)
        var known: [ModulePart: Bool] = [:]
        let found = files.indices.filter { file in
            !isGenerated[file]
                && parts.ofFile[file].contains { own in
                    let place = ModulePart(module: sight.ofFile[file], part: own)
                    if let found = known[place] { return found }
                    let found = parts.seenBy[place.module].contains { $0 != own && holds(parts.names[own], parts.names[$0]) }
                    known[place] = found
                    return found
                }
        }
        return Set(found)
    }

    /// Returns the parts that may use each other in a cycle, and those that are between such parts.
    /// - Parameter parts: By file, the parts that it belongs to.
    func cyclic(_ parts: [[String]]) -> Set<String> {
        let parts = SeenParts(parts, sight)
        var targets: [Set<Int>] = parts.names.map { _ in [] }
        for file in files.indices where !isGenerated[file] {
            for own in parts.ofFile[file] { targets[own].formUnion(parts.seenBy[sight.ofFile[file]].subtracting([own])) }
        }
        var users: [Set<Int>] = parts.names.map { _ in [] }
        for (own, others) in targets.enumerated() { for other in others { users[other].insert(own) } }
        // A part that uses no other one, or that no other one uses, is in no cycle.
        var ends = targets.indices.filter { targets[$0].isEmpty || users[$0].isEmpty }
        while let end = ends.popLast() {
            for target in targets[end] where users[target].remove(end) != nil && users[target].isEmpty { ends.append(target) }
            for user in users[end] where targets[user].remove(end) != nil && targets[user].isEmpty { ends.append(user) }
            (targets[end], users[end]) = ([], [])
        }
        return Set(targets.indices.filter { !targets[$0].isEmpty }.map { parts.names[$0] })
    }

    /// The parts of files by number, and those that each module sees.
    private struct SeenParts {
        let names: [String]
        /// By file, the parts that it belongs to.
        let ofFile: [[Int]]
        /// By module, the parts of which its files may use anything.
        let seenBy: [Set<Int>]

        init(_ parts: [[String]], _ sight: ModuleSight) {
            let names = Set(parts.joined()).sorted()
            let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
            let ofFile = parts.map { $0.compactMap { numbers[$0] } }
            var own: [Set<Int>] = sight.seen.map { _ in [] }
            for (file, parts) in ofFile.enumerated() { own[sight.ofFile[file]].formUnion(parts) }
            (self.names, self.ofFile) = (names, ofFile)
            seenBy = sight.seen.map { modules in modules.reduce(into: []) { $0.formUnion(own[$1]) } }
        }
    }

    private struct ModulePart: Hashable {
        let module: Int
        let part: Int
    }
}
