// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "plumbline-benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "plumbline", path: ".."),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    ],
    targets: [
        .executableTarget(
            name: "JSONReading",
            dependencies: [.product(name: "Benchmark", package: "benchmark"), .product(name: "StrictJSON", package: "plumbline")],
            path: "Benchmarks/JSONReading",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        .executableTarget(
            name: "JUnitWriting",
            dependencies: [
                .product(name: "Benchmark", package: "benchmark"), .product(name: "JUnitReport", package: "plumbline"),
                .product(name: "VerificationModel", package: "plumbline"),
            ],
            path: "Benchmarks/JUnitWriting",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        .executableTarget(name: "ContractChecking", path: "Benchmarks/ContractChecking"),
        .executableTarget(
            name: "LayerChecking",
            dependencies: [
                .product(name: "LayerRules", package: "plumbline"), .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "VerificationModel", package: "plumbline"), .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Benchmarks/LayerChecking"
        ),
        .executableTarget(
            name: "Recording",
            dependencies: [
                .product(name: "AsyncHTTPClient", package: "async-http-client"), .product(name: "HTTPMessages", package: "plumbline"),
                .product(name: "MockServer", package: "plumbline"), .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "Recordings", package: "plumbline"), .product(name: "Redaction", package: "plumbline"),
            ],
            path: "Benchmarks/Recording"
        ),
        .executableTarget(
            name: "Searching",
            dependencies: [
                .product(name: "HTTPMessages", package: "plumbline"), .product(name: "Recordings", package: "plumbline"),
                .product(name: "Redaction", package: "plumbline"),
            ],
            path: "Benchmarks/Searching"
        ),
        .executableTarget(
            name: "Servers",
            dependencies: [
                .product(name: "MockServer", package: "plumbline"), .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            path: "Benchmarks/Servers"
        ),
    ],
    swiftLanguageModes: [.v6]
)
