import Foundation
import TestFolders
import Testing

/// The built program where memory or threads are limited, as in a small container.
///
/// The thread sanitizer reserves more address space than these limits: `make sanitize` sets TSAN_OPTIONS.
@Suite("Small machines", .enabled(if: ProcessInfo.processInfo.environment["TSAN_OPTIONS"] == nil))
struct SmallMachineTests {
    private static let files = [
        "App/Film.swift": "struct Film {\n    let title: String\n}\n", "App/Use.swift": "let film = Film(title: \"a\")\n",
        "Contracts/layers.yml": "sources: [App]\nlayers: { App: { paths: [App/**], imports: \"*\" } }\n",
    ]

    private func app(with name: String = "", _ text: String = "") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, text) in Self.files { try folder.write(name, text) }
        if !name.isEmpty { try folder.write(name, text) }
        return folder
    }

    @Test(arguments: [1_000_000, 2_000_000, 8_000_000], ["graph --no-cache", "--no-cache --quiet", "scan"])
    func findTheSameInALimitedAddressSpace(_ kibibytes: Int, _ command: String) async throws {
        let folder = try app()
        let plain = try await BuiltProgram.runInShell("exec \"$0\" \(command)", in: folder)
        let limited = try await BuiltProgram.runInShell("ulimit -v \(kibibytes) && exec \"$0\" \(command)", in: folder)
        #expect(limited.status == plain.status && limited.output == plain.output && limited.errors == plain.errors, "\(limited)")
    }

    /// The depth to which a text is parsed follows from the stack, so that the end of the stack is never reached.
    @Test(arguments: [1_000_000, 2_000_000, 8_000_000])
    func reportDeepTextsInALimitedAddressSpace(_ kibibytes: Int) async throws {
        let folder = try app(with: "App/Deep.swift", "func f(a: Film) { _ = a" + String(repeating: ".b", count: 100_000) + " }\n")
        let run = try await BuiltProgram.runInShell("ulimit -v \(kibibytes) && exec \"$0\" graph --no-cache", in: folder)
        #expect(run.status == 0)
        #expect(run.output.contains("App/Use.swift\tApp/Film.swift\tFilm\t"), "\(run.output)")
        #expect(run.errors.hasPrefix("App/Deep.swift:1:"), "\(run.errors)")
    }

    /// Foundation ends the program where a process gets no pipe.
    @Test(arguments: [8, 12, 16, 20, 24, 32, 64]) func reportThatNoFurtherFileIsOpened(_ count: Int) async throws {
        let folder = try app()
        let script =
            "git init -q && git add . && git -c user.name=a -c user.email=a@b commit -qm a && git tag 1 && exec 2>&1 && ulimit -n \(count)"
        for command in ["compat --since 1", "--changed-since 1 --no-cache --quiet", "scan", "graph --no-cache", "init"] {
            let run = try await BuiltProgram.runInShell("rm -rf .git && \(script) && exec \"$0\" \(command)", in: folder)
            #expect(run.status <= 2, "\(command): \(run)")
            if count < 32 { #expect(run.status == 2 && run.output.hasPrefix("verify: the system opens too few files ("), "\(run)") }
        }
    }

    @Test func reportsAFileThatWouldBeTooLarge() async throws {
        let folder = try app()
        let run = try await BuiltProgram.runInShell(
            "rm -r Contracts && exec 2>&1 >/dev/null && ulimit -f 0 && exec \"$0\" init", in: folder)
        #expect(run.status == 2, "\(run)")
    }

    /// Whether another user can start the program: each folder around it is open to all.
    private static let isOpenToOthers: Bool = {
        var folder = URL(fileURLWithPath: BuiltProgram.folder).resolvingSymlinksInPath()
        while folder.path != "/" {
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
            guard let permissions = attributes?[.posixPermissions] as? Int, permissions & 0o001 != 0 else { return false }
            folder.deleteLastPathComponent()
        }
        return true
    }()

    /// Only the superuser can start a process as a user without other processes.
    @Test(.enabled(if: geteuid() == 0 && isOpenToOthers))
    func reportThatNoThreadIsCreated() async throws {
        let user = "setpriv --reuid 65533 --clear-groups"
        let folder = try app()
        let run = try await BuiltProgram.runInShell("exec \(user) bash -c 'ulimit -u 1 && exec \"$0\" graph' \"$0\"", in: folder)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(
            run.errors.hasPrefix("verify: the system creates no thread (")
                && run.errors.hasSuffix("); raise the limit of processes or of memory: see ulimit -a\n"), "\(run.errors)")
    }
}
