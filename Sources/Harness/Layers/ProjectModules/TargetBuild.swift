/// The targets that a target is built with, directly or through others.
struct TargetBuild {
    /// The targets, with the target itself.
    private(set) var targets: Set<Int> = []
    /// Whether the projects name everything else that it is built with.
    private(set) var isComplete = true
    /// Whether some of that comes from outside of the repository.
    private(set) var hasOutside = false
    /// The products from other repositories.
    private(set) var remotes: Set<String> = []

    /// Returns the targets that each target is built with, in the order of the targets.
    static func all(
        _ modules: [RepositoryModules.Module], _ projects: [BuildProject], _ peers: WorkspacePeers
    ) -> [TargetBuild] {
        let search = DependencySearch(modules, projects, peers)
        let direct = modules.map { module in module.target.dependencies.map { search.targets(of: $0, in: module.project) } }
        return modules.indices.map { module in
            var build = TargetBuild()
            var next = [module]
            while let one = next.popLast() {
                guard build.targets.insert(one).inserted else { continue }
                next += direct[one].joined()
                if !modules[one].target.areDependenciesComplete { build.isComplete = false }
                if direct[one].contains(where: \.isEmpty) { build.hasOutside = true }
                for case .remote(let name) in modules[one].target.dependencies { build.remotes.insert(name) }
            }
            return build
        }
    }
}

/// The search for the targets that a dependency means.
private struct DependencySearch {
    private let modules: [RepositoryModules.Module]
    private let projects: [BuildProject]
    private let peers: WorkspacePeers
    private let byName: [String: [Int]]
    /// For each product of a package, its targets.
    private let byProduct: [String: [Int]]

    init(_ modules: [RepositoryModules.Module], _ projects: [BuildProject], _ peers: WorkspacePeers) {
        self.modules = modules
        self.projects = projects
        self.peers = peers
        let byName = Dictionary(grouping: modules.indices) { modules[$0].target.name }
        var byProduct: [String: [Int]] = [:]
        for (number, project) in projects.enumerated() {
            for (product, targets) in project.products {
                byProduct[product, default: []] += targets.flatMap { byName[$0] ?? [] }.filter { modules[$0].project == number }
            }
        }
        self.byName = byName
        self.byProduct = byProduct
    }

    /// Returns the targets that a dependency of a project means; empty if it comes from outside of the repository.
    func targets(of dependency: BuildDependency, in project: Int) -> [Int] {
        peers.preferred(allTargets(of: dependency, in: project), by: project, modules)
    }

    private func allTargets(of dependency: BuildDependency, in project: Int) -> [Int] {
        let targets = byName[dependency.name] ?? []
        let products = byProduct[dependency.name] ?? []
        switch dependency {
        case .remote: return []
        case .pod(_, let podfile):
            return targets.filter { projects[modules[$0].project].path == podfile }
        case .named:
            let own = targets.filter { modules[$0].project == project }
            if !own.isEmpty { return own }
            // Packages see the products of other packages, and projects also see their targets.
            return products.isEmpty && projects[project].tool != .swiftPM ? targets : products
        case .product(_, let package):
            // A package that the project names by path is meant, not another one of the same name.
            let local = (products.isEmpty ? targets : products).filter { isNamedByPath($0, in: project) }
            if !local.isEmpty { return local }
            guard let package else { return products.isEmpty ? targets : products }
            let ofPackage = products.filter { isOf(package, $0) }
            return ofPackage.isEmpty ? targets.filter { isOf(package, $0) } : ofPackage
        }
    }

    private func isNamedByPath(_ module: Int, in project: Int) -> Bool {
        projects[project].localPackages.contains(RelativePath.folder(of: projects[modules[module].project].path))
    }

    private func isOf(_ package: String, _ module: Int) -> Bool { projects[modules[module].project].isPackage(named: package) }
}
