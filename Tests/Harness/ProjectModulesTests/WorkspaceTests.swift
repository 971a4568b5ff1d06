import PlantedProjects
import ProjectModules
import TestFolders
import Testing

@Suite("Xcode workspaces")
struct WorkspaceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Writes two apps, each with a project of the same name beside it, and a project that belongs to neither.
    private func apps() throws -> Repository {
        for app in ["Bank", "Shop"] {
            try folder.write(
                "\(app)/\(app).xcodeproj/project.pbxproj", XcodeProjectText.of([XcodeProjectText.Target(app, files: ["App.swift"])]))
            try folder.write(
                "\(app)/Core & Co/Core.xcodeproj/project.pbxproj",
                XcodeProjectText.of([XcodeProjectText.Target("Core", files: ["A.swift"])]))
        }
        return try Repository(
            folder, ["Bank/App.swift", "Bank/Core & Co/A.swift", "Shop/App.swift", "Shop/Core & Co/A.swift"])
    }

    @Test func decidesBetweenModulesOfOneNameByTheWorkspace() throws {
        try folder.write(
            "Shop/Shop.xcworkspace/contents.xcworkspacedata",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- <FileRef location = "group:Bank.xcodeproj"></FileRef> -->
            <Workspace
               version = "1.0">
               <Group name = 'Libraries'>
                  <Group
                     location = "container:core &amp; Co"
                     name = "Core">
                     <FileRef
                        location = "group:Core.xcodeproj">
                     </FileRef>
                  </Group>
               </Group>
               <FileRef location = "group:Shop.xcodeproj"/>
               <FileRef location = "group:Pods/Pods.xcodeproj"/>
            </Workspace>

            """)
        let modules = try apps()
        #expect(try modules.imported("Core", by: "Shop") == ["Core of Shop/Core & Co/Core.xcodeproj"])
        // No workspace lists the other app, so both modules are possible.
        #expect(
            try modules.imported("Core", by: "Bank") == ["Core of Bank/Core & Co/Core.xcodeproj", "Core of Shop/Core & Co/Core.xcodeproj"])
        #expect(modules.unread.isEmpty)
    }

    /// Tests packages in a workspace, one of which is in the root.
    @Test func findsProductsInThePackagesOfTheWorkspace() throws {
        for place in ["Shop/Net", "Bank/Net"] {
            try folder.write(
                "\(place)/Package.swift",
                "let package = Package(name: \"Net\", products: [.library(name: \"Net\", targets: [\"Net\"])], targets: [.target(name: \"Net\")])\n"
            )
        }
        try folder.write(
            "App.xcodeproj/project.pbxproj",
            XcodeProjectText.of([XcodeProjectText.Target("App", files: ["App.swift"], products: ["Net"])]))
        let files = ["App.swift", "Shop/Net/Sources/Net/A.swift", "Bank/Net/Sources/Net/A.swift"]
        #expect(
            try Repository(folder, files).imported("Net", by: "App") == ["Net of Bank/Net/Package.swift", "Net of Shop/Net/Package.swift"])
        try folder.write(
            "App.xcworkspace/contents.xcworkspacedata",
            "<Workspace><FileRef location=\"group:App.xcodeproj\"/><FileRef location=\"group:Shop/Net\"/></Workspace>\n")
        #expect(try Repository(folder, files).imported("Net", by: "App") == ["Net of Shop/Net/Package.swift"])
    }

    /// Tests a project that a generator makes, and that is not in the repository.
    @Test func knowsGeneratedProjectsInAWorkspace() throws {
        try folder.write("App/project.yml", "name: App\ntargets:\n  App:\n    sources: Sources\n")
        for place in ["One", "Two"] {
            try folder.write("\(place)/project.yml", "name: Kit\ntargets:\n  Kit:\n    sources: Sources\n")
        }
        try folder.write(
            "App.xcworkspace/contents.xcworkspacedata",
            "<Workspace><FileRef location=\"group:App/App.xcodeproj\"/><FileRef location=\"container:Two/Kit.xcodeproj\"/></Workspace>\n")
        let modules = try Repository(folder, ["App/Sources/A.swift", "One/Sources/A.swift", "Two/Sources/A.swift"])
        #expect(try modules.imported("Kit", by: "App") == ["Kit of Two/project.yml"])
    }

    // MARK: Tuist

    private func tuistProjects(_ workspace: String) throws -> Repository {
        try folder.write("Apps/Workspace.swift", "import ProjectDescription\n\(workspace)\n")
        for (place, name) in [("Apps/Shop", "Shop"), ("Apps/One/Kit", "Kit"), ("Apps/Two/Kit", "Kit")] {
            try folder.write(
                "\(place)/Project.swift",
                "import ProjectDescription\nlet project = Project(name: \"\(name)\", "
                    + "targets: [.target(name: \"\(name)\", product: .framework, sources: \"Sources/**\")])\n")
        }
        return try Repository(folder, ["Apps/Shop/Sources/A.swift", "Apps/One/Kit/Sources/B.swift", "Apps/Two/Kit/Sources/C.swift"])
    }

    @Test(arguments: [
        "let workspace = Workspace(name: \"W\", projects: [\"Shop\", \"Two/*\"])",
        "let workspace = Workspace(name: \"W\", projects: [\"**/Shop\", .path(\"Two/Kit\")])",
        "let kit: Path = \"./Two/kit\"\nlet apps: [Path] = [\"Shop\"]\nlet workspace = Workspace(name: \"W\", projects: apps + [kit])",
        "let all: [Path] = [.relativeToManifest(\"Two/**\"), \"Shop\"]\nlet workspace = Workspace(name: \"W\", projects: all)",
    ])
    func decidesByTheWorkspaceOfTuist(_ workspace: String) throws {
        let modules = try tuistProjects(workspace)
        #expect(try modules.imported("Kit", by: "Shop") == ["Kit of Apps/Two/Kit/Project.swift"])
        #expect(modules.unread.isEmpty)
    }

    @Test(arguments: [
        ("projects: [\"Shop\", \"Gone\"]", "2:48", "no Project.swift is at Gone, so it is not read; correct the path, or add the file"),
        ("projects: [\"Shop\", .relativeToRoot(\"Two\")]", "2:57", "the path of this project is not a literal, so it is not read"),
        ("projects: [\"../../Up\"]", "2:48", "the path ../../Up leads out of the repository, so it is not read"),
        ("projects: [\"Two/[a-z]\"]", "2:48", "the pattern Two/[a-z] is not read; write it with *, ** and ? only"),
        ("projects: all()", "2:48", "the list of projects is not a literal, so it is not read"),
        ("schemes: []", "1:1", "no workspace with a literal list of projects was found"),
    ])
    func listsProjectsOfTuistThatAreNotRead(_ argument: String, _ place: String, _ reason: String) throws {
        let modules = try tuistProjects("let workspace = Workspace(name: \"W\", \(argument))")
        #expect(modules.unread == ["Apps/Workspace.swift:\(place): \(reason)"])
        #expect(modules.value.projects.flatMap(\.unread).map(\.hidesFiles) == [false])
        let both = ["Kit of Apps/One/Kit/Project.swift", "Kit of Apps/Two/Kit/Project.swift"]
        #expect(try modules.imported("Kit", by: "Shop") == both)
    }

    // MARK: Files that are not read

    @Test func listsFilesOutsideOfTheRepository() throws {
        try folder.write(
            "App.xcworkspace/contents.xcworkspacedata",
            """
            <Workspace>
               <FileRef location = "absolute:/Users/me/A.xcodeproj"></FileRef>
               <Group location = "group:.." name = "Up">
                  <FileRef location = "group:B.xcodeproj"></FileRef>
               </Group>
               <FileRef></FileRef>
            </Workspace>

            """)
        #expect(
            try Repository(folder, ["A.swift"]).unread == [
                "App.xcworkspace/contents.xcworkspacedata:2:4: the file absolute:/Users/me/A.xcodeproj is not in the repository, or its path "
                    + "is absolute, so it is not read",
                "App.xcworkspace/contents.xcworkspacedata:4:7: the file group:B.xcodeproj is not in the repository, or its path is absolute, "
                    + "so it is not read",
                "App.xcworkspace/contents.xcworkspacedata:6:4: the file without a location is not in the repository, or its path is absolute, "
                    + "so it is not read",
            ])
    }

    @Test(arguments: [
        ("", "1:1: the workspace is not read: it has no element"),
        ("<Workspace>\n", "2:1: the workspace is not read: the element Workspace does not end"),
        (
            "<Workspace>\n<FileRef location=\"group:A\">\n</Workspace>\n",
            "3:12: the workspace is not read: the end of the element Workspace has no beginning"
        ),
        ("<Workspace>\n<<<<<<< HEAD\n", "2:2: the workspace is not read: a name is missing"),
        ("<!DOCTYPE x>\n<Workspace/>\n", "1:2: the workspace is not read: a name is missing"),
        ("<Workspace/>\n<Workspace/>\n", "2:2: the workspace is not read: it has a second root element"),
        ("<Workspace version>\n", "1:19: the workspace is not read: the attribute version has no value"),
        ("<Workspace a=1/>\n", "1:14: the workspace is not read: the value of the attribute a is not in quotes"),
        ("<Workspace a=\"1\n", "1:14: the workspace is not read: the value of the attribute a does not end"),
        ("<Workspace a=\"&x;\"/>\n", "1:14: the workspace is not read: the value of the attribute a is not valid"),
        ("<Workspace a=\"1\" a=\"2\"/>\n", "1:23: the workspace is not read: the attribute a is there twice"),
        ("<Workspace>\n<!-- never\n", "2:5: the workspace is not read: a comment or an instruction does not end"),
    ])
    func reportsAWorkspaceThatCannotBeRead(_ text: String, _ message: String) throws {
        try folder.write("App.xcworkspace/contents.xcworkspacedata", text)
        #expect(try Repository(folder, ["A.swift"]).unread == ["App.xcworkspace/contents.xcworkspacedata:\(message)"])
    }

    /// Tests the workspace that Xcode makes in each project.
    @Test func ignoresTheWorkspaceInAProject() throws {
        try folder.write("App.xcodeproj/project.xcworkspace/contents.xcworkspacedata", "<<<<<<< HEAD\n")
        #expect(try Repository(folder, ["A.swift"]).unread.isEmpty)
    }
}
