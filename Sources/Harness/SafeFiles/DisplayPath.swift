/// How findings name files.
package enum DisplayPath {
    /// A path relative to a root where it lies below it, links followed; else the path as it was given.
    ///
    /// What does not exist is named by the folder that it would be in.
    package static func of(_ path: String, below root: String) -> String {
        guard PathLookup.exists(path) else { return missing(path, root) }
        do {
            let real = try realPath(path)
            let realRoot = try realPath(root)
            if real.utf8.elementsEqual(realRoot.utf8) { return "." }
            return PathContainment.rest(of: real, below: realRoot) ?? path
        } catch {
            return path
        }
    }

    private static func missing(_ path: String, _ root: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return path }
        let folder = String(path[..<slash])
        let shown = of(folder, below: root)
        guard shown != folder else { return path }
        let name = path[path.index(after: slash)...]
        return shown == "." ? String(name) : "\(shown)/\(name)"
    }
}
