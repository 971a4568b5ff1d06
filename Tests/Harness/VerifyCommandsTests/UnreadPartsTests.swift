import Foundation
import TestFolders
import Testing
import VerifyRunning

/// The facts about a check of layers that no finding reports.
@Suite("verify check: unread projects and unresolved uses")
struct UnreadPartsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Domain/Film.swift", "struct Film {}\n")
        try folder.write(
            "Contracts/layers.yml",
            "sources: [App]\nlayers:\n  Domain: { paths: [App/Domain/**] }\n  Data: { paths: [App/Data/**], uses: [Domain] }\n")
        try folder.write("App/Data/Store.swift", "struct Store { let film: Film? }\n")
    }

    private func check(_ arguments: String...) async -> VerifyRun {
        await VerifyRun.run(
            ["--contracts", "@/Contracts", "--only", "layers", "--reports", "@/Reports", "--no-cache"] + arguments, in: folder)
    }

    @Test func reportsEachProjectThatCannotBeReadOnce() async throws {
        let before = await check("--quiet")
        #expect(before.snapshot == "0\n")
        try folder.write("App/Project.swift", "import ProjectDescription\nlet project = makeModule(name: \"Shop\")\n")
        let one = await check("--quiet")
        #expect(one.status == 0)
        #expect(
            one.errors.hasPrefix(
                "verify: 1 part of a project is not read, so that imports of their modules may look like imports from outside: App/"),
            "\(one.errors)")
        #expect(one.errors.hasSuffix("; list the modules: verify graph --modules --root @\n"), "\(one.errors)")
        #expect(one.errors.components(separatedBy: "App/Project.swift").count == 2)
        for name in ["A", "B", "C"] {
            try folder.write("App/\(name)/Project.swift", "import ProjectDescription\nlet project = makeModule(name: \"\(name)\")\n")
        }
        let all = await check("--quiet")
        #expect(all.errors.hasPrefix("verify: 4 parts of projects are not read"))
        #expect(all.errors.contains("; and 1 more; list the modules: verify graph --modules --root @\n"), "\(all.errors)")
    }

    @Test func reportsTheShareOfUnresolvedUses() async throws {
        #expect(await !check().output.contains("not resolved"))
        try folder.write("App/Domain/Use.swift", "func use(_ a: Unknown) { a.b().store() }\nlet film: Film? = nil\n")
        try folder.write("App/Data/Store.swift", "struct Store { let film: Film?\n func store() {} }\n")
        let run = await check()
        #expect(run.output.contains("\nnot resolved: "), "\(run.output)")
        #expect(run.output.contains(" %); list those of all files: verify graph --explain --root @\n"), "\(run.output)")
        let quiet = await check("--quiet")
        #expect(quiet.output.isEmpty)
    }
}
