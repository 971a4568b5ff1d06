package import SwiftSymbols

extension RepositoryModules {
    /// Returns the numbers of the targets that a file of a target may mean by a name that it imports.
    ///
    /// Several mean that the projects do not decide between them. None means a module from outside of the repository.
    package func imported(_ name: String, by module: Int) -> [Int] {
        guard let all = named[name] else { return [] }
        // Most names have one module, and most modules are built with it.
        if all.count == 1, builds[module].targets.contains(all[0]) { return all }
        if modules[module].target.moduleNames.contains(name) { return [module] }
        let build = builds[module]
        let reached = all.filter { build.targets.contains($0) }
        if !reached.isEmpty { return reached }
        let same = all.filter { modules[$0].project == modules[module].project }
        if !same.isEmpty { return same }
        // A package that names all of its dependencies means one of those that come from outside.
        if build.isComplete && build.hasOutside { return [] }
        // A module of the system, or a product with this name from another repository.
        if BuildConditions.isOfSystem(name) || build.remotes.contains(name) { return [] }
        return peers.preferred(all, by: modules[module].project, modules)
    }

    // MARK: Keys

    /// The key of the modules that a file is compiled into, for ``SourceGraph/Source``; empty if there is none.
    package func key(of file: String) -> String { key(unit(of: file)) }

    /// The targets that contain the same files.
    private struct Unit: Hashable {
        /// The targets that the files are read as parts of.
        let modules: [Int]
        /// The further targets that see the files.
        let others: [Int]
    }

    private func unit(of file: String) -> Unit { Unit(modules: modules(of: file), others: alsoOfFile[file] ?? []) }

    private func key(_ unit: Unit) -> String { [unit.modules, unit.others].filter { !$0.isEmpty }.map(key).joined(separator: " | ") }

    private func key(_ modules: [Int]) -> String {
        modules.map { number in
            let target = self.modules[number].target
            let isAlone = target.moduleNames.allSatisfy { named[$0]?.count == 1 }
            return isAlone ? target.moduleName : "\(target.name) (\(projects[self.modules[number].project].path))"
        }.joined(separator: " + ")
    }

    /// The modules that the files of each module see.
    package var links: ModuleLinks {
        let units = Set(ofFile.keys.map(unit)).sorted {
            $0.modules == $1.modules ? $0.others.lexicographicallyPrecedes($1.others) : $0.modules.lexicographicallyPrecedes($1.modules)
        }
        let keys = units.map { key($0) }
        var containing: [Int: [String]] = [:]
        for (unit, key) in zip(units, keys) { for module in unit.modules + unit.others { containing[module, default: []].append(key) } }
        let found = { (modules: [Int]) -> [String] in
            let keys = Set(modules.flatMap { containing[$0] ?? [] })
            return keys.sorted()
        }
        var links = ModuleLinks(named: named.mapValues(found))
        let decisions = named.keys.sorted().filter { name in
            // A single module decides nothing for apps, but a package that does not depend on it cannot see it.
            (named[name]?.count ?? 0) > 1 || projects.contains { $0.tool == .swiftPM }
        }
        addFilesWithoutModule(to: &links, units, keys)
        for (unit, key) in zip(units, keys) {
            links.packages[key] = unit.modules.first.map { projects[modules[$0].project].path }
            let peers = Set(unit.modules.flatMap { containing[$0] ?? [] }).subtracting([key])
            if !peers.isEmpty { links.peers[key, default: []] += peers.sorted() }
            let others = Set(unit.others.flatMap { containing[$0] ?? [] }).subtracting(peers).subtracting([key])
            if !others.isEmpty { links.peersElsewhere[key] = others.sorted() }
            for name in decisions {
                if named[name]?.count == 1 {
                    if unit.modules.allSatisfy({ imported(name, by: $0).isEmpty }) { links.exceptions[key, default: [:]][name] = [] }
                    continue
                }
                let modules = Set(unit.modules.flatMap { imported(name, by: $0) })
                let keys = found(modules.sorted())
                if keys != links.named?[name] { links.exceptions[key, default: [:]][name] = keys }
            }
        }
        return links
    }

    /// Lets the files without a target see all files of apps, because it is not known what they are compiled with.
    ///
    /// If a part of a project is not read, the files of apps may also be compiled with them.
    private func addFilesWithoutModule(to links: inout ModuleLinks, _ units: [Unit], _ keys: [String]) {
        guard !filesWithoutModule.isEmpty else { return }
        let apps = zip(units, keys).filter { unit, _ in unit.modules.contains { projects[modules[$0].project].tool != .swiftPM } }.map(\.1)
        links.peers[""] = apps
        guard projects.contains(where: { $0.unread.contains(where: \.hidesFiles) }) else { return }
        for key in apps { links.peers[key] = [""] }
    }
}
