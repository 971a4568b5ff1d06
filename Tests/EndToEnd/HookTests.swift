import Foundation
import TestFolders
import Testing

/// Runs the built program as git runs its hooks: with variables that name a repository and its parts.
@Suite("verify in a hook of git")
struct HookTests {
    @Test func readsTheRepositoryOfTheRoot() async throws {
        let folder = try TemporaryFolder()
        let git = try GitSample(in: folder)
        try folder.write("App/Contracts/layers.yml", "sources: [Code]\nlayers: { A: { paths: [Code/A/**] }, B: { paths: [Code/B/**] } }\n")
        try folder.write("App/Code/A/A.swift", "let b: B? = nil\n")
        try folder.write("App/Code/B/B.swift", "struct B {}\n")
        try git.commit("1.0")
        let check = ["--contracts", "App/Contracts", "--only", "layers", "--quiet", "--reports", "Reports"]
        #expect(try await BuiltProgram.run(check, in: folder).status == 1)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let hook = ["PATH": path, "GIT_DIR": "\(folder.path)/.git", "GIT_PREFIX": "", "GIT_INDEX_FILE": "\(folder.path)/.git/index"]
        let run = try await BuiltProgram.run(check + ["--changed-since", "1.0"], in: folder, environment: hook)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
}
