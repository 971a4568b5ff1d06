import ProjectModules
import TestFolders
import Testing

@Suite("The lowest systems that projects name")
struct DeploymentTargetsTests {
    @Test(arguments: [
        ([("Package.swift", manifest(".iOS(.v16), .macOS(\"13.3\"), .macOS(.v10_15)"))], ["iOS": "16", "macOS": "10.15"]),
        (
            [("Package.swift", manifest(".visionOS(.v1), .tvOS(\"17.4\"), .watchOS(.v10)"))],
            ["tvOS": "17.4", "visionOS": "1", "watchOS": "10"]
        ),
        ([("Package.swift", "// swift-tools-version: 6.0\nlet package = Package(name: \"A\")\n")], [:]),
        // The condition of a setting names platforms too.
        (
            [
                (
                    "Package.swift",
                    "// swift-tools-version: 6.0\nlet package = Package(name: \"A\", targets: [.target(name: \"A\", swiftSettings: [.define(\"X\", .when(platforms: [.iOS]))])])\n"
                )
            ], [:]
        ),
        (
            [("App.xcodeproj/project.pbxproj", "\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 17.2;\n\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 15.0;\n")],
            ["iOS": "15.0"]
        ),
        (
            [("App.xcodeproj/project.pbxproj", "MACOSX_DEPLOYMENT_TARGET = \"12.0.1\";\nXROS_DEPLOYMENT_TARGET = 1.0;\n")],
            ["macOS": "12.0.1", "visionOS": "1.0"]
        ),
        ([("App.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = $(MINIMUM);\n")], [:]),
        (
            [
                (
                    "project.yml",
                    "name: A\noptions:\n  deploymentTarget:\n    iOS: \"16.4\"\n    macOS: 13.0\n  iOS: 9.0\ntargets:\n  A:\n    platform: iOS\n"
                )
            ], ["iOS": "16.4", "macOS": "13.0"]
        ),
        // The packages of an app may support earlier systems.
        (
            [
                ("App.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 17.0;\n"), ("Package.swift", manifest(".iOS(.v13)")),
                ("Packages/A/Package.swift", manifest(".iOS(.v12)")),
            ], ["iOS": "17.0"]
        ), ([("Packages/A/Package.swift", manifest(".iOS(.v12)"))], [:]), ([], [:]),
    ]) func areThoseOfTheFiles(_ files: [(String, String)], _ expected: [String: String]) throws {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        #expect(try DeploymentTargets(below: folder.path).lowest == expected)
    }

    private static func manifest(_ platforms: String) -> String {
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\", platforms: [\(platforms)], targets: [.target(name: \"A\")])\n"
    }
}
