internal import Locks
internal import SafeFiles
internal import SwiftSymbols
internal import Threads
internal import VerificationModel

/// The file that keeps a ``GraphCache`` of a repository from one run to the next.
///
/// It is replaced as a whole. If two runs write at the same time, it has what the later one found out.
package struct GraphCacheFile: Sendable {
    /// The largest file that is read, in bytes.
    private static let sizeLimit = 1 << 30

    private let folder: String
    private let path: String
    /// The content of the file when it is first needed.
    private let cache: Once<GraphCache>
    private let warn: @Sendable (String) -> Void

    /// - Parameters:
    ///   - folder: The folder of the caches of all repositories; created if missing.
    ///   - root: The folder of the repository.
    ///   - program: The build of the program. Another one may find something else in the same files.
    ///   - warn: Called with the reason why the file could not be written.
    package init(in folder: String, root: String, program: String, warn: @escaping @Sendable (String) -> Void) {
        self.folder = folder
        self.warn = warn
        let path = "\(folder)/\(GraphCache.name(of: PathLookup.real(root)))"
        self.path = path
        cache = Once { GraphCache(Self.stored(path), program: program) }
    }

    /// Reads the file on another thread, if the cache will be needed soon.
    package func prepare() { DeepStack.runBeside { _ = cache.value } }

    /// Does work with the cache.
    ///
    /// A file that cannot be read, or that another user could have written, is as a missing one, and is replaced.
    /// - Parameter work: It gets the cache, and a function that writes what was added to it.
    func using<Value>(_ work: (GraphCache, _ keep: @escaping @Sendable () -> Void) -> Value) -> Value {
        let cache = cache.value
        return work(cache) { write(cache) }
    }

    private func write(_ cache: GraphCache) {
        guard let changed = cache.changed else { return }
        do throws(FileError) {
            try makeFolders(folder)
            var file = try FileReplacement(of: path, isPrivate: true)
            try file.write(changed)
            try file.commit()
        } catch {
            warn("\(path): the cache cannot be written: it \(error)")
        }
    }

    private static func stored(_ path: String) -> [UInt8] {
        do throws(FileError) { return try FileReading.ownBytes(of: path, limit: sizeLimit) } catch { return [] }
    }
}
