import MockServer
import Testing

/// Tests of `showcase articles` with the built program and a server that answers from Fixtures.
@Suite("The articles of the built program", .timeLimit(.minutes(5)))
struct ArticlesShowcaseTests {
    private let app: BuiltShowcase

    init() throws {
        app = try BuiltShowcase("articles", api: "newsapi")
    }

    private static let headlines = """
          1  Lighthouse keeps its lamp after a vote of the whole island
             Ines Falk, The Harbour Post, Nov 19, 2026
             The keepers stay, and so does the lamp.
          2  A bridge opens – an hour late
             Evening Tide, Nov 19, 2026
             Nobody had the key.
          3  Ferry timetable for “winter” is out
             Evening Tide, Nov 18, 2026

        """

    @Test func showsTheHeadlinesAndKeepsArticlesOverARestart() async throws {
        try await app.run { server, address in
            let shown = try await app.showcase("--once", "--base-url", address)
            #expect(shown.status == 0)
            #expect(shown.errors == "")
            #expect(shown.output == Self.headlines)
            let added = try await app.showcase(
                "--once", "--add", " The owl  is home", "--summary", "It hoots.", "--country", "AQ", "--base-url", address)
            #expect(added.status == 0)
            let lines = added.output.split(separator: "\n")
            #expect(lines.first == "  1  The owl is home")
            #expect(lines.last == "     It hoots.")
            #expect(lines.count == 3)
            let typed = try await app.showcase("--base-url", address, input: "a\nSecond\n\n1\n3\nr\nq\n")
            #expect(typed.status == 0)
            #expect(typed.errors == "Loading...\nLoading...\n")
            #expect(typed.output.contains("> Headline, or nothing: In short, or nothing:   1  Second\n"))
            #expect(typed.output.contains("> Second\nYou, "))
            #expect(typed.output.contains("\nhttps://news.example.com/harbour/lamp\n"))
            #expect(try await app.showcase("--once", "--base-url", address).output.hasPrefix("  1  Second\n"))
            try server.check(.get("/v2/top-headlines?country=aq"), .exactly(1))
        }
    }

    @Test func reportsMissingPartsAndShowsTheRest() async throws {
        try await app.run { server, address in
            try server.reply(to: .any, with: .recording("articles/invalid-key"), priority: 1)
            let run = try await app.showcase("--once", "--add", "Own", "--base-url", address)
            #expect(run.status == 1)
            #expect(run.output.hasPrefix("  1  Own\n"))
            #expect(run.errors == "The service answered: This key opens nothing here.\n")
        }
    }

    @Test func reportsAnArticleThatCannotBeAdded() async throws {
        try await app.run { _, address in
            let run = try await app.showcase("--once", "--add", String(repeating: "a", count: 201), "--base-url", address)
            #expect(run.status == 1)
            #expect(run.output == Self.headlines)
            #expect(run.errors == "A headline has at most 200 characters, this one 201\n")
        }
    }

    @Test func discardsAnIncompleteForm() async throws {
        try await app.run { _, address in
            let run = try await app.showcase("--base-url", address, input: "a\nOwn\n")
            #expect(run.status == 0)
            #expect(run.output.hasSuffix("> Headline, or nothing: In short, or nothing: \n"))
            #expect(try await app.showcase("--once", "--base-url", address).output == Self.headlines)
        }
    }

    @Test func sendsTheKeyAndNeverShowsIt() async throws {
        try await app.run { server, address in
            let shown = try await app.showcase("--once", "--base-url", address, "--verbose", environment: ["NEWSAPI_KEY": "s3cret"])
            #expect(shown.status == 0)
            #expect(shown.errors.contains("X-Api-Key"))
            #expect(!(shown.output + shown.errors).contains("s3cret"))
            try server.check(.get("/v2/top-headlines").header("X-Api-Key", .equals("s3cret")), .exactly(1))
        }
    }

    @Test(
        arguments: [
            ([], 1, "NEWSAPI_KEY is not set; put a key from https://newsapi.org/account there"),
            (["--country", "usa"], 64, "--country is two letters, as ISO 3166-1 has them"), (["--add", "A"], 64, "--add goes with --once"),
            (["--once", "--summary", "A"], 64, "--summary goes with --add"), (["--once", "--add", " "], 64, "the headline is blank"),
        ] as [([String], Int32, String)])
    func reportsWrongUsage(_ arguments: [String], _ status: Int32, _ message: String) async throws {
        let run = try await app.showcase(arguments)
        #expect(run.status == status)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
