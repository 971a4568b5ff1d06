import TestFolders
import Testing

/// Tests of blocks in `Documentation/`: each shows what the built program prints, or a file that it reads.
@Suite("Blocks of the documentation")
struct DocumentationBlockTests {
    /// Returns a text without the numbers of checks, which change with the files of this package.
    private func withoutNumbers(_ text: String) -> String {
        text.replacing(/\d+ checks: \d+ kept/, with: "all checks: most kept")
    }

    @Test func explainShowsAPage() async throws {
        let run = try await BuiltProgram.run(["explain", "layers.empty"], in: try TemporaryFolder())
        let page = try PackageFolders.text("Documentation/Commands/explain.md")
        #expect(page.contains("```\n$ verify explain layers.empty\n\(run.output)```\n"), "\(run.output)")
    }

    @Test func schemaListsTheFormats() async throws {
        let run = try await BuiltProgram.run(["schema"], in: try TemporaryFolder())
        let page = try PackageFolders.text("Documentation/Commands/schema.md")
        #expect(page.contains("```\n$ verify schema\n\(run.output)```\n"), "\(run.output)")
    }

    /// The types of this package, and of a file of the page.
    @Test func typeShowsTheKeysOfATypeAndWhatIsNotRead() async throws {
        let page = try PackageFolders.text("Documentation/Commands/type.md")
        let own = try await BuiltProgram.run(
            ["type", "ArticlesResponseDTO", "--root", "\(PackageFolders.root)/Sources/Production/DataLayer"], in: try TemporaryFolder())
        let shown = "```\n$ verify type ArticlesResponseDTO --root Sources/Production/DataLayer\n\(own.output)```\n"
        #expect(page.contains(shown), "\(own.output)")
        let folder = try TemporaryFolder()
        try folder.write("App/Ticket.swift", String(try #require(page.firstMatch(of: /```swift\n([^`]*)```/)?.1)))
        let run = try await BuiltProgram.run(["type", "Ticket"], in: folder)
        #expect(page.contains("```\n$ verify type Ticket\n\(run.output)$ echo $?\n\(run.status)\n```\n"), "\(run.output)\(run.errors)")
        let schema = try await BuiltProgram.run(["type", "Ticket.Seat", "--format", "json-schema"], in: folder)
        #expect(page.contains("```\n$ verify type Ticket.Seat --format json-schema\n\(schema.output)```\n"), "\(schema.output)")
    }

    @Test func secretsShowsAFinding() async throws {
        let copy = try PackageCopy.ofTheDomain()
        try copy.replace(
            #""total":11"#, with: #""total":11,"next":"https:\/\/a.example\/?access_token=tok-4711""#, in: "Fixtures/products/page-1.json")
        let run = try await BuiltProgram.run(["secrets", "--contracts", "Contracts/", "--quiet"], in: copy.folder)
        let page = try withoutNumbers(PackageFolders.text("Documentation/Commands/secrets.md"))
        #expect(
            page.contains("```\n$ verify secrets --contracts Contracts/ --quiet\n\(withoutNumbers(run.output))```\n"), "\(run.output)")
    }

    @Test func baselineShowsAFrozenAndAFixedViolation() async throws {
        let copy = try PackageCopy.ofTheDomain()
        let page = try withoutNumbers(PackageFolders.text("Documentation/Commands/baseline.md"))
        let file = "Sources/Production/DomainLayer/Movies/MovieQuery.swift"
        let text = try copy.folder.text(file)
        try copy.folder.write(file, "import GRDB\n\(text)")
        let freezing = try await BuiltProgram.run(["baseline", "--contracts", "Contracts/"], in: copy.folder)
        let frozen = try await copy.verify("--quiet")
        #expect(
            page.contains(
                """
                ```
                $ verify baseline --contracts Contracts/
                \(freezing.output)$ verify --contracts Contracts/ --quiet
                \(frozen.output)\(frozen.errors)$ echo $?
                \(frozen.status)
                ```

                """), "\(freezing.output)\(frozen.output)\(frozen.errors)")
        try copy.folder.write(file, text)
        let fixed = try await copy.verify("--quiet")
        let shrink = ["baseline", "--contracts", "Contracts/", "--shrink"]
        let shrunk = try await BuiltProgram.run(shrink, in: copy.folder)
        #expect(
            page.contains(
                """
                ```
                $ verify --contracts Contracts/ --quiet
                \(withoutNumbers(fixed.output))$ verify \(shrink.joined(separator: " "))
                \(shrunk.output)```

                """), "\(fixed.output)\(shrunk.output)")
    }

    /// Each feature of the reference app prints its block, in which only today's date differs.
    @Test(arguments: [("movies", "tmdb"), ("weather", "openweather"), ("articles", "newsapi"), ("products", "products")])
    func theReferenceAppPrintsItsTour(_ feature: String, _ api: String) async throws {
        let page = try PackageFolders.text("Documentation/ReferenceApp.md")
        let blocks = page.split(separator: "```\n").map(String.init).filter { $0.hasPrefix("$ ") }
        #expect(blocks.count == 4, "each block is printed by a feature")
        let block = try #require(blocks.first { $0.hasPrefix("$ swift run showcase \(feature) ") })
        let command = block.prefix { !$0.isNewline }
        let words = command.matches(of: /"([^"]*)"|\S+/).map { String($0.1 ?? $0.0) }
        #expect(words.suffix(2) == ["--base-url", "\(api)=http://127.0.0.1:8080"])
        let app = try BuiltShowcase(feature, api: api)
        try await app.run { _, address in
            let run = try await app.showcase(words.dropFirst(5).dropLast() + [address])
            #expect(run.status == 0)
            #expect(run.errors == "")
            #expect(withoutDates("\(command)\n\(run.output)") == withoutDates(block), "\(run.output)")
        }
    }

    /// Returns a text without the dates on which a user added something.
    private func withoutDates(_ text: String) -> String {
        text.replacing(/(You,|Favourite since) \w+ \d+, \d{4}/) { "\($0.1) today" }
    }

    /// The files of the pages of formats are read without a finding about their format.
    @Test func theFilesOfTheFormatsAreWellWritten() async throws {
        let folder = try TemporaryFolder()
        for (name, page) in [("apis", "apis"), ("shop", "contracts"), ("layers", "layers"), ("layers-baseline", "baseline")] {
            let text = try PackageFolders.text("Documentation/Formats/\(page).md")
            let block = try #require(text.firstMatch(of: /```yaml\n([^`]*)```/)?.1)
            try folder.write("Contracts/\(name).yml", String(block))
        }
        try folder.write("Fixtures/README.md", "")
        try folder.write("App/Domain/Film.swift", "struct Film {}\n")
        let run = try await BuiltProgram.run(["--contracts", "Contracts/"], in: folder)
        let codes = run.output.matches(of: /\n  code: (\S+)/).map { String($0.1) }
        #expect(codes.filter { $0.hasPrefix("format.") } == [], "\(run.output)")
        // Each file but apis.yml has a finding about its content, so it was read.
        for place in ["Contracts/shop.yml:", "Contracts/layers.yml:", "Contracts/layers-baseline.yml:"] {
            #expect(run.output.contains("\n\(place)"), "\(place)")
        }
        #expect(run.output.hasPrefix("apis "), "\(run.output)")
    }
}
