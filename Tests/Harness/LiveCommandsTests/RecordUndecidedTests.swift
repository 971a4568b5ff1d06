import Foundation
import StandInAPI
import TestFolders
import Testing
import VerifyRunning

@testable import LiveCommands

/// Tests of values that look random during recording, and that apis.yml does not decide about.
@Suite("verify record and undecided values", .timeLimit(.minutes(5)))
struct RecordUndecidedTests {
    // Made up, in pieces, so that scanners of other programs do not report it.
    private static let random = ["q7RkX2mV9b", "T4wLz8Pc1N", "s6YdGf3hJ5", "vA"].joined()
    private static let answer = #"{"users":[{"ref":"\#(random)","note":"as \#(random)"}]}"#

    private let site: RecordingSite

    init() throws {
        site = try RecordingSite()
        try apis()
        try site.contracts("shop", "users: { request: GET /v1/users, responses: [{ recording: users }] }")
    }

    private func apis(_ more: String = "") throws {
        try site.folder.write("Contracts/apis.yml", "# The shop.\nshop:\n  base: https://shop.example.com # its address\n\(more)")
    }

    private func record(_ arguments: String..., input: [String]? = nil, environment: [String: String?] = [:]) async throws -> VerifyRun {
        try await StandInAPI.run(answering: { _ in .text(Self.answer) }) { [site] (api: StandInAPI) async throws in
            await site.record(
                arguments + ["--stand-in", "shop=\(api.url.absoluteString)"], environment: environment, input: input)
        }
    }

    private static let findings = """
        failed   users
        Contracts/shop.yml:3:61: failed
          the values of GET /v1/users body $.users[*].ref (32 letters and digits), GET /v1/users body $.users[*].note (32 letters and digits) look \
        random, and apis.yml does not decide whether they are secrets
          allowed: values that apis.yml decides about, or "unknown: keep" for shop
          because: nothing was written
          next: add the name to apis.yml, under "harmless" with a reason, or under "secrets" with a variable; on a terminal, verify asks
          code: record.undecided

        """

    /// Without a terminal, and with `refuse` on a terminal.
    @Test(arguments: [("", nil), ("  unknown: ask\n", nil), ("  unknown: refuse\n", ["n", "it is public"])] as [(String, [String]?)])
    func refusesARecording(_ rule: String, _ input: [String]?) async throws {
        try apis(rule)
        let before = try site.folder.text("Contracts/apis.yml")
        let run = try await record(input: input)
        #expect(run.snapshot == "2\n\(Self.findings)1 recording: 1 failed\n")
        #expect(try site.files() == [:])
        #expect(try site.folder.text("Contracts/apis.yml") == before)
    }

    @Test func keepsWhatThePolicyAllows() async throws {
        try apis("  unknown: keep\n")
        let run = try await record()
        #expect(
            run.snapshot == """
                0
                new      users  \(Self.answer.utf8.count) bytes
                unknown  shop: GET /v1/users body $.users[*].ref  32 letters and digits, kept
                unknown  shop: GET /v1/users body $.users[*].note  32 letters and digits, kept
                1 recording: 1 new

                """)
        #expect(try site.folder.text("Fixtures/users.json") == Self.answer)
        #expect(try await record("--quiet", "--mode", "all").output == "")
    }

    @Test(arguments: [
        "  harmless: [{ name: ref, because: it is public }, { name: note, because: it is public }]\n",
        "  harmless: [{ value: \(random), because: it is public }]\n",
    ])
    func keepsWhatIsHarmless(_ rule: String) async throws {
        try apis(rule)
        #expect(try await record().output.hasSuffix("\n1 recording: 1 new\n"))
        #expect(try site.folder.text("Fixtures/users.json") == Self.answer)
    }

    // MARK: Questions

    /// The question has the place, the length, the alphabet and the first characters.
    ///
    /// The value is replaced everywhere, so that one answer is enough.
    @Test func asksForASecret() async throws {
        let run = try await record(input: ["x", "s", "4711", ""])
        #expect(run.output.hasSuffix("decided  shop: GET /v1/users body $.users[*].ref  a secret, {{SHOP_REF}}\n1 recording: 1 new\n"))
        let question =
            "shop: GET /v1/users body $.users[*].ref\n  The value looks random: 32 letters and digits, beginning with q7Rk. Is it a secret?\n"
        let choices = "s: secret, n: not a secret, r: refuse this recording"
        #expect(
            run.errors == "\(question)  \(choices)\n  answer:   Answer with one of the letters (\(choices)).\n  answer: "
                + "  environment variable that contains it (SHOP_REF): "
                + "  The name of a variable has letters, digits and _, no digit first. It is not the secret itself.\n"
                + "  environment variable that contains it (SHOP_REF): ")
        #expect(!(run.output + run.errors).contains(Self.random))
        #expect(try site.folder.text("Fixtures/users.json") == #"{"users":[{"ref":"{{SHOP_REF}}","note":"as {{SHOP_REF}}"}]}"#)
        #expect(
            try site.folder.text("Contracts/apis.yml")
                == "# The shop.\nshop:\n  base: https://shop.example.com # its address\n  secrets:\n    fields:\n      ref: SHOP_REF\n")
        // The next run needs no answer.
        #expect(try await record("--mode", "all").output.hasSuffix("1 recording: 1 same\n"))
    }

    @Test func asksForAReason() async throws {
        let run = try await record(input: ["n", "", " ", "it is public: see #7", "n", "a copy"])
        #expect(run.status == 0)
        #expect(
            run.output.hasSuffix(
                """
                decided  shop: GET /v1/users body $.users[*].ref  not a secret: it is public: see #7
                decided  shop: GET /v1/users body $.users[*].note  not a secret: a copy
                1 recording: 1 new

                """))
        #expect(run.errors.contains("A reason is needed, because it is written to apis.yml."))
        #expect(
            try site.folder.text("Contracts/apis.yml").hasSuffix(
                """
                  harmless:
                    - { name: note, because: a copy }
                    - { name: ref, because: "it is public: see #7" }

                """))
        #expect(try site.folder.text("Fixtures/users.json") == Self.answer)
        #expect(try await record("--mode", "all").output.hasSuffix("1 recording: 1 same\n"))
    }

    /// The end of the input refuses, too.
    @Test(arguments: [["r", "r"], [], ["s"], ["n"]]) func refusesOnATerminal(_ input: [String]) async throws {
        let run = try await record(input: input)
        #expect(run.status == 2)
        #expect(run.output.contains("\n  code: record.undecided\ndecided  shop: GET /v1/users body $.users[*].ref  refused\n"))
        #expect(try site.files() == [:])
        #expect(try site.folder.text("Contracts/apis.yml") == "# The shop.\nshop:\n  base: https://shop.example.com # its address\n")
    }

    /// A path is asked for once, also in other recordings.
    @Test func asksOnceForAPath() async throws {
        try site.contracts(
            "shop", "users: { request: GET /v1/users, responses: [{ recording: one }] }",
            "again: { request: GET /v1/users, responses: [{ recording: two }] }")
        let run = try await record(input: ["r", "r"])
        #expect(run.output.hasSuffix("2 recordings: 2 failed\n"))
        #expect(run.errors.split(separator: "\n").count { $0.contains("Is it a secret?") } == 2)
    }

    /// An entry in flow style is not changed.
    @Test func printsTheLinesThatItCannotAdd() async throws {
        let text = "shop: { base: https://shop.example.com } # in one line\n"
        try site.folder.write("Contracts/apis.yml", text)
        let run = try await record(input: ["s", "", "r"])
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                """
                verify: Contracts/apis.yml was not changed: the entry of shop is not written in lines that can be added to; nothing is recorded of this \
                request; add these lines, and record again:
                  shop:
                    secrets:
                      fields:
                        ref: SHOP_REF

                """))
        #expect(try site.folder.text("Contracts/apis.yml") == text)
        #expect(try site.files() == [:])
    }
}
