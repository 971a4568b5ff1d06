internal import VerificationModel

/// How findings name files.
package enum DisplayPath {
    /// A path relative to a root where it lies below it, links followed; else the path as it was given.
    ///
    /// A path that does not exist is named by the folder that it would be in.
    package static func of(_ path: String, below root: String) -> String {
        relative(path, to: root) ?? path
    }

    /// A path relative to a root, links followed; `.` is the root itself, and nil a path outside of it.
    ///
    /// A path that does not exist is located by the folder that it would be in.
    package static func relative(_ path: String, to root: String) -> String? {
        var path = path[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard PathLookup.exists(String(path)) else { return missing(path, root) }
        do {
            let real = try realPath(String(path))
            let realRoot = try realPath(root)
            return real.utf8.elementsEqual(realRoot.utf8) ? "." : PathContainment.rest(of: real, below: realRoot)
        } catch {
            return nil
        }
    }

    /// Returns a path without parts such as `Contracts/..`, unless a link of this name may lead elsewhere.
    package static func shortened(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: false) {
            if part == "..", let last = parts.last, !["", ".", ".."].contains(last), !mayBeLink(parts.joined(separator: "/")) {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        let shortened = parts.joined(separator: "/")
        return shortened.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : shortened
    }

    /// Returns whether a path may be that of a link: one that cannot be looked up may be.
    private static func mayBeLink(_ path: String) -> Bool {
        do throws(FileError) { return try FileKind(of: path, followingLinks: false) == .link } catch { return error != .missing }
    }

    private static func missing(_ path: Substring, _ root: String) -> String? {
        let slash = path.lastIndex(of: "/")
        guard slash != path.startIndex, path != "." else { return nil }
        let name = slash.map { path[path.index(after: $0)...] } ?? path
        let folder = relative(slash.map { String(path[..<$0]) } ?? ".", to: root)
        return folder.map { $0 == "." ? String(name) : "\($0)/\(name)" }
    }
}
