import Foundation
import Subprocess
import TestFolders
import Testing

/// Tests that README.md is enough to get a contract, a layer rule and a mock-server test running in a package of one's own.
@Suite("A newcomer with README.md", .serialized)
struct NewcomerTests {
    /// Whether the package manager builds the package too, which takes minutes: `make newcomer`.
    private static let buildsAll = ProcessInfo.processInfo.environment["PLUMBLINE_NEWCOMER"] != nil

    @Test func findsEachFileInTheBlocks() throws {
        let page = try PackageFolders.text("README.md")
        #expect(
            NewcomerPackage.files(of: page).map(\.path) == [
                "Package.swift", "App/Domain/Price.swift", "App/Data/PriceDTO.swift", "Sources/verify/main.swift",
                "Contracts/apis.yml", "Contracts/shop.yml", "Contracts/layers.yml", "Fixtures/price.http", "Tests/AppTests/AppTests.swift",
            ])
    }

    // MARK: With the modules of this build

    @Test func everythingIsKeptUntilItIsBroken() async throws {
        let package = try NewcomerPackage()
        try await package.buildApp()
        try await package.buildVerify()
        try await package.buildTests()
        let kept = try await package.verify()
        #expect(kept.status == 0 && kept.output.hasSuffix("\n21 checks: 21 kept\n"), "\(kept.output)\(kept.errors)")
        let passed = try await package.test()
        #expect(passed.status == 0 && (passed.output + passed.errors).contains(" 2 tests "), "\(passed.output)\(passed.errors)")

        // The finding that README shows, and one of a contract.
        try package.replace("79.95", with: "\"79.95\"", in: "Fixtures/price.http")
        let file = try #require(package.page.firstMatch(of: /With `(struct [^`]+)` in `(App\/\S+\.swift)`/))
        try package.folder.write(String(file.2), "\(file.1)\n")
        let broken = try await package.verify("--quiet")
        #expect(broken.status == 1)
        #expect(broken.output.contains("\n  code: contract.decoding\n"))
        let layers = try await package.verify("--quiet", "--only", "layers")
        #expect(layers.status == 1)
        #expect(package.page.contains("$ swift run verify --quiet --only layers\n\(layers.output)```"), "\(layers.output)")
        let code = try #require(package.page.firstMatch(of: /`verify explain ([a-z.-]+)`/)?.1)
        #expect(layers.output.contains("\n  code: \(code)\n"))
        let failed = try await package.test()
        #expect(
            failed.status == 1 && (failed.output + failed.errors).contains("  code: contract.decoding\n"),
            "\(failed.output)\(failed.errors)")
    }

    @Test func failsForARequestWithoutAStub() async throws {
        let package = try NewcomerPackage()
        try package.replace(".mockServer(recordings: \"price\")", with: ".mockServer()", in: "Tests/AppTests/AppTests.swift")
        try await package.buildApp()
        try await package.buildTests()
        let test = try await package.test()
        #expect(test.status == 1)
        #expect((test.output + test.errors).contains("received GET /prices/7"), "\(test.output)\(test.errors)")
    }

    /// The page about tests has the same contract test in a file of its own.
    @Test func theContractTestOfTheDocumentationRuns() async throws {
        let package = try NewcomerPackage()
        let files = NewcomerPackage.files(of: try PackageFolders.text("Documentation/Testing.md"))
        try #require(files.map(\.path) == ["Tests/AppTests/ContractTests.swift"])
        try package.folder.remove("Tests")
        try package.folder.write(files[0].path, files[0].text)
        try await package.buildApp()
        try await package.buildTests()
        let test = try await package.test()
        #expect(test.status == 0 && (test.output + test.errors).contains(" 1 test "), "\(test.output)\(test.errors)")
    }

    // MARK: The manifest

    @Test func theManifestCompiles() async throws {
        let package = try NewcomerPackage()
        let information = try await BuiltProgram.runTool(.name("swiftc"), ["-print-target-info"], in: package.folder)
        let resources = try JSONDecoder().decode(TargetInformation.self, from: Data(information.output.utf8)).paths.runtimeResourcePath
        let arguments = ["-typecheck", "-swift-version", "6", "-package-description-version", "6.2", "-I", "\(resources)/pm/ManifestAPI"]
        let check = try await BuiltProgram.runTool(
            .name("swiftc"), arguments + ["\(package.folder.path)/Package.swift"], in: package.folder)
        #expect(check.status == 0, "\(check.errors)")
    }

    /// The part of the compiler's information that names its folder.
    private struct TargetInformation: Decodable {
        struct Paths: Decodable {
            let runtimeResourcePath: String
        }

        let paths: Paths
    }

    @Test func theManifestNamesProductsAndPlatformsOfThisPackage() throws {
        let manifest = try PackageFolders.text("Package.swift")
        let package = try NewcomerPackage()
        let text = try package.folder.text("Package.swift")
        let products = text.matches(of: /plumbline\(("[^)]*")\)/).flatMap { $0.1.split(separator: ", ") }
        #expect(products.count == 5)
        let listed = try #require(package.page.firstMatch(of: /\nProducts: ([^\n]+)/)).1.matches(of: /`([A-Z]\w+)`/)
        let list = listed.map { "\"\($0.1)\"" }
        #expect(list.count >= 7)
        for product in products.map(String.init) + list { #expect(manifest.contains(".library(name: \(product),"), "\(product)") }
        let platforms = try #require(manifest.firstMatch(of: /platforms: \[\.(?:macOS|iOS)[^\]]*\]/))
        #expect(text.contains(platforms.0))
    }

    // MARK: With the package manager

    @Test(.enabled(if: buildsAll, "make newcomer builds the package with the package manager, which takes minutes"))
    func thePackageManagerBuildsIt() async throws {
        let package = try NewcomerPackage()
        let checkout = ".package(name: \"plumbline\", path: \"\(PackageFolders.root)\")"
        try package.replace(".package(name: \"plumbline\", path: \"../plumbline\")", with: checkout, in: "Package.swift")
        let resolved = "\(PackageFolders.root)/Package.resolved"
        if FileManager.default.fileExists(atPath: resolved) { try package.folder.copy(resolved, to: "Package.resolved") }
        func swift(_ arguments: String...) async throws -> BuiltProgram.Run {
            try await BuiltProgram.runTool(.name("swift"), arguments, in: package.folder)
        }

        let check = try await swift("run", "verify")
        #expect(check.status == 0 && check.output.hasSuffix("\n21 checks: 21 kept\n"), "\(check.output)\(check.errors)")
        let test = try await swift("test")
        #expect(test.status == 0, "\(test.output)\(test.errors)")
        try package.replace("79.95", with: "\"79.95\"", in: "Fixtures/price.http")
        let broken = try await swift("run", "verify", "--quiet")
        #expect(broken.status == 1 && broken.output.contains("\n  code: contract.decoding\n"), "\(broken.output)\(broken.errors)")
        let failed = try await swift("test")
        #expect(failed.status == 1, "\(failed.output)\(failed.errors)")
    }
}
