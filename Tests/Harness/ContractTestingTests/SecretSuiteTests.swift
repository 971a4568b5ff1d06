import ContractFiles
import ContractTesting
import Foundation
import SecretChecks
import TestFolders
import Testing
import VerificationModel

@Suite("Secrets in files")
struct SecretSuiteTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try apis("")
        try folder.write("Contracts/shop.yml", "api: shop\ncontracts: {}\n")
        try folder.write("Fixtures/a.http", "GET https://api.example.com/a?key={{SHOP_KEY}}\n\nHTTP/1.1 200 OK\n\n<> a.json\n")
        try folder.write("Fixtures/a.json", #"{"page": 1}"#)
    }

    private func apis(_ more: String) throws {
        try folder.write(
            "Contracts/apis.yml",
            """
            shop:
              base: https://api.example.com
              secrets:
                query: { key: SHOP_KEY }
                headers: { X-Shop: SHOP_TOKEN }
                fields: { visit: SHOP_VISIT }
            \(more)
            """)
    }

    private func planned(_ environment: [String: String] = [:]) throws -> SecretSuite {
        try SecretSuite(
            Workspace(contracts: "\(folder.path)/Contracts"),
            and: [SecretSuite.Folder("\(folder.path)/Reports", isRequired: false)], environment: environment)
    }

    private func suite(_ environment: [String: String] = [:]) throws -> CheckSuite { try planned(environment).run()[0] }

    /// Returns all findings, one a line.
    private func findings(_ environment: [String: String] = [:]) throws -> [String] {
        try suite(environment).findings.map { "\($0.place): \($0.what); \($0.allowed)" }
    }

    @Test func keepsFilesWithoutSecrets() throws {
        let suite = try suite(["SHOP_KEY": "key-4711-aaaa"])
        #expect(suite.findings == [])
        #expect(
            suite.cases.map(\.identifier.description) == [
                "secrets/Contracts/apis.yml/no secret", "secrets/Contracts/shop.yml/no secret", "secrets/Fixtures/a.http/no secret",
                "secrets/Fixtures/a.json/no secret",
            ])
    }

    // MARK: Found

    /// If each place counted from the beginning of its file, this would take minutes.
    @Test(.timeLimit(.minutes(1)))
    func reportsManySecretsOfAFile() throws {
        try folder.write("Fixtures/b.yml", String(repeating: "token: value12\n", count: 8_000))
        try folder.write("Fixtures/a.json", "[\(Array(repeating: #"{"token":"abc-1"}"#, count: 4_000).joined(separator: ","))]")
        let findings = try suite().findings
        #expect(findings.count == 12_000)
        #expect(findings.last?.place.description == "Fixtures/b.yml:8000:8")
    }

    @Test(arguments: [
        (
            "Fixtures/a.http", "GET /a?key=key-4711-aaaa\n\nHTTP/1.1 200 OK\n",
            #"Fixtures/a.http:1:12: the value of "key" looks like a secret; {{SHOP_KEY}}"#
        ),
        (
            "Fixtures/a.http", "GET /a\nX-Shop: tok-4711\n\nHTTP/1.1 200 OK\nSet-Cookie: sid=sess-4711; Path=/\n",
            #"Fixtures/a.http:2:9: the value of "X-Shop" looks like a secret; {{SHOP_TOKEN}}"#
                + "\n" + #"Fixtures/a.http:5:17: the value of "Set-Cookie" looks like a secret; {{COOKIE_SID}}"#
        ),
        (
            "Fixtures/a.json", "{\n  \"visit\": \"v-4711\"\n}",
            #"Fixtures/a.json:2:13: the value of "visit" looks like a secret; {{SHOP_VISIT}}"#
        ),
        (
            "Fixtures/a.json", #"{"next":"https:\/\/a.example\/?access_token=tok-4711"}"#,
            #"Fixtures/a.json:1:45: the value of "access_token" looks like a secret; {{ACCESS_TOKEN}}"#
        ),
        (
            "Fixtures/a.json", #"{"state":"\#(Data(#"{"token":"tok-4711-aaaa"}"#.utf8).base64EncodedString())"}"#,
            #"Fixtures/a.json:1:11: the value of "token" looks like a secret, in base64; {{TOKEN}}"#
        ),
        (
            "Reports/junit.xml", "<a>ghp_0123456789abcdefghijABCDEFGHIJ012345</a>",
            "Reports/junit.xml:1:4: GITHUB_TOKEN is here, or a value that looks like it; {{GITHUB_TOKEN}}"
        ),
        (
            "Contracts/shop.yml", "send:\n  query: { key: key-4711-aaaa }\n",
            #"Contracts/shop.yml:2:17: the value of "key" looks like a secret; {{SHOP_KEY}}"#
        ),
    ])
    func reportsThePlaceOfASecretWithoutItsValue(_ file: String, _ text: String, _ expected: String) throws {
        try folder.write(file, text)
        let findings = try findings()
        #expect(findings.joined(separator: "\n") == expected)
        #expect(try suite().findings.allSatisfy { !"\($0)".contains("4711") && !"\($0)".contains("0123456789") })
    }

    /// The value is found in any place and any encoding.
    @Test func findsValuesOfTheEnvironment() throws {
        try folder.write(
            "Fixtures/a.json", "{\"a\": \"\(Data("x key/4711/aaaa".utf8).base64EncodedString())\", \"b\": \"key%2f4711%2faaaa\"}")
        #expect(try findings() == [])
        #expect(
            try findings(["SHOP_KEY": "key/4711/aaaa"]) == [
                "Fixtures/a.json:1:8: SHOP_KEY is here, or a value that looks like it, in base64; {{SHOP_KEY}}",
                "Fixtures/a.json:1:37: SHOP_KEY is here, or a value that looks like it, in percent-encoding; {{SHOP_KEY}}",
            ])
    }

    /// Names of files are visible to everyone with access to the folder.
    ///
    /// Reports show them without the secret.
    @Test func findsSecretsInNamesOfFiles() throws {
        try folder.write("Fixtures/key-4711-aaaa/b.json", "{}")
        try folder.write("Fixtures/get-ghp_0123456789abcdefghijABCDEFGHIJ012345.bin", "x")
        try folder.write("Contracts/key%2D4711%2Daaaa.txt", #"{"token":"tok-4711"}"#)
        let environment = ["SHOP_KEY": "key-4711-aaaa"]
        let suite = try suite(environment)
        #expect(
            suite.findings.map { "\($0.place): \($0.what)" } == [
                "Contracts/{{SHOP_KEY}}.txt: the name of the file or of a folder around it contains SHOP_KEY, or a value that looks like it, shown here as {{SHOP_KEY}}, in percent-encoding",
                "Contracts/{{SHOP_KEY}}.txt:1:11: the value of \"token\" looks like a secret",
                "Fixtures/get-{{GITHUB_TOKEN}}.bin: the name of the file or of a folder around it contains GITHUB_TOKEN, or a value that looks like it, shown here as {{GITHUB_TOKEN}}",
                "Fixtures/{{SHOP_KEY}}/b.json: the name of the file or of a folder around it contains SHOP_KEY, or a value that looks like it, shown here as {{SHOP_KEY}}",
            ])
        #expect(suite.tally.broken == 3)
        #expect(!suite.cases.contains { "\($0)".contains("4711") || "\($0)".contains("0123456789") })
        #expect(
            suite.findings.last?.description == """
                Fixtures/{{SHOP_KEY}}/b.json
                  the name of the file or of a folder around it contains SHOP_KEY, or a value that looks like it, shown here as {{SHOP_KEY}}
                  allowed: a name without a secret
                  because: everyone with a list of the files has the secret
                  next: rename it and revoke the key; if it is not a secret, add it under "harmless" in apis.yml, with the reason
                  code: secret.named
                """)
        let quiet = try self.suite()
        #expect(quiet.tally.broken == 2, "the environment has no value for the key")
    }

    @Test func printsReasonAndAdvice() throws {
        try folder.write("Fixtures/a.json", #"{"token":"tok-4711"}"#)
        #expect(
            try suite().findings.map(\.description) == [
                """
                Fixtures/a.json:1:11
                  the value of "token" looks like a secret
                  allowed: {{TOKEN}}
                  because: everyone with the file has the secret
                  next: replace it by the placeholder and revoke the key; if it is not a secret, add it under "harmless" in apis.yml, with the reason
                  code: secret.found
                """
            ])
    }

    @Test func refusesSecretsThatAreTooShort() throws {
        let suite = try suite(["SHOP_KEY": "short", "SHOP_TOKEN": ""])
        #expect(suite.tally.couldNotRun == 1)
        #expect(
            suite.findings.map(\.what) == [
                "the secret SHOP_KEY has fewer than 8 bytes, and cannot be distinguished from other text; use a longer one, or unset SHOP_KEY"
            ])
    }

    // MARK: False alarms

    @Test(arguments: ["{ name: guest_token, because: all guests share it }", "{ value: p-4711, because: all guests share it }"])
    func allowsAFalseAlarmWithAReason(_ entry: String) throws {
        try folder.write("Fixtures/a.json", #"{"guestToken":"p-4711"}"#)
        #expect(try findings().count == 1)
        try apis("  harmless:\n    - \(entry)\n")
        let suite = try suite()
        #expect(suite.findings == [])
        #expect(suite.cases.last?.identifier.description == "secrets/Contracts/apis.yml/false alarms")
    }

    @Test func reportsUnusedFalseAlarms() throws {
        try apis(
            "  harmless:\n    - { name: guest_token, because: all guests share it }\n    - { name: token, because: unknown }\n")
        try folder.write("Fixtures/a.json", #"{"token":"tok-4711"}"#)
        #expect(
            try suite().findings.map { "\($0.place): \($0.what)" } == [
                "Contracts/apis.yml:8:7: this entry of \"harmless\" is not needed"
            ])
    }

    @Test(arguments: [
        ("- { because: so }", #"a false alarm is neither a "name" nor a "value", or both"#),
        ("- { name: a, value: b, because: so }", #"a false alarm is neither a "name" nor a "value", or both"#),
        ("- { name: a }", #"a false alarm has no "because""#),
        ("- { name: a, becuase: so, because: so }", #""becuase" is not a key of a false alarm"#),
        ("name: a", #""harmless" is a mapping"#),
    ])
    func reportsBadlyWrittenFalseAlarms(_ entry: String, _ what: String) throws {
        try apis("  harmless:\n    \(entry)\n")
        let suite = try suite()
        #expect(suite.tally.couldNotRun == 1)
        #expect(suite.findings.first?.what == what)
    }

    // MARK: Files that cannot be read

    @Test func throwsForAMissingFolder() throws {
        let problem = #expect(throws: WorkspaceError.self) {
            try SecretSuite(Workspace(contracts: "\(folder.path)/Contracts", fixtures: "\(folder.path)/Fixture"), environment: [:])
        }
        #expect(problem == .scanned("\(folder.path)/Fixture", .missing))
    }

    @Test func reportsFilesThatCannotBeRead() throws {
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/Fixtures/gone.json", withDestinationPath: "/nowhere")
        let suite = try suite()
        #expect(suite.tally.couldNotRun == 1)
        #expect(suite.findings.map { "\($0.place): \($0.what)" } == ["Fixtures/gone.json: the file does not exist"])
    }
}
