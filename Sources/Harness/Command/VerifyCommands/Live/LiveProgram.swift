internal import Foundation
internal import SafeFiles

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The program `verify-live`, which does the work of the commands that use the network, as `git foo` is the program `git-foo`.
package struct LiveProgram: Sendable {
    /// The name of the program's file.
    static let name = "verify-live"

    /// Starts a program with arguments, its name not among them, and returns its status; the process's own never returns.
    private let start: @Sendable (_ path: String, _ arguments: [String]) throws(CommandError) -> ExitStatus
    /// The folder of the program that runs; nil where it is not known.
    private let folder: String?

    /// The program beside another one.
    /// - Parameters:
    ///   - folder: The folder of the program that runs; nil where it is not known.
    ///   - start: Starts a program with arguments, its name not among them, and returns its status.
    package init(
        beside folder: String?, start: @escaping @Sendable (_ path: String, _ arguments: [String]) throws(CommandError) -> ExitStatus
    ) {
        self.folder = folder
        self.start = start
    }

    /// The program beside the one that runs, which takes the place of this process when it starts.
    package static let ofProcess = LiveProgram(
        beside: Bundle.main.executablePath.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path },
        start: replaceProcess)

    /// Runs a command, and returns its status.
    /// - Throws: ``CommandError`` where the program is not there or cannot be started.
    func run(_ arguments: [String], environment: [String: String]) throws(CommandError) -> ExitStatus {
        let folders = (folder.map { [$0] } ?? []) + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        guard let path = folders.map({ "\($0)/\(Self.name)" }).first(where: Self.isProgram) else {
            throw CommandError(
                "verify \(arguments.first ?? "") needs the program \(Self.name), which is neither in \(folder ?? "the folder of verify") nor in a "
                    + "folder of PATH; build it: swift build --product \(Self.name)")
        }
        return try start(path, arguments)
    }

    /// Whether a path names a file that can be run, directly or through a link; access(2) alone also allows folders.
    private static func isProgram(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }

    /// Replaces this process, so that signals, standard streams and the status are the program's own.
    ///
    /// - Source: execv(3). Threads of a concurrency pool block signals, and a new program inherits that of the thread that starts it: the mask is cleared first.
    private static func replaceProcess(_ path: String, _ arguments: [String]) throws(CommandError) -> ExitStatus {
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        let words = ([path] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        execv(path, words + [nil])
        throw CommandError("\(path) cannot be started: \(String(cString: strerror(errno))); build it again: swift build --product \(name)")
    }
}
