import MockServer
import TestFolders
import Testing

/// Tests of the built `showcase` without a feature.
@Suite("The menu of the built program", .timeLimit(.minutes(5)))
struct MenuShowcaseTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func beginsOneFeatureAfterTheOther() async throws {
        try await MockServer.run(MockServerConfiguration(fixtures: "\(PackageFolders.root)/Fixtures")) { server in
            try server.serve(recordings: "movies", "weather", "articles", "products")
            let services = ["tmdb", "openweather", "newsapi", "products"].flatMap { ["--base-url", "\($0)=\(server.baseURL)"] }
            let run = try await BuiltProgram.run(
                services + ["--database=-a.sqlite", "--verbose"], in: folder, program: "showcase",
                input: "1\nlantern\nq\nweather\nLanternholm\nq\n3\nq\n4\nf 1\nq\n4\nv\nq\nq\n")
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("  1  movies    search for films\n"))
            #expect(run.output.ranges(of: "Type a number or a name; q to quit\n").count == 6)
            for text in ["The Lantern Keepers", "11°, light rain", "A bridge opens", "Favourites by time", "Brass Lantern"] {
                #expect(run.output.contains(text))
            }
            // The features have the menu's options.
            #expect(run.errors.contains("Searching...\n"))
            #expect(run.errors.contains("GET ") && run.errors.contains("X-Api-Key"))
        }
    }

    @Test func endsWithItsInput() async throws {
        let run = try await BuiltProgram.run(["--database", "a.sqlite"], in: folder, program: "showcase", input: "weather\n?")
        #expect(run.status == 0)
        #expect(run.errors.hasPrefix("weather cannot begin: OPENWEATHER_API_KEY is not set; put a key from\n"))
        #expect(run.output.ranges(of: "showcase> ").count == 3)
        #expect(run.output.hasSuffix("showcase> \n"))
    }

    @Test func refusesUnknownFeatures() async throws {
        let run = try await BuiltProgram.run(["films"], in: folder, program: "showcase")
        #expect(run.status == 64)
        #expect(run.errors.contains("films"), "\(run.errors)")
    }
}
