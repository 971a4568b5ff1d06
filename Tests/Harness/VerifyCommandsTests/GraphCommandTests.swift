import Foundation
import TestFolders
import Testing
import VerifyRunning

@Suite("verify graph")
struct GraphCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func graph(_ arguments: String...) async -> VerifyRun {
        await VerifyRun.run(["graph", "--root", folder.path] + arguments, in: folder)
    }

    private func writeApp() throws {
        try folder.write("App/Data/Remote.swift", "struct Remote {\n    var name = \"\"\n}\n")
        try folder.write("App/Domain/UseCase.swift", "struct UseCase {\n    var load = { Remote().name }\n}\n")
    }

    @Test func readsAFolderWithoutAManifestAsOneModule() async throws {
        try writeApp()
        let run = await graph()
        #expect(
            run.snapshot == """
                0
                App/Domain/UseCase.swift\tApp/Data/Remote.swift\tRemote\tstruct\t2\t18
                App/Domain/UseCase.swift\tApp/Data/Remote.swift\tRemote.name\tvariable\t2\t27

                """)
    }

    @Test func printsGraphvizAndMermaid() async throws {
        try writeApp()
        #expect(
            await graph("--format", "dot").output
                == "digraph files {\n  \"App/Domain/UseCase.swift\" -> \"App/Data/Remote.swift\" [label=2];\n}\n")
        #expect(
            await graph("--format", "mermaid").output == """
                graph LR
                  f0["App/Data/Remote.swift"]
                  f1["App/Domain/UseCase.swift"]
                  f1 -->|2| f0

                """)
    }

    /// The JSON format includes the branches of other builds, and the parts that could not be read.
    @Test func jsonHasAllBranches() async throws {
        try folder.write("Package.swift", "let package = Package(name: \"shop\", targets: [.target(name: \"Shop\")])\n")
        try folder.write("Sources/Shop/Remote.swift", "struct Remote {}\n")
        try folder.write(
            "Sources/Shop/UseCase.swift",
            "struct UseCase {\n    #if os(Linux)\n    let b = other().name\n    #else\n    let a: Remote\n    #endif\n}\nlet = }\n")
        #expect(await graph().output == "")
        let run = await graph("--format", "json")
        #expect(run.status == 0)
        #expect(
            run.errors
                == "Sources/Shop/UseCase.swift:8:5: warning: the file does not parse from here; later content may be missing; fix the syntax\n"
        )
        #expect(
            run.output == """
                {
                  "broken" : [
                    {
                      "column" : 5,
                      "file" : "Sources/Shop/UseCase.swift",
                      "line" : 8
                    }
                  ],
                  "files" : [
                    {
                      "module" : "Shop",
                      "path" : "Sources/Shop/Remote.swift"
                    },
                    {
                      "module" : "Shop",
                      "path" : "Sources/Shop/UseCase.swift"
                    }
                  ],
                  "unresolved" : 1,
                  "uses" : [
                    {
                      "conditions" : [
                        "#else of #if os(Linux)"
                      ],
                      "from" : {
                        "column" : 12,
                        "file" : "Sources/Shop/UseCase.swift",
                        "line" : 5
                      },
                      "in" : "UseCase.a",
                      "isBuilt" : false,
                      "isType" : true,
                      "kind" : "struct",
                      "symbol" : "Remote",
                      "to" : {
                        "column" : 8,
                        "file" : "Sources/Shop/Remote.swift",
                        "line" : 1
                      }
                    }
                  ],
                  "version" : 1
                }

                """)
    }

    /// A file outside all targets has no module, and a use outside `#if` has no conditions.
    @Test func jsonOmitsEmptyValues() async throws {
        try writeApp()
        let output = await graph("--format", "json").output
        #expect(!output.contains("\"module\"") && !output.contains("\"conditions\""))
        #expect(output.contains("\"broken\" : [\n\n  ],") && output.contains("\"unresolved\" : 0,"))
        #expect(output.contains("\"isBuilt\" : true,\n      \"isType\" : true,"))
    }

    @Test func explainsUnresolvedUses() async throws {
        try writeApp()
        #expect(await graph("--explain").output == "2 of 2 uses resolved (100.0 %)\n")
        try folder.write("App/Data/Twice.swift", "func twice(_ a: Int) {}\nfunc same(_ a: Int) {}\n")
        try folder.write("App/Data/Same.swift", "func same(by a: String) {}\n")
        try folder.write(
            "App/Screen.swift",
            "func f() {\n    twice(\"a\", 2)\n    other().name = 1\n    _ = same\n    #if os(Windows)\n    other().name = 2\n    let a: Remote\n"
                + "    #endif\n}\n"
        )
        let run = await graph("--explain")
        #expect(run.status == 0)
        #expect(
            run.output == """
                App/Screen.swift:2:5 twice: no declaration with this name accepts these arguments: App/Data/Twice.swift:1:6
                App/Screen.swift:3:13 name: the type of its receiver could not be inferred; probably Remote.name, declared at App/Data/Remote.swift:2:9
                App/Screen.swift:4:9 same: several declarations match: App/Data/Same.swift:1:6, App/Data/Twice.swift:2:6
                App/Screen.swift:6:13 name: the type of its receiver could not be inferred; probably Remote.name, declared at App/Data/Remote.swift:2:9 (in branches of #if that a debug build does not compile)
                1: the type of its receiver could not be inferred, 1 with a probable declaration
                1: several declarations match
                1: no declaration with this name accepts these arguments
                2 of 5 uses resolved (40.0 %)
                1 of 2 uses in branches of #if that a debug build does not compile resolved (50.0 %)

                """)
        let combined = await graph("--explain", "--format", "dot=a.dot")
        #expect(combined.status == 64)
        #expect(combined.errors.hasPrefix("Error: --explain cannot be combined with --format; remove --format dot\n"))
        try folder.remove("App")
        try folder.write("App/Empty.swift", "")
        #expect(await graph("--explain").output == "no uses\n")
    }

    /// A name that only another branch of `#if` declares is not that of the build.
    @Test func explainsNamesThatOnlyOtherBranchesDeclare() async throws {
        try folder.write("App/Phone.swift", "#if PHONE\nstruct Phone {}\nfunc ring() {}\n#elseif PAD\nfunc ring() {}\n#endif\n")
        try folder.write("App/Screen.swift", "let phone: Phone? = nil\nfunc f() { ring() }\n")
        #expect(
            await graph("--explain").output == """
                App/Screen.swift:1:12 Phone: it is declared only in branches of #if that a debug build does not compile; probably Phone, declared at App/Phone.swift:2:8
                App/Screen.swift:2:12 ring: it is declared only in branches of #if that a debug build does not compile: App/Phone.swift:3:6, App/Phone.swift:5:6
                2: it is declared only in branches of #if that a debug build does not compile, 1 with a probable declaration
                0 of 2 uses resolved (0.0 %)

                """)
    }

    @Test func printsProbableUsesAsSuch() async throws {
        try folder.write("App/Store.swift", "final class Store {\n    func reload() {}\n}\n")
        try folder.write("App/Screen.swift", "func f() {\n    make().reload()\n    make().reload()\n}\n")
        #expect(await graph().output == "")
        #expect(
            await graph("--probable").output == """
                App/Screen.swift\tApp/Store.swift\tStore.reload\tfunction\t2\t12\tprobable
                App/Screen.swift\tApp/Store.swift\tStore.reload\tfunction\t3\t12\tprobable

                """)
        #expect(
            await graph("--probable", "--format", "dot").output == """
                digraph files {
                  "App/Screen.swift" -> "App/Store.swift" [label=2, style=dashed];
                }

                """)
        #expect(await graph("--probable", "--format", "mermaid").output.hasSuffix("\n  f0 -.->|2| f1\n"))
        let json = await graph("--format", "json").output
        #expect(json.contains("\"probable\" : [\n"))
        #expect(json.contains("\"unresolved\" : 2,\n  \"uses\" : [\n\n  ],"))
        let combined = await graph("--probable", "--explain")
        #expect(combined.status == 64)
        #expect(combined.errors.hasPrefix("Error: --probable cannot be combined with --explain, which lists probable uses; remove it\n"))
    }

    /// The manifest gives the modules and their defines; a file outside all targets belongs to no module.
    @Test func readsModulesFromTheManifest() async throws {
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "shop", targets: [
                .target(name: "Data", swiftSettings: [.define("FAST"), .define("SLOW", .when(platforms: [.windows]))]),
                .target(name: "Domain", dependencies: ["Data"], path: "Modules/Domain"),
            ])
            """)
        try folder.write("Sources/Data/Remote.swift", "public struct Remote {}\nstruct Hidden {}\n")
        try folder.write("Sources/Data/Fast.swift", "#if FAST\nlet a = Hidden()\n#endif\n#if SLOW\nlet b = Remote()\n#endif\n")
        try folder.write("Modules/Domain/UseCase.swift", "import Data\nlet a = Remote()\nlet b = Hidden()\n")
        try folder.write("Examples/Other.swift", "let a = Remote()\n")
        #expect(
            await graph().output == """
                Modules/Domain/UseCase.swift\tSources/Data/Remote.swift\tRemote\tstruct\t2\t9
                Sources/Data/Fast.swift\tSources/Data/Remote.swift\tHidden\tstruct\t2\t9

                """)
    }

    /// A test target has the files that it compiles.
    @Test func readsTestTargets() async throws {
        try folder.write(
            "Package.swift",
            """
            let package = Package(name: "shop", targets: [
                .target(name: "Shop"),
                .testTarget(name: "ShopTests", dependencies: ["Shop"], exclude: ["Draft", "Old.swift"], resources: [.copy("Samples")]),
                .testTarget(name: "Checks", dependencies: ["Shop"], path: "Extra", sources: ["Used"]),
            ])
            """)
        try folder.write("Sources/Shop/Remote.swift", "struct Remote {}\n")
        let names = ["RemoteTests", "Old", "Draft/A", "Drafts/A", "Samples/Rule"].map { "Tests/ShopTests/\($0)" }
        for name in names + ["Extra/Used/A", "Extra/Unused"] {
            try folder.write("\(name).swift", "@testable import Shop\nlet a = Remote()\n")
        }
        #expect(
            await graph().output.split(separator: "\n").map { $0.prefix(while: { $0 != "\t" }) }
                == ["Extra/Used/A.swift", "Tests/ShopTests/Drafts/A.swift", "Tests/ShopTests/RemoteTests.swift"])
    }

    /// If code computes the other targets, the listed test targets are not the whole package.
    @Test func ignoresAManifestThatListsOnlyTests() async throws {
        try folder.write("Package.swift", "let package = Package(name: \"shop\", targets: targets + [.testTarget(name: \"ShopTests\")])\n")
        try writeApp()
        try folder.write("Tests/ShopTests/A.swift", "")
        #expect(await graph().output.split(separator: "\n").count == 2)
    }

    /// Two names that are canonically equivalent in Unicode are two files.
    ///
    /// Tabs and line breaks in names are escaped.
    @Test func comparesFileNamesByteByByte() async throws {
        try folder.write("App/caf\u{E9}.swift", "struct One {}\n")
        try folder.write("App/cafe\u{301}.swift", "let one = One()\n")
        try folder.write("App/a\tb\nc.swift", "let two = One()\n")
        #expect(
            await graph("--format", "mermaid").output == """
                graph LR
                  f0["App/a\\tb\\nc.swift"]
                  f1["App/cafe\u{301}.swift"]
                  f2["App/caf\u{E9}.swift"]
                  f0 -->|1| f2
                  f1 -->|1| f2

                """)
        #expect(await graph().output.hasPrefix("App/a\\tb\\nc.swift\tApp/caf\u{E9}.swift\tOne\tstruct\t1\t11\n"))
    }

    @Test func warnsAboutFilesThatDoNotParse() async throws {
        try writeApp()
        try folder.write("App/Broken.swift", "let a = Remote()\nlet = }\n")
        let run = await graph()
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("App/Broken.swift\tApp/Data/Remote.swift\tRemote\tstruct\t1\t9\n"))
        #expect(
            run.errors
                == "App/Broken.swift:2:5: warning: the file does not parse from here; later content may be missing; fix the syntax\n")
    }

    @Test func reportsSourcesThatCannotBeRead() async throws {
        let empty = await graph()
        #expect(empty.status == 2)
        #expect(
            empty.errors
                == "verify: @: no Swift file was found, or none in the manifest's targets; name the folder of a package with --root\n"
        )
        #expect(
            await graph("--root", "@/none").errors.hasSuffix("/none: the root does not exist; name the folder of a package with --root\n"))
        #expect(await graph("--format", "png").status == 64)
        #expect(await graph("--root", "").status == 64)
    }
}
