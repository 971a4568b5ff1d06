internal import SafeFiles
internal import SwiftSymbols
internal import VerificationModel

/// The file that keeps a ``GraphCache`` of a repository from one run to the next.
///
/// It is replaced as a whole. If two runs write at the same time, it has what the later one found out.
package struct GraphCacheFile: Sendable {
    /// The largest file that is read, in bytes.
    private static let sizeLimit = 1 << 30

    private let folder: String
    private let path: String
    private let program: String
    private let warn: @Sendable (String) -> Void

    /// - Parameters:
    ///   - folder: The folder of the caches of all repositories; created if missing.
    ///   - root: The folder of the repository.
    ///   - program: The build of the program. Another one may find something else in the same files.
    ///   - warn: Called with the reason why the file could not be written.
    package init(in folder: String, root: String, program: String, warn: @escaping @Sendable (String) -> Void) {
        self.folder = folder
        self.program = program
        self.warn = warn
        path = "\(folder)/\(GraphCache.name(of: PathLookup.real(root)))"
    }

    /// Does work with the cache, and keeps what was found.
    ///
    /// A file that cannot be read is as a missing one, and is replaced.
    func using<Value>(_ work: (GraphCache) -> Value) -> Value {
        let cache = GraphCache(stored, program: program)
        let value = work(cache)
        if let changed = cache.changed {
            do throws(FileError) {
                try makeFolders(folder)
                var file = try FileReplacement(of: path)
                try file.write(changed)
                try file.commit()
            } catch {
                warn("\(path): the cache cannot be written: it \(error)")
            }
        }
        return value
    }

    private var stored: [UInt8] {
        do throws(FileError) { return try FileReading.bytes(of: path, limit: Self.sizeLimit) } catch { return [] }
    }
}
