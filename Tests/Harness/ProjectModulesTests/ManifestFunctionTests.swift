import ProjectModules
import TestFolders
import Testing

/// Targets that functions of a manifest make.
@Suite("Functions of manifests")
struct ManifestFunctionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func repository(_ manifest: String, _ files: [String]) throws -> Repository {
        try folder.write("Package.swift", "// swift-tools-version: 6.0\nimport PackageDescription\n\(manifest)")
        return try Repository(folder, files)
    }

    /// Tests properties of an instance, beside constants with their names.
    @Test func takeNoPropertiesOfInstancesForConstants() throws {
        let modules = try repository(
            """
            let name = "WRONG"
            let platforms: [Platform] = [.linux]
            let names = Names()
            extension String { static let trait = "RIGHT" }
            let package = Package(
                name: "P",
                traits: [.default(enabledTraits: [names.name, .trait])],
                targets: [
                    .target(name: "App", swiftSettings: [.define("THERE", .when(platforms: names.platforms))]),
                    .target(name: "Kit", swiftSettings: [.define("HERE", .when(platforms: platforms))]),
                ])

            """,
            ["Sources/App/A.swift", "Sources/Kit/B.swift"])
        #expect(modules.value.defines(of: "Sources/App/A.swift") == ["RIGHT", "SWIFT_PACKAGE"])
        #expect(modules.value.defines(of: "Sources/Kit/B.swift") == ["HERE", "RIGHT", "SWIFT_PACKAGE"])
    }

    @Test func makeTargetsWithTheValuesOfTheirCalls() throws {
        let modules = try repository(
            """
            let package = Package(
                name: "Bot",
                targets: [
                    .target(name: "Shared"),
                    .lambda(name: "Users"),
                    .lambda(
                        name: "Faqs",
                        more: [
                            "Models",
                        ]),
                    .target(name: "Models"),
                    feature("Cart"),
                ] + [.target(name: makeName())])

            extension PackageDescription.Target {
                static func lambda(name: String, more: [Target.Dependency] = []) -> Target {
                    .executableTarget(
                        // The folder of the function.
                        name: "\\(name)Lambda", dependencies: ["Shared"] + more, path: "./Lambdas/\\(name)")
                }
            }

            func feature(_ name: String) -> PackageDescription.Target { return .target(name: "Feature" + name, path: "Features/\\(name)") }

            """,
            ["Lambdas/Users/A.swift", "Lambdas/Faqs/B.swift", "Sources/Shared/C.swift", "Sources/Models/D.swift", "Features/Cart/E.swift"])
        #expect(
            modules.targets == [
                "Shared: Sources/Shared/C.swift", "UsersLambda: Lambdas/Users/A.swift", "FaqsLambda: Lambdas/Faqs/B.swift",
                "Models: Sources/Models/D.swift", "FeatureCart: Features/Cart/E.swift",
            ])
        let faqs = try #require(modules.value.modules.first { $0.target.name == "FaqsLambda" })
        #expect(["Models", "Shared"].allSatisfy("\(faqs.target.dependencies)".contains))
        // Lines keep their numbers.
        #expect(
            modules.unread == [
                "Package.swift:15:10: a target whose name is not a literal is not read; write the name as text between quotes"
            ])
    }

    @Test func mayCallEachOther() throws {
        let modules = try repository(
            """
            let package = Package(name: "P", targets: [.feature("Films"), .loop("A")])
            extension Target {
                static func feature(_ name: String) -> Target { .library(name, path: "Features/\\(name)") }
                static func library(_ name: String, path: String) -> Target { .target(name: name, path: path) }
                static func loop(_ name: String) -> Target { .loop(name + "A") }
            }

            """, ["Features/Films/A.swift"])
        #expect(modules.targets == ["Films: Features/Films/A.swift"])
    }

    /// Tests functions that call each other so often that all calls would never be replaced.
    @Test func endForManyCallsOfEachOther() throws {
        let functions = (0..<9).map { level in
            let calls = Array(repeating: ".f\(level + 1)()", count: 9).joined(separator: ", ")
            return "static func f\(level)() -> Target { .wrapped(\(calls)) }\n"
        }
        let modules = try repository(
            "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .f0()])\n"
                + "extension Target {\n\(functions.joined())static func f9() -> Target { .target(name: name) }\n}\n", ["Sources/A/A.swift"])
        #expect(modules.targets == ["A: Sources/A/A.swift"])
        #expect(!modules.unread.isEmpty)
    }

    /// Tests functions that are not replaced, so that their targets are listed as not read.
    @Test(arguments: [
        ("[\"A\"].map(Target.made)", "static func made(_ name: String) -> Target { .target(name: name) }", ["5:46"]),
        ("[\"A\"].map { .made($0) }", "static func made(_ name: String) -> Target { .target(name: name) }", ["3:55"]),
        ("[.made(\"A\", \"B\")]", "static func made(_ name: String) -> Target { .target(name: name) }", ["5:46"]),
        ("[.made(\"A\")]", "static func made(_ name: String) -> Target { let a = name; return .target(name: a) }", ["5:67"]),
        (
            "[.made(\"A\"), .made(named: \"B\")]",
            "static func made(_ name: String) -> Target { .target(name: name) }; static func made(named: String) -> Target { .target(name: named) }",
            ["5:46", "5:113"]
        ),
    ])
    func areNotReplacedWhereTheirValuesAreNotWritten(_ targets: String, _ function: String, _ places: [String]) throws {
        let modules = try repository(
            "let package = Package(name: \"P\", targets: \(targets))\nextension Target {\n\(function)\n}\n", ["Sources/A/A.swift"])
        #expect(modules.targets.isEmpty)
        #expect(
            modules.unread
                == places.map {
                    "Package.swift:\($0): a target whose name is not a literal is not read; write the name as text between quotes"
                })
    }
}
