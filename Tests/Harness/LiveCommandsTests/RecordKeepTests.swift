import Foundation
import StandInAPI
import TestFolders
import Testing
import VerifyCommands
import VerifyRunning

@testable import LiveCommands

/// Tests of `keep: read`: a recording holds no string that the app does not read.
@Suite("verify record with keep: read", .timeLimit(.minutes(5)))
struct RecordKeepTests {
    private let site: RecordingSite

    static let answer =
        #"{"id":7,"display_name":"Anna Example","mail":"anna@mail.example","born":"1990-04-17","access_token":"shop-token-0815-aaaa","#
        + #""address":{"city":"Sampletown","street":"Main Street 5"},"#
        + #""orders":[{"id":"A-1","note":"for Bert"},{"id":"A-2","note":"by shop-token-0815-aaaa"}],"vip":true}"#

    init() throws {
        site = try RecordingSite()
        try site.folder.write(
            "Contracts/apis.yml",
            "shop: { base: https://shop.example.com, sources: [Sources], decoder: { keys: convertFromSnakeCase } }\n")
        try site.folder.write(
            "Sources/PersonDTO.swift",
            """
            struct PersonDTO: Decodable {
                let id: Int
                let displayName: String
                let address: Address?
                let orders: [Order]

                struct Address: Decodable { let city: String }
                struct Order: Decodable { let id: String }
            }

            struct OpenDTO: Decodable {
                let id: Int

                init(from decoder: any Decoder) throws {
                    id = try Outside.id(decoder)
                }
            }

            struct StrictDTO: Decodable { let phone: String }
            """)
    }

    private func contract(_ responses: String...) throws {
        try site.contracts("shop", "person: { request: GET /me, responses: [\(responses.joined(separator: ", "))] }")
    }

    private func record(_ arguments: String..., answer: String = Self.answer) async throws -> VerifyRun {
        try await StandInAPI.run(answering: { _ in .text(answer) }) { [site] (api: StandInAPI) async throws in
            await site.record(arguments + ["--stand-in", "shop=\(api.url.absoluteString)"])
        }
    }

    @Test func writesNoPersonalDataThatTheAppDoesNotRead() async throws {
        try contract("{ recording: me, body: PersonDTO, keep: read }")
        let run = try await record()
        #expect(run.output.hasSuffix("1 recording: 1 new\n"))
        let text = try site.folder.text("Fixtures/me.json")
        #expect(
            text.contains(
                /^\{"id":7,"display_name":"Anna Example","mail":"[a-z]{4}@[a-z]{4}\.[a-z]{7}","born":"20\d\d-[01]\d-0\d","access_token":"\{\{ACCESS_TOKEN\}\}","address":\{"city":"Sampletown","street":"[A-Z][a-z]{3} [A-Z][a-z]{5} [1-9]"\},"orders":\[\{"id":"A-1","note":"[a-z]{3} [A-Z][a-z]{3}"\},\{"id":"A-2","note":"[a-z]{2} \{\{ACCESS_TOKEN\}\}"\}\],"vip":true\}$/
            ), "\(text)")
        for part in ["anna@", "mail.example", "1990", "Main Street", "Bert", "0815"] { #expect(!text.contains(part), "\(part)") }
        let head = try site.head("me")
        #expect(
            head.contains(
                "\n# Redacted 2 values: body $.access_token, body $.orders[1].note\n# Replaced 5 strings that PersonDTO does not read (keep: read)\n# Body sha256 "
            ), "\(head)")
        // The contract passes, and the same answer changes no file.
        let check = await VerifyRun.run(["check", "--contracts", "@/Contracts", "--no-cache"], in: site.folder)
        #expect(check.status == 0, "\(check.output)\(check.errors)")
        #expect(check.output.contains("kept"))
        #expect(try await record("--mode", "all").output == "same     me\n1 recording: 1 same\n")
        // Other private values of the same form do not show.
        let other = Self.answer.replacing("Main Street 5", with: "Park Avenue 9").replacing("Bert", with: "Hans")
        #expect(try await record("--mode", "all", answer: other).output == "same     me\n1 recording: 1 same\n")
    }

    @Test func keepsTheWholeAnswerWithoutTheKey() async throws {
        try contract("{ recording: me, body: PersonDTO }")
        #expect(try await record().output.hasSuffix("1 recording: 1 new\n"))
        #expect(
            try site.folder.text("Fixtures/me.json") == Self.answer.replacing("shop-token-0815-aaaa", with: "{{ACCESS_TOKEN}}"))
        #expect(!(try site.head("me").contains("# Replaced")))
    }

    @Test func keepsWhatExpectationsCheck() async throws {
        try contract(
            "{ recording: me, body: PersonDTO, keep: read, "
                + "expect: { $.mail: { match: include, value: '@' }, '$.orders[*].note': { match: string } } }")
        #expect(try await record().output.hasSuffix("1 recording: 1 new\n"))
        let text = try site.folder.text("Fixtures/me.json")
        #expect(text.contains(#""mail":"anna@mail.example""#) && text.contains(#""note":"for Bert""#))
        #expect(!text.contains("Main Street"))
    }

    /// Two contracts of one recording read different parts of it.
    @Test func keepsWhatOneOfSeveralTypesReads() async throws {
        try site.folder.write("Sources/Mail.swift", "struct MailDTO: Decodable { let mail: String }\n")
        try site.contracts(
            "shop", "person: { request: GET /me, responses: [{ recording: me, body: PersonDTO, keep: read }] }",
            "mail: { request: GET /me, responses: [{ recording: me, body: MailDTO, keep: read }] }")
        #expect(try await record().output.hasSuffix("1 recording: 1 new\n"))
        let text = try site.folder.text("Fixtures/me.json")
        #expect(text.contains(#""mail":"anna@mail.example""#) && text.contains("Anna Example") && !text.contains("Main Street"))
        #expect(try site.head("me").contains("# Replaced 4 strings that PersonDTO and MailDTO do not read (keep: read)\n"))
    }

    /// A value that looks random is recorded only after a decision, and a replaced one needs none, in `verify secrets` either.
    @Test func needsNoDecisionAboutStringsThatItReplaces() async throws {
        // Made up, in pieces, so that scanners of other programs do not report it.
        let random = ["q7RkX2mV9b", "T4wLz8Pc1N", "s6YdGf3hJ5", "vA"].joined()
        let answer = Self.answer.replacing("Main Street 5", with: random)
        try contract("{ recording: me, body: PersonDTO }")
        #expect(try await record(answer: answer).output.contains("code: record.undecided"))
        try contract("{ recording: me, body: PersonDTO, keep: read }")
        #expect(try await record(answer: answer).output.hasSuffix("1 recording: 1 new\n"))
        #expect(!(try site.folder.text("Fixtures/me.json").contains(random)))
        let secrets = await VerifyRun.run(["secrets", "--contracts", "@/Contracts"], in: site.folder)
        #expect(secrets.status == 0 && !secrets.output.contains("secret.undecided"), "\(secrets.output)\(secrets.errors)")
    }

    // MARK: Refusals

    private func expectNothingWritten(_ run: VerifyRun, _ parts: String...) throws {
        #expect(run.status == 2)
        for part in parts { #expect(run.output.contains(part), "\(run.output)") }
        #expect(!site.folder.files(below: ".").contains { $0.contains("me.json") || $0.contains("me.http") })
    }

    private static let because = "  because: keep: read records only what is known to be read, and so nothing was written\n"
    private static let end = ", or remove keep: read to record the whole answer\n  code: record.keep\n"

    @Test func refusesATypeWhoseReadingIsNotDecided() async throws {
        try contract("{ recording: me, body: OpenDTO, keep: read }")
        try expectNothingWritten(
            try await record(),
            "Contracts/shop.yml:3:81: failed\n  it is not decided which values OpenDTO reads: ", " at Sources/PersonDTO.swift:15:",
            "\n  allowed: sources and settings that determine it\n\(Self.because)  next: name settings under", Self.end)
    }

    @Test func refusesAnAnswerThatTheTypeRefuses() async throws {
        try contract("{ recording: me, body: StrictDTO, keep: read }")
        try expectNothingWritten(
            try await record(),
            """
            Contracts/shop.yml:3:83: failed
              StrictDTO refuses the answer, so that the rest of it is not read: $.phone is missing
              allowed: the key "phone", which StrictDTO requires
            \(Self.because)  next: change the type if the API has changed\(Self.end)
            """)
    }

    @Test func refusesATypeThatNoSourceDeclares() async throws {
        try contract("{ recording: me, body: MissingDTO, keep: read }")
        try expectNothingWritten(
            try await record(), "Contracts/shop.yml:3:84: failed\n  the values that MissingDTO reads are not known: ",
            "Sources does not declare it\n", Self.because, Self.end)
    }

    @Test func refusesAContractThatKeepsTheWholeAnswer() async throws {
        try site.contracts(
            "shop", "person: { request: GET /me, responses: [{ recording: me, body: PersonDTO, keep: read }] }",
            "other: { request: GET /me, responses: [{ recording: me }] }")
        try expectNothingWritten(
            try await record(),
            """
            Contracts/shop.yml:4:55: failed
              this contract keeps the whole answer, and Contracts/shop.yml:3:83 keeps only what is read of it
              allowed: keep: read in all contracts of a recording, or in none
              because: one contract would not find the values that another one leaves out, or all of them would be recorded
              next: write keep: read here too, or give each contract a recording of its own
              code: record.keep

            """)
    }

    /// A body that is not JSON has no values.
    @Test func refusesAnAnswerThatIsNotJSON() async throws {
        try contract("{ recording: me, body: PersonDTO, keep: read }")
        let run = try await StandInAPI.run(answering: { _ in .text("Anna Example", contentType: "text/plain") }) {
            [site] (api: StandInAPI) async throws in
            await site.record(["--stand-in", "shop=\(api.url.absoluteString)"])
        }
        try expectNothingWritten(
            run, "  PersonDTO refuses the answer, so that the rest of it is not read: PersonDTO does not read the body: ", Self.because)
    }
}
