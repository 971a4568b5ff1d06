// swift-tools-version: 6.2
import PackageDescription

// The main package has the product only with PLUMBLINE_FUZZING=1: see Scripts/fuzz.
let package = Package(
    name: "plumbline-fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "plumbline", path: "..")],
    targets: [.executableTarget(name: "Fuzz", dependencies: [.product(name: "FuzzTargets", package: "plumbline")])],
    swiftLanguageModes: [.v6]
)
