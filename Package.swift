// swift-tools-version: 6.2
import PackageDescription

/// Combine where Apple's is absent.
let openCombine = Target.Dependency.product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux]))

let package = Package(
    name: "plumbline",
    platforms: [.macOS(.v14), .iOS(.v16)],

    // MARK: Products
    products: [
        // The program verify is not a product, so that a package that depends on this one can name its own program verify.
        .executable(name: "verify-live", targets: ["verify-live"]),
        .executable(name: "showcase", targets: ["showcase"]),
        .library(name: "VerifyCommands", targets: ["VerifyCommands"]),
        .library(name: "ContractTesting", targets: ["ContractTesting"]),
        .library(name: "LayerRules", targets: ["LayerRules"]),
        .library(name: "FakeSupport", targets: ["FakeSupport"]),
        .library(name: "MockServer", targets: ["MockServer"]),
        .library(name: "MockServerTLS", targets: ["MockServerTLS"]),
        .library(name: "MockServerTesting", targets: ["MockServerTesting"]),
        .library(name: "ServedContracts", targets: ["ServedContracts"]),
        .library(name: "JUnitReport", targets: ["JUnitReport"]),
        .library(name: "HTTPMessages", targets: ["HTTPMessages"]),
        .library(name: "Recordings", targets: ["Recordings"]),
        .library(name: "Redaction", targets: ["Redaction"]),
        .library(name: "StrictJSON", targets: ["StrictJSON"]),
        .library(name: "VerificationModel", targets: ["VerificationModel"]),
    ],

    // MARK: Dependencies
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.0"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.0"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/apple/swift-system", from: "1.6.0"),
        .package(url: "https://github.com/attaswift/BigInt", from: "6.0.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    ],

    targets: [
        // MARK: Shared
        .target(name: "Locks", path: "Sources/Shared/Locks"),
        .target(name: "RandomNumbers", path: "Sources/Shared/RandomNumbers"),
        .target(name: "CThreads", path: "Sources/Shared/CThreads"),
        .target(name: "Threads", dependencies: ["CThreads", "Locks"], path: "Sources/Shared/Threads"),

        // MARK: Production
        .target(name: "DomainLayer", dependencies: [openCombine], path: "Sources/Production/DomainLayer"),
        .target(
            name: "DataLayer",
            dependencies: [
                "DomainLayer", "Locks", openCombine, .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Sources/Production/DataLayer"),
        .target(
            name: "PresentationLayer", dependencies: ["DomainLayer", "Locks", openCombine], path: "Sources/Production/PresentationLayer"),
        .target(
            name: "AppLayer",
            dependencies: ["DataLayer", "DomainLayer", "PresentationLayer", .product(name: "Logging", package: "swift-log")],
            path: "Sources/Production/AppLayer"),
        .executableTarget(
            name: "showcase",
            dependencies: [
                "AppLayer", "PresentationLayer", openCombine, .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Sources/Production/showcase"),

        // MARK: Files
        .target(name: "GitHistory", dependencies: ["SafeFiles", "VerificationModel"], path: "Sources/Harness/Files/GitHistory"),
        .target(name: "SafeFiles", dependencies: ["VerificationModel"], path: "Sources/Harness/Files/SafeFiles"),
        .target(
            name: "StrictYAML", dependencies: ["SafeFiles", "StrictJSON", "VerificationModel", .product(name: "Yams", package: "Yams")],
            path: "Sources/Harness/Files/StrictYAML"),

        // MARK: Wire
        .target(name: "StrictJSON", path: "Sources/Harness/Wire/StrictJSON"),
        .target(name: "TextPatterns", path: "Sources/Harness/Wire/TextPatterns"),
        .target(name: "HTTPMessages", dependencies: ["VerificationModel"], path: "Sources/Harness/Wire/HTTPMessages"),
        .systemLibrary(
            name: "CZlib", path: "Sources/Harness/Wire/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(name: "ContentCoding", dependencies: ["CZlib"], path: "Sources/Harness/Wire/ContentCoding"),

        // MARK: Recording
        .target(
            name: "Recordings", dependencies: ["HTTPMessages", "SafeFiles", "VerificationModel"],
            path: "Sources/Harness/Recording/Recordings"),
        .target(name: "SecretPatterns", dependencies: ["HTTPMessages"], path: "Sources/Harness/Recording/SecretPatterns"),
        .target(
            name: "Redaction",
            dependencies: [
                "ContentCoding", "HTTPMessages", "RandomNumbers", "Recordings", "SafeFiles", "SecretPatterns", "StrictJSON",
                "Threads", "VerificationModel",
            ],
            path: "Sources/Harness/Recording/Redaction"),
        .target(
            name: "RecordingInterchange",
            dependencies: ["ContentCoding", "HTTPMessages", "Recordings", "Redaction", "SafeFiles", "StrictJSON", "VerificationModel"],
            path: "Sources/Harness/Recording/RecordingInterchange"),
        .target(
            name: "SecretChecks", dependencies: ["ContractFiles", "Recordings", "Redaction", "SafeFiles", "VerificationModel"],
            path: "Sources/Harness/Recording/SecretChecks"),
        .target(
            name: "Recorder",
            dependencies: [
                "ContentCoding", "ContractFiles", "HTTPMessages", "Locks", "RecordingInterchange", "Recordings", "Redaction", "SafeFiles",
                "SecretChecks", "StrictJSON", "Upstream", "UpstreamTLS", "VerificationModel",
                .product(name: "AsyncHTTPClient", package: "async-http-client"), .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            path: "Sources/Harness/Recording/Recorder"),

        // MARK: Contracts
        .target(
            name: "ContractFiles",
            dependencies: [
                "DecodingPrograms", "StrictYAML", "HTTPMessages", "SafeFiles", "StrictJSON", "TextPatterns", "VerificationModel",
            ],
            path: "Sources/Harness/Contracts/ContractFiles"),
        .target(
            name: "ContractTesting",
            dependencies: [
                "StrictYAML", "ContractFiles", "DecodingInterpreter", "DecodingPrograms", "HTTPMessages", "Locks", "Recordings",
                "SafeFiles",
                "StrictJSON", "Threads", "VerificationModel",
            ],
            path: "Sources/Harness/Contracts/ContractTesting"),

        // MARK: Layers
        .target(
            name: "SwiftSymbols",
            dependencies: [
                "Locks", "Threads", .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Sources/Harness/Layers/SwiftSymbols"),
        .target(
            name: "ProjectModules",
            dependencies: [
                "Locks", "SafeFiles", "StrictYAML", "SwiftSymbols", "Threads", "VerificationModel",
                .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Sources/Harness/Layers/ProjectModules"),
        .target(
            name: "PackageGraph", dependencies: ["Locks", "ProjectModules", "SafeFiles", "SwiftSymbols", "Threads", "VerificationModel"],
            path: "Sources/Harness/Layers/PackageGraph"),
        .target(
            name: "LayerRules",
            dependencies: ["StrictYAML", "Locks", "PackageGraph", "ProjectModules", "SafeFiles", "SwiftSymbols", "VerificationModel"],
            path: "Sources/Harness/Layers/LayerRules"),

        // MARK: Decoding
        .target(
            name: "DecodingPrograms", dependencies: ["VerificationModel"], path: "Sources/Harness/Decoding/DecodingPrograms"),
        .target(
            name: "DecodingInterpreter", dependencies: ["DecodingPrograms", "StrictJSON", "TextPatterns"],
            path: "Sources/Harness/Decoding/DecodingInterpreter"),
        .target(
            name: "DecodingSources",
            dependencies: [
                "DecodingPrograms", "PackageGraph", "ProjectModules", "SafeFiles", "SwiftSymbols", "Threads", "VerificationModel",
            ],
            path: "Sources/Harness/Decoding/DecodingSources"),
        .target(
            name: "DecodingUses",
            dependencies: [
                "DecodingPrograms", "DecodingSources", "PackageGraph", "ProjectModules", "SwiftSymbols", "Threads", "VerificationModel",
            ],
            path: "Sources/Harness/Decoding/DecodingUses"),

        // MARK: Scanning
        .target(
            name: "FixtureScan",
            dependencies: [
                "ContractTesting", "DecodingInterpreter", "DecodingPrograms", "DecodingSources", "DecodingUses", "PackageGraph",
                "ProjectModules", "SafeFiles", "StrictJSON",
                "SwiftSymbols",
                "Threads",
                "VerificationModel",
            ],
            path: "Sources/Harness/Scanning/FixtureScan"),
        .target(
            name: "ContractDrafts",
            dependencies: [
                "DecodingPrograms", "DecodingUses", "FixtureScan", "HTTPMessages", "Recordings", "Redaction", "StrictJSON", "StrictYAML",
                "VerificationModel",
            ],
            path: "Sources/Harness/Scanning/ContractDrafts"),
        .target(
            name: "SavedData",
            dependencies: [
                "ContractTesting", "DecodingInterpreter", "DecodingPrograms", "DecodingSources", "DecodingUses", "GitHistory",
                "StrictJSON", "SwiftSymbols", "VerificationModel",
            ],
            path: "Sources/Harness/Scanning/SavedData"),

        // MARK: Server
        .target(
            name: "Upstream",
            dependencies: [
                "Locks", .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOTLS", package: "swift-nio"),
            ],
            path: "Sources/Harness/Server/Upstream"),
        .target(
            name: "UpstreamTLS", dependencies: ["Upstream", .product(name: "NIOSSL", package: "swift-nio-ssl")],
            path: "Sources/Harness/Server/UpstreamTLS"),
        .target(
            name: "MockServer",
            dependencies: [
                "HTTPMessages", "Locks", "RandomNumbers", "Recordings", "SecretPatterns", "StrictJSON", "TextPatterns", "Upstream",
                "VerificationModel",
                .product(name: "DequeModule", package: "swift-collections"), .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHPACK", package: "swift-nio-http2"),
                .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOTLS", package: "swift-nio"),
            ],
            path: "Sources/Harness/Server/MockServer"),
        .target(
            name: "MockServerTLS",
            dependencies: [
                "MockServer", "Upstream", "UpstreamTLS", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SwiftASN1", package: "swift-asn1"), .product(name: "X509", package: "swift-certificates"),
            ],
            path: "Sources/Harness/Server/MockServerTLS"),
        .target(
            name: "ServedContracts",
            dependencies: ["ContractFiles", "HTTPMessages", "MockServer", "Recordings", "SafeFiles", "VerificationModel"],
            path: "Sources/Harness/Server/ServedContracts"),
        .target(
            name: "MockServerTesting", dependencies: ["Locks", "MockServer", "SafeFiles"], path: "Sources/Harness/Server/MockServerTesting"),

        // MARK: Fakes
        .target(name: "FakeSupport", dependencies: ["Locks", openCombine], path: "Sources/Harness/Fakes/FakeSupport"),

        // MARK: Reporting
        .target(name: "VerificationModel", dependencies: ["Locks"], path: "Sources/Harness/Reporting/VerificationModel"),
        .systemLibrary(
            name: "CLibXML2",
            path: "Sources/Harness/Reporting/CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .target(
            name: "JUnitReport", dependencies: ["CLibXML2", "SafeFiles", "VerificationModel"],
            path: "Sources/Harness/Reporting/JUnitReport"),
        .target(name: "Reports", dependencies: ["VerificationModel"], path: "Sources/Harness/Reporting/Reports"),

        // MARK: Command
        .target(
            name: "VerifyCommands",
            dependencies: [
                "ContractDrafts", "ContractFiles", "ContractTesting", "DecodingPrograms", "DecodingSources", "DecodingUses", "FixtureScan",
                "GitHistory", "HTTPMessages",
                "JUnitReport", "LayerRules", "Locks", "PackageGraph", "ProjectModules", "RecordingInterchange", "Recordings", "Redaction",
                "Reports",
                "SafeFiles", "SavedData", "SecretChecks", "StrictJSON",
                "StrictYAML", "SwiftSymbols", "Threads",
                "VerificationModel", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Harness/Command/VerifyCommands"),
        .target(
            name: "LiveCommands",
            dependencies: [
                "ContractFiles", "ContractTesting", "Locks", "MockServer", "MockServerTLS", "Recorder", "Recordings", "Reports",
                "SafeFiles", "ServedContracts", "VerificationModel", "VerifyCommands",
                .product(name: "ArgumentParser", package: "swift-argument-parser"), .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            path: "Sources/Harness/Command/LiveCommands"),
        .executableTarget(
            name: "verify", dependencies: ["ContractTesting", "VerifyCommands"], path: "Sources/Harness/Command/verify"),
        .executableTarget(
            name: "verify-reference", dependencies: ["ContractTesting", "DataLayer", "VerifyCommands"],
            path: "Sources/Harness/Command/verify-reference"),
        .executableTarget(name: "verify-live", dependencies: ["LiveCommands"], path: "Sources/Harness/Command/verify-live"),

        // MARK: Test support
        .target(name: "TestFolders", dependencies: ["VerificationModel"], path: "Tests/Support/TestFolders"),
        .target(name: "PlantedSwift", path: "Tests/Support/PlantedSwift"),
        .target(name: "PlantedProjects", path: "Tests/Support/PlantedProjects"),
        .target(
            name: "StandInAPI",
            dependencies: [
                "HTTPMessages", "Locks", "Recordings", .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"), .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            path: "Tests/Support/StandInAPI"),
        .target(
            name: "StandInServices", dependencies: ["CompressedBytes", "Locks", "StandInAPI", "StrictJSON"],
            path: "Tests/Support/StandInServices", resources: [.copy("Data")]),
        .executableTarget(
            name: "stand-in",
            dependencies: ["StandInAPI", "StandInServices", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Tests/Support/stand-in"),
        .target(
            name: "StorageTesting", dependencies: [.product(name: "GRDB", package: "GRDB.swift")], path: "Tests/Support/StorageTesting"),
        .testTarget(
            name: "DomainLayerTests", dependencies: ["DomainFakes", "DomainLayer", "FakeSupport", "Locks", openCombine],
            path: "Tests/Production/DomainLayerTests"),
        .target(name: "DomainFakes", dependencies: ["DomainLayer", "FakeSupport", openCombine], path: "Tests/Support/DomainFakes"),
        .target(
            name: "PresentationFakes", dependencies: ["DomainFakes", "DomainLayer", "FakeSupport", "PresentationLayer"],
            path: "Tests/Support/PresentationFakes"),
        .testTarget(
            name: "PresentationLayerTests",
            dependencies: ["DomainFakes", "DomainLayer", "FakeSupport", "PresentationFakes", "PresentationLayer", openCombine],
            path: "Tests/Production/PresentationLayerTests"),
        .testTarget(
            name: "AppLayerTests",
            dependencies: [
                "AppLayer", "DataLayer", "DomainLayer", "FakeSupport", "MockServer", "MockServerTesting", "PresentationFakes",
                "PresentationLayer", "Recordings", "StandInAPI", "StorageTesting", "TestFolders", openCombine,
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Tests/Production/AppLayerTests"),
        .testTarget(
            name: "ShowcaseTests",
            dependencies: ["DomainFakes", "DomainLayer", "FakeSupport", "PresentationFakes", "PresentationLayer", "showcase"],
            path: "Tests/Production/ShowcaseTests"),
        .testTarget(
            name: "ContractTests",
            dependencies: [
                "BodyMutations", "ContractFiles", "ContractTesting", "RandomNumbers", "Recordings", "StrictJSON", "TestFolders",
                "VerificationModel", "VerifyCommands", "verify-reference",
            ],
            path: "Tests/Production/ContractTests"),

        // MARK: Tests
        .testTarget(
            name: "DataLayerTests",
            dependencies: [
                "DataLayer", "DomainFakes", "DomainLayer", "FakeSupport", "Locks", "StandInAPI", "StorageTesting", "TestFolders",
                openCombine, .product(name: "GRDB", package: "GRDB.swift"), .product(name: "Logging", package: "swift-log"),
            ],
            path: "Tests/Production/DataLayerTests"),
        .testTarget(name: "ThreadsTests", dependencies: ["Threads"], path: "Tests/Harness/ThreadsTests"),
        .testTarget(
            name: "GitHistoryTests", dependencies: ["GitHistory", "TestFolders"], path: "Tests/Harness/GitHistoryTests"),
        .testTarget(name: "LocksTests", dependencies: ["Locks"], path: "Tests/Harness/LocksTests"),
        .testTarget(name: "RandomNumbersTests", dependencies: ["RandomNumbers"], path: "Tests/Harness/RandomNumbersTests"),
        .testTarget(
            name: "PlatformTests",
            dependencies: [
                "TestFolders", .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Tests/Harness/PlatformTests"),
        .testTarget(name: "VerificationModelTests", dependencies: ["VerificationModel"], path: "Tests/Harness/VerificationModelTests"),
        .testTarget(
            name: "SafeFilesTests", dependencies: ["SafeFiles", "TestFolders", "VerificationModel"], path: "Tests/Harness/SafeFilesTests"),
        .testTarget(
            name: "FixtureScanTests",
            dependencies: [
                "DecodingPrograms", "DecodingUses", "FixtureScan", "Locks", "PlantedProjects", "ProjectModules", "TestFolders",
                "VerificationModel",
            ],
            path: "Tests/Harness/FixtureScanTests"),
        .testTarget(
            name: "SavedDataTests", dependencies: ["DecodingUses", "SavedData", "TestFolders"], path: "Tests/Harness/SavedDataTests"),
        .testTarget(name: "StrictYAMLTests", dependencies: ["StrictYAML", "VerificationModel"], path: "Tests/Harness/StrictYAMLTests"),
        .testTarget(
            name: "StrictJSONTests", dependencies: ["SafeFiles", "StrictJSON", "TestFolders"], path: "Tests/Harness/StrictJSONTests"),
        .testTarget(name: "TextPatternsTests", dependencies: ["TextPatterns"], path: "Tests/Harness/TextPatternsTests"),
        .testTarget(name: "HTTPMessagesTests", dependencies: ["HTTPMessages"], path: "Tests/Harness/HTTPMessagesTests"),
        .testTarget(name: "ContentCodingTests", dependencies: ["ContentCoding"], path: "Tests/Harness/ContentCodingTests"),
        .testTarget(
            name: "RecordingsTests", dependencies: ["HTTPMessages", "Recordings", "TestFolders", "VerificationModel"],
            path: "Tests/Harness/RecordingsTests", resources: [.copy("Samples")]),
        .testTarget(
            name: "SecretPatternsTests", dependencies: ["HTTPMessages", "SecretPatterns", "SecretShapeExamples"],
            path: "Tests/Harness/SecretPatternsTests"),
        .testTarget(
            name: "RedactionTests",
            dependencies: [
                "CLibXML2", "HTTPMessages", "Recordings", "Redaction", "SafeFiles", "StrictJSON", "TestFolders", "VerificationModel",
                "WritableRecordings",
            ],
            path: "Tests/Harness/RedactionTests"),
        .testTarget(
            name: "RecordingInterchangeTests",
            dependencies: [
                "HTTPMessages", "RecordingInterchange", "Recordings", "Redaction", "TestFolders", "VerificationModel", "WritableRecordings",
            ],
            path: "Tests/Harness/RecordingInterchangeTests", resources: [.copy("Samples")]),
        .testTarget(
            name: "ContractTestingTests",
            dependencies: [
                "StrictYAML", "ContractFiles", "ContractTesting", "Locks", "Recordings", "SecretChecks", "StrictJSON", "TestFolders",
                "VerificationModel",
            ],
            path: "Tests/Harness/ContractTestingTests"),
        .testTarget(
            name: "SwiftSymbolsTests", dependencies: ["PlantedSwift", "RandomNumbers", "SwiftSymbols", "TestFolders", "Threads"],
            path: "Tests/Harness/SwiftSymbolsTests"),
        .testTarget(
            name: "ProjectModulesTests", dependencies: ["PlantedProjects", "ProjectModules", "TestFolders", "VerificationModel"],
            path: "Tests/Harness/ProjectModulesTests"),
        .testTarget(
            name: "PackageGraphTests",
            dependencies: ["PackageGraph", "PlantedProjects", "ProjectModules", "SwiftSymbols", "TestFolders", "VerificationModel"],
            path: "Tests/Harness/PackageGraphTests"),
        .target(
            name: "TruthTypes",
            dependencies: [
                .product(name: "BigInt", package: "BigInt"), .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "HashTreeCollections", package: "swift-collections"),
                .product(name: "OrderedCollections", package: "swift-collections"),
            ],
            path: "Tests/Support/TruthTypes"),
        .testTarget(
            name: "DecodingTruthTests",
            dependencies: [
                "BodyMutations", "DecodingInterpreter", "DecodingPrograms", "DecodingSources", "StrictJSON", "SwiftSymbols", "Threads",
                "TruthTypes", "VerificationModel",
            ],
            path: "Tests/Harness/DecodingTruthTests", exclude: ["Samples"]),
        .target(name: "BodyMutations", dependencies: ["RandomNumbers", "StrictJSON"], path: "Tests/Support/BodyMutations"),
        .target(name: "CompressedBytes", dependencies: ["CZlib"], path: "Tests/Support/CompressedBytes"),
        .target(name: "SecretShapeExamples", path: "Tests/Support/SecretShapeExamples"),
        .target(
            name: "SecretCorpus", dependencies: ["CompressedBytes", "CZlib", "RandomNumbers", "SecretShapeExamples"],
            path: "Tests/Support/SecretCorpus"),
        .target(name: "SecretSearch", dependencies: ["CZlib"], path: "Tests/Support/SecretSearch"),
        .testTarget(
            name: "SecretAccuracyTests",
            dependencies: [
                "ContentCoding", "HTTPMessages", "Recordings", "Redaction", "SecretCorpus", "SecretSearch", "TestFolders",
                "VerificationModel",
            ],
            path: "Tests/Harness/SecretAccuracyTests"),
        .target(
            name: "FuzzTargets",
            dependencies: [
                "ContentCoding", "ContractFiles", "DecodingInterpreter", "DecodingPrograms", "DecodingSources", "HTTPMessages",
                "LayerRules", "Locks",
                "MockServer", "PackageGraph", "ProjectModules", "RecordingInterchange", "Recordings", "Redaction", "SecretPatterns",
                "StrictJSON", "SwiftSymbols", "TextPatterns", "VerificationModel",
            ],
            path: "Tests/Support/FuzzTargets"),
        .testTarget(
            name: "FuzzTargetsTests", dependencies: ["FuzzTargets", "TestFolders"], path: "Tests/Harness/FuzzTargetsTests"),
        .target(name: "JSONSchemas", dependencies: ["StrictJSON"], path: "Tests/Support/JSONSchemas"),
        .testTarget(
            name: "FormatSchemaTests",
            dependencies: ["ContractFiles", "JSONSchemas", "LayerRules", "StrictJSON", "StrictYAML", "TestFolders", "VerificationModel"],
            path: "Tests/Harness/FormatSchemaTests"),
        .testTarget(
            name: "LayerRulesTests",
            dependencies: [
                "LayerRules", "PackageGraph", "PlantedSwift", "ProjectModules", "RandomNumbers", "SwiftSymbols", "TestFolders",
                "VerificationModel",
            ],
            path: "Tests/Harness/LayerRulesTests", exclude: ["Samples"]),
        .testTarget(
            name: "MockServerTests",
            dependencies: [
                "StrictYAML", "FakeSupport", "HTTPMessages", "Locks", "MockServer", "MockServerTLS", "ServedContracts", "TestFolders",
                "Upstream", "UpstreamTLS", .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHPACK", package: "swift-nio-http2"),
                .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            path: "Tests/Harness/MockServerTests"),
        .testTarget(
            name: "RecorderTests",
            dependencies: [
                "ContractFiles", "ContractTesting", "HTTPMessages", "Locks", "MockServer", "Recorder", "Recordings", "Redaction",
                "StandInAPI", "StandInServices", "TestFolders", "Upstream", "VerificationModel",
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"), .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
            ],
            path: "Tests/Harness/RecorderTests"),
        .testTarget(
            name: "MockServerTestingTests", dependencies: ["Locks", "MockServer", "MockServerTesting", "ServedContracts", "TestFolders"],
            path: "Tests/Harness/MockServerTestingTests"),
        .testTarget(
            name: "JUnitReportTests", dependencies: ["CLibXML2", "JUnitReport", "TestFolders", "VerificationModel"],
            path: "Tests/Harness/JUnitReportTests"),
        .testTarget(
            name: "FakeSupportTests", dependencies: ["FakeSupport", "Locks", "TestFolders"], path: "Tests/Harness/FakeSupportTests"),
        .testTarget(name: "ReportsTests", dependencies: ["Reports", "VerificationModel"], path: "Tests/Harness/ReportsTests"),
        .testTarget(
            name: "VerifyCommandsTests",
            dependencies: [
                "ContractFiles", "ContractTesting", "LayerRules", "Locks", "PackageGraph", "PlantedProjects", "ProjectModules",
                "RecordingInterchange", "Reports", "SafeFiles", "SwiftSymbols", "TestFolders",
                "VerificationModel", "VerifyCommands", "VerifyRunning", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/Harness/VerifyCommandsTests"),
        .target(name: "WritableRecordings", dependencies: ["Recordings", "Redaction"], path: "Tests/Support/WritableRecordings"),
        .target(
            name: "VerifyRunning", dependencies: ["ContractTesting", "Locks", "TestFolders", "VerifyCommands"],
            path: "Tests/Support/VerifyRunning"),
        .testTarget(
            name: "LiveCommandsTests",
            dependencies: [
                "ContractFiles", "HTTPMessages", "LiveCommands", "MockServer", "Recorder", "SafeFiles", "ServedContracts", "StandInAPI",
                "StandInServices", "TestFolders", "VerificationModel", "VerifyCommands", "VerifyRunning",
            ],
            path: "Tests/Harness/LiveCommandsTests"),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "Locks", "MockServer", "RandomNumbers", "Recordings", "SecretCorpus", "SecretSearch", "StandInAPI", "StandInServices",
                "StrictJSON", "TestFolders",
                "showcase", "verify", "verify-live", "verify-reference", .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            path: "Tests/EndToEnd"),
    ],
    swiftLanguageModes: [.v6]
)

// The package Fuzzing links the targets. They are not part of the public API.
if Context.environment["PLUMBLINE_FUZZING"] == "1" {
    package.products.append(.library(name: "FuzzTargets", type: .static, targets: ["FuzzTargets"]))
}

for target in package.targets where target.type != .system && target.name != "CThreads" {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}
