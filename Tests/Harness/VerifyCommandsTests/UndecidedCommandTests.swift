import TestFolders
import Testing
import VerifyRunning

/// Tests of `verify import` and `verify secrets` with values that look random, and that apis.yml does not decide about.
@Suite("Undecided values in imports and recordings")
struct UndecidedCommandTests {
    // Made up, in pieces, so that scanners of other programs do not report it.
    private static let random = ["q7RkX2mV9b", "T4wLz8Pc1N", "s6YdGf3hJ5", "vA"].joined()

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try apis()
        let entries = [("items?page=1", #"{\"ref\":\"\#(Self.random)\"}"#), ("plain", #"{\"page\":1}"#)].map { path, text in
            #"{"request":{"method":"GET","url":"https://api.example.com/v1/\#(path)"},"response":{"status":200,"content":{"text":"\#(text)"}}}"#
        }
        try folder.write("shop.har", "{\"log\":{\"entries\":[\n\(entries.joined(separator: ",\n"))]}}\n")
    }

    private func apis(_ more: String = "") throws {
        try folder.write(
            "Contracts/apis.yml", "shop:\n  base: https://api.example.com/v1\n\(more)films:\n  base: https://films.example.com\n")
    }

    private func run(_ arguments: String..., input: [String]? = nil) async -> VerifyRun {
        await VerifyRun.run(arguments + ["--contracts", "@/Contracts"], in: folder, input: input)
    }

    // MARK: verify import

    @Test func refusesOnlyTheRecordingWithTheValue() async throws {
        let run = await run("import", "@/shop.har")
        #expect(
            run.snapshot == """
                2
                @/shop.har:2:1: failed
                  the value of GET /v1/items body $.ref (32 letters and digits) looks random, and apis.yml does not decide whether it is a secret
                  allowed: values that apis.yml decides about, or "unknown: keep" for the API
                  because: nothing of it was written
                  next: add the name to apis.yml, under "harmless" with a reason, or under "secrets" with a variable; on a terminal, verify asks
                  code: import.undecided
                new      get-v1-plain  10 bytes
                1 recording: 1 new, 1 failed; 0 notes

                """)
        #expect(!folder.files(below: "Fixtures").contains { $0.contains("items") })
    }

    @Test func keepsTheValue() async throws {
        try apis("  unknown: keep\n")
        let run = await run("import", "@/shop.har")
        #expect(
            run.snapshot == """
                0
                new      get-v1-items  42 bytes
                new      get-v1-plain  10 bytes
                unknown  shop: GET /v1/items body $.ref  32 letters and digits, kept
                2 recordings: 2 new; 0 notes

                """)
    }

    @Test func asksOnATerminal() async throws {
        let run = await run("import", "@/shop.har", input: ["s", "REF_OF_SHOP"])
        #expect(
            run.output.hasSuffix(
                "decided  shop: GET /v1/items body $.ref  a secret, {{REF_OF_SHOP}}\n2 recordings: 2 new; 0 notes\n"))
        #expect(
            try folder.text("Contracts/apis.yml").hasPrefix(
                "shop:\n  base: https://api.example.com/v1\n  secrets:\n    fields:\n      ref: REF_OF_SHOP\nfilms:\n"))
        let texts = try folder.files(below: "Fixtures").map { try folder.text("Fixtures/\($0)") }
        #expect(texts.contains(#"{"ref":"{{REF_OF_SHOP}}"}"#))
        #expect(!texts.joined().contains(Self.random))
        #expect(await self.run("secrets", "--quiet").snapshot == "0\n")
    }

    /// A value without a name can be listed, and cannot be a secret by its name.
    @Test func asksForAValueWithoutAName() async throws {
        let url = "https://api.example.com/v1/hooks/\(Self.random)/run"
        try folder.write(
            "hook.har",
            #"{"log":{"entries":[{"request":{"method":"GET","url":"\#(url)"},"response":{"status":200,"content":{"text":"{}"}}}]}}"#)
        let run = await run("import", "@/hook.har", input: ["s", "n", "the hook is a sample"])
        #expect(run.errors.contains("Answer with one of the letters (n: not a secret, r: refuse this recording)."))
        #expect(
            run.output.hasSuffix(
                "decided  shop: GET /v1/hooks/*/run path  not a secret: the hook is a sample\n1 recording: 1 new; 0 notes\n"))
        #expect(
            try folder.text("Contracts/apis.yml").contains(
                "  harmless:\n    - { value: \(Self.random), because: the hook is a sample }\n"))
    }

    /// Without an API, the answer has no place in apis.yml.
    @Test func refusesRequestsOfNoAPI() async throws {
        try folder.write(
            "other.har",
            #"{"log":{"entries":[{"request":{"method":"GET","url":"https://other.example.com/x?ref=\#(Self.random)"},"response":{"status":200}}]}}"#
        )
        let run = await run("import", "@/other.har", input: ["n", "it is public"])
        #expect(run.status == 2)
        #expect(run.output.contains("\n  the value of GET /x query ref (32 letters and digits) looks random"))
        #expect(run.errors == "")
    }

    // MARK: verify secrets

    private func recording() throws {
        try folder.write(
            "Fixtures/items.http",
            "GET https://api.example.com/v1/items?page=1\n\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n<> items.json\n")
        try folder.write("Fixtures/items.json", "{\"page\":1,\n \"all\":[{\"ref\":\"\(Self.random)\"},{\"ref\":\"\(Self.random)X\"}]}")
    }

    @Test func warnsAboutValuesInRecordings() async throws {
        try recording()
        let run = await run("secrets", "--quiet")
        #expect(run.status == 0)
        #expect(
            run.errors == """
                Fixtures/items.json:2:17: warning
                  the value of GET /v1/items body $.all[*].ref (32 letters and digits) looks random, and apis.yml does not decide whether it is a secret
                  allowed: values that apis.yml decides about, or "unknown: keep" for the API
                  because: a value that looks random may be a key or a token, and everyone with the file has it
                  next: add the name under "harmless" in apis.yml with a reason, or under "secrets", revoke it and record again
                  code: secret.undecided

                """)
        #expect(!(run.output + run.errors).contains(Self.random))
    }

    @Test(arguments: ["  unknown: keep\n", "  harmless:\n    - { name: ref, because: it is public }\n"])
    func doesNotWarnAboutDecidedValues(_ rule: String) async throws {
        try recording()
        try apis(rule)
        #expect(await run("secrets", "--quiet").snapshot == "0\n")
    }

    /// A name that is listed under `secrets` is a finding, and not a warning.
    @Test func reportsASecretOnce() async throws {
        try recording()
        try apis("  secrets:\n    fields:\n      ref: SHOP_REF\n")
        let run = await run("secrets", "--quiet")
        #expect(run.status == 1)
        #expect(run.output.contains("\n  code: secret.found\n"))
        #expect(run.errors == "")
    }

    /// An entry that allows no value of a recording is reported.
    @Test func reportsAnEntryThatIsNotNeeded() async throws {
        try apis("  harmless:\n    - { name: ref, because: it is public }\n")
        try folder.write("Fixtures/items.http", "GET https://api.example.com/v1/items\n\nHTTP/1.1 200 OK\n")
        let run = await run("secrets", "--quiet")
        #expect(run.status == 1)
        #expect(run.output.contains("\n  code: secret.stale\n"))
    }
}
