import Foundation
import Synchronization
import TestFolders
import Testing

@testable import VerifyCommands

@Suite("verify init")
struct InitCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: String...) -> (status: Int32, output: String, errors: String) {
        let output = Mutex("")
        let errors = Mutex("")
        let console = Console(
            write: { text in output.withLock { $0 += text } }, report: { text in errors.withLock { $0 += text } }, environment: [:],
            now: { 1_763_717_400 })
        let status = VerifyTool.run(arguments, types: [], console: console)
        let shown = { (text: String) in text.replacing(folder.path, with: "ROOT") }
        return (status, shown(output.withLock { $0 }), shown(errors.withLock { $0 }))
    }

    private func start(_ arguments: String...) -> (status: Int32, output: String, errors: String) {
        switch arguments.count {
        case 0: run("init", "--root", folder.path)
        case 1: run("init", "--root", folder.path, arguments[0])
        default: run("init", "--root", folder.path, arguments[0], arguments[1])
        }
    }

    private func writeApp() throws {
        try folder.write("App/Data/Store.swift", "struct Store {}\nstruct Cache {}\n")
        try folder.write("App/Domain/UseCase.swift", "import UIKit\nlet a = Store()\n")
        try folder.write("App/Domain/Other.swift", "let b = Store()\nlet c = Cache()\n")
        try folder.write("App/Views/List.swift", "")
    }

    @Test func itSaysWhatItWroteWhatACheckSaysAndWhatToDoNext() throws {
        try writeApp()
        let run = start()
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(
            run.output == """
                ROOT/Contracts/layers.yml is written: 3 layers of 4 Swift files
                  Domain  domain        2 files
                  Data    data          1 file
                  Views   presentation  1 file

                a check says now: 4 findings
                  layers.outside-import  1
                  layers.use             3

                App/Domain/Other.swift:1:9: broken
                  uses Store, a struct declared at App/Data/Store.swift:1:8, of Data
                  allowed: Domain may use no other layer
                  because: the arrows between layers point one way, so that each can be changed and tested alone
                  next: Declare a protocol in Domain, and implement it where the detail belongs.

                App/Domain/Other.swift:2:9: broken
                  uses Cache, a struct declared at App/Data/Store.swift:2:8, of Data
                  allowed: Domain may use no other layer
                  because: the arrows between layers point one way, so that each can be changed and tested alone
                  next: Declare a protocol in Domain, and implement it where the detail belongs.

                App/Domain/UseCase.swift:1:8: broken
                  imports UIKit
                  allowed: Domain may import no outside module
                  because: the list is closed, so that a dependency is a decision
                  next: Declare a protocol in Domain, and implement it where the detail belongs.

                and 1 more

                next: read ROOT/Contracts/layers.yml, and see what it finds: verify --contracts ROOT/Contracts/ --only layers
                      freeze what is to stay for now: verify baseline --contracts ROOT/Contracts/

                """)
        #expect(
            try folder.text("Contracts/layers.yml").contains(
                """

                # What breaks these rules:               verify --contracts Contracts/ --only layers
                # Have only what is new from now on fail: verify baseline --contracts Contracts/

                """))
        #expect(try folder.names() == ["App", "Contracts"])
        // The command that it names says the same.
        let check = self.run(
            "--contracts", "\(folder.path)/Contracts/", "--only", "layers", "--reports", "\(folder.path)/Reports", "--quiet")
        #expect(check.status == 1)
        #expect(check.output.split(separator: "\n").filter { $0.hasSuffix(": broken") }.count == 4)
    }

    /// What is not seen whole is not called broken.
    @Test func whatCouldNotRunIsSaidSo() throws {
        try folder.write("App/main.swift", "func f( {\n")
        #expect(start().output.contains("\nApp/main.swift:1:9: could not run\n  the file does not parse from here\n"))
    }

    @Test func whatIsKeptIsSaidToo() throws {
        try folder.write("App/main.swift", "import Foundation\n")
        #expect(
            start().output == """
                ROOT/Contracts/layers.yml is written: 1 layer of 1 Swift file
                  App  application  1 file

                a check says now: all kept

                next: read ROOT/Contracts/layers.yml, and run this in CI: verify --contracts ROOT/Contracts/ --only layers

                """)
    }

    @Test func aFileThatIsThereStays() throws {
        try writeApp()
        try folder.write("Contracts/layers.yml", "mine\n")
        let run = start()
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(
            run.errors
                == "verify: ROOT/Contracts/layers.yml is there already and stays as it is; move it away first, or see with --print what would be written\n"
        )
        #expect(try folder.text("Contracts/layers.yml") == "mine\n")
    }

    @Test func printingWritesNothing() throws {
        try writeApp()
        try folder.write("Contracts/layers.yml", "mine\n")
        let printed = start("--print")
        #expect(printed.status == 0)
        #expect(try folder.text("Contracts/layers.yml") == "mine\n")
        try folder.remove("Contracts")
        #expect(start().status == 0)
        #expect(try folder.text("Contracts/layers.yml") == printed.output)
    }

    /// Where the rules do not lie beside the sources, the commands need the root too.
    @Test func anotherFolderIsMadeAndNamed() throws {
        try folder.write("App/main.swift", "")
        #expect(start("--contracts", "\(folder.path)/Rules///").output.hasSuffix(": verify --contracts ROOT/Rules/ --only layers\n"))
        try folder.write("Quality/keep", "")
        let run = start("--contracts", "\(folder.path)/Quality/Rules")
        #expect(run.output.hasSuffix(": verify --contracts ROOT/Quality/Rules/ --root ROOT --only layers\n"))
        #expect(
            try folder.text("Quality/Rules/layers.yml").contains(
                "# What breaks these rules:               verify --contracts Quality/Rules/ --root . --only layers\n"))
    }

    @Test func whatCannotBeDoneIsSaid() throws {
        #expect(start().errors == "verify: ROOT: there is no Swift file in it; name the folder of the repository with --root\n")
        #expect(start().status == 2)
        for name in ["ATests", "BTests", "CTests", "DTests", "ETests", "FTests"] { try folder.write("\(name)/T.swift", "") }
        #expect(
            start().errors
                == "verify: ROOT: no Swift file in it is code that layers are about, but only tests, manifests or code of others: ATests, BTests, CTests, DTests, ETests and 1 more; name the folder of the repository with --root\n"
        )
        #expect(try !folder.names().contains("Contracts"))
        try folder.write("App/main.swift", "")
        #expect(
            start("--contracts", "\(folder.path)/none/deep").errors
                == "verify: the file ROOT/none/deep/layers.yml does not exist; name another folder with --contracts\n")
        try folder.write("Package.swift", "let = ")
        #expect(
            start().errors
                == "verify: ROOT/Package.swift: it is no Swift, so that its modules are not known; see what stands there, or name another folder with --root\n"
        )
        #expect(
            run("init", "--root", "\(folder.path)/none").errors
                == "verify: ROOT/none: the root does not exist; name the folder of the repository with --root\n")
        #expect(run("init", "--root", "").status == 64)
        #expect(run("init", "--contracts", "").status == 64)
    }
}
