internal import ArgumentParser
internal import Foundation
internal import PackageGraph

/// The option of commands that keep parsed files from one run to the next.
struct CacheOptions: ParsableArguments {
    @Flag(name: .customLong("no-cache"), help: "Parse all files again, and keep nothing for the next run.")
    var isOff = false

    /// Returns the cache of a repository; nil if none is wanted, or if the environment names no absolute folder for it.
    /// - Parameters:
    ///   - root: The folder of the repository.
    ///   - console: The environment, and the console that a warning is printed on.
    func file(for root: String, _ console: Console) -> GraphCacheFile? {
        guard !isOff, let folder = Self.folder(console.environment), let program = Self.program else { return nil }
        return GraphCacheFile(in: folder, root: root, program: program) { problem in
            console.reportIfRead(
                "warning: \(problem); the next run parses all files again; set PLUMBLINE_CACHE to another folder, or add --no-cache\n")
        }
    }

    /// Returns the folder for caches: the one that PLUMBLINE_CACHE names, or else the user's.
    ///
    /// Source: XDG Base Directory Specification, version 0.8, section 3, and Apple's File System Programming Guide, "The Library Directory".
    private static func folder(_ environment: [String: String]) -> String? {
        // A relative folder would be one of the repository, which could contain forged results.
        if let own = environment["PLUMBLINE_CACHE"], !own.isEmpty { return own.hasPrefix("/") ? own : nil }
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        #if canImport(Darwin)
            return home.map { "\($0)/Library/Caches/plumbline" }
        #else
            if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") { return "\(caches)/plumbline" }
            return home.map { "\($0)/.cache/plumbline" }
        #endif
    }

    /// The path, size and time of the program; nil if they are not known.
    private static let program: String? = {
        guard let path = Bundle.main.executablePath else { return nil }
        do {
            let known = try FileManager.default.attributesOfItem(atPath: path)
            guard let size = known[.size] as? Int, let time = known[.modificationDate] as? Date else { return nil }
            return "\(path) \(size) \(time.timeIntervalSinceReferenceDate)"
        } catch {
            return nil
        }
    }()
}
