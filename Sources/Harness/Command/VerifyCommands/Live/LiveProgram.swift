internal import Foundation
internal import SafeFiles

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The program `verify-live`, which runs the commands that use the network, in the same way as `git foo` runs the program `git-foo`.
package struct LiveProgram: Sendable {
    /// The name of the program's file.
    static let name = "verify-live"

    /// Starts a program with arguments, without its name, and returns its exit status.
    ///
    /// The start of ``ofProcess`` never returns.
    private let start: @Sendable (_ path: String, _ arguments: [String]) throws(CommandError) -> ExitStatus
    /// Returns the folder of the running program; nil if it is not known.
    private let folder: @Sendable () -> String?

    /// Creates a reference to the program in the folder of another one, or in a folder of PATH.
    /// - Parameters:
    ///   - folder: The folder of the running program; nil if it is not known.
    ///   - start: Starts a program with arguments, without its name, and returns its exit status.
    package init(
        beside folder: @escaping @autoclosure @Sendable () -> String?,
        start: @escaping @Sendable (_ path: String, _ arguments: [String]) throws(CommandError) -> ExitStatus
    ) {
        self.folder = folder
        self.start = start
    }

    /// The program in the folder of the running one.
    ///
    /// When it starts, it replaces this process.
    package static let ofProcess = LiveProgram(
        beside: ownFolder,
        start: replaceProcess)

    /// The folder of the running program; nil if it is not known.
    private static var ownFolder: String? {
        #if os(Linux)
            // Foundation stops the program if it asks for its bundle where no /proc is mounted, as in a bare container.
            guard PathLookup.exists("/proc/self/exe") else { return nil }
        #endif
        return Bundle.main.executablePath.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path }
    }

    /// Runs a command and returns its exit status.
    /// - Throws: ``CommandError`` if the program is missing or cannot be started.
    func run(_ arguments: [String], environment: [String: String]) throws(CommandError) -> ExitStatus {
        let folder = folder()
        let folders = (folder.map { [$0] } ?? []) + Self.absoluteFolders(of: environment["PATH"] ?? "")
        guard let path = folders.map({ "\($0)/\(Self.name)" }).first(where: Self.isProgram) else {
            throw CommandError(
                "verify \(arguments.first ?? "") needs the program \(Self.name), which is neither in \(folder ?? "the folder of verify") nor in a "
                    + "folder of PATH; build it with: swift build --product \(Self.name)")
        }
        return try start(path, arguments)
    }

    /// Returns the absolute folders of PATH: a relative one would be of the repository, whose programs must not run.
    private static func absoluteFolders(of path: String) -> [String] {
        path.split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    }

    /// Returns whether a path names an executable file, directly or through a link.
    ///
    /// access(2) alone also accepts folders.
    private static func isProgram(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }

    /// Replaces this process with a program, so that signals, standard streams and the exit status are the program's own.
    ///
    /// The signal mask is cleared first, because threads of a concurrency pool block signals, and a program inherits the mask of its thread.
    /// - Source: execv(3).
    private static func replaceProcess(_ path: String, _ arguments: [String]) throws(CommandError) -> ExitStatus {
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        let words = ([path] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        execv(path, words + [nil])
        throw CommandError(
            "\(path) cannot be started: \(String(cString: strerror(errno))); build it again with: swift build --product \(name)")
    }
}
