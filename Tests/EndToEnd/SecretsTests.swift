import Foundation
import TestFolders
import Testing

/// `verify secrets` of the built program, on a copy of the package.
@Suite("Secrets, seen by the built program")
struct SecretsTests {
    private let copy: PackageCopy

    init() throws {
        copy = try PackageCopy()
    }

    private func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> BuiltProgram.Run {
        try await BuiltProgram.run(["secrets"] + arguments, in: copy.folder, environment: environment)
    }

    @Test func noneIsZero() async throws {
        let run = try await run("--contracts", "Contracts")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.wholeMatch(of: /secrets  (\d+) kept\n\n\1 checks: \1 kept\n/) != nil)
        let quiet = try await self.run("--contracts", "Contracts/", "--quiet")
        #expect("\(quiet.status)\(quiet.output)\(quiet.errors)" == "0")
    }

    @Test func reportsASecretWithItsPlace() async throws {
        try copy.replace(
            #""total":11"#, with: #""total":11,"next":"https:\/\/a.example\/?access_token=tok-4711""#, in: "Fixtures/products/page-1.json")
        let run = try await run("--contracts", "Contracts", "--quiet")
        #expect(run.status == 1)
        #expect(run.errors == "")
        #expect(run.output.hasPrefix("Fixtures/products/page-1.json:1:"))
        #expect(run.output.contains("\n  the value of \"access_token\" looks like a secret\n  allowed: {{ACCESS_TOKEN}}\n"))
        #expect(!run.output.contains("4711"))
    }

    /// The value is known, and no name beside it marks it as a secret.
    @Test func aSecretOfTheEnvironmentIsFound() async throws {
        try copy.replace("Brass Lantern", with: "k-4711-0815", in: "Fixtures/products/page-1.json")
        #expect(try await run("--contracts", "Contracts").status == 0)
        let run = try await run("--contracts", "Contracts", "--quiet", environment: ["TMDB_API_KEY": "k-4711-0815"])
        #expect(run.status == 1)
        #expect(run.output.contains("\n  TMDB_API_KEY is here, or a value that looks like it\n"))
        #expect(!run.output.contains("k-4711"))
    }

    @Test func exitsWithTwoIfItCannotRun() async throws {
        let missing = try await run("--contracts", "Contracts", "--fixtures", "Fixture")
        #expect(missing.status == 2)
        #expect(missing.errors == "verify: the folder Fixture does not exist; name a folder that contains recordings or reports\n")
        let short = try await run("--contracts", "Contracts", environment: ["TMDB_API_KEY": "short"])
        #expect(short.status == 2)
        #expect(short.output.contains("the secret TMDB_API_KEY has fewer than 8 bytes"))
        #expect(try await run("--contracts", "").status == 64)
    }
}
