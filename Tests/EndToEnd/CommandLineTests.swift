import Foundation
import TestFolders
import Testing

@Suite("The command line of the built program")
struct CommandLineTests {
    private let copy: PackageCopy

    init() throws {
        copy = try .ofTheDomain()
    }

    private func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> BuiltProgram.Run {
        try await BuiltProgram.run(arguments, in: copy.folder, environment: environment)
    }

    // MARK: Status 0

    @Test func exitsWithZeroIfAllIsKept() async throws {
        let run = try await copy.verify()
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("\nmovies "))
        #expect(try copy.folder.text("Reports/junit.xml").hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>"))
    }

    @Test func checkIsTheDefaultCommand() async throws {
        let run = try await run("check", "--contracts", "Contracts")
        #expect(run.status == 0)
        #expect(try await withoutTimes(run.output) == withoutTimes(copy.verify().output))
    }

    @Test func quietPrintsNothing() async throws {
        let run = try await copy.verify("--quiet")
        #expect("\(run.status)\(run.output)\(run.errors)" == "0")
    }

    @Test func helpGoesToStandardOutput() async throws {
        let run = try await run("--help")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("Exit status: 0 all kept; 1 something is broken; 2 something could not run"))
    }

    @Test func helpListsTheOptionsOfTheDefaultCommandAndExamples() async throws {
        let help = try await run("--help", environment: ["COLUMNS": "80"]).output
        let options = try await run("check", "--help", environment: ["COLUMNS": "80"]).output.split(separator: "\n")
        let listed = options.drop { $0 != "OPTIONS:" }.dropFirst().filter { !$0.hasPrefix("  -h, --help") && !$0.hasPrefix("  --version") }
        #expect(listed.count > 10)
        #expect(help.contains("\nOPTIONS OF VERIFY CHECK:\n\(listed.joined(separator: "\n"))\n"), "\(help)")
        #expect(help.contains("\n  verify --contracts Contracts/ --only layers --filter Domain --format json\n"), "\(help)")
    }

    @Test func printsItsVersion() async throws {
        let run = try await run("--version")
        #expect(run.status == 0)
        #expect(run.output.wholeMatch(of: /plumbline \d+\.\d+\.\d+(-\w+)?\n/) != nil, "\(run.output)")
    }

    @Test(arguments: [("verify ex", "ex", "verify", "explain export"), ("verify graph --fo", "--fo", "graph", "--format")])
    func bashCompletesCommandsAndOptions(_ line: String, _ word: String, _ previous: String, _ offered: String) async throws {
        let words = line.split(separator: " ").joined(separator: "\" \"")
        let script = """
            source <("$0" --generate-completion-script bash)
            COMP_LINE="\(line)" COMP_POINT=${#COMP_LINE} COMP_WORDS=("\(words)") COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _verify verify "\(word)" "\(previous)"
            printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd ' '
            """
        let run = try await BuiltProgram.runInShell(script, in: copy.folder)
        #expect(run.output == "\(offered)\n", "\(run.errors)")
    }

    @Test func listPrintsTheSelectedCases() async throws {
        let run = try await run("list", "--contracts", "Contracts", "--filter", "POPULAR", "--filter", "layers/DomainLayer/files")
        #expect(run.status == 0)
        #expect(
            run.output == """
                movies/popular movies/movies/popular-page-1/recording
                movies/popular movies/movies/popular-page-1/request
                movies/popular movies/movies/popular-page-1/status
                movies/popular movies/movies/popular-page-1/content type
                movies/popular movies/movies/popular-page-1/json
                movies/popular movies/movies/popular-page-1/decodes
                movies/popular movies/movies/popular-page-1/maps
                movies/popular movies/movies/popular-page-1/expect $.total_pages
                movies/popular movies/movies/popular-page-1/expect $.results[*].popularity
                unused recordings/movies/popular-page-1/used
                layers/DomainLayer/files

                """)
        #expect(!FileManager.default.fileExists(atPath: "\(copy.folder.path)/Reports"))
    }

    @Test func checksOnlyOneKind() async throws {
        #expect(try await !copy.verify("--only", "contracts").output.contains("layers"))
        #expect(try await !copy.verify("--only", "layers").output.contains("movies"))
    }

    @Test func acceptsFoldersAnywhere() async throws {
        let elsewhere = try TemporaryFolder()
        let run = try await BuiltProgram.run(
            [
                "--contracts", "\(copy.folder.path)/Contracts", "--fixtures", "\(copy.folder.path)/Fixtures", "--root", copy.folder.path,
                "--reports", "deep/er/Reports",
            ],
            in: elsewhere)
        #expect(run.status == 0)
        #expect(try elsewhere.text("deep/er/Reports/junit.xml").contains("<testsuite name=\"movies\""))
    }

    @Test(.enabled(if: PackageFolders.hasShared("real/Contracts"), "../shared/real is absent"))
    func realAnswersKeepTheContracts() async throws {
        let real = "\(PackageFolders.shared)/real"
        let run = try await run("--contracts", "\(real)/Contracts", "--fixtures", "\(real)/Fixtures", "--filter", "movies")
        #expect(run.status == 0)
        #expect(run.output.contains("movies  "))
    }

    // MARK: Status 1

    @Test func reportsAnUnusedRecording() async throws {
        try copy.folder.write("Fixtures/movies/forgotten.http", "GET /a\n\nHTTP/1.1 200 OK\n")
        let run = try await copy.verify("--quiet")
        #expect(run.status == 1)
        #expect(run.output.contains("Fixtures/movies/forgotten.http: broken\n  no contract uses the recording movies/forgotten\n"))
    }

    @Test func exceptionsExpireAfterTheirDay() async throws {
        let file = "Sources/Production/DomainLayer/Movies/MovieQuery.swift"
        try copy.folder.write(file, "import GRDB\n" + copy.folder.text(file))
        let exception = "exceptions:\n  - { from: \(file), to: GRDB, because: until injection lands, until: 2025-11-21 }\n"
        try copy.folder.write("Contracts/layers.yml", copy.folder.text("Contracts/layers.yml") + exception)
        // SOURCE_DATE_EPOCH is on 2025-11-21.
        #expect(try await copy.verify("--quiet").status == 0)
        let later = try await copy.verify("--quiet", "--today", "2025-11-22")
        #expect(later.status == 1)
        #expect(later.output.contains("ended on 2025-11-21"))
    }

    @Test func twoTakesPrecedenceOverOne() async throws {
        try copy.folder.write("Fixtures/movies/forgotten.http", "GET /a\n\nHTTP/1.1 200 OK\n")
        try copy.replace("layers:", with: "layer:", in: "Contracts/layers.yml")
        let run = try await copy.verify("--quiet")
        #expect(run.status == 2)
        #expect(run.output.contains(": broken\n") && run.output.contains(": could not run\n"))
    }

    // MARK: Status 2

    @Test func reportsAMissingContractsFolder() async throws {
        // A green report of an earlier run must be replaced.
        #expect(try await copy.verify("--quiet").status == 0)
        let run = try await run("--contracts", "Contrats")
        #expect(run.status == 2)
        #expect(
            run.output == """
                verify  1 could not run

                Contrats: could not run
                  the contracts folder Contrats does not exist
                  allowed: at least one check
                  because: an incomplete run must not pass
                  next: name the folder of apis.yml or layers.yml with --contracts
                  code: run.start
                  case: verify/start

                1 check: 1 could not run

                """)
        #expect(
            run.errors
                == "verify: the contracts folder Contrats does not exist; name the folder of apis.yml or layers.yml with --contracts\n")
        #expect(try copy.folder.text("Reports/junit.xml").contains("<error message=\"the contracts folder Contrats does not exist\""))
    }

    @Test func writesAReportIntoTheReportsFolder() async throws {
        let run = try await copy.verify("--format", "json=Reports/found.json")
        #expect("\(run.status)\(run.errors)" == "0")
        #expect(try JSONFindings(copy.folder.text("Reports/found.json")).outcome == "kept")
    }

    @Test func reportsAnIncompleteList() async throws {
        try copy.folder.write("Contracts/layers.yml", "layer: {}\n")
        let run = try await run("list", "--contracts", "Contracts")
        #expect(run.status == 2)
        #expect(run.errors.contains("Contracts/layers.yml:1:1\n  \"layer\" is not a key of layers.yml\n"))
    }

    @Test func reportsAMalformedManifestWithEveryFilter() async throws {
        try copy.folder.write("Package.swift", "let package = [[[ )) \"unfinished")
        for arguments in [["list"], ["check", "--allow-empty"], ["check"]] {
            let run = try await BuiltProgram.run(
                arguments + ["--contracts", "Contracts", "--filter", "layers/DomainLayer"], in: copy.folder)
            #expect(run.status == 2)
            #expect((run.output + run.errors).contains("it is not valid Swift, so its modules are unknown"))
        }
    }

    @Test func reportsThatThereIsNothingToCheck() async throws {
        try copy.folder.write("Empty/Contracts/note.txt", "")
        let nothing = try await run("--contracts", "Empty/Contracts")
        #expect(nothing.status == 2)
        #expect(
            nothing.errors
                == "verify: nothing to check in Empty/Contracts: no contract, no recording and no layers.yml; write a contract or a layers.yml, or pass --allow-empty\n"
        )
        let unmatched = try await copy.verify("--filter", "moviez")
        #expect(unmatched.status == 2)
        #expect(
            unmatched.errors
                == "verify: no case matches --filter moviez; pass --allow-empty, or see all cases: verify list\n")
        #expect(try await copy.verify("--filter", "moviez", "--allow-empty").status == 0)
        let list = try await run("list", "--contracts", "Contracts", "--filter", "moviez")
        #expect("\(list.status)\(list.output)\(list.errors)" == "2\(unmatched.errors)")
        #expect(try await run("list", "--contracts", "Contracts", "--filter", "moviez", "--allow-empty").status == 0)
        let contracts = try await run("--contracts", "Empty/Contracts", "--only", "contracts")
        #expect(
            contracts.errors
                == "verify: nothing to check in Empty/Contracts: no contract and no recording; write a contract or a layers.yml, or pass --allow-empty\n"
        )
    }

    @Test func reportsEachUnmatchedFilter() async throws {
        let run = try await copy.verify("--filter", "popular", "--filter", "moviez", "--format", "json=found.json")
        #expect(run.status == 2)
        #expect(
            run.errors == "verify: no case matches --filter moviez; pass --allow-empty, or see all cases: verify list\n"
        )
        #expect(run.output.hasPrefix("movies             9 kept\nunused recordings  1 kept\nverify             1 could not run\n"))
        #expect(try copy.folder.text("Reports/junit.xml").contains("name=\"filters\""))
        #expect(try await copy.verify("--filter", "popular", "--filter", "moviez", "--allow-empty").status == 0)
        // It is not known which cases a badly written file would have.
        try copy.folder.write("Contracts/other.yml", "contract: {}\n")
        #expect(try await copy.verify("--filter", "popular", "--filter", "a promise").errors == "")
    }

    @Test func reportsAMissingFixturesFolder() async throws {
        try copy.folder.remove("Fixtures")
        let run = try await copy.verify("--only", "contracts")
        #expect(run.status == 2)
        #expect(run.output.contains("\nFixtures: could not run\n  the fixtures folder does not exist\n"))
    }

    @Test func reportsAReportThatCannotBeWritten() async throws {
        try copy.folder.write("taken", "a file")
        let folder = try await copy.verify("--reports", "taken")
        #expect(folder.status == 2)
        #expect(folder.errors.hasPrefix("verify: the folder taken cannot be created: "))
        #expect(folder.errors.hasSuffix("; name another folder with --reports\n") && !folder.errors.contains(".;"))
        let file = try await copy.verify("--format", "json=none/found.json")
        #expect(file.status == 2)
        #expect(
            file.errors
                == "verify: the file none/found.json would be in a folder that does not exist; name another file with --format NAME=FILE\n")
        // The results are still printed.
        #expect(file.output.contains("\nmovies "))
    }

    @Test func reportsAClosedOutput() async throws {
        let run = try await BuiltProgram.runWithoutReader(["--contracts", "Contracts"], in: copy.folder)
        #expect(run.status == 2)
        #expect(run.errors == "verify: the output cannot be used: Broken pipe\n")
        // The report still contains the findings.
        #expect(try copy.folder.text("Reports/junit.xml").contains("<testsuite name=\"movies\""))
        let list = try await BuiltProgram.runWithoutReader(["list", "--contracts", "Contracts"], in: copy.folder)
        #expect("\(list.status)\(list.errors)" == "2\(run.errors)")
        // Other problems are also reported.
        let unmatched = try await BuiltProgram.runWithoutReader(["--contracts", "Contracts", "--filter", "moviez"], in: copy.folder)
        #expect(unmatched.errors.hasPrefix("verify: no case matches --filter moviez; ") && unmatched.errors.hasSuffix(run.errors))
    }

    @Test func reportsAnInvalidTime() async throws {
        let run = try await copy.verify(environment: ["SOURCE_DATE_EPOCH": "today"])
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("verify: SOURCE_DATE_EPOCH \"today\" is not a valid time "))
    }

    // MARK: Status 64

    @Test(arguments: [
        ["--contracts"], ["--contracts", ""], ["--contracts", "Contracts", "--only", "everything"],
        ["--contracts", "Contracts", "--format", "xml"],
        ["--contracts", "Contracts", "--format", "json="], ["--contracts", "Contracts", "--format", "json", "--format", "console"],
        ["--contracts", "Contracts", "--format", "json=a", "--format", "console=./a"],
        ["--contracts", "Contracts", "--format", "json=Reports/junit.xml"], ["--contracts", "Contracts", "--today", "2026-02-29"],
        ["--contracts", "Contracts", "--filter", ""],
        ["--contracts", "Contracts", "--contract", "x"],
        ["chek", "--contracts", "Contracts"],
    ])
    func reportsWrongUsageOnStandardError(_ arguments: [String]) async throws {
        let run = try await BuiltProgram.run(arguments, in: copy.folder)
        #expect(run.status == 64)
        #expect(run.output == "")
        #expect(run.errors.contains("Error: ") && run.errors.lowercased().contains("usage: "))
        #expect(!FileManager.default.fileExists(atPath: "\(copy.folder.path)/Reports"))
    }

    // MARK: Output

    @Test func givesTheSameBytesForTheSameInput() async throws {
        try copy.folder.write("Fixtures/movies/forgotten.http", "GET /a\n\nHTTP/1.1 200 OK\n")
        func reports() async throws -> [String] {
            let run = try await copy.verify("--format", "json")
            return [withoutTimes(run.output), withoutTimes(try copy.folder.text("Reports/junit.xml"))]
        }
        let first = try await reports()
        #expect(try await reports() == first)
    }

    @Test func printsNoColourToAPipe() async throws {
        #expect(try await !copy.verify().output.contains("\u{1B}"))
        #expect(try await copy.verify(environment: ["CLICOLOR_FORCE": "1"]).output.contains("\u{1B}[32m"))
    }

    @Test func writesTheConsoleReportToAFile() async throws {
        let run = try await copy.verify("--format", "console=found.txt")
        #expect(try await withoutTimes(run.output) == withoutTimes(copy.verify().output))
        #expect(try copy.folder.text("found.txt") == run.output)
    }

    @Test func printsOnlyJSONToStandardOutput() async throws {
        let run = try await copy.verify("--format", "json")
        #expect(try JSONFindings(run.output).outcome == "kept")
    }

    /// Returns a report without its durations, the only values that may differ between two runs.
    private func withoutTimes(_ text: String) -> String {
        text.replacing(/time="[0-9.]+"/, with: "time").replacing(/"milliseconds" : [0-9.]+/, with: "milliseconds")
    }
}
