/// The places of files, in few words.
package enum FolderSummary {
    /// Returns the largest folders that contain nothing else of a list than certain files, and the other files alone, with the numbers of
    /// files, sorted by path.
    ///
    /// - Parameters:
    ///   - chosen: The files.
    ///   - all: The list.
    package static func folders(of chosen: Set<String>, among all: [String]) -> [(path: String, count: Int)] {
        var mixed: Set<String> = []
        for file in all where !chosen.contains(file) {
            for folder in RelativePath.folders(around: file) { guard mixed.insert(String(folder)).inserted else { break } }
        }
        var counts: [String: Int] = [:]
        for file in chosen { counts[place(of: file, mixed), default: 0] += 1 }
        return counts.map { (path: $0.key, count: $0.value) }.sorted { $0.path < $1.path }
    }

    /// Returns the outermost folder around a file that contains no other files, with a slash; the file itself if there is none.
    private static func place(of file: String, _ mixed: Set<String>) -> String {
        RelativePath.folders(around: file).reversed().first { !mixed.contains(String($0)) }.map { "\($0)/" } ?? file
    }
}
