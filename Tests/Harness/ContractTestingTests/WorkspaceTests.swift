import ContractFiles
import ContractTesting
import TestFolders
import Testing
import VerificationModel

@Suite("Workspaces")
struct WorkspaceTests {
    @Test func namesFoldersBesideTheContracts() {
        let workspace = Workspace(contracts: "App/Contracts//")
        #expect(
            [workspace.contracts, workspace.root, workspace.fixtures] == ["App/Contracts", "App/Contracts/..", "App/Contracts/../Fixtures"])
        #expect(workspace.layersFile == "App/Contracts/layers.yml")
    }

    @Test func namesRecordingsInTheRoot() {
        #expect(Workspace(contracts: "Contracts", root: "App/").fixtures == "App/Fixtures")
        #expect(Workspace(contracts: "Contracts", fixtures: "Recorded/", root: "App").fixtures == "Recorded")
        #expect(Workspace(contracts: "/").contracts == "/")
    }

    @Test(arguments: [(".", nil, "Contracts"), ("App/", nil, "App/Contracts"), ("App", "Rules", "Rules")] as [(String, String?, String)])
    func namesContractsInTheRoot(_ root: String, _ contracts: String?, _ expected: String) {
        #expect(Workspace(root: root, contracts: contracts).contracts == expected)
    }

    @Test func showsPathsRelativeToTheRoot() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Contracts/apis.yml", "")
        let workspace = Workspace(contracts: "\(folder.path)/App/Contracts")
        #expect(workspace.display(workspace.contracts) == "Contracts")
        #expect(workspace.display("/usr") == "/usr")
    }

    /// In Xcode, the working directory is not the package's folder.
    @Test func findsFoldersAboveATest() throws {
        let folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "")
        try folder.write("Recorded/a.http", "")
        let file = "\(folder.path)/Tests/AppTests/ContractTests.swift"
        let found = Workspace.nearest(contracts: "Contracts", fixtures: "Recorded", filePath: file)
        #expect(found == Workspace(contracts: "\(folder.path)/Contracts", fixtures: "\(folder.path)/Recorded"))
        #expect(Workspace.nearest(contracts: "Nowhere", filePath: file) == Workspace(contracts: "Nowhere"))
        #expect(Workspace.nearest(contracts: "/a/Contracts", filePath: file) == Workspace(contracts: "/a/Contracts"))
    }

    @Test func findsTheContractsOfThisPackage() throws {
        let cases = try ContractSuite(contracts: "Contracts", filters: ["apis/format"]) {}.cases
        #expect(cases.map(\.description) == ["apis/format"])
    }

    @Test(arguments: [
        (
            WorkspaceError.contracts("C", .missing),
            "the contracts folder C does not exist; name the folder of apis.yml or layers.yml with --contracts"
        ),
        (.fixtures("F", .notAFolder), "the fixtures folder F is not a folder; name it with --fixtures"),
        (.scanned("R", .missing), "the folder R does not exist; name a folder that contains recordings or reports"),
        (
            .noAPIs("C"),
            "the folder C has no apis.yml, which defines the APIs and their secrets; name the folder that contains it with --contracts, or write one"
        ),
        (
            .unknownAPI("shpo", known: ["news", "shop"]),
            "apis.yml has no API \"shpo\"; write \"shop\" if that was meant, or name one of these: news, shop"
        ),
        (.secret("the secret KEY is too short"), "the secret KEY is too short"),
    ])
    func describesTheProblemAndTheAdvice(_ error: WorkspaceError, _ expected: String) {
        #expect("\(error)" == expected)
    }
}
