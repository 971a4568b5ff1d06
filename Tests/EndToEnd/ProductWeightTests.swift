import Foundation
import Subprocess
import TestFolders
import Testing

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// Tests of the dependencies that a package builds if it uses one of the products, or that this package builds for one of its programs.
///
/// The package manager builds only the targets that a used product needs, directly or not.
@Suite("Dependencies of the products")
struct ProductWeightTests {
    @Test(arguments: [
        (
            "verify-reference",
            ["CLibXML2", "CZlib", "GRDB.swift", "OpenCombine", "Yams", "swift-argument-parser", "swift-log", "swift-syntax"]
        ),
        ("verify", ["CLibXML2", "CZlib", "Yams", "swift-argument-parser", "swift-syntax"]),
        ("VerifyCommands", ["CLibXML2", "CZlib", "Yams", "swift-argument-parser", "swift-syntax"]),
        ("ContractTesting", ["Yams"]), ("LayerRules", ["Yams", "swift-syntax"]), ("Recordings", []), ("FakeSupport", ["OpenCombine"]),
        ("MockServer", ["swift-collections", "swift-mustache", "swift-nio", "swift-nio-http2"]),
        ("MockServerTesting", ["swift-collections", "swift-mustache", "swift-nio", "swift-nio-http2"]),
        ("ServedContracts", ["Yams", "swift-collections", "swift-mustache", "swift-nio", "swift-nio-http2"]),
        (
            "MockServerTLS",
            [
                "swift-asn1", "swift-certificates", "swift-collections", "swift-crypto", "swift-mustache", "swift-nio", "swift-nio-http2",
                "swift-nio-ssl",
            ]
        ),
    ])
    func needsOnlyTheExpectedDependencies(_ product: String, _ expected: [String]) async throws {
        let manifest = try await Manifest.ofThisPackage()
        #expect(try manifest.outsideNames(of: product) == expected)
    }

    @Test func reportsIndirectDependencies() throws {
        let manifest = Manifest(
            products: [Manifest.Product(name: "P", targets: ["a"])],
            targets: [
                Manifest.Target(name: "a", type: "regular", dependencies: [["byName": "b"]]),
                Manifest.Target(name: "b", type: "regular", dependencies: [["product": "x"], ["byName": "c"], ["target": "a"]]),
                Manifest.Target(name: "c", type: "system", dependencies: []),
                Manifest.Target(name: "d", type: "regular", dependencies: [["product": "y"]]),
            ])
        #expect(try manifest.outsideNames(of: "P") == ["c", "x"])
    }
}

/// The part of `swift package dump-package` with the dependencies between targets.
private struct Manifest: Decodable {
    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    struct Target: Decodable {
        let name: String
        let type: String
        /// The kind of each dependency, with the name of a target or an outside package.
        let dependencies: [[String: String]]

        private enum CodingKeys: CodingKey {
            case name
            case type
            case dependencies
        }

        init(name: String, type: String, dependencies: [[String: String]]) {
            self.name = name
            self.type = type
            self.dependencies = dependencies
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            type = try container.decode(String.self, forKey: .type)
            // A target's name is alone; a product's name precedes its package.
            dependencies = try container.decode([[String: [Part]]].self, forKey: .dependencies).map { kinds in
                kinds.mapValues { parts in parts.prefix(2).compactMap(\.text).last ?? "" }
            }
        }
    }

    /// A name, or another value such as a condition or null.
    private struct Part: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws {
            text = try? decoder.singleValueContainer().decode(String.self)
        }
    }

    struct UnknownName: Error {
        let name: String
    }

    let products: [Product]
    let targets: [Target]

    /// Reads this package's manifest.
    static func ofThisPackage() async throws -> Manifest {
        let folder = try TemporaryFolder()
        // The package's own build folder is locked while its tests run.
        let result = try await Subprocess.run(
            .name("swift"),
            arguments: ["package", "--package-path", PackageFolders.root, "--scratch-path", "\(folder.path)/build", "dump-package"],
            output: .string(limit: 1 << 22), error: .string(limit: 1 << 20))
        return try JSONDecoder().decode(Manifest.self, from: Data(result.standardOutput.utf8))
    }

    /// Returns the outside packages and the system libraries that a product's targets need, directly or not, sorted.
    func outsideNames(of product: String) throws -> [String] {
        // The package manager makes a product of each executable target of the package that it builds.
        let program = targets.first { $0.name == product && $0.type == "executable" }.map { [$0.name] }
        guard var waiting = products.first(where: { $0.name == product })?.targets ?? program else { throw UnknownName(name: product) }
        var seen = Set(waiting)
        var found: Set<String> = []
        while let name = waiting.popLast() {
            guard let target = targets.first(where: { $0.name == name }) else { throw UnknownName(name: name) }
            if target.type == "system" { found.insert(name) }
            for (kind, name) in target.dependencies.joined() {
                if kind == "product" { found.insert(name) } else if seen.insert(name).inserted { waiting.append(name) }
            }
        }
        return found.sorted()
    }
}
