import Foundation
import Subprocess
import TestFolders
import Testing

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// The programs for download, in a folder with nothing else but the shared libraries that they name.
///
/// `make dist` builds the tarball and runs these tests with its path.
@Suite("Programs for download", .enabled(if: Download.tarball != nil))
struct DownloadTests {

    private let folder: TemporaryFolder
    /// The folder that becomes the root for the programs.
    private let root: String

    init() async throws {
        folder = try TemporaryFolder()
        root = "\(folder.path)/root"
        let tarball = try #require(Download.tarball)
        try FileManager.default.createDirectory(atPath: "\(root)/proc", withIntermediateDirectories: true)
        try await Self.run("/usr/bin/env", "tar", "--extract", "--file", tarball, "--directory", root, "--strip-components", "1")
        for library in try await Self.sharedLibraries(of: "\(root)/bin/verify") {
            let target = "\(root)\(library)"
            try FileManager.default.createDirectory(
                atPath: URL(fileURLWithPath: target).deletingLastPathComponent().path, withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: URL(fileURLWithPath: library).resolvingSymlinksInPath().path, toPath: target)
        }
    }

    @Test func needsOnlyTheLibrariesOfTheCompiler() async throws {
        let names = try await Self.sharedLibraries(of: "\(root)/bin/verify").map { $0.split(separator: "/").last.map(String.init) ?? "" }
        let known = ["ld-linux-", "libc.so", "libgcc_s.so", "libm.so", "libstdc++.so"]
        #expect(names.filter { name in !known.contains { name.hasPrefix($0) } } == [])
    }

    @Test func containsItsPartsAndItsLicense() throws {
        let sbom = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: "\(root)/sbom.cdx.json"))) as? [String: Any]
        #expect(sbom?["bomFormat"] as? String == "CycloneDX")
        let components = try #require(sbom?["components"] as? [[String: String]])
        let names = components.compactMap { $0["name"] }
        #expect(Set(["libxml-2.0", "swift-argument-parser", "swift-syntax", "yams", "zlib"]).isSubset(of: names))
        #expect(components.allSatisfy { $0["version"]?.isEmpty == false })
        #expect(FileManager.default.isReadableFile(atPath: "\(root)/LICENSE"))
    }

    @Test func hasTheChecksumBesideIt() async throws {
        let tarball = try #require(Download.tarball)
        let name = URL(fileURLWithPath: tarball).lastPathComponent
        let written = try String(contentsOfFile: "\(tarball).sha256", encoding: .utf8)
        let printed = try await Self.run("/usr/bin/env", "sha256sum", tarball)
        #expect(written == "\(printed.prefix(64))  \(name)\n")
    }

    /// A team downloads the tarball, and has an app with a Data layer and answers of its servers.
    @Test func scansAndChecksARepositoryWithoutAnythingElse() async throws {
        try DataLayerCopy.make(in: "\(root)/app")
        #expect(try await program(["scan", "/app"]).status == 0)
        let write = try await program(["scan", "/app", "--write", "--quiet"])
        #expect(write.status == 0)
        #expect(FileManager.default.isReadableFile(atPath: "\(root)/app/Contracts/apis.yml"))
        let check = try await program(["--contracts", "/app/Contracts/"])
        #expect(check.status == 0, "\(check.output)\(check.errors)")
        let layers = try await program(["init", "--root", "/app", "--by", "folders"])
        #expect(layers.status == 0, "\(layers.output)\(layers.errors)")
    }

    /// The first screen of the README, with the program that a stranger downloads.
    @Test func findsTheBugOfTheSample() async throws {
        try FileManager.default.copyItem(atPath: "\(PackageFolders.root)/Samples/Shop", toPath: "\(root)/Shop")
        let scan = try await program(["scan", "/Shop"])
        #expect(scan.status == 1)
        #expect(try PackageFolders.text("README.md").contains("$ verify scan\n\(scan.output)```"))
    }

    /// `serve` and `record` are in the same program.
    @Test(arguments: ["serve", "record"]) func hasTheCommandsForTheNetwork(_ name: String) async throws {
        let help = try await program([name, "--help"])
        #expect(help.status == 0 && help.output.contains("USAGE: verify \(name)") && !help.output.contains("verify-live"))
    }

    // MARK: Parts

    private struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    /// Runs `verify` with the folder as its root, in a namespace of its own.
    ///
    /// The Swift runtime reads the arguments from /proc, which is mounted in the folder.
    private func program(_ arguments: [String]) async throws -> Run {
        let script = "mount -t proc proc \"$0/proc\" && exec chroot \"$0\" /bin/verify \"$@\""
        let command = ["unshare", "--map-root-user", "--mount", "--pid", "--fork", "/bin/sh", "-c", script, root] + arguments
        let result = try await Subprocess.run(
            .path("/usr/bin/env"), arguments: Arguments(command),
            environment: .custom(["PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "SOURCE_DATE_EPOCH": "1763717400"]),
            output: .string(limit: 1 << 24), error: .string(limit: 1 << 20))
        guard case .exited(let status) = result.terminationStatus else {
            throw DownloadFailure(command: command, output: result.standardError)
        }
        return Run(status: status, output: result.standardOutput, errors: result.standardError)
    }

    /// Returns the paths of the shared libraries that a program needs.
    private static func sharedLibraries(of program: String) async throws -> [String] {
        try await run("/usr/bin/env", "ldd", program).split(separator: "\n").compactMap { line in
            line.split(separator: " ").first { $0.contains("/") }.map { String($0.drop { $0 == "\t" }) }
        }
    }

    @discardableResult private static func run(_ path: String, _ arguments: String...) async throws -> String {
        let result = try await Subprocess.run(
            .path(FilePath(path)), arguments: Arguments(arguments), output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
        guard case .exited(0) = result.terminationStatus else { throw DownloadFailure(command: arguments, output: result.standardError) }
        return result.standardOutput
    }
}

/// The programs that `make dist` builds.
enum Download {
    /// The path of the tarball; nil outside of `make dist`.
    static let tarball = ProcessInfo.processInfo.environment["PLUMBLINE_DIST"]
}

/// A command that failed.
struct DownloadFailure: Error {
    let command: [String]
    let output: String
}
