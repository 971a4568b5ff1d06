import Foundation
import Reports
import TestFolders
import Testing
import VerifyRunning

@testable import VerifyCommands

/// Every checking command writes every report, and does not replace the report of another command.
@Suite("Reports of check, secrets and baseline")
struct PublishingTests {
    private static let commands = ["check", "secrets", "baseline"]
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com }\n")
        try folder.write(
            "Contracts/items.yml", "api: shop\ncontracts: { items: { request: GET /items, responses: [{ recording: items }] } }\n")
        try folder.write("Contracts/layers.yml", "layers: { App: { paths: [Sources/App/**] } }\n")
        try folder.write("Fixtures/items.http", "GET /items\n\nHTTP/1.1 200 OK\n")
        try folder.write("Sources/App/A.swift", "struct A {}\n")
    }

    private func run(_ command: String, _ arguments: String...) async -> VerifyRun {
        await VerifyRun.run([command, "--contracts", "@/Contracts", "--reports", "@/Reports"] + arguments, in: folder)
    }

    private func reports() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Reports").sorted()
    }

    @Test func eachCommandKeepsTheReportsOfTheOthers() async throws {
        for command in Self.commands { #expect(await run(command).status == 0) }
        #expect(try reports() == ["baseline-junit.xml", "junit.xml", "secrets-junit.xml"])
        let kinds = try reports().map { name in
            try folder.text("Reports/\(name)").matches(of: /<testsuite name="([^"]*)" package="([^"]*)"/).map { "\($0.1): \($0.2)" }
        }
        #expect(
            kinds == [
                ["baseline: layers"],
                ["apis: contracts", "items: contracts", "unused recordings: contracts", "layers.yml: layers", "layers/App: layers"],
                ["secrets: secrets"],
            ])
    }

    @Test(arguments: commands)
    func eachCommandWritesEachFormat(_ command: String) async throws {
        for format in ReportFormats.all.map({ $0.name }) {
            #expect(await run(command, "--format", "\(format)=@/found.\(format)").status == 0)
            #expect(try !folder.text("found.\(format)").isEmpty, "\(command) as \(format)")
        }
        #expect(try folder.text("found.junit").contains("<testsuites>"))
    }

    @Test(arguments: zip(commands, ["contracts", "secrets", "layers"]))
    func eachCommandPrintsJSON(_ command: String, _ kind: String) async throws {
        let run = await run(command, "--format", "json")
        #expect(run.output.hasPrefix("{\n  \"outcome\" : \"kept\",\n"))
        #expect(run.output.contains("\"kind\" : \"\(kind)\","))
        #expect(run.output.hasSuffix("  \"version\" : 1\n}\n"))
    }

    @Test(arguments: commands)
    func refusesWrongFormats(_ command: String) async {
        for format in [["junit"], ["xml"], ["json="], ["json", "--format", "console"], ["json=a", "--format", "console=./a"]] {
            #expect(await run(command, ["--format"] + format).status == 64, "\(format)")
        }
        #expect(
            await run(command, "--format", "jnit=a.xml").errors.contains(
                "\"jnit\" is not a format; write \"junit\" if that was meant, or write one of: console, json, junit\n"))
        let own = command == "check" ? "junit.xml" : "\(command)-junit.xml"
        let run = await run(command, "--format", "json=@/Reports/\(own)")
        #expect(run.status == 64)
        #expect(run.errors.contains("give each its own file, other than @/Reports/\(own)"))
    }

    private func run(_ command: String, _ arguments: [String]) async -> VerifyRun {
        await VerifyRun.run([command, "--contracts", "@/Contracts", "--reports", "@/Reports"] + arguments, in: folder)
    }

    /// The report of an earlier run must be replaced.
    @Test(arguments: ["check", "secrets"])
    func everyReportNamesAFailedStart(_ command: String) async throws {
        try folder.remove("Contracts")
        let run = await run(command, "--format", "json")
        #expect(run.status == 2)
        #expect(run.output.contains("\"kind\" : \"run\","))
        #expect(
            run.errors
                == "verify: the contracts folder @/Contracts does not exist; name the folder of apis.yml or layers.yml with --contracts\n"
        )
        let name = command == "check" ? "junit.xml" : "secrets-junit.xml"
        #expect(try folder.text("Reports/\(name)").contains("<testsuite name=\"verify\" package=\"run\" "))
    }

    /// On a terminal, the line of standard error would repeat the report above it.
    @Test func printsAFailedStartOnceOnATerminal() async throws {
        try folder.remove("Contracts")
        let arguments = ["--contracts", "@/Contracts", "--reports", "@/Reports"]
        let run = await VerifyRun.run(arguments, in: folder, environment: ["NO_COLOR": "1"], terminalWidth: 80)
        #expect(run.status == 2)
        #expect(run.output.contains("the contracts folder"))
        #expect(!run.errors.contains("verify: "))
        let json = await VerifyRun.run(arguments + ["--format", "json"], in: folder, terminalWidth: 80)
        #expect(json.errors.contains("verify: the contracts folder @/Contracts does not exist; "))
    }

    @Test(arguments: ["check", "secrets", "baseline"])
    func everyReportNamesAMissingRoot(_ command: String) async throws {
        let run = await run(command, "--root", "@/none", "--format", "json=@/found.json")
        #expect(run.status == 2)
        #expect(run.errors == "verify: the root @/none does not exist; name the folder of the repository with --root\n")
        try expectCaseOfTheRun("the root ", of: command)
        #expect(try folder.text("found.json").contains("\"file\" : \"\(folder.path)/none\""))
    }

    @Test(arguments: [["why", "A", "B"], ["where", "A"], ["list", "--contracts", "@/Contracts"]])
    func otherCommandsNameAMissingRoot(_ command: [String]) async throws {
        let run = await VerifyRun.run(command + ["--root", "@/none"], in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors.hasSuffix("@/none: the root does not exist; name the folder of a package with --root\n")
                || run.errors.hasSuffix("the root @/none does not exist; name the folder of the repository with --root\n"), "\(run.errors)")
    }

    @Test(arguments: commands)
    func everyReportNamesAnInvalidTime(_ command: String) async throws {
        #expect(await run(command, "--format", "json=@/found.json").status == 0)
        let arguments = [command, "--contracts", "@/Contracts", "--reports", "@/Reports", "--format", "json=@/found.json"]
        let run = await VerifyRun.run(arguments, in: folder, environment: ["SOURCE_DATE_EPOCH": "x"])
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("verify: SOURCE_DATE_EPOCH \"x\" is not a valid time "))
        try expectCaseOfTheRun("SOURCE_DATE_EPOCH", of: command)
    }

    /// Checks that every report has the case `verify/start` and nothing of an earlier run.
    private func expectCaseOfTheRun(_ problem: String, of command: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let found = try folder.text("found.json")
        #expect(found.matches(of: /"identifier" : "(.*)"/).map { "\($0.1)" } == ["verify/start"], sourceLocation: sourceLocation)
        #expect(found.contains("\"kind\" : \"run\",") && found.contains(problem), sourceLocation: sourceLocation)
        let junit = try folder.text("Reports/\(command == "check" ? "junit.xml" : "\(command)-junit.xml")")
        let cases = junit.matches(of: /<testcase name="(.*?)" classname="(.*?)"/).map { "\($0.2)/\($0.1)" }
        #expect(cases == ["verify/start"], sourceLocation: sourceLocation)
        #expect(junit.contains("package=\"run\"") && junit.contains(problem), sourceLocation: sourceLocation)
    }

    @Test(arguments: commands)
    func reportsAReportThatCannotBeWritten(_ command: String) async throws {
        let run = await run(command, "--format", "junit=@/none/found.xml")
        #expect(
            run.errors
                == "verify: the file @/none/found.xml would be in a folder that does not exist; name another file with --format NAME=FILE\n"
        )
        #expect(run.status == 2)
    }

    // MARK: Secrets

    /// The command's own report of an earlier run is not scanned, because it is replaced.
    ///
    /// All other reports are scanned.
    @Test func aSecondRunOfSecretsHasTheSameCases() async throws {
        _ = await run("check")
        let first = await run("secrets", "--format", "json=@/Reports/found.json")
        #expect(first.snapshot == "0\nsecrets  5 kept\n\n5 checks: 5 kept\n")
        #expect(await run("secrets", "--format", "json=@/Reports/found.json").snapshot == first.snapshot)
        #expect(try folder.text("Reports/found.json").contains("secrets/Reports/junit.xml/no secret"))
        #expect(await run("secrets").output.contains("6 kept"))
    }

    @Test func everyReportNamesASecret() async throws {
        try folder.write("Fixtures/items.json", #"{"access_token":"tok-4711-0815"}"#)
        let run = await run("secrets", "--quiet", "--format", "json=@/found.json")
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("Fixtures/items.json:1:18: broken\n"))
        for report in ["found.json", "Reports/secrets-junit.xml"] {
            let text = try folder.text(report)
            #expect(text.contains("looks like a secret") && !text.contains("4711"), "\(report)")
        }
    }

    @Test func secretsNeedsAFileToCheck() async throws {
        for file in ["apis.yml", "items.yml", "layers.yml"] { try folder.remove("Contracts/\(file)") }
        try folder.remove("Fixtures/items.http")
        let problem =
            "verify: nothing to check in @/Contracts and @/Fixtures: no contract file and no recording; name other folders with --contracts and --fixtures\n"
        let fixtures = ["--fixtures", "@/Fixtures"]
        let empty = await run("secrets", fixtures + ["--format", "json=@/found.json"])
        #expect(empty.snapshot.hasPrefix("2\nverify  1 could not run\n\n"))
        #expect(empty.errors == problem)
        try expectCaseOfTheRun("nothing to check in", of: "secrets")
        // A report alone is scanned, but it is not enough for a run.
        try folder.write("Reports/junit.xml", "<testsuites/>\n")
        let old = await run("secrets", fixtures)
        #expect(old.snapshot.hasPrefix("2\nsecrets  1 kept\nverify   1 could not run\n\n"))
        #expect(old.errors == problem)
        for file in ["Contracts/apis.yml", "Fixtures/items.http"] {
            try folder.write(file, "")
            #expect(await run("secrets", fixtures).errors == "", "\(file) is enough")
            try folder.remove(file)
        }
    }

    // MARK: Baseline

    @Test func baselineWritesReportsOnlyOnRequest() async throws {
        let run = await VerifyRun.run(["baseline", "--contracts", "@/Contracts"], in: folder)
        #expect(run.snapshot == "0\nnothing to freeze: no file violates a rule of layers.yml\n")
        #expect(try folder.names() == ["Contracts", "Fixtures", "Sources"])
        #expect(await self.run("baseline", "--quiet").snapshot == "0\n")
    }

    @Test func everyReportNamesFindingsThatCannotBeFrozen() async throws {
        try folder.write("Contracts/layers.yml", "layers: { App: { paths: [Sources/App/**] }, Data: { paths: [Sources/Data/**] } }\n")
        let broken = await run("baseline", "--format", "json=@/found.json")
        #expect(broken.status == 1)
        #expect(broken.output.contains(": cannot be frozen\n"))
        #expect(try folder.text("found.json").contains("\"identifier\" : \"layers.yml/frozen\""))
        #expect(try folder.text("Reports/baseline-junit.xml").contains("failures=\"1\""))
        let missing = await run("baseline", "--shrink", "--format", "json")
        #expect(missing.status == 2)
        #expect(missing.output.contains("\"kind\" : \"run\",") && missing.output.contains("\"what\" : \"there is no "))
        try folder.write("Contracts/layers.yml", "layer: {}\n")
        let unread = await run("baseline", "--format", "json")
        #expect(unread.status == 2)
        #expect(unread.output.contains("\"verdict\" : \"couldNotRun\""))
    }
}
