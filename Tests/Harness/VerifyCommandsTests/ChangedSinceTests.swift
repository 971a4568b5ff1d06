import Foundation
import TestFolders
import Testing
import VerifyRunning

/// Checks which violations `verify --changed-since` reports.
@Suite("verify --changed-since")
struct ChangedSinceTests {
    private let folder: TemporaryFolder
    private let git: GitSample

    private static let layers = """
        layers:
          Domain: { paths: [Sources/Domain/**] }
          Data: { paths: [Sources/Data/**], uses: [Domain] }

        """

    init() throws {
        folder = try TemporaryFolder()
        git = try GitSample(in: folder)
        try folder.write("Contracts/layers.yml", Self.layers)
        try folder.write("Sources/Data/Store.swift", "final class Store {}\n")
        try folder.write("Sources/Domain/Film.swift", "struct Film {\n    let store: Store? = nil\n}\n")
        try folder.write("Sources/Domain/Old.swift", "let old: Store? = nil\n")
        try git.commit("1.0")
    }

    private func check(_ arguments: String..., contracts: String = "@/Contracts/", path: String? = nil) async -> VerifyRun {
        var environment = ["PLUMBLINE_CACHE": "\(folder.path)/Cache"]
        environment["PATH"] = path ?? ProcessInfo.processInfo.environment["PATH"]
        return await VerifyRun.run(
            ["--contracts", contracts, "--only", "layers", "--reports", "@/Reports", "--quiet"] + arguments, in: folder,
            environment: environment)
    }

    @Test func reportsNothingThatWasThere() async throws {
        #expect(await check().status == 1)
        #expect(await check("--changed-since", "1.0").snapshot == "0\n")
        // Lines move, and code changes beside a violation.
        try folder.write("Sources/Domain/Film.swift", "// Films.\n\nstruct Film {\n    let store: Store? = nil\n    let title = \"\"\n}\n")
        #expect(await check("--changed-since", "1.0").snapshot == "0\n")
    }

    @Test func reportsWhatAChangeBrings() async throws {
        try folder.write("Sources/Domain/Film.swift", "struct Film {\n    let store: Store? = nil\n    func play() { _ = Store() }\n}\n")
        try folder.write("Sources/Domain/Added.swift", "let added: Store? = nil\n")
        let found = await check("--changed-since", "1.0")
        #expect(found.status == 1)
        #expect(found.output.contains("Sources/Domain/Added.swift:1:12: broken\n  uses Store"))
        #expect(found.output.contains("Sources/Domain/Film.swift:3:23: broken\n  uses Store"))
        #expect(!found.output.contains("Film.swift:2") && !found.output.contains("Old.swift"))
        try git.commit("1.1")
        #expect(await check("--changed-since", "1.1").snapshot == "0\n")
        #expect(await check("--changed-since", "1.0").output == found.output)
    }

    /// A type that moves to another layer makes old uses of it violations.
    @Test func reportsViolationsInUnchangedFiles() async throws {
        try folder.write("Sources/Domain/Kept.swift", "struct Kept {}\n")
        try folder.write("Sources/Domain/User.swift", "let kept: Kept? = nil\n")
        try git.commit("1.1")
        #expect(await check("--changed-since", "1.1").status == 0)
        try folder.remove("Sources/Domain/Kept.swift")
        try folder.write("Sources/Data/Kept.swift", "struct Kept {}\n")
        let found = await check("--changed-since", "1.1")
        #expect(found.output.contains("Sources/Domain/User.swift:1:11: broken\n  uses Kept"))
    }

    /// Moves by git and without it, and a file that was moved and changed by half.
    @Test(arguments: [
        ("import GRDB\nstruct Film {\n    let store: Store? = nil\n}\n", "Sources/Domain/Inner/Film.swift", 0),
        ("import GRDB\nstruct Film {\n    let store: Store? = nil\n}\n", "Sources/Domain/Movie.swift", 0),
        ("import GRDB\nstruct Movie {\n    let store: Store? = nil\n}\n", "Sources/Domain/Movie.swift", 0),
        ("import GRDB\nstruct Film {\n    let a: Store? = nil\n    let b: Store? = nil\n}\n", "Sources/Domain/Movie.swift", 2),
        ("import GRDB\nlet somethingElse = 1, andMore = 2, andYetMore = 3, untilItIsAnotherFile = 4\n", "Sources/Domain/Movie.swift", 1),
    ])
    func followsFilesThatWereMoved(_ text: String, _ path: String, _ new: Int) async throws {
        try folder.write("Sources/Domain/Film.swift", "import GRDB\nstruct Film {\n    let store: Store? = nil\n}\n")
        try git.commit("1.1")
        try folder.remove("Sources/Domain/Film.swift")
        try folder.write(path, text)
        let found = await check("--changed-since", "1.1")
        #expect(found.output.components(separatedBy: ": broken\n").count - 1 == new, "\(found.output)")
        #expect(found.status == (new == 0 ? 0 : 1))
    }

    /// Today's modules are those of the same projects: the pods of a Podfile, the libraries of a BUILD file.
    @Test func readsTheProjectsOfTheEarlierVersion() async throws {
        try folder.write("Sources/Data/BUILD", "swift_library(name = \"Stored\")\n")
        try folder.write("Sources/Domain/Use.swift", "import Stored\n")
        try git.commit("1.1")
        #expect(await check().output.contains("imports Data (module Stored)"))
        #expect(await check("--changed-since", "1.1").snapshot == "0\n")
    }

    /// The rules are those of today: a new rule reports nothing that was there.
    @Test func checksBothVersionsAgainstTheRulesOfToday() async throws {
        try folder.write(
            "Contracts/layers.yml", Self.layers + "forbid:\n  - { in: Data, names: [Timer], because: a store waits for nothing }\n")
        try folder.write("Sources/Data/Store.swift", "final class Store { let timer: Timer? = nil }\n")
        try git.commit("1.1")
        #expect(await check("--changed-since", "1.1").snapshot == "0\n")
        #expect(await check("--changed-since", "1.0").output.contains("Sources/Data/Store.swift:1:32: broken\n  uses Timer"))
    }

    /// A cycle is the same one if its uses become more or fewer.
    @Test func reportsNoCycleThatWasThere() async throws {
        try folder.write(
            "Contracts/layers.yml",
            "layers:\n  A: { paths: [Sources/A/**], uses: [B] }\n  B: { paths: [Sources/B/**], uses: [A] }\nacyclic: [layers]\n")
        try folder.remove("Sources/Data")
        try folder.remove("Sources/Domain")
        try folder.write("Sources/A/A1.swift", "class A1 { let b: B1? = nil }\n")
        try folder.write("Sources/B/B1.swift", "class B1 { let a: A1? = nil }\n")
        try git.commit("1.1")
        #expect(await check().status == 1)
        #expect(await check("--changed-since", "1.1").snapshot == "0\n")
        try folder.write("Sources/A/A2.swift", "class A2 { let b: B1? = nil; let other: B1? = nil }\n")
        #expect(await check("--changed-since", "1.1").snapshot == "0\n")
        try git.commit("1.2")
        try folder.remove("Sources/A/A2.swift")
        #expect(await check("--changed-since", "1.2").snapshot == "0\n")
    }

    @Test func followsLinksAsTheyWere() async throws {
        try folder.write("Real/Linked.swift", "let linked: Store? = nil\n")
        try folder.write("Real/Other.swift", "let other: Store? = nil\n")
        try folder.link("Sources/Domain/Folder", to: "../../Real")
        try folder.link("Sources/Domain/File.swift", to: "../../Real/Other.swift")
        try folder.link("Sources/Domain/Outside", to: "/tmp")
        try git.commit("1.1")
        try folder.remove("Sources/Domain/Outside")
        #expect(await check().output.contains("Linked.swift:1:13: broken"))
        #expect(await check("--changed-since", "1.1").snapshot == "0\n")
    }

    @Test func refusesACommitThatCannotBeChecked() async throws {
        try folder.write("Package.swift", "let package = {{{\n")
        try git.commit("1.1")
        try folder.remove("Package.swift")
        let run = await check("--changed-since", "1.1")
        #expect(run.status == 2)
        #expect(run.errors.contains("the sources of 1.1 cannot be checked: Package.swift"), "\(run.errors)")
        #expect(run.errors.contains("; name another commit with --changed-since\n"))
        try git.commit("1.2")
        #expect(await check("--changed-since", "1.2").snapshot == "0\n")
    }

    @Test func refusesToBeIgnored() async throws {
        let contracts = await VerifyRun.run(
            ["--contracts", "@/Contracts/", "--only", "contracts", "--reports", "@/Reports", "--changed-since", "1.0"], in: folder)
        #expect(contracts.status == 2)
        let problem = "--changed-since is about violations of @/Contracts/layers.yml, which --only contracts excludes; omit"
        #expect(contracts.errors.contains(problem), "\(contracts.errors)")
        try folder.remove("Contracts/layers.yml")
        let none = await check("--changed-since", "1.0")
        #expect(none.errors.contains("layers.yml, which does not exist; omit --changed-since"), "\(none.errors)")
    }

    @Test func changesNoCheckout() async throws {
        try folder.write("Sources/Domain/Old.swift", "let changed: Store? = nil\n")
        _ = await check("--changed-since", "1.0")
        #expect(try folder.text("Sources/Domain/Old.swift") == "let changed: Store? = nil\n")
        try git.run("diff", "--quiet", "--cached")
    }

    @Test func reportsThatThereIsNoEarlierVersion() async throws {
        let unknown = await check("--changed-since", "9.9")
        #expect(unknown.status == 2)
        let advice = "check the name, or get the tags of the server: git -C @/Contracts/.. fetch --tags"
        #expect(unknown.errors.contains("the repository has no commit \"9.9\"; \(advice)"), "\(unknown.errors)")
        let noGit = await check("--changed-since", "1.0", path: "/nowhere")
        #expect(noGit.errors.contains("the program git is in no absolute folder of PATH; install it, or add its folder to PATH"))
    }
}
