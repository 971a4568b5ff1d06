/// How findings name files.
public enum DisplayPath {
    /// A path relative to a root where it lies below it, links followed; else the path as it was given.
    public static func of(_ path: String, below root: String) -> String {
        do {
            let real = try realPath(path)
            let realRoot = try realPath(root)
            if real.utf8.elementsEqual(realRoot.utf8) { return "." }
            return PathContainment.rest(of: real, below: realRoot) ?? path
        } catch {
            // What does not exist is named as the caller named it.
            return path
        }
    }
}
