import Foundation
import TestFolders
import Testing
import VerifyRunning

@Suite("verify baseline")
struct BaselineCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Contracts/layers.yml",
            """
            layers:
              Domain: { paths: [Sources/Domain/**] }
              Data: { paths: [Sources/Data/**], uses: [Domain] }

            """)
        try folder.write("Sources/Data/MovieStore.swift", "struct MovieStore {}\nstruct Cache {}\n")
        try folder.write("Sources/Domain/Start.swift", "import GRDB\nlet store = MovieStore()\n")
        try folder.write("Sources/Domain/Other.swift", "let store = MovieStore()\n")
    }

    static let file = "Contracts/layers-baseline.yml"
    static let head = """
        # Violations of layers.yml that existed already. `verify baseline --shrink` removes the fixed ones.
        version: 2
        frozen:

        """
    static let entries = [
        "  - { rule: \"layers.outside-import\", file: \"Sources/Domain/Start.swift\", to: \"GRDB\" }\n",
        "  - { rule: \"layers.use\", file: \"Sources/Domain/Other.swift\", in: \"store\", to: \"MovieStore\" }\n",
        "  - { rule: \"layers.use\", file: \"Sources/Domain/Start.swift\", in: \"store\", to: \"MovieStore\" }\n",
    ]

    private func run(_ command: String, _ arguments: String...) async -> VerifyRun {
        let folders = ["--contracts", "@/Contracts"] + (command == "check" ? ["--reports", "@/Reports"] : [])
        return await VerifyRun.run([command] + folders + arguments, in: folder)
    }

    /// Returns the number and the modification date of the baseline's file.
    private func identity() throws -> [String] {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(Self.file)")
        let date = try #require(attributes[.modificationDate] as? Date)
        return ["\(try #require(attributes[.systemFileNumber]))", "\(date.timeIntervalSince1970)"]
    }

    @Test func freezesExistingViolations() async throws {
        #expect(await run("check").status == 1)
        let frozen = await run("baseline")
        #expect(
            frozen.snapshot == """
                0
                layers.outside-import  1
                layers.use             2
                3 violations are frozen in Contracts/layers-baseline.yml: 3 new

                """)
        #expect(try folder.text(Self.file) == Self.head + Self.entries.joined())

        for quiet in [[], ["--quiet"]] {
            let check = await run("check", quiet.first ?? "--allow-empty")
            #expect(check.status == 0, "\(check.output)")
            #expect(
                check.errors
                    == "verify: 3 violations of layers.yml are frozen in Contracts/layers-baseline.yml; after fixing one, remove it: verify baseline --contracts @/Contracts --shrink\n"
            )
        }
        let list = await run("list")
        #expect(list.status == 0)
        #expect(list.output.contains("\nlayers.yml/baseline/Sources/Domain/Start.swift/layers.use MovieStore in store\n"))
        #expect(await run("check", "--filter", "layers/Domain").errors.hasPrefix("verify: 3 violations of"))
    }

    @Test func everyReportListsFrozenViolations() async throws {
        let lines = [
            "layers.outside-import  1", "layers.use             2", "3 violations are frozen in Contracts/layers-baseline.yml: 3 new",
        ]
        let formats = ["json", "junit", "console"].flatMap { ["--format", "\($0)=@/found.\($0)"] }
        let run = await VerifyRun.run(["baseline", "--contracts", "@/Contracts", "--quiet"] + formats, in: folder)
        #expect(run.snapshot == "0\n")
        let notes = lines.map { "\n        \"\($0)\"" }.joined(separator: ",")
        #expect(try folder.text("found.json").contains("\"notes\" : [\(notes)\n      ],"))
        #expect(try folder.text("found.junit").contains("<system-out>\(lines.joined(separator: "\n"))</system-out>"))
        #expect(
            try folder.text("found.console") == "baseline  1 kept\n\n\(lines.joined(separator: "\n"))\n\n1 check: 1 kept\n")
    }

    @Test func leavesAnUpToDateFileUnchanged() async throws {
        _ = await run("baseline")
        let before = try identity()
        let again = await run("baseline")
        #expect(again.status == 0)
        #expect(again.output.hasSuffix("\n3 violations are frozen in Contracts/layers-baseline.yml: unchanged\n"))
        #expect(try identity() == before)
        #expect(await run("baseline", "--shrink").output == again.output)
        #expect(try identity() == before)
        try folder.write(Self.file, Self.head + Self.entries.reversed().joined())
        #expect(await run("baseline").output == again.output)
        #expect(try folder.text(Self.file) == Self.head + Self.entries.joined())
    }

    @Test func aSecondRunFreezesTheCurrentViolations() async throws {
        _ = await run("baseline")
        try folder.write("Sources/Domain/Start.swift", "\n\nlet store = MovieStore()\nlet cache = Cache()\n")
        let check = await run("check")
        #expect(check.status == 1)
        #expect(check.errors.hasPrefix("verify: 2 violations of layers.yml are frozen in"))
        #expect(
            check.output.components(separatedBy: "\n\n").dropFirst().dropLast().map { String($0.prefix(while: { $0 != "," })) } == [
                """
                Contracts/layers-baseline.yml:4:5: broken
                  Sources/Domain/Start.swift -> GRDB no longer breaks layers.outside-import
                  allowed: frozen violations that still exist
                  because: a fixed violation must leave the baseline so that it cannot return unnoticed
                  next: remove the entry: verify baseline --contracts @/Contracts --shrink
                  code: layers.baseline-stale
                  case: layers.yml/baseline/Sources/Domain/Start.swift/layers.outside-import GRDB
                """,
                """
                Sources/Domain/Start.swift:4:13: broken
                  uses Cache
                """,
            ])
        let again = await run("baseline")
        #expect(again.status == 0)
        #expect(again.output == "layers.use  3\n3 violations are frozen in Contracts/layers-baseline.yml: 1 new, 1 gone\n")
        #expect(await run("check").status == 0)
    }

    @Test func keepsViolationsOfMovedFiles() async throws {
        _ = await run("baseline")
        try folder.remove("Sources/Domain/Start.swift")
        try folder.write("Sources/Domain/Inner/Start.swift", "import GRDB\nlet store = MovieStore()\n")
        let check = await run("check", "--quiet")
        #expect(
            check.snapshot == """
                0
                --
                verify: 3 violations of layers.yml are frozen in Contracts/layers-baseline.yml; after fixing one, remove it: verify baseline --contracts @/Contracts --shrink
                verify: 2 frozen violations have earlier names in Contracts/layers-baseline.yml, because files were moved or declarations renamed; write the new names: verify baseline --contracts @/Contracts --shrink

                """)
        let shrunk = await run("baseline", "--shrink")
        #expect(shrunk.output.hasSuffix("\n3 violations are frozen in Contracts/layers-baseline.yml: 2 under a new name\n"))
        #expect(try folder.text(Self.file).contains("Sources/Domain/Inner/Start.swift"))
        #expect(await run("check").errors.components(separatedBy: "\n").count == 2)
    }

    @Test func shrinkRemovesAndAddsNothing() async throws {
        _ = await run("baseline")
        try folder.write("Sources/Domain/Start.swift", "let store = MovieStore()\nlet cache = Cache()\n")
        let shrunk = await run("baseline", "--shrink")
        #expect(shrunk.status == 0)
        #expect(shrunk.output == "layers.use  2\n2 violations are frozen in Contracts/layers-baseline.yml: 1 gone\n")
        #expect(shrunk.errors == "verify: 1 violation is not frozen; list the findings: verify --contracts @/Contracts --only layers\n")
        #expect(try folder.text(Self.file) == Self.head + Self.entries.dropFirst().joined())
        for name in ["Start", "Other"] { try folder.write("Sources/Domain/\(name).swift", "\n") }
        let last = await run("baseline", "--shrink")
        #expect(last.output == "0 violations are frozen in Contracts/layers-baseline.yml: 2 gone\n")
        #expect(try folder.text(Self.file) == Self.head.dropLast() + " []\n")
        let check = await run("check")
        #expect(check.status == 0)
        #expect(check.errors == "")
    }

    @Test func writesNothingWithoutViolations() async throws {
        for name in ["Start", "Other"] { try folder.write("Sources/Domain/\(name).swift", "\n") }
        let frozen = await run("baseline")
        #expect(frozen.status == 0)
        #expect(frozen.output == "nothing to freeze: no file violates a rule of layers.yml\n")
        let shrunk = await run("baseline", "--shrink")
        #expect(shrunk.status == 2)
        #expect(
            shrunk.errors
                == "verify: there is no Contracts/layers-baseline.yml to shrink; write it: verify baseline --contracts @/Contracts\n")
        #expect(try !names().contains("layers-baseline.yml"))
    }

    @Test func reportsFindingsThatCannotBeFrozen() async throws {
        try folder.write(
            "Contracts/layers.yml",
            try folder.text("Contracts/layers.yml") + "  Screens: { paths: [Sources/Screens/**] }\nexceptions:\n"
                + "  - { from: Sources/Domain/**, to: GRDB, because: old, until: 2025-11-21 }\n")
        let frozen = await run("baseline")
        #expect(frozen.status == 1)
        #expect(
            frozen.output
                == """
                Contracts/layers.yml:4:22: cannot be frozen
                  no Swift file of Screens is at Sources/Screens/**
                  allowed: at least one file, or optional: true
                  because: a layer without files passes every rule and protects nothing
                  next: write Sources/Screens/** if the folder is meant
                  code: layers.empty
                layers.use  2
                2 violations are frozen in Contracts/layers-baseline.yml: 2 new

                """.replacing(
                    "next: write Sources/Screens/** if the folder is meant",
                    with: "next: fix the pattern, or set optional: true under Screens"))
        let later = await run("baseline", "--today", "2025-11-22")
        #expect(later.status == 1)
        #expect(later.output.contains("cannot be frozen\n  the exception Sources/Domain/** -> GRDB ended on 2025-11-21\n"))
        #expect(later.output.hasSuffix("layers.use             2\n3 violations are frozen in Contracts/layers-baseline.yml: 1 new\n"))
    }

    // MARK: Input that cannot be read

    @Test(
        arguments: [
            (
                "Sources/Domain/Start.swift", "func f( {\n",
                "Sources/Domain/Start.swift:1:9: could not run\n  the file does not parse from here\n"
            ),
            ("Contracts/layers.yml", "layers: {}\n", "Contracts/layers.yml:1:9: could not run\n  \"layers\" is empty\n"),
            (file, "version: 1\nfrozen: [\n", "Contracts/layers-baseline.yml:3:1: could not run\n  the file is not YAML: "),
            ("Package.swift", "let = }\n", "Package.swift: could not run\n  it is not valid Swift, so its modules are unknown\n"),
        ])
    func writesNothingIfSomethingCannotBeRead(_ name: String, _ text: String, _ finding: String) async throws {
        _ = await run("baseline")
        try folder.write(name, text)
        try folder.write("Sources/Domain/Other.swift", "\n")
        let before = try folder.text(Self.file)
        for arguments in [[], ["--shrink"]] {
            let frozen = await run("baseline", arguments.first ?? "--today=2026-11-22")
            #expect(frozen.status == 2)
            #expect(frozen.output.hasPrefix(finding), "\(frozen.output)")
            #expect(frozen.output.count { $0 == "\n" } == 6)
            #expect(frozen.errors == "verify: nothing was written to Contracts/layers-baseline.yml: fix this first\n")
        }
        #expect(try folder.text(Self.file) == before)
        #expect(try names() == ["layers-baseline.yml", "layers.yml"])
    }

    /// A file that is written can always be read again.
    @Test func refusesMoreThanTheFileCanHold() async throws {
        let name = String(repeating: "M", count: 1_000)
        try folder.write("Sources/Domain/Start.swift", (1...4_500).map { "import \(name)\($0)\n" }.joined())
        let frozen = await run("baseline")
        #expect(frozen.status == 2)
        #expect(
            frozen.errors == """
                verify: nothing was written to Contracts/layers-baseline.yml: there are 4501 violations, and a file of 4 MiB can hold 39999; start with fewer \
                rules or fewer layers

                """)
        #expect(try names() == ["layers.yml"])
    }

    /// Under another root no file has its path, but no violation is fixed.
    @Test func anotherRootRemovesNothing() async throws {
        _ = await run("baseline")
        let before = try folder.text(Self.file)
        let elsewhere = await run("baseline", "--shrink", "--root", "@/Contracts")
        #expect(elsewhere.status == 2)
        #expect(elsewhere.output.contains(": could not run\n  there is no Swift file at Sources/**\n"))
        #expect(try folder.text(Self.file) == before)
    }

    @Test func freezesNothingWithoutRules() async throws {
        _ = await run("baseline")
        try folder.remove("Contracts/layers.yml")
        let frozen = await run("baseline")
        #expect(frozen.status == 2)
        #expect(frozen.output.hasPrefix("Contracts/layers.yml: could not run\n  the file does not exist\n"))
        // A baseline without its rules is not ignored.
        let check = await run("check")
        #expect(check.status == 2)
        #expect(check.output.contains("Contracts/layers.yml: could not run\n  the file does not exist\n"))
    }

    @Test func reportsAFolderInPlaceOfTheFile() async throws {
        try folder.write("\(Self.file)/inside", "")
        let frozen = await run("baseline")
        #expect(frozen.status == 2)
        #expect(frozen.output.hasPrefix("Contracts/layers-baseline.yml: could not run\n  the file is not a regular file\n"))
    }

    @Test func refusesWrongUsage() async {
        #expect(await run("baseline", "--today", "tomorrow").status == 64)
        #expect(await run("baseline", "--root", "").status == 64)
        #expect(await run("baseline", "--filter", "x").status == 64)
    }

    // MARK: Contract files

    @Test func doesNotReadTheBaselineAsContracts() async throws {
        try folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com }\n")
        try folder.write(
            "Contracts/items.yml", "api: shop\ncontracts: { items: { request: GET /items, responses: [{ recording: items }] } }\n")
        try folder.write("Fixtures/items.http", "GET /items\n\nHTTP/1.1 200 OK\n")
        _ = await run("baseline")
        let check = await run("check", "--filter", "items", "--filter", "baseline")
        #expect(check.status == 0, "\(check.output)")
        #expect(await run("list").output.contains("layers-baseline/format") == false)
        #expect(await run("secrets").status == 0)
        // In a subfolder the name has no special meaning.
        try folder.write("Contracts/v1/layers-baseline.yml", "api: shop\ncontracts: {}\n")
        #expect(await run("list").output.contains("v1/layers-baseline/format"))
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Contracts").sorted()
    }
}
