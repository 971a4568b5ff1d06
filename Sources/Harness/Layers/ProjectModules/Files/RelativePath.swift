/// Paths relative to the root of a repository, with `/` between their parts; the root itself is empty.
enum RelativePath {
    /// Returns a path below a folder without `.` and `..`; nil if it leaves the root or is absolute.
    static func joined(_ folder: String, _ path: String) -> String? {
        guard !path.hasPrefix("/") else { return nil }
        var parts: [Substring] = []
        for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
            if part == ".." {
                guard parts.popLast() != nil else { return nil }
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// Returns the path of a name in a folder.
    static func below(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

    /// Returns the folder of a path.
    static func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

    /// Returns the last part of a path without its extension.
    static func name(of path: String) -> String {
        let last = path.split(separator: "/").last ?? ""
        return String(last.lastIndex(of: ".").map { last[..<$0] } ?? last)
    }

    /// Returns the folders around a path, the innermost first, without the root.
    static func folders(around path: String) -> some Sequence<Substring> {
        sequence(state: path[...]) { rest in
            guard let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            rest = rest[..<slash]
            return rest
        }
    }

    /// Returns whether the bytes of a path lead to a folder itself or to something in it.
    static func isAt(_ path: some Sequence<UInt8>, _ folder: String) -> Bool {
        folder.isEmpty || path.elementsEqual(folder.utf8) || path.starts(with: "\(folder)/".utf8)
    }
}
