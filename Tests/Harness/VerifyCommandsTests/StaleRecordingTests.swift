import Foundation
import TestFolders
import Testing
import VerifyRunning

/// Tests of recordings that are older than their contract allows, and of bodies that were changed after recording.
@Suite("Stale recordings")
struct StaleRecordingTests {
    private static let recordedAt = 1_763_717_400
    private static let day = 86_400
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com }\n")
        try folder.write(
            "Contracts/items.yml",
            """
            api: shop
            contracts:
              items:
                request: GET /items
                fresh: 90d
                responses: [{ recording: items }, { recording: made }]
              more:
                request: GET /items
                fresh: 30d
                responses: [{ recording: undated }]
              any:
                request: GET /items
                responses: [{ recording: old }]

            """)
        let comments = [
            "items": "# Recorded 2025-11-21T09:30:00.5+00:00 by verify record, 5 ms\n", "made": "# Made by hand: for a test.\n",
            "undated": "", "old": "# Recorded 2001-01-01T00:00:00Z\n",
        ]
        for (name, comment) in comments { try folder.write("Fixtures/\(name).http", "\(comment)GET /items\n\nHTTP/1.1 200 OK\n") }
    }

    private func verify(now: Int, _ more: String...) async -> VerifyRun {
        let arguments = ["--contracts", "@/Contracts", "--reports", "@/Reports", "--only", "contracts"]
        return await VerifyRun.run(arguments + more, in: folder, now: now)
    }

    private static let undated = """
        Fixtures/undated.http:1:1: warning
          the date of the recording is unknown
          allowed: at most 30 days, as Contracts/items.yml:9:12 requires
          because: the API may answer differently by now
          next: record it again: verify record --mode all --filter undated --contracts @/Contracts
          code: recording.stale

        """

    @Test func doesNotWarnAboutFreshRecordings() async {
        let run = await verify(now: Self.recordedAt + 90 * Self.day)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.errors == Self.undated)
        #expect(await verify(now: Self.recordedAt, "--filter", "items/any").errors == "")
    }

    /// A warning does not change the exit status.
    @Test func warnsAboutStaleRecordings() async {
        let run = await verify(now: Self.recordedAt + 91 * Self.day)
        #expect(run.status == 0, "\(run.output)")
        #expect(
            run.errors == """
                Fixtures/items.http:2:1: warning
                  the recording is 91 days old
                  allowed: at most 90 days, as Contracts/items.yml:5:12 requires
                  because: the API may answer differently by now
                  next: record it again: verify record --mode all --filter items --contracts @/Contracts
                  code: recording.stale

                """ + Self.undated)
        #expect(await verify(now: Self.recordedAt + 91 * Self.day, "--quiet").errors == run.errors)
    }

    @Test(arguments: ["2026-13-45T00:00:00Z", "2026-10-01"])
    func reportsATimeThatIsNotValid(_ time: String) async throws {
        try folder.write("Fixtures/undated.http", "# Recorded \(time)\nGET /items\n\nHTTP/1.1 200 OK\n")
        let run = await verify(now: Self.recordedAt)
        #expect(run.status == 0, "\(run.output)")
        #expect(
            run.errors == """
                Fixtures/undated.http:2:1: warning
                  the time of the recording, "\(time)", is not valid (expected yyyy-MM-ddTHH:mm:ssZ)
                  allowed: at most 30 days, as Contracts/items.yml:9:12 requires
                  because: the API may answer differently by now
                  next: correct the comment, as in # Recorded 2026-10-01T00:00:00Z, or record it again: verify record --mode all --filter undated --contracts @/Contracts
                  code: recording.stale

                """)
    }

    @Test func reportsATimeThatIsNotValidWithoutALimitToo() async throws {
        let contract = try folder.text("Contracts/items.yml")
        try folder.write("Contracts/items.yml", contract.replacing(/[ ]*fresh: .*\n/, with: ""))
        try folder.write("Fixtures/undated.http", "# Recorded 2026-13-45T00:00:00Z\nGET /items\n\nHTTP/1.1 200 OK\n")
        let run = await verify(now: Self.recordedAt)
        #expect(run.status == 0, "\(run.output)")
        #expect(
            run.errors == """
                Fixtures/undated.http:2:1: warning
                  the time of the recording, "2026-13-45T00:00:00Z", is not valid (expected yyyy-MM-ddTHH:mm:ssZ)
                  allowed: a time, or no such comment
                  because: the time shows how old the recording is
                  next: correct the comment, as in # Recorded 2026-10-01T00:00:00Z, or record it again: verify record --mode all --filter undated --contracts @/Contracts
                  code: recording.stale

                """)
    }

    @Test func countsASingleDay() async throws {
        let contract = try folder.text("Contracts/items.yml").replacing("fresh: 90d", with: "fresh: 1d")
        try folder.write("Contracts/items.yml", contract)
        let run = await verify(now: Self.recordedAt + Self.day + 1)
        #expect(run.errors.contains("\n  the recording is 1 day old\n  allowed: at most 1 day, as Contracts/items.yml:5:12 requires\n"))
    }

    @Test func reportsAChangedBody() async throws {
        try folder.write(
            "Fixtures/items.http",
            "# Recorded 2025-11-21T09:30:00Z\n# Body sha256 \(String(repeating: "0", count: 64))\nGET /items\n\nHTTP/1.1 200 OK\n\n<> items.txt\n"
        )
        try folder.write("Fixtures/items.txt", "changed by hand")
        let run = await verify(now: Self.recordedAt)
        #expect(run.status == 2)
        #expect(run.output.contains("\n  next: restore the file, or record it again\n"))
    }

    @Test(arguments: ["90", "0d", "-1d", "1.5d", "d", "3 weeks", "090d", "1000000d", "106751991167301d", "9223372036854775807d"])
    func refusesInvalidAges(_ text: String) async throws {
        try folder.write(
            "Contracts/items.yml",
            "api: shop\ncontracts:\n  items:\n    request: GET /items\n    fresh: \"\(text)\"\n    responses: [{ recording: items }]\n")
        let run = await verify(now: Self.recordedAt)
        #expect(run.status == 2)
        #expect(
            run.output.contains(
                """
                Contracts/items.yml:5:12: could not run
                  "fresh" is "\(text)"
                  allowed: a number of days from 1 to 999999, followed by d
                  because: an older recording gives a warning
                  next: write it as 90d

                """))
    }
}
