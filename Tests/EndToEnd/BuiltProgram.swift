import Foundation
import Locks
import Subprocess
import TestFolders
import Testing

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// The built programs, started in the same way as a user starts them.
enum BuiltProgram {
    struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    /// The program `verify` with the types of the reference app.
    static let verify = "verify-reference"

    /// The folder of the build, which contains the test's own bundle.
    static let folder: String = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let folder = bundle?.bundleURL.deletingLastPathComponent().path ?? ""
        #else
            let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
        #endif
        return folder
    }()

    /// Returns the path of a program.
    static func path(of program: String) -> Executable { .path(FilePath("\(folder)/\(program)")) }

    /// Runs a program to its end.
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - folder: The current folder.
    ///   - environment: The variables to add to a clean environment with a fixed time.
    ///   - program: The name of the program.
    ///   - input: The text on standard input.
    static func run(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:], program: String = Self.verify,
        input: String = ""
    ) async throws -> Run {
        let result = try await Subprocess.run(
            path(of: program), arguments: Arguments(arguments), environment: variables(environment),
            workingDirectory: FilePath(folder.path), input: .string(input), output: .string(limit: 1 << 24), error: .string(limit: 1 << 20))
        return Run(status: try status(result.terminationStatus), output: result.standardOutput, errors: result.standardError)
    }

    /// Runs `verify` to its end, in a folder below another one.
    static func run(
        _ arguments: [String], below name: String, of folder: TemporaryFolder, environment: [String: String]
    ) async throws -> Run {
        let result = try await Subprocess.run(
            path(of: "verify"), arguments: Arguments(arguments), environment: variables(environment),
            workingDirectory: FilePath("\(folder.path)/\(name)"), input: .none, output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 20))
        return Run(status: try status(result.terminationStatus), output: result.standardOutput, errors: result.standardError)
    }

    /// Runs `verify` to its end, with files of at most a number of blocks of 512 bytes, as on a full disk.
    static func run(_ arguments: [String], in folder: TemporaryFolder, environment: [String: String], blocks: Int) async throws -> Run {
        // If the signal is ignored, the call that writes too much fails with an error.
        let script = "trap '' XFSZ; ulimit -f \(blocks) && exec \"$0\" \"$@\""
        let result = try await Subprocess.run(
            .path("/bin/sh"), arguments: Arguments(["-c", script, "\(Self.folder)/\(verify)"] + arguments),
            environment: variables(environment), workingDirectory: FilePath(folder.path), input: .none, output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 20))
        return Run(status: try status(result.terminationStatus), output: result.standardOutput, errors: result.standardError)
    }

    /// Runs a script in bash, whose `$0` is `verify`.
    static func runInShell(_ script: String, in folder: TemporaryFolder) async throws -> Run {
        let result = try await Subprocess.run(
            .path("/bin/bash"), arguments: Arguments(["--norc", "-c", script, "\(Self.folder)/\(verify)"]), environment: variables([:]),
            workingDirectory: FilePath(folder.path), output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
        return Run(status: try status(result.terminationStatus), output: result.standardOutput, errors: result.standardError)
    }

    /// Runs a program to its end, with a closed reader of standard output.
    static func runWithoutReader(_ arguments: [String], in folder: TemporaryFolder, program: String = Self.verify) async throws -> Run {
        let pipe = try FileDescriptor.pipe()
        try pipe.readEnd.close()
        let result = try await Subprocess.run(
            path(of: program), arguments: Arguments(arguments), environment: variables([:]),
            workingDirectory: FilePath(folder.path),
            output: .fileDescriptor(pipe.writeEnd, closeAfterSpawningProcess: true), error: .string(limit: 1 << 20))
        return Run(status: try status(result.terminationStatus), output: "", errors: result.standardError)
    }

    /// Runs `verify serve` for a test, and ends it with a signal after the test.
    /// - Parameters:
    ///   - arguments: The command line after `serve`.
    ///   - folder: The current folder.
    ///   - signal: The signal that ends the server.
    ///   - descriptors: The soft limit of open files; that of the test if nil.
    ///   - body: The test. It gets the line with the server's address, and the lines of standard error.
    static func serve(
        _ arguments: [String], in folder: TemporaryFolder, endedBy signal: Signal = .interrupt, descriptors: Int? = nil,
        _ body: @escaping @Sendable (String, LineLog) async throws -> Void
    ) async throws -> Run {
        try await interact(["serve"] + arguments, in: folder, endedBy: signal, descriptors: descriptors) { output, errors in
            await output.line { _ in true }
            try await body(output.all[0], errors)
        }
    }

    /// Runs `verify` for a test, and ends it with a signal after the test.
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - environment: The variables to add to a clean environment.
    ///   - body: The test. It gets the lines of standard output and of standard error. An empty line marks the end of an output.
    static func interact(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:], endedBy signal: Signal = .interrupt,
        descriptors: Int? = nil, _ body: @escaping @Sendable (LineLog, LineLog) async throws -> Void
    ) async throws -> Run {
        let output = LineLog()
        let errors = LineLog()
        let limited = descriptors.map { ["-c", "ulimit -Sn \($0) && exec \"$0\" \"$@\"", "\(Self.folder)/\(verify)"] }
        let result = try await Subprocess.run(
            limited == nil ? path(of: verify) : .path("/bin/sh"),
            arguments: Arguments((limited ?? []) + arguments), environment: variables(environment),
            workingDirectory: FilePath(folder.path), input: .none, output: .sequence, error: .sequence
        ) { execution in
            async let reported: Void = {
                for try await line in execution.standardError.strings() { errors.append(line) }
            }()
            async let written: Void = {
                for try await line in execution.standardOutput.strings() { output.append(line) }
                // The empty line ends the wait for a program that has ended.
                output.append("")
            }()
            let result: Result<Void, any Error>
            do {
                try await body(output, errors)
                result = .success(())
            } catch {
                result = .failure(error)
            }
            try execution.send(signal: signal)
            try await reported
            try await written
            try result.get()
        }
        let text = output.all.dropLast().map { "\($0)\n" }.joined()
        return Run(status: try status(result.terminationStatus), output: text, errors: errors.all.map { "\($0)\n" }.joined())
    }

    /// Starts `verify` and kills it at a time that a test chooses.
    /// - Returns: Whether the program was killed before its end.
    static func kill(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:],
        when isTime: @escaping @Sendable () async throws -> Void
    ) async throws -> Bool {
        let result = try await Subprocess.run(
            path(of: verify), arguments: Arguments(arguments), environment: variables(environment),
            workingDirectory: FilePath(folder.path), input: .none, output: .sequence, error: .discarded
        ) { execution in
            // A program that has ended closes its output, and never does what the test waits for.
            let waiting = Task {
                try await isTime()
                if !Task.isCancelled { try execution.send(signal: .kill) }
            }
            for try await _ in execution.standardOutput.strings() {}
            waiting.cancel()
            do { try await waiting.value } catch is CancellationError {}
        }
        if case .exited = result.terminationStatus { return false }
        return true
    }

    static func variables(_ environment: [String: String]) -> Environment {
        // The options of the thread sanitizer also apply to the programs.
        let sanitizer = ProcessInfo.processInfo.environment.filter { $0.key == "TSAN_OPTIONS" }
        let clean = ["SOURCE_DATE_EPOCH": "1763717400", "PATH": "/usr/bin:/bin"].merging(sanitizer) { $1 }
        return .custom(Dictionary(uniqueKeysWithValues: clean.merging(environment) { $1 }.map { (Environment.Key(stringLiteral: $0), $1) }))
    }

    static func status(_ termination: TerminationStatus) throws -> Int32 {
        guard case .exited(let status) = termination else { throw Ended(how: "\(termination)") }
        return status
    }

    /// The error for a program that did not exit by itself.
    private struct Ended: Error {
        let how: String
    }
}

/// A log of lines, which tests can wait for.
final class LineLog: Sendable {
    private struct State {
        var lines: [String] = []
        var waiters: [(isWanted: @Sendable (String) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Locked(State())

    var all: [String] { state.withLock { $0.lines } }

    func append(_ line: String) {
        let due = state.withLock { state in
            state.lines.append(line)
            let due = state.waiters.filter { $0.isWanted(line) }.map(\.continuation)
            state.waiters.removeAll { $0.isWanted(line) }
            return due
        }
        for continuation in due { continuation.resume() }
    }

    /// Waits for a line, and returns at once if the log already contains it.
    func line(_ isWanted: @escaping @Sendable (String) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if state.lines.contains(where: isWanted) { return true }
                state.waiters.append((isWanted, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}

/// A copy of this package's own contracts, recordings and sources, in which tests make a change.
struct PackageCopy {
    let folder: TemporaryFolder

    /// Creates a copy of everything that this package's rules name.
    ///
    /// A debug build checks it in seconds.
    init() throws { try self.init(sources: "Sources") }

    private init(sources: String) throws {
        folder = try TemporaryFolder()
        for name in ["Contracts", "Fixtures", sources, "Package.swift"] { try folder.copy("\(PackageFolders.root)/\(name)", to: name) }
    }

    /// Returns a copy with all contracts and recordings, but only the sources of the domain, which is checked quickly.
    static func ofTheDomain() throws -> PackageCopy {
        let copy = try PackageCopy(sources: "Sources/Production/DomainLayer")
        try copy.folder.write(
            "Contracts/layers.yml",
            """
            layers:
              DomainLayer:
                paths: [Sources/Production/DomainLayer/**]
                imports: [Combine, Foundation, OpenCombine]
                hint: Declare a protocol in DomainLayer and implement it in DataLayer.

            """)
        return copy
    }

    /// Replaces a text, which the file must contain.
    func replace(_ old: String, with new: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let text = try folder.text(file)
        #expect(text.contains(old), "\(file) has changed", sourceLocation: sourceLocation)
        try folder.write(file, text.replacing(old, with: new))
    }

    func verify(_ more: String..., environment: [String: String] = [:]) async throws -> BuiltProgram.Run {
        try await BuiltProgram.run(["--contracts", "Contracts/"] + more, in: folder, environment: environment)
    }
}
