import Foundation
import Recordings
import StandInAPI
import TestFolders
import Testing

/// Tests of the built `showcase` with a server that answers from Fixtures.
@Suite("The showcase of the built program")
struct ShowcaseTests {
    private let folder: TemporaryFolder
    private let answer: @Sendable (StandInAPI.Request) -> StandInAPI.Answer

    init() throws {
        folder = try TemporaryFolder()
        let names = ["search-lantern-page-1", "search-lantern-page-2", "search-lantern-page-3", "search-nothing", "poster-lantern-keepers"]
        let recordings = try RecordingsFolder("\(PackageFolders.root)/Fixtures", displayPath: "Fixtures")
        answer = try StandInAPI.recordings(names.map { "movies/\($0)" }, in: recordings)
    }

    private func run(_ arguments: String..., environment: [String: String] = [:], input: String = "") async throws -> BuiltProgram.Run {
        try await BuiltProgram.run(arguments, in: folder, environment: environment, program: "showcase", input: input)
    }

    /// Runs `showcase movies lantern --once` with a server that answers from Fixtures.
    private func search(_ more: String..., environment: [String: String] = [:]) async throws -> BuiltProgram.Run {
        try await StandInAPI.run(answering: answer) { [folder] (api: StandInAPI) async throws -> BuiltProgram.Run in
            let arguments = ["movies", "lantern", "--once"] + more + ["--base-url", "tmdb=\(api.url)", "--database", "a.sqlite"]
            return try await BuiltProgram.run(arguments, in: folder, environment: environment, program: "showcase")
        }
    }

    @Test func searchesOnceAndExits() async throws {
        let run = try await search("--pages", "9", "--film", "1", "--recent")
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(
            run.output.hasPrefix(
                """
                  1  The Lantern Keepers
                     Release date: Oct 4, 2019
                     Two sisters keep a lighthouse that no ship has passed for years. Then one
                     does.
                  2  A Lantern at the Edge

                """))
        #expect(
            run.output.hasSuffix(
                """
                  5  The Last Lantern
                     Release date: Dec 31, 1956
                     The last lamplighter of the city teaches his trade to the street lights.
                The Lantern Keepers
                Release date: Oct 4, 2019
                Two sisters keep a lighthouse that no ship has passed for years. Then one does.
                Poster: 352 bytes
                  lantern

                """))
    }

    @Test func keepsSearchesAfterARestart() async throws {
        try await StandInAPI.run(answering: answer) { api in
            let arguments = ["movies", "--base-url", "tmdb=\(api.url)", "--database", "a.sqlite"]
            let first = try await BuiltProgram.run(arguments, in: folder, program: "showcase", input: "zzqqxx\nlantern\nn\nq\n")
            #expect(first.status == 0)
            #expect(first.output.hasPrefix("Movies: type what to search for; ? for help\n> Nothing found for \"zzqqxx\"\n> "))
            #expect(first.output.contains("\n>   3  Lanterns on the Marsh\n"))
            let second = try await BuiltProgram.run(arguments, in: folder, program: "showcase", input: "r\n")
            #expect(second.output == "Movies: type what to search for; ? for help\n>   lantern\n  zzqqxx\n> \n")
        }
    }

    @Test func showsStoredResultsWithoutAConnection() async throws {
        _ = try await search()
        let offline = try await RefusingPort.hold { url in
            try await self.run("movies", "lantern", "--once", "--recent", "--base-url", "tmdb=\(url)", "--database", "a.sqlite")
        }
        #expect(offline.status == 1)
        #expect(offline.errors == "Error: No internet connection\n")
        #expect(offline.output.hasPrefix("  1  The Lantern Keepers\n"))
        // The search was stored before the program ended.
        #expect(offline.output.hasSuffix("\n  lantern\n"))
    }

    @Test func explainsAMissingKey() async throws {
        let run = try await self.run("movies", "lantern", "--once", "--database", "a.sqlite")
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(
            run.errors == """
                Error: TMDB_API_KEY is not set; put a key from https://www.themoviedb.org/settings/api there, or name another server with \
                --base-url tmdb=URL

                """)
    }

    @Test func verboseLogsNoKey() async throws {
        let run = try await search("--verbose", environment: ["TMDB_API_KEY": "s3cret"])
        #expect(run.status == 0)
        #expect(run.errors.contains("/3/search/movie?api_key,language,query,page"))
        #expect(!(run.output + run.errors).contains("s3cret"))
        let kept = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/a.sqlite"))
        #expect(kept.firstRange(of: Data("s3cret".utf8)) == nil)
    }

    @Test func replacesCorruptDatabase() async throws {
        try folder.write("a.sqlite", String(repeating: "no database\n", count: 100))
        let run = try await search()
        #expect(run.status == 0)
        #expect(run.errors == "showcase: the database was corrupt; a new one was created, and the old one is a.sqlite.corrupt-1\n")
        #expect(try folder.names().contains("a.sqlite.corrupt-1"))
    }

    @Test(arguments: [
        (["movies", "--once"], "--once needs words to search for, or --recent"),
        (["movies", " ", "--once"], "the words to search for are blank"),
        (["movies", "a", "--pages", "2"], "--pages, --film and --recent go with --once"),
        (["movies", "a", "--once", "--pages", "0"], "--pages is at least 1"),
        (["movies", "--once", "--recent", "--film", "3"], "--pages and --film go with words to search for"),
        (["movies", "--once", "--recent", "--pages", "2"], "--pages and --film go with words to search for"),
        (["movies", "a", "--database", ""], "--database is empty; name a file"),
        (
            ["movies", "a", "--base-url", "https://user:s3cret@host/?x=1"],
            "--base-url names a service and its address; write it as tmdb=http://127.0.0.1:8080"
        ),
        (["movies", "a", "--base-url", "tmdb=http://a", "--base-url", "tmdb=http://b"], "--base-url names a service twice"),
    ])
    func reportsWrongUsageOnStandardError(_ arguments: [String], _ message: String) async throws {
        let run = try await BuiltProgram.run(arguments, in: folder, program: "showcase")
        #expect(run.status == 64)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("Error: \(message)\nUsage: showcase movies "))
        #expect(!run.errors.contains("s3cret"))
    }

    @Test func reportsClosedOutput() async throws {
        let run = try await StandInAPI.run(answering: answer) { api in
            try await BuiltProgram.runWithoutReader(
                ["movies", "lantern", "--once", "--base-url", "tmdb=\(api.url)", "--database", "a.sqlite"], in: folder, program: "showcase")
        }
        #expect(run.status == 1)
        #expect(run.errors == "showcase: the output cannot be written: Broken pipe\n")
        // The search was still stored.
        let recent = try await self.run("movies", "--once", "--recent", "--base-url", "tmdb=http://127.0.0.1", "--database", "a.sqlite")
        #expect(recent.output == "  lantern\n")
    }

    @Test func reportsAPosterThatFails() async throws {
        let run = try await search("--film", "2")
        #expect(run.status == 1)
        #expect(run.output.hasSuffix("Poster: Failed loading poster\n"))
    }

    @Test func separatesTheAnswersOfAnotherServer() async throws {
        let home = ["HOME": folder.path, "XDG_DATA_HOME": "\(folder.path)/data", "TMDB_API_KEY": "k"]
        let run = try await StandInAPI.run(answering: answer) { api in
            try await self.run("movies", "lantern", "--once", "--base-url", "tmdb=\(api.url)", environment: home)
        }
        #expect(run.status == 0)
        let usual = try await self.run("movies", "--once", "--recent", environment: home)
        #expect(usual.output == "No searches yet\n")
        let elsewhere = try await self.run("movies", "--once", "--recent", "--base-url", "tmdb=http://127.0.0.1", environment: home)
        #expect(elsewhere.output == "  lantern\n")
    }

    @Test func severalProgramsShareTheDatabase() async throws {
        try await StandInAPI.run(answering: answer) { api in
            let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        try await self.run("movies", "lantern", "--once", "--base-url", "tmdb=\(api.url)", "--database", "a.sqlite").status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses == Array(repeating: 0, count: 8))
        }
    }
}
