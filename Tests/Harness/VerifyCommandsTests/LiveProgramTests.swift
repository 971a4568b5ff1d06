import Foundation
import Locks
import TestFolders
import Testing
import VerifyCommands
import VerifyRunning

/// `verify record` and `verify serve` start the program that links the network libraries.
@Suite("Starting verify-live")
struct LiveProgramTests {
    /// Returns a folder with a file `verify-live` that may be executable.
    private static func folder(isProgram: Bool) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("bin/verify-live", "")
        try FileManager.default.setAttributes(
            [.posixPermissions: isProgram ? 0o755 : 0o644], ofItemAtPath: "\(folder.path)/bin/verify-live")
        return folder
    }

    @Test(arguments: [
        ["record", "--contracts", "Contracts", "--mode", "all"], ["record", "--help"], ["serve"], ["serve", "--port", "0", "--", "-x"],
    ])
    func passesTheWholeCommandLine(_ arguments: [String]) async throws {
        let folder = try Self.folder(isProgram: true)
        let started = Locked<[String]>([])
        let program = LiveProgram(beside: "\(folder.path)/bin") { path, arguments in
            started.withLock { $0 = [path] + arguments }
            return .broken
        }
        let run = await VerifyRun.run(arguments, in: folder, liveProgram: program)
        #expect(started.withLock { $0 } == ["\(folder.path)/bin/verify-live"] + arguments)
        #expect(run.snapshot == "1\n")
    }

    @Test func findsTheProgramInPath() async throws {
        let folder = try Self.folder(isProgram: true)
        let started = Locked("")
        let program = LiveProgram(beside: "\(folder.path)/elsewhere") { path, _ in
            started.withLock { $0 = path }
            return .kept
        }
        let run = await VerifyRun.run(["serve"], in: folder, environment: ["PATH": "/nowhere:\(folder.path)/bin"], liveProgram: program)
        #expect(started.withLock { $0 } == "\(folder.path)/bin/verify-live")
        #expect(run.snapshot == "0\n")
    }

    @Test func skipsFoldersWithTheProgramsName() async throws {
        let folder = try Self.folder(isProgram: true)
        try folder.write("first/verify-live/a", "")
        try folder.write("linked/a", "")
        try folder.link("linked/verify-live", to: "\(folder.path)/bin/verify-live")
        let started = Locked("")
        let program = LiveProgram(beside: nil) { path, _ in
            started.withLock { $0 = path }
            return .kept
        }
        let run = await VerifyRun.run(
            ["serve"], in: folder, environment: ["PATH": "\(folder.path)/first:\(folder.path)/linked"], liveProgram: program)
        #expect(started.withLock { $0 } == "\(folder.path)/linked/verify-live")
        #expect(run.snapshot == "0\n")
    }

    @Test(arguments: [true, false])
    func explainsHowToBuildAMissingProgram(isThere: Bool) async throws {
        let folder = isThere ? try Self.folder(isProgram: false) : try TemporaryFolder()
        let program = LiveProgram(beside: "\(folder.path)/bin") { _, _ in .kept }
        let run = await VerifyRun.run(["record", "--contracts", "C"], in: folder, environment: [:], liveProgram: program)
        #expect(
            run.snapshot == """
                2
                --
                verify: verify record needs the program verify-live, which is neither in @/bin nor in a folder of PATH; \
                build it with: swift build --product verify-live

                """)
    }
}
