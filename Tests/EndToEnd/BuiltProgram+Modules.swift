import Foundation
import Subprocess
import TestFolders

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// The modules of the build that the tests belong to, for the tools of the compiler.
extension BuiltProgram {
    /// The folder of the modules.
    static var modules: String { "\(folder)/Modules" }

    /// The system that the build is for: `x86_64-unknown-linux-gnu`.
    static var target: String {
        URL(fileURLWithPath: folder).resolvingSymlinksInPath().deletingLastPathComponent().lastPathComponent
    }

    /// The options for the C modules that Swift modules import: those of the dependencies and of this package.
    static func moduleMaps() throws -> [String] {
        let build = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        let written = try contents(of: build.path).map { "\(build.path)/\($0)/module.modulemap" }.filter(FileManager.default.fileExists)
        let checkouts = build.deletingLastPathComponent().deletingLastPathComponent().path + "/checkouts"
        var targets: [String] = []
        for package in try contents(of: checkouts) {
            let sources = "\(checkouts)/\(package)/Sources"
            targets += ((try? contents(of: sources)) ?? []).map { "\(sources)/\($0)" }
        }
        let own = "\(PackageFolders.root)/Sources/Harness"
        for topic in try contents(of: own) { targets += ((try? contents(of: "\(own)/\(topic)")) ?? []).map { "\(own)/\(topic)/\($0)" } }
        let names = Set(written.map { URL(fileURLWithPath: $0).deletingLastPathComponent().deletingPathExtension().lastPathComponent })
        let included = targets.filter { !names.contains(URL(fileURLWithPath: $0).lastPathComponent) }
            .flatMap { ["\($0)/include/module.modulemap", "\($0)/module.modulemap"] }.filter(FileManager.default.fileExists)
        let headers = targets.map { "\($0)/include" }.filter(FileManager.default.fileExists)
        return (written + included).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
            + (headers + ["/usr/include/libxml2"]).flatMap { ["-Xcc", "-I", "-Xcc", $0] }
    }

    private static func contents(of folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    /// Runs a program of the machine with the environment of the test.
    static func runTool(_ program: Executable, _ arguments: [String], in folder: TemporaryFolder) async throws -> BuiltProgram.Run {
        let result = try await Subprocess.run(
            program, arguments: Arguments(arguments),
            environment: .inherit.updating(["SOURCE_DATE_EPOCH": "1763717400", "NO_COLOR": "1"]),
            workingDirectory: FilePath(folder.path), input: .none, output: .string(limit: 1 << 24), error: .string(limit: 1 << 24))
        guard case .exited(let status) = result.terminationStatus else { throw Stopped(how: "\(result.terminationStatus)") }
        return BuiltProgram.Run(status: status, output: result.standardOutput, errors: result.standardError)
    }

    /// The error for a program that a signal has ended.
    private struct Stopped: Error {
        let how: String
    }
}
