import Foundation

extension GitSample {
    /// A file, a link or a submodule of a commit that no working tree needs to have.
    package struct Object: Sendable {
        let path: [String]
        let mode: String
        let content: String

        /// A file.
        package static func file(_ path: String..., content: String) -> Object { Object(path: path, mode: "100644", content: content) }

        /// A symbolic link.
        package static func link(_ path: String..., to target: String) -> Object { Object(path: path, mode: "120000", content: target) }

        /// A submodule at a commit.
        package static func submodule(_ path: String..., commit: String) -> Object { Object(path: path, mode: "160000", content: commit) }
    }

    /// Makes a commit of objects, and tags it: git checks no names in trees, so that they can be malicious.
    package func commit(_ tag: String, objects: [Object]) throws {
        let tree = try tree(of: objects.map { ($0.path[...], $0) })
        try run("update-ref", "refs/tags/\(tag)", try output(of: "commit-tree", "-m", tag, tree))
    }

    private func tree(of objects: [(path: ArraySlice<String>, object: Object)]) throws -> String {
        var lines: [String] = []
        var names: [String] = []
        for (path, object) in objects {
            if path.count > 1 {
                if !names.contains(path[path.startIndex]) { names.append(path[path.startIndex]) }
            } else {
                let isCommit = object.mode == "160000"
                let name = isCommit ? object.content : try output(of: "hash-object", "-w", "--stdin", input: object.content)
                lines.append("\(object.mode) \(isCommit ? "commit" : "blob") \(name)\t\(path[path.startIndex])")
            }
        }
        for name in names {
            let inner = objects.filter { $0.path.count > 1 && $0.path.first == name }.map { ($0.path.dropFirst(), $0.object) }
            lines.append("040000 tree \(try tree(of: inner))\t\(name)")
        }
        return try output(of: "mktree", "--missing", input: lines.joined(separator: "\n") + "\n")
    }
}
