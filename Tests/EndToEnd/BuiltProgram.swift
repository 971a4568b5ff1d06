import Foundation
import Subprocess
import Synchronization
import TestFolders
import Testing

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// The built programs, started as a user starts them.
enum BuiltProgram {
    struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    /// Beside the test's own bundle, in the folder of the build.
    private static let folder: String = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let folder = bundle?.bundleURL.deletingLastPathComponent().path ?? ""
        #else
            let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
        #endif
        return folder
    }()

    /// Runs it to its end.
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - folder: The current folder.
    ///   - environment: Added to a clean one, in which the time stands still.
    ///   - program: Which one.
    ///   - input: What is typed.
    static func run(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:], program: String = "verify",
        input: String = ""
    ) async throws -> Run {
        let result = try await Subprocess.run(
            .path(FilePath("\(Self.folder)/\(program)")), arguments: Arguments(arguments), environment: variables(environment),
            workingDirectory: FilePath(folder.path), input: .string(input), output: .string(limit: 1 << 22), error: .string(limit: 1 << 20))
        return Run(status: try status(result.terminationStatus), output: result.standardOutput, errors: result.standardError)
    }

    /// Runs `verify` to its end where no file may grow beyond so many blocks of 512 bytes, as on a disk that is full.
    static func run(_ arguments: [String], in folder: TemporaryFolder, environment: [String: String], blocks: Int) async throws -> Run {
        // Who ignores the signal is told by the call that would write too much.
        let script = "trap '' XFSZ; ulimit -f \(blocks) && exec \"$0\" \"$@\""
        let result = try await Subprocess.run(
            .path("/bin/sh"), arguments: Arguments(["-c", script, "\(Self.folder)/verify"] + arguments),
            environment: variables(environment), workingDirectory: FilePath(folder.path), input: .none, output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 20))
        return Run(status: try status(result.terminationStatus), output: result.standardOutput, errors: result.standardError)
    }

    /// Runs it to its end, with a standard output that nobody reads.
    static func runWithoutReader(_ arguments: [String], in folder: TemporaryFolder, program: String = "verify") async throws -> Run {
        let pipe = try FileDescriptor.pipe()
        try pipe.readEnd.close()
        let result = try await Subprocess.run(
            .path(FilePath("\(Self.folder)/\(program)")), arguments: Arguments(arguments), environment: variables([:]),
            workingDirectory: FilePath(folder.path),
            output: .fileDescriptor(pipe.writeEnd, closeAfterSpawningProcess: true), error: .string(limit: 1 << 20))
        return Run(status: try status(result.terminationStatus), output: "", errors: result.standardError)
    }

    /// Runs `verify serve` until a test is done with it, and ends it with a signal then.
    /// - Parameters:
    ///   - arguments: The command line after `serve`.
    ///   - folder: The current folder.
    ///   - signal: What ends it.
    ///   - descriptors: How many files it may have open unless it asks for more; as many as the test where nil.
    ///   - body: The test; it gets the line that says where the server is, and what waits for a line of standard error.
    static func serve(
        _ arguments: [String], in folder: TemporaryFolder, endedBy signal: Signal = .interrupt, descriptors: Int? = nil,
        _ body: @escaping @Sendable (String, LineLog) async throws -> Void
    ) async throws -> Run {
        try await interact(["serve"] + arguments, in: folder, endedBy: signal, descriptors: descriptors) { output, errors in
            await output.line { _ in true }
            try await body(output.all[0], errors)
        }
    }

    /// Runs it until a test is done with it, and ends it with a signal then.
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - environment: Added to a clean one.
    ///   - body: The test; it gets what waits for lines of standard output and of standard error. An empty line stands for an output that has ended.
    static func interact(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:], endedBy signal: Signal = .interrupt,
        descriptors: Int? = nil, _ body: @escaping @Sendable (LineLog, LineLog) async throws -> Void
    ) async throws -> Run {
        let output = LineLog()
        let errors = LineLog()
        let limited = descriptors.map { ["-c", "ulimit -Sn \($0) && exec \"$0\" \"$@\"", "\(Self.folder)/verify"] }
        let result = try await Subprocess.run(
            .path(FilePath(limited == nil ? "\(Self.folder)/verify" : "/bin/sh")),
            arguments: Arguments((limited ?? []) + arguments), environment: variables(environment),
            workingDirectory: FilePath(folder.path), input: .none, output: .sequence, error: .sequence
        ) { execution in
            async let reported: Void = {
                for try await line in execution.standardError.strings() { errors.append(line) }
            }()
            async let written: Void = {
                for try await line in execution.standardOutput.strings() { output.append(line) }
                // Nobody waits for a program that has ended.
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

    /// Starts it, and kills it when a test says so: nothing of it runs after that.
    /// - Returns: Whether it was killed before it came to its end.
    static func kill(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:],
        when isTime: @escaping @Sendable () async throws -> Void
    ) async throws -> Bool {
        let result = try await Subprocess.run(
            .path(FilePath("\(Self.folder)/verify")), arguments: Arguments(arguments), environment: variables(environment),
            workingDirectory: FilePath(folder.path), input: .none, output: .discarded, error: .discarded
        ) { execution in
            try await isTime()
            try execution.send(signal: .kill)
        }
        if case .exited = result.terminationStatus { return false }
        return true
    }

    private static func variables(_ environment: [String: String]) -> Environment {
        // What the thread sanitizer is told counts for the programs too.
        let sanitizer = ProcessInfo.processInfo.environment.filter { $0.key == "TSAN_OPTIONS" }
        let clean = ["SOURCE_DATE_EPOCH": "1763717400", "PATH": "/usr/bin:/bin"].merging(sanitizer) { $1 }
        return .custom(Dictionary(uniqueKeysWithValues: clean.merging(environment) { $1 }.map { (Environment.Key(stringLiteral: $0), $1) }))
    }

    private static func status(_ termination: TerminationStatus) throws -> Int32 {
        guard case .exited(let status) = termination else { throw Ended(how: "\(termination)") }
        return status
    }

    /// It did not end by itself.
    private struct Ended: Error {
        let how: String
    }
}

/// Lines as they come.
final class LineLog: Sendable {
    private struct State {
        var lines: [String] = []
        var waiters: [(isWanted: @Sendable (String) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

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

    /// Waits for a line, which may have come already.
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

/// A copy of this package's own contracts, recordings and sources, to break in one place.
struct PackageCopy {
    let folder: TemporaryFolder

    /// All that this package's rules speak of, which takes a debug build seconds to check.
    init() throws { try self.init(sources: "Sources") }

    private init(sources: String) throws {
        folder = try TemporaryFolder()
        for name in ["Contracts", "Fixtures", sources, "Package.swift"] { try folder.copy("\(PackageFolders.root)/\(name)", to: name) }
    }

    /// All contracts and recordings, but of the sources the domain alone, which is checked in a moment.
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

    /// Replaces a text that must be there.
    func replace(_ old: String, with new: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let text = try folder.text(file)
        #expect(text.contains(old), "\(file) has changed", sourceLocation: sourceLocation)
        try folder.write(file, text.replacing(old, with: new))
    }

    func verify(_ more: String..., environment: [String: String] = [:]) async throws -> BuiltProgram.Run {
        try await BuiltProgram.run(["--contracts", "Contracts/"] + more, in: folder, environment: environment)
    }
}
