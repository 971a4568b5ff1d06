internal import Foundation
internal import SafeFiles

/// One run of the program `git`.
///
/// The repository may be malicious: its configuration can name programs that git starts, and files that never end.
struct GitProcess {
    private let program: String
    private let command: String
    private let arguments: [String]
    private let limit: Int
    private let seconds: Int

    /// - Parameters:
    ///   - program: The path of the program.
    ///   - folder: A folder of the working tree.
    ///   - arguments: The command and its arguments.
    ///   - limit: The largest output, in bytes.
    ///   - seconds: The longest time.
    init(_ program: String, in folder: String, _ arguments: [String], limit: Int, seconds: Int) {
        self.program = program
        command = arguments.first ?? ""
        self.arguments = ["--no-pager"] + Self.settings.flatMap { ["-c", $0] } + ["-C", folder] + arguments
        self.limit = limit
        self.seconds = seconds
    }

    /// Runs the program to its end, and returns what it writes to standard output.
    /// - Parameter input: The bytes on standard input; nil for none.
    /// - Throws: ``GitHistory/GitError``.
    func run(input: [UInt8]?) throws(GitHistory.GitError) -> [UInt8] {
        let command = "git \(self.command)"
        do {
            try OpenFiles.check()
            // A file takes any number of bytes, where a pipe would wait for the reader of another one.
            let errors = try unnamedFile()
            let names = try unnamedFile()
            try names.write(contentsOf: Data(input ?? []))
            try names.seek(toOffset: 0)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            let own = ProcessInfo.processInfo.environment.filter { !Self.localVariables.contains($0.key) }
            process.environment = own.merging(Self.environment) { $1 }
            let output = Pipe()
            process.standardInput = names
            process.standardError = errors
            process.standardOutput = output
            try process.run()
            let timeout = ProcessTimeout(process, seconds)
            var bytes = Data()
            while let part = try output.fileHandleForReading.read(upToCount: 1 << 20), !part.isEmpty {
                bytes.append(part)
                guard bytes.count <= limit else {
                    process.terminate()
                    process.waitUntilExit()
                    throw GitHistory.GitError.tooLarge(command: command, limit: limit)
                }
            }
            process.waitUntilExit()
            if timeout.end() { throw GitHistory.GitError.tooSlow(command: command, seconds: seconds) }
            guard process.terminationReason == .exit, process.terminationStatus == 0 else {
                try errors.seek(toOffset: 0)
                let text = String(decoding: try errors.readToEnd() ?? Data(), as: UTF8.self)
                throw GitHistory.GitError.failed(command: command, output: text.trimmingCharacters(in: .whitespacesAndNewlines))
            }
            return Array(bytes)
        } catch let error as GitHistory.GitError {
            throw error
        } catch {
            throw .failed(command: command, output: "\(error)")
        }
    }

    /// Creates a file without a name, so that no other user can exchange it.
    private func unnamedFile() throws -> FileHandle {
        var template = Array("\(FileManager.default.temporaryDirectory.path)/plumbline-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        unlink(template)
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// The settings that override those of the repository.
    ///
    /// A file system monitor is a program; reading the index starts it. A bare repository inside of a working tree consists of ordinary
    /// files of the outer one, which anyone may have committed. Source: git-config(1).
    private static let settings = ["core.fsmonitor=false", "core.hooksPath=/dev/null", "safe.bareRepository=explicit"]

    /// The variables that keep git from fetching missing objects, from waiting for an answer, and from writing to the repository.
    ///
    /// The configuration of a repository can name programs that a fetch starts. Not every version knows `GIT_NO_LAZY_FETCH`; the empty
    /// `GIT_ALLOW_PROTOCOL` allows none. Replaced objects are not those of the commit. Source: git(1).
    private static let environment = [
        "GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1", "GIT_NO_REPLACE_OBJECTS": "1", "GIT_OPTIONAL_LOCKS": "0",
        "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
    ]

    /// The variables that git sets for its hooks, and that name another repository or folder than the one that is read.
    ///
    /// Source: git-rev-parse(1), `--local-env-vars`.
    private static let localVariables: Set<String> = [
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_CONFIG_COUNT", "GIT_CONFIG_PARAMETERS", "GIT_DIR",
        "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX", "GIT_NO_REPLACE_OBJECTS",
        "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
    ]
}

/// Ends a process that takes too long.
private struct ProcessTimeout {
    private let timer: any DispatchSourceTimer
    private let process: Process

    init(_ process: Process, _ seconds: Int) {
        self.process = process
        timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + .seconds(seconds))
        // The number of a process that has ended could be that of another one; the run waits for it only after the timer is cancelled.
        let number = process.processIdentifier
        timer.setEventHandler { kill(number, SIGKILL) }
        timer.activate()
    }

    /// Stops the timer, and returns whether it ended the process.
    func end() -> Bool {
        timer.cancel()
        return process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL
    }
}
