import TestFolders
import Testing
import VerifyRunning

/// Tests of `--format` in the commands that print a result other than the report of a run.
@Suite("Formats of results")
struct ResultFormatTests {
    private let app: FilmApp

    init() throws {
        app = try FilmApp()
        try app.folder.write("Contracts/layers.yml", "layers: { App: { paths: [App/**] } }\n")
    }

    /// The arguments of each command without a format.
    static let commands = [
        ["explain", "layers.empty"], ["graph", "--root", "@/"], ["list", "--contracts", "@/Contracts", "--only", "layers"],
        ["where", "Film", "--root", "@/"],
        ["why", "FilmList", "FilmStore", "--root", "@/"],
    ]

    private func run(_ command: [String], _ formats: String...) async -> VerifyRun {
        await VerifyRun.run(command + formats.flatMap { ["--format", $0] }, in: app.folder)
    }

    @Test(arguments: commands)
    func printsOrWritesEachFormat(_ command: [String]) async throws {
        let usual = command[0] == "graph" ? "tsv" : "text"
        let text = await run(command)
        let json = await run(command, "json")
        #expect(text.status == 0 && json.status == 0, "\(json.errors)")
        #expect(await run(command, usual).snapshot == text.snapshot)
        #expect(json.output.hasPrefix("{\n") && json.output.hasSuffix("  \"version\" : 1\n}\n"), "\(json.output)")
        // A result that is written to a file is not printed.
        #expect(await run(command, "json=@/found.json").snapshot == "0\n")
        #expect(try app.folder.text("found.json") == json.output)
        try app.folder.remove("found.json")
        #expect(await run(command, usual, "json=@/found.json").snapshot == text.snapshot)
        #expect(try app.folder.text("found.json") == json.output)
    }

    @Test(arguments: commands)
    func refusesWrongFormats(_ command: [String]) async {
        let names = command[0] == "graph" ? "dot, json, mermaid, tsv" : "text, json"
        let other = command[0] == "graph" ? "tsv" : "text"
        let cases: [(formats: [String], text: String)] = [
            (
                ["jsn"],
                "The value 'jsn' is invalid for '--format <name[=file]>': "
                    + "\"jsn\" is not a format; write \"json\" if that was meant, or write one of: \(names)"
            ),
            (["png"], "The value 'png' is invalid for '--format <name[=file]>': \"png\" is not a format; write one of: \(names)"),
            (
                ["json="],
                "The value 'json=' is invalid for '--format <name[=file]>': "
                    + "the name of the file is empty; write json=FILE, or json to print it"
            ),
            (["json", other], "only one format can be printed; write the other to a file: --format \(other)=FILE"),
            (["json=a", "\(other)=./a"], "two reports cannot be written to the same file; give each its own file"),
        ]
        for (formats, text) in cases {
            let run = await VerifyRun.run(command + formats.flatMap { ["--format", $0] }, in: app.folder)
            #expect(run.status == 64)
            #expect(run.output == "")
            #expect(run.errors.contains(text), "\(run.errors)")
        }
    }

    @Test func reportsAFileThatCannotBeWritten() async {
        #expect(
            await run(["list", "--contracts", "@/Contracts", "--only", "layers"], "json=@/none/found.json").snapshot == """
                2
                --
                verify: the file @/none/found.json would be in a folder that does not exist; name another file with --format NAME=FILE

                """)
    }

    @Test func listsCasesAsJSON() async throws {
        let command = ["list", "--contracts", "@/Contracts", "--only", "layers"]
        #expect(
            await run(command, "json").output == """
                {
                  "cases" : [
                    {
                      "check" : "format",
                      "identifier" : "layers.yml/format",
                      "subject" : "layers.yml"
                    },
                    {
                      "check" : "files",
                      "identifier" : "layers.yml/sources/files",
                      "subject" : "layers.yml/sources"
                    },
                    {
                      "check" : "files",
                      "identifier" : "layers/App/files",
                      "subject" : "layers/App"
                    }
                  ],
                  "isComplete" : true,
                  "version" : 1
                }

                """)
        try app.folder.write("Contracts/layers.yml", "layer: {}\n")
        let run = await run(command, "json")
        #expect(run.status == 2)
        #expect(run.output.hasSuffix("  \"isComplete\" : false,\n  \"version\" : 1\n}\n"), "\(run.output)")
        #expect(run.errors.hasPrefix("Contracts/layers.yml:"), "\(run.errors)")
    }

    @Test func writesAChainAsJSON() async {
        #expect(
            await run(["why", "FilmUseCase", "FilmStore", "--root", "@/"], "json").output == """
                {
                  "chain" : [
                    {
                      "from" : {
                        "column" : 35,
                        "file" : "App/Domain/FilmUseCase.swift",
                        "line" : 3
                      },
                      "in" : "FilmUseCase.run.stored",
                      "isBuilt" : true,
                      "isType" : true,
                      "kind" : "class",
                      "symbol" : "FilmStore",
                      "to" : {
                        "column" : 13,
                        "file" : "App/Data/FilmStore.swift",
                        "line" : 1
                      }
                    }
                  ],
                  "from" : "FilmUseCase",
                  "to" : "FilmStore",
                  "version" : 1
                }

                """)
    }

    @Test func writesAMissingChainAsJSON() async {
        let run = await run(["why", "FilmStore", "FilmUseCase", "--root", "@/"], "json")
        #expect(run.status == 1)
        #expect(
            run.output.hasPrefix("{\n  \"chain\" : [\n\n  ],\n  \"from\" : \"FilmStore\",\n  \"opposite\" : [\n    {\n"), "\(run.output)")
        let same = await self.run(["why", "Film", "Film", "--root", "@/"], "json")
        #expect(same.snapshot == "1\n{\n  \"chain\" : [\n\n  ],\n  \"from\" : \"Film\",\n  \"to\" : \"Film\",\n  \"version\" : 1\n}\n")
    }

    @Test func writesUsesOfANameAsJSON() async throws {
        #expect(
            await run(["where", "Rating", "--root", "@/"], "json").output == """
                {
                  "matches" : [
                    {
                      "kind" : "enum",
                      "name" : "Film.Rating",
                      "place" : {
                        "column" : 10,
                        "file" : "App/Domain/Film.swift",
                        "line" : 2
                      },
                      "uses" : [
                        {
                          "place" : {
                            "column" : 23,
                            "file" : "App/Screens/FilmList.swift",
                            "line" : 3
                          }
                        },
                        {
                          "member" : "good",
                          "place" : {
                            "column" : 30,
                            "file" : "App/Screens/FilmList.swift",
                            "line" : 3
                          }
                        }
                      ]
                    }
                  ],
                  "version" : 1
                }

                """)
        try app.folder.write("App/Data/Loader.swift", "#if os(iOS)\nlet session = URLSession.shared\n#endif\n")
        let outside = await run(["where", "URLSession", "--root", "@/"], "json").output
        #expect(outside.contains("\"conditions\" : [\n            \"#if os(iOS)\"\n          ],"), "\(outside)")
        #expect(outside.contains("\"name\" : \"URLSession\"") && !outside.contains("\"kind\""), "\(outside)")
    }

    @Test func writesThePageOfACodeAsJSON() async {
        #expect(
            await run(["explain", "layers.empty"], "json").output == """
                {
                  "codes" : [
                    {
                      "code" : "layers.empty",
                      "example" : "`paths: [App/Domian/**]`.",
                      "fix" : "Correct the pattern.",
                      "meaning" : "A pattern under `paths` matches no Swift file. The layer would pass every rule and protect nothing.",
                      "suppression" : "Write `optional: true` in the layer.",
                      "title" : "A layer has no files"
                    }
                  ],
                  "version" : 1
                }

                """)
        let all = await run(["explain"], "json").output
        #expect(all.contains("\"code\" : \"layers.empty\"") && all.contains("\"code\" : \"format.syntax\""))
        let refused = await run(["explain", "--markdown"], "json")
        #expect(refused.status == 64)
        #expect(refused.errors.hasPrefix("Error: --markdown cannot be combined with --format; remove --format json\n"), "\(refused.errors)")
    }
}
