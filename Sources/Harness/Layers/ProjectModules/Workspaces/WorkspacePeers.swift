/// The projects that are listed in one workspace.
///
/// Xcode finds the product that a target needs by its name, in the projects and local packages of the same workspace.
struct WorkspacePeers: Sendable {
    /// For each project that a workspace lists, the projects of its workspaces.
    private var peers: [Int: Set<Int>] = [:]

    init(_ projects: [BuildProject], _ workspaces: [XcodeWorkspace]) {
        guard !workspaces.isEmpty else { return }
        // Most workspaces were written on a file system that ignores case.
        let paths = projects.map { $0.pathInWorkspace.lowercased() }
        for workspace in workspaces {
            let members = Set(workspace.members.map { $0.lowercased() })
            let listed = Set(paths.indices.filter { members.contains(paths[$0]) })
            for project in listed { peers[project, default: []].formUnion(listed) }
        }
    }

    /// Returns the targets in the workspaces of a project; all of them if none of them is there.
    func preferred(_ targets: [Int], by project: Int, _ modules: [RepositoryModules.Module]) -> [Int] {
        guard targets.count > 1, let peers = peers[project] else { return targets }
        let near = targets.filter { peers.contains(modules[$0].project) }
        return near.isEmpty ? targets : near
    }
}
