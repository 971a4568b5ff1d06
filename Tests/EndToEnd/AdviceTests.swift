import TestFolders
import Testing

/// Each command that a message advises runs as it is printed, in a shell, also with spaces in names.
@Suite("Commands in messages")
struct AdviceTests {
    private static let files: KeyValuePairs<String, String> = [
        "my app/App/Domain/Movie.swift": "struct Movie: Decodable {\n    let id: Int\n}\nstruct Cinema { let store = Store() }\n",
        "my app/App/Data/Store.swift": "struct Store {}\n",
        "my app/AppTests/MovieTests.swift": """
        import XCTest
        final class MovieTests: XCTestCase {
            func load(_ name: String) throws -> Movie {
                let url = Bundle(for: MovieTests.self).url(forResource: name, withExtension: "json")!
                return try JSONDecoder().decode(Movie.self, from: Data(contentsOf: url))
            }
            func testAll() throws { _ = try [load("movie-1"), load("movie-2"), load("movie-3"), load("movie-4"), load("movie-5")] }
        }

        """,
        "my app/AppTests/Fixtures/movie-1.json": "{\"id\": 1}\n",
        "my app/AppTests/Fixtures/movie-2.json": "{\"id\": \"2\"}\n",
        "my app/AppTests/Fixtures/movie-3.json": "{\"id\": \"3\"}\n",
        "my app/AppTests/Fixtures/movie-4.json": "{\"id\": \"4\"}\n",
        "my app/AppTests/Fixtures/movie-5.json": "{\"id\": \"5\"}\n",
        "my app/Contracts/layers.yml": """
        sources: [App]
        layers:
          Domain: { paths: [App/Domain/**] }
          Data: { paths: [App/Data/**] }

        """,
    ]

    struct Sample: CustomTestStringConvertible {
        let arguments: [String]
        /// The commands that the message advises.
        let commands: [String]
        /// Command lines that run before.
        var before: [[String]] = []

        var testDescription: String { arguments.joined(separator: " ") }

        static let all: [Sample] = [
            Sample(arguments: ["expalin"], commands: ["verify --help"]),
            Sample(arguments: ["explain", "layers.qwertyuiop"], commands: ["verify explain"]),
            Sample(arguments: ["scan", "my app"], commands: ["verify scan 'my app' --all"]),
            Sample(
                arguments: ["scan", "my app", "--platform", "macOS", "--quiet"],
                commands: ["verify scan 'my app' --platform macOS --all"]),
            Sample(
                arguments: ["scan", "my app", "--write", "--contracts", "my rules"],
                commands: ["verify scan 'my app' --all", "verify --contracts 'my rules' --root 'my app'"]),
            Sample(
                arguments: ["type", "Qwertyuiop", "--root", "my app"], commands: ["verify type --all --root 'my app'"]),
            Sample(
                arguments: ["--contracts", "my app/Contracts", "--filter", "qwerty"],
                commands: ["verify list --contracts 'my app/Contracts'"]),
            Sample(
                arguments: ["list", "--root", "my app", "--filter", "qwerty"],
                commands: ["verify list --contracts 'my app/Contracts'"]),
            Sample(
                arguments: ["baseline", "--contracts", "my app/Contracts", "--shrink"],
                commands: ["verify baseline --contracts 'my app/Contracts'"]),
            Sample(
                arguments: ["--contracts", "my app/Contracts", "--quiet"],
                commands: ["verify baseline --contracts 'my app/Contracts' --shrink"],
                before: [["baseline", "--contracts", "my app/Contracts"]]),
            Sample(
                arguments: ["init", "--root", "my app", "--contracts", "other rules", "--by", "folders"],
                commands: [
                    "verify --contracts 'other rules/' --root 'my app'", "verify baseline --contracts 'other rules/' --root 'my app'",
                ]),
            Sample(
                arguments: ["why", "Movie", "Store", "--root", "my app"],
                commands: ["verify why App/Domain/Movie.swift Store --root 'my app'"]),
            Sample(
                arguments: ["why", "Movie", "Data", "--root", "my app", "--contracts", "none"],
                commands: ["verify init --root 'my app' --contracts none"]),
        ]
    }

    /// Returns the different commands of a text: each is behind a colon, and ends at the end of its line or part.
    static func commands(in text: String) -> [String] {
        let all = text.matches(of: /: (verify(?: (?:'[^']*'|[\w.\/:=@%+-]+))*)(?:[,;]|\n|$)/).map { String($0.1) }
        return all.enumerated().filter { number, command in !all[..<number].contains(command) }.map(\.element)
    }

    @Test(arguments: Sample.all)
    func runAsTheyArePrinted(_ sample: Sample) async throws {
        let folder = try TemporaryFolder()
        for (name, text) in Self.files { try folder.write(name, text) }
        for arguments in sample.before { #expect(try await BuiltProgram.run(arguments, in: folder).status == 0) }
        let run = try await BuiltProgram.run(sample.arguments, in: folder)
        let text = run.output + run.errors
        #expect(Self.commands(in: text) == sample.commands, "\(text)")
        for command in sample.commands {
            let advised = try await BuiltProgram.runInShell("verify() { \"$0\" \"$@\"; }; \(command)", in: folder)
            #expect(advised.status != 64, "\(command)\n\(advised.errors)")
            #expect(!advised.errors.contains("does not exist"), "\(command)\n\(advised.errors)")
        }
    }

    /// The comments of a file that `verify init` writes have commands too.
    @Test func theFileOfLayersHasCommandsThatRun() async throws {
        let folder = try TemporaryFolder()
        for (name, text) in Self.files { try folder.write(name, text) }
        let arguments = [
            "init", "--root", "my app", "--contracts", "my app/deep/rules", "--fixtures", "my app/AppTests", "--by", "folders",
        ]
        #expect(try await BuiltProgram.run(arguments, in: folder).status == 0)
        let commands = try folder.text("my app/deep/rules/layers.yml").matches(of: /# [^:\n]*: +(verify [^\n]*)/).map { String($0.1) }
        #expect(
            commands == [
                "verify --contracts deep/rules/ --root . --only layers", "verify baseline --contracts deep/rules/ --root .",
            ])
        for command in commands {
            let run = try await BuiltProgram.runInShell("cd 'my app' && verify() { \"$0\" \"$@\"; }; \(command)", in: folder)
            #expect(run.status < 2, "\(command)\n\(run.errors)")
        }
    }
}
