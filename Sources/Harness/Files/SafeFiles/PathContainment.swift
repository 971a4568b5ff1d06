/// Paths as the file system compares them: byte by byte, not by Unicode's equivalences.
enum PathContainment {
    /// The rest of a path below a folder; nil where it is not below it.
    ///
    /// Both without links.
    static func rest(of path: String, below folder: String) -> String? {
        let inside = folder == "/" ? folder : folder + "/"
        guard path.utf8.count > inside.utf8.count, path.utf8.starts(with: inside.utf8) else { return nil }
        return String(decoding: path.utf8.dropFirst(inside.utf8.count), as: UTF8.self)
    }
}
