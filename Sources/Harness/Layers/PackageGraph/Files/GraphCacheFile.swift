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
    ///   - program: What identifies the build of the program. Other builds may find out something else about the same files.
    ///   - warn: Called with the reason why the file could not be written.
    package init(in folder: String, root: String, program: String, warn: @escaping @Sendable (String) -> Void) {
        self.folder = folder
        self.program = program
        self.warn = warn
        path = "\(folder)/\(GraphCache.name(of: DisplayPath.real(root)))"
    }

    /// Does work with the cache, and keeps what was found out.
    ///
    /// A file that cannot be read is as a missing one, and is replaced.
    func using<Value>(_ work: (GraphCache) -> Value) -> Value {
        let cache = GraphCache(stored, program: program)
        let value = work(cache)
        if let changed = cache.changed {
            do throws(FileError) {
                try makeFolders(folder)
                try FileReplacement.write(changed, to: path)
            } catch {
                warn("\(path): the cache \(error)")
            }
        }
        return value
    }

    private var stored: [UInt8] {
        do throws(FileError) { return try FileReading.bytes(of: path, limit: Self.sizeLimit) } catch { return [] }
    }
}
