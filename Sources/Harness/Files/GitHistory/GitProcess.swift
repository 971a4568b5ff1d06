internal import Foundation

/// One run of the program `git`.
struct GitProcess {
    private let program: String
    private let arguments: [String]

    init(_ program: String, _ arguments: [String]) {
        self.program = program
        self.arguments = arguments
    }

    /// Runs the program to its end, and returns what it writes to standard output.
    /// - Parameter input: The bytes on standard input; nil for none.
    func run(input: [UInt8]?) throws(GitHistory.GitError) -> [UInt8] {
        let command = "git \(arguments.dropFirst(2).first ?? "")"
        do {
            let folder = try FileManager.default.url(
                for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory, create: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            // A file takes any number of bytes, where a pipe would wait for the reader of another one.
            let errors = folder.appendingPathComponent("errors")
            let names = folder.appendingPathComponent("input")
            try Data(input ?? []).write(to: names)
            try Data().write(to: errors)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            let own = ProcessInfo.processInfo.environment.filter { !Self.localVariables.contains($0.key) }
            process.environment = own.merging(Self.environment) { $1 }
            let output = Pipe()
            process.standardInput = try FileHandle(forReadingFrom: names)
            process.standardError = try FileHandle(forWritingTo: errors)
            process.standardOutput = output
            try process.run()
            let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            guard process.terminationReason == .exit, process.terminationStatus == 0 else {
                let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
                throw GitHistory.GitError.failed(command: command, output: text.trimmingCharacters(in: .whitespacesAndNewlines))
            }
            return Array(bytes)
        } catch let error as GitHistory.GitError {
            throw error
        } catch {
            throw .failed(command: command, output: "\(error)")
        }
    }

    /// The variables that keep git from asking a server for objects, from waiting for an answer, and from writing to the repository.
    private static let environment = [
        "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
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
