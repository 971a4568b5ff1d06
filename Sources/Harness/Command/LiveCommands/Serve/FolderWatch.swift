internal import Foundation

/// Detects changes of the files in folders, by polling.
struct FolderWatch: Sendable {
    private struct Entry: Hashable {
        let path: String
        let size: Int
        let date: Date
    }

    let folders: [String]
    private var seen: [Entry] = []

    init(_ folders: [String]) {
        self.folders = folders
        seen = entries()
    }

    /// Returns whether something has changed since the last call.
    mutating func hasChanged() -> Bool {
        let now = entries()
        defer { seen = now }
        return now != seen
    }

    private func entries() -> [Entry] {
        folders.flatMap { folder -> [Entry] in
            let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
            // A folder that is missing for a moment has no files.
            let files = FileManager.default.enumerator(
                at: URL(fileURLWithPath: folder).resolvingSymlinksInPath(), includingPropertiesForKeys: keys)
            return (files?.compactMap { $0 as? URL } ?? []).map { file in
                let values = Result { try file.resourceValues(forKeys: Set(keys)) }
                guard case .success(let values) = values else { return Entry(path: file.path, size: 0, date: .distantPast) }
                return Entry(path: file.path, size: values.fileSize ?? 0, date: values.contentModificationDate ?? .distantPast)
            }.sorted { $0.path < $1.path }
        }
    }
}
