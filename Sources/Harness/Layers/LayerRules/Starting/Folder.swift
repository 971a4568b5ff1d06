/// A folder of Swift files, and the folders in it.
struct Folder {
    /// Empty for the root.
    let name: String
    /// Relative to the root; empty for the root.
    let path: String
    /// The numbers of the files that lie in it directly, in ascending order.
    let files: [Int]
    /// Sorted by name.
    let folders: [Folder]
    /// The numbers of all files below it.
    let allFiles: Set<Int>

    /// The folder at a path, of some files.
    ///
    /// - Parameters:
    ///   - path: Empty for the root.
    ///   - files: Numbers of files that lie below it.
    ///   - paths: By number, relative to the root.
    init(_ path: String = "", of files: some Sequence<Int>, at paths: [String]) {
        let depth = path.split(separator: "/").count
        self.init(path: path, files.sorted().map { ($0, paths[$0].split(separator: "/").dropFirst(depth)) })
    }

    private init(path: String, _ entries: [(file: Int, rest: ArraySlice<Substring>)]) {
        name = path.split(separator: "/").last.map(String.init) ?? ""
        self.path = path
        files = entries.filter { $0.rest.count == 1 }.map(\.file)
        allFiles = Set(entries.map(\.file))
        let inner = Dictionary(grouping: entries.filter { $0.rest.count > 1 }) { String($0.rest.first ?? "") }
        folders = inner.sorted { $0.key < $1.key }.map { name, entries in
            Folder(path: path.isEmpty ? name : "\(path)/\(name)", entries.map { ($0.file, $0.rest.dropFirst()) })
        }
    }

    /// The folder below this one at a path; nil where none of its files lies there.
    func folder(at path: String) -> Folder? {
        if path == self.path { return self }
        let rest = path.split(separator: "/").dropFirst(self.path.split(separator: "/").count)
        return rest.first.flatMap { inner(String($0)) }?.folder(at: path)
    }

    private func inner(_ name: String) -> Folder? {
        var (low, high) = (0, folders.count)
        while low < high {
            let middle = (low + high) / 2
            if folders[middle].name < name { low = middle + 1 } else { high = middle }
        }
        return low < folders.count && folders[low].name == name ? folders[low] : nil
    }
}
