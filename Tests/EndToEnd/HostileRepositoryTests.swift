import Foundation
import TestFolders
import Testing

/// Each command that opens a repository, on repositories that want to write, run or print something of the user.
@Suite("Malicious repositories, seen by the built program", .timeLimit(.minutes(5)))
struct HostileRepositoryTests {
    private static let secret = ["hunter2", "value"].joined()

    /// A link of a repository; its target is below the folder of the user, `../home`.
    struct Plant: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The paths in the repository with the targets of their links.
        let links: [(path: String, target: String)]
        /// Removed first, so that the link has its place.
        var removed: [String] = []
    }

    static let plants = [
        Plant(testDescription: "Reports is a link", links: [("Reports", "../home/folder")]),
        Plant(testDescription: "a folder in Reports is a link", links: [("Reports/deep", "../../home/folder")]),
        Plant(
            testDescription: "the reports are links",
            links: [
                ("Reports/junit.xml", "../../home/keys"), ("Reports/secrets-junit.xml", "../../home/keys"), ("out.json", "../home/keys"),
                ("all.har", "../home/keys"),
            ]),
        Plant(testDescription: "a report is a link to git's configuration", links: [("Reports/junit.xml", "../../home/keys")]),
        Plant(testDescription: "Contracts is a link", links: [("Contracts", "../home/Contracts")], removed: ["Contracts"]),
        Plant(testDescription: "Fixtures is a link", links: [("Fixtures", "../home/folder")], removed: ["Fixtures"]),
        Plant(
            testDescription: "files of Contracts are links",
            links: [
                ("Contracts/more.yml", "../../home/text.yml"), ("Contracts/layers-baseline.yml", "../../home/text.yml"),
                ("Contracts/schemas", "../../home/folder"),
            ]),
        Plant(
            testDescription: "layers.yml is a link", links: [("Contracts/layers.yml", "../../home/text.yml")],
            removed: ["Contracts/layers.yml"]),
        Plant(
            testDescription: "apis.yml is a link", links: [("Contracts/apis.yml", "../../home/text.yml")], removed: ["Contracts/apis.yml"]),
        Plant(
            testDescription: "fixtures are links",
            links: [("Tests/Fixtures/kube.json", "../../../home/kube.json"), ("Fixtures/kube.json", "../../home/kube.json")]),
        Plant(
            testDescription: "sources are links",
            links: [("Sources/App/Out", "../../../home/Code"), ("Sources/App/B.swift", "../../../home/Code/Own.swift")]),
        Plant(
            testDescription: "links of links lead out",
            links: [("0", "."), ("Reports", "0/../home/folder"), ("Fixtures/x", "../0/../home")]),
        Plant(
            testDescription: "folders of an import are links",
            links: [("mock/__files", "../../home"), ("mock/mappings/b.json", "../../../home/kube.json")]),
    ]

    /// The command lines; `-` in front of an argument's name is part of it.
    private static let commands: [[String]] = [
        [], ["--contracts", "Contracts/"], ["--contracts", "Contracts/", "--reports", "Reports/deep/er", "--format", "json=out.json"],
        ["--contracts", "Contracts/", "--only", "layers", "--changed-since", "1.0"],
        ["secrets", "--contracts", "Contracts/", "--reports", "Reports"], ["list", "--contracts", "Contracts/"],
        ["baseline", "--contracts", "Contracts/"], ["scan"], ["scan", "--write"], ["init"], ["graph"], ["graph", "--modules"],
        ["where", "Own"], ["why", "Sources/App/A.swift", "Own"], ["type", "Price"], ["type", "--all"], ["compat", "--since", "1.0"],
        ["schema", "--into", "Contracts/schemas"], ["export", "all.har", "--contracts", "Contracts/"],
        ["import", "mock", "--contracts", "Contracts/"], ["import", "in.har", "--contracts", "Contracts/", "--into", "x"],
    ]

    private let folder: TemporaryFolder
    private let git: GitSample

    init() throws {
        folder = try TemporaryFolder()
        let secret = Self.secret
        try folder.write("home/keys", "ssh-ed25519 AAAA \(secret)\n")
        try folder.write("home/kube.json", #"{"amount":"\#(secret)","currency":"\#(secret)"}"#)
        try folder.write("home/text.yml", "root:$6$\(secret):19000\n\(secret): 1\n")
        try folder.write("home/passwd", secret)
        try folder.write("home/folder/kube.json", #"{"amount":"\#(secret)"}"#)
        try folder.write("home/Code/Own.swift", "struct Own { let \(secret) = 1 }\n")
        try folder.write("home/Contracts/apis.yml", "shop: { base: \"https://\(secret).example\" }\n")
        git = try GitSample(in: folder, below: "repository")
        let files = [
            "Contracts/apis.yml": "shop: { base: \"https://api.example.com\" }\nsources: [Sources]\n",
            "Contracts/shop.yml": """
            api: shop
            contracts:
              a price:
                request: GET /prices/{id}
                responses: [{ recording: price, send: { path: { id: 7 } }, body: Price }]

            """,
            "Contracts/layers.yml": "layers:\n  App: { paths: [Sources/App/**], imports: [], hint: \"x\\nssh-ed25519 AAAA evil\\ny\" }\n",
            "Fixtures/price.http":
                "GET https://api.example.com/prices/7\n\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n{\"amount\": 1}\n",
            "Sources/App/A.swift": "import Foundation\nstruct Price: Codable { let amount: Double; let currency: Int? }\nstruct Film { }\n",
            "Tests/AppTests.swift":
                "import XCTest\nlet kube = try JSONDecoder().decode(Price.self, from: Data(contentsOf: URL(fileURLWithPath: \"kube.json\")))\n",
            "Tests/Fixtures/price.json": #"{"amount":2}"#,
            "mock/mappings/a.json": #"{"request":{"method":"GET","url":"/a"},"response":{"status":200,"bodyFileName":"passwd"}}"#,
            "in.har":
                #"{"log":{"entries":[{"request":{"method":"GET","url":"https://api.example.com/../../x","headers":[]},"response":{"status":200,"headers":[],"content":{"text":"{}"}}}]}}"#,
        ]
        for (name, text) in files { try folder.write("repository/\(name)", text) }
        try git.commit("0.9")
        try git.commit(
            "1.0",
            objects: [
                .link("0", to: "."), .link("1", to: "0/.."), .link("2", to: "1/.."), .link("3", to: "2/.."),
                .file("3", "home", "keys.swift", content: "struct Film {}"), .file("3", "x.swift", content: "struct Film {}"),
                .file("Sources", "App", "A.swift", content: "struct Price: Codable { let amount: Double }\n"),
            ])
        // Programs that a search for git and verify-live in a relative folder, or the configuration of git, would start.
        let program = "#!/bin/sh\ntouch '\(folder.path)/ran'\n"
        for name in ["git", "verify-live", "bin/git", "bin/verify-live", "programs/post-index-change"] {
            try folder.write("repository/\(name)", program)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/repository/\(name)")
        }
        for key in ["core.fsmonitor", "core.pager", "core.sshCommand", "core.editor", "diff.external"] {
            try git.run("config", key, "\(folder.path)/repository/git")
        }
        try git.run("config", "core.hooksPath", "\(folder.path)/repository/programs")
    }

    /// The contents of the user's files, by their paths.
    private var home: [String: String] {
        Dictionary(uniqueKeysWithValues: folder.files(below: "home").map { ($0, (try? folder.text("home/\($0)")) ?? "-") })
    }

    /// Names that a terminal would obey: they clear the screen, set the title, begin a line or reverse the text after them.
    private static let obeyed = [
        "\u{1B}[2Jx", "\u{1B}]0;title\u{7}x", "x\nFORGED", "x\r\nFORGED", "\u{9B}2Jx", "\u{202E}gpj", "\u{2066}x", "\u{2028}FORGED",
        "\u{7F}",
    ]

    /// The files that have such a name, and those that contain one.
    private static func files(_ number: Int, named name: String) -> [String: String] {
        let hex = name.unicodeScalars.map { String($0.value, radix: 16) }
        let json = hex.map { "\\u" + String(repeating: "0", count: 4 - $0.count) + $0 }.joined()
        let swift = hex.map { "\\u{\($0)}" }.joined()
        return [
            "Sources/App/\(name).swift": "struct Own\(number) { let price: Price? = nil; func f() { unknown.g(); Film() } }\nlet = }\n",
            "Sources/\(name)/C.swift": "let own = Own\(number)(); let film = Film()\n#if X\nlet price = Price()\n#endif\n",
            "Sources/\(name)/D.swift": "struct Saved\(number): Codable { let price: Price; let other: Unknown\(number) }\n",
            "Tests/Fixtures/\(name).json": #"{"amount":"2"}"#,
            "Fixtures/\(name).http": "GET https://api.example.com/\n\nHTTP/1.1 200 OK\n\n",
            "mock/mappings/\(name).json": #"{"request":{"method":"GET","url":"/\#(json)"},"response":{"status":200,"body":"\#(json)"}}"#,
            "\(number).har":
                #"{"log":{"entries":[{"request":{"method":"\#(json)","url":"https://api.example.com/\#(json)"},"response":{"status":200}}]}}"#,
            "Parts\(number)/Package.swift":
                "let package = Package(name: \"\(swift)\", targets: [.target(name: \"\(swift)\", path: \"\(swift)\"), .target(name: x)])\n",
            "Parts\(number)/\(name)/D.swift": "struct Part\(number) {}\n",
        ]
    }

    /// Further commands that print names of files or declarations.
    private static let printing: [[String]] = [
        ["graph", "--explain"], ["graph", "--probable"], ["graph", "--format", "dot"], ["graph", "--format", "mermaid"],
        ["graph", "--format", "json"], ["graph", "--modules", "--format", "json"], ["where", "Price"], ["where", "unknown"],
        ["why", "Sources/App/A.swift", "Part1"], ["why", "Own0", "Film"], ["why", "Own7", "Film"], ["import", "0.har"],
        ["import", "2.har"],
        ["explain", "layers.empty"], ["--format", "json"], ["--only", "fixtures"], ["list", "--format", "json"], ["schema"],
        ["type", "--all", "--format", "json"],
    ]

    @Test func printsNoTextThatATerminalObeys() async throws {
        for (number, name) in Self.obeyed.enumerated() {
            for (file, text) in Self.files(number, named: name) { try folder.write("repository/\(file)", text) }
        }
        let types = Self.obeyed.indices.flatMap { [["type", "Own\($0)"], ["type", "Saved\($0)"]] }
        for command in Self.printing + types + Self.commands { try await printsNoTextThatATerminalObeys(command) }
        // Contract files with errors end most commands at once.
        for name in Self.obeyed {
            let contract = "api: shop\ncontracts: { \"a\": { request: GET /x, responses: [{ recording: x }], \"\\e[2J\": 1 } }\n"
            try folder.write("repository/Contracts/\(name).yml", contract)
        }
        for command in [[], ["list"], ["secrets"], ["scan"], ["init"]] { try await printsNoTextThatATerminalObeys(command) }
    }

    private func printsNoTextThatATerminalObeys(_ command: [String]) async throws {
        let run = try await BuiltProgram.run(
            command, below: "repository", of: folder, environment: ["PLUMBLINE_CACHE": "\(folder.path)/own"])
        let text = run.output + run.errors
        let obeyed = text.unicodeScalars.filter { scalar in
            scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
                || ["\u{202E}", "\u{2066}", "\u{2028}"].contains(scalar)
        }
        #expect(obeyed.isEmpty, "\(command) prints \(obeyed.map(\.debugDescription))\n\(text.debugDescription)")
        let forged = text.split(separator: "\n").filter { $0.hasPrefix("FORGED") }
        #expect(forged.isEmpty, "\(command) prints the lines \(forged)")
    }

    @Test(arguments: plants) func changesAndPrintsNothingOfTheUser(_ plant: Plant) async throws {
        for name in plant.removed { try folder.remove("repository/\(name)") }
        for link in plant.links {
            let around = URL(fileURLWithPath: "\(folder.path)/repository/\(link.path)").deletingLastPathComponent()
            try FileManager.default.createDirectory(at: around, withIntermediateDirectories: true)
            try folder.link("repository/\(link.path)", to: link.target)
        }
        let before = home
        let names = try folder.names()
        let path = ".:bin::" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        for command in Self.commands {
            let run = try await BuiltProgram.run(
                command, below: "repository", of: folder,
                environment: ["PATH": path, "HOME": "\(folder.path)/own", "PLUMBLINE_CACHE": "relative"])
            #expect([0, 1, 2, 64].contains(run.status), "\(command): \(run.status)\n\(run.errors)")
            #expect(home == before, "\(command) changed a file of the user")
            #expect(!(run.output + run.errors).contains(Self.secret), "\(command)\n\(run.output)\(run.errors)")
            #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/ran"), "\(command) ran a program of the repository")
        }
        for file in folder.files(below: "repository") where !file.hasPrefix(".git/") {
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/repository/\(file)")
            let isBehindLink = plant.links.contains { file.hasPrefix("\($0.path)/") || file == $0.path }
            guard target == nil, !isBehindLink, let text = try? folder.text("repository/\(file)") else { continue }
            #expect(!text.contains(Self.secret), "\(file) has a copy of a file of the user")
        }
        #expect(try folder.names().filter { $0 != "own" } == names)
    }
}
